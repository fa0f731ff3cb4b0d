import java.io.ByteArrayOutputStream;

class WrittenBeforeItStartsTheNext {
    private ByteArrayOutputStream out;

    void connect() {
        new Thread(this::read).start();
    }

    private void read() {
        out = new ByteArrayOutputStream();
        new Thread(this::write).start();
    }

    private void write() {
        out.write(1);
    }
}
