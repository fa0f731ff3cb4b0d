/**
 * Two copies of a program that was written for one user: it takes the first hour that is free and finds it taken by the other.
 *
 * <p>System property {@code fixed}: under a lock.
 *
 * <p>expect: 1 assertion
 */
public final class Meeting {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private final int[] hours = new int[2];

    private void schedule(int person) {
        if (fixed) {
            synchronized (this) {
                take(person);
            }
        } else {
            take(person);
        }
    }

    private void take(int person) {
        for (int hour = 0; hour < hours.length; hour++) {
            if (hours[hour] == 0) {
                hours[hour] = person;
                if (hours[hour] != person) {
                    throw new AssertionError("somebody else has the hour of " + person);
                }
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Meeting shared = new Meeting();
        Thread one = new Thread(() -> shared.schedule(1), "one");
        Thread two = new Thread(() -> shared.schedule(2), "two");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
