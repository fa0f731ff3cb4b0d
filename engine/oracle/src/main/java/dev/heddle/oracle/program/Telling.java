package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Body;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes programs look at their locals before threads end. Strategies that solve for ways to go do not tell two values
 * apart unless the program does; whether a thread can end with both is then a question that they are asked.
 */
public final class Telling {

    private Telling() {}

    /**
     * The program, with a comparison for each value that a local may end with.
     *
     * @param facts what threads may come to, as the enumerator puts it
     */
    public static Program locals(Program program, Collection<String> facts) {
        Map<String, SortedSet<Integer>> values = new TreeMap<>();
        for (String fact : facts) {
            int ends = fact.indexOf(" ends with ");
            if (ends >= 0) {
                String[] numbers = fact.substring(ends + " ends with ".length()).split(",", -1);
                for (int local = 0; local < numbers.length; local++) {
                    if (!numbers[local].isEmpty()) {
                        values.computeIfAbsent(fact.substring(1, ends) + "." + local, name -> new TreeSet<>())
                                .add(Integer.parseInt(numbers[local]));
                    }
                }
            }
        }
        List<Body> threads = new ArrayList<>();
        for (int t = 0; t < program.threads().size(); t++) {
            Body body = program.threads().get(t);
            List<Stmt> statements = new ArrayList<>(body.statements());
            for (int local = 0; local < body.locals(); local++) {
                Iterator<Integer> all = values.getOrDefault(t + "." + local, new TreeSet<>()).iterator();
                while (all.hasNext()) {
                    int value = all.next();
                    // One that has no other value has this one.
                    if (all.hasNext()) {
                        Condition has = new Condition(Term.local(local), Condition.Comparison.EQUAL, Term.of(value));
                        statements.add(new Stmt.If(has, List.of(), List.of()));
                    }
                }
            }
            threads.add(new Body(body.locals(), statements));
        }
        return program.withThreads(threads);
    }
}
