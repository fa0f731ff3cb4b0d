// primitive: DecimalFormat
// expect: clean

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.ParsePosition;
import java.util.Locale;

/** Two threads parse with one object, one after the other. */
class DecimalFormatGuarded {

    public static void main(String[] args) throws Exception {
        DecimalFormat format = new DecimalFormat("0", DecimalFormatSymbols.getInstance(Locale.ROOT));
        Number[] numbers = new Number[2];
        Thread a = new Thread(() -> {
            synchronized (format) {
                numbers[0] = format.parse("1", new ParsePosition(0));
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (format) {
                numbers[1] = format.parse("22", new ParsePosition(0));
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert numbers[0].intValue() == 1 && numbers[1].intValue() == 22 : numbers[0] + " " + numbers[1];
    }
}
