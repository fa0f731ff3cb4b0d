package dev.heddle.engine.runtime.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Imprecision;
import dev.heddle.engine.model.SourceLocation;
import org.junit.jupiter.api.Test;

class ImprecisionsTest {

    private static final SourceLocation PLACE = new SourceLocation("Foo", "bar", "Foo.java", 7);

    private int looks;
    private final Imprecisions imprecisions = new Imprecisions(() -> {
        looks++;
        return PLACE;
    });

    @Test
    void countsAllButLooksForThePlacesOfTheFirstOnly() {
        for (int i = 0; i < Imprecisions.MOST_PLACED + 5; i++) {
            imprecisions.note("a look at the file system");
        }

        assertThat(imprecisions.all()).containsExactly(
                new Imprecision("a look at the file system", Imprecisions.MOST_PLACED, PLACE),
                new Imprecision("a look at the file system", 5, null));
        assertThat(looks).isEqualTo(Imprecisions.MOST_PLACED);
    }

    @Test
    void anotherTestBeginsWithPlacesAgain() {
        for (int i = 0; i <= Imprecisions.MOST_PLACED; i++) {
            imprecisions.note("a look at the file system");
        }
        imprecisions.clear();

        imprecisions.note("a look at the file system");

        assertThat(imprecisions.all()).containsExactly(new Imprecision("a look at the file system", 1, PLACE));
    }
}
