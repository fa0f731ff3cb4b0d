package dev.heddle.engine.instrument.code;

import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.site.Sites;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A visitor that calls hooks with sites. */
public abstract class PlacedVisitor extends MethodVisitor {

    public static final int API = Opcodes.ASM9;

    public final CodePlace place;

    public PlacedVisitor(MethodVisitor next, CodePlace place) {
        super(API, next);
        this.place = place;
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        place.line(line);
        super.visitLineNumber(line, start);
    }

    /** Passes on: push the number of a new site, call the hook. */
    protected final void hook(String hook, String descriptor, Sites.Kind kind, String owner, String name, String type) {
        place.push(mv, kind, owner, name, type);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, MethodTable.PAUSE, hook, descriptor, false);
    }
}
