package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.codeInsight.intention.CommonIntentionAction;
import dev.heddle.inspections.finding.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The descriptor, the classes, the pages and the texts belong together; the IDE would only find out at run time. */
class PluginDescriptorTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root"));

    private static List<Element> elements(String name) throws Exception {
        Document descriptor = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(ROOT.resolve("plugin.xml").toFile());
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < descriptor.getElementsByTagName(name).getLength(); i++) {
            found.add((Element) descriptor.getElementsByTagName(name).item(i));
        }
        return found;
    }

    @Test
    void everyInspectionIsRegisteredWithNameGroupAndPage() throws Exception {
        Map<String, String> registered = new TreeMap<>();
        Properties texts = RuleTexts.all();
        for (Element inspection : elements("localInspection")) {
            registered.put(inspection.getAttribute("shortName"), inspection.getAttribute("implementationClass"));
            assertThat(texts.getProperty(inspection.getAttribute("key"))).isNotBlank();
            assertThat(texts.getProperty(inspection.getAttribute("groupKey"))).isNotBlank();
            assertThat(inspection.getAttribute("bundle")).isEqualTo(Messages.BUNDLE);
            String page = page("/inspectionDescriptions/" + inspection.getAttribute("shortName") + ".html");
            assertThat(page).contains("<!-- tooltip end -->").contains("<html>").endsWith("</html>\n");
        }
        assertThat(registered)
                .isEqualTo(Inspections.all().stream()
                        .collect(Collectors.toMap(
                                HeddleInspection::getShortName, inspection -> inspection.getClass().getName())));
    }

    /** A page names each rule by the key of its text, in a comment. */
    @Test
    void everyRuleIsOnAPage() throws IOException {
        Map<String, String> pages = Map.of(
                "shared.", "HeddleSharedAccess", "check.", "HeddleCheckThenAct", "region.", "HeddleAtomicRegion",
                "lock.order.", "HeddleLockOrder", "misuse.", "HeddleMisusedSync");
        for (Map.Entry<String, String> entry : pages.entrySet()) {
            String page = page("/inspectionDescriptions/" + entry.getValue() + ".html");
            List<String> rules = RuleTexts.rules().keySet().stream()
                    .filter(key -> key.startsWith(entry.getKey()))
                    .toList();
            assertThat(rules).isNotEmpty().allMatch(key -> page.contains("<!-- " + key + " -->"));
        }
    }

    @Test
    void everyOptionHasAControl() {
        for (HeddleInspection inspection : Inspections.all()) {
            List<String> fields = Stream.of(inspection.getClass().getFields())
                    .filter(field -> HeddleInspection.class.isAssignableFrom(field.getDeclaringClass()))
                    .filter(field -> !Modifier.isStatic(field.getModifiers()))
                    .map(Field::getName)
                    .toList();
            assertThat(inspection.getOptionsPane().allControls())
                    .extracting(control -> control.bindId())
                    .containsExactlyInAnyOrderElementsOf(fields);
        }
    }

    @Test
    void everyIntentionExistsAndIsDescribed() throws Exception {
        List<Element> intentions = elements("intentionAction");
        assertThat(intentions).hasSize(1);
        for (Element intention : intentions) {
            String name = intention.getElementsByTagName("className").item(0).getTextContent();
            Object action = Class.forName(name).getConstructor().newInstance();
            assertThat(action).isInstanceOf(CommonIntentionAction.class);
            String folder = "/intentionDescriptions/" + action.getClass().getSimpleName();
            assertThat(page(folder + "/description.html")).contains("<html>");
            assertThat(page(folder + "/before.java.template")).isNotEqualTo(page(folder + "/after.java.template"));
        }
    }

    @Test
    void everyTextIsUsed() throws IOException {
        StringBuilder sources = new StringBuilder(Files.readString(ROOT.resolve("plugin.xml")));
        try (Stream<Path> files = Files.walk(ROOT.resolve("inspections/src/main/java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.append(Files.readString(file));
            }
        }
        String all = sources.toString();
        assertThat(RuleTexts.all().stringPropertyNames())
                .allMatch(key -> all.contains("\"" + key + "\"") || all.contains(">" + key + "<"));
    }

    private static String page(String resource) throws IOException {
        try (InputStream in = PluginDescriptorTest.class.getResourceAsStream(resource)) {
            assertThat(in).as(resource).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
