package dev.heddle.bench.library;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rows that were measured, in a file, so that hundreds of tests can be measured in stretches. */
public final class TestRows {

    private static final Gson GSON = new Gson();

    private final Path file;
    private final List<TestRow> rows = new ArrayList<>();

    private TestRows(Path file) {
        this.file = file;
    }

    public static TestRows in(Path file) throws IOException {
        TestRows rows = new TestRows(file);
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                rows.rows.add(GSON.fromJson(line, TestRow.class));
            }
        }
        return rows;
    }

    /** The one of that test, if it has been measured. */
    public Optional<TestRow> of(String test) {
        return rows.stream().filter(row -> row.test().equals(test)).findFirst();
    }

    public void add(TestRow row) throws IOException {
        rows.add(row);
        Files.writeString(file, GSON.toJson(row) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
