package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The Gradle build reads modules and dependencies from the Maven build; what it states itself must agree with it. */
class BuildTwinsTest {

    private static final Path ROOT = Path.of("..");
    private static final Set<String> ONLY_IN_GRADLE = Set.of("intellij-idea");
    private static final Set<String> SCOPES = Set.of("compile", "provided", "runtime", "test");
    private static final Pattern ASSIGNMENT = Pattern.compile("([\\w-]+) = \"(.+)\"");

    @Test
    void theCatalogueHasTheVersionsOfTheMavenBuild() throws Exception {
        Map<String, String> gradle = catalogue();
        gradle.keySet().removeAll(ONLY_IN_GRADLE);
        assertThat(gradle).as("gradle/libs.versions.toml against the properties of pom.xml").isEqualTo(mavenVersions());
    }

    @Test
    void theSettingsTakeTheModulesFromTheMavenBuild() throws Exception {
        assertThat(Files.readString(ROOT.resolve("settings.gradle.kts")))
                .contains("getElementsByTagName(\"module\")")
                .containsOnlyOnce("include(");
    }

    @ParameterizedTest
    @MethodSource("modules")
    void everyDependencyOfAModuleIsOneThatTheGradleBuildUnderstands(String module) throws Exception {
        Map<String, String> managed = new HashMap<>();
        for (Element dependency : dependencies(child(pom(ROOT), "dependencyManagement"))) {
            managed.put(coordinates(dependency), text(dependency, "version"));
        }
        Map<String, String> catalogue = catalogue();
        for (Element dependency : dependencies(pom(ROOT.resolve(module)))) {
            String name = coordinates(dependency);
            String scope = text(dependency, "scope");
            assertThat(scope == null ? "compile" : scope).as("scope of " + name).isIn(SCOPES);
            if (!name.startsWith("dev.heddle:")) {
                String version = text(dependency, "version") == null ? managed.get(name) : text(dependency, "version");
                assertThat(version).as("version of " + name).isNotNull();
                Matcher property = Pattern.compile("\\$\\{(.+)\\.version}").matcher(version);
                if (property.matches()) {
                    assertThat(catalogue).as("version of " + name).containsKey(property.group(1).replace('.', '-'));
                }
            }
        }
    }

    static List<String> modules() throws Exception {
        List<String> modules = new ArrayList<>();
        for (Element module : children(child(pom(ROOT), "modules"), "module")) {
            modules.add(module.getTextContent().trim());
        }
        return modules;
    }

    private static Map<String, String> catalogue() throws IOException {
        Map<String, String> versions = new TreeMap<>();
        for (String line : Files.readAllLines(ROOT.resolve("gradle").resolve("libs.versions.toml"))) {
            Matcher assignment = ASSIGNMENT.matcher(line);
            if (assignment.matches()) {
                versions.put(assignment.group(1), assignment.group(2));
            }
        }
        return versions;
    }

    private static Map<String, String> mavenVersions() throws Exception {
        Map<String, String> versions = new TreeMap<>();
        for (Element property : children(child(pom(ROOT), "properties"), null)) {
            if (property.getTagName().endsWith(".version")) {
                String name = property.getTagName().substring(0, property.getTagName().length() - ".version".length());
                versions.put(name.replace('.', '-'), property.getTextContent().trim());
            }
        }
        return versions;
    }

    private static Element pom(Path folder) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(folder.resolve("pom.xml").toFile()).getDocumentElement();
    }

    private static List<Element> dependencies(Element parent) {
        Element list = child(parent, "dependencies");
        return list == null ? List.of() : children(list, "dependency");
    }

    private static String coordinates(Element dependency) {
        return text(dependency, "groupId") + ":" + text(dependency, "artifactId");
    }

    private static String text(Element parent, String name) {
        Element child = child(parent, name);
        return child == null ? null : child.getTextContent().trim();
    }

    private static Element child(Element parent, String name) {
        List<Element> found = children(parent, name);
        return found.isEmpty() ? null : found.get(0);
    }

    /** The child elements of that name, or all of them for null. */
    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && (name == null || element.getTagName().equals(name))) {
                found.add(element);
            }
        }
        return found;
    }
}
