package dev.heddle.engine.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.ways.Ways;
import dev.heddle.api.Heddle;
import dev.heddle.engine.instrument.Fork;
import dev.heddle.engine.instrument.Jdks;
import dev.heddle.engine.strategy.unfolding.WaysRun;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No input is lost on any way through a program: the failure is found, or what was not followed is listed with its place. */
class LostInputsTest {

    private static final int FIRST_WITH_CONTINUATIONS = 21;
    private static final Pattern FOUND = Pattern.compile(".*: found \\{x=(17|1017)}.*");
    private static final Pattern LISTED = Pattern.compile(".*; listed: .* at \\S+.*");

    static Stream<Arguments> jdks() {
        return Jdks.all().entrySet().stream().map(jdk -> Arguments.of(jdk.getKey(), jdk.getValue()));
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void everyWayIsFollowedOrListed(int feature, Path javaHome) throws Exception {
        List<String> lines = new Fork(feature, javaHome).classPath(Fork.location(Heddle.class))
                .run(WaysRun.class, feature >= FIRST_WITH_CONTINUATIONS ? "virtual" : "platform", Ways.class.getName());

        assertThat(lines).hasSizeGreaterThan(3 * 80);
        assertThat(lines).filteredOn(line -> !FOUND.matcher(line).matches() && !LISTED.matcher(line).matches()).isEmpty();
    }
}
