class ClassInitialisers {

    static final class Left {
        static final Object OTHER = <weak_warning descr="Possible deadlock: the initialisation lock of class 'Right' is taken here while the initialisation lock of class 'Left' is held; in line 12 it is the initialisation lock of class 'Left' that is taken while the initialisation lock of class 'Right' is held">Right</weak_warning>.value();

        static Object value() {
            return "left";
        }
    }

    static final class Right {
        static final Object OTHER = Left.value();

        static Object value() {
            return "right";
        }
    }
}
