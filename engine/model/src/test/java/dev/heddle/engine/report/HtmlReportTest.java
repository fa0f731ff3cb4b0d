package dev.heddle.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.lanes.Row;
import dev.heddle.engine.lanes.ScheduleLayout;
import dev.heddle.engine.lanes.ScheduleTable;
import dev.heddle.engine.model.Result;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.engine.model.ViolationKind;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class HtmlReportTest {

    @Test
    void needsNothingFromOutside() {
        String page = HtmlReport.page(List.of(SampleResults.lostUpdate(), SampleResults.deadlock()));

        assertThat(page).doesNotContain("http:", "https:", "<script", "<link", "@import", "url(");
    }

    @Test
    void hasARowForEachStepOfTheSchedule() throws Exception {
        Result result = SampleResults.lostUpdate();

        Document page = parse(HtmlReport.page(List.of(result)));

        assertThat(count(page, "tr", "step")).isEqualTo(12);
        assertThat(count(page, "tr", "switch")).isEqualTo(4);
    }

    @Test
    void saysHowManyPreemptionsThereAreAndFromWhereOnAnotherSchedulePasses() {
        assertThat(HtmlReport.page(List.of(SampleResults.lostUpdate()))).contains(
                "<p>2 preemptions; a schedule that differs from step 9 on passes (replay it with --passing).</p>");
    }

    @Test
    void aDataRaceHasBothStacksAndTheLocksHeld() throws Exception {
        Document page = parse(HtmlReport.page(List.of(SampleResults.folded())));

        var stacks = page.getElementsByTagName("pre");
        assertThat(stacks.item(1).getParentNode().getTextContent()).isEqualTo(
                "main writes, holding Object#1, ReentrantLock#1at com.acme.Spin.run(Spin.java:9)\n");
        assertThat(stacks.item(2).getParentNode().getTextContent()).startsWith("spinner reads, holding no lockat ");
        assertThat(stacks.item(2).getTextContent().lines()).hasSize(7);
    }

    @Test
    void keepsEveryStepOfAFoldedSchedule() throws Exception {
        Result result = SampleResults.folded();
        int steps = result.violations().get(0).steps().size();
        int shownFolded = (int) ScheduleTable.folded(result.violations().get(0)).rows().stream()
                .filter(row -> row.kind() == Row.Kind.STEP).count();

        Document page = parse(HtmlReport.page(List.of(result)));

        assertThat(shownFolded).isLessThan(steps);
        assertThat(count(page, "tr", "step")).isEqualTo(steps + shownFolded);
    }

    @Test
    void whatATestSaysIsTextNotMarkup() throws Exception {
        Result plain = SampleResults.lostUpdate();
        Violation evil = new Violation("v1", ViolationKind.ASSERTION, "<img src=x> & \"quotes\"", "<b>", null, true,
                null, null, null, null, null, null, null);
        Result result = new Result(plain.schema(), "<i>", plain.strategy(), 1, null, null, plain.status(), false, null,
                1, 0, 1, 1, List.of(evil), null, null, null, null, null);

        Document page = parse(HtmlReport.page(List.of(result)));

        assertThat(page.getElementsByTagName("img").getLength()).isZero();
        assertThat(page.getElementsByTagName("i").getLength()).isZero();
        assertThat(page.getElementsByTagName("pre").item(0).getTextContent()).isEqualTo("<img src=x> & \"quotes\"");
    }

    @Test
    void severalResultsHaveAnOverviewWithLinks() throws Exception {
        Document page = parse(HtmlReport.page(List.of(SampleResults.lostUpdate(), SampleResults.clean())));

        assertThat(page.getElementsByTagName("a").item(1).getAttributes().getNamedItem("href").getTextContent())
                .isEqualTo("#r2");
        assertThat(page.getElementsByTagName("section").item(1).getAttributes().getNamedItem("id").getTextContent())
                .isEqualTo("r2");
    }

    @Test
    void aClickOnAStepLeadsToItsLineInTheSource() throws Exception {
        Document page = parse(HtmlReport.page(List.of(SampleResults.lostUpdate()), at -> "line " + at.line()));

        var links = page.getElementsByTagName("a");
        assertThat(links.getLength()).isEqualTo(8);
        for (int i = 0; i < links.getLength(); i++) {
            String target = links.item(i).getAttributes().getNamedItem("href").getTextContent().substring(1);
            var line = XPathFactory.newInstance().newXPath().evaluate("//span[@id='" + target + "']", page);
            assertThat(line).matches(" *(\\d+) line \\1");
        }
    }

    @Test
    void thePictureHasTheEdgesOfTheLayout() throws Exception {
        Result result = SampleResults.lostUpdate();

        Document page = parse(HtmlReport.page(List.of(result)));

        assertThat(count(page, "rect", "blocked")).isPositive();
        assertThat(page.getElementsByTagName("g").getLength())
                .isEqualTo(ScheduleLayout.folded(result.violations().get(0)).edges().size()).isPositive();
    }

    @Test
    void thePolicyOfThePageLetsInItsStyleSheetAndNothingElse() throws Exception {
        String page = HtmlReport.page(List.of(SampleResults.lostUpdate()));

        String style = page.substring(page.indexOf("<style>") + "<style>".length(), page.indexOf("</style>"));
        String hash = Base64.getEncoder().encodeToString(
                MessageDigest.getInstance("SHA-256").digest(style.getBytes(StandardCharsets.UTF_8)));
        assertThat(page).contains("content=\"default-src 'none'; style-src 'sha256-" + hash + "';")
                .doesNotContain(" style=").doesNotContain("<script").doesNotContain("http://").doesNotContain("https://");
    }

    @Test
    void charactersThatActAreShownInstead() throws Exception {
        String evil = "<script>\"'&\u202Egnp.\u0007\u2066\uD800";
        SourceLocation at = new SourceLocation("com." + evil, evil, evil + ".java", 1);
        Violation violation = new Violation("v1", ViolationKind.ASSERTION, evil, evil, at, true, evil, null, 1, null, null,
                List.of(new Step(1, evil, "read", evil, at, evil, null), new Step(2, "b", "write", evil, at, evil, evil)),
                evil).withStory(List.of(evil), List.of(1, 2));
        Result result = SampleResults.lostUpdate().withViolations(List.of(violation));

        String text = HtmlReport.page(List.of(result), place -> evil);
        Document page = parse(text);

        assertThat(page.getElementsByTagName("script").getLength()).isZero();
        assertThat(text).doesNotContainPattern("[\\u202A-\\u202E\\u2066-\\u2069\\u0007\\uD800]").contains("\\u202E");
    }

    private static long count(Document page, String element, String type) {
        var nodes = page.getElementsByTagName(element);
        long count = 0;
        for (int i = 0; i < nodes.getLength(); i++) {
            var attribute = nodes.item(i).getAttributes().getNamedItem("class");
            if (attribute != null && attribute.getTextContent().equals(type)) {
                count++;
            }
        }
        return count;
    }

    /** The page is XML but for its first line, the unclosed meta elements and the attribute without a value. */
    private static Document parse(String page) throws Exception {
        String xml = page.replace("<!DOCTYPE html>\n", "").replaceAll("<meta ([^>]*)>", "<meta $1/>")
                .replace("<details open>", "<details>");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }
}
