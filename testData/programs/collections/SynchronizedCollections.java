// primitive: Collections.synchronizedList, synchronizedMap
// expect: clean

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Each call is one step, and an iteration is made under the lock. */
class SynchronizedCollections {

    public static void main(String[] args) throws Exception {
        List<String> list = Collections.synchronizedList(new ArrayList<>());
        Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        Runnable work = () -> {
            list.add("x");
            map.merge("x", 1, Integer::sum);
            synchronized (list) {
                for (String element : list) {
                    assert element.equals("x");
                }
            }
        };
        Thread a = new Thread(work, "a");
        Thread b = new Thread(work, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert list.size() == 2 && map.get("x") == 2;
    }
}
