package dev.heddle.engine.symbolic.programs;

import dev.heddle.api.Input;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Tests whose inputs are fields and parameters. */
public class InputsOfTests {

    @Input(min = 0, max = 1000)
    int limit = 10;

    @Test
    void fieldAndParameters(@Input(name = "a", fallback = 1) int a, @Input(name = "b") boolean b,
            @Input(name = "c") long c) {
        if (b && a == limit * 3 && c < a && limit > 7) {
            throw new IllegalStateException("found");
        }
    }

    /** Jupiter itself gives the parameter to the method. */
    @RepeatedTest(1)
    void repeated(@Input(name = "a", fallback = 1) int a) {
        if (a == limit * 3 && limit > 7) {
            throw new IllegalStateException("found");
        }
    }
}
