class ParentNeedsChild {

    static class Shape {
        static final Shape UNIT = new Square(1);
    }

    static final class Square extends Shape {
        private final int side;

        Square(int side) {
            this.side = side;
        }

        int area() {
            return side * side;
        }
    }

    static int area() {
        return new <weak_warning descr="Possible deadlock: the initialisation lock of class 'Shape' is taken here while the initialisation lock of class 'Square' is held; in line 4 it is the initialisation lock of class 'Square' that is taken while the initialisation lock of class 'Shape' is held">Square</weak_warning>(2).area();
    }
}
