// primitive: CRC32
// expect: clean

import java.util.zip.CRC32;

/** Two threads add to one checksum, one after the other. */
class ChecksumGuarded {

    public static void main(String[] args) throws Exception {
        CRC32 sum = new CRC32();
        CRC32 both = new CRC32();
        both.update(1);
        both.update(1);
        Thread a = new Thread(() -> {
            synchronized (sum) {
                sum.update(1);
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (sum) {
                sum.update(1);
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum.getValue() == both.getValue();
    }
}
