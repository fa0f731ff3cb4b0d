package dev.heddle.junit;

/**
 * Collects what goes wrong in one execution of a test, as JUnit does: the first failure counts, later ones are
 * suppressed ones of it, and an assumption that does not hold counts only while nothing has failed.
 */
final class Failed {

    private Throwable first;

    void add(Throwable failure) {
        if (first == null) {
            first = failure;
        } else if (aborts(first) && !aborts(failure)) {
            failure.addSuppressed(first);
            first = failure;
        } else if (first != failure) {
            first.addSuppressed(failure);
        }
    }

    boolean isEmpty() {
        return first == null;
    }

    /** Throws the failure if there is one; an aborted test has not failed. */
    void rethrow() throws Throwable {
        if (first != null && !aborts(first)) {
            throw first;
        }
    }

    /** Whether the throwable says that the test does not apply, which is no failure. */
    static boolean aborts(Throwable failure) {
        for (Class<?> type = failure.getClass(); type != Throwable.class; type = type.getSuperclass()) {
            if (saysThatItAborts(type.getName())) {
                return true;
            }
        }
        return false;
    }

    /** No set of names: on a thread of the test collections are followed, the first time unlike later. */
    private static boolean saysThatItAborts(String type) {
        return switch (type) {
            case "org.opentest4j.TestAbortedException",
                    "org.junit.AssumptionViolatedException",
                    "org.junit.internal.AssumptionViolatedException" -> true;
            default -> false;
        };
    }
}
