import java.io.InputStream;

/** The methods of streams that are synchronized by custom say little about other threads. */
class MarkAndReset extends InputStream {

    private long position;
    private long mark = -1;

    @Override
    public int read() {
        <weak_warning descr="'position' is written here without the lock that guards it elsewhere, for example where it is written in 'reset()' (line 22)">position</weak_warning>++;
        return 0;
    }

    @Override
    public synchronized void mark(int limit) {
        mark = position;
    }

    @Override
    public synchronized void reset() {
        position = mark;
    }

    @Override
    public void close() {
        <weak_warning descr="'mark' is written here without the lock that guards it elsewhere, for example where it is written in 'mark()' (line 17)">mark</weak_warning> = -1;
    }
}
