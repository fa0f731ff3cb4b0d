package dev.heddle.engine.target;

import dev.heddle.engine.model.BadRequestException;

/** Tells a class path that lacks something from a failure of the test. */
public final class MissingClass {

    private MissingClass() {}

    /** Refuses the request if a test ended because a class that its code names is not there. */
    public static void check(Throwable thrown) throws BadRequestException {
        if (thrown == null) {
            return;
        }
        FailureDescription.Failure failure = FailureDescription.of(thrown);
        // Without that cause it is a class that is there, but could not be initialised: the program's own doing.
        if (failure.cause() instanceof NoClassDefFoundError
                && failure.cause().getCause() instanceof ClassNotFoundException missing) {
            throw new BadRequestException("the test needs class " + missing.getMessage().replace('/', '.')
                    + (failure.at() == null ? "" : " at " + failure.at().shortForm())
                    + ", which is not on the class path; add it to --cp", thrown);
        }
    }
}
