package dev.heddle.oracle.run;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What an exploration has seen.
 *
 * @param finished whether the strategy said itself that there is no more to see
 * @param abstractTraces in how many ways threads went; -1 where the strategy does not tell
 * @param trouble what went wrong in the engine; empty if nothing did
 */
public record Explored(SortedSet<String> outcomes, int executions, boolean finished, long abstractTraces, String trouble) {

    void write(DataOutputStream out) throws IOException {
        out.writeInt(outcomes.size());
        for (String outcome : outcomes) {
            out.writeUTF(outcome);
        }
        out.writeInt(executions);
        out.writeBoolean(finished);
        out.writeLong(abstractTraces);
        out.writeUTF(trouble);
    }

    static Explored read(DataInputStream in) throws IOException {
        SortedSet<String> outcomes = new TreeSet<>();
        for (int left = in.readInt(); left > 0; left--) {
            outcomes.add(in.readUTF());
        }
        return new Explored(outcomes, in.readInt(), in.readBoolean(), in.readLong(), in.readUTF());
    }
}
