import java.io.ByteArrayOutputStream;

class WrittenAfterItStartsTheNext {
    private ByteArrayOutputStream out;

    void connect() {
        new Thread(this::read).start();
    }

    private void read() {
        new Thread(this::write).start();
        <weak_warning descr="'out' is written here by a thread started in line 7 and read in 'write()' (line 16) by a thread started in line 11; no lock keeps them apart">out</weak_warning> = new ByteArrayOutputStream();
    }

    private void write() {
        System.out.println(out);
    }
}
