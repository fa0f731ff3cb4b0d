package dev.heddle.bench.hook;

/** Loops whose time is that of their accesses: each depends on the one before, so none can be left out. */
final class AccessLoops {

    private static final int LENGTH = 64;

    private static final class Node {
        private Node next;
        private int value;
    }

    private AccessLoops() {
    }

    /** One read of a field in each round. */
    static int fieldRead(int rounds) {
        Node node = ring();
        for (int i = 0; i < rounds; i++) {
            node = node.next;
        }
        return node.value;
    }

    /** One read and one write of a field in each round. */
    static int fieldReadAndWrite(int rounds) {
        Node node = ring();
        for (int i = 0; i < rounds; i++) {
            node.value = i;
            node = node.next;
        }
        return node.value;
    }

    /** One read of an array element in each round. */
    static int arrayRead(int rounds) {
        int[] next = new int[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            next[i] = (i + 1) % LENGTH;
        }
        int at = 0;
        for (int i = 0; i < rounds; i++) {
            at = next[at];
        }
        return at;
    }

    private static Node ring() {
        Node first = new Node();
        Node last = first;
        for (int i = 1; i < LENGTH; i++) {
            last.next = new Node();
            last = last.next;
        }
        last.next = first;
        return first;
    }
}
