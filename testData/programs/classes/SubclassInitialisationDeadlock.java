// primitive: class initialisation
// expect: deadlock at 9 thread a

/** A class makes an object of its own subclass while it is initialised. */
class SubclassInitialisationDeadlock {

    static class Shape {

        static final Shape UNIT = new Square(1);

        int area() {
            return 0;
        }
    }

    static final class Square extends Shape {

        private final int side;

        Square(int side) {
            this.side = side;
        }

        @Override
        int area() {
            return side * side;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> System.out.println(Shape.UNIT.area()), "a");
        Thread b = new Thread(() -> System.out.println(new Square(2).area()), "b");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
