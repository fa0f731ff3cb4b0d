// primitive: SimpleDateFormat
// expect: assertion at 22 thread main

import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Two threads format with one object, which works in a calendar of its own. */
class DateFormatShared {

    public static void main(String[] args) throws Exception {
        SimpleDateFormat format = new SimpleDateFormat("dd", Locale.ROOT);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        String[] texts = new String[2];
        Thread a = new Thread(() -> texts[0] = format.format(new Date(0)), "a");
        Thread b = new Thread(() -> texts[1] = format.format(new Date(86_400_000L)), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert texts[0].equals("01") && texts[1].equals("02") : texts[0] + " " + texts[1];
    }
}
