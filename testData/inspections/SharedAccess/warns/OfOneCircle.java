public class OfOneCircle {
    private int size;

    public synchronized void add() {
        size++;
    }

    public synchronized void remove() {
        size--;
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

        public int size() {
            return <weak_warning descr="'size' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 20)">size</weak_warning>;
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

    public int size() {
        return <weak_warning descr="'size' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 37)">size</weak_warning>;
    }
}
