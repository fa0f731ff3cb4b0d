package dev.heddle.engine.runtime.contact;

import dev.heddle.engine.model.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The operations of one method as its class file has them, and a hash of its code that does not know lines. */
final class MethodCode {

    private record Operation(int line, int opcode, String name) {}

    private final List<Operation> operations = new ArrayList<>();
    private final int hash;

    MethodCode(MethodNode method) {
        int line = 0;
        int h = 1;
        Map<Label, Integer> labels = new HashMap<>();
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof LineNumberNode number) {
                line = number.line;
                continue;
            }
            if (node instanceof LabelNode || node.getOpcode() < 0) {
                continue;
            }
            h = (h * 31 + node.getOpcode()) * 31 + operand(node, labels);
            String name = nameOf(node);
            if (name != null) {
                operations.add(new Operation(line, node.getOpcode(), name));
            }
        }
        hash = h;
    }

    int hash() {
        return hash;
    }

    private static int operand(AbstractInsnNode node, Map<Label, Integer> labels) {
        if (node instanceof FieldInsnNode field) {
            return (field.owner + field.name).hashCode();
        } else if (node instanceof MethodInsnNode call) {
            return (call.owner + call.name + call.desc).hashCode();
        } else if (node instanceof JumpInsnNode jump) {
            // Labels are numbered in the order in which they are jumped to.
            return labels.computeIfAbsent(jump.label.getLabel(), l -> labels.size());
        } else if (node instanceof VarInsnNode variable) {
            return variable.var;
        } else if (node instanceof IntInsnNode number) {
            return number.operand;
        } else if (node instanceof IincInsnNode increment) {
            return increment.var * 31 + increment.incr;
        } else if (node instanceof LdcInsnNode constant) {
            return constant.cst.toString().hashCode();
        }
        return node instanceof TypeInsnNode type ? type.desc.hashCode() : 0;
    }

    /** Its name if it can be an operation or lead to one, else null. */
    private static String nameOf(AbstractInsnNode node) {
        if (node instanceof FieldInsnNode field) {
            return field.name;
        } else if (node instanceof MethodInsnNode call) {
            return call.name;
        }
        int opcode = node.getOpcode();
        boolean element = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
                || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
        return element ? "[]" : opcode == Opcodes.MONITORENTER ? "monitor"
                : opcode == Opcodes.INVOKEDYNAMIC ? "dynamic" : null;
    }

    /** Which operation of the method a line does to a member, or below 0. */
    int ordinal(int line, Op op, String member) {
        int any = -1;
        for (int i = 0; i < operations.size(); i++) {
            Operation operation = operations.get(i);
            if (operation.line() != line) {
                continue;
            }
            if (operation.name().equals(member) && suits(operation.opcode(), op)) {
                return i;
            }
            any = any < 0 ? i : any;
        }
        return any;
    }

    private static boolean suits(int opcode, Op op) {
        return switch (opcode) {
            case Opcodes.GETFIELD, Opcodes.GETSTATIC -> op == Op.READ;
            case Opcodes.PUTFIELD, Opcodes.PUTSTATIC -> op == Op.WRITE;
            default -> op == null || !(opcode >= Opcodes.IALOAD && opcode <= Opcodes.SASTORE)
                    || op == (opcode <= Opcodes.SALOAD ? Op.READ : Op.WRITE);
        };
    }
}
