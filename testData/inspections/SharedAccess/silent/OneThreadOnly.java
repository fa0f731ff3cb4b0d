class OneThreadOnly {
    private int count;

    public void increment() {
        count++;
    }

    public int count() {
        return count;
    }
}
