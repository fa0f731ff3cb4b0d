package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.strategy.api.AccessDescription;
import dev.heddle.engine.strategy.api.Mode;
import dev.heddle.engine.strategy.api.Trace;
import dev.heddle.engine.symbolic.Branch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What threads, variables and operations are called, as far as executions have told. */
final class Legend {

    /** An object in the name of a variable, with its number in one execution. */
    private static final Pattern OBJECT = Pattern.compile("([\\w.$\\[\\]]+)#\\d+(.*)");

    /** What starting, joining and ending are done to. */
    private static final Pattern LIFE = Pattern.compile("thread (.*) \\(alive\\)");

    private final Map<Integer, String> threads = new TreeMap<>();
    private final Map<Long, String> variables = new HashMap<>();
    /** By class, the numbers of its objects. */
    private final Map<String, Map<Long, Integer>> objects = new HashMap<>();
    private final Map<NetEvent, Step> steps = new IdentityHashMap<>();
    private boolean detailed;

    /** @param where place in the source, or null */
    record Said(String what, String where) {}

    private record Step(List<Said> accesses, List<String> branches) {}

    /** @param names whether the next execution tells names, not just those of threads */
    void begin(boolean names) {
        detailed = names;
    }

    /** Takes note of what a step of the execution was. */
    void read(NetEvent event, Trace trace, int step, List<Branch> decided) {
        if (event.parent.isBirth()) {
            threads.computeIfAbsent(event.thread, t -> unused(trace.threadName(step)));
        }
        if (detailed && !steps.containsKey(event)) {
            readDetails(event, trace, step, decided);
        }
    }

    private String unused(String name) {
        String unused = name;
        for (int i = 2; threads.containsValue(unused); i++) {
            unused = name + " (" + i + ")";
        }
        return unused;
    }

    private void readDetails(NetEvent event, Trace trace, int step, List<Branch> decided) {
        Map<Long, Said> accesses = new LinkedHashMap<>();
        for (int i = trace.first(step); i < trace.end(step); i++) {
            long key = trace.key(i);
            if (key != Trace.OUTCOME) {
                accesses.merge(key, said(key, trace.mode(i), trace.told(i)), Legend::both);
            }
        }
        List<String> branches = new ArrayList<>();
        for (Branch branch : decided) {
            if (branch.step() == step) {
                branches.add(place(branch.at()));
            }
        }
        steps.put(event, new Step(List.copyOf(accesses.values()), branches));
    }

    /** What two accesses of a step to one variable are together. */
    private static Said both(Said first, Said next) {
        String op = next.what.substring(0, next.what.indexOf(' '));
        return first.what.startsWith(op + " ") || first.what.contains(", " + op + " ")
                ? first
                : new Said(first.what.replaceFirst(" ", ", " + op + " "), first.where);
    }

    private Said said(long key, Mode mode, AccessDescription told) {
        if (told == null) {
            return new Said(operation(mode) + " " + variable(key), null);
        }
        variables.computeIfAbsent(key, k -> name(told));
        String op = told.op().equals("fork") ? "start" : told.op();
        return new Said(op + " " + variable(key), place(told.at()));
    }

    /** Objects are counted in the order in which they appear in an execution, which is not the same in all. */
    private String name(AccessDescription told) {
        Matcher life = LIFE.matcher(told.variable());
        if (life.matches()) {
            return life.group(1);
        }
        Matcher matcher = OBJECT.matcher(told.variable());
        if (!matcher.matches()) {
            return told.variable();
        }
        String type = matcher.group(1);
        Map<Long, Integer> numbers = objects.computeIfAbsent(type, c -> new HashMap<>());
        int number = numbers.computeIfAbsent(told.object(), o -> numbers.size() + 1);
        return type + "#" + number + matcher.group(2);
    }

    private static String place(SourceLocation at) {
        return at == null ? null : at.shortForm();
    }

    /** Takes note of what threads would have done next. */
    void readPending(Trace trace) {
        for (int step = trace.steps(); detailed && step < trace.steps() + trace.pending(); step++) {
            for (int i = trace.first(step); i < trace.end(step); i++) {
                said(trace.key(i), trace.mode(i), trace.told(i));
            }
        }
    }

    static String operation(Mode mode) {
        return mode == Mode.READ ? "read" : "write";
    }

    String variable(long key) {
        return key == Trace.CLOCK ? "clock" : variables.getOrDefault(key, "something");
    }

    /** The names of all threads, by their numbers. */
    Map<Integer, String> threads() {
        return threads;
    }

    /** What the i-th access of a step was, or null if nobody has told. */
    Said access(NetEvent event, int i) {
        Step step = steps.get(event);
        return step == null || i >= step.accesses.size() ? null : step.accesses.get(i);
    }

    /** Where the i-th branch of a step is, or null. */
    String branch(NetEvent event, int i) {
        Step step = steps.get(event);
        return step == null || i >= step.branches.size() ? null : step.branches.get(i);
    }
}
