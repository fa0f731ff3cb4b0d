class HelperBesideUsedElsewhere {
    static final Object LOG = String.valueOf("log");
    static final Runnable HELPER = new Helper();

    static final class Other {
        static void run() {
            new Helper().run();
        }
    }
}

class Helper implements Runnable {
    static final Object LOG = <weak_warning descr="Possible deadlock: the initialisation lock of class 'HelperBesideUsedElsewhere' is taken here while the initialisation lock of class 'Helper' is held; in line 3 it is the initialisation lock of class 'Helper' that is taken while the initialisation lock of class 'HelperBesideUsedElsewhere' is held">HelperBesideUsedElsewhere</weak_warning>.LOG.toString();

    @Override
    public void run() {
        LOG.hashCode();
    }
}
