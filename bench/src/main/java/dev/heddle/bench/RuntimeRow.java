package dev.heddle.bench;

import dev.heddle.bench.program.RatedProgram;

/** All rates of one program. The first of ours is the one that the goals speak of. */
record RuntimeRow(RatedProgram program, Cell virtual, Cell platform, Cell oldJdk, Cell lincheck, Cell bare) {

    private static final double TIMES_LINCHECK = 30;
    private static final double LEAST_RATE = 20_000;

    double timesLincheck() {
        return ratio(lincheck);
    }

    double timesBare() {
        return ratio(bare);
    }

    private double ratio(Cell peer) {
        return peer.perSecond() > 0 ? virtual.perSecond() / peer.perSecond() : Double.NaN;
    }

    boolean farFasterThanLincheck() {
        return timesLincheck() >= TIMES_LINCHECK;
    }

    boolean fasterThanBare() {
        return timesBare() > 1;
    }

    /** Only two programs have a rate to reach. */
    boolean hasLeastRate() {
        return program == RatedProgram.MONITOR || program == RatedProgram.FIB;
    }

    boolean reachesLeastRate() {
        return virtual.perSecond() >= LEAST_RATE;
    }
}
