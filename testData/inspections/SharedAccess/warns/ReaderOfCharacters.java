import java.io.Reader;

public abstract class ReaderOfCharacters extends Reader {
    private int position;

    public synchronized void next() {
        position++;
    }

    public synchronized void back() {
        position--;
    }

    public int position() {
        return <warning descr="'position' is read here without the lock that guards it elsewhere, for example where it is written in 'next()' (line 7)">position</warning>;
    }

    public synchronized void skip() {
        position += 2;
    }
}
