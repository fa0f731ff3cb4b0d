package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Layout;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes what the statements of one thread consist of: values, places, calls. */
final class Operands {

    static final String THREAD = "java/lang/Thread";
    private static final String ERROR = "java/lang/AssertionError";
    private static final String HANDLE = "java/lang/invoke/VarHandle";
    private static final String INPUTS = "dev/heddle/api/Heddle";

    final MethodVisitor code;
    final int thread;
    final boolean statics;
    private final Program program;
    /** Slot of the first local variable, after the object with the shared variables. */
    private final int firstLocal;
    private final int firstThread;
    private final int firstRef;
    private int nextSlot;

    Operands(Program program, int thread, MethodVisitor code) {
        this.program = program;
        this.thread = thread;
        this.code = code;
        this.statics = program.layout() == Layout.STATIC;
        this.firstLocal = statics ? 0 : 1;
        this.firstThread = firstLocal + program.threads().get(thread).locals();
        this.firstRef = firstThread + program.threads().size();
        this.nextSlot = firstRef + BoxStatements.REFS;
    }

    /** A slot for something of the emitter's own. */
    int newSlot() {
        return nextSlot++;
    }

    void recorder(String method, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, Emitter.RECORDER, method, descriptor, false);
    }

    void recordAt(int site) {
        constant(thread);
        constant(site);
        recorder("at", "(II)V");
    }

    /** Throws what tells that the thread has failed at a site. */
    void fail(int site) {
        constant(thread);
        constant(site);
        recorder("failed", "(II)V");
        code.visitTypeInsn(Opcodes.NEW, ERROR);
        code.visitInsn(Opcodes.DUP);
        code.visitLdcInsn(VariableNames.site(site));
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, ERROR, "<init>", "(Ljava/lang/Object;)V", false);
        code.visitInsn(Opcodes.ATHROW);
    }

    /** The object of a thread that this one has started. */
    void loadThread(int other) {
        code.visitVarInsn(Opcodes.ALOAD, firstThread + other);
    }

    void storeThread(int other) {
        code.visitVarInsn(Opcodes.ASTORE, firstThread + other);
    }

    void loadRef(int ref) {
        code.visitVarInsn(Opcodes.ALOAD, firstRef + ref);
    }

    void storeRef(int ref) {
        code.visitVarInsn(Opcodes.ASTORE, firstRef + ref);
    }

    void loadSlot(int slot) {
        owner(new Place.Slot(slot));
        slot(program.hasStaticSlots() ? Opcodes.GETSTATIC : Opcodes.GETFIELD, slot);
    }

    private void slot(int opcode, int slot) {
        code.visitFieldInsn(opcode, program.name(), VariableNames.slot(slot), "L" + VariableNames.box(program) + ";");
    }

    void storeSlot(int slot, int ref) {
        owner(new Place.Slot(slot));
        loadRef(ref);
        slot(program.hasStaticSlots() ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD, slot);
    }

    void call(String field, String type, String method) {
        call(field, type, method, "()V");
    }

    void call(String field, String type, String method, String descriptor) {
        reference(field, type);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, type, method, descriptor, false);
    }

    void unless(Condition condition, Label target) {
        value(condition.left());
        value(condition.right());
        code.visitJumpInsn(switch (condition.comparison()) {
            case EQUAL -> Opcodes.IF_ICMPNE;
            case DIFFERENT -> Opcodes.IF_ICMPEQ;
            case LESS -> Opcodes.IF_ICMPGE;
        }, target);
    }

    void constant(int value) {
        if (value >= -1 && value <= 5) {
            code.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
            code.visitIntInsn(Opcodes.BIPUSH, value);
        } else {
            code.visitLdcInsn(value);
        }
    }

    void value(Term expr) {
        if (expr instanceof Term.Constant constant) {
            constant(constant.value());
        } else if (expr instanceof Term.Input input) {
            input(input);
        } else {
            Term.Local local = (Term.Local) expr;
            loadLocal(local.index());
            if (local.add() != 0) {
                constant(local.add());
                code.visitInsn(Opcodes.IADD);
            }
        }
    }

    private void input(Term.Input input) {
        code.visitLdcInsn(input.name());
        constant(input.fallback());
        constant(0);
        constant(input.most());
        code.visitMethodInsn(Opcodes.INVOKESTATIC, INPUTS, "input", "(Ljava/lang/String;III)I", false);
    }

    void loadLocal(int local) {
        code.visitVarInsn(Opcodes.ILOAD, firstLocal + local);
    }

    void store(int local) {
        code.visitVarInsn(Opcodes.ISTORE, firstLocal + local);
    }

    void reference(String field, String type) {
        load(field, "L" + type + ";");
    }

    private void load(String field, String descriptor) {
        if (statics) {
            code.visitFieldInsn(Opcodes.GETSTATIC, program.name(), field, descriptor);
        } else {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, program.name(), field, descriptor);
        }
    }

    /** What stands on the stack before a place is read or written. */
    void owner(Place place) {
        if (place instanceof Place.Element element) {
            load(VariableNames.array(element.array()), "[I");
            value(element.index());
            if (!(element.index() instanceof Term.Constant)) {
                constant(program.arrays().get(element.array()) - 1);
                code.visitInsn(Opcodes.IAND);
            }
        } else if (place instanceof Place.Atomic atomic) {
            reference(VariableNames.atomic(atomic.index()), Emitter.ATOMIC);
        } else if (place instanceof Place.Member member) {
            loadRef(member.ref());
        } else if (place instanceof Place.Slot ? !program.hasStaticSlots() : !statics) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    void read(Place place) {
        if (place instanceof Place.Element) {
            code.visitInsn(Opcodes.IALOAD);
        } else if (place instanceof Place.Atomic) {
            atomic("get", "()I");
        } else if (place instanceof Place.Member member) {
            member(Opcodes.GETFIELD, member);
        } else {
            field(statics ? Opcodes.GETSTATIC : Opcodes.GETFIELD, (Place.Field) place);
        }
    }

    void write(Place place) {
        if (place instanceof Place.Element) {
            code.visitInsn(Opcodes.IASTORE);
        } else if (place instanceof Place.Atomic) {
            atomic("set", "(I)V");
        } else if (place instanceof Place.Member member) {
            member(Opcodes.PUTFIELD, member);
        } else {
            field(statics ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD, (Place.Field) place);
        }
    }

    private void member(int opcode, Place.Member member) {
        code.visitFieldInsn(opcode, VariableNames.box(program), VariableNames.member(member.field()), "I");
    }

    private void field(int opcode, Place.Field field) {
        code.visitFieldInsn(opcode, program.name(), VariableNames.field(program, field.index()), "I");
    }

    /** Puts what a read-modify-write is called on to the stack, and what of the place comes before its arguments. */
    void target(Place place) {
        if (place instanceof Place.Field field) {
            handle(VariableNames.handle(program, field.index()));
        } else if (place instanceof Place.Element) {
            handle(VariableNames.elements());
        }
        owner(place);
    }

    private void handle(String name) {
        code.visitFieldInsn(Opcodes.GETSTATIC, program.name(), name, "L" + HANDLE + ";");
    }

    /** Calls a read-modify-write on what {@link #target} and values have put on the stack. */
    void update(Place place, String method, int values, String result) {
        String arguments = "I".repeat(values);
        if (place instanceof Place.Atomic) {
            atomic(method, "(" + arguments + ")" + result);
            return;
        }
        String owner = place instanceof Place.Element ? "[II" : statics ? "" : "L" + program.name() + ";";
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, HANDLE, method, "(" + owner + arguments + ")" + result, false);
    }

    void atomic(String method, String descriptor) {
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Emitter.ATOMIC, method, descriptor, false);
    }
}
