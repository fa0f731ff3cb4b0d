public class ForgottenOrEnded {
    private StringBuilder first = new StringBuilder();
    private StringBuilder second = new StringBuilder();

    public synchronized void append(String text) {
        if (first != null && second != null) {
            first.append(text);
            second.append(text);
        }
    }

    public synchronized int length() {
        return first == null || second == null ? 0 : first.length() + second.length();
    }

    public void saveMemory() {
        <weak_warning descr="'first' is written here without the lock that guards it elsewhere, for example where it is read in 'append()' (line 6)">first</weak_warning> = null;
    }

    public void disconnect() {
        <warning descr="'second' is written here without the lock that guards it elsewhere, for example where it is read in 'append()' (line 6)">second</warning> = null;
    }
}
