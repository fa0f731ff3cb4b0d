// primitive: Date
// expect: clean

import java.util.Date;

/** Two threads move one date on, one after the other. */
class DateGuarded {

    public static void main(String[] args) throws Exception {
        Date date = new Date(0);
        Thread a = new Thread(() -> {
            synchronized (date) {
                date.setTime(date.getTime() + 1);
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (date) {
                date.setTime(date.getTime() + 1);
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert date.getTime() == 2 : date.getTime();
    }
}
