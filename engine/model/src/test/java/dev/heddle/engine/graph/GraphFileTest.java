package dev.heddle.engine.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.graph.Graph.Arc;
import dev.heddle.engine.graph.Graph.Flow;
import dev.heddle.engine.graph.Graph.Kind;
import dev.heddle.engine.graph.Graph.Node;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class GraphFileTest {

    /** One thread goes two ways; another reads what the first way wrote, and fails. */
    private static final Graph GRAPH = new Graph("Test<T>#\"a & b\"", "4 events", "only some", List.of("main", "b"),
            List.of(new Node(0, 0, Kind.SEEN, "read a<b>", "A.java:1"),
                    new Node(1, 0, Kind.SEEN, "write \"x\"", null),
                    new Node(2, 1, Kind.FAILING, "read x", "A.java:9"),
                    new Node(3, 0, Kind.SEEN, "write y", null),
                    new Node(4, 1, Kind.OPEN, "read x", "A.java:9")),
            List.of(new Arc(0, 1, Flow.THREAD, false),
                    new Arc(1, 2, Flow.DATA, false),
                    new Arc(0, 3, Flow.THREAD, false),
                    new Arc(3, 4, Flow.DATA, true)));

    @TempDir
    Path folder;

    @Test
    void dot() {
        assertThat(Dot.text(GRAPH)).isEqualTo("""
                digraph unfolding {
                  label="Test<T>#\\"a & b\\"\\n4 events\\nonly some";
                  labelloc=t; fontname="sans-serif"; rankdir=TB;
                  node [shape=box, fontname="sans-serif", fontsize=10];
                  subgraph cluster_0 {
                    label="main"; color=lightgrey;
                    e0 [label="read a<b>\\nA.java:1"];
                    e1 [label="write \\"x\\""];
                    e3 [label="write y"];
                  }
                  subgraph cluster_1 {
                    label="b"; color=lightgrey;
                    e2 [label="read x\\nA.java:9", color=red, fontcolor=red];
                    e4 [label="read x\\nA.java:9", style=dotted];
                  }
                  e0 -> e1;
                  e1 -> e2 [style=dashed, color=blue];
                  e0 -> e3;
                  e3 -> e4 [style=dotted, constraint=false];
                }
                """);
    }

    @Test
    void anSvgHasABoxForEachEventAndAPathForEachArc() throws Exception {
        Document svg = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(Svg.text(GRAPH).getBytes(StandardCharsets.UTF_8)));

        assertThat(classes(svg, "g")).containsExactly("box", "box", "box failing", "box", "box open");
        assertThat(classes(svg, "path")).containsExactly("", "", "thread", "data", "thread", "data not", "thread", "data");
        assertThat(texts(svg)).startsWith("Test<T>#\"a & b\"", "4 events", "only some", "main", "b")
                .contains("read a<b>", "A.java:1", "write \"x\"");
    }

    @Test
    void waysThatPartStandSideBySideBelowTheirCauses() {
        Layout layout = new Layout(GRAPH);

        assertThat(GRAPH.nodes()).extracting(layout::row).containsExactly(0, 1, 2, 1, 2);
        assertThat(GRAPH.nodes()).extracting(layout::column).containsExactly(0, 0, 0, 1, 1);
        assertThat(layout.columns(0)).isEqualTo(2);
        assertThat(layout.rows()).isEqualTo(3);
    }

    @Test
    void aCutIsSaid() {
        assertThat(GraphFile.write(GRAPH, folder.resolve("net.svg").toString()))
                .containsExactly("the picture net.svg is cut: only some");
        assertThat(folder.resolve("net.svg")).content().startsWith("<svg ");
    }

    @Test
    void aFileThatCannotBeWrittenIsSaid() throws Exception {
        Path file = Files.createDirectory(folder.resolve("net.dot"));
        Graph whole = new Graph("t", "s", null, List.of(), List.of(), List.of());

        assertThat(GraphFile.write(whole, file.toString())).singleElement().asString()
                .startsWith("the picture could not be written to " + file);
    }

    @Test
    void eachOfSeveralTestsHasAFile() {
        assertThat(GraphFile.nameFor("a.b/net.svg", 1, 3)).isEqualTo("a.b/net-2.svg");
        assertThat(GraphFile.nameFor("net.svg", 0, 1)).isEqualTo("net.svg");
        assertThat(GraphFile.nameFor(null, 1, 3)).isNull();
    }

    private static List<String> classes(Document svg, String tag) {
        NodeList elements = svg.getElementsByTagName(tag);
        List<String> classes = new ArrayList<>();
        for (int i = 0; i < elements.getLength(); i++) {
            classes.add(((Element) elements.item(i)).getAttribute("class"));
        }
        return classes;
    }

    private static List<String> texts(Document svg) {
        NodeList elements = svg.getElementsByTagName("text");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < elements.getLength(); i++) {
            texts.add(elements.item(i).getTextContent());
        }
        return texts;
    }
}
