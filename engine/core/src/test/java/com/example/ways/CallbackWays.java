package com.example.ways;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.text.MessageFormat;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Formattable;
import java.util.Formatter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.Stream;

/** Through code of the program that the JDK calls: texts, collections, streams and synchronizers of its own. */
final class CallbackWays {

    /** Its text, and what it equals, is decided by its number. */
    private record Decided(int number, int wanted) {

        @Override
        public String toString() {
            return number == wanted ? "yes" : "no";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Decided decided && decided.number == number;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    private record Formatted(int number, int wanted) implements Formattable {

        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format(number == wanted ? "yes" : "no");
        }
    }

    private static final class Bundle extends ListResourceBundle {
        private final int number;

        Bundle(int number) {
            this.number = number;
        }

        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"key", number == 17 || number == 1017 ? "yes" : "no"}};
        }
    }

    /** Makes a text of each record. */
    private static final class Shown extends Handler {
        private String text;

        @Override
        public void publish(LogRecord record) {
            text = new SimpleFormatter().formatMessage(record);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private static final class Counted extends AbstractList<Integer> {
        private final int first;

        Counted(int first) {
            this.first = first;
        }

        @Override
        public Integer get(int index) {
            return first + index;
        }

        @Override
        public int size() {
            return 2;
        }
    }

    /** Knows the sum of what is added to it, by whom ever. */
    @SuppressWarnings("serial")
    private static final class Summed extends ArrayList<Integer> {
        private int sum;

        @Override
        public boolean add(Integer value) {
            sum += value;
            return super.add(value);
        }
    }

    private static final class Bytes extends InputStream {
        private int next;

        Bytes(int next) {
            this.next = next;
        }

        @Override
        public int read() {
            int read = next;
            next = -1;
            return read < 0 ? -1 : read & 0xFF;
        }
    }

    private static final class Last extends OutputStream {
        private int last;

        @Override
        public void write(int b) {
            last = b;
        }
    }

    @SuppressWarnings("serial")
    private static final class Gate extends AbstractQueuedSynchronizer {

        void set(int state) {
            setState(state);
        }

        @Override
        protected boolean tryAcquire(int wanted) {
            return getState() == wanted;
        }
    }

    /** Writes itself. */
    public static final class Written implements Externalizable {
        private int number;

        public Written() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            number = in.readInt();
        }
    }

    private CallbackWays() {}

    static void addTo(Map<String, Ways.Way> ways) {
        addTexts(ways);
        addCollections(ways);
        addOthers(ways);
    }

    private static void addTexts(Map<String, Ways.Way> ways) {
        ways.put("text in a MessageFormat", (x, t) -> MessageFormat.format("{0}", new Decided(x, t)).equals("yes"));
        ways.put("text in a format", (x, t) -> String.format("%s", new Decided(x, t)).equals("yes"));
        ways.put("Formattable", (x, t) -> String.format("%s", new Formatted(x, t)).equals("yes"));
        ways.put("text of a decided element", (x, t) -> List.of(new Decided(x, t)).toString().equals("[yes]"));
        ways.put("ResourceBundle", (x, t) -> new Bundle(x).getString("key").equals("yes") && x == t);
        ways.put("parameter of a log record", (x, t) -> {
            Logger logger = Logger.getAnonymousLogger();
            logger.setUseParentHandlers(false);
            Shown shown = new Shown();
            logger.addHandler(shown);
            logger.log(Level.INFO, "{0}", new Decided(x, t));
            return shown.text.equals("yes");
        });
        ways.put("message that a logger asks for", (x, t) -> {
            Logger logger = Logger.getAnonymousLogger();
            logger.setUseParentHandlers(false);
            boolean[] found = new boolean[1];
            logger.info(() -> {
                found[0] |= x == t;
                return "a";
            });
            return found[0];
        });
    }

    private static void addCollections(Map<String, Ways.Way> ways) {
        ways.put("own list", (x, t) -> new Counted(x).contains(t + 1) && x == t);
        ways.put("sum over an own list", (x, t) -> {
            int sum = 0;
            for (int value : new Counted(x)) {
                sum += value;
            }
            return sum == 2 * t + 1 && x == t;
        });
        ways.put("own list, added to by the JDK", (x, t) -> {
            Summed list = new Summed();
            Collections.addAll(list, x, 2);
            return list.sum == t + 2;
        });
        ways.put("own list, added to as a list", (x, t) -> {
            List<Integer> list = new Summed();
            list.add(x);
            return ((Summed) list).sum == t;
        });
        ways.put("own equality in a map", (x, t) -> {
            Map<Decided, Integer> map = new HashMap<>();
            map.put(new Decided(t, t), 1);
            return map.get(new Decided(x, t)) != null;
        });
        ways.put("own equality in a set", (x, t) -> {
            Set<Decided> set = new HashSet<>();
            set.add(new Decided(t, t));
            return !set.add(new Decided(x, t));
        });
        ways.put("own array that is collected into", (x, t) -> Stream.of(1, 2)
                .collect(() -> new int[1], (sum, v) -> sum[0] += v * x, (a, b) -> a[0] += b[0])[0] == 3 * t && x == t);
    }

    private static void addOthers(Map<String, Ways.Way> ways) {
        ways.put("own stream of bytes", (x, t) -> new Bytes(x & 63).readAllBytes()[0] == (t & 63) && x == t);
        ways.put("own stream that is written to", (x, t) -> {
            Last last = new Last();
            new DataOutputStream(last).writeByte(x);
            return (byte) last.last == (byte) t && x == t;
        });
        ways.put("own synchronizer", (x, t) -> {
            Gate gate = new Gate();
            gate.set(x);
            return gate.tryAcquireNanos(t, 0);
        });
        ways.put("Externalizable", (x, t) -> {
            Written written = new Written();
            written.number = x;
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(written);
            }
            return ((Written) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject()).number == t;
        });
    }
}
