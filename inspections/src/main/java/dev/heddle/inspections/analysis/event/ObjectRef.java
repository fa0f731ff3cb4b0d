package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiVariable;
import java.util.function.Function;

/** A name for an object, as far as the source tells which object an expression stands for. */
public sealed interface ObjectRef {

    /** The instance that the code of a class runs on. */
    record This(PsiClass type) implements ObjectRef {}

    /** The class itself: holder of static fields, lock of static synchronized methods. */
    record Type(PsiClass type) implements ObjectRef {}

    /** The object that a local variable or parameter refers to. */
    record Local(PsiVariable variable) implements ObjectRef {}

    /** An object that is made where one of its methods is called: {@code new Program().run()}. */
    record Made(PsiElement creation) implements ObjectRef {}

    /** What a method that starts threads has made, or keeps in a variable of its own, during one call of it. */
    record During(PsiElement call, ObjectRef object) implements ObjectRef {}

    /** The object that a field refers to. */
    record Via(ObjectRef owner, PsiField field) implements ObjectRef {}

    /** The lock that the JVM holds while it runs the static initialisers of a class. */
    record Init(PsiClass type) implements ObjectRef {}

    /** Being the one thread that an atomic has let in; nobody waits for it. */
    record Turn(ObjectRef gate) implements ObjectRef {}

    /** An object known only by the expression that yields it; good enough to compare locks. */
    record Named(String text) implements ObjectRef {}

    /** An object made on the spot, or one whose origin is unknown: nothing is claimed about it. */
    record Untracked() implements ObjectRef {}

    ObjectRef UNTRACKED = new Untracked();

    /** Longer paths of fields are not followed. */
    int MAX_DEPTH = 4;

    static ObjectRef via(ObjectRef owner, PsiField field) {
        return owner == UNTRACKED || owner.depth() >= MAX_DEPTH ? UNTRACKED : new Via(holder(owner, field), field);
    }

    static ObjectRef turn(ObjectRef gate) {
        return gate == UNTRACKED ? UNTRACKED : new Turn(gate);
    }

    static ObjectRef during(PsiElement call, ObjectRef object) {
        return object.depth() >= MAX_DEPTH ? UNTRACKED : new During(call, object);
    }

    /** The same as the code that made it names it. */
    default ObjectRef inside() {
        return this instanceof During during ? during.object.inside() : this;
    }

    /** An inherited field has one name, whichever subclass's code uses it. */
    static ObjectRef holder(ObjectRef owner, PsiField field) {
        return owner instanceof This && field.getContainingClass() != null
                ? new This(field.getContainingClass())
                : owner;
    }

    default int depth() {
        return this instanceof Via via ? 1 + via.owner.depth()
                : this instanceof During during ? 1 + during.object.depth() : 0;
    }

    /** The variable, this or class at the start of the path. */
    default ObjectRef root() {
        return this instanceof Via via ? via.owner.root() : this;
    }

    /** The same path from another start. */
    default ObjectRef replaceRoot(Function<ObjectRef, ObjectRef> replacement) {
        if (this instanceof Turn turn) {
            return turn(turn.gate.replaceRoot(replacement));
        }
        return this instanceof Via via
                ? via(via.owner.replaceRoot(replacement), via.field)
                : replacement.apply(this);
    }
}
