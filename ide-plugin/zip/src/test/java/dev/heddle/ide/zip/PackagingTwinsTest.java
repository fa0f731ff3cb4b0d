package dev.heddle.ide.zip;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** The zip that Gradle makes where the SDK can be reached holds the same modules as the one that Maven makes. */
class PackagingTwinsTest {

    private static final Path ROOT = Path.of(System.getProperty("heddle.root"));

    @Test
    void theIdeSideHasTheSameModules() throws Exception {
        Set<String> gradle = new TreeSet<>();
        Matcher module = Pattern.compile("(?:pluginComposedModule\\()?implementation\\(project\\(\"([^\"]+)\"\\)\\)")
                .matcher(script());
        while (module.find()) {
            gradle.add(artifact(module.group(1)));
        }
        assertThat(gradle).isEqualTo(ourJars("heddle/lib/"));
    }

    @Test
    void theFoldersOfTheEngineHaveTheSameModules() throws Exception {
        Matcher row = Pattern.compile("\"(\\w+)\" to listOf\\((\":engine:[^)]+)\\)").matcher(script());
        Set<String> folders = new TreeSet<>();
        while (row.find()) {
            folders.add(row.group(1));
            Set<String> gradle = new TreeSet<>();
            for (String path : row.group(2).replace("\"", "").split(",\\s*")) {
                gradle.add(artifact(path));
            }
            // What a module needs comes along with it on both sides.
            assertThat(ourJars("heddle/engine/" + row.group(1) + "/")).containsAll(gradle);
            assertThat(closure(gradle)).containsAll(ourJars("heddle/engine/" + row.group(1) + "/"));
        }
        folders.add("junit");
        assertThat(folders).isEqualTo(plugin().files().stream()
                .filter(file -> file.startsWith("heddle/engine/"))
                .map(file -> file.split("/")[2])
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void bothBuildsAskForTheSamePlatform() throws Exception {
        Element version = PackedPlugin.all(plugin().descriptor(), "idea-version").get(0);
        assertThat(script()).contains("sinceBuild = \"" + version.getAttribute("since-build") + "\"");
    }

    private static PackedPlugin plugin() throws IOException {
        return new PackedPlugin(Path.of(System.getProperty("heddle.zip")));
    }

    private static String script() throws IOException {
        return Files.readString(ROOT.resolve("build.gradle.kts"));
    }

    /** The artifacts of this project in a folder of the zip, without versions and classifiers. */
    private static Set<String> ourJars(String folder) throws IOException {
        return plugin().files().stream()
                .filter(file -> file.startsWith(folder + "heddle-"))
                .map(file -> file.substring(folder.length()).replaceFirst("(-\\d.*)?\\.jar$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String artifact(String gradlePath) throws Exception {
        return child(pom(gradlePath.substring(1).replace(':', '/')), "artifactId");
    }

    /** The modules and all of ours that they need. */
    private static Set<String> closure(Set<String> artifacts) throws Exception {
        Set<String> all = new TreeSet<>(artifacts);
        List<String> modules = modules();
        boolean grew = true;
        while (grew) {
            grew = false;
            for (String module : modules) {
                Element pom = pom(module);
                if (all.contains(child(pom, "artifactId"))) {
                    grew |= all.addAll(needed(pom));
                }
            }
        }
        return all;
    }

    private static Set<String> needed(Element pom) {
        Set<String> needed = new TreeSet<>();
        for (Element list : PackedPlugin.children(pom)) {
            if (list.getTagName().equals("dependencies")) {
                for (Element dependency : PackedPlugin.children(list)) {
                    String scope = child(dependency, "scope");
                    boolean comesAlong = scope == null || scope.equals("runtime");
                    if (comesAlong && "dev.heddle".equals(child(dependency, "groupId"))) {
                        needed.add(child(dependency, "artifactId"));
                    }
                }
            }
        }
        return needed;
    }

    private static List<String> modules() throws Exception {
        return PackedPlugin.children(pom("")).stream()
                .filter(element -> element.getTagName().equals("modules"))
                .flatMap(element -> PackedPlugin.children(element).stream())
                .map(element -> element.getTextContent().strip())
                .toList();
    }

    private static Element pom(String folder) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(ROOT.resolve(folder).resolve("pom.xml").toFile()).getDocumentElement();
    }

    private static String child(Element parent, String name) {
        return PackedPlugin.children(parent).stream()
                .filter(element -> element.getTagName().equals(name))
                .map(element -> element.getTextContent().strip())
                .findFirst()
                .orElse(null);
    }
}
