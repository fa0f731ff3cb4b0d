package dev.heddle.engine.symbolic;

import dev.heddle.engine.instrument.shadow.ShadowCarriers;
import dev.heddle.engine.site.Sites;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A number below zero for each field, found from the instructions that access it. */
final class FieldNumbers {

    /** For fields that reflection does not show. */
    static final int NONE = 0;

    private record Key(Class<?> declaring, String name) {}

    private final Map<Key, Integer> numbers = new HashMap<>();
    /** Fields of classes that carry no shadows, which are read unseen there. */
    private final Set<Integer> unseen = new HashSet<>();
    /** By site; 1 is not yet known. */
    private int[] bySite = new int[0];

    int of(Class<?> declaring, String name) {
        return numbers.computeIfAbsent(new Key(declaring, name), key -> -1 - numbers.size());
    }

    /** Whether code that carries no shadows reads the field. */
    boolean isReadUnseen(int number) {
        return !unseen.isEmpty() && unseen.contains(number);
    }

    int ofSite(int site) {
        if (site >= bySite.length) {
            int known = bySite.length;
            bySite = Arrays.copyOf(bySite, Math.max(1 << 10, site * 2));
            Arrays.fill(bySite, known, bySite.length, 1);
        }
        if (bySite[site] > 0) {
            bySite[site] = resolve(Sites.get(site));
        }
        return bySite[site];
    }

    /** The owner that an instruction names may have inherited the field. */
    private int resolve(Sites.Site site) {
        try {
            Class<?> declaring = declaring(Class.forName(site.owner(), false, site.loader()), site.name());
            int number = declaring == null ? NONE : of(declaring, site.name());
            if (declaring != null && !ShadowCarriers.contain(declaring)) {
                unseen.add(number);
            }
            return number;
        } catch (ClassNotFoundException | LinkageError notThere) {
            return NONE;
        }
    }

    private static Class<?> declaring(Class<?> type, String name) {
        for (Field field : type.getDeclaredFields()) {
            if (field.getName().equals(name)) {
                return type;
            }
        }
        for (Class<?> parent : type.getInterfaces()) {
            Class<?> found = declaring(parent, name);
            if (found != null) {
                return found;
            }
        }
        return type.getSuperclass() == null ? null : declaring(type.getSuperclass(), name);
    }
}
