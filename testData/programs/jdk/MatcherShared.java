// primitive: Matcher
// expect: assertion at 19 thread main

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two threads search with one matcher. */
class MatcherShared {

    public static void main(String[] args) throws Exception {
        Matcher matcher = Pattern.compile("[0-9]+").matcher("");
        boolean[] found = new boolean[2];
        Thread a = new Thread(() -> found[0] = matcher.reset("a1").find(), "a");
        Thread b = new Thread(() -> found[1] = matcher.reset("b").find(), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert found[0] && !found[1];
    }
}
