package dev.heddle.engine.instrument;

import dev.heddle.engine.instrument.access.AccessVisitor;
import dev.heddle.engine.instrument.access.AddressVisitor;
import dev.heddle.engine.instrument.access.AllocationVisitor;
import dev.heddle.engine.instrument.access.ConstructionVisitor;
import dev.heddle.engine.instrument.access.Fields;
import dev.heddle.engine.instrument.access.FinalFields;
import dev.heddle.engine.instrument.code.BodyPart;
import dev.heddle.engine.instrument.code.Bracket;
import dev.heddle.engine.instrument.code.CallVisitor;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.code.Frames;
import dev.heddle.engine.instrument.code.InitializationVisitor;
import dev.heddle.engine.instrument.code.LinkVisitor;
import dev.heddle.engine.instrument.code.MethodScan;
import dev.heddle.engine.instrument.code.MonitorVisitor;
import dev.heddle.engine.instrument.code.PassOnVisitor;
import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.instrument.code.Prologue;
import dev.heddle.engine.instrument.code.RunPrologue;
import dev.heddle.engine.instrument.code.SynchronizedMethodToBlock;
import dev.heddle.engine.instrument.overlay.FewSpins;
import dev.heddle.engine.instrument.overlay.OneProcessor;
import dev.heddle.engine.instrument.plan.MethodChange.Kind;
import dev.heddle.engine.instrument.plan.MethodChange;
import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.instrument.plan.Treatment;
import dev.heddle.engine.instrument.plan.WholeObject;
import dev.heddle.engine.instrument.shadow.InitializerReads;
import dev.heddle.engine.instrument.shadow.ReferencesAsLambdas;
import dev.heddle.engine.instrument.shadow.ShadowLambdas;
import dev.heddle.engine.instrument.shadow.ShadowLayout;
import dev.heddle.engine.instrument.shadow.ShadowVisitor;
import dev.heddle.engine.site.Sites;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Changes one class: decides for each method which visitors it goes through. */
final class Weaver extends ClassVisitor {

    /**
     * What a class is changed under.
     *
     * @param keepFlags whether the class is already loaded, so that {@code synchronized} flags must stay
     * @param plain methods, by name and descriptor, that are left as they are
     * @param initializations whether the initialisation of classes is made visible
     * @param unshadowed methods that carry no shadows of values; null if none does
     * @param earlyFields its final fields that others may see before they are written
     * @param letsGo whether others may see its objects while a constructor runs
     */
    record Task(ClassLoader loader, String className, Treatment treatment, boolean jdk, boolean keepFlags, CodePlace place,
            MethodTable table, FinalFields finalFields, Untouched untouched, Set<String> plain,
            boolean initializations, Set<String> unshadowed, Set<String> earlyFields, boolean letsGo) {}

    private final Task task;
    private final MethodScan scan;
    private final Fields fields;
    private String superName;
    private boolean isInterface;
    private boolean droppedFlag;
    private final ShadowLambdas lambdas;
    private final ReferencesAsLambdas references;

    Weaver(ClassVisitor next, Task task, MethodScan scan) {
        super(PlacedVisitor.API, next);
        this.task = task;
        this.scan = scan;
        this.fields = new Fields(task.loader, task.className, task.finalFields, task.earlyFields);
        this.lambdas = new ShadowLambdas(task.className);
        this.references = new ReferencesAsLambdas(task.className);
    }

    /** Whether a method is no longer {@code synchronized}. */
    boolean droppedFlag() {
        return droppedFlag;
    }

    @Override
    public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
        superName = parent;
        isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
        lambdas.ownerIsInterface(isInterface);
        super.visit(version, access, name, signature, parent, interfaces);
    }

    @Override
    public void visitSource(String source, String debug) {
        task.place.file(source);
        super.visitSource(source, debug);
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        fields.declared(access, name);
        return super.visitField(access, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        String key = name + descriptor;
        if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0 || isLeftAlone(key, name)) {
            return super.visitMethod(access, name, descriptor, signature, thrown);
        }
        task.place.enter(name);
        MethodChange change = task.jdk
                ? task.table.find(task.className, name, descriptor)
                : MethodTable.findInProgram(task.className, superName, name, descriptor);
        if (change != null && change.kind() == Kind.QUIET) {
            return quiet(access, name, descriptor, signature, thrown, change);
        }
        if (change != null && change.kind() == Kind.MAKES) {
            return making(access, name, descriptor, signature, thrown, change);
        }
        if (name.equals("<clinit>")) {
            return task.treatment == Treatment.FULL
                    ? initializer(access, name, descriptor, signature, thrown)
                    : quiet(access, name, descriptor, signature, thrown, MethodTable.QUIET);
        }
        if (task.treatment == Treatment.QUIET && !name.equals("<init>") && !task.table.isLoud(task.className, name)) {
            return quiet(access, name, descriptor, signature, thrown, MethodTable.QUIET);
        }
        boolean isOfObject = (access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) == 0 && !name.equals("<init>");
        if (task.treatment == Treatment.WHOLE && isOfObject && change == null) {
            return whole(access, name, descriptor, signature, thrown);
        }
        if (task.treatment == Treatment.INITIALIZER || task.treatment == Treatment.QUIET) {
            return super.visitMethod(access, name, descriptor, signature, thrown);
        }
        boolean hooked = task.treatment.compareTo(Treatment.MONITORS) >= 0;
        boolean synchronizedFlag = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
        if (hooked && synchronizedFlag && task.keepFlags) {
            task.untouched.addLoaded(task.className, key);
            hooked = false;
        }
        if (hooked && (synchronizedFlag || scan.hasMonitor(key) || scan.hasAddressAccess(key) || isShadowed(key))) {
            return buffered(access, name, descriptor, signature, thrown, change);
        }
        MethodVisitor out = super.visitMethod(access, name, descriptor, signature, thrown);
        out = prologue(out, change, access, name, descriptor);
        if (hooked) {
            return hooks(out, name);
        }
        boolean asItIs = task.treatment == Treatment.METHODS || task.treatment == Treatment.WHOLE;
        return asItIs ? out : new CallVisitor(out, task.jdk);
    }

    private boolean isShadowed(String key) {
        return task.unshadowed != null && !task.unshadowed.contains(key);
    }

    @Override
    public void visitEnd() {
        references.emit(this);
        lambdas.emit(cv);
        super.visitEnd();
    }

    private boolean isLeftAlone(String key, String name) {
        return task.plain.contains(key) || name.startsWith("$jacoco");
    }

    private MethodVisitor prologue(MethodVisitor out, MethodChange change, int access, String name, String type) {
        MethodVisitor result = out;
        boolean isRun = name.equals("run") && type.equals("()V") && (access & Opcodes.ACC_STATIC) == 0
                && (task.treatment == Treatment.FULL && !isInterface || task.className.equals("java/lang/Thread"));
        if (isRun) {
            result = new RunPrologue(result);
        }
        if (change == null) {
            return result;
        }
        return change.kind() == Kind.PASS_ON
                ? new PassOnVisitor(result, change)
                : new Prologue(result, change, access, task.className, name, type);
    }

    private MethodVisitor hooks(MethodVisitor out, String name) {
        if (task.treatment == Treatment.MONITORS) {
            return out;
        }
        MethodVisitor chain = new CallVisitor(needs(out), task.jdk);
        if (task.letsGo && name.equals("<init>")) {
            chain = new ConstructionVisitor(chain);
        }
        chain = new AccessVisitor(chain, task.place, task.className, name, fields);
        chain = FewSpins.in(task.className, new AllocationVisitor(chain, task.place));
        // A class of the JDK that is already loaded cannot have more methods.
        return task.jdk ? chain : references.in(chain, isInterface, task.unshadowed != null);
    }

    private MethodVisitor needs(MethodVisitor out) {
        return task.initializations ? new InitializationVisitor(out) : out;
    }

    /** The visitors for a method whose sizes are known. */
    private MethodVisitor hooked(MethodNode body, MethodVisitor out) {
        if (task.treatment == Treatment.MONITORS) {
            return hooks(out, body.name);
        }
        if (!isShadowed(body.name + body.desc)) {
            return hooks(new AddressVisitor(out, body.maxLocals, task.jdk), body.name);
        }
        ShadowLayout layout = ShadowLayout.of(body);
        MethodVisitor shadows = new ShadowVisitor(new AddressVisitor(out, layout.limit(), task.jdk), task.place, layout,
                task.className, superName, body.access, body.name, body.desc, lambdas);
        return hooks(shadows, body.name);
    }

    private MethodVisitor quiet(int access, String name, String descriptor, String signature, String[] thrown,
            MethodChange change) {
        return new MethodNode(PlacedVisitor.API, access, name, descriptor, signature, thrown) {
            @Override
            public void visitEnd() {
                accept(Bracket.quiet(writerMethod(this), maxLocals, change));
            }
        };
    }

    private MethodVisitor making(int access, String name, String descriptor, String signature, String[] thrown,
            MethodChange change) {
        return new MethodNode(PlacedVisitor.API, access, name, descriptor, signature, thrown) {
            @Override
            public void visitEnd() {
                MethodVisitor out = new PassOnVisitor(writerMethod(this), change);
                accept(Bracket.quiet(out, maxLocals, MethodTable.QUIET));
            }
        };
    }

    private MethodVisitor whole(int access, String name, String descriptor, String signature, String[] thrown) {
        return new MethodNode(PlacedVisitor.API, access, name, descriptor, signature, thrown) {
            @Override
            public void visitEnd() {
                accept(Bracket.quiet(writerMethod(this), maxLocals, WholeObject.change(this)));
            }
        };
    }

    private MethodVisitor initializer(int access, String name, String descriptor, String signature, String[] thrown) {
        return new MethodNode(PlacedVisitor.API, access, name, descriptor, signature, thrown) {
            @Override
            public void visitEnd() {
                if (task.initializations) {
                    MethodVisitor out = Bracket.visibleInitializer(writerMethod(this), maxLocals, task.className);
                    accept(new MonitorVisitor(new CallVisitor(needs(out), task.jdk)));
                    return;
                }
                int site = task.place.site(Sites.Kind.INITIALIZER, task.className, name, descriptor);
                // What it announces is nobody's business, but handles that it makes are used later.
                MethodVisitor out = new CallVisitor(Bracket.initializer(writerMethod(this), maxLocals, site), task.jdk);
                if (task.unshadowed != null) {
                    out = new InitializerReads(out, task.place, task.className, lambdas, maxLocals + 1);
                }
                MethodVisitor first = OneProcessor.in(task.className, links(out, name));
                accept(task.unshadowed == null ? first : references.in(first, isInterface, true));
            }
        };
    }

    private MethodVisitor writerMethod(MethodNode node) {
        return cv.visitMethod(node.access, node.name, node.desc, node.signature,
                node.exceptions.toArray(new String[0]));
    }

    private MethodVisitor buffered(int access, String name, String descriptor, String signature, String[] thrown,
            MethodChange change) {
        return new MethodNode(PlacedVisitor.API, access, name, descriptor, signature, thrown) {
            @Override
            public void visitEnd() {
                boolean synchronizedFlag = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
                if (synchronizedFlag && !canHaveBlock(this)) {
                    task.untouched.add(task.className, name + desc + " is synchronized and cannot have a block");
                    accept(prologue(writerMethod(this), change, access, name, desc));
                    return;
                }
                MethodNode body = synchronizedFlag ? withBlock(this) : this;
                MethodVisitor out = prologue(writerMethod(body), change, access, name, desc);
                if (synchronizedFlag || scan.hasMonitor(name + descriptor)) {
                    twoBodies(body, out);
                } else {
                    body.accept(hooked(body, out));
                }
            }
        };
    }

    /** A block needs what it locks again at its end: the class, or {@code this} in its place. */
    private boolean canHaveBlock(MethodNode node) {
        if ((node.access & Opcodes.ACC_STATIC) != 0) {
            return true;
        }
        for (AbstractInsnNode instruction : node.instructions) {
            if (instruction instanceof VarInsnNode store && store.var == 0 && store.getOpcode() >= Opcodes.ISTORE) {
                return false;
            }
        }
        return true;
    }

    private MethodNode withBlock(MethodNode node) {
        droppedFlag = true;
        MethodNode block = new MethodNode(PlacedVisitor.API, node.access & ~Opcodes.ACC_SYNCHRONIZED, node.name,
                node.desc, node.signature, node.exceptions.toArray(new String[0]));
        node.accept(new SynchronizedMethodToBlock(block, node.access, task.className, firstLine(node)));
        return block;
    }

    private static int firstLine(MethodNode node) {
        for (AbstractInsnNode instruction : node.instructions) {
            if (instruction instanceof LineNumberNode number) {
                return number.line;
            }
        }
        return 0;
    }

    /** Emits: if managed, the body with hooks, where monitors are modelled; else the body as it was. */
    private void twoBodies(MethodNode body, MethodVisitor out) {
        Label original = new Label();
        Object[] startLocals = Frames.startLocals(body.access, task.className, body.name, body.desc);
        MethodVisitor first = new BodyPart(out, true, false) {
            @Override
            public void visitCode() {
                super.visitCode();
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, "managed", "()Z", false);
                mv.visitJumpInsn(Opcodes.IFEQ, original);
            }
        };
        body.accept(new MonitorVisitor(hooked(body, first)));
        MethodVisitor second = new BodyPart(out, false, true) {
            @Override
            public void visitCode() {
                Frames.visitStart(mv, original, startLocals);
            }
        };
        body.accept(task.treatment == Treatment.FULL ? links(second, body.name) : second);
    }

    private MethodVisitor links(MethodVisitor out, String name) {
        return new LinkVisitor(out, task.place, task.className, name);
    }
}
