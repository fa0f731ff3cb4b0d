package dev.heddle.ide.zip;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A folder that the plugin verifier takes for an IDE: the classes the plugin was compiled against, little else. */
final class SyntheticIde {

    private static final String PLATFORM = """
            <idea-plugin><id>com.intellij</id><name>IDEA CORE</name><vendor>JetBrains</vendor>
              <module value="com.intellij.modules.platform"/>
            </idea-plugin>""";

    private SyntheticIde() {}

    /** The classes of the platform's stubs, by their path in a jar. */
    static Map<String, byte[]> stubs() throws Exception {
        Path place = Path.of(com.intellij.openapi.actionSystem.AnAction.class
                .getProtectionDomain().getCodeSource().getLocation().toURI());
        Map<String, byte[]> classes = new TreeMap<>();
        if (Files.isDirectory(place)) {
            try (Stream<Path> files = Files.walk(place)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
                    classes.put(place.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
                }
            }
        } else {
            try (ZipFile jar = new ZipFile(place.toFile())) {
                for (ZipEntry entry : jar.stream().filter(each -> each.getName().endsWith(".class")).toList()) {
                    classes.put(entry.getName(), jar.getInputStream(entry).readAllBytes());
                }
            }
        }
        return classes;
    }

    /** Makes the folder; a product-info.json that is not whole would stop the verifier, so there is none. */
    static Path make(Path folder, String build, Map<String, byte[]> classes, Path kotlin) throws Exception {
        Path lib = Files.createDirectories(folder.resolve("lib"));
        Files.writeString(folder.resolve("build.txt"), build);
        Map<String, byte[]> app = new TreeMap<>(classes);
        app.put("META-INF/plugin.xml", PLATFORM.getBytes(StandardCharsets.UTF_8));
        writeJar(lib.resolve("app.jar"), app);
        Path core = Path.of(com.intellij.psi.PsiElement.class
                .getProtectionDomain().getCodeSource().getLocation().toURI());
        Files.createSymbolicLink(lib.resolve("intellij-core.jar"), core);
        Files.createSymbolicLink(lib.resolve("kotlin-stdlib.jar"), kotlin.toAbsolutePath());
        plugin(folder, "java", "com.intellij.java", "<module value=\"com.intellij.modules.java\"/>");
        plugin(folder, "junit", "JUnit", "");
        return folder;
    }

    private static void plugin(Path ide, String folder, String id, String more) throws IOException {
        String descriptor = "<idea-plugin><id>" + id + "</id><name>" + folder + "</name><vendor>JetBrains</vendor>"
                + more + "</idea-plugin>";
        Path lib = Files.createDirectories(ide.resolve("plugins").resolve(folder).resolve("lib"));
        writeJar(lib.resolve(folder + ".jar"),
                Map.of("META-INF/plugin.xml", descriptor.getBytes(StandardCharsets.UTF_8)));
    }

    private static void writeJar(Path jar, Map<String, byte[]> entries) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar); ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        }
    }
}
