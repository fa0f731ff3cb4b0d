package dev.heddle.junit;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;

/**
 * Calls a test engine without JUnit's launcher, which a test's class path need not have. What an engine wants to be
 * given has grown from version to version (output directories, stores, cancellation), so the requests are made
 * by the types that the version at hand asks for.
 */
final class EngineCalls {

    private EngineCalls() {}

    static TestDescriptor discover(
            TestEngine engine, List<? extends DiscoverySelector> selectors, ConfigurationParameters configuration) {
        InvocationHandler handler = (proxy, method, args) -> switch (method.getName()) {
            case "getSelectorsByType" ->
                selectors.stream().filter(((Class<?>) args[0])::isInstance).toList();
            case "getFiltersByType" -> List.of();
            case "getConfigurationParameters" -> configuration;
            case "getOutputDirectoryProvider", "getOutputDirectoryCreator" -> outputs(method.getReturnType());
            case "toString" -> "discovery of " + selectors;
            default -> InvocationHandler.invokeDefault(proxy, method, args);
        };
        EngineDiscoveryRequest request = (EngineDiscoveryRequest) Proxy.newProxyInstance(
                EngineCalls.class.getClassLoader(), new Class<?>[] {EngineDiscoveryRequest.class}, handler);
        return engine.discover(request, UniqueId.forEngine(engine.getId()));
    }

    static void execute(
            TestEngine engine,
            TestDescriptor root,
            EngineExecutionListener listener,
            ConfigurationParameters configuration)
            throws Throwable {
        Store store = new Store();
        try {
            engine.execute(request(root, listener, configuration, store));
        } finally {
            store.close();
        }
    }

    private static ExecutionRequest request(
            TestDescriptor root, EngineExecutionListener listener, ConfigurationParameters configuration, Store store)
            throws ReflectiveOperationException {
        Method create = longestCreate();
        if (create == null) {
            return ExecutionRequest.class
                    .getConstructor(TestDescriptor.class, EngineExecutionListener.class, ConfigurationParameters.class)
                    .newInstance(root, listener, configuration);
        }
        Class<?>[] types = create.getParameterTypes();
        Object[] args = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            args[i] = switch (types[i].getSimpleName()) {
                case "TestDescriptor" -> root;
                case "EngineExecutionListener" -> listener;
                case "ConfigurationParameters" -> configuration;
                case "OutputDirectoryProvider", "OutputDirectoryCreator" -> outputs(types[i]);
                case "NamespacedHierarchicalStore" -> store.open(types[i]);
                case "CancellationToken" -> types[i].getMethod("disabled").invoke(null);
                default -> throw new IllegalArgumentException("this version of JUnit wants a "
                        + types[i].getName() + ", which Heddle does not know; use JUnit 5 or 6.0");
            };
        }
        return (ExecutionRequest) create.invoke(null, args);
    }

    private static Method longestCreate() {
        Method longest = null;
        for (Method method : ExecutionRequest.class.getMethods()) {
            if (method.getName().equals("create")
                    && (longest == null || method.getParameterCount() > longest.getParameterCount())) {
                longest = method;
            }
        }
        return longest;
    }

    /** Where tests publish files: a temporary directory, made only when one does. */
    private static Object outputs(Class<?> type) {
        InvocationHandler handler = (proxy, method, args) -> switch (method.getName()) {
            case "getRootDirectory" -> Path.of(System.getProperty("java.io.tmpdir"));
            case "createOutputDirectory" -> outputDirectory();
            default -> method.isDefault() ? InvocationHandler.invokeDefault(proxy, method, args) : null;
        };
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
    }

    private static Path outputDirectory() throws IOException {
        Path directory = Files.createTempDirectory("heddle-junit");
        directory.toFile().deleteOnExit();
        return directory;
    }

    /** The stores of the launcher session and of the request, closed innermost first. */
    private static final class Store {

        private AutoCloseable session;
        private AutoCloseable request;

        Object open(Class<?> type) throws ReflectiveOperationException {
            Constructor<?> constructor = type.getConstructor(type);
            session = (AutoCloseable) constructor.newInstance(new Object[] {null});
            try {
                request = (AutoCloseable) type.getMethod("newChild").invoke(session);
            } catch (InvocationTargetException e) {
                throw new IllegalStateException(e.getCause());
            }
            return request;
        }

        void close() throws Exception {
            if (session != null) {
                request.close();
                session.close();
            }
        }
    }
}
