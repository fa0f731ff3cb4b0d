package dev.heddle.engine.instrument.programs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.MathContext;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Uses parts of the JDK that fill caches the first time. */
public class LibraryCalls {

    enum Color { RED, GREEN }

    record Point(int x, String y) {}

    interface Source {
        int next();
    }

    static void formats() {
        String.format("%s %d %5.2f %x", "a", 1, 2.5, 255);
    }

    static void patterns() {
        Pattern.compile("(a+)b*").matcher("aaab").matches();
        "a,b".split(",");
        "a.b".replaceAll("\\.", "-");
    }

    static void dates() {
        DateTimeFormatter.ISO_DATE.format(LocalDate.of(2020, 1, 1).plusDays(3));
        ZonedDateTime.of(2020, 1, 1, 1, 1, 1, 1, ZoneId.of("Europe/Paris")).toString();
    }

    static void streams() {
        IntStream.range(0, 10).boxed().filter(i -> i % 2 == 0).map(i -> i * i).collect(Collectors.toList());
        Stream.of("a", "b").collect(Collectors.groupingBy(s -> s));
    }

    static void reflection() throws ReflectiveOperationException {
        LibraryCalls.class.getDeclaredMethods();
        LibraryCalls.class.getDeclaredConstructor().newInstance();
        LibraryCalls.class.getAnnotation(Deprecated.class);
        LibraryCalls.class.getDeclaredMethod("patterns").invoke(null);
    }

    static void enums() {
        Color.valueOf("RED");
        Map<Color, String> map = new EnumMap<>(Color.class);
        map.put(Color.RED, "x");
        EnumSet.allOf(Color.class);
    }

    static void records() {
        new Point(1, "a").hashCode();
        new Point(1, "a").equals(new Point(1, "b"));
        new Point(1, "x").toString();
    }

    static void numbers() {
        new BigDecimal("1.5").divide(new BigDecimal("3"), MathContext.DECIMAL64).toString();
        NumberFormat.getInstance(Locale.US).format(1234.5);
    }

    static void texts() {
        new SimpleDateFormat("yyyy", Locale.US).format(new Date(0));
        MessageFormat.format("{0}", "x");
        new String(new byte[] {65}, Charset.forName("ISO-8859-15"));
    }

    static void stackTraces() {
        try {
            throw new IllegalStateException("thrown");
        } catch (IllegalStateException thrown) {
            thrown.getStackTrace();
            thrown.printStackTrace(new PrintWriter(new StringWriter()));
        }
    }

    static void futures() throws Exception {
        CompletableFuture.completedFuture(1).thenApply(x -> x + 1).get();
        Executors.newFixedThreadPool(2);
    }

    static void maps() {
        Map<String, Integer> concurrent = new ConcurrentHashMap<>();
        concurrent.merge("a", 1, Integer::sum);
        Map<Object, Object> identity = new HashMap<>();
        for (int i = 0; i < 20; i++) {
            identity.put(new Object(), i);
        }
        identity.keySet().iterator().next();
        Set.of(1, 2, 3).iterator().next();
        new TreeMap<>(Map.of(1, 2)).firstKey();
    }

    static void scanner() {
        new Scanner("1 2").nextInt();
    }

    static void logging() {
        Logger.getLogger("x").fine("not logged");
    }

    static void files() {
        Files.exists(Path.of("no", "such", "file"));
    }

    static void proxies() {
        Source source = (Source) Proxy.newProxyInstance(
                LibraryCalls.class.getClassLoader(), new Class<?>[] {Source.class}, (proxy, method, args) -> 2);
        source.next();
    }

    static void addresses() {
        URI.create("http://localhost/x").getPath();
    }

    static void serialization() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(List.of(1, 2)));
        }
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    static void digests() throws Exception {
        MessageDigest.getInstance("SHA-256").digest("x".getBytes(StandardCharsets.UTF_8));
    }
}
