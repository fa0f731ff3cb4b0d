package dev.heddle.engine.story;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.List;

/**
 * A short causal account of a violation.
 *
 * @param lines at most {@link #MOST_LINES} sentences; none where the steps do not tell
 * @param deciding numbers of the steps that the account rests on, in order
 */
public record Story(List<String> lines, List<Integer> deciding) {

    public static final int MOST_LINES = 5;
    /** What says nothing: better than something vague. */
    static final Story NONE = new Story(List.of(), List.of());

    public Story {
        lines = List.copyOf(lines.subList(0, Math.min(MOST_LINES, lines.size())));
        deciding = deciding.stream().distinct().sorted().toList();
    }

    /**
     * The account of a violation.
     *
     * @param passing the steps of the nearest schedule that passes, or null
     */
    public static Story of(Violation violation, List<Step> passing) {
        Told told = new Told(violation, passing == null ? List.of() : passing);
        List<Account> accounts = List.of(new CircleAccount(), new InterferenceAccount(), new AccessesAccount(), new WaitingAccount(),
                new LoopAccount(), new BrokenStretchAccount(), new StolenWakeAccount(), new OrderAccount(), new TooEarlyAccount(),
                new AloneAccount());
        for (Account account : accounts) {
            Story story = account.of(told);
            if (!story.isEmpty()) {
                return story;
            }
        }
        return NONE;
    }

    /** The violation with its account, if there is one. */
    public static Violation tell(Violation violation, List<Step> passing) {
        Story story = of(violation, passing);
        return story.isEmpty() ? violation : violation.withStory(story.lines(), story.deciding());
    }

    public boolean isEmpty() {
        return lines.isEmpty();
    }
}
