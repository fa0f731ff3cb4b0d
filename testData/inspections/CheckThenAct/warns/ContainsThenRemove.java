import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class ContainsThenRemove {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());

    void leave(String name) {
        if (<weak_warning descr="Another thread can remove the element from 'names' between this check and what follows">names.contains(name)</weak_warning>) {
            names.remove(name);
            System.out.println(name + " has left");
        }
    }
}
