package dev.heddle.engine.instrument.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.programs.Allocations;
import org.junit.jupiter.api.Test;

class AllocationVisitorTest {

    private final Woven program = Woven.with(Allocations.class, (out, className, method) -> {
        CodePlace place = new CodePlace(getClass().getClassLoader(), className);
        place.enter(method.name);
        return new AllocationVisitor(out, place);
    });

    private static final String OWN = "created Allocations dev.heddle.engine.instrument.programs.Allocations";

    @Test
    void objectsCountWhenTheirConstructorHasReturned() {
        assertThat(program.run("objects")).containsExactly(
                "created StringBuilder java.lang.StringBuilder",
                OWN,
                "created Object java.lang.Object");
    }

    @Test
    void arraysOfAllTypes() {
        assertThat(program.run("arrays")).containsExactly(
                "created Object[] [Ljava.lang.Object;",
                "created int[] [I",
                "created String[] [Ljava.lang.String;",
                "created long[][] [[J",
                "created byte[][] [[B");
    }

    @Test
    void argumentsThatBranchAreMatchedToTheirOwnConstructors() {
        assertThat(program.run("conditional")).containsExactly(OWN, OWN);
    }

    @Test
    void exceptionsCount() {
        assertThat(program.run("thrown")).containsExactly(
                "created IllegalStateException java.lang.IllegalStateException",
                "created Object java.lang.Object");
    }

    @Test
    void clonesCountThoughNoConstructorRuns() {
        assertThat(program.run("clones")).containsExactly(
                "created int[] [I",
                "created int[] [I",
                OWN,
                "created Allocations java.lang.Object");
    }
}
