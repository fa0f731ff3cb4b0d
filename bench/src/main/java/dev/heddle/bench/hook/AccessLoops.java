package dev.heddle.bench.hook;

/**
 * Loops of calls that access memory. The calls are not to be inlined: within one loop the compiler moves the test of
 * the hook out of it, which would make hooks look free.
 */
final class AccessLoops {

    private static final int LENGTH = 64;

    static final class Node {
        private Node next;
        private int value;
    }

    private AccessLoops() {
    }

    static int fieldRead(int rounds) {
        Node node = ring();
        for (int i = 0; i < rounds; i++) {
            node = readStep(node);
        }
        return node.value;
    }

    static int fieldReadAndWrite(int rounds) {
        Node node = ring();
        for (int i = 0; i < rounds; i++) {
            node = readAndWriteStep(node, i);
        }
        return node.value;
    }

    static int arrayRead(int rounds) {
        int[] next = new int[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            next[i] = (i + 1) % LENGTH;
        }
        int at = 0;
        for (int i = 0; i < rounds; i++) {
            at = arrayStep(next, at);
        }
        return at;
    }

    private static Node readStep(Node node) {
        return node.next;
    }

    private static Node readAndWriteStep(Node node, int value) {
        node.value = value;
        return node.next;
    }

    private static int arrayStep(int[] next, int at) {
        return next[at];
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
