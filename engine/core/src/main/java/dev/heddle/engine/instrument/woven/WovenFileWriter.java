package dev.heddle.engine.instrument.woven;

import dev.heddle.engine.site.Sites;
import dev.heddle.engine.site.Sites.Site;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes what {@link WovenFile} reads. */
public final class WovenFileWriter {

    private record Entry(String name, boolean loaded, byte[] original, WovenClass woven) {

        int size() {
            return woven.bytes() == null ? 0 : woven.bytes().length;
        }
    }

    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, Integer> texts = new LinkedHashMap<>();

    public void add(String name, boolean loaded, byte[] original, WovenClass woven) {
        entries.add(new Entry(name, loaded, original, woven));
    }

    /** Writes all that was added, and all sites that there are. */
    public void write(Path path) throws IOException {
        byte[] sites = sites();
        // Texts get their numbers while the entries are written, and how long those are is known before.
        int entriesLength = entries(0).length;
        byte[] textPart = texts();
        int siteTable = WovenFile.HEADER + textPart.length;
        int classes = siteTable + sites.length + entriesLength;
        byte[] entryPart = entries(classes);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(WovenFile.MAGIC);
        out.writeInt(classes + entries.stream().mapToInt(Entry::size).sum());
        out.writeInt(texts.size());
        out.writeInt(Sites.limit() - 1);
        out.writeInt(entries.size());
        out.writeInt(siteTable);
        out.write(textPart);
        out.write(sites);
        out.write(entryPart);
        for (Entry entry : entries) {
            out.write(entry.woven.bytes() == null ? new byte[0] : entry.woven.bytes());
        }
        Files.write(path, bytes.toByteArray());
    }

    private byte[] entries(int classes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        int from = classes;
        for (Entry entry : entries) {
            int to = from + entry.size();
            out.writeInt(text(entry.name));
            out.writeByte(entry.loaded ? 1 : 0);
            out.writeInt(WovenFile.crc(entry.original));
            out.writeInt(entry.original.length);
            out.writeByte(entry.woven.droppedFlag() ? 1 : 0);
            out.writeInt(entry.woven.untouched().size());
            for (String reason : entry.woven.untouched()) {
                out.writeInt(text(reason));
            }
            out.writeInt(from);
            out.writeInt(to);
            from = to;
        }
        return bytes.toByteArray();
    }

    private byte[] sites() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (int number = 1; number < Sites.limit(); number++) {
            Site site = Sites.get(number);
            out.writeByte(site.kind().ordinal());
            out.writeByte(site.loader() == null ? 0 : 1);
            out.writeInt(text(site.className()));
            out.writeInt(text(site.method()));
            out.writeInt(text(site.file()));
            out.writeInt(site.line());
            out.writeInt(site.ordinal());
            out.writeInt(text(site.owner()));
            out.writeInt(text(site.name()));
            out.writeInt(text(site.descriptor()));
        }
        return bytes.toByteArray();
    }

    /** Where each text begins, and the texts. */
    private byte[] texts() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        int position = WovenFile.HEADER + (texts.size() + 1) * Integer.BYTES;
        List<byte[]> encoded = texts.keySet().stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
        for (byte[] text : encoded) {
            out.writeInt(position);
            position += text.length;
        }
        out.writeInt(position);
        for (byte[] text : encoded) {
            out.write(text);
        }
        return bytes.toByteArray();
    }

    private int text(String text) {
        return text == null ? WovenFile.NO_TEXT : texts.computeIfAbsent(text, key -> texts.size());
    }
}
