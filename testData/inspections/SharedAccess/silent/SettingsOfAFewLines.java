import java.util.HashMap;
import java.util.Map;

class SettingsOfAFewLines implements Runnable {
    private final Map<String, String> headers = new HashMap<>();
    private int bufferSize = 1;
    private int sleepTime = 1;

    void removeHeader(String name) {
        headers.remove(name);
    }

    void setTimes(int buffer, int sleep) {
        if (buffer < 1) {
            throw new IllegalArgumentException("buffer " + buffer);
        }
        bufferSize = buffer;
        sleepTime = sleep * 2;
    }

    @Override
    public void run() {
        for (int i = 0; i < bufferSize * sleepTime; i++) {
            System.out.println(headers.get("name"));
        }
    }
}
