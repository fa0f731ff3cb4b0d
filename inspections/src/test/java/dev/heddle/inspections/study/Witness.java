package dev.heddle.inspections.study;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The accesses of one execution, in their order: that of a violation, or of the nearest schedule that passes.
 *
 * @param ended the threads that came to their end
 */
record Witness(List<Access> accesses, Set<String> ended) {

    /**
     * One access of data, or one taking of a lock.
     *
     * @param nth how many times the thread had done the same at the same place before
     */
    record Access(String thread, String variable, Kind kind, int line, int nth) {

        boolean commutes(Access other) {
            return kind == Kind.UPDATE && other.kind == Kind.UPDATE;
        }

        boolean conflicts(Access other) {
            boolean together = kind == Kind.READ && other.kind == Kind.READ
                    || kind == Kind.OTHER || other.kind == Kind.OTHER;
            return variable.equals(other.variable) && !thread.equals(other.thread) && !together;
        }
    }

    enum Kind {
        READ,
        WRITE,
        /** Atomic read and write. */
        UPDATE,
        LOCK,
        /** Whatever else has to do with the variable. */
        OTHER
    }

    private static final Pattern CELL = Pattern.compile("(lock |wakes up )?(.*?)(?: (➜|:=|=) .*)?");
    private static final Pattern PLACE = Pattern.compile("(\\S+\\.java):(\\d+)");

    /** The steps of a violation in a result file. */
    static Witness ofViolation(JsonObject violation) {
        Collector collector = new Collector();
        if (violation.has("steps")) {
            for (JsonElement element : violation.getAsJsonArray("steps")) {
                JsonObject step = element.getAsJsonObject();
                String op = step.get("op").getAsString();
                String thread = step.get("thread").getAsString();
                Kind kind = switch (op) {
                    case "read" -> Kind.READ;
                    case "write" -> Kind.WRITE;
                    case "update" -> Kind.UPDATE;
                    case "acquire", "wake" -> Kind.LOCK;
                    default -> step.has("variable") ? Kind.OTHER : null;
                };
                if (op.equals("end")) {
                    collector.ended.add(thread);
                } else if (kind != null && step.has("at")) {
                    collector.add(
                            thread, step.get("variable").getAsString(), kind,
                            step.getAsJsonObject("at").get("line").getAsInt());
                }
            }
        }
        return collector.witness();
    }

    /** What {@code heddle replay --passing --trace} prints. */
    static Witness ofTrace(List<String> lines) {
        Collector collector = new Collector();
        String[] threads = null;
        for (String line : lines) {
            String[] cells = line.split("│", -1);
            if (line.startsWith("step │")) {
                threads = cells;
            } else if (threads != null && cells.length > 2 && !cells[0].isBlank()) {
                addCells(threads, cells, collector);
            }
        }
        return collector.witness();
    }

    private static void addCells(String[] threads, String[] cells, Collector collector) {
        Matcher place = PLACE.matcher(cells[cells.length - 1].strip());
        for (int i = 1; i < cells.length - 1; i++) {
            Matcher cell = CELL.matcher(cells[i].strip());
            if (cells[i].isBlank() || !cell.matches()) {
                continue;
            }
            boolean lock = cell.group(1) != null;
            if ((lock || cell.group(3) != null) && place.matches()) {
                Kind kind = lock ? Kind.LOCK
                        : switch (cell.group(3)) {
                            case "➜" -> Kind.READ;
                            case ":=" -> Kind.UPDATE;
                            default -> Kind.WRITE;
                        };
                collector.add(threads[i].strip(), cell.group(2), kind, Integer.parseInt(place.group(2)));
            }
        }
    }

    private static final class Collector {

        private final List<Access> accesses = new ArrayList<>();
        private final Set<String> ended = new HashSet<>();
        private final Map<Access, Integer> seen = new HashMap<>();

        void add(String thread, String variable, Kind kind, int line) {
            Kind refined = kind != Kind.OTHER && isLock(variable) ? Kind.LOCK : kind;
            int nth = seen.merge(new Access(thread, variable, refined, line, 0), 1, Integer::sum) - 1;
            accesses.add(new Access(thread, variable, refined, line, nth));
        }

        /** The inside of the JDK's locks is no data. */
        private static boolean isLock(String variable) {
            return variable.startsWith("StampedLock#") || variable.matches("(Reentrant|Semaphore)\\w*\\..*");
        }

        Witness witness() {
            return new Witness(accesses, ended);
        }
    }
}
