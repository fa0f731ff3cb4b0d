package dev.heddle.inspections.analysis.event;

import com.intellij.psi.PsiElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Collects the events of one body. */
public final class BodyEvents {

    private final List<Event> events = new ArrayList<>();

    public List<Event> list() {
        return events;
    }

    public void add(Event event) {
        events.add(event);
    }

    public void access(Variable variable, boolean write, PsiElement place, Set<LockRef> held) {
        events.add(new Event.Access(variable, write, place, place, held));
    }

    public void acquire(LockRef lock, boolean attempt, PsiElement place, Set<LockRef> held, Set<LockRef> perhaps) {
        events.add(new Event.Acquire(lock, attempt, place, place, held, perhaps));
    }
}
