package dev.heddle.inspections.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How many findings of each kind, by what speaks for them, were useful on each draw, and how the rules would have done
 * on a draw if the other draws alone had said which kinds are warnings. Arguments: the share of useful ones that makes
 * a kind a warning, such as 0.8, a file that {@link LibraryStudy} wrote, files with labels, one for each draw.
 */
public final class KindStudy {

    private static final Pattern FINDING = Pattern.compile("(.*?):(\\d+):\\d+: .*\\[Heddle(\\w+)\\] by (\\w+)");
    private static final Pattern LABEL =
            Pattern.compile("([^,]+),([^,]+),(\\d+),(\\w+),(useful|not useful),.*");
    /** Fewer labels than this say nothing about a kind. */
    private static final int FEWEST = 3;

    private KindStudy() {}

    /** A label of a draw, with the kind of the finding that the present rules have at its place. */
    record Label(String draw, String kind, boolean useful) {}

    public static void main(String[] arguments) throws IOException {
        List<String> draws = List.of(arguments).subList(2, arguments.length);
        List<Label> labels = labels(Path.of(arguments[1]), draws);
        Map<String, Map<String, Count>> byKind = new TreeMap<>();
        for (Label label : labels) {
            byKind.computeIfAbsent(label.kind(), key -> new TreeMap<>())
                    .computeIfAbsent(label.draw(), key -> new Count())
                    .add(label.useful());
        }
        byKind.forEach((kind, counts) -> System.out.println(kind + " " + Count.of(labels, kind) + " " + counts));
        for (String draw : draws) {
            System.out.println(draw + ": " + leftOut(labels, draw, Double.parseDouble(arguments[0])));
        }
    }

    /** The labels of one draw whose kinds were useful often enough on all the others. */
    static Count leftOut(List<Label> labels, String draw, double share) {
        List<Label> others = labels.stream().filter(label -> !label.draw().equals(draw)).toList();
        Count kept = new Count();
        for (Label label : labels) {
            Count known = Count.of(others, label.kind());
            if (label.draw().equals(draw) && known.all >= FEWEST && known.useful >= share * known.all) {
                kept.add(label.useful());
            }
        }
        return kept;
    }

    private static List<Label> labels(Path findings, List<String> draws) throws IOException {
        Map<String, String> kinds = new TreeMap<>();
        for (String line : Files.readAllLines(findings)) {
            Matcher finding = FINDING.matcher(line);
            if (finding.matches()) {
                kinds.put(finding.group(1) + ":" + finding.group(2) + " " + finding.group(3), finding.group(4));
            }
        }
        List<Label> labels = new ArrayList<>();
        for (String draw : draws) {
            for (String line : Files.readAllLines(Path.of(draw))) {
                Matcher row = LABEL.matcher(line);
                if (row.matches()) {
                    String place = row.group(1) + "/" + row.group(2) + ":" + row.group(3) + " " + row.group(4);
                    labels.add(new Label(draw, kinds.getOrDefault(place, "none"), row.group(5).equals("useful")));
                }
            }
        }
        return labels;
    }

    /** Useful ones of all. */
    static final class Count {

        private int useful;
        private int all;

        static Count of(List<Label> labels, String kind) {
            Count count = new Count();
            labels.stream().filter(label -> label.kind().equals(kind)).forEach(label -> count.add(label.useful()));
            return count;
        }

        void add(boolean isUseful) {
            useful += isUseful ? 1 : 0;
            all++;
        }

        @Override
        public String toString() {
            return useful + "/" + all;
        }
    }
}
