package dev.heddle.engine.strategy.hapset;

import dev.heddle.engine.coverage.Statement;
import dev.heddle.engine.session.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pairs that earlier searches have learned, on disk: sorted lines, one pair each, so that version control can merge them. What is
 * loaded only postpones; no claim rests on it. A method that was changed has another hash in its statements' names, so its pairs are
 * new, and those of its former code are dropped when the file is written.
 */
public final class StoredPairs {

    /** Nothing learned, and nowhere to keep it. */
    public static final StoredPairs NONE = new StoredPairs(null);

    private static final String SEPARATOR = "\t";

    private final Path file;
    private final Set<String> lines;
    private final Map<PairSets.Pair, Boolean> known = new HashMap<>();

    /** @param file null for none */
    public StoredPairs(Path file) {
        this.file = file;
        this.lines = file == null ? Set.of() : read(file);
    }

    /** The file of one test in a folder. */
    public static Path file(Path folder, String test) {
        return folder.resolve(test.replaceAll("[^A-Za-z0-9_.#$-]", "_") + ".txt");
    }

    /** A file that cannot be read is as good as none: it would only have saved time. */
    private static Set<String> read(Path file) {
        try (Stream<String> all = Files.lines(file)) {
            return all.filter(line -> line.split(SEPARATOR).length == 3).collect(Collectors.toCollection(HashSet::new));
        } catch (IOException | java.io.UncheckedIOException unreadable) {
            return Set.of();
        }
    }

    boolean contains(PairSets.Pair pair, IntFunction<Statement> names) {
        return !lines.isEmpty() && known.computeIfAbsent(pair, p -> lines.contains(line(p, names)));
    }

    private static String line(PairSets.Pair pair, IntFunction<Statement> names) {
        return String.join(SEPARATOR, names.apply(pair.earlier()).key(), names.apply(pair.later()).key(),
                pair.laterIsFirstThread() ? "1" : "0");
    }

    /** Adds what was learned; others may have written meanwhile, whose pairs are kept. */
    public void write(Set<PairSets.Pair> learned, IntFunction<Statement> names) throws IOException {
        if (file == null || learned.isEmpty()) {
            return;
        }
        Set<String> fresh = new TreeSet<>();
        Map<String, String> hashes = new HashMap<>();
        for (PairSets.Pair pair : learned) {
            fresh.add(line(pair, names));
            note(hashes, names.apply(pair.earlier()).code());
            note(hashes, names.apply(pair.later()).code());
        }
        for (String line : read(file)) {
            if (isCurrent(line, hashes)) {
                fresh.add(line);
            }
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        WholeFile.write(file, String.join("\n", fresh) + "\n");
    }

    private static void note(Map<String, String> hashes, String code) {
        hashes.put(method(code), code);
    }

    private static String method(String code) {
        int hash = code.lastIndexOf('@');
        return hash < 0 ? code : code.substring(0, hash);
    }

    /** Whether the methods of a line are not known to have other code by now. */
    private static boolean isCurrent(String line, Map<String, String> hashes) {
        String[] cells = line.split(SEPARATOR);
        return isCurrentCode(cells[0], hashes) && isCurrentCode(cells[1], hashes);
    }

    private static boolean isCurrentCode(String key, Map<String, String> hashes) {
        String code = key.substring(0, key.indexOf(' ') < 0 ? key.length() : key.indexOf(' '));
        code = code.lastIndexOf(':') < 0 ? code : code.substring(0, code.lastIndexOf(':'));
        String now = hashes.get(method(code));
        return now == null || now.equals(code);
    }
}
