package dev.heddle.oracle.run;

import dev.heddle.engine.model.TimeOuts;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A program to be explored.
 *
 * @param name of its class
 * @param threads how many threads it has, with those that are never started
 * @param code its class file
 * @param strategy a name that {@link StrategyRegistry} knows
 * @param k bound or depth, for strategies that have one
 * @param timeOuts when waits with a limit of time may end by it
 * @param mostExecutions after so many the exploration is given up
 * @param reports whether to answer with what a user would be told, not with all outcomes
 */
public record ExploreRequest(
        String name, int threads, byte[] code, String strategy, long seed, int k, TimeOuts timeOuts, int mostExecutions,
        boolean reports) {

    void write(DataOutputStream out) throws IOException {
        out.writeUTF(name);
        out.writeInt(threads);
        out.writeInt(code.length);
        out.write(code);
        out.writeUTF(strategy);
        out.writeLong(seed);
        out.writeInt(k);
        out.writeUTF(timeOuts.name());
        out.writeInt(mostExecutions);
        out.writeBoolean(reports);
    }

    static ExploreRequest read(DataInputStream in) throws IOException {
        String name = in.readUTF();
        int threads = in.readInt();
        byte[] code = in.readNBytes(in.readInt());
        return new ExploreRequest(name, threads, code, in.readUTF(), in.readLong(), in.readInt(),
                TimeOuts.valueOf(in.readUTF()), in.readInt(), in.readBoolean());
    }
}
