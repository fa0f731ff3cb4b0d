package dev.heddle.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TraceDiffTest {

    private static final SourceLocation LINE = new SourceLocation("Foo", "bar", "Foo.java", 7);

    /** Each step is a thread, an operation and a variable. */
    private static List<Step> trace(String... words) {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < words.length; i += 3) {
            steps.add(new Step(steps.size() + 1, words[i], words[i + 1], words[i + 2], LINE, null, null));
        }
        return steps;
    }

    @Test
    void equalTracesDoNotPart() {
        List<Step> trace = trace("main", "start", "thread t", "t", "write", "Foo.x");

        assertThat(TraceDiff.firstStep(trace, trace)).isEqualTo(-1);
    }

    @Test
    void aThreadMayHaveAnotherNameEachTime() {
        List<Step> recorded = trace(
                "main", "start", "thread Server 8080", "Server 8080", "write", "Foo.x", "main", "join", "thread Server 8080");
        List<Step> seen = trace(
                "main", "start", "thread Server 9090", "Server 9090", "write", "Foo.x", "main", "join", "thread Server 9090");

        assertThat(TraceDiff.firstStep(recorded, seen)).isEqualTo(-1);
    }

    @Test
    void butNotThatOfOneThatWasSeenBefore() {
        List<Step> recorded = trace("a", "read", "Foo.x", "b", "read", "Foo.x", "a", "write", "Foo.x");

        assertThat(TraceDiff.firstStep(recorded, trace("a", "read", "Foo.x", "a", "read", "Foo.x"))).isEqualTo(2);
        assertThat(TraceDiff.firstStep(recorded,
                trace("c", "read", "Foo.x", "b", "read", "Foo.x", "b", "write", "Foo.x"))).isEqualTo(3);
    }

    @Test
    void aJoinOfAnotherThreadIsADifference() {
        List<Step> recorded = trace("a", "read", "Foo.x", "b", "read", "Foo.x", "main", "join", "thread a");
        List<Step> seen = trace("a", "read", "Foo.x", "b", "read", "Foo.x", "main", "join", "thread b");

        assertThat(TraceDiff.firstStep(recorded, seen)).isEqualTo(3);
    }

    @Test
    void theOperationAndTheVariableCount() {
        List<Step> recorded = trace("a", "read", "Foo.x", "a", "read", "Foo.y");

        assertThat(TraceDiff.firstStep(recorded, trace("a", "read", "Foo.x", "a", "write", "Foo.y"))).isEqualTo(2);
        assertThat(TraceDiff.firstStep(recorded, trace("a", "read", "Foo.z", "a", "read", "Foo.y"))).isEqualTo(1);
    }

    @Test
    void aTraceThatEndsSoonerPartsAtItsEnd() {
        List<Step> recorded = trace("a", "read", "Foo.x", "a", "read", "Foo.y");
        List<Step> seen = trace("a", "read", "Foo.x");

        assertThat(TraceDiff.firstStep(recorded, seen)).isEqualTo(2);
        assertThat(TraceDiff.at(2, recorded, seen, "recorded is", "but there is"))
                .isEqualTo("step 2: recorded is \"a: read Foo.y at Foo.java:7\", but there is the end");
    }
}
