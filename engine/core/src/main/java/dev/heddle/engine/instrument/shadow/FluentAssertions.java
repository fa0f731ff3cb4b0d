package dev.heddle.engine.instrument.shadow;

import dev.heddle.engine.instrument.code.CodePlace;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The part of {@link ShadowVisitor} that takes AssertJ's assertions on integral numbers and booleans for branches. What
 * is asserted about travels in an object of AssertJ's, which has the shadow meanwhile.
 */
final class FluentAssertions {

    private static final String PACKAGE = "org/assertj/core/api/";
    private static final Set<String> ENTRIES = Set.of(
            PACKAGE + "Assertions", PACKAGE + "AssertionsForClassTypes", PACKAGE + "BDDAssertions");
    private static final Map<String, String> TYPES = Map.of(
            "Integer", "I", "Long", "J", "Short", "S", "Byte", "B", "Character", "C", "Boolean", "Z");
    /** With what is asserted about on the left. */
    private static final Map<String, Integer> WITH_OTHER = Map.of(
            "isEqualTo", Opcodes.IF_ICMPEQ, "isNotEqualTo", Opcodes.IF_ICMPNE,
            "isLessThan", Opcodes.IF_ICMPLT, "isLessThanOrEqualTo", Opcodes.IF_ICMPLE,
            "isGreaterThan", Opcodes.IF_ICMPGT, "isGreaterThanOrEqualTo", Opcodes.IF_ICMPGE);
    private static final Map<String, Integer> WITH_ZERO = Map.of(
            "isZero", Opcodes.IFEQ, "isNotZero", Opcodes.IFNE, "isPositive", Opcodes.IFGT, "isNegative", Opcodes.IFLT,
            "isNotNegative", Opcodes.IFGE, "isNotPositive", Opcodes.IFLE, "isTrue", Opcodes.IFNE,
            "isFalse", Opcodes.IFEQ);
    /** They assert nothing. */
    private static final Set<String> NEUTRAL = Set.of(
            "as", "describedAs", "withFailMessage", "overridingErrorMessage", "isNotNull", "<init>");
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final int MOST_ARGUMENTS = 4;

    private final ShadowVisitor visitor;
    private final MethodVisitor mv;

    FluentAssertions(ShadowVisitor visitor) {
        this.visitor = visitor;
        this.mv = visitor.out();
    }

    /** Emits what comes before a call; null for other calls. */
    ShadowCalls.After before(int opcode, String owner, String name, String descriptor) {
        if (!owner.startsWith(PACKAGE)) {
            return null;
        }
        if (opcode == Opcodes.INVOKESTATIC) {
            Type[] types = Type.getArgumentTypes(descriptor);
            boolean begins = ENTRIES.contains(owner) && (name.equals("assertThat") || name.equals("then"))
                    && types.length == 1 && TYPES.containsValue(types[0].getDescriptor());
            return begins ? about(types[0]) : null;
        }
        String type = type(owner);
        return type == null || NEUTRAL.contains(name) ? null : asserted(type, name, descriptor);
    }

    /** The type that objects of a class of AssertJ's are about; null for other classes. */
    private static String type(String owner) {
        String simple = owner.substring(PACKAGE.length());
        if (!simple.endsWith("Assert")) {
            return null;
        }
        String about = simple.substring(simple.startsWith("Abstract") ? 8 : 0, simple.length() - "Assert".length());
        return TYPES.get(about);
    }

    private ShadowCalls.After about(Type type) {
        int value = visitor.layout().scratch(0);
        int shadow = visitor.top(type.getSize() - 1);
        mv.visitInsn(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
        mv.visitVarInsn(type.getOpcode(Opcodes.ISTORE), value);
        return () -> {
            mv.visitInsn(Opcodes.DUP);
            number(type, value);
            visitor.loadShadow(shadow);
            visitor.pushSite("assertion");
            visitor.hook("asserting", "(" + OBJECT + "J" + OBJECT + "I)V");
            visitor.clear(shadow);
        };
    }

    private ShadowCalls.After asserted(String type, String name, String descriptor) {
        Type[] types = Type.getArgumentTypes(descriptor);
        int words = (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
        int receiver = visitor.depth() - words - 1;
        Integer jump = types.length == 0 ? WITH_ZERO.get(name)
                : types.length == 1 && types[0].getDescriptor().equals(type) ? WITH_OTHER.get(name) : null;
        if (types.length > MOST_ARGUMENTS) {
            return null;
        }
        int value = visitor.layout().scratch(0);
        int word = receiver + 1;
        for (Type argument : types) {
            if (jump == null && Shadowed.is(argument)) {
                visitor.concretise(visitor.layout().word(word), "call of AssertJ's " + name);
            }
            word += argument.getSize();
        }
        for (int i = types.length - 1; i >= 0; i--) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), visitor.layout().scratch(i));
        }
        mv.visitInsn(Opcodes.DUP);
        if (jump != null && types.length == 1) {
            number(types[0], value);
            visitor.loadShadow(visitor.layout().word(receiver + 1));
        } else {
            mv.visitInsn(Opcodes.LCONST_0);
            mv.visitInsn(Opcodes.ACONST_NULL);
        }
        CodePlace.push(mv, jump == null ? 0 : jump);
        visitor.pushSite(jump == null ? "call of AssertJ's " + name : "assertion");
        visitor.hook("asserted", "(" + OBJECT + "J" + OBJECT + "II)V");
        for (int i = 0; i < types.length; i++) {
            mv.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), visitor.layout().scratch(i));
        }
        boolean isVoid = Type.getReturnType(descriptor).getSort() == Type.VOID;
        return () -> {
            if (!isVoid) {
                visitor.clear(visitor.layout().word(receiver));
            }
        };
    }

    private void number(Type type, int local) {
        mv.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
        if (type.getSize() == 1) {
            mv.visitInsn(Opcodes.I2L);
        }
    }
}
