package dev.heddle.engine.instrument.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.programs.Visited;
import org.junit.jupiter.api.Test;

/** The class that the JVM makes of a reference cannot be seen into; the method that stands for it can. */
class ReferencesAsLambdasTest {

    private final Woven program = Woven.fully(Visited.class);

    @Test
    void objectsMadeByReferenceAreSeenToBeMade() {
        assertThat(program.run("references"))
                .filteredOn(event -> event.startsWith("created Visited"))
                .hasSize(2);
    }

    @Test
    void eachReferenceHasAMethodOfTheClassWithTheParametersOfItsConstructor() {
        assertThat(program.type().getDeclaredMethods())
                .filteredOn(method -> method.getName().startsWith("lambda$new$heddle"))
                .extracting(method -> method.getParameterTypes().length)
                .containsExactlyInAnyOrder(0, 1);
    }

    @Test
    void otherThreadsReachTheSameConstructors() throws ReflectiveOperationException {
        program.call("references");
    }
}
