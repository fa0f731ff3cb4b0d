package dev.heddle.engine.strategy.unfolding;

import dev.heddle.engine.strategy.api.Gate;
import dev.heddle.engine.strategy.api.Mode;
import java.util.IdentityHashMap;
import java.util.Map;

/** In which state of a variable the thread comes to access it. */
final class AccessChoice extends NetChoice {

    private static final int FEW = 8;

    final NetVariable variable;
    final Mode mode;
    final Gate gate;
    final long need;
    /** Stands for where in the code it is, if it may have to wait. */
    final int place;
    /** Another thread must wake this one first. */
    boolean asleep;
    /** Where the mode depends on the state and this is the access as one that writes: the same as one that only reads. */
    AccessChoice asRead;
    /** Where it is only foreseen: the choice whose options tell of it. */
    final NetChoice model;
    private Map<Frontier, Option> byState;

    AccessChoice(NetEvent condition, Option prefix, NetChoice sibling, NetEvent[] past, NetAccess access) {
        super(condition, prefix, sibling, past);
        this.variable = access.variable;
        this.mode = access.mode;
        this.gate = access.gate;
        this.need = access.need;
        this.place = access.place;
        this.model = null;
    }

    /** The same access as another choice has, but behind another prefix, where nobody has seen it. */
    AccessChoice(Option prefix, AccessChoice like, NetChoice model) {
        super(prefix.choice.condition, prefix, prefix.choices, prefix.past());
        this.variable = like.variable;
        this.mode = like.mode;
        this.gate = like.gate;
        this.need = like.need;
        this.place = like.place;
        this.model = model;
    }

    /** It has turned out that the access need not write. */
    void isAlsoRead(AccessChoice reading) {
        asRead = reading;
        for (Option option : options) {
            Option read = option.covered ? reading.at(option.frontier.restrictedTo(Mode.READ)) : null;
            if (read != null) {
                read.writes = true;
                read.settled = true;
            }
        }
    }

    /** The option with this state, or null. */
    Option at(Frontier frontier) {
        if (options.size() > FEW) {
            if (byState == null) {
                byState = new IdentityHashMap<>();
                options.forEach(option -> byState.put(option.frontier, option));
            }
            return byState.get(frontier);
        }
        for (Option option : options) {
            if (option.frontier == frontier) {
                return option;
            }
        }
        return null;
    }

    void add(Option option) {
        options.add(option);
        if (byState != null) {
            byState.put(option.frontier, option);
        }
    }
}
