import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class IteratedWhileThreadRuns {

    int length() throws InterruptedException {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        Thread writer = new Thread(() -> list.add("three"));
        writer.start();
        int length = 0;
        for (String element : <weak_warning descr="Iterating over 'list' needs its lock: another thread can change it meanwhile; use synchronized (list)">list</weak_warning>) {
            length += element.length();
        }
        writer.join();
        return length;
    }
}
