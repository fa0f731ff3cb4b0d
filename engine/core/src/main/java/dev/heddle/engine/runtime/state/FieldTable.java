package dev.heddle.engine.runtime.state;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.site.Sites;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import jdk.internal.misc.Unsafe;

/** The fields of the program, by number: found from access sites, reflection or addresses. */
public final class FieldTable {

    /** Only one thread has touched the field of any object, in every execution so far. */
    public static final byte LOCAL = 0;
    /** Accesses are followed object by object. */
    public static final byte TRACKED = 1;
    /** Cannot be found by reflection, or cannot change: of no interest. */
    public static final byte IGNORED = 2;

    /** One field. */
    public record Info(Class<?> declaring, String name, Class<?> type, boolean isStatic, boolean isVolatile, Object base,
            long offset) {
        public String label() {
            return declaring.getName() + "." + name;
        }
    }

    private record Key(Class<?> declaring, String name) {}

    private record Address(Class<?> type, long offset) {}

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private final Map<Key, Integer> byName = new HashMap<>();
    private final Map<Address, Integer> byAddress = new HashMap<>();
    private Info[] infos = new Info[1 << 10];
    private int count = 1;
    /** Number of the field at each site; 0 is not yet known. */
    private int[] siteFields = new int[1 << 12];

    public byte[] state = new byte[1 << 10];
    /** Execution and thread that touched a local field last. */
    public long[] touched = new long[1 << 10];
    /** Execution in which a local field was written last. */
    public long[] written = new long[1 << 10];
    /** Whether some object from before the execution has the field. */
    public boolean[] preserved = new boolean[1 << 10];
    /** The variable of a static field in the execution {@code staticEpoch}. */
    public int[] staticVariable = new int[1 << 10];
    public long[] staticEpoch = new long[1 << 10];

    /** Followed only because all fields of the program are for now. */
    private boolean[] followedForNow = new boolean[1 << 10];
    private boolean[] ofProgram = new boolean[1 << 10];

    private Set<String> followed = Set.of();
    private boolean allForNow;

    public FieldTable() {
        state[0] = IGNORED;
    }

    /** Follows the fields with these labels object by object from the start. */
    public void follow(Set<String> labels) {
        followed = labels;
        for (int field = 1; field < count; field++) {
            if (state[field] == LOCAL && labels.contains(infos[field].label())) {
                state[field] = TRACKED;
            }
        }
    }

    /** Follows all fields that the program declares, or no longer. */
    public void followAll(boolean all) {
        if (all == allForNow) {
            return;
        }
        allForNow = all;
        for (int field = 1; field < count; field++) {
            if (all) {
                followForNow(field);
            } else if (followedForNow[field]) {
                followedForNow[field] = false;
                state[field] = followed.contains(infos[field].label()) ? TRACKED : LOCAL;
            }
        }
    }

    private void followForNow(int field) {
        if (state[field] == LOCAL && ofProgram[field]) {
            state[field] = TRACKED;
            followedForNow[field] = true;
        }
    }

    /** Whether a class of the program declares the field. */
    public boolean isOfProgram(int field) {
        return ofProgram[field];
    }

    public Info info(int field) {
        return infos[field];
    }

    int count() {
        return count;
    }

    /** The fields of the program's own classes that were touched, apart from these. */
    public List<String> touchedExcept(Set<String> labels) {
        Set<String> touchedFields = new TreeSet<>();
        for (int field = 1; field < count; field++) {
            ClassLoader loader = infos[field].declaring().getClassLoader();
            boolean own = loader != null && loader != ClassLoader.getPlatformClassLoader();
            if (own && state[field] != IGNORED && !labels.contains(infos[field].label())) {
                touchedFields.add(infos[field].label());
            }
        }
        return List.copyOf(touchedFields);
    }

    /** Number of the field at a site; the owner is null for a static field. */
    public int ofSite(int site, Object owner) {
        if (site < siteFields.length && siteFields[site] != 0) {
            return siteFields[site] - 1;
        }
        return resolve(site, owner);
    }

    private int resolve(int site, Object owner) {
        boolean paused = Hooks.pause();
        if (site >= siteFields.length) {
            siteFields = Arrays.copyOf(siteFields, Math.max(site + 1, siteFields.length * 2));
        }
        Sites.Site s = Sites.get(site);
        Class<?> type = s.kind() == Sites.Kind.STATIC_FIELD ? classOf(s) : ancestor(owner.getClass(), s.owner());
        int field = type == null ? 0 : find(type, s.name());
        siteFields[site] = field + 1;
        Hooks.resume(paused);
        return field;
    }

    private static Class<?> classOf(Sites.Site site) {
        try {
            return Class.forName(site.owner(), false, site.loader());
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    private static Class<?> ancestor(Class<?> type, String name) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (c.getName().equals(name)) {
                return c;
            }
        }
        return null;
    }

    /** The field that a class or its ancestors declare; 0 if reflection does not show it. */
    public int find(Class<?> type, String name) {
        Integer known = byName.get(new Key(type, name));
        if (known != null) {
            return known;
        }
        int field = findDeclaring(type, name);
        byName.put(new Key(type, name), field);
        return field;
    }

    private int findDeclaring(Class<?> type, String name) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            Field found = declared(c, name);
            if (found != null) {
                return c == type ? add(found) : find(c, name);
            }
            for (Class<?> i : c.getInterfaces()) {
                int inherited = find(i, name);
                if (inherited != 0) {
                    return inherited;
                }
            }
        }
        return 0;
    }

    private static Field declared(Class<?> type, String name) {
        try {
            for (Field f : type.getDeclaredFields()) {
                if (f.getName().equals(name)) {
                    return f;
                }
            }
            return null;
        } catch (LinkageError e) {
            return null;
        }
    }

    private int add(Field f) {
        if (count == infos.length) {
            grow();
        }
        boolean isStatic = Modifier.isStatic(f.getModifiers());
        Object base = isStatic ? UNSAFE.staticFieldBase(f) : null;
        long offset = isStatic ? UNSAFE.staticFieldOffset(f) : UNSAFE.objectFieldOffset(f);
        boolean isVolatile = Modifier.isVolatile(f.getModifiers());
        int field = count++;
        infos[field] = new Info(f.getDeclaringClass(), f.getName(), f.getType(), isStatic, isVolatile, base, offset);
        state[field] = isVolatile || followed.contains(infos[field].label()) ? TRACKED : LOCAL;
        ofProgram[field] = UserCode.isUser(f.getDeclaringClass().getName());
        if (allForNow) {
            followForNow(field);
        }
        return field;
    }

    private void grow() {
        int length = count * 2;
        infos = Arrays.copyOf(infos, length);
        state = Arrays.copyOf(state, length);
        touched = Arrays.copyOf(touched, length);
        written = Arrays.copyOf(written, length);
        preserved = Arrays.copyOf(preserved, length);
        followedForNow = Arrays.copyOf(followedForNow, length);
        ofProgram = Arrays.copyOf(ofProgram, length);
        staticVariable = Arrays.copyOf(staticVariable, length);
        staticEpoch = Arrays.copyOf(staticEpoch, length);
    }

    /** The field at an address, as {@code Unsafe} names it; 0 if there is none. */
    public int at(Object base, long offset) {
        Class<?> type = base instanceof Class<?> c ? c : base.getClass();
        Address address = new Address(type, offset);
        Integer known = byAddress.get(address);
        if (known == null) {
            known = findAt(type, offset, base instanceof Class<?>);
            byAddress.put(address, known);
        }
        return known;
    }

    private int findAt(Class<?> type, long offset, boolean isStatic) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (Modifier.isStatic(f.getModifiers()) == isStatic
                        && offset == (isStatic ? UNSAFE.staticFieldOffset(f) : UNSAFE.objectFieldOffset(f))) {
                    return find(c, f.getName());
                }
            }
        }
        return 0;
    }
}
