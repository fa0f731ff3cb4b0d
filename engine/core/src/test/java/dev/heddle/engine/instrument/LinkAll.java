package dev.heddle.engine.instrument;

import dev.heddle.engine.instrument.plan.JdkMethods;
import dev.heddle.engine.instrument.plan.Policy;
import dev.heddle.engine.instrument.plan.Treatment;
import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * In a forked JVM: loads classes through the instrumenter and has the JVM verify them. Its arguments are jars, or
 * none for java.base; before them {@code symbolic} if classes are to carry shadows. A class whose references are not all there is not linked, and only counted.
 */
public final class LinkAll {

    private int linked;
    private int incomplete;
    private int retransformed;

    private LinkAll() {}

    public static void main(String[] given, Instrumentation instrumentation) throws IOException {
        boolean symbolic = given.length > 0 && given[0].equals("symbolic");
        String[] args = symbolic ? Arrays.copyOfRange(given, 1, given.length) : given;
        Instrumenter instrumenter = Instrumenter.install(instrumentation, false, symbolic);
        LinkAll all = new LinkAll();
        if (args.length == 0) {
            Class<?>[] before = instrumentation.getAllLoadedClasses();
            instrumentation.addTransformer(new FullTreatment(instrumenter), true);
            all.link(namesOfJavaBase(), null);
            all.retransform(before, instrumentation);
        }
        URLClassLoader loader = new URLClassLoader(urls(args));
        for (String jar : args) {
            all.linkJar(jar, loader);
        }
        instrumenter.untouched().entries().forEach(entry ->
                say("untouched", entry.className(), ":", entry.reason()));
        say("linked", all.linked);
        say("retransformed", all.retransformed);
        say("incomplete", all.incomplete);
    }

    /** Word by word: what concatenation is made of in the JDK may have been changed in full by now, and would come back here. */
    private static void say(Object... words) {
        for (int i = 0; i < words.length; i++) {
            System.out.print(i == 0 || words[i].equals(":") ? "" : " ");
            System.out.print(words[i]);
        }
        System.out.println();
    }

    private static URL[] urls(String[] jars) throws IOException {
        URL[] urls = new URL[jars.length];
        for (int i = 0; i < jars.length; i++) {
            urls[i] = Path.of(jars[i]).toUri().toURL();
        }
        return urls;
    }

    private void linkJar(String jar, ClassLoader loader) throws IOException {
        List<String> names;
        try (JarFile file = new JarFile(jar)) {
            names = file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class") && !name.startsWith("META-INF/"))
                    .filter(name -> !name.endsWith("module-info.class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .toList();
        }
        link(names, loader);
    }

    private void link(List<String> names, ClassLoader loader) {
        for (String name : names) {
            try {
                Class.forName(name, false, loader).getDeclaredMethods();
                linked++;
            } catch (VerifyError | ClassFormatError wrong) {
                say("wrong", name, ":", wrong.getMessage());
            } catch (LinkageError | ClassNotFoundException | TypeNotPresentException missing) {
                incomplete++;
            }
        }
    }

    private void retransform(Class<?>[] classes, Instrumentation instrumentation) {
        for (Class<?> type : classes) {
            if (type.getClassLoader() != null || !instrumentation.isModifiableClass(type) || type.isHidden()
                    || type.isArray() || type.getName().startsWith("dev.heddle.")) {
                continue;
            }
            try {
                instrumentation.retransformClasses(type);
                retransformed++;
            } catch (UnmodifiableClassException | LinkageError | UnsupportedOperationException refused) {
                say("wrong", type.getName(), ":", refused);
            }
        }
    }

    /** Gives also those classes of the JDK the full treatment that the policy spares. */
    private record FullTreatment(Instrumenter instrumenter) implements ClassFileTransformer {

        private static final Policy POLICY = new Policy(JdkMethods.table());

        @Override
        public byte[] transform(
                ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] bytes) {
            boolean spared = loader == null && name != null && !name.startsWith("dev/heddle/")
                    && POLICY.of(name, true) == Treatment.INITIALIZER;
            return spared ? instrumenter.transform(null, name, Treatment.FULL, loaded != null, bytes) : null;
        }
    }

    private static List<String> namesOfJavaBase() throws IOException {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");
        List<String> names = new ArrayList<>();
        try (Stream<Path> files = Files.walk(base)) {
            files.map(file -> base.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.equals("module-info.class"))
                    .forEach(name -> names.add(name.substring(0, name.length() - ".class".length()).replace('/', '.')));
        }
        return names;
    }
}
