// primitive: CRC32
// expect: assertion at 20 thread main

import java.util.zip.CRC32;

/** Two threads add to one checksum. */
class ChecksumShared {

    public static void main(String[] args) throws Exception {
        CRC32 sum = new CRC32();
        CRC32 both = new CRC32();
        both.update(1);
        both.update(1);
        Thread a = new Thread(() -> sum.update(1), "a");
        Thread b = new Thread(() -> sum.update(1), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert sum.getValue() == both.getValue();
    }
}
