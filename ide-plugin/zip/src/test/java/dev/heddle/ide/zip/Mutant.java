package dev.heddle.ide.zip;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** A way in which the platform may change under the plugin, and a word of what the verifier then says. */
enum Mutant {
    CLASS_REMOVED("unresolved class") {
        @Override
        void change(Map<String, byte[]> classes) {
            classes.remove(STARTER);
        }
    },
    METHOD_RENAMED("unresolved method") {
        @Override
        void change(Map<String, byte[]> classes) {
            edit(classes, STARTER, node -> method(node, "executeConfiguration").name = "runConfiguration");
        }
    },
    RETURN_TYPE_CHANGED("unresolved method") {
        @Override
        void change(Map<String, byte[]> classes) {
            edit(classes, "com/intellij/execution/RunManager.class", node -> {
                MethodNode method = method(node, "getInstance");
                method.desc = method.desc.replaceAll("\\).*", ")Ljava/lang/Object;");
                method.signature = null;
            });
        }
    },
    INTERFACE_MADE_CLASS("incompatible change") {
        @Override
        void change(Map<String, byte[]> classes) {
            edit(classes, "com/intellij/execution/configurations/RunProfileState.class",
                    node -> node.access &= ~Opcodes.ACC_INTERFACE);
        }
    },
    ABSTRACT_METHOD_ADDED("not implemented") {
        @Override
        void change(Map<String, byte[]> classes) {
            edit(classes, ACTION, node -> node.methods.add(
                    new MethodNode(Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, "more", "()V", null, null)));
        }
    },
    MADE_INTERNAL("internal") {
        @Override
        void change(Map<String, byte[]> classes) {
            annotate(classes, STARTER, "Lorg/jetbrains/annotations/ApiStatus$Internal;", false);
        }
    },
    MADE_NON_EXTENDABLE("non-extendable") {
        @Override
        void change(Map<String, byte[]> classes) {
            annotate(classes, ACTION, "Lorg/jetbrains/annotations/ApiStatus$NonExtendable;", false);
        }
    },
    SCHEDULED_FOR_REMOVAL("scheduled for removal") {
        @Override
        void change(Map<String, byte[]> classes) {
            annotate(classes, STARTER, "Ljava/lang/Deprecated;", true);
        }
    };

    private static final String STARTER = "com/intellij/execution/ProgramRunnerUtil.class";
    private static final String ACTION = "com/intellij/openapi/actionSystem/AnAction.class";

    final String finding;

    Mutant(String finding) {
        this.finding = finding;
    }

    abstract void change(Map<String, byte[]> classes);

    Map<String, byte[]> of(Map<String, byte[]> classes) {
        Map<String, byte[]> changed = new TreeMap<>(classes);
        change(changed);
        return changed;
    }

    private interface Edit {
        void apply(ClassNode node);
    }

    private static void edit(Map<String, byte[]> classes, String name, Edit edit) {
        ClassNode node = new ClassNode();
        new ClassReader(classes.get(name)).accept(node, 0);
        edit.apply(node);
        ClassWriter writer = new ClassWriter(0);
        node.accept(writer);
        classes.put(name, writer.toByteArray());
    }

    private static MethodNode method(ClassNode node, String name) {
        return node.methods.stream().filter(method -> method.name.equals(name)).findFirst().orElseThrow();
    }

    private static void annotate(Map<String, byte[]> classes, String name, String annotation, boolean forRemoval) {
        edit(classes, name, node -> {
            AnnotationNode added = new AnnotationNode(annotation);
            if (forRemoval) {
                added.visit("forRemoval", true);
                node.access |= Opcodes.ACC_DEPRECATED;
                node.visibleAnnotations = List.of(added);
            } else {
                node.invisibleAnnotations = List.of(added);
            }
        });
    }
}
