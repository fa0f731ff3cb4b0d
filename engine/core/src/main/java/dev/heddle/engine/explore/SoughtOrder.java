package dev.heddle.engine.explore;

import dev.heddle.engine.model.BadRequestException;
import dev.heddle.engine.model.SourceLines;
import dev.heddle.engine.strategy.api.Contacts;
import java.util.BitSet;

/** An order of two lines that somebody asked for: the first comes before the other, in different threads at one object. */
final class SoughtOrder {

    private final SourceLines first;
    private final SourceLines then;

    private SoughtOrder(SourceLines first, SourceLines then) {
        this.first = first;
        this.then = then;
    }

    /** Reads {@code Foo.java:42<Bar.java:17}; null for null. */
    static SoughtOrder parse(String text) throws BadRequestException {
        if (text == null) {
            return null;
        }
        String[] lines = text.split("<");
        if (lines.length != 2) {
            throw new BadRequestException("--order needs two lines, such as Foo.java:42<Bar.java:17, not '" + text + "'");
        }
        return new SoughtOrder(SourceLines.parse(lines[0].strip()), SourceLines.parse(lines[1].strip()));
    }

    boolean isShownBy(Contacts contacts) {
        BitSet[] before = new BitSet[contacts.variables()];
        for (int event = 0; event < contacts.count(); event++) {
            int v = contacts.variable(event);
            if (before[v] != null && isAt(contacts, event, then) && meetsAnother(contacts, event, before[v])) {
                return true;
            }
            if (isAt(contacts, event, first)) {
                before[v] = before[v] == null ? new BitSet() : before[v];
                before[v].set(event);
            }
        }
        return false;
    }

    private static boolean meetsAnother(Contacts contacts, int event, BitSet before) {
        return before.stream().anyMatch(earlier -> contacts.thread(earlier) != contacts.thread(event)
                && contacts.mode(earlier).conflicts(contacts.mode(event)));
    }

    private static boolean isAt(Contacts contacts, int event, SourceLines lines) {
        var at = contacts.named(contacts.statement(event)).at();
        return at != null && lines.contains(at);
    }

    @Override
    public String toString() {
        return first + " before " + then;
    }
}
