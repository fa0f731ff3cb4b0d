class CircleOfThree {
    private final Object a = new Object();
    private final Object b = new Object();
    private final Object c = new Object();

    void one() {
        synchronized (a) {
            synchronized (<weak_warning descr="Possible deadlock: 'CircleOfThree.b' is taken here while 'CircleOfThree.a' is held; in 'two()' (line 16) it is 'CircleOfThree.c' that is taken while 'CircleOfThree.b' is held; in 'three()' (line 24) it is 'CircleOfThree.a' that is taken while 'CircleOfThree.c' is held">b</weak_warning>) {
                System.out.println(1);
            }
        }
    }

    void two() {
        synchronized (b) {
            synchronized (c) {
                System.out.println(2);
            }
        }
    }

    void three() {
        synchronized (c) {
            synchronized (a) {
                System.out.println(3);
            }
        }
    }
}
