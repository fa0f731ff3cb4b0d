package com.example.ways;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Through collections, streams and optional values. */
final class CollectionWays {

    private enum Size { SMALL, MEDIUM, LARGE }

    /** Has a number by which it is compared. */
    private record Item(int rank) {}

    /** Compares itself. */
    private static final class Ranked implements Comparable<Ranked> {
        private final int rank;

        Ranked(int rank) {
            this.rank = rank;
        }

        @Override
        public int compareTo(Ranked other) {
            return Integer.compare(rank, other.rank);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Ranked ranked && ranked.rank == rank;
        }

        @Override
        public int hashCode() {
            return rank;
        }
    }

    private CollectionWays() {}

    static void addTo(Map<String, Ways.Way> ways) {
        addCollections(ways);
        addMaps(ways);
        addStreams(ways);
    }

    private static void addCollections(Map<String, Ways.Way> ways) {
        ways.put("ArrayList", (x, t) -> {
            List<Integer> list = new ArrayList<>();
            list.add(x);
            return list.get(0) == t;
        });
        ways.put("ArrayList.contains", (x, t) -> new ArrayList<>(List.of(99, t)).contains(x) && x == t);
        ways.put("ArrayList.indexOf", (x, t) -> List.of(1, t).indexOf(x) == 1);
        ways.put("ArrayList.remove", (x, t) -> new ArrayList<>(List.of(99, t)).remove((Object) x) && x == t);
        ways.put("index of a list", (x, t) -> List.of(0, 1).get(x & 1) == 1 && x == t);
        ways.put("size of a list", (x, t) -> new ArrayList<>(Collections.nCopies(x & 31, 1)).size() == (t & 31) && x == t);
        ways.put("ArrayDeque", (x, t) -> {
            ArrayDeque<Integer> deque = new ArrayDeque<>();
            deque.push(x);
            return deque.pop() == t;
        });
        ways.put("list of objects", (x, t) -> List.of(new Item(x)).get(0).rank() == t);
        ways.put("equal objects", (x, t) -> List.of(new Ranked(t)).contains(new Ranked(x)));
        ways.put("equal lists", (x, t) -> List.of(x).equals(List.of(t)));
        ways.put("iterator", (x, t) -> {
            for (Iterator<Integer> i = Set.of(x).iterator(); i.hasNext();) {
                if (i.next() == t) {
                    return true;
                }
            }
            return false;
        });
        ways.put("own iterator", (x, t) -> {
            Iterable<Integer> numbers = () -> Stream.of(1, x).iterator();
            for (int number : numbers) {
                if (number == t) {
                    return true;
                }
            }
            return false;
        });
        ways.put("comparator", (x, t) -> {
            List<Item> items = new ArrayList<>(List.of(new Item(t), new Item(x), new Item(t)));
            items.sort(Comparator.comparingInt(Item::rank));
            return items.get(0).rank() == t && items.get(2).rank() == t;
        });
        ways.put("comparable", (x, t) -> new TreeSet<>(Set.of(new Ranked(t))).contains(new Ranked(x)));
        ways.put("PriorityQueue", (x, t) -> {
            PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(t - 1, x, t + 1));
            queue.poll();
            return queue.poll() == t;
        });
        ways.put("Collections.max", (x, t) -> Collections.max(Arrays.asList(x, 3)) == t);
        ways.put("Collections.frequency", (x, t) -> Collections.frequency(List.of(t, 1), x) == 1 && x != 1);
        ways.put("CopyOnWriteArrayList", (x, t) -> new CopyOnWriteArrayList<>(List.of(x)).get(0) == t);
        ways.put("removeIf", (x, t) -> {
            List<Integer> list = new ArrayList<>(List.of(t));
            return list.removeIf(v -> v == x);
        });
    }

    private static void addMaps(Map<String, Ways.Way> ways) {
        ways.put("key of a map", (x, t) -> new HashMap<>(Map.of(t, "a")).get(x) != null);
        ways.put("value of a map", (x, t) -> new HashMap<>(Map.of("a", x)).get("a") == t);
        ways.put("merge", (x, t) -> new HashMap<>(Map.of("a", 1)).merge("a", x, Integer::sum) == t + 1);
        ways.put("compute", (x, t) -> new HashMap<>(Map.of("a", 1)).compute("a", (k, v) -> v + x) == t + 1);
        ways.put("getOrDefault", (x, t) -> Map.of("a", 1).getOrDefault("b", x) == t);
        ways.put("TreeMap", (x, t) -> {
            TreeMap<Integer, String> map = new TreeMap<>(Map.of(t, "a", t + 1, "b"));
            return x <= t && map.ceilingKey(x) == t && map.floorKey(x) != null;
        });
        ways.put("EnumMap", (x, t) -> {
            EnumMap<Size, Integer> map = new EnumMap<>(Size.class);
            map.put(Size.MEDIUM, x);
            return map.get(Size.MEDIUM) == t;
        });
        ways.put("values of an enum", (x, t) -> x >= 0 && Size.values()[x % 3] == Size.values()[t % 3] && x == t);
        ways.put("ordinal", (x, t) -> (x == t ? Size.LARGE : Size.SMALL).ordinal() == 2);
        ways.put("switch over an enum", (x, t) -> switch (x == t ? Size.LARGE : Size.SMALL) {
            case LARGE -> true;
            default -> false;
        });
        ways.put("ConcurrentHashMap.merge", (x, t) -> new ConcurrentHashMap<>(Map.of("a", 1)).merge("a", x, (a, b) -> a + b) == t + 1);
        ways.put("ConcurrentHashMap.compute", (x, t) -> {
            ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
            map.compute(x, (k, v) -> 1);
            return map.containsKey(t);
        });
        ways.put("ConcurrentHashMap.reduce", (x, t) -> new ConcurrentHashMap<>(Map.of("a", x))
                .reduceValues(100, Integer::sum) == t);
    }

    private static void addStreams(Map<String, Ways.Way> ways) {
        ways.put("Stream.map", (x, t) -> Stream.of(1).map(v -> v + x).findFirst().get() == t + 1);
        ways.put("Stream.filter", (x, t) -> Stream.of(t).filter(v -> v == x).count() == 1);
        ways.put("Stream.reduce", (x, t) -> Stream.of(1, 2).reduce(x, (a, b) -> a + b) == t + 3);
        ways.put("IntStream.range", (x, t) -> IntStream.range(0, x & 31).sum() == IntStream.range(0, t & 31).sum() && x == t);
        ways.put("IntStream.of", (x, t) -> IntStream.of(x).boxed().collect(Collectors.toList()).get(0) == t);
        ways.put("IntStream.iterate", (x, t) -> IntStream.iterate(x, v -> v + 1).skip(2).findFirst().getAsInt() == t + 2);
        ways.put("Stream.toArray", (x, t) -> Stream.of(1, 2).map(v -> v * x).toArray(Integer[]::new)[0] == t);
        ways.put("Collectors.groupingBy", (x, t) ->
                Stream.of(1, 2).collect(Collectors.groupingBy(v -> v == x - t + 1)).containsKey(true)
                        && x == t);
        ways.put("parallel stream", (x, t) -> IntStream.of(1, 2).parallel().map(v -> v * x).sum() == 3 * t && x == t);
        ways.put("Stream.sorted", (x, t) -> Stream.of(x, t, t).sorted().toList().get(0) == t && x <= t);
        ways.put("Optional", (x, t) -> Optional.of(x).get() == t);
        ways.put("Optional.map", (x, t) -> Optional.of(1).map(v -> v + x).get() == t + 1);
        ways.put("Optional.filter", (x, t) -> Optional.of(x).filter(v -> v == t).isPresent());
        ways.put("Optional.orElse", (x, t) -> Optional.<Integer>empty().orElse(x) == t);
        ways.put("Optional.equals", (x, t) -> Optional.of(x).equals(Optional.of(t)));
    }
}
