package dev.heddle.bench.sweep;

/**
 * How far each search goes.
 *
 * @param seconds for each program at least: what one leaves over is the next ones'
 * @param executions at most
 */
public record SweepLimits(int seconds, long executions) {

    public String text() {
        return seconds + " s, " + executions + " executions";
    }
}
