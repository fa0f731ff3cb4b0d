package dev.heddle.oracle.run;

import dev.heddle.engine.model.TimeOuts;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A program to be explored.
 *
 * @param name of its class
 * @param threads how many threads it has, with those that are never started
 * @param classes its class files, by name
 * @param strategy a name that {@link StrategyRegistry} knows
 * @param k bound or depth, for strategies that have one
 * @param timeOuts when waits with a limit of time may end by it
 * @param mostExecutions after so many the exploration is given up
 * @param reports whether to answer with what a user would be told, not with all outcomes
 */
public record ExploreRequest(
        String name, int threads, Map<String, byte[]> classes, String strategy, long seed, int k, TimeOuts timeOuts, int mostExecutions,
        boolean reports) {

    void write(DataOutputStream out) throws IOException {
        out.writeUTF(name);
        out.writeInt(threads);
        out.writeInt(classes.size());
        for (Map.Entry<String, byte[]> each : classes.entrySet()) {
            out.writeUTF(each.getKey());
            out.writeInt(each.getValue().length);
            out.write(each.getValue());
        }
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
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            classes.put(in.readUTF(), in.readNBytes(in.readInt()));
        }
        return new ExploreRequest(name, threads, classes, in.readUTF(), in.readLong(), in.readInt(),
                TimeOuts.valueOf(in.readUTF()), in.readInt(), in.readBoolean());
    }
}
