package com.example.objects;

import java.io.*;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.zip.*;
import javax.crypto.CipherInputStream;
import javax.crypto.CipherOutputStream;
import javax.crypto.NullCipher;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;

/** Streams, readers and writers. */
@SuppressWarnings("deprecation")
final class StreamUses {

    private static final byte[] BYTES = {1, 2, 3, 4};

    private StreamUses() {}

    static void fill(Uses t) {
        input(t);
        output(t);
        readers(t);
        writers(t);
        compressed(t);
    }

    private static InputStream bytes() {
        return new ByteArrayInputStream(BYTES);
    }

    private static void input(Uses t) {
        t.use(BufferedInputStream.class, () -> new BufferedInputStream(bytes()), BufferedInputStream::available,
                BufferedInputStream::read);
        t.use(ByteArrayInputStream.class, () -> new ByteArrayInputStream(BYTES), ByteArrayInputStream::available,
                ByteArrayInputStream::read);
        t.use(DataInputStream.class, () -> new DataInputStream(bytes()), DataInputStream::available, DataInputStream::readByte);
        t.use(FilterInputStream.class, () -> new FilterInputStream(bytes()) { }, FilterInputStream::available,
                FilterInputStream::read);
        t.use(LineNumberInputStream.class, () -> new LineNumberInputStream(new ByteArrayInputStream(new byte[] {10, 10, 10})),
                LineNumberInputStream::getLineNumber, LineNumberInputStream::read);
        t.step(ObjectInputStream.class, () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (ObjectOutputStream objects = new ObjectOutputStream(out)) {
                objects.writeInt(1);
                objects.writeInt(2);
                objects.writeInt(3);
            }
            return new ObjectInputStream(new ByteArrayInputStream(out.toByteArray()));
        }, ObjectInputStream::readInt);
        t.use(PipedInputStream.class, () -> {
            PipedInputStream in = new PipedInputStream();
            new PipedOutputStream(in).write(BYTES);
            return in;
        }, PipedInputStream::available, PipedInputStream::read);
        t.use(PushbackInputStream.class, () -> new PushbackInputStream(bytes()), PushbackInputStream::available,
                PushbackInputStream::read);
        t.use(SequenceInputStream.class, () -> new SequenceInputStream(bytes(), bytes()), SequenceInputStream::available,
                SequenceInputStream::read);
        t.use(StringBufferInputStream.class, () -> new StringBufferInputStream("abc"), StringBufferInputStream::available,
                StringBufferInputStream::read);
        t.use(CheckedInputStream.class, () -> new CheckedInputStream(bytes(), new CRC32()), o -> o.getChecksum().getValue(),
                CheckedInputStream::read);
        t.step(CipherInputStream.class, () -> new CipherInputStream(bytes(), new NullCipher()), CipherInputStream::read);
        t.use(DigestInputStream.class, () -> new DigestInputStream(bytes(), MessageDigest.getInstance("MD5")),
                DigestInputStream::available, DigestInputStream::read);
        t.step(StreamTokenizer.class, () -> new StreamTokenizer(new StringReader("a b c d")), o -> {
            o.nextToken();
            return o.sval;
        });
    }

    /** A stream or writer, and where what goes through it comes out. */
    private record Sink<O, S>(O in, S out) {}

    private interface Around<O, S> {
        O make(S out) throws Exception;
    }

    /** A stream around bytes: what came through is seen. */
    private static <O extends OutputStream> void bytesTo(Uses t, Class<O> type, Around<O, ByteArrayOutputStream> around) {
        t.use(type, () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            return new Sink<>(around.make(out), out);
        }, o -> o.out().size(), o -> {
            o.in().write(1);
            o.in().flush();
            return null;
        });
    }

    /** A writer around text. */
    private static <O extends Writer> void textTo(Uses t, Class<O> type, Around<O, StringWriter> around) {
        t.use(type, () -> {
            StringWriter out = new StringWriter();
            return new Sink<>(around.make(out), out);
        }, o -> o.out().toString(), o -> {
            o.in().write("x");
            o.in().flush();
            return null;
        });
    }

    private static void output(Uses t) {
        bytesTo(t, BufferedOutputStream.class, BufferedOutputStream::new);
        t.use(ByteArrayOutputStream.class, ByteArrayOutputStream::new, ByteArrayOutputStream::size, o -> {
            o.write(1);
            return null;
        });
        bytesTo(t, DataOutputStream.class, DataOutputStream::new);
        bytesTo(t, FilterOutputStream.class, FilterOutputStream::new);
        bytesTo(t, ObjectOutputStream.class, ObjectOutputStream::new);
        t.use(PipedOutputStream.class, () -> {
            PipedInputStream out = new PipedInputStream();
            return new Sink<>(new PipedOutputStream(out), out);
        }, o -> o.out().available(), o -> {
            o.in().write(1);
            return null;
        });
        bytesTo(t, PrintStream.class, PrintStream::new);
        bytesTo(t, CheckedOutputStream.class, out -> new CheckedOutputStream(out, new CRC32()));
        bytesTo(t, CipherOutputStream.class, out -> new CipherOutputStream(out, new NullCipher()));
        bytesTo(t, DigestOutputStream.class, out -> new DigestOutputStream(out, MessageDigest.getInstance("MD5")));
        bytesTo(t, DeflaterOutputStream.class, out -> new DeflaterOutputStream(out, true));
        bytesTo(t, GZIPOutputStream.class, out -> new GZIPOutputStream(out, true));
        t.use(InflaterOutputStream.class, () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            return new Sink<>(new InflaterOutputStream(out), out);
        }, o -> o.out().size(), o -> {
            o.in().write(deflated());
            return null;
        });
    }

    private static void readers(Uses t) {
        t.step(BufferedReader.class, () -> new BufferedReader(new StringReader("abcd")), BufferedReader::read);
        t.step(CharArrayReader.class, () -> new CharArrayReader("abcd".toCharArray()), CharArrayReader::read);
        t.step(FilterReader.class, () -> new FilterReader(new StringReader("abcd")) { }, FilterReader::read);
        t.step(InputStreamReader.class, () -> new InputStreamReader(bytes()), InputStreamReader::read);
        t.use(LineNumberReader.class, () -> new LineNumberReader(new StringReader("\n\n\n\n")), LineNumberReader::getLineNumber,
                LineNumberReader::read);
        t.step(PipedReader.class, () -> {
            PipedReader in = new PipedReader();
            new PipedWriter(in).write("abcd");
            return in;
        }, PipedReader::read);
        t.step(PushbackReader.class, () -> new PushbackReader(new StringReader("abcd")), PushbackReader::read);
        t.step(StringReader.class, () -> new StringReader("abcd"), StringReader::read);
    }

    private static void writers(Uses t) {
        textTo(t, BufferedWriter.class, BufferedWriter::new);
        t.use(CharArrayWriter.class, CharArrayWriter::new, CharArrayWriter::size, o -> o.append('x'));
        textTo(t, FilterWriter.class, out -> new FilterWriter(out) { });
        t.use(OutputStreamWriter.class, () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            return new Sink<>(new OutputStreamWriter(out), out);
        }, o -> o.out().size(), o -> {
            o.in().write("x");
            o.in().flush();
            return null;
        });
        t.use(PipedWriter.class, () -> {
            PipedReader out = new PipedReader();
            return new Sink<>(new PipedWriter(out), out);
        }, o -> o.out().ready(), o -> o.in().append('x'));
        textTo(t, PrintWriter.class, PrintWriter::new);
        t.use(StringWriter.class, StringWriter::new, StringWriter::toString, o -> o.append('x'));
    }

    private static byte[] deflated() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out)) {
            deflater.write(BYTES);
        }
        return out.toByteArray();
    }

    private static void compressed(Uses t) {
        t.step(DeflaterInputStream.class, () -> new DeflaterInputStream(bytes()), DeflaterInputStream::read);
        t.step(GZIPInputStream.class, () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (GZIPOutputStream zipped = new GZIPOutputStream(out)) {
                zipped.write(BYTES);
            }
            return new GZIPInputStream(new ByteArrayInputStream(out.toByteArray()));
        }, GZIPInputStream::read);
        t.step(InflaterInputStream.class, () -> new InflaterInputStream(new ByteArrayInputStream(deflated())),
                InflaterInputStream::read);
        t.step(ZipInputStream.class, () -> new ZipInputStream(new ByteArrayInputStream(archive())), o -> o.getNextEntry().getName());
        t.step(JarInputStream.class, () -> new JarInputStream(new ByteArrayInputStream(archive())), o -> o.getNextEntry().getName());
        entriesTo(t, ZipOutputStream.class, ZipOutputStream::new);
        entriesTo(t, JarOutputStream.class, JarOutputStream::new);
    }

    private static <O extends ZipOutputStream> void entriesTo(Uses t, Class<O> type, Around<O, ByteArrayOutputStream> around) {
        t.use(type, () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            return new Sink<>(around.make(out), out);
        }, o -> o.out().size(), o -> {
            o.in().putNextEntry(new ZipEntry("a" + o.out().size()));
            o.in().flush();
            return null;
        });
    }

    private static byte[] archive() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String name : new String[] {"a", "b", "c", "d"}) {
                zip.putNextEntry(new ZipEntry(name));
            }
        }
        return out.toByteArray();
    }
}
