package dev.heddle.engine.programs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Changes to the class files of a program after which it can do what it could before, and nothing else. */
enum HarmlessChange {

    /** The classes have other names. All other changes come with that, so that both programs fit into one process. */
    RENAMED {
        @Override
        void to(List<ClassNode> program) {
            // Whoever writes the classes gives them other names.
        }
    },

    /** Each method begins with a yield. */
    YIELDS {
        @Override
        void to(List<ClassNode> program) {
            forEachMethod(program, method -> {
                InsnList yields = new InsnList();
                yields.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Thread", "yield", "()V", false));
                method.instructions.insert(yields);
            });
        }
    },

    /** Each method begins with a write to an array that nobody else knows. */
    PRIVATE_WRITES {
        @Override
        void to(List<ClassNode> program) {
            forEachMethod(program, method -> {
                InsnList write = new InsnList();
                write.add(new InsnNode(Opcodes.ICONST_1));
                write.add(new IntInsnNode(Opcodes.NEWARRAY, Opcodes.T_INT));
                write.add(new InsnNode(Opcodes.ICONST_0));
                write.add(new InsnNode(Opcodes.ICONST_5));
                write.add(new InsnNode(Opcodes.IASTORE));
                method.instructions.insert(write);
            });
        }
    },

    /** Each object is made on a line of its own. */
    LINES_APART {
        @Override
        void to(List<ClassNode> program) {
            int[] line = {FAR_AWAY};
            forEachCreation(program, (method, creation, before) -> putOnLine(method, creation, line[0]++, before));
        }
    },

    /** All objects are made on one line. */
    LINES_TOGETHER {
        @Override
        void to(List<ClassNode> program) {
            forEachCreation(program, (method, creation, before) -> putOnLine(method, creation, FAR_AWAY, before));
        }
    },

    /** The fields of an object of which there is just one become statics. */
    STATICS {
        @Override
        boolean fits(List<ClassNode> program) {
            return hasOneObject(program, program.get(0));
        }

        @Override
        void to(List<ClassNode> program) {
            ClassNode owner = program.get(0);
            Set<String> names = new HashSet<>();
            for (FieldNode field : owner.fields) {
                if (names.add(field.name)) {
                    field.access = (field.access | Opcodes.ACC_STATIC) & ~Opcodes.ACC_FINAL;
                }
            }
            program.forEach(type -> type.methods.forEach(method -> becomeStatic(method, owner.name)));
        }
    };

    private static final int FAR_AWAY = 20_000;

    /** Does the change to the classes of a program, of which the first is the one to run. */
    abstract void to(List<ClassNode> program);

    /** Whether the change is one for this program. */
    boolean fits(List<ClassNode> program) {
        return true;
    }

    private interface MethodChange {
        void to(MethodNode method);
    }

    private interface CreationChange {
        void to(MethodNode method, MethodInsnNode creation, int line);
    }

    private static void forEachMethod(List<ClassNode> program, MethodChange change) {
        program.forEach(type -> type.methods.stream()
                .filter(method -> method.instructions.size() > 0 && !method.name.startsWith("<"))
                .forEach(change::to));
    }

    /** Calls of constructors; where something is thrown, the line is part of what is reported. */
    private static void forEachCreation(List<ClassNode> program, CreationChange change) {
        for (ClassNode type : program) {
            for (MethodNode method : type.methods) {
                int line = 0;
                for (AbstractInsnNode instruction : method.instructions.toArray()) {
                    if (instruction instanceof LineNumberNode number) {
                        line = number.line;
                    }
                    boolean made = instruction instanceof MethodInsnNode call && call.name.equals("<init>")
                            && !method.name.equals("<init>") && !call.owner.endsWith("Error") && !call.owner.endsWith("Exception");
                    if (made && line > 0) {
                        change.to(method, (MethodInsnNode) instruction, line);
                    }
                }
            }
        }
    }

    private static void putOnLine(MethodNode method, MethodInsnNode creation, int line, int before) {
        LabelNode start = new LabelNode();
        method.instructions.insertBefore(creation, start);
        method.instructions.insert(start, new LineNumberNode(line, start));
        LabelNode end = new LabelNode();
        method.instructions.insert(creation, end);
        method.instructions.insert(end, new LineNumberNode(before, end));
    }

    /** One object of the class is made, by {@code main} and not in a loop, and nobody asks for its fields by their names. */
    private static boolean hasOneObject(List<ClassNode> program, ClassNode owner) {
        int made = 0;
        Set<String> names = new HashSet<>();
        owner.fields.stream().filter(field -> (field.access & Opcodes.ACC_STATIC) == 0).forEach(field -> names.add(field.name));
        for (ClassNode type : program) {
            if (owner.name.equals(type.superName)) {
                return false;
            }
            for (MethodNode method : type.methods) {
                List<AbstractInsnNode> seen = new ArrayList<>();
                for (AbstractInsnNode instruction : method.instructions) {
                    seen.add(instruction);
                    boolean creates = instruction instanceof TypeInsnNode creation && creation.getOpcode() == Opcodes.NEW
                            && creation.desc.equals(owner.name);
                    made += creates ? 1 : 0;
                    boolean inMain = method.name.equals("main") && type == owner;
                    boolean loops = inMain && instruction instanceof JumpInsnNode jump && seen.contains(jump.label);
                    boolean byName = instruction instanceof LdcInsnNode constant && names.contains(constant.cst)
                            || instruction instanceof InvokeDynamicInsnNode dynamic
                            && String.valueOf(List.of(dynamic.bsmArgs)).contains(owner.name + ".<init>");
                    if (creates && !inMain || loops || byName) {
                        return false;
                    }
                }
            }
        }
        return made == 1 && !names.isEmpty() && owner.superName.equals("java/lang/Object");
    }

    private static void becomeStatic(MethodNode method, String owner) {
        for (AbstractInsnNode instruction : method.instructions.toArray()) {
            if (!(instruction instanceof FieldInsnNode access) || !access.owner.equals(owner)) {
                continue;
            }
            InsnList before = new InsnList();
            boolean wide = Type.getType(access.desc).getSize() == 2;
            if (access.getOpcode() == Opcodes.GETFIELD) {
                before.add(new InsnNode(Opcodes.POP));
                access.setOpcode(Opcodes.GETSTATIC);
            } else if (access.getOpcode() == Opcodes.PUTFIELD) {
                before.add(new InsnNode(wide ? Opcodes.DUP2_X1 : Opcodes.SWAP));
                before.add(new InsnNode(wide ? Opcodes.POP2 : Opcodes.POP));
                if (wide) {
                    before.add(new InsnNode(Opcodes.POP));
                }
                access.setOpcode(Opcodes.PUTSTATIC);
            }
            method.instructions.insertBefore(access, before);
        }
    }
}
