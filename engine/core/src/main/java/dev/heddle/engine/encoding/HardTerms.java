package dev.heddle.engine.encoding;

import dev.heddle.engine.symbolic.expr.Evaluation;
import dev.heddle.engine.symbolic.expr.Expr;
import dev.heddle.engine.symbolic.expr.Expressions;
import dev.heddle.engine.symbolic.expr.Operator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Arithmetic that a solver has a hard time with: products and quotients of what was read, and floating-point numbers. In a run each such
 * term is replaced by a symbol that may be anything, so what is impossible then is impossible. That the symbol is what the term says is an
 * assumption that a question makes or leaves out, and so is that what the term is made of are values that the run has shown.
 */
public final class HardTerms {

    private final Expressions expressions;
    private final Expr exact;
    private final Expr shown;
    private final Expr same;
    private final Rewriting rewriting;
    /** The terms behind symbols, in the order in which they were found. */
    private final Map<Expr, Expr> terms = new LinkedHashMap<>();

    public HardTerms(Expressions expressions) {
        this.expressions = expressions;
        this.exact = expressions.flag("exact");
        this.shown = expressions.flag("shown");
        this.same = expressions.flag("same");
        this.rewriting = new Rewriting(expressions, this::symbolOf);
    }

    /** The assumption that symbols are what their terms say. */
    public Expr exact() {
        return exact;
    }

    /** The assumption that terms are made of values that the run has shown. */
    public Expr shown() {
        return shown;
    }

    /** The assumption that terms, and the reads that they are made of, are what they were in the run. */
    public Expr same() {
        return same;
    }

    /** The run with symbols in place of its hard terms; itself if it has none. */
    public RecordedRun replaceIn(RecordedRun run) {
        List<RecordedStep> steps = new ArrayList<>();
        boolean changed = false;
        for (RecordedStep step : run.steps()) {
            RecordedStep other = rewriting.of(step);
            steps.add(other);
            changed |= other != step;
        }
        return changed ? run.defining(steps, new LinkedHashMap<>(terms)) : run;
    }

    private Expr symbolOf(Expr term) {
        if (!isHard(term)) {
            return term;
        }
        Expr symbol = expressions.input(term.sort(), "h" + terms.size(), Long.MIN_VALUE, Long.MAX_VALUE);
        terms.put(symbol, term);
        return symbol;
    }

    private static boolean isHard(Expr expr) {
        return switch (expr.operator()) {
            case MUL -> !expr.operand(0).isConstant() && !expr.operand(1).isConstant() || expr.sort().isFloating();
            case DIV, REM -> expr.sort().isFloating() || !expr.operand(1).isConstant() || Long.bitCount(expr.operand(1).value()) != 1;
            case TO_FLOAT, TO_DOUBLE -> true;
            case ADD, SUB -> expr.sort().isFloating();
            case TO_INT, TO_LONG -> expr.operand(0).sort().isFloating();
            default -> false;
        };
    }

    /** Adds to what holds of a run what {@link #same} means; tells whether there is anything to assume. */
    public boolean define(Encoding encoding) {
        Set<Expr> used = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Expr> operands = new LinkedHashSet<>();
        encoding.matter().forEach(symbol -> addTerm(symbol, used, operands, false));
        encoding.addIf(same, encoding.follows());
        Map<String, Long> found = found(encoding.run());
        used.forEach(symbol -> keep(symbol, found, encoding));
        operands.forEach(symbol -> keep(symbol, found, encoding));
        return !used.isEmpty();
    }

    /** Adds what {@link #exact} and {@link #shown} mean: so much for a solver that it comes last. */
    public void defineExactly(Encoding encoding) {
        Set<Expr> used = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Expr> operands = new LinkedHashSet<>();
        encoding.matter().forEach(symbol -> addTerm(symbol, used, operands, false));
        encoding.addIf(exact, encoding.follows());
        for (Expr symbol : used) {
            encoding.addIf(exact, expressions.equal(symbol, terms.get(symbol)));
        }
        Map<Long, Set<Long>> values = valuesShown(encoding.run(), found(encoding.run()));
        for (RecordedStep step : encoding.run().steps()) {
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Read read && operands.contains(read.symbol())) {
                    encoding.addIf(shown, isShown(read.symbol(), values.getOrDefault(read.key(), Set.of())));
                }
            }
        }
    }

    private Expr isShown(Expr symbol, Set<Long> values) {
        List<Expr> some = new ArrayList<>();
        values.forEach(value -> some.add(expressions.equal(symbol, expressions.constant(symbol.sort(), value))));
        return some.isEmpty() ? expressions.yes : expressions.some(some);
    }

    /** Notes a symbol if it stands for a term, and the reads that the term is made of. */
    private void addTerm(Expr symbol, Set<Expr> used, Set<Expr> operands, boolean inTerm) {
        Expr term = terms.get(symbol);
        if (term != null) {
            if (used.add(symbol)) {
                Symbols.in(term).forEach(operand -> addTerm(operand, used, operands, true));
            }
        } else if (inTerm) {
            operands.add(symbol);
        }
    }

    private void keep(Expr symbol, Map<String, Long> found, Encoding encoding) {
        if (found.containsKey(symbol.name())) {
            encoding.addIf(same, expressions.equal(symbol, expressions.constant(symbol.sort(), found.get(symbol.name()))));
        }
    }

    /** What symbols were in the run, those of terms too. */
    private static Map<String, Long> found(RecordedRun run) {
        Map<String, Long> found = new HashMap<>(run.inputs());
        found.putAll(run.found());
        Evaluation evaluation = new Evaluation(found);
        run.definitions().forEach((symbol, term) -> found.put(symbol.name(), evaluation.value(term)));
        return found;
    }

    /** What variables had in the run: at first, or when they were written or read. */
    private static Map<Long, Set<Long>> valuesShown(RecordedRun run, Map<String, Long> found) {
        Evaluation evaluation = new Evaluation(found);
        Map<Long, Set<Long>> values = new HashMap<>();
        for (RecordedStep step : run.steps()) {
            for (RecordedEvent event : step.events()) {
                if (event instanceof RecordedEvent.Write write) {
                    values.computeIfAbsent(write.key(), key -> new LinkedHashSet<>()).add(evaluation.value(write.value()));
                } else if (event instanceof RecordedEvent.Read read && found.containsKey(read.symbol().name())) {
                    values.computeIfAbsent(read.key(), key -> new LinkedHashSet<>()).add(found.get(read.symbol().name()));
                }
            }
        }
        values.forEach((key, all) -> {
            if (run.initial(key) != null && run.initial(key).isConstant()) {
                all.add(run.initial(key).value());
            }
        });
        return values;
    }
}
