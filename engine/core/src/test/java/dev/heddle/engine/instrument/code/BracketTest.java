package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.access.AccessVisitor;
import dev.heddle.engine.instrument.access.Fields;
import dev.heddle.engine.instrument.access.FinalFields;
import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.instrument.programs.Calls;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class BracketTest {

    /** Announces the end of a method, and that of its start, as changes of the clock. */
    private static MethodVisitor bracket(MethodVisitor out, int maxLocals) {
        return new Bracket(out, maxLocals) {
            @Override
            void enter() {
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/heddle/bootstrap/TimeHooks", "nanoTime", "()J", false);
                mv.visitInsn(Opcodes.L2I);
            }

            @Override
            void leave(int local) {
                mv.visitVarInsn(Opcodes.ILOAD, local);
                mv.visitInsn(Opcodes.I2L);
                mv.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/heddle/bootstrap/ThreadHooks", "sleep", "(J)V", false);
            }
        };
    }

    private final Woven program = Woven.with(Calls.class, (out, className, method) ->
            method.name.equals("branches") || method.name.equals("loopFirst")
                    ? bracket(out, method.maxLocals)
                    : out);

    @Test
    void leftOnceByReturnAndOnceByException() {
        assertThat(program.run("throughBranches")).containsExactly(
                "nanoTime", "sleep 42000000", "nanoTime", "sleep 42000000");
    }

    @Test
    void methodThatBeginsWithALoop() {
        assertThat(program.run("loopFirst")).containsExactly("nanoTime", "sleep 42000000");
    }

    @Test
    void nothingIsAnnouncedInAQuietMethod() {
        Woven quiet = Woven.with(Calls.class, (out, className, method) -> {
            CodePlace place = new CodePlace(null, className);
            place.enter(method.name);
            MethodVisitor hooked = new AccessVisitor(out, place, className, method.name,
                    new Fields(null, className, new FinalFields(), Set.of()));
            return method.name.equals("loopFirst")
                    ? Bracket.quiet(hooked, method.maxLocals, MethodTable.QUIET)
                    : hooked;
        });
        assertThat(quiet.run("loopFirst")).isEmpty();
        assertThat(quiet.run("throughBranches")).containsExactly("writeStatic null Calls.counter throughBranches");
    }
}
