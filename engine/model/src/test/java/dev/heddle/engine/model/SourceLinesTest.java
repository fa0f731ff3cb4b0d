package dev.heddle.engine.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceLinesTest {

    @ParameterizedTest
    @CsvSource({
        "Foo.java:42, Foo.java, 42, 42, Foo.java:42",
        "Foo.java:40-48, Foo.java, 40, 48, Foo.java:40-48",
        "Foo.java:7-7, Foo.java, 7, 7, Foo.java:7",
        "src\\acme\\Foo.java:3, src/acme/Foo.java, 3, 3, src/acme/Foo.java:3",
        "C:\\Foo.java:3, C:/Foo.java, 3, 3, C:/Foo.java:3",
    })
    void aPlaceIsReadAndWritten(String text, String file, int from, int to, String written) throws Exception {
        SourceLines lines = SourceLines.parse(text);

        assertThat(lines).isEqualTo(new SourceLines(file, from, to));
        assertThat(lines).hasToString(written);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "42", ":42", "src/:42", "Foo.java", "Foo.java:", "Foo.java:0", "Foo.java:-3", "Foo.java:4-",
        "Foo.java:4-x", "Foo.java:12345678901", "C:\\Foo.java"})
    void whatHasNoLineIsRefused(String text) {
        assertThatThrownBy(() -> SourceLines.parse(text))
                .isInstanceOf(BadRequestException.class)
                .hasMessage(text + " names no line; write it as Foo.java:42 or Foo.java:40-48");
    }

    @Test
    void aRangeHasTheSmallerLineFirst() {
        assertThatThrownBy(() -> SourceLines.parse("Foo.java:9-3"))
                .isInstanceOf(BadRequestException.class)
                .hasMessage("Foo.java:9-3 ends before it begins; write the smaller line first");
    }

    @ParameterizedTest
    @CsvSource({
        "Foo.java, com.acme.Foo, Foo.java, true",
        "Foo.java, com.acme.Foo$Inner, Foo.java, true",
        "Foo.java, Foo, Foo.java, true",
        "acme/Foo.java, com.acme.Foo, Foo.java, true",
        "com/acme/Foo.java, com.acme.Foo, Foo.java, true",
        "/home/me/src/com/acme/Foo.java, com.acme.Foo, Foo.java, true",
        "src/Foo.java, Foo, Foo.java, true",
        "src/com/acme/Foo.java, com.other.Foo, Foo.java, false",
        "me/Foo.java, com.acme.Foo, Foo.java, false",
        "oo.java, com.acme.Foo, Foo.java, false",
        "Foo.java, com.acme.Bar, Bar.java, false",
    })
    void aFileIsKnownByItsNameAndAsMuchOfItsPathAsThereIs(String file, String type, String source, boolean same) {
        assertThat(new SourceLines(file, 1, 1).isOf(type, source)).isEqualTo(same);
    }

    @Test
    void aClassWithoutASourceIsInNoFile() {
        assertThat(new SourceLines("Foo.java", 1, 1).isOf("Foo", null)).isFalse();
    }

    @Test
    void bothEndsBelongToARange() {
        SourceLines lines = new SourceLines("Foo.java", 40, 42);

        assertThat(IntStream.range(38, 45)
                .filter(line -> lines.contains(new SourceLocation("Foo", "bar", "Foo.java", line))))
                .containsExactly(40, 41, 42);
    }
}
