// primitive: out of memory
// expect: clean

/** Makes arrays that nobody keeps. */
class EnoughMemory {

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 20; i++) {
            byte[] garbage = new byte[1 << 16];
            assert garbage.length == 1 << 16;
        }
    }
}
