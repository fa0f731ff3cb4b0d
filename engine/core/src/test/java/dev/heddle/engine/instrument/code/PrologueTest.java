package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.plan.MethodChange;
import dev.heddle.engine.instrument.programs.Calls;
import org.junit.jupiter.api.Test;

class PrologueTest {

    private static Woven program(MethodChange.Kind kind, String method) {
        MethodChange change = new MethodChange(kind, "dev/heddle/bootstrap/ThreadHooks", "yield", "()V");
        return Woven.with(Calls.class, (out, className, node) -> node.name.equals(method)
                ? new Prologue(out, change, node.access, className, node.name, node.desc)
                : out);
    }

    @Test
    void managedThreadRunsTheHookInsteadOfAReplacedMethod() throws ReflectiveOperationException {
        Woven program = program(MethodChange.Kind.REPLACE, "loopFirst");
        assertThat(program.run("loopFirst")).containsExactly("yield");
        assertThat(counter(program)).isZero();
    }

    @Test
    void otherThreadsRunTheMethodItself() throws ReflectiveOperationException {
        Woven program = program(MethodChange.Kind.REPLACE, "loopFirst");
        program.call("loopFirst");
        assertThat(counter(program)).isEqualTo(11);
    }

    @Test
    void announcedMethodRunsAfterItsHook() throws ReflectiveOperationException {
        Woven program = program(MethodChange.Kind.ANNOUNCE, "loopFirst");
        assertThat(program.run("loopFirst")).containsExactly("yield");
        assertThat(counter(program)).isEqualTo(11);
    }

    @Test
    void constructorIsAnnouncedBeforeItsObjectExists() {
        assertThat(program(MethodChange.Kind.ANNOUNCE, "<init>").run("construct")).containsExactly("yield");
    }

    private static int counter(Woven program) throws ReflectiveOperationException {
        var counter = program.type().getDeclaredField("counter");
        counter.setAccessible(true);
        return counter.getInt(null);
    }
}
