package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.UserCode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** On bytecode, because Heddle's own test classes are no user code. */
class InitializationVisitorTest {

    private static final String USERS = "com/acme/Account";

    private final MethodNode out = new MethodNode();
    private final InitializationVisitor visitor = new InitializationVisitor(out);

    private long hooks() {
        long count = 0;
        for (AbstractInsnNode each : out.instructions) {
            if (each instanceof MethodInsnNode call && call.owner.equals(InitializationVisitor.HOOKS)) {
                count++;
            }
        }
        return count;
    }

    private Object[] constants() {
        List<Object> all = new ArrayList<>();
        for (AbstractInsnNode each : out.instructions) {
            if (each instanceof LdcInsnNode constant) {
                all.add(constant.cst);
            }
        }
        return all.toArray();
    }

    @Test
    void theUsersClassesAreTheUsers() {
        assertThat(UserCode.isUser(USERS.replace('/', '.'))).isTrue();
    }

    @Test
    void staticFieldsNeedTheirClass() {
        visitor.visitFieldInsn(Opcodes.GETSTATIC, USERS, "total", "I");
        visitor.visitFieldInsn(Opcodes.PUTSTATIC, USERS, "total", "I");
        visitor.visitFieldInsn(Opcodes.GETFIELD, USERS, "balance", "I");

        assertThat(hooks()).isEqualTo(2);
        assertThat(constants()).containsExactly(
                Type.getObjectType(USERS), "total", Type.getObjectType(USERS), "total");
    }

    @Test
    void staticMethodsNeedTheirClass() {
        visitor.visitMethodInsn(Opcodes.INVOKESTATIC, USERS, "open", "(I)V", false);
        visitor.visitMethodInsn(Opcodes.INVOKEVIRTUAL, USERS, "close", "()V", false);

        assertThat(constants()).containsExactly(Type.getObjectType(USERS), "open", "(I)V");
        assertThat(hooks()).isEqualTo(1);
    }

    @Test
    void newObjectsNeedTheirClassAndArraysDoNot() {
        visitor.visitTypeInsn(Opcodes.NEW, USERS);
        visitor.visitTypeInsn(Opcodes.ANEWARRAY, USERS);

        assertThat(constants()).containsExactly(Type.getObjectType(USERS));
        assertThat(hooks()).isEqualTo(1);
    }

    @Test
    void classesOfTheJdkAreNobodysBusiness() {
        visitor.visitTypeInsn(Opcodes.NEW, "java/util/ArrayList");
        visitor.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Math", "max", "(II)I", false);

        assertThat(hooks()).isZero();
    }
}
