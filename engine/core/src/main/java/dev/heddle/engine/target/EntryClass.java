package dev.heddle.engine.target;

import dev.heddle.engine.model.BadRequestException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Picks, among the classes of one source file, the one to run, without loading any. */
final class EntryClass {

    private EntryClass() {}

    /** The first top-level class with tests, else the first with a main method; in the order of the source. */
    static String of(Path classes, Path source) throws IOException, BadRequestException {
        List<Scan> scans = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                Scan scan = new Scan();
                new ClassReader(Files.readAllBytes(file)).accept(scan, ClassReader.SKIP_FRAMES);
                scans.add(scan);
            }
        }
        scans.sort(Comparator.comparingInt(scan -> scan.firstLine));
        for (Scan scan : scans) {
            boolean nested = scan.name.contains("$");
            scan.tests |= !nested && scans.stream()
                    .anyMatch(other -> other.tests && other.nestedTests && other.name.startsWith(scan.name + "$"));
        }
        return scans.stream()
                .filter(scan -> !scan.name.contains("$") && !scan.isAbstract && scan.tests)
                .findFirst()
                .or(() -> scans.stream().filter(scan -> scan.main && !scan.name.contains("$")).findFirst())
                .map(scan -> scan.name.replace('/', '.'))
                .orElseThrow(() -> new BadRequestException(
                        source + " has neither JUnit tests nor a main method; add one of them"));
    }

    /** What matters about one class. */
    private static final class Scan extends ClassVisitor {

        String name;
        boolean isAbstract;
        boolean tests;
        boolean nestedTests;
        boolean main;
        int firstLine = Integer.MAX_VALUE;

        Scan() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(
                int version, int access, String className, String signature, String superName, String[] interfaces) {
            name = className;
            isAbstract = (access & Opcodes.ACC_ABSTRACT) != 0;
            tests = "junit/framework/TestCase".equals(superName);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            nestedTests |= descriptor.equals("Lorg/junit/jupiter/api/Nested;");
            tests |= descriptor.equals("Lorg/junit/runner/RunWith;");
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String method, String descriptor, String signature, String[] exceptions) {
            boolean isPrivate = (access & Opcodes.ACC_PRIVATE) != 0;
            main |= method.equals("main") && !isPrivate
                    && (descriptor.equals("([Ljava/lang/String;)V") || descriptor.equals("()V"));
            return new MethodVisitor(Opcodes.ASM9) {

                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    tests |= isTest(annotation);
                    return null;
                }

                @Override
                public void visitLineNumber(int line, Label start) {
                    firstLine = Math.min(firstLine, line);
                }
            };
        }

        private static boolean isTest(String annotation) {
            return annotation.startsWith("Lorg/junit/") && annotation.contains("Test");
        }
    }
}
