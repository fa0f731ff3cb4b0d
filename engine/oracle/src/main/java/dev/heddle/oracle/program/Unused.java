package dev.heddle.oracle.program;

import dev.heddle.oracle.program.Program.Body;
import java.util.ArrayList;
import java.util.List;

/** Drops what a program declares but does not use, as far as that changes no numbers. */
final class Unused {

    private int highest = -1;

    private Unused() {}

    /** The same program whose threads have only as many locals as they use. */
    static Program locals(Program program) {
        List<Body> bodies = new ArrayList<>();
        for (Body body : program.threads()) {
            Unused unused = new Unused();
            body.statements().forEach(unused::look);
            bodies.add(new Body(unused.highest + 1, body.statements()));
        }
        return program.withThreads(bodies);
    }

    private void look(Stmt statement) {
        if (statement instanceof Stmt.Read s) {
            use(s.local());
            look(s.from());
        } else if (statement instanceof Stmt.Write s) {
            look(s.to());
            look(s.value());
        } else if (statement instanceof Stmt.Bump s) {
            look(s.place());
        } else if (statement instanceof Stmt.Add s) {
            use(s.local());
        } else if (statement instanceof Stmt.Cas s) {
            use(s.local());
            look(s.expected());
            look(s.value());
        } else if (statement instanceof Stmt.Assign s) {
            use(s.local());
            look(s.value());
        } else if (statement instanceof Stmt.If s) {
            look(s.condition());
        } else if (statement instanceof Stmt.While s) {
            use(s.local());
            look(s.place());
        } else if (statement instanceof Stmt.Check s) {
            look(s.condition());
        }
        Blocks.of(statement).forEach(block -> block.forEach(this::look));
    }

    private void look(Condition condition) {
        look(condition.left());
        look(condition.right());
    }

    private void look(Place place) {
        if (place instanceof Place.Element element) {
            look(element.index());
        }
    }

    private void look(Expr expr) {
        if (expr instanceof Expr.Local local) {
            use(local.index());
        }
    }

    private void use(int local) {
        highest = Math.max(highest, local);
    }
}
