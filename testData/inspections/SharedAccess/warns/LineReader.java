public class LineReader {
    private int position;

    public synchronized void next() {
        position++;
    }

    public synchronized void back() {
        position--;
    }

    public int position() {
        return <weak_warning descr="'position' is read here without the lock that guards it elsewhere, for example where it is written in 'next()' (line 5)">position</weak_warning>;
    }
}
