package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.code.PlacedVisitor;
import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.instrument.plan.Policy;
import dev.heddle.engine.site.Sites.Kind;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AnalyzerAdapter;

/**
 * Carries shadows along with values: what an instruction does to words of the operand stack and to locals is done to
 * their shadows too, and hooks compute the shadows of results. It adds no jumps, so a method keeps its frames but for
 * the shadows in them. What it emits goes to {@code mv} directly and is not itself shadowed.
 */
public final class ShadowVisitor extends AnalyzerAdapter {

    private static final String HOOKS = MethodTable.HOOKS + "SymbolicHooks";
    private static final String MEMORY_HOOKS = MethodTable.HOOKS + "ShadowMemoryHooks";
    private static final String OBJECT = "Ljava/lang/Object;";

    private final CodePlace place;
    private final ShadowLayout layout;
    private final int access;
    private final String method;
    private final String descriptor;
    private final ShadowFields fields;
    private final ShadowCalls calls;
    private final ShadowArithmetic arithmetic;
    private final String className;
    private final String superName;

    /** {@code superName} is that of the class's superclass; null if it has none. */
    public ShadowVisitor(MethodVisitor next, CodePlace place, ShadowLayout layout, String owner, String superName, int access,
            String method, String descriptor, ShadowLambdas lambdas) {
        super(PlacedVisitor.API, owner, access, method, descriptor, new ShadowFrames(next, layout));
        this.className = owner;
        this.superName = superName;
        this.place = place;
        this.layout = layout;
        this.access = access;
        this.method = method;
        this.descriptor = descriptor;
        this.fields = new ShadowFields(this, place);
        this.arithmetic = new ShadowArithmetic(this);
        this.calls = new ShadowCalls(this, arithmetic, lambdas, fields);
    }

    // What the parts of this visitor share

    MethodVisitor out() {
        return mv;
    }

    ShadowLayout layout() {
        return layout;
    }

    /** Whether a class whose member is used is one of the JDK's, or this one and it may have the member from there. */
    boolean mayBeOfJdk(String owner) {
        return owner.equals(className) ? inheritsFromOther() && !Policy.isOfProgram(superName) : !Policy.isOfProgram(owner);
    }

    /** Whether a method that a call names may be one that the class named has from a class of the JDK. */
    boolean mayBeInherited(String owner) {
        return !owner.equals(className) || inheritsFromOther();
    }

    private boolean inheritsFromOther() {
        return superName != null && !superName.equals("java/lang/Object");
    }

    boolean isReachable() {
        return stack != null;
    }

    int depth() {
        return stack.size();
    }

    /** The shadow of the n-th word from the top of the stack. */
    int top(int n) {
        return layout.word(depth() - 1 - n);
    }

    void pushSite(Kind kind, String owner, String name, String type) {
        place.push(mv, kind, owner, name, type);
    }

    void pushSite(String what) {
        pushSite(Kind.SYMBOLIC, "", what, "");
    }

    void hook(String name, String type) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, HOOKS, name, type, false);
    }

    void memoryHook(String name, String type) {
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MEMORY_HOOKS, name, type, false);
    }

    void loadShadow(int slot) {
        mv.visitVarInsn(Opcodes.ALOAD, slot);
    }

    void storeShadow(int slot) {
        mv.visitVarInsn(Opcodes.ASTORE, slot);
    }

    void clear(int slot) {
        mv.visitInsn(Opcodes.ACONST_NULL);
        storeShadow(slot);
    }

    /** Says that a value cannot be followed further. */
    void concretise(int slot, String what) {
        loadShadow(slot);
        pushSite(what);
        hook("concretise", "(" + OBJECT + "I)V");
    }

    // The method

    @Override
    public void visitCode() {
        super.visitCode();
        for (int slot = layout.first(); slot < layout.end(); slot++) {
            clear(slot);
        }
        calls.enter(access, method, descriptor);
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        place.line(line);
        super.visitLineNumber(line, start);
    }

    // Instructions

    @Override
    public void visitInsn(int opcode) {
        if (isReachable()) {
            if (opcode >= Opcodes.DUP && opcode <= Opcodes.SWAP) {
                copyWords(opcode);
            } else {
                beforeInsn(opcode);
            }
        }
        super.visitInsn(opcode);
    }

    private void beforeInsn(int opcode) {
        switch (opcode) {
            case Opcodes.ACONST_NULL, Opcodes.ICONST_M1, Opcodes.ICONST_0, Opcodes.ICONST_1, Opcodes.ICONST_2,
                    Opcodes.ICONST_3, Opcodes.ICONST_4, Opcodes.ICONST_5, Opcodes.LCONST_0, Opcodes.LCONST_1,
                    Opcodes.FCONST_0, Opcodes.FCONST_1, Opcodes.FCONST_2, Opcodes.DCONST_0, Opcodes.DCONST_1 ->
                    clear(layout.word(depth()));
            case Opcodes.IALOAD, Opcodes.LALOAD, Opcodes.AALOAD, Opcodes.BALOAD, Opcodes.CALOAD, Opcodes.SALOAD,
                    Opcodes.FALOAD, Opcodes.DALOAD -> loadElement();
            case Opcodes.IASTORE, Opcodes.BASTORE, Opcodes.CASTORE, Opcodes.SASTORE ->
                    storeElement("I", Opcodes.ISTORE, Opcodes.ILOAD, 1);
            case Opcodes.LASTORE -> storeElement("J", Opcodes.LSTORE, Opcodes.LLOAD, 2);
            case Opcodes.AASTORE -> storeElement(OBJECT, Opcodes.ASTORE, Opcodes.ALOAD, 1);
            case Opcodes.FASTORE -> storeElement("F", Opcodes.FSTORE, Opcodes.FLOAD, 1);
            case Opcodes.DASTORE -> storeElement("D", Opcodes.DSTORE, Opcodes.DLOAD, 2);
            case Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL, Opcodes.IDIV, Opcodes.IREM, Opcodes.ISHL, Opcodes.ISHR,
                    Opcodes.IUSHR, Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR -> arithmetic.binary("I", opcode);
            case Opcodes.LADD, Opcodes.LSUB, Opcodes.LMUL, Opcodes.LDIV, Opcodes.LREM, Opcodes.LAND, Opcodes.LOR,
                    Opcodes.LXOR, Opcodes.LCMP -> arithmetic.wideBinary("J", opcode);
            case Opcodes.FADD, Opcodes.FSUB, Opcodes.FMUL, Opcodes.FDIV, Opcodes.FCMPL, Opcodes.FCMPG ->
                    arithmetic.binary("F", opcode);
            case Opcodes.DADD, Opcodes.DSUB, Opcodes.DMUL, Opcodes.DDIV, Opcodes.DCMPL, Opcodes.DCMPG ->
                    arithmetic.wideBinary("D", opcode);
            case Opcodes.FREM, Opcodes.DREM -> remainder(opcode == Opcodes.DREM ? 2 : 1);
            case Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR -> arithmetic.longShift(opcode);
            case Opcodes.INEG, Opcodes.I2L, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S, Opcodes.I2F, Opcodes.I2D ->
                    arithmetic.unary("I", opcode);
            case Opcodes.LNEG, Opcodes.L2I, Opcodes.L2F, Opcodes.L2D -> arithmetic.wideUnary("J", opcode);
            case Opcodes.FNEG, Opcodes.F2I, Opcodes.F2L, Opcodes.F2D -> arithmetic.unary("F", opcode);
            case Opcodes.DNEG, Opcodes.D2I, Opcodes.D2L, Opcodes.D2F -> arithmetic.wideUnary("D", opcode);
            case Opcodes.ARRAYLENGTH -> clear(top(0));
            case Opcodes.IRETURN, Opcodes.FRETURN, Opcodes.ARETURN -> calls.leave(top(0), method, descriptor);
            case Opcodes.LRETURN, Opcodes.DRETURN -> calls.leave(top(1), method, descriptor);
            default -> {
                // The rest leaves nothing behind.
            }
        }
    }

    /** The solver knows another remainder of floating-point numbers than Java has. */
    private void remainder(int words) {
        concretise(top(2 * words - 1), "remainder of floating-point numbers");
        concretise(top(words - 1), "remainder of floating-point numbers");
        clear(top(2 * words - 1));
    }

    /** For each instruction: the words it finds that it needs, from the top, and what it leaves, from the bottom. */
    private void copyWords(int opcode) {
        int[] left = switch (opcode) {
            case Opcodes.DUP -> new int[] {0, 0};
            case Opcodes.DUP_X1 -> new int[] {0, 1, 0};
            case Opcodes.DUP_X2 -> new int[] {0, 2, 1, 0};
            case Opcodes.DUP2 -> new int[] {1, 0, 1, 0};
            case Opcodes.DUP2_X1 -> new int[] {1, 0, 2, 1, 0};
            case Opcodes.DUP2_X2 -> new int[] {1, 0, 3, 2, 1, 0};
            default -> new int[] {0, 1};
        };
        int found = switch (opcode) {
            case Opcodes.DUP -> 1;
            case Opcodes.DUP_X1, Opcodes.DUP2, Opcodes.SWAP -> 2;
            case Opcodes.DUP_X2, Opcodes.DUP2_X1 -> 3;
            default -> 4;
        };
        int bottom = depth() - found;
        // Words whose shadow stays where it is are left alone.
        for (int i = 0; i < left.length; i++) {
            if (depth() - 1 - left[i] != bottom + i) {
                loadShadow(top(left[i]));
            }
        }
        for (int i = left.length - 1; i >= 0; i--) {
            if (depth() - 1 - left[i] != bottom + i) {
                storeShadow(layout.word(bottom + i));
            }
        }
    }

    private void loadElement() {
        mv.visitInsn(Opcodes.DUP2);
        loadShadow(top(0));
        pushSite("index of an array");
        memoryHook("loadElement", "(" + OBJECT + "I" + OBJECT + "I)" + OBJECT);
        storeShadow(top(1));
    }

    private void storeElement(String type, int store, int load, int words) {
        int value = layout.scratch(0);
        mv.visitVarInsn(store, value);
        mv.visitInsn(Opcodes.DUP2);
        mv.visitVarInsn(load, value);
        loadShadow(top(words));
        loadShadow(top(words - 1));
        pushSite("index of an array");
        memoryHook("storeElement", "(" + OBJECT + "I" + type + OBJECT + OBJECT + "I)V");
        mv.visitVarInsn(load, value);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        if (isReachable()) {
            if (opcode == Opcodes.NEWARRAY) {
                newArray();
            } else {
                clear(layout.word(depth()));
            }
        }
        super.visitIntInsn(opcode, operand);
    }

    private void newArray() {
        mv.visitInsn(Opcodes.DUP);
        loadShadow(top(0));
        pushSite("length of an array");
        hook("newArray", "(I" + OBJECT + "I)V");
        clear(top(0));
    }

    @Override
    public void visitVarInsn(int opcode, int index) {
        if (isReachable()) {
            switch (opcode) {
                case Opcodes.ILOAD, Opcodes.LLOAD, Opcodes.FLOAD, Opcodes.DLOAD, Opcodes.ALOAD -> {
                    loadShadow(layout.local(index));
                    storeShadow(layout.word(depth()));
                }
                case Opcodes.ISTORE, Opcodes.FSTORE, Opcodes.ASTORE -> {
                    loadShadow(top(0));
                    storeShadow(layout.local(index));
                }
                case Opcodes.LSTORE, Opcodes.DSTORE -> {
                    loadShadow(top(1));
                    storeShadow(layout.local(index));
                }
                default -> clear(layout.local(index));
            }
        }
        super.visitVarInsn(opcode, index);
    }

    @Override
    public void visitIincInsn(int index, int increment) {
        if (isReachable()) {
            mv.visitVarInsn(Opcodes.ILOAD, index);
            CodePlace.push(mv, increment);
            loadShadow(layout.local(index));
            mv.visitInsn(Opcodes.ACONST_NULL);
            arithmetic.pushOperation(Opcodes.IADD);
            hook("binary", "(II" + OBJECT + OBJECT + "II)" + OBJECT);
            storeShadow(layout.local(index));
        }
        super.visitIincInsn(index, increment);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        if (isReachable()) {
            switch (opcode) {
                case Opcodes.ANEWARRAY -> newArray();
                case Opcodes.INSTANCEOF -> clear(top(0));
                default -> {
                    // A cast leaves the value as it is.
                }
            }
        }
        super.visitTypeInsn(opcode, type);
        if (isReachable() && opcode == Opcodes.NEW) {
            // Not before it: frames name the place of the instruction by the label before it.
            clear(top(0));
        }
    }

    @Override
    public void visitLdcInsn(Object value) {
        if (isReachable()) {
            clear(layout.word(depth()));
        }
        super.visitLdcInsn(value);
    }

    @Override
    public void visitMultiANewArrayInsn(String type, int dimensions) {
        if (isReachable()) {
            for (int i = 0; i < dimensions; i++) {
                concretise(top(i), "length of an array of arrays");
            }
            clear(top(dimensions - 1));
        }
        super.visitMultiANewArrayInsn(type, dimensions);
    }

    // Decisions

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        if (isReachable()) {
            if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
                branchOnOne(opcode);
            } else if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
                branchOnTwo("I", opcode, 0);
            } else if (opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE) {
                sameBox();
            }
        }
        super.visitJumpInsn(opcode, label);
    }

    /** Whether two boxes of equal numbers are one object depends on the number. */
    private void sameBox() {
        if (mayBeBox(stack.get(depth() - 2)) && mayBeBox(stack.get(depth() - 1))) {
            mv.visitInsn(Opcodes.DUP2);
            loadShadow(top(1));
            loadShadow(top(0));
            pushSite("branch");
            hook("same", "(" + OBJECT + OBJECT + OBJECT + OBJECT + "I)V");
        }
    }

    private static boolean mayBeBox(Object type) {
        return type instanceof String name && Shadowed.mayBeBox(name);
    }

    private void branchOnOne(int opcode) {
        branchOnOne(opcode, 0);
    }

    /** {@code below}: how many words on top of the stack the superclass knows of are put aside. */
    void branchOnOne(int opcode, int below) {
        mv.visitInsn(Opcodes.DUP);
        loadShadow(top(below));
        CodePlace.push(mv, opcode);
        pushSite("branch");
        hook("branch", "(I" + OBJECT + "II)V");
    }

    void branchOnTwo(String type, int opcode, int below) {
        mv.visitInsn(Opcodes.DUP2);
        loadShadow(top(below + 1));
        loadShadow(top(below));
        CodePlace.push(mv, opcode);
        pushSite("branch");
        hook("branch", "(" + type + type + OBJECT + OBJECT + "II)V");
    }

    void branchOnTwoWide(String type, int opcode, int below) {
        arithmetic.copyTwo(type);
        loadShadow(top(below + 3));
        loadShadow(top(below + 1));
        CodePlace.push(mv, opcode);
        pushSite("branch");
        hook("branch", "(" + type + type + OBJECT + OBJECT + "II)V");
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
        if (isReachable()) {
            int[] keys = new int[labels.length];
            for (int i = 0; i < keys.length; i++) {
                keys[i] = min + i;
            }
            choose(keys, other, labels);
        }
        super.visitTableSwitchInsn(min, max, other, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
        if (isReachable()) {
            choose(keys, other, labels);
        }
        super.visitLookupSwitchInsn(other, keys, labels);
    }

    private void choose(int[] keys, Label other, Label[] labels) {
        mv.visitInsn(Opcodes.DUP);
        loadShadow(top(0));
        pushSite(Kind.SYMBOLIC, "", "switch", SwitchCases.of(keys, other, labels));
        hook("choose", "(I" + OBJECT + "I)V");
    }

    // Memory

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String type) {
        if (!isReachable()) {
            super.visitFieldInsn(opcode, owner, name, type);
            return;
        }
        ShadowCalls.After after = fields.before(opcode, owner, name, Type.getType(type));
        super.visitFieldInsn(opcode, owner, name, type);
        after.emit();
    }

    // Calls

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String type, boolean isInterface) {
        if (!isReachable()) {
            super.visitMethodInsn(opcode, owner, name, type, isInterface);
            return;
        }
        ShadowCalls.After after = calls.before(opcode, owner, name, type);
        super.visitMethodInsn(opcode, owner, name, type, isInterface);
        after.emit();
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String type, Handle bootstrap, Object... arguments) {
        if (!isReachable()) {
            super.visitInvokeDynamicInsn(name, type, bootstrap, arguments);
            return;
        }
        int result = depth() - (Type.getArgumentsAndReturnSizes(type) >> 2) + 1;
        if (ShadowCalls.makesText(bootstrap)) {
            ShadowCalls.After made = calls.text(type);
            super.visitInvokeDynamicInsn(name, type, bootstrap, arguments);
            made.emit();
            clear(layout.word(result));
            return;
        }
        Handle wrapped = calls.lambda(name, type, bootstrap, arguments);
        if (wrapped == null) {
            super.visitInvokeDynamicInsn(name, type, bootstrap, arguments);
        } else {
            calls.visitLambda(name, type, bootstrap, arguments, wrapped);
        }
        clear(layout.word(result));
    }

    /** Tells the superclass what a dynamic call did to the stack that was emitted in place of another. */
    void called(String type) {
        int words = (Type.getArgumentsAndReturnSizes(type) >> 2) - 1;
        for (int i = 0; i < words; i++) {
            stack.remove(stack.size() - 1);
        }
        stack.add(Type.getReturnType(type).getInternalName());
    }
}
