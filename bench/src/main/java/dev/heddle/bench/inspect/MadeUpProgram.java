package dev.heddle.bench.inspect;

/** Source text of any length, with threads, locks, maps and calls between its methods. */
final class MadeUpProgram {

    private static final String HEAD = "import java.util.*;\nimport java.util.concurrent.*;\n\n";

    private static final String MEMBERS = """
                private int count%1$d;

                void step%1$d(ExecutorService pool, String key) {
                    synchronized (lock) {
                        count%1$d = count%2$d + 1;
                    }
                    if (!map.containsKey(key)) {
                        map.put(key, count%1$d);
                    }
                    pool.submit(() -> {
                        count%1$d++;
                        helper%1$d(pool, key);
                    });
                }

                private void helper%1$d(ExecutorService pool, String key) {
                    for (int i = 0; i < 10; i++) {
                        map.merge(key, i, Integer::sum);
                    }
                    helper%2$d(pool, key);
                }

            """;

    private MadeUpProgram() {}

    /** Small classes, as many as it takes for that many lines. */
    static String withLines(int lines) {
        StringBuilder text = new StringBuilder(HEAD);
        for (int i = 0; text.chars().filter(c -> c == '\n').count() < lines; i++) {
            text.append("class Part").append(i).append(" {\n").append(members(4)).append("}\n\n");
        }
        return text.toString();
    }

    /** One class with that many pairs of methods. */
    static String withMethods(int pairs) {
        return HEAD + "class Many {\n" + members(pairs) + "}\n";
    }

    private static String members(int pairs) {
        StringBuilder text = new StringBuilder();
        text.append("    private final Object lock = new Object();\n");
        text.append("    private final Map<String, Integer> map = new ConcurrentHashMap<>();\n");
        for (int i = 0; i < pairs; i++) {
            text.append(MEMBERS.formatted(i, (i + 1) % pairs));
        }
        return text.toString();
    }
}
