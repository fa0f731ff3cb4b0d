package dev.heddle.ide.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.ide.HeddleBundle;
import dev.heddle.platform.TypeSignature;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The plugin builds on what is known of the platform, and on nothing else. */
class PlatformUseTest {

    private static final Path PLATFORM = Path.of(System.getProperty("heddle.root"), "ide-plugin", "platform");

    private static PlatformUse use;

    @BeforeAll
    static void scan() throws IOException, URISyntaxException {
        Path classes = Path.of(HeddleBundle.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        use = new PlatformUse(PLATFORM).scan(classes);
    }

    /** javac only demands the abstract members that a stub has; one that is left out fails in the user's IDE. */
    @Test
    void whatIsExtendedHasAllItsAbstractMembers() {
        assertThat(use.extended()).isNotEmpty();
        assertThat(use.extended())
                .as("types of ide-plugin/platform that the plugin extends and that are not marked complete")
                .filteredOn(name -> !use.signature(name).complete())
                .isEmpty();
    }

    @Test
    void everyMemberUsedIsUsedByCurrentPluginsOrHasAReason() throws IOException {
        Map<String, Integer> evidence = evidence();
        Map<String, String> reasons = reasons();
        Set<String> unproved = new TreeSet<>();
        for (String member : use.members()) {
            TypeSignature type = use.signature(member.substring(0, member.indexOf('#')));
            Integer uses = evidence.get(member);
            boolean seen = uses == null ? type.origin().matches(".*\\b(D25|U26)\\b.*") : uses > 0;
            if (!seen) {
                unproved.add(member);
            }
        }
        assertThat(unproved).as("members without current evidence, against unproved.txt").isEqualTo(reasons.keySet());
        assertThat(reasons.values()).allMatch(reason -> reason.length() > 20);
    }

    /** How often current plugins use a member, by the names that {@link PlatformUse} gives them. */
    private static Map<String, Integer> evidence() throws IOException {
        Map<String, Integer> evidence = new HashMap<>();
        for (String line : Files.readAllLines(PLATFORM.resolve("evidence.tsv"))) {
            String[] cells = line.split("\t", -1);
            if (cells.length >= 3 && !cells[0].equals("type")) {
                String member = cells[1].replaceFirst("^<[^(]*>(?=\\w)", "").replace("...", "[]").replace(" ", "");
                int uses = Integer.parseInt(cells[2]);
                for (int i = 3; i < cells.length; i++) {
                    uses += cells[i].isBlank() ? 0 : Integer.parseInt(cells[i].strip());
                }
                evidence.put(cells[0] + "#" + member, uses);
            }
        }
        return evidence;
    }

    private static Map<String, String> reasons() throws IOException {
        Map<String, String> reasons = new HashMap<>();
        for (String line : Files.readAllLines(PLATFORM.resolve("unproved.txt"))) {
            int tab = line.indexOf('\t');
            if (tab > 0 && !line.startsWith("#")) {
                reasons.put(line.substring(0, tab), line.substring(tab + 1).strip());
            }
        }
        return reasons;
    }
}
