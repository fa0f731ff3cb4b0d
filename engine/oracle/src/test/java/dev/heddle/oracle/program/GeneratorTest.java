package dev.heddle.oracle.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GeneratorTest {

    private static final int PROGRAMS = 2_000;

    @Test
    void theSameSeedGivesTheSameProgram() {
        for (long seed = 0; seed < 50; seed++) {
            Program program = Generator.generate(seed, Size.SMALL);
            assertThat(Generator.generate(seed, Size.SMALL)).isEqualTo(program);
            assertThat(Emitter.emit(Generator.generate(seed, Size.SMALL))).usingRecursiveComparison().isEqualTo(Emitter.emit(program));
        }
    }

    @Test
    void neighbouringSeedsGiveDifferentPrograms() {
        Set<List<Program.Body>> bodies = new HashSet<>();
        for (long seed = 0; seed < PROGRAMS; seed++) {
            bodies.add(Generator.generate(seed, Size.SMALL).threads());
        }
        assertThat(bodies).hasSizeGreaterThan(PROGRAMS * 95 / 100);
    }

    @Test
    void everyProgramKeepsTheRules() {
        for (long seed = 0; seed < PROGRAMS; seed++) {
            assertThat(Validity.of(Generator.generate(seed, Size.SMALL))).as("program %s", seed).isTrue();
        }
    }

    @Test
    void everyKindOfStatementAndPlaceComesUp() {
        Set<Class<?>> seen = new HashSet<>();
        for (long seed = 0; seed < PROGRAMS; seed++) {
            for (Program.Body body : Generator.generate(seed, Size.SMALL).threads()) {
                collect(body.statements(), seen);
            }
        }
        Set<Class<?>> all = new HashSet<>(Arrays.asList(Stmt.class.getPermittedSubclasses()));
        all.addAll(Arrays.asList(Place.class.getPermittedSubclasses()));
        all.addAll(Arrays.asList(Term.class.getPermittedSubclasses()));
        // A slot is what the enumerator makes of loads and stores.
        all.remove(Place.Slot.class);
        // Locals are set by what is read; an assignment is there for programs written by hand.
        all.remove(Stmt.Assign.class);
        assertThat(seen).containsAll(all);
    }

    @Test
    void constructorsPublishTheirObjectsEarlyAndLate() {
        Set<Integer> before = new HashSet<>();
        for (long seed = 0; seed < 100; seed++) {
            Program program = Generator.generate(seed, Size.SMALL, Set.of(Feature.OBJECTS), Set.of());
            if (program.boxes().fields().size() == 2) {
                BoxEmitter.publications(program).forEach(publication -> before.add(publication.before()));
            }
        }
        assertThat(before).containsExactlyInAnyOrder(0, 1, 2);
    }

    private static void collect(List<Stmt> statements, Set<Class<?>> seen) {
        for (Stmt statement : statements) {
            seen.add(statement.getClass());
            if (statement instanceof Stmt.Read s) {
                seen.add(s.from().getClass());
            } else if (statement instanceof Stmt.Write s) {
                seen.add(s.to().getClass());
                seen.add(s.value().getClass());
            }
            Blocks.of(statement).forEach(block -> collect(block, seen));
        }
    }
}
