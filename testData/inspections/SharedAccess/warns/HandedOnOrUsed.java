public class HandedOnOrUsed {
    private StringBuilder text = new StringBuilder();
    private StringBuilder copied = new StringBuilder();
    private StringBuilder used = new StringBuilder();

    public synchronized void append(String more) {
        text.append(more);
        copied.append(more);
        used.append(more);
    }

    public synchronized int length() {
        return text.length() + copied.length() + used.length();
    }

    public synchronized void close() {
        text = null;
        copied = null;
        used = null;
    }

    public StringBuilder text() {
        return <weak_warning descr="'text' is read here without the lock that guards it elsewhere, for example where it is written in 'close()' (line 17)">text</weak_warning>;
    }

    public int copied() {
        StringBuilder own = <weak_warning descr="'copied' is read here without the lock that guards it elsewhere, for example where it is written in 'close()' (line 18)">copied</weak_warning>;
        return own == null ? 0 : own.length();
    }

    public int used() {
        return <warning descr="'used' is read here without the lock that guards it elsewhere, for example where it is written in 'close()' (line 19)">used</warning>.length();
    }
}
