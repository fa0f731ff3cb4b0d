package dev.heddle.engine.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;
import dev.heddle.engine.story.Story;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The account of every violation that was found in {@code testData/programs}: nearly all have one, and it names the line and the
 * thread of the program's header. The accounts are printed to {@code target/stories.txt}, to be read by a person.
 */
final class Accounts {

    private static final int LEAST_PERCENT = 95;

    private Accounts() {}

    static void check(Map<String, Batch.Find> all) throws IOException {
        Path finds = Files.createDirectories(Path.of("target", "finds"));
        StringBuilder text = new StringBuilder();
        List<String> wrong = new ArrayList<>();
        int told = 0;
        for (Map.Entry<String, Batch.Find> entry : all.entrySet()) {
            Batch.Find find = entry.getValue();
            Files.writeString(finds.resolve(entry.getKey() + ".json"), Json.file(find));
            Story story = Story.of(find.violation(), find.schedule() == null || find.schedule().passing() == null
                    ? null
                    : find.schedule().passing().steps());
            text.append(entry.getKey()).append('\n');
            story.lines().forEach(line -> text.append("    ").append(line).append('\n'));
            if (!story.isEmpty()) {
                told++;
                check(entry.getKey(), find.violation(), String.join("\n", story.lines()), wrong);
            }
        }
        text.append(told).append(" of ").append(all.size()).append(" violations have an account\n");
        Files.writeString(Path.of("target", "stories.txt"), text);
        System.out.println(told + " of " + all.size() + " violations have an account");

        assertThat(all).as("violations found").isNotEmpty();
        assertThat(wrong).isEmpty();
        assertThat(told * 100).isGreaterThanOrEqualTo(LEAST_PERCENT * all.size());
    }

    private static void check(String program, Violation violation, String story, List<String> wrong) {
        if (violation.thread() != null && !story.contains(violation.thread())) {
            wrong.add(program + " does not name thread " + violation.thread() + ": " + story);
        }
        if (violation.at() != null && violation.at().line() > 0
                && !story.matches("(?s).*\\b(line |java:)" + violation.at().line() + "\\b.*")) {
            wrong.add(program + " does not name line " + violation.at().line() + ": " + story);
        }
    }
}
