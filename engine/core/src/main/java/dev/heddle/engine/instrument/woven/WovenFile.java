package dev.heddle.engine.instrument.woven;

import dev.heddle.engine.site.Sites.Kind;
import dev.heddle.engine.site.Sites.Site;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * The file of woven classes. A class that is being loaded is taken from it only for the very bytes that it was woven from, so that
 * one which another agent has changed is woven anew. Of one that is loaded already the JVM tells in words that depend on how far
 * it was used; those who start workers with other agents leave the file out. Texts and sites are read when somebody asks for them.
 */
public final class WovenFile {

    static final int MAGIC = 0x48574A31;
    static final int HEADER = 6 * Integer.BYTES;
    static final int SITE = 2 + 8 * Integer.BYTES;
    static final int NO_TEXT = -1;

    private static final Kind[] KINDS = Kind.values();

    /** Where one class stands. */
    private record Entry(int crc, int length, boolean droppedFlag, List<String> untouched, int from, int to) {}

    private final ByteBuffer file;
    private final int textIndex;
    private final int siteTable;
    private final int siteCount;
    private final String[] texts;
    private final Map<String, Entry> fresh = new HashMap<>();
    private final Map<String, Entry> loaded = new HashMap<>();

    private WovenFile(ByteBuffer file) {
        this.file = file;
        if (file.getInt() != MAGIC || file.getInt() != file.limit()) {
            throw new IllegalArgumentException("no file of woven classes, or not all of one");
        }
        texts = new String[file.getInt()];
        siteCount = file.getInt();
        int entries = file.getInt();
        textIndex = HEADER;
        siteTable = file.getInt();
        file.position(siteTable + siteCount * SITE);
        for (int i = 0; i < entries; i++) {
            String name = text(file.getInt());
            Map<String, Entry> kind = file.get() != 0 ? loaded : fresh;
            kind.put(name, entry());
        }
    }

    /** The file, or null if it cannot be read or is none: then classes are woven as if there were no file. */
    public static WovenFile open(Path path) {
        try (FileChannel channel = FileChannel.open(path)) {
            return new WovenFile(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
        } catch (IOException | BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException unusable) {
            return null;
        }
    }

    private Entry entry() {
        int crc = file.getInt();
        int length = file.getInt();
        boolean droppedFlag = file.get() != 0;
        List<String> untouched = List.of();
        int reasons = file.getInt();
        if (reasons > 0) {
            untouched = new ArrayList<>();
            for (int i = 0; i < reasons; i++) {
                untouched.add(text(file.getInt()));
            }
        }
        return new Entry(crc, length, droppedFlag, untouched, file.getInt(), file.getInt());
    }

    /** What was made of a class of the JDK that is being loaded, by its name with slashes; null if it is to be woven. */
    public WovenClass fresh(String name, byte[] original) {
        Entry entry = fresh.get(name);
        boolean same = entry != null && entry.length == original.length && entry.crc == crc(original);
        return same ? woven(entry) : null;
    }

    /** What was made of a class of the JDK that the JVM has already; null if it is to be woven. */
    public WovenClass loaded(String name) {
        Entry entry = loaded.get(name);
        return entry == null ? null : woven(entry);
    }

    /** Whether there is nothing to weave into a class that the JVM has already. */
    public boolean stays(String name) {
        Entry entry = loaded.get(name);
        return entry != null && entry.from == entry.to && entry.untouched.isEmpty();
    }

    private WovenClass woven(Entry entry) {
        if (entry.from == entry.to) {
            return new WovenClass(null, entry.droppedFlag, entry.untouched);
        }
        byte[] bytes = new byte[entry.to - entry.from];
        file.get(entry.from, bytes);
        return new WovenClass(bytes, entry.droppedFlag, entry.untouched);
    }

    static int crc(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, bytes.length);
        return (int) crc.getValue();
    }

    /** How many sites the classes have, with the numbers from 1 on. */
    public int sites() {
        return siteCount;
    }

    /** The site of a number. */
    public Site site(int number) {
        int at = siteTable + (number - 1) * SITE;
        ClassLoader loader = file.get(at + 1) == 0 ? null : ClassLoader.getPlatformClassLoader();
        return new Site(KINDS[file.get(at)], loader, textAt(at + 2), textAt(at + 6), textAt(at + 10), file.getInt(at + 14),
                file.getInt(at + 18), textAt(at + 22), textAt(at + 26), textAt(at + 30));
    }

    private String textAt(int position) {
        return text(file.getInt(position));
    }

    private String text(int number) {
        if (number == NO_TEXT) {
            return null;
        }
        String known = texts[number];
        if (known == null) {
            int from = file.getInt(textIndex + number * Integer.BYTES);
            int to = file.getInt(textIndex + (number + 1) * Integer.BYTES);
            byte[] bytes = new byte[to - from];
            file.get(from, bytes);
            known = new String(bytes, StandardCharsets.UTF_8);
            texts[number] = known;
        }
        return known;
    }
}
