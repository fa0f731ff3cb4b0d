package dev.heddle.engine.runtime.state;

import dev.heddle.engine.site.Sites;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * The locations that are scheduling points. A location is a field together with the place where its
 * object was allocated, so that one contended {@code AtomicInteger} does not make every other one a
 * scheduling point. What an execution discovers counts from the next one on, so that the set is constant
 * in each execution and a schedule can say which it was.
 */
public final class SharedLocations {

    private static final String MONITOR = "monitor of ";
    private static final String IDENTITY = "identity of ";

    private final FieldTable fields;
    private final Set<String> learned = new TreeSet<>();
    /** Those in force: the learned ones, or the ones of a recording. */
    private Set<String> names = learned;
    private final Set<String> discovered = new TreeSet<>();
    private final LongFlags answers = new LongFlags();
    private final Map<Class<?>, Integer> classNumbers = new HashMap<>();
    /** What threads do while they are unwound at the end of an execution is not part of it. */
    private BooleanSupplier ignoring = () -> false;

    public SharedLocations(FieldTable fields) {
        this.fields = fields;
    }

    /** Whether a field of objects from an allocation site is a scheduling point; the site is 0 if it is unknown. */
    public boolean containsField(int field, int allocation) {
        long key = (long) field << 32 | allocation;
        byte known = answers.get(key);
        if (known == LongFlags.UNKNOWN) {
            boolean answer = contains(name(field, allocation, null)) || contains(name(field, 0, null));
            answers.put(key, answer);
            return answer;
        }
        return known == LongFlags.YES;
    }

    public boolean containsElements(ObjectState array) {
        return containsWhole(array, -1L << 32, () -> {
            Class<?> type = array.object.getClass();
            return contains(name(0, array.allocation, type)) || contains(name(0, 0, type));
        });
    }

    public boolean containsMonitor(ObjectState monitor) {
        return containsWhole(monitor, -2L << 32, () -> contains(monitorName(monitor.object, monitor.allocation)));
    }

    /** Objects of one site have one class; those of unknown sites are asked for anew, by class. */
    private boolean containsWhole(ObjectState object, long kind, BooleanSupplier question) {
        long key = kind | (object.allocation != 0
                ? object.allocation
                : 1L << 31 | classNumbers.computeIfAbsent(keyClass(object.object), c -> classNumbers.size()));
        byte known = answers.get(key);
        if (known == LongFlags.UNKNOWN) {
            boolean answer = question.getAsBoolean();
            answers.put(key, answer);
            return answer;
        }
        return known == LongFlags.YES;
    }

    /** A class used as a lock is a location of its own. */
    private static Class<?> keyClass(Object object) {
        return object instanceof Class<?> c ? c : object.getClass();
    }

    /** A race was seen at the location. */
    public void discover(int field, int allocation, Class<?> arrayType) {
        if (isLearning()) {
            discover(name(field, allocation, arrayType));
        }
    }

    public void discover(String name) {
        if (isLearning() && !ignoring.getAsBoolean() && !names.contains(name)) {
            discovered.add(name);
        }
    }

    public void ignoreWhile(BooleanSupplier condition) {
        ignoring = condition;
    }

    public boolean contains(String name) {
        return names.contains(name);
    }

    /** Takes up what the last execution discovered; true if there was anything. */
    public boolean settle() {
        if (discovered.isEmpty()) {
            return false;
        }
        learned.addAll(discovered);
        discovered.clear();
        answers.clear();
        return true;
    }

    private boolean isLearning() {
        return names == learned;
    }

    public boolean hasDiscoveries() {
        return !discovered.isEmpty();
    }

    /** From now on these are in force, as a recording has them, or for null the learned ones; true if they were others before. */
    public boolean use(Collection<String> recorded) {
        if (recorded == null ? isLearning() : !isLearning() && names.size() == recorded.size() && names.containsAll(recorded)) {
            return false;
        }
        names = recorded == null ? learned : new TreeSet<>(recorded);
        discovered.clear();
        answers.clear();
        return true;
    }

    /** Takes a name out of the learned ones; true if it was there. */
    public boolean remove(String name) {
        boolean removed = learned.remove(name);
        if (removed) {
            answers.clear();
        }
        return removed;
    }

    /** What was learned are these. */
    public void learnFrom(Collection<String> locations) {
        names = learned;
        learned.clear();
        learned.addAll(locations);
        discovered.clear();
        answers.clear();
    }

    /** Those in force. */
    public List<String> names() {
        return new ArrayList<>(names);
    }

    public List<String> learned() {
        return new ArrayList<>(learned);
    }

    /** The location of a field, or of the elements of an array, from an allocation site. */
    public String name(int field, int allocation, Class<?> arrayType) {
        String what = field > 0 ? fields.info(field).label() : arrayType.getTypeName();
        return Sites.isPlace(allocation) ? what + " @ " + place(allocation) : what;
    }

    /** The location that stands for an object's monitor. */
    public String monitorName(Object monitor, int allocation) {
        String what = MONITOR
                + (monitor instanceof Class<?> c ? c.getName() + ".class" : monitor.getClass().getTypeName());
        return Sites.isPlace(allocation) ? what + " @ " + place(allocation) : what;
    }

    /** Stands for the identity hash codes of a class: they are controlled once its creations are followed. */
    public static String identityName(Class<?> type) {
        return IDENTITY + type.getTypeName();
    }

    /** Labels of the fields among the locations in force. */
    public Set<String> fieldLabels() {
        return fieldLabels(names);
    }

    public Set<String> learnedFieldLabels() {
        return fieldLabels(learned);
    }

    private static Set<String> fieldLabels(Set<String> locations) {
        Set<String> labels = new HashSet<>();
        for (String name : locations) {
            labels.add(withoutPlace(name));
        }
        return labels;
    }

    /** Names of the classes whose objects the locations in force are about. */
    public Set<String> classNames() {
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
