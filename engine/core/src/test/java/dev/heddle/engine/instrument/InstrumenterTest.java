package dev.heddle.engine.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.V17;
import static org.objectweb.asm.Opcodes.V1_1;
import static org.objectweb.asm.Opcodes.V1_4;

import dev.heddle.engine.instrument.programs.Accesses;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Classes that are out of the ordinary are left alone, wholly or in part, and nothing is thrown. */
class InstrumenterTest {

    private final Instrumenter instrumenter = new Instrumenter();

    private byte[] transform(byte[] bytes) {
        return instrumenter.transform(getClass().getClassLoader(), "sample/Sample", null, null, bytes);
    }

    private static long hooks(byte[] bytes, String method) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        return node.methods.stream()
                .filter(each -> each.name.equals(method))
                .flatMap(each -> StreamSupport.stream(each.instructions.spliterator(), false))
                .filter(each -> each instanceof MethodInsnNode call && call.owner.startsWith("dev/heddle/bootstrap/"))
                .count();
    }

    /** A class with a static field and a method that stores into it {@code stores} times. */
    private static byte[] sample(int version, int stores, boolean subroutine) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(version, ACC_PUBLIC | ACC_SUPER, "sample/Sample", null, "java/lang/Object", null);
        writer.visitField(ACC_STATIC, "field", "I", null, null).visitEnd();
        for (String name : new String[] {"first", "second"}) {
            MethodVisitor method = writer.visitMethod(ACC_STATIC, name, "()V", null, null);
            method.visitCode();
            if (subroutine && name.equals("first")) {
                Label start = new Label();
                method.visitJumpInsn(Opcodes.JSR, start);
                method.visitInsn(Opcodes.RETURN);
                method.visitLabel(start);
                method.visitVarInsn(Opcodes.ASTORE, 0);
                method.visitInsn(Opcodes.ICONST_0);
                method.visitFieldInsn(Opcodes.PUTSTATIC, "sample/Sample", "field", "I");
                method.visitVarInsn(Opcodes.RET, 0);
            } else {
                for (int i = 0; i < (name.equals("first") ? stores : 1); i++) {
                    method.visitInsn(Opcodes.ICONST_0);
                    method.visitFieldInsn(Opcodes.PUTSTATIC, "sample/Sample", "field", "I");
                }
                method.visitInsn(Opcodes.RETURN);
            }
            method.visitMaxs(0, 0);
            method.visitEnd();
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    @Test
    void ordinaryClassIsChanged() {
        byte[] changed = transform(sample(V17, 3, false));
        assertThat(hooks(changed, "first")).isEqualTo(3);
        assertThat(hooks(changed, "second")).isEqualTo(1);
        assertThat(instrumenter.untouched().entries()).isEmpty();
    }

    @Test
    void versionThatIsNotKnownYetIsLeftAloneAndRecorded() {
        byte[] bytes = sample(V17, 1, false);
        bytes[7] = 120;
        assertThat(transform(bytes)).isNull();
        assertThat(instrumenter.untouched().entries()).containsExactly(new Untouched.Entry("sample.Sample",
                "java.lang.IllegalArgumentException: Unsupported class file major version 120"));
    }

    @Test
    void bytesThatAreNoClassAreLeftAloneAndRecorded() {
        assertThat(transform(new byte[] {1, 2, 3})).isNull();
        assertThat(instrumenter.untouched().entries()).hasSize(1);
    }

    @Test
    void methodWithSubroutinesIsChangedLikeOthers() {
        byte[] changed = transform(sample(V1_4, 1, true));
        assertThat(hooks(changed, "first")).isEqualTo(1);
        assertThat(hooks(changed, "second")).isEqualTo(1);
        assertThat(instrumenter.untouched().entries()).isEmpty();
    }

    /** A class with one synchronized method, which stores {@code null} into its first local and returns. */
    private static byte[] synchronizedSample(int version, int access) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(version, ACC_PUBLIC | ACC_SUPER, "sample/Sample", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(access | Opcodes.ACC_SYNCHRONIZED, "first", "()V", null, null);
        method.visitCode();
        method.visitInsn(Opcodes.ACONST_NULL);
        method.visitVarInsn(Opcodes.ASTORE, 0);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    @Test
    void synchronizedMethodThatCannotHaveABlockKeepsItsFlag() {
        assertThat(flagOfFirst(synchronizedSample(V17, ACC_PUBLIC))).isEqualTo(Opcodes.ACC_SYNCHRONIZED);
        assertThat(instrumenter.untouched().entries()).containsExactly(
                new Untouched.Entry("sample.Sample", "first()V is synchronized and cannot have a block"));
    }

    private int flagOfFirst(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(transform(bytes)).accept(node, 0);
        return node.methods.get(0).access & Opcodes.ACC_SYNCHRONIZED;
    }

    @Test
    void staticSynchronizedMethodOfAnOldCompilerGetsABlock() {
        assertThat(flagOfFirst(synchronizedSample(V1_1, ACC_STATIC))).isZero();
        assertThat(flagOfFirst(synchronizedSample(V1_4, ACC_STATIC))).isZero();
        assertThat(instrumenter.untouched().entries()).isEmpty();
    }

    @Test
    void methodThatWouldBecomeTooLargeIsLeftAloneAndRecorded() {
        byte[] changed = transform(sample(V17, 15_000, false));
        assertThat(hooks(changed, "first")).isZero();
        assertThat(hooks(changed, "second")).isEqualTo(1);
        assertThat(instrumenter.untouched().entries()).containsExactly(
                new Untouched.Entry("sample.Sample", "first()V is too large"));
    }

    @Test
    void frameworksAreNotChangedButForTheirInitialisers() {
        byte[] initialised = Woven.bytes(Accesses.class);
        byte[] changed = instrumenter.transform(getClass().getClassLoader(), "org/junit/Sample", null, null, initialised);
        assertThat(hooks(changed, "<clinit>")).isPositive();
        assertThat(hooks(changed, "fields")).isZero();
        assertThat(instrumenter.transform(
                getClass().getClassLoader(), "org/junit/Sample", null, null, sample(V17, 1, false))).isNull();
    }
}
