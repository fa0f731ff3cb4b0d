package dev.heddle.oracle.program;

import java.util.List;

/** The blocks that statements consist of. */
final class Blocks {

    private Blocks() {}

    /** The blocks in a statement. */
    static List<List<Stmt>> of(Stmt statement) {
        if (statement instanceof Stmt.If s) {
            return List.of(s.then(), s.otherwise());
        }
        if (statement instanceof Stmt.IfNull s) {
            return List.of(s.then(), s.otherwise());
        }
        if (statement instanceof Stmt.SyncBox s) {
            return List.of(s.body());
        }
        if (statement instanceof Stmt.TryLocked s) {
            return List.of(s.body(), s.otherwise());
        }
        if (statement instanceof Stmt.TryRwLocked s) {
            return List.of(s.body(), s.otherwise());
        }
        if (statement instanceof Stmt.RwLocked s) {
            return List.of(s.body());
        }
        if (statement instanceof Stmt.Repeat s) {
            return List.of(s.body());
        }
        if (statement instanceof Stmt.While s) {
            return List.of(s.body());
        }
        if (statement instanceof Stmt.Sync s) {
            return List.of(s.body());
        }
        if (statement instanceof Stmt.Locked s) {
            return List.of(s.body());
        }
        return List.of();
    }

    /** The statement with one of its blocks replaced. */
    static Stmt replace(Stmt statement, int which, List<Stmt> block) {
        if (statement instanceof Stmt.If s) {
            return which == 0
                    ? new Stmt.If(s.condition(), block, s.otherwise()) : new Stmt.If(s.condition(), s.then(), block);
        }
        if (statement instanceof Stmt.IfNull s) {
            return which == 0
                    ? new Stmt.IfNull(s.ref(), block, s.otherwise()) : new Stmt.IfNull(s.ref(), s.then(), block);
        }
        if (statement instanceof Stmt.SyncBox s) {
            return new Stmt.SyncBox(s.site(), s.ref(), block);
        }
        if (statement instanceof Stmt.TryLocked s) {
            return which == 0
                    ? new Stmt.TryLocked(s.site(), s.lock(), s.timed(), block, s.otherwise())
                    : new Stmt.TryLocked(s.site(), s.lock(), s.timed(), s.body(), block);
        }
        if (statement instanceof Stmt.TryRwLocked s) {
            return which == 0
                    ? new Stmt.TryRwLocked(s.lock(), s.write(), block, s.otherwise())
                    : new Stmt.TryRwLocked(s.lock(), s.write(), s.body(), block);
        }
        if (statement instanceof Stmt.RwLocked s) {
            return new Stmt.RwLocked(s.site(), s.lock(), s.write(), s.unlock(), block);
        }
        if (statement instanceof Stmt.Repeat s) {
            return new Stmt.Repeat(s.times(), block);
        }
        if (statement instanceof Stmt.While s) {
            return new Stmt.While(s.local(), s.place(), s.comparison(), s.constant(), s.most(), block);
        }
        if (statement instanceof Stmt.Sync s) {
            return new Stmt.Sync(s.site(), s.monitor(), block);
        }
        Stmt.Locked s = (Stmt.Locked) statement;
        return new Stmt.Locked(s.site(), s.lock(), s.unlock(), block);
    }
}
