package dev.heddle.engine.instrument.shadow;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import org.objectweb.asm.Label;

/** The keys of a switch as text: those that lead to the same place together, {@code 1,2|7}. */
final class SwitchCases {

    private SwitchCases() {}

    static String of(int[] keys, Label other, Label[] labels) {
        Map<Label, StringJoiner> groups = new LinkedHashMap<>();
        for (int i = 0; i < keys.length; i++) {
            if (labels[i] != other) {
                groups.computeIfAbsent(labels[i], label -> new StringJoiner(",")).add(Integer.toString(keys[i]));
            }
        }
        StringJoiner text = new StringJoiner("|");
        groups.values().forEach(group -> text.add(group.toString()));
        return text.toString();
    }
}
