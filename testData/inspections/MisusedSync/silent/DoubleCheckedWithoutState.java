/** A half-made object without fields behaves like a whole one. */
public class DoubleCheckedWithoutState {
    private static Encoder encoder;

    public static Encoder encoder() {
        if (encoder == null) {
            synchronized (DoubleCheckedWithoutState.class) {
                if (encoder == null) {
                    encoder = new Hex();
                }
            }
        }
        return encoder;
    }

    interface Encoder {
        int RADIX = 16;

        String encode(int value);
    }

    static final class Hex implements Encoder {
        @Override
        public String encode(int value) {
            return Integer.toString(value, RADIX);
        }
    }
}
