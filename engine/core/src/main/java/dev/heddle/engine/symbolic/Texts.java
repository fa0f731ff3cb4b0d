package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.Shadow;
import dev.heddle.bootstrap.TextEngine;
import dev.heddle.bootstrap.TextHooks;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.site.Sites;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Texts that were made of values which depend on inputs, in the execution under way. Most are messages that nobody looks into; where code that is not instrumented may do so, which
 * compares texts and looks them up, the values in them are decided on, or listed.
 */
final class Texts extends TextEngine {

    private static final Shadow[] NONE = {};

    private final SymbolicExecution execution;
    private final MessageValues messages;
    private final Map<String, List<SymbolicValue>> parts = new IdentityHashMap<>();
    /** In the order in which they came, which is the same in every execution; some are not in the map any more. */
    private final List<String> all = new ArrayList<>();

    Texts(SymbolicExecution execution, MessageValues messages) {
        this.execution = execution;
        this.messages = messages;
    }

    void clear() {
        parts.clear();
        all.clear();
        TextHooks.known(0);
    }

    @Override
    public void made(String text, Shadow part) {
        List<SymbolicValue> known = parts.get(text);
        if (known == null) {
            known = new ArrayList<>(1);
            parts.put(text, known);
            all.add(text);
            TextHooks.known(parts.size());
        }
        known.add((SymbolicValue) part);
    }

    @Override
    public Shadow[] partsOf(String text) {
        List<SymbolicValue> known = parts.get(text);
        return known == null ? NONE : known.toArray(NONE);
    }

    /** A text goes to code that is not instrumented. */
    void given(String text, int site) {
        given(text, "text made of it: " + Sites.get(site).name(), SymbolicExecution.location(site));
    }

    @Override
    public void read(String text) {
        given(text, "text made of it, read by code that is not instrumented", execution.here());
    }

    @Override
    public void allGiven(int site) {
        List.copyOf(all).forEach(text -> given(text, site));
    }

    @Override
    public void readByInitializer(String text) {
        if (parts.containsKey(text)) {
            NotFollowed.inInitializer("text made of it, read", null);
        }
    }

    @Override
    public void messageRead() {
        messages.read();
    }

    /** Once is enough: what is decided then holds for the rest of the execution. */
    private void given(String text, String what, SourceLocation at) {
        List<SymbolicValue> known = parts.remove(text);
        if (known != null) {
            known.forEach(part -> execution.concretisePart(part, what, at));
            TextHooks.known(parts.size());
        }
    }
}
