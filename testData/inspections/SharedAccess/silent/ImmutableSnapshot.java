import java.util.List;

class ImmutableSnapshot implements Runnable {
    private volatile List<String> names = List.of();

    @Override
    public void run() {
        for (String name : names) {
            System.out.println(name);
        }
    }

    public void names(List<String> newNames) {
        names = List.copyOf(newNames);
    }
}
