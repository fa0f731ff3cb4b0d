package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Body;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Makes a program smaller for as long as it keeps a property, such as that a strategy gets it wrong. */
public final class Shrinker {

    private final Predicate<Program> property;

    public Shrinker(Predicate<Program> property) {
        this.property = property;
    }

    /** A program with the property that loses it with any further removal. */
    public Program shrink(Program program) {
        Program smallest = program;
        Program smaller = smallest;
        while (smaller != null) {
            smallest = smaller;
            smaller = smallerThan(smallest);
        }
        return smallest;
    }

    /** A smaller program with the property, or null. */
    private Program smallerThan(Program program) {
        for (Program candidate : candidates(program)) {
            if (Validity.of(candidate)) {
                Program tidy = Unused.drop(candidate);
                if (property.test(tidy)) {
                    return tidy;
                }
            }
        }
        return null;
    }

    /** The large steps come first. */
    private static List<Program> candidates(Program program) {
        List<Program> candidates = new ArrayList<>();
        for (int t = program.threads().size() - 1; t > 0; t--) {
            candidates.add(without(program, t));
        }
        for (int t = 0; t < program.threads().size(); t++) {
            int thread = t;
            variants(program.threads().get(t).statements(), statements -> {
                List<Body> bodies = new ArrayList<>(program.threads());
                bodies.set(thread, new Body(program.threads().get(thread).locals(), statements));
                candidates.add(program.withThreads(bodies));
            });
        }
        if (program.layout() == Program.Layout.OBJECT) {
            candidates.add(program.withLayout(Program.Layout.STATIC));
        }
        return candidates;
    }

    private static Program without(Program program, int thread) {
        List<Body> bodies = new ArrayList<>();
        for (Body body : program.threads()) {
            bodies.add(new Body(body.locals(), without(body.statements(), thread)));
        }
        return program.withThreads(bodies);
    }

    /** The statements without those about a thread. */
    private static List<Stmt> without(List<Stmt> statements, int thread) {
        List<Stmt> result = new ArrayList<>();
        for (Stmt statement : statements) {
            if (!isAbout(statement, thread)) {
                Stmt copy = statement;
                List<List<Stmt>> blocks = Blocks.of(statement);
                for (int i = 0; i < blocks.size(); i++) {
                    copy = Blocks.replace(copy, i, without(blocks.get(i), thread));
                }
                result.add(copy);
            }
        }
        return result;
    }

    private static boolean isAbout(Stmt statement, int thread) {
        return statement instanceof Stmt.Start s && s.thread() == thread
                || statement instanceof Stmt.Join j && j.thread() == thread
                || statement instanceof Stmt.Unpark u && u.thread() == thread
                || statement instanceof Stmt.Interrupt i && i.thread() == thread
                || statement instanceof Stmt.Timed t && isAbout(t.inner(), thread)
                || statement instanceof Stmt.Caught c && isAbout(c.inner(), thread);
    }

    /** All ways to take one thing out of a list of statements. */
    private static void variants(List<Stmt> statements, Consumer<List<Stmt>> sink) {
        for (int i = 0; i < statements.size(); i++) {
            sink.accept(replaced(statements, i, List.of()));
        }
        for (int i = 0; i < statements.size(); i++) {
            Stmt statement = statements.get(i);
            List<List<Stmt>> blocks = Blocks.of(statement);
            for (int b = 0; b < blocks.size(); b++) {
                int position = i;
                int block = b;
                sink.accept(replaced(statements, i, blocks.get(b)));
                variants(blocks.get(b), inner -> sink.accept(
                        replaced(statements, position, List.of(Blocks.replace(statement, block, inner)))));
            }
            for (Stmt simpler : simpler(statement)) {
                sink.accept(replaced(statements, i, List.of(simpler)));
            }
        }
    }

    private static List<Stmt> replaced(List<Stmt> statements, int position, List<Stmt> by) {
        List<Stmt> result = new ArrayList<>(statements.subList(0, position));
        result.addAll(by);
        result.addAll(statements.subList(position + 1, statements.size()));
        return result;
    }

    /** A statement of the same kind, or a part of it, that does less. */
    private static List<Stmt> simpler(Stmt statement) {
        if (statement instanceof Stmt.Bump s) {
            return List.of(new Stmt.Write(s.place(), Term.of(1)));
        }
        if (statement instanceof Stmt.Write s && !(s.value() instanceof Term.Constant)) {
            return List.of(new Stmt.Write(s.to(), Term.of(1)));
        }
        if (statement instanceof Stmt.New s && s.slot() >= 0) {
            return List.of(new Stmt.New(s.ref(), -1, 0, s.values()));
        }
        if (statement instanceof Stmt.Cas s) {
            return List.of(new Stmt.Write(s.place(), s.value()));
        }
        if (statement instanceof Stmt.Exchange s) {
            return List.of(new Stmt.Write(s.place(), s.value()), new Stmt.Read(s.local(), s.place()));
        }
        if (statement instanceof Stmt.Timed s) {
            return List.of(s.inner());
        }
        if (statement instanceof Stmt.Caught s) {
            return List.of(s.inner());
        }
        if (statement instanceof Stmt.TryLocked s && s.timed()) {
            return List.of(new Stmt.TryLocked(s.site(), s.lock(), false, s.body(), s.otherwise()));
        }
        if (statement instanceof Stmt.RwLocked s && s.unlock() == Stmt.Unlock.FINALLY) {
            return List.of(new Stmt.RwLocked(s.site(), s.lock(), s.write(), Stmt.Unlock.AFTER, s.body()));
        }
        if (statement instanceof Stmt.Add s) {
            return List.of(new Stmt.Write(new Place.Atomic(s.atomic()), Term.of(s.by())));
        }
        if (statement instanceof Stmt.While s && s.most() > 0) {
            Stmt read = new Stmt.Read(s.local(), s.place());
            return s.most() == 1 ? List.of(read) : List.of(read,
                    new Stmt.While(s.local(), s.place(), s.comparison(), s.constant(), 1, s.body()));
        }
        if (statement instanceof Stmt.Locked s && s.unlock() == Stmt.Unlock.FINALLY) {
            return List.of(new Stmt.Locked(s.site(), s.lock(), Stmt.Unlock.AFTER, s.body()));
        }
        return List.of();
    }
}
