class HelperBeside {
    static final Object LOG = String.valueOf("log");
    static final Runnable HELPER = new Helper();

    static void run() {
        new Helper().run();
    }
}

class Helper implements Runnable {
    static final Object LOG = HelperBeside.LOG.toString();

    @Override
    public void run() {
        LOG.hashCode();
    }
}
