package dev.heddle.engine.target;

import dev.heddle.bootstrap.FoundTest;
import dev.heddle.bootstrap.TestFinder;
import dev.heddle.engine.model.BadRequestException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Finds what a target means: the tests of a class, one of them, or a {@code main} method. */
public final class TestTargets {

    private static final int NAMED = 12;

    private TestTargets() {}

    /** The tests that {@code target} names; nobody wants to hear of those that cannot be run. */
    public static List<TestCase> resolve(String target, ClassLoader userLoader) throws BadRequestException {
        return resolve(target, userLoader, note -> { });
    }

    /**
     * The tests that {@code target} names, at least one.
     *
     * @param target {@code com.acme.FooTest}, {@code com.acme.FooTest#method}, {@code com.acme.FooTest#method[2]}
     *     or {@code com.acme.Main}; several, one a line
     * @param userLoader where the classes under test, JUnit and Heddle's bridge to it are
     * @param notes is told of those of several that cannot be run
     */
    public static List<TestCase> resolve(String target, ClassLoader userLoader, Consumer<String> notes)
            throws BadRequestException {
        String[] lines = target.split("\n");
        if (lines.length == 1) {
            return resolveOne(target, userLoader);
        }
        List<TestCase> cases = new ArrayList<>();
        BadRequestException first = null;
        for (String line : lines) {
            try {
                cases.addAll(resolveOne(line, userLoader));
            } catch (BadRequestException e) {
                first = first == null ? e : first;
                notes.accept("left out: " + e.getMessage());
            }
        }
        if (cases.isEmpty()) {
            throw first;
        }
        return cases;
    }

    private static List<TestCase> resolveOne(String target, ClassLoader userLoader) throws BadRequestException {
        int hash = target.indexOf('#');
        String className = hash < 0 ? target : target.substring(0, hash);
        String member = hash < 0 ? null : target.substring(hash + 1);
        if (className.isBlank() || member != null && member.isBlank()) {
            throw new BadRequestException("'" + target + "' names no test; write com.acme.FooTest#method");
        }
        Class<?> testClass = new UserClasses(userLoader).load(className);
        try {
            return member == null ? all(testClass, userLoader) : one(testClass, member, userLoader);
        } catch (IllegalArgumentException e) {
            throw new BadRequestException(e.getMessage(), e);
        } catch (LinkageError e) {
            throw UserClasses.unloadable(className, e);
        }
    }

    private static List<TestCase> all(Class<?> testClass, ClassLoader userLoader) throws BadRequestException {
        List<FoundTest> found = find(testClass, null, userLoader);
        if (!found.isEmpty()) {
            List<TestCase> cases = enabled(found, userLoader);
            if (cases.isEmpty()) {
                throw new BadRequestException("all tests of " + testClass.getName() + " are disabled, for example "
                        + name(found.get(0)) + ": " + found.get(0).skipped() + "; enable one to explore it");
            }
            return cases;
        }
        TestBody main = MainMethod.of(testClass);
        if (main != null) {
            return List.of(new TestCase(testClass.getName(), main));
        }
        throw new BadRequestException(nothingToRun(testClass));
    }

    private static List<TestCase> one(Class<?> testClass, String member, ClassLoader userLoader)
            throws BadRequestException {
        List<FoundTest> matching = new ArrayList<>();
        for (FoundTest test : find(testClass, methodName(member), userLoader)) {
            String name = name(test);
            if (name.equals(member) || name.startsWith(member + "[") || methodName(name).equals(member)) {
                matching.add(test);
            }
        }
        if (matching.isEmpty()) {
            TestBody main = member.equals("main") ? MainMethod.of(testClass) : null;
            if (main != null) {
                return List.of(new TestCase(testClass.getName(), main));
            }
            throw new BadRequestException(noSuchTest(testClass, member, userLoader));
        }
        List<TestCase> cases = enabled(matching, userLoader);
        if (cases.isEmpty()) {
            throw new BadRequestException(testClass.getName() + "#" + member + " is not to be run: "
                    + matching.get(0).skipped() + "; enable it to explore it");
        }
        return cases;
    }

    private static String note(FoundTest test, ClassLoader userLoader) {
        String className = test.id().substring(0, test.id().indexOf('#'));
        try {
            return TimeLimits.note(Class.forName(className, false, userLoader), methodName(name(test)));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the class of " + test.id() + " has gone", e);
        }
    }

    private static List<TestCase> enabled(List<FoundTest> found, ClassLoader userLoader) {
        List<TestCase> cases = new ArrayList<>();
        for (FoundTest test : found) {
            if (test.skipped() == null) {
                cases.add(new TestCase(test.id(), test.displayName(), test::run, note(test, userLoader), true));
            }
        }
        return cases;
    }

    private static List<FoundTest> find(Class<?> testClass, String method, ClassLoader userLoader) {
        List<FoundTest> found = new ArrayList<>();
        if (isThere("org.junit.jupiter.api.Test", userLoader)) {
            found.addAll(finder("dev.heddle.junit.JupiterTests", userLoader).find(testClass, method));
        }
        if (isThere("org.junit.Test", userLoader)) {
            found.addAll(finder("dev.heddle.junit.JUnit4Tests", userLoader).find(testClass, method));
        }
        if (isThere("org.testng.annotations.Test", userLoader)) {
            found.addAll(finder("dev.heddle.junit.TestNgTests", userLoader).find(testClass, method));
        }
        return found;
    }

    private static boolean isThere(String className, ClassLoader userLoader) {
        try {
            Class.forName(className, false, userLoader);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static TestFinder finder(String className, ClassLoader userLoader) {
        try {
            return (TestFinder)
                    Class.forName(className, true, userLoader).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("heddle-junit.jar is missing from the worker's class path", e);
        }
    }

    private static String nothingToRun(Class<?> testClass) {
        String name = testClass.getName();
        if (testClass.isInterface() || Modifier.isAbstract(testClass.getModifiers())) {
            return name + " is abstract; name a class that extends it";
        }
        if (testClass.isMemberClass() && !Modifier.isStatic(testClass.getModifiers())) {
            return name + " is an inner class without @Nested; add the annotation or make it static";
        }
        if (JUnitMarks.on(testClass)) {
            return name + " has tests, but JUnit (or TestNG) is not on the class path; add it to --cp";
        }
        return name + " has neither JUnit tests nor a main method; name a class that has";
    }

    private static String noSuchTest(Class<?> testClass, String member, ClassLoader userLoader) {
        List<FoundTest> found = find(testClass, null, userLoader);
        if (found.isEmpty()) {
            return MainMethod.of(testClass) == null ? nothingToRun(testClass)
                    : testClass.getName() + " has no test '" + member + "', only a main method; leave #" + member + " out";
        }
        String tests = found.stream()
                .map(test -> test.id().startsWith(testClass.getName() + "#") ? name(test) : test.id())
                .limit(NAMED)
                .collect(Collectors.joining(", "));
        String more = found.size() > NAMED ? ", and " + (found.size() - NAMED) + " more" : "";
        String method = methodName(member);
        for (Method declared : testClass.getDeclaredMethods()) {
            if (declared.getName().equals(member)) {
                return testClass.getName() + "." + member + " is no test (it has no @Test); the tests are: " + tests
                        + more;
            }
        }
        String what = method.equals(member) ? "test" : "invocation";
        return testClass.getName() + " has no " + what + " '" + member + "'; the tests are: " + tests + more;
    }

    private static String name(FoundTest test) {
        return test.id().substring(test.id().indexOf('#') + 1);
    }

    /** The method of {@code method(int)[2]}. */
    private static String methodName(String member) {
        int end = member.length();
        int bracket = member.indexOf('[');
        int parenthesis = member.indexOf('(');
        if (bracket > 0) {
            end = bracket;
        }
        if (parenthesis > 0) {
            end = Math.min(end, parenthesis);
        }
        return member.substring(0, end);
    }
}
