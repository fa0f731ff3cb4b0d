package dev.heddle.bench;

/** A line under a table that says whether what was aimed at was reached. */
final class Goal {

    private Goal() {}

    static String line(String what, boolean holds) {
        return "- " + (holds ? "holds" : "**does not hold**") + ": " + what + "\n";
    }
}
