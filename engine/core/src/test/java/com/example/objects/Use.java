package com.example.objects;

import java.util.Objects;

/**
 * How two threads use one object of a class of the JDK.
 *
 * @param type the class it stands for
 * @param change changes it, so that it looks different; what it gives back counts where nothing can be looked at
 * @param look what can be seen of it, or null
 */
public record Use<T>(Class<?> type, Make<T> make, Change<T> change, Look<T> look) {

    /** Makes an object. */
    @FunctionalInterface
    public interface Make<T> {
        T get() throws Exception;
    }

    /** Changes it. */
    @FunctionalInterface
    public interface Change<T> {
        Object to(T object) throws Exception;
    }

    /** Looks at it. */
    @FunctionalInterface
    public interface Look<T> {
        Object at(T object) throws Exception;
    }

    /** The name of the class whose main method lets two threads use one object. */
    public String program() {
        return type.getName().replace('.', '_').replace('$', '_');
    }

    /** Whether a second use sees the first, without any other thread. */
    public boolean isSeen() throws Exception {
        T object = make.get();
        return !step(object).equals(step(object));
    }

    private String step(T object) throws Exception {
        if (look == null) {
            return String.valueOf(change.to(object));
        }
        String before = String.valueOf(look.at(object));
        change.to(object);
        return before;
    }

    /**
     * Two threads look at one object, then change it: whatever the object guards by itself, neither may see the other's change.
     * Where a change is all there is to see, the other thread may be the first.
     */
    public void inTwoThreads() throws Exception {
        T object = make.get();
        String first = step(make.get());
        String[] seen = new String[2];
        Exception[] failure = new Exception[1];
        Thread other = new Thread(() -> {
            try {
                seen[1] = step(object);
            } catch (Exception e) {
                failure[0] = e;
            }
        });
        other.start();
        seen[0] = step(object);
        other.join();
        if (failure[0] != null) {
            throw failure[0];
        }
        if (look != null && Objects.equals(seen[0], first) && Objects.equals(seen[1], first)) {
            throw new AssertionError("lost update");
        }
        if (look == null && !Objects.equals(seen[0], first)) {
            throw new AssertionError("the other was first");
        }
    }
}
