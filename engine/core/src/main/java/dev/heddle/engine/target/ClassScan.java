package dev.heddle.engine.target;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What can be read from the bytes of a class about whether it has tests, without loading it. */
final class ClassScan extends ClassVisitor {

    private static final String TESTNG_TEST = "Lorg/testng/annotations/Test;";

    String name;
    String superName;
    boolean isAbstract;
    boolean tests;
    boolean nestedTests;
    boolean main;
    int firstLine = Integer.MAX_VALUE;

    private ClassScan() {
        super(Opcodes.ASM9);
    }

    static ClassScan of(byte[] bytes) {
        ClassScan scan = new ClassScan();
        new ClassReader(bytes).accept(scan, ClassReader.SKIP_FRAMES);
        return scan;
    }

    /** Null for what is no class, or one of a Java that is not known yet: the loader will say more of it. */
    static ClassScan ofReadable(byte[] bytes) {
        try {
            return of(bytes);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return null;
        }
    }

    @Override
    public void visit(
            int version, int access, String className, String signature, String parent, String[] interfaces) {
        name = className;
        superName = parent;
        isAbstract = (access & Opcodes.ACC_ABSTRACT) != 0;
        tests = "junit/framework/TestCase".equals(parent);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        nestedTests |= descriptor.equals("Lorg/junit/jupiter/api/Nested;");
        tests |= descriptor.equals("Lorg/junit/runner/RunWith;") || descriptor.equals(TESTNG_TEST);
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
        return annotation.startsWith("Lorg/junit/") && annotation.contains("Test") || annotation.equals(TESTNG_TEST);
    }
}
