package dev.heddle.engine.strategy.api;

import dev.heddle.engine.model.Access;
import dev.heddle.engine.model.Region;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.ViolationKind;
import java.util.List;

/**
 * What an execution shows although nothing has failed in it, as the strategy knows that asked for it.
 *
 * @param about the same for findings that tell users the same
 * @param region what is broken into; null where nothing is
 */
public record Finding(
        ViolationKind kind, String about, String message, String thread, SourceLocation at, List<Access> accesses,
        Region region) {}
