class EffectivelyFinalField implements Runnable {
    private int size;

    EffectivelyFinalField(int size) {
        this.size = size;
    }

    @Override
    public void run() {
        System.out.println(size);
    }

    public int size() {
        return size;
    }
}
