package dev.heddle.engine.site;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * The places in bytecode that call a hook, by number. Instrumentation adds them while classes load; the
 * hooks pass the number, and the runtime finds here what the place is.
 */
public final class Sites {

    /** What stands at a site. */
    public enum Kind {
        FIELD,
        STATIC_FIELD,
        ELEMENT,
        ALLOCATION,
        /** No place: stands for all where objects of one class are made that have their names before the place is known. */
        UNPLACED,
        INITIALIZER,
        SYMBOLIC
    }

    /**
     * One site. {@code owner}, {@code name} and {@code descriptor} are those of the instruction: the
     * owner may be a subclass of the class that declares the field. Class names have dots. {@code ordinal} counts the
     * allocations in methods of that name, so that two on one line differ in every process.
     */
    public record Site(
            Kind kind,
            ClassLoader loader,
            String className,
            String method,
            String file,
            int line,
            int ordinal,
            String owner,
            String name,
            String descriptor) {}

    private static final Object LOCK = new Object();
    private static volatile Site[] sites = new Site[1 << 12];
    private static int count = 1;
    private static volatile IntFunction<Site> kept;

    private Sites() {}

    /** Adds a site and returns its number, which is above 0. */
    public static int add(Site site) {
        synchronized (LOCK) {
            Site[] current = sites;
            if (count == current.length) {
                current = Arrays.copyOf(current, count * 2);
            }
            current[count] = site;
            sites = current;
            return count++;
        }
    }

    public static Site get(int number) {
        Site site = sites[number];
        return site != null || number == 0 ? site : made(number);
    }

    /** One that was kept is made when it is first asked for: of most classes nobody does. */
    private static Site made(int number) {
        synchronized (LOCK) {
            if (sites[number] == null) {
                sites[number] = kept.apply(number);
            }
            return sites[number];
        }
    }

    /**
     * Gives the numbers from 1 on to sites of code that was changed before.
     *
     * @param number how many
     * @param source the site of each number
     * @return false if there are sites already
     */
    public static boolean begin(int number, IntFunction<Site> source) {
        synchronized (LOCK) {
            if (count != 1) {
                return false;
            }
            kept = source;
            count = number + 1;
            sites = new Site[count + (1 << 12)];
            return true;
        }
    }

    /** Whether a number says where an object was made; 0 stands for nowhere. */
    public static boolean isPlace(int allocation) {
        return allocation != 0 && get(allocation).kind() != Kind.UNPLACED;
    }

    /** One more than the highest number so far. */
    public static int limit() {
        synchronized (LOCK) {
            return count;
        }
    }
}
