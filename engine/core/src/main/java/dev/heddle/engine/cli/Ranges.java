package dev.heddle.engine.cli;

import dev.heddle.engine.model.BadRequestException;

/** Says which values an option may have. */
final class Ranges {

    private Ranges() {}

    static void check(String option, long value, long min, long max) throws BadRequestException {
        if (value < min || value > max) {
            String range = max == Long.MAX_VALUE ? "at least " + min : "between " + min + " and " + max;
            throw new BadRequestException(option + " must be " + range + ", not " + value);
        }
    }
}
