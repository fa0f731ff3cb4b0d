package dev.heddle.oracle.brute;

/**
 * Which executions keep to a bound on interferences.
 *
 * @param k how many there may be
 * @param role the only thread that may have some; -1 if only the sum counts
 */
public record Roles(int k, int role) {

    /** The sum over all threads is bounded. */
    public static final int ALL = -1;

    boolean keep(Machine machine, int[] state) {
        int sum = 0;
        for (int t = 0; t < machine.threads.length; t++) {
            int count = machine.interferences.count(state, t);
            sum += count;
            if (role != ALL && t != role && count > 0) {
                return false;
            }
        }
        return sum <= k;
    }
}
