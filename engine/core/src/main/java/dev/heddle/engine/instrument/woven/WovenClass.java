package dev.heddle.engine.instrument.woven;

import java.util.List;

/**
 * What weaving has made of a class.
 *
 * @param bytes null if there is nothing to weave
 * @param droppedFlag whether a method is no longer {@code synchronized}
 * @param untouched why parts of it were left as they were
 */
public record WovenClass(byte[] bytes, boolean droppedFlag, List<String> untouched) {}
