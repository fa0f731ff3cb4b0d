package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Mode;
import java.util.ArrayList;
import java.util.List;

/**
 * What else may have to be so for a step to turn out in a certain way. What it does to a variable can depend on one that it touches later: an interrupt ends
 * the wait for a lock that a time-out would have ended. So an option that an execution was led to, but did not show with
 * just its causes, may be possible together with what such steps touch behind it.
 */
final class Foresight {

    private final Extensions extensions;
    private final List<Option> missed = new ArrayList<>();
    private final List<AccessChoice> later = new ArrayList<>();
    private long knownBefore;

    Foresight(Extensions extensions) {
        this.extensions = extensions;
    }

    /** An execution was led to an option, but the step was not possible or did something else. */
    void missed(Option option) {
        // The value alone says that an access writes: what comes later makes no difference.
        if (!option.missed && !option.writes) {
            option.missed = true;
            missed.add(option);
            foresee(option);
        }
    }

    /**
     * Looks again at all that was missed, because more has become known of what such steps touch.
     *
     * @param known how much is known
     * @return whether there is something new to be tried
     */
    boolean looksAgain(long known) {
        boolean more = false;
        if (known != knownBefore) {
            knownBefore = known;
            for (int i = 0, count = missed.size(); i < count; i++) {
                more |= foresee(missed.get(i));
            }
        }
        return more;
    }

    /** Adds choices of what may be touched later, as other options of the choice tell; whether there are any. */
    private boolean foresee(Option option) {
        NetChoice model = option.choice instanceof AccessChoice access && access.model != null ? access.model : option.choice;
        later.clear();
        for (Option other : model.options) {
            if (other.covered) {
                findLater(other);
            }
        }
        boolean more = false;
        for (AccessChoice seen : later) {
            if (!isTouched(seen.variable, option) && Unfolding.find(option, seen.variable, seen.mode) == null) {
                open(option, seen, model);
                more = true;
            }
        }
        return more;
    }

    private void findLater(Point point) {
        for (NetChoice c = point.choices; c != null; c = c.sibling) {
            if (c instanceof AccessChoice access) {
                later.add(access);
            }
            for (Option option : c.options) {
                if (option.covered) {
                    findLater(option);
                }
            }
        }
    }

    private static boolean isTouched(NetVariable variable, Option last) {
        for (Option o = last; o != null; o = o.choice.prefix) {
            if (o.frontier != null && o.frontier.version.variable == variable) {
                return true;
            }
        }
        return false;
    }

    private void open(Option option, AccessChoice seen, NetChoice model) {
        AccessChoice choice = new AccessChoice(option, seen, model);
        option.choices = choice;
        Frontier now = behind(choice.past, seen.variable).restrictedTo(seen.mode);
        extensions.search(choice, now);
        // Just this has been tried.
        choice.at(now).settled = true;
    }

    /** The state of a variable where nothing but this has happened. */
    private static Frontier behind(NetEvent[] past, NetVariable variable) {
        Frontier state = variable.initial.root(Mode.WRITE);
        for (NetEvent event : Plan.linearized(past)) {
            int i = event.indexOf(variable);
            if (i >= 0) {
                state = event.versions[i] != null ? event.versions[i].root(Mode.WRITE) : state.with(event);
            }
        }
        return state;
    }
}
