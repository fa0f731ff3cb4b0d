class OneObjectPerTask {
    static class Box {
        int value;

        void fill() {
            value++;
        }
    }

    void serve() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            Box box = new Box();
            Thread thread = new Thread(() -> box.fill());
            thread.start();
            thread.join();
            System.out.println(box.value);
        }
    }
}
