class ConfigurationSetter implements Runnable {
    private int port = 80;

    public void setPort(int port) {
        this.port = port;
    }

    @Override
    public void run() {
        System.out.println(port);
    }
}
