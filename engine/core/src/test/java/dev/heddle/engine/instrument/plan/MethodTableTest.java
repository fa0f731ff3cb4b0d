package dev.heddle.engine.instrument.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Jdks;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

class MethodTableTest {

    private static final Set<String> ONLY_FROM_19_TO_23 = Set.of(
            "java/io/PrintStream.implNewLine",
            "java/io/PrintStream.implWrite",
            "java/lang/System$2.currentCarrierThread()Ljava/lang/Thread;");
    /** Classes of other operating systems. */
    private static final List<String> ONLY_ELSEWHERE = List.of("sun/nio/ch/KQueue",
            "sun/nio/ch/BsdAsynchronousChannelProvider", "sun/nio/ch/WindowsAsynchronousChannelProvider");

    private final MethodTable table = JdkMethods.table();

    /** What no JDK here has would be a misspelt entry; that some have it and others not is what versions are. */
    @Test
    void everyEntryMatchesSomethingInOneOfTheJdks() throws IOException {
        Set<String> unmatched = new TreeSet<>(table.entries());
        for (Path javaHome : Jdks.all().values()) {
            unmatched.removeAll(matched(javaHome));
        }
        unmatched.removeAll(ONLY_FROM_19_TO_23);
        unmatched.removeIf(entry -> ONLY_ELSEWHERE.stream().anyMatch(entry::startsWith));
        assertThat(unmatched).isEqualTo(Jdks.all().size() > 1 ? Set.of() : notInOneJdkAlone());
    }

    /** Entries that only JDK 17, or only newer ones, can match. */
    private Set<String> notInOneJdkAlone() throws IOException {
        Set<String> unmatched = new TreeSet<>(table.entries());
        unmatched.removeAll(matched(Path.of(System.getProperty("java.home"))));
        unmatched.removeAll(ONLY_FROM_19_TO_23);
        unmatched.removeIf(entry -> ONLY_ELSEWHERE.stream().anyMatch(entry::startsWith));
        assertThat(unmatched).hasSizeLessThan(table.entries().size() / 4);
        return unmatched;
    }

    private Set<String> matched(Path javaHome) throws IOException {
        Set<String> matched = new TreeSet<>();
        try (FileSystem jdk = FileSystems.newFileSystem(
                URI.create("jrt:/"), Map.of("java.home", javaHome.toString()))) {
            for (String owner : table.owners()) {
                for (String module : List.of("java.base", "java.logging", "java.management", "jdk.httpserver")) {
                    Path file = jdk.getPath("/modules/" + module + "/" + owner + ".class");
                    if (Files.exists(file)) {
                        ClassNode node = new ClassNode();
                        new ClassReader(Files.readAllBytes(file)).accept(node, ClassReader.SKIP_CODE);
                        node.methods.forEach(method -> matched.addAll(keys(node, method)));
                    }
                }
            }
        }
        return matched;
    }

    /** Native and abstract methods have no code to change. */
    private static List<String> keys(ClassNode owner, MethodNode method) {
        boolean hasCode = (method.access & (Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) == 0;
        return hasCode
                ? List.of(owner.name + "." + method.name, owner.name + "." + method.name + method.desc)
                : List.of();
    }

    @Test
    void everyHookExistsWithTheSignatureItIsCalledBy() throws Exception {
        List<String> missing = new ArrayList<>();
        for (String owner : table.owners()) {
            for (MethodChange change : table.changes(owner)) {
                ClassNode hooks = new ClassNode();
                new ClassReader(change.hookOwner()).accept(hooks, ClassReader.SKIP_CODE);
                boolean exists = hooks.methods.stream().anyMatch(method -> method.name.equals(change.hookName())
                        && method.desc.equals(change.hookDescriptor())
                        && (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC)) == 9);
                if (!exists) {
                    missing.add(owner + ": " + change);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void loadersOfTheProgramAreQuiet() {
        String type = "(Ljava/lang/String;)Ljava/lang/Class;";
        assertThat(MethodTable.findInProgram("sample/Sample", "java/lang/ClassLoader", "loadClass", type)).isEqualTo(MethodTable.QUIET);
        assertThat(MethodTable.findInProgram("sample/Sample", "java/lang/Object", "loadClass", type)).isNull();
        assertThat(MethodTable.findInProgram("sample/Sample", "java/lang/ClassLoader", "run", "()V")).isNull();
    }

    @Test
    void makingAMockIsQuiet() {
        String mocks = "org/mockito/internal/util/MockUtil";
        assertThat(MethodTable.findInProgram(mocks, "java/lang/Object", "createMock", "()V")).isEqualTo(MethodTable.QUIET);
        assertThat(MethodTable.findInProgram(mocks, "java/lang/Object", "isMock", "()Z")).isNull();
    }
}
