// primitive: Matcher
// expect: clean

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two threads search with one matcher, one after the other. */
class MatcherGuarded {

    public static void main(String[] args) throws Exception {
        Matcher matcher = Pattern.compile("[0-9]+").matcher("");
        boolean[] found = new boolean[2];
        Thread a = new Thread(() -> {
            synchronized (matcher) {
                found[0] = matcher.reset("a1").find();
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (matcher) {
                found[1] = matcher.reset("b").find();
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert found[0] && !found[1];
    }
}
