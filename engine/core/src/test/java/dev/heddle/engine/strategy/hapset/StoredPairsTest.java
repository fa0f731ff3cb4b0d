package dev.heddle.engine.strategy.hapset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.coverage.Statement;
import dev.heddle.engine.strategy.hapset.PairSets.Pair;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredPairsTest {

    @TempDir
    private Path folder;

    /** Statement 1 is in a method of its own, the others in another; {@code hash} is that of the other. */
    private static IntFunction<Statement> names(String hash) {
        return i -> new Statement(i == 1 ? "A.one()V@1" : "A.other()V@" + hash, i, "write", "A.x", List.of("A.main:1"), null);
    }

    @Test
    void whatIsKeptIsKnownNextTime() throws Exception {
        Path file = StoredPairs.file(folder, "A#test(int)");
        new StoredPairs(file).write(Set.of(new Pair(2, 1, true), new Pair(1, 2, false)), names("a"));

        assertThat(Files.readAllLines(file)).hasSize(2).isSorted();
        StoredPairs later = new StoredPairs(file);
        assertThat(later.contains(new Pair(2, 1, true), names("a"))).isTrue();
        assertThat(later.contains(new Pair(2, 1, false), names("a"))).isFalse();
    }

    @Test
    void aChangedMethodDropsItsOwnPairsOnly() throws Exception {
        Path file = StoredPairs.file(folder, "A");
        new StoredPairs(file).write(Set.of(new Pair(1, 1, true), new Pair(1, 2, false), new Pair(2, 3, false)), names("a"));

        StoredPairs changed = new StoredPairs(file);
        assertThat(changed.contains(new Pair(1, 1, true), names("b"))).isTrue();
        assertThat(changed.contains(new Pair(2, 3, false), names("b"))).isFalse();
        changed.write(Set.of(new Pair(3, 2, true)), names("b"));
        assertThat(Files.readAllLines(file)).hasSize(2).noneMatch(line -> line.contains("@a"));
    }

    @Test
    void aFileThatCannotBeReadIsAsGoodAsNone() throws Exception {
        Path file = Files.write(StoredPairs.file(folder, "A"), new byte[] {(byte) 0xC3, 40, 10});

        assertThat(new StoredPairs(file).contains(new Pair(1, 2, true), names("a"))).isFalse();
    }
}
