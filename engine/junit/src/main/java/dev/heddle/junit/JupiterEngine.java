package dev.heddle.junit;

import dev.heddle.bootstrap.FoundTest;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Finds and runs tests through Jupiter's engine: everything that is more than plain life cycle. */
final class JupiterEngine {

    private final TestEngine engine;
    private final Configuration configuration;

    JupiterEngine(ClassLoader loader, Configuration configuration) {
        this.configuration = configuration;
        this.engine = ServiceLoader.load(TestEngine.class, loader).stream()
                .map(ServiceLoader.Provider::get)
                .filter(candidate -> candidate.getId().equals("junit-jupiter"))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "these tests use JUnit extensions or parameters: add junit-jupiter-engine to the class path"));
    }

    /** The tests that a run of the class would run; those that {@code plan}, if it is not null, can run directly are. */
    List<FoundTest> find(Class<?> testClass, String method, DirectPlan plan) {
        List<DiscoverySelector> selectors = selectors(testClass, method);
        if (selectors.isEmpty()) {
            return List.of();
        }
        Rehearsed rehearsed = rehearse(selectors, Rehearsal.Mode.FACTORIES_ONLY);
        if (rehearsed.containerFailure() != null) {
            rehearsed = rehearse(selectors, Rehearsal.Mode.WITH_BEFORE_ALL);
        }
        if (rehearsed.containerFailure() != null && rehearsed.leaves().isEmpty()) {
            throw new IllegalArgumentException("JUnit cannot make the tests of " + testClass.getName() + ": "
                    + firstLine(rehearsed.containerFailure()), rehearsed.containerFailure());
        }
        Map<String, FoundTest> found = new LinkedHashMap<>();
        Set<String> overloaded = TestIds.overloaded(rehearsed.leaves());
        for (TestDescriptor leaf : rehearsed.leaves()) {
            String id = TestIds.of(leaf, overloaded);
            found.put(id, test(leaf, id, rehearsed.skipped(leaf), plan));
        }
        return new ArrayList<>(found.values());
    }

    private static List<DiscoverySelector> selectors(Class<?> testClass, String method) {
        if (method == null) {
            return List.of(DiscoverySelectors.selectClass(testClass));
        }
        List<DiscoverySelector> selectors = new ArrayList<>();
        for (Method candidate : JupiterMethods.named(testClass, method)) {
            selectors.add(DiscoverySelectors.selectMethod(testClass, candidate));
        }
        return selectors;
    }

    private FoundTest test(TestDescriptor leaf, String id, String skipped, DirectPlan plan) {
        String displayName = leaf.getDisplayName();
        if (skipped != null) {
            return new SkippedTest(id, displayName, skipped);
        }
        FoundTest direct = null;
        if (plan != null
                && !leaf.getParent().map(TestDescriptor::mayRegisterTests).orElse(false)
                && leaf.getSource().orElse(null) instanceof MethodSource source) {
            direct = plan.plan(source.getJavaClass(), source.getJavaMethod(), id, displayName);
        }
        return direct != null ? direct : new EngineTest(leaf.getUniqueId(), id, displayName);
    }

    private Rehearsed rehearse(List<DiscoverySelector> selectors, Rehearsal.Mode mode) {
        Configuration rehearsal = configuration.forRehearsal();
        Rehearsed rehearsed = new Rehearsed();
        Rehearsal.enter(mode);
        try {
            TestDescriptor root = EngineCalls.discover(engine, selectors, rehearsal);
            EngineCalls.execute(engine, root, rehearsed, rehearsal);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        } finally {
            Rehearsal.leave();
        }
        return rehearsed;
    }

    static String firstLine(Throwable failure) {
        String message = String.valueOf(failure.getMessage() == null ? failure : failure.getMessage());
        int end = message.indexOf('\n');
        return end < 0 ? message : message.substring(0, end).strip();
    }

    /** A test, or one invocation of a test, that the engine runs. */
    private final class EngineTest implements FoundTest {

        private final UniqueId uniqueId;
        private final String id;
        private final String displayName;

        EngineTest(UniqueId uniqueId, String id, String displayName) {
            this.uniqueId = uniqueId;
            this.id = id;
            this.displayName = displayName;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String displayName() {
            return displayName;
        }

        @Override
        public String skipped() {
            return null;
        }

        // Descriptors remember the invocations they have made, so each execution starts with new ones.
        @Override
        public void run() throws Throwable {
            FirstFailure failure = new FirstFailure();
            TestDescriptor root = EngineCalls.discover(
                    engine, List.of(DiscoverySelectors.selectUniqueId(uniqueId)), configuration);
            EngineCalls.execute(engine, root, failure, configuration);
            failure.rethrow();
        }
    }
}
