import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

public class CommandOfItsCaller implements Callable<Integer> {
    private final List<String> paths = new ArrayList<>();
    private String author;

    public CommandOfItsCaller path(String path) {
        <weak_warning descr="The content of 'paths' is written here by the thread that calls 'path()' and read in 'call()' (line 22) by the thread that runs 'CommandOfItsCaller'; no lock keeps them apart">paths.add(path)</weak_warning>;
        paths.remove("");
        return this;
    }

    public String getAuthor() {
        return author;
    }

    @Override
    public Integer call() {
        <weak_warning descr="'author' is written here by the thread that runs 'CommandOfItsCaller' and read in 'getAuthor()' (line 16) by the thread that calls 'getAuthor()'; no lock keeps them apart">author</weak_warning> = "someone";
        return paths.size();
    }
}
