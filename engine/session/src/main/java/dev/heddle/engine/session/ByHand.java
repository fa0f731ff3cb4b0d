package dev.heddle.engine.session;

import dev.heddle.engine.model.Choice;
import dev.heddle.engine.model.Schedule;
import java.util.List;

/**
 * An execution in which somebody chose who goes next.
 *
 * @param schedule makes it again
 * @param choices the points at which it could have gone on otherwise
 */
public record ByHand(Schedule schedule, List<Choice> choices) {}
