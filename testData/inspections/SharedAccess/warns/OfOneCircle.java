public class OfOneCircle {
    private int size;

    public synchronized void add() {
        size++;
    }

    public synchronized void remove() {
        size--;
    }

    public synchronized void twice() {
        size += 2;
    }

    public int size() {
        return <warning descr="'size' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 5)">size</warning>;
    }

    public static class Part {
        private int size;

        public synchronized void add() {
            size++;
        }

        public synchronized void remove() {
            size--;
        }

        public synchronized void twice() {
            size += 2;
        }

        public int size() {
            return <weak_warning descr="'size' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 24)">size</weak_warning>;
        }
    }
}

class OfThePackage {
    private int size;

    public synchronized void add() {
        size++;
    }

    public synchronized void remove() {
        size--;
    }

    public synchronized void twice() {
        size += 2;
    }

    public int size() {
        return <weak_warning descr="'size' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 45)">size</weak_warning>;
    }
}
