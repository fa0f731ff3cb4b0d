package dev.heddle.ide.zip;

import static org.assertj.core.api.Assertions.assertThat;

import com.jetbrains.plugin.structure.base.plugin.PluginCreationResult;
import com.jetbrains.plugin.structure.base.plugin.PluginCreationSuccess;
import com.jetbrains.plugin.structure.intellij.plugin.IdePlugin;
import com.jetbrains.plugin.structure.intellij.plugin.IdePluginManager;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Whatever plugin.xml names is there: neither the IDE at start nor the verifier says so if it is not. */
class DescriptorTest {

    private static final Path ZIP = Path.of(System.getProperty("heddle.zip"));
    private static final Path PLATFORM = Path.of(System.getProperty("heddle.root"), "ide-plugin", "platform");
    private static final Set<String> OF_EVERY_EXTENSION = Set.of("id", "order", "os");
    private static final Set<String> CLASS_ATTRIBUTES = Set.of(
            "class", "implementation", "implementationClass", "factoryClass", "instance", "serviceImplementation");

    private static PackedPlugin plugin;
    private static Document descriptor;

    @BeforeAll
    static void open() throws Exception {
        plugin = new PackedPlugin(ZIP);
        descriptor = plugin.descriptor();
    }

    @Test
    void theStructureLibraryTakesTheZipWithoutAWord(@TempDir Path folder) {
        PluginCreationResult<IdePlugin> result = IdePluginManager.createManager(folder).createPlugin(ZIP);
        assertThat(result).isInstanceOf(PluginCreationSuccess.class);
        PluginCreationSuccess<IdePlugin> success = (PluginCreationSuccess<IdePlugin>) result;
        assertThat(success.getWarnings()).isEmpty();
        assertThat(success.getUnacceptableWarnings()).isEmpty();
        assertThat(success.getPlugin().getPluginId()).isEqualTo("dev.heddle");
        assertThat(success.getPlugin().getSinceBuild().asString()).contains("253");
        assertThat(success.getPlugin().getUntilBuild()).isNull();
    }

    @Test
    void everyExtensionPointAndAttributeIsOneOfThePlatform() throws IOException {
        Map<String, Set<String>> points = new HashMap<>();
        for (String line : lines("extension-points.txt")) {
            String[] cells = line.split("\t");
            points.put(cells[0], Set.of(cells[1].split(" ")));
        }
        for (Element extension : extensions()) {
            assertThat(points).containsKey(extension.getTagName());
            Set<String> known = new HashSet<>(points.get(extension.getTagName()));
            known.addAll(OF_EVERY_EXTENSION);
            Set<String> used = attributes(extension).keySet().stream().collect(Collectors.toSet());
            PackedPlugin.children(extension).forEach(child -> used.add(child.getTagName()));
            assertThat(known).as(extension.getTagName()).containsAll(used);
        }
    }

    @Test
    void everyClassIsThere() {
        Set<String> named = new HashSet<>();
        for (Element element : PackedPlugin.all(descriptor, "*")) {
            attributes(element).forEach((name, value) -> {
                if (CLASS_ATTRIBUTES.contains(name)) {
                    named.add(value);
                }
            });
            if (element.getTagName().equals("className")) {
                named.add(element.getTextContent().strip());
            }
        }
        assertThat(named).hasSizeGreaterThan(10).allMatch(plugin::hasClass);
    }

    @Test
    void everyIconIsThereInLightAndDarkAndOfItsSize() {
        Set<String> icons = new HashSet<>(plugin.resources("icons/").stream()
                .map(name -> name.replace("_dark.svg", ".svg"))
                .collect(Collectors.toSet()));
        PackedPlugin.all(descriptor, "*").forEach(element -> {
            // The platform's own icons are checked by name in AllIcons' signature, where they are used.
            if (element.getAttribute("icon").startsWith("/")) {
                icons.add(element.getAttribute("icon").replaceFirst("^/", ""));
            }
        });
        assertThat(icons).isNotEmpty();
        for (String icon : icons) {
            int size = icon.contains("toolWindow") ? 13 : 16;
            for (String file : List.of(icon, icon.replace(".svg", "_dark.svg"))) {
                assertThat(plugin.hasResource(file)).as(file).isTrue();
                assertThat(new String(plugin.resource(file), StandardCharsets.UTF_8))
                        .as(file).contains("width=\"" + size + "\" height=\"" + size + "\"");
            }
        }
    }

    @Test
    void everyKeyIsInItsBundle() throws IOException {
        for (Element element : PackedPlugin.all(descriptor, "*")) {
            for (String[] pair : List.of(
                    new String[] {"bundle", "key"},
                    new String[] {"groupBundle", "groupKey"})) {
                if (element.hasAttribute(pair[1])) {
                    assertThat(plugin.bundle(element.getAttribute(pair[0])))
                            .containsKey(element.getAttribute(pair[1]));
                }
            }
        }
        Properties texts = plugin.bundle("messages.HeddleBundle");
        for (Element action : PackedPlugin.all(descriptor, "action")) {
            String key = "action." + action.getAttribute("id");
            assertThat(texts).containsKeys(key + ".text", key + ".description");
        }
        for (Element group : PackedPlugin.all(descriptor, "group")) {
            assertThat(texts).containsKey("group." + group.getAttribute("id") + ".text");
        }
        for (Element window : PackedPlugin.all(descriptor, "toolWindow")) {
            assertThat(texts).containsKey("toolwindow.stripe." + window.getAttribute("id").replace(' ', '_'));
        }
    }

    @Test
    void everyGroupAndActionThatIsReferredToExists() throws IOException {
        Set<String> own = new HashSet<>();
        PackedPlugin.all(descriptor, "action").forEach(action -> own.add(action.getAttribute("id")));
        Set<String> groups = new HashSet<>(lines("action-groups.txt"));
        PackedPlugin.all(descriptor, "group").forEach(group -> groups.add(group.getAttribute("id")));
        for (Element place : PackedPlugin.all(descriptor, "add-to-group")) {
            assertThat(groups).contains(place.getAttribute("group-id"));
            if (place.hasAttribute("relative-to-action")) {
                assertThat(own).contains(place.getAttribute("relative-to-action"));
            }
        }
        assertThat(own).hasSize(PackedPlugin.all(descriptor, "action").size());
    }

    /** Texts that the code asks for by name, and texts that nobody asks for. */
    @Test
    void codeAndBundleAgreeOnTheKeys() throws IOException {
        Set<String> keys = plugin.bundle("messages.HeddleBundle").stringPropertyNames();
        String sources = sources();
        Matcher asked = Pattern.compile("HeddleBundle\\.message\\(\\s*\"([^\"]+)\"(?!\\s*\\+)").matcher(sources);
        while (asked.find()) {
            assertThat(keys).contains(asked.group(1));
        }
        String xml = new String(plugin.resource("META-INF/plugin.xml"), StandardCharsets.UTF_8);
        for (String key : keys) {
            String base = key.replaceFirst("\\.tip$", "");
            String id = key.replaceFirst("^(action|group)\\.", "").replaceFirst("\\.\\w+$", "");
            boolean used = sources.contains("\"" + base + "\"") || xml.contains("\"" + key + "\"")
                    || key.matches("(action|group)\\..*") && xml.contains("\"" + id + "\"")
                    || key.startsWith("toolwindow.stripe.") || key.startsWith("strategy.");
            assertThat(used).as("text %s is used", key).isTrue();
        }
    }

    private static String sources() throws IOException {
        StringBuilder all = new StringBuilder();
        try (var files = Files.walk(PLATFORM.resolveSibling("glue").resolve("src/main/java"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }

    private static List<Element> extensions() {
        return PackedPlugin.all(descriptor, "extensions").stream()
                .flatMap(list -> PackedPlugin.children(list).stream())
                .toList();
    }

    private static Map<String, String> attributes(Element element) {
        Map<String, String> attributes = new HashMap<>();
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
            Node attribute = element.getAttributes().item(i);
            attributes.put(attribute.getNodeName(), attribute.getNodeValue());
        }
        return attributes;
    }

    private static List<String> lines(String file) throws IOException {
        return Files.readAllLines(PLATFORM.resolve(file)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }
}
