// primitive: Calendar
// expect: clean

import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Two threads move the time of one calendar on, one after the other. */
class CalendarGuarded {

    public static void main(String[] args) throws Exception {
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        calendar.setTimeInMillis(0);
        Thread a = new Thread(() -> {
            synchronized (calendar) {
                calendar.setTimeInMillis(calendar.getTimeInMillis() + 1);
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (calendar) {
                calendar.setTimeInMillis(calendar.getTimeInMillis() + 1);
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert calendar.getTimeInMillis() == 2 : calendar.getTimeInMillis();
    }
}
