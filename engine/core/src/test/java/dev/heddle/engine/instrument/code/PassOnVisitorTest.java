package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.plan.MethodChange;
import dev.heddle.engine.instrument.programs.Allocations;
import org.junit.jupiter.api.Test;

class PassOnVisitorTest {

    private final Woven program = Woven.with(Allocations.class, (out, className, node) -> new PassOnVisitor(out,
            new MethodChange(MethodChange.Kind.PASS_ON, "dev/heddle/bootstrap/ReflectionHooks", "made",
                    "(Ljava/lang/Object;)V")));

    @Test
    void hookGetsWhatAManagedThreadsMethodReturns() {
        assertThat(program.run("clones")).containsExactly("made Allocations");
    }

    @Test
    void whoReturnsNoObjectHasNothingToPassOn() {
        assertThat(program.run("objects")).isEmpty();
    }
}
