class FinalFields implements Runnable {
    private final int size;
    private final String name;

    FinalFields(int size, String name) {
        this.size = size;
        this.name = name;
    }

    @Override
    public void run() {
        System.out.println(name + size);
    }

    public int size() {
        return size;
    }
}
