package dev.heddle.engine.explore;

import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import java.util.List;

/**
 * What a replay did.
 *
 * @param same whether every run gave the recorded trace
 * @param violation what the last run ended in, or null
 * @param parted where a run left the recording and what it saw instead, or null
 */
public record ReplayOutcome(boolean same, String traceHash, Violation violation, List<Step> steps, String parted) {}
