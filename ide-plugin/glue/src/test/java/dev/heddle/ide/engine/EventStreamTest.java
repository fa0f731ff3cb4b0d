package dev.heddle.ide.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.Status;
import dev.heddle.engine.model.Violation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventStreamTest {

    private static final String VIOLATION = "{\"type\":\"violation\",\"violation\":{\"id\":\"v1\","
            + "\"kind\":\"assertion\",\"message\":\"größer\",\"at\":{\"class\":\"A\",\"method\":\"m\",\"file\":\"A.java\",\"line\":7}}}";
    private static final String WHOLE = """
            {"type":"hello","protocol":"heddle/events/1"}
            {"type":"started","test":"A#m","number":1,"count":2}
            {"type":"progress","test":"A#m","executions":12,"perSecond":3.5,"violations":0}
            {"type":"note","text":"a note"}
            """ + VIOLATION + "\n" + """
            {"type":"done","exit":1,"result":{"status":"violation","executions":12}}
            """;

    /** Writes down what it hears. */
    private static final class Heard implements EngineListener {
        private final List<String> events = new ArrayList<>();

        @Override
        public void started(String test, int number, int count) {
            events.add("started " + test + " " + number + "/" + count);
        }

        @Override
        public void progress(EngineProgress now) {
            events.add("progress " + now.executions() + " " + now.perSecond());
        }

        @Override
        public void note(String text) {
            events.add("note " + text);
        }

        @Override
        public void violation(Violation violation) {
            int line = violation.at() == null ? 0 : violation.at().line();
            events.add("violation " + violation.message() + " " + line);
        }

        @Override
        public void done(Result result) {
            events.add("done " + (result.status() == Status.VIOLATION));
        }

        @Override
        public void text(String line) {
            events.add("text " + line);
        }
    }

    private static List<String> heard(InputStream in) throws IOException {
        Heard heard = new Heard();
        new EventStream(in, heard).read();
        return heard.events;
    }

    private static List<String> heard(String text) throws IOException {
        return heard(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void tellsEachEventOnce() throws IOException {
        assertThat(heard(WHOLE)).containsExactly(
                "started A#m 1/2", "progress 12 3.5", "note a note", "violation größer 7", "done true");
    }

    /** Reads come in pieces that end anywhere, also inside a character. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 61})
    void piecesMakeTheSameEvents(int size) throws IOException {
        byte[] bytes = WHOLE.getBytes(StandardCharsets.UTF_8);
        InputStream pieces = new InputStream() {
            private int at;

            @Override
            public int read() {
                return at == bytes.length ? -1 : bytes[at++] & 0xff;
            }

            @Override
            public int read(byte[] target, int from, int length) {
                int count = Math.min(Math.min(size, length), bytes.length - at);
                System.arraycopy(bytes, at, target, from, count);
                at += count;
                return count == 0 ? -1 : count;
            }
        };
        assertThat(heard(pieces)).isEqualTo(heard(WHOLE));
    }

    /** A killed engine stops in the middle of a line. */
    @Test
    void everyTruncationTellsWhatCameWholeAndNothingElse() throws IOException {
        List<String> all = heard(WHOLE);
        for (int end = 0; end < WHOLE.length(); end += 13) {
            List<String> some = heard(WHOLE.substring(0, end)).stream()
                    .filter(each -> !each.startsWith("text "))
                    .toList();
            assertThat(some).isEqualTo(all.subList(0, some.size()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "plain output of a test",
        "{",
        "{}",
        "{\"type\":null}",
        "{\"type\":[1,2]}",
        "{\"type\":\"started\"}",
        "{\"type\":\"progress\",\"test\":\"A\",\"executions\":\"many\"}",
        "{\"type\":\"violation\"}",
        "{\"type\":\"violation\",\"violation\":{\"steps\":7}}",
        "{\"type\":\"violation\",\"violation\":{\"id\":\"v1\",\"kind\":\"unheard-of\"}}",
        "{\"type\":\"done\",\"result\":\"none\"}",
        "{\"type\":\"done\",\"result\":{}}",
        "[1,2]",
        "\u0000\u0001{\"type\":\"note\",\"text\":\"x\"}",
    })
    void aLineThatIsNoEventIsTextAndTheNextOneIsRead(String line) throws IOException {
        assertThat(heard(line + "\n" + VIOLATION + "\n"))
                .containsExactly("text " + line.strip(), "violation größer 7");
    }

    @Test
    void eventsOfANewerEngineAreLeftOut() throws IOException {
        assertThat(heard("{\"type\":\"weather\",\"rain\":true}\n" + VIOLATION)).containsExactly("violation größer 7");
    }

    @Test
    void deepNestingDoesNotEndTheReader() throws IOException {
        String deep = "{\"type\":\"violation\",\"violation\":" + "[".repeat(200_000) + "]".repeat(200_000) + "}";
        List<String> events = heard(deep + "\n" + VIOLATION + "\n");
        assertThat(events).hasSize(2).last().isEqualTo("violation größer 7");
        assertThat(events.get(0)).startsWith("text {").hasSizeLessThan(3_000);
    }

    /** More than fits into the heap, were it kept. */
    @Test
    void aLineWithoutEndIsDropped() throws IOException {
        long length = 3L << 30;
        byte[] end = ("\n" + VIOLATION + "\n").getBytes(StandardCharsets.UTF_8);
        InputStream endless = new InputStream() {
            private long at;

            @Override
            public int read() {
                throw new AssertionError("read in pieces");
            }

            @Override
            public int read(byte[] target, int from, int size) {
                if (at < length) {
                    at += size;
                    Arrays.fill(target, from, from + size, (byte) 'x');
                    return size;
                }
                if (at == Long.MAX_VALUE) {
                    return -1;
                }
                at = Long.MAX_VALUE;
                System.arraycopy(end, 0, target, from, end.length);
                return end.length;
            }
        };
        List<String> events = heard(endless);
        assertThat(events).hasSize(2).last().isEqualTo("violation größer 7");
    }

    @Test
    void randomDamageNeverEndsTheReader() throws IOException {
        Random random = new Random(18);
        byte[] whole = WHOLE.getBytes(StandardCharsets.UTF_8);
        for (int round = 0; round < 3_000; round++) {
            byte[] damaged = whole.clone();
            for (int i = 0; i < 1 + round % 9; i++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            heard(new ByteArrayInputStream(damaged));
        }
        assertThat(heard(WHOLE)).hasSize(5);
    }
}
