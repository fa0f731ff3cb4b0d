package dev.heddle.engine.instrument.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.session.OverlayCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

class OverlayTest {

    @TempDir
    Path cache;

    static Stream<Arguments> jdks() {
        return Jdks.all().entrySet().stream().map(jdk -> Arguments.of(jdk.getKey(), jdk.getValue()));
    }

    @ParameterizedTest(name = "JDK {0}")
    @MethodSource("jdks")
    void everyProcessHasTheSameSeeds(int feature, Path javaHome) throws Exception {
        Path overlay = Overlay.of(javaHome, cache);
        Path source = cache.resolve("Order.java");
        Files.writeString(source, """
                class Order {
                    public static void main(String[] args) {
                        System.out.println(java.util.Set.of("a", "b", "c", "d", "e", "f", "g"));
                        System.out.println(new java.util.SplittableRandom().nextLong());
                        System.out.println(java.util.concurrent.ThreadLocalRandom.current().nextLong());
                    }
                }
                """);
        List<String> first = start(javaHome, overlay, source);
        assertThat(first).hasSize(3);
        assertThat(start(javaHome, overlay, source)).isEqualTo(first);
    }

    private static List<String> start(Path javaHome, Path overlay, Path source) throws Exception {
        Path output = Files.createTempFile(source.getParent(), "output", ".txt");
        Process process = new ProcessBuilder(javaHome.resolve("bin/java").toString(),
                "--patch-module=java.base=" + overlay, "-XX:+UnlockDiagnosticVMOptions",
                "-XX:+BytecodeVerificationLocal", "-XX:-DisplayVMOutput",
                "-XX:CompilerDirectivesFile=" + OverlayCache.directives(overlay), source.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(10, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertThat(ended && process.exitValue() == 0).as("output %s", Files.readString(output)).isTrue();
        return Files.readAllLines(output);
    }

    @ParameterizedTest(name = "JDK {0}")
    @MethodSource("jdks")
    void holdsTheClassesWithSynchronizedMethodsAndNoneOfTheFlags(int feature, Path javaHome) throws IOException {
        Path overlay = Overlay.of(javaHome, cache);
        for (String name : List.of("java/lang/Thread", "java/lang/StringBuffer", "java/util/Vector", "java/util/Stack",
                "java/util/Hashtable", "java/util/Properties", "java/util/Random")) {
            ClassNode node = new ClassNode();
            new ClassReader(Files.readAllBytes(overlay.resolve(name + ".class"))).accept(node, ClassReader.SKIP_CODE);
            assertThat(node.methods).as(name).noneMatch(method -> (method.access & Opcodes.ACC_SYNCHRONIZED) != 0);
        }
    }

    @Test
    void isMadeOnce() throws IOException {
        Path javaHome = Path.of(System.getProperty("java.home"));
        Path first = Overlay.of(javaHome, cache);
        Path vector = first.resolve("java/util/Vector.class");
        Object key = Files.readAttributes(vector, BasicFileAttributes.class).fileKey();
        assertThat(Overlay.of(javaHome, cache)).isEqualTo(first);
        assertThat(Files.readAttributes(vector, BasicFileAttributes.class).fileKey())
                .isEqualTo(key);
    }

    @Test
    void severalAtOnceAgreeOnOne() throws Exception {
        Path javaHome = Path.of(System.getProperty("java.home"));
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Callable<Path> make = () -> Overlay.of(javaHome, cache);
        List<Path> made = new ArrayList<>();
        for (Future<Path> each : pool.invokeAll(List.of(make, make, make))) {
            made.add(each.get());
        }
        pool.shutdown();
        assertThat(made).containsOnly(made.get(0));
        try (Stream<Path> left = Files.list(cache)) {
            assertThat(left).containsExactly(made.get(0));
        }
    }
}
