package dev.heddle.ide.zip;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The plugin as it is delivered: a zip of jars. */
final class PackedPlugin {

    private static final String LIB = "heddle/lib/";

    private final List<String> files = new ArrayList<>();
    private final Map<String, byte[]> entriesOfLib = new TreeMap<>();

    PackedPlugin(Path zip) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            for (ZipEntry entry : file.stream().filter(each -> !each.isDirectory()).toList()) {
                files.add(entry.getName());
                if (entry.getName().startsWith(LIB)) {
                    readJar(file.getInputStream(entry).readAllBytes());
                }
            }
        }
    }

    private void readJar(byte[] jar) throws IOException {
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(jar))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                entriesOfLib.put(entry.getName(), in.readAllBytes());
            }
        }
    }

    List<String> files() {
        return files;
    }

    boolean hasClass(String name) {
        return entriesOfLib.containsKey(name.replace('.', '/') + ".class");
    }

    boolean hasResource(String path) {
        return entriesOfLib.containsKey(path.replaceFirst("^/", ""));
    }

    byte[] resource(String path) {
        return entriesOfLib.get(path.replaceFirst("^/", ""));
    }

    List<String> resources(String folder) {
        return entriesOfLib.keySet().stream()
                .filter(name -> name.startsWith(folder) && !name.endsWith("/"))
                .toList();
    }

    /** The texts of a bundle that is named as in plugin.xml: {@code messages.HeddleBundle}. */
    Properties bundle(String name) throws IOException {
        Properties texts = new Properties();
        texts.load(new ByteArrayInputStream(resource(name.replace('.', '/') + ".properties")));
        return texts;
    }

    Document descriptor() throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(resource("META-INF/plugin.xml")));
    }

    static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (int i = 0; i < parent.getChildNodes().getLength(); i++) {
            if (parent.getChildNodes().item(i) instanceof Element child) {
                children.add(child);
            }
        }
        return children;
    }

    static List<Element> all(Document document, String tag) {
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < document.getElementsByTagName(tag).getLength(); i++) {
            found.add((Element) document.getElementsByTagName(tag).item(i));
        }
        return found;
    }
}
