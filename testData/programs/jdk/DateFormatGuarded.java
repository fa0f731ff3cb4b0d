// primitive: SimpleDateFormat
// expect: clean

import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Two threads format with one object, one after the other. */
class DateFormatGuarded {

    public static void main(String[] args) throws Exception {
        SimpleDateFormat format = new SimpleDateFormat("dd", Locale.ROOT);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        String[] texts = new String[2];
        Thread a = new Thread(() -> {
            synchronized (format) {
                texts[0] = format.format(new Date(0));
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (format) {
                texts[1] = format.format(new Date(86_400_000L));
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert texts[0].equals("01") && texts[1].equals("02") : texts[0] + " " + texts[1];
    }
}
