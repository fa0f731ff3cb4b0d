// primitive: DecimalFormat
// expect: assertion at 23 thread main
// or: exception at 17 thread a
// or: exception at 18 thread b

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.ParsePosition;
import java.util.Locale;

/** Two threads parse with one object, which collects the digits in a list of its own. */
class DecimalFormatShared {

    public static void main(String[] args) throws Exception {
        DecimalFormat format = new DecimalFormat("0", DecimalFormatSymbols.getInstance(Locale.ROOT));
        Number[] numbers = new Number[2];
        Thread a = new Thread(() -> numbers[0] = format.parse("1", new ParsePosition(0)), "a");
        Thread b = new Thread(() -> numbers[1] = format.parse("22", new ParsePosition(0)), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert numbers[0].intValue() == 1 && numbers[1].intValue() == 22 : numbers[0] + " " + numbers[1];
    }
}
