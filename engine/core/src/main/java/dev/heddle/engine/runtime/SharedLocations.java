package dev.heddle.engine.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The locations that are scheduling points. A location is a field together with the place where its
 * object was allocated, so that one contended {@code AtomicInteger} does not make every other one a
 * scheduling point. What an execution discovers counts from the next one on, so that the set is constant
 * in each execution and a schedule can say which it was.
 */
final class SharedLocations {

    private static final String MONITOR = "monitor of ";
    private static final String IDENTITY = "identity of ";

    private final FieldTable fields;
    private final Set<String> names = new TreeSet<>();
    private final Set<String> discovered = new TreeSet<>();
    private final Map<Long, Boolean> known = new HashMap<>();
    private boolean learning = true;

    SharedLocations(FieldTable fields) {
        this.fields = fields;
    }

    boolean contains(int field, int allocation, Class<?> arrayType) {
        if (arrayType != null) {
            return contains(name(field, allocation, arrayType)) || contains(name(field, 0, arrayType));
        }
        return known.computeIfAbsent((long) field << 32 | allocation,
                key -> contains(name(field, allocation, null)) || contains(name(field, 0, null)));
    }

    /** A race was seen at the location. */
    void discover(int field, int allocation, Class<?> arrayType) {
        if (learning) {
            discover(name(field, allocation, arrayType));
        }
    }

    void discover(String name) {
        if (learning && !names.contains(name)) {
            discovered.add(name);
        }
    }

    boolean contains(String name) {
        return names.contains(name);
    }

    /** Takes up what the last execution discovered; true if there was anything. */
    boolean settle() {
        if (discovered.isEmpty()) {
            return false;
        }
        names.addAll(discovered);
        discovered.clear();
        known.clear();
        return true;
    }

    boolean hasDiscoveries() {
        return !discovered.isEmpty();
    }

    /** Fixes the set, as a schedule recorded it. */
    void fix(Collection<String> locations) {
        learning = false;
        names.clear();
        names.addAll(locations);
        discovered.clear();
        known.clear();
    }

    /** Returns to learning, with the given set to start from. */
    void learnFrom(Collection<String> locations) {
        fix(locations);
        learning = true;
    }

    List<String> names() {
        return new ArrayList<>(names);
    }

    private String name(int field, int allocation, Class<?> arrayType) {
        String what = field > 0 ? fields.info(field).label() : arrayType.getTypeName();
        return allocation == 0 ? what : what + " @ " + place(allocation);
    }

    /** The location that stands for an object's monitor. */
    String monitorName(Object monitor, int allocation) {
        String what = MONITOR
                + (monitor instanceof Class<?> c ? c.getName() + ".class" : monitor.getClass().getTypeName());
        return allocation == 0 ? what : what + " @ " + place(allocation);
    }

    /** Stands for the identity hash codes of a class: they are controlled once its creations are followed. */
    static String identityName(Class<?> type) {
        return IDENTITY + type.getTypeName();
    }

    /** Labels of the fields among the locations. */
    Set<String> fieldLabels() {
        Set<String> labels = new HashSet<>();
        for (String name : names) {
            labels.add(withoutPlace(name));
        }
        return labels;
    }

    /** Names of the classes whose objects the locations are about. */
    Set<String> classNames() {
        Set<String> classes = new HashSet<>();
        for (String name : names) {
            String what = withoutPlace(name);
            if (what.startsWith(MONITOR)) {
                classes.add(what.substring(MONITOR.length()));
            } else if (what.startsWith(IDENTITY)) {
                classes.add(what.substring(IDENTITY.length()));
            } else if (what.endsWith("[]")) {
                classes.add(what);
            } else {
                classes.add(what.substring(0, Math.max(0, what.lastIndexOf('.'))));
            }
        }
        return classes;
    }

    private static String withoutPlace(String name) {
        int at = name.indexOf(" @ ");
        return at < 0 ? name : name.substring(0, at);
    }

    private static String place(int allocation) {
        Sites.Site site = Sites.get(allocation);
        return site.className() + "." + site.method() + ":" + site.line();
    }
}
