// primitive: Date
// expect: assertion at 17 thread main

import java.util.Date;

/** Two threads move one date on. */
class DateShared {

    public static void main(String[] args) throws Exception {
        Date date = new Date(0);
        Thread a = new Thread(() -> date.setTime(date.getTime() + 1), "a");
        Thread b = new Thread(() -> date.setTime(date.getTime() + 1), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert date.getTime() == 2 : date.getTime();
    }
}
