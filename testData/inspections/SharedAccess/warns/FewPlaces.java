public class FewPlaces {
    private int two;
    private int three;
    private int mixed;

    public synchronized void add() {
        two++;
        three++;
        addMixed();
    }

    public synchronized void remove() {
        two--;
        three--;
        mixed--;
    }

    public synchronized void clear() {
        three = 0;
        mixed = 0;
    }

    private void addMixed() {
        mixed++;
    }

    public void addLater() {
        addMixed();
    }

    public int two() {
        return <weak_warning descr="'two' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 7)">two</weak_warning>;
    }

    public int three() {
        return <warning descr="'three' is read here without the lock that guards it elsewhere, for example where it is written in 'add()' (line 8)">three</warning>;
    }

    public int mixed() {
        return <weak_warning descr="'mixed' is read here without the lock that guards it elsewhere, for example where it is written in 'addMixed()' (line 24)">mixed</weak_warning>;
    }
}
