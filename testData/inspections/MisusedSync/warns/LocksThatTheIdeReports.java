// option: reportWhatIdeReports=true
import java.time.ZonedDateTime;
import java.util.Optional;

class LocksThatTheIdeReports {
    private final Integer number = 1000;
    private final Optional<String> name = Optional.of("a");
    private final ZonedDateTime time = ZonedDateTime.now();
    private final Boolean flag = Boolean.TRUE;
    private Object lock = new Object();
    private final Object good = new Object();

    void work() {
        synchronized (<warning descr="'number' is a value: equal ones may be one object shared by unrelated code, or different objects">number</warning>) {
            System.out.println(1);
        }
        synchronized (<warning descr="'name' is a value: equal ones may be one object shared by unrelated code, or different objects">name</warning>) {
            System.out.println(2);
        }
        synchronized (<warning descr="'time' is a value: equal ones may be one object shared by unrelated code, or different objects">time</warning>) {
            System.out.println(3);
        }
        synchronized (<warning descr="'flag' is a value: equal ones may be one object shared by unrelated code, or different objects">flag</warning>) {
            System.out.println(4);
        }
        synchronized (<warning descr="'lock' is given other objects while threads use it: two threads can hold different locks here">lock</warning>) {
            lock = new Object();
        }
        synchronized (good) {
            System.out.println(5);
        }
    }
}
