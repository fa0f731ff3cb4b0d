class InThreads {
    public static void main(String[] args) {
        Object left = new Object();
        Object right = new Object();
        new Thread(() -> {
            synchronized (left) {
                synchronized (<warning descr="Possible deadlock: 'right' is taken here while 'left' is held; in 'main()' (line 14) it is 'left' that is taken while 'right' is held">right</warning>) {
                    System.out.println("one");
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (right) {
                synchronized (left) {
                    System.out.println("two");
                }
            }
        }).start();
    }
}
