package dev.heddle.engine.runtime.memory;

import dev.heddle.bootstrap.FixedHashes;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.model.UserCode;
import dev.heddle.engine.runtime.restore.Baseline;
import dev.heddle.engine.runtime.restore.Initializers;
import dev.heddle.engine.runtime.state.ManagedThread;
import dev.heddle.engine.runtime.state.ObjectState;
import dev.heddle.engine.runtime.state.ObjectTable;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.SynchronizerState;
import dev.heddle.engine.runtime.state.VariableTable;
import dev.heddle.engine.runtime.turn.Turns;
import dev.heddle.engine.site.Sites;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Identities of objects. An object is named by the thread that created it, the place where it did and how many it had
 * created there before; creations are only followed for classes whose objects have been of interest before.
 */
public final class Objects {

    /** Stop naming objects at their creation when an execution makes so many: the table would fill memory. */
    private static final int MOST_CREATIONS = 1 << 20;

    /** The same for those that are only followed because all creations by the program are. */
    private static final int MOST_BY_PROGRAM = 1 << 16;

    private static final byte UNKNOWN = 0;
    private static final byte BORING = 1;
    private static final byte INTERESTING = 2;
    private static final byte BY_PROGRAM = 3;

    private final ObjectTable table = new ObjectTable();
    private final Turns turns;
    private final Baseline baseline;
    private final SharedLocations shared;
    private final Initializers initializers;
    private final Map<Class<?>, Integer> unplacedSites = new HashMap<>();
    /** By name, since the classes of lambdas differ in nothing that is the same in every process: one count for all. */
    private final Map<Sites.Site, Integer> sitesByName = new HashMap<>();
    private final Map<Class<?>, Boolean> interesting = new HashMap<>();
    private Set<String> interestingNames = Set.of();
    private int[] placeHashes = new int[1 << 12];
    private byte[] siteInterest = new byte[1 << 12];
    /** Objects that were met without having been created before our eyes, in this execution and the last. */
    private Map<Object, Boolean> strangers = new IdentityHashMap<>();
    private Map<Object, Boolean> strangersBefore = new IdentityHashMap<>();
    /** How many of them have been asked for their hash codes, by thread and class. */
    private final Map<String, Integer> strangersHashed = new HashMap<>();
    private boolean discovered;
    private boolean all;
    private int createdByProgram;
    private final Map<Object, Boolean> foreign = new IdentityHashMap<>();
    /** Those that the execution under way has found to be so. */
    private final Map<Object, Boolean> newlyForeign = new IdentityHashMap<>();

    public Objects(Turns turns, Baseline baseline, SharedLocations shared, Initializers initializers) {
        this.initializers = initializers;
        this.shared = shared;
        this.turns = turns;
        this.baseline = baseline;
    }

    /** Whether the last execution met objects whose creation is to be followed; asking clears it. */
    public boolean discovered() {
        boolean answer = discovered;
        discovered = false;
        return answer;
    }

    public void begin() {
        table.clear();
        createdByProgram = 0;
        Map<Object, Boolean> reused = strangersBefore;
        strangersBefore = strangers;
        strangers = reused;
        strangers.clear();
        foreign.putAll(newlyForeign);
        newlyForeign.clear();
        strangersHashed.clear();
    }

    public ObjectTable table() {
        return table;
    }

    public void created(Object object, int site) {
        byte interest = site < siteInterest.length ? siteInterest[site] : UNKNOWN;
        if (interest == BORING) {
            return;
        }
        if (interest == UNKNOWN) {
            interest = decideInterest(object, site);
        }
        boolean byProgram = interest == BY_PROGRAM && ++createdByProgram <= MOST_BY_PROGRAM;
        boolean followed = byProgram || interest == INTERESTING || interest == BY_PROGRAM && interests(object);
        if (followed && table.size() < MOST_CREATIONS) {
            ManagedThread t = turns.current;
            ObjectState state = table.get(object);
            if (state == null) {
                state = new ObjectState(object, site, t.number, t.nextFrom(site));
                state.publicationsBefore = t.publications;
                table.add(state);
            } else if (state.allocation == 0 && state.creator == t.number && !state.hashed) {
                constructed(state, t, site);
            }
            state.byProgram = byProgram;
        }
    }

    /** The place that made it is known only now, and may say that its variables are shared. */
    private void constructed(ObjectState state, ManagedThread t, int site) {
        state.constructed(site, t.nextFrom(site));
        boolean paused = Hooks.pause();
        state.share(shared, turns.variables);
        Hooks.resume(paused);
    }

    public void createdUnplaced(Object object) {
        boolean paused = Hooks.pause();
        int site = unplacedSites.computeIfAbsent(object.getClass(), this::unplacedSite);
        Hooks.resume(paused);
        created(object, site);
    }

    private int unplacedSite(Class<?> type) {
        String name = FixedHashes.plainName(type);
        Sites.Site site = new Sites.Site(
                Sites.Kind.UNPLACED, type.getClassLoader(), name, "<init>", null, 0, 0, name, "", "");
        return sitesByName.computeIfAbsent(site, Sites::add);
    }

    private byte decideInterest(Object object, int site) {
        boolean paused = Hooks.pause();
        if (site >= siteInterest.length) {
            siteInterest = Arrays.copyOf(siteInterest, Math.max(site + 1, siteInterest.length * 2));
        }
        boolean byProgram = all && UserCode.isUser(Sites.get(site).className());
        byte interest = byProgram ? BY_PROGRAM : isInteresting(object.getClass()) ? INTERESTING : BORING;
        siteInterest[site] = interest;
        Hooks.resume(paused);
        return interest;
    }

    private boolean interests(Object object) {
        boolean paused = Hooks.pause();
        boolean answer = isInteresting(object.getClass());
        Hooks.resume(paused);
        return answer;
    }

    private boolean isInteresting(Class<?> type) {
        if (interesting.containsKey(type)) {
            return true;
        }
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (interestingNames.contains(c.getTypeName())) {
                return true;
            }
        }
        return false;
    }

    /** Follows creations of these classes and their subclasses from the start. */
    public void follow(Set<String> classNames) {
        interestingNames = classNames;
        forgetBoring();
    }

    /** Follows all creations by the program, or no longer. */
    public void followAll(boolean newAll) {
        if (all != newAll) {
            all = newAll;
            Arrays.fill(siteInterest, UNKNOWN);
        }
    }

    /** The state of an object that matters now. */
    public ObjectState state(Object object) {
        ObjectState state = table.get(object);
        return state != null ? state : meet(object);
    }

    /** An object that was not seen being created. */
    private ObjectState meet(Object object) {
        boolean paused = Hooks.pause();
        ObjectState state;
        if (baseline.contains(object) || object instanceof Class) {
            state = new ObjectState(object, 0, -1, 0);
        } else {
            ManagedThread t = turns.current;
            boolean isForeign = foreign.containsKey(object);
            if (!isForeign && strangersBefore.containsKey(object)) {
                // From the next execution on it is told by itself, not by who meets it first.
                newlyForeign.put(object, Boolean.TRUE);
                discovered = true;
            }
            // Who meets it first must not count it either: what that thread meets later would have other numbers.
            state = new ObjectState(object, 0, t.number, isForeign ? 0 : ++t.met);
            state.foreign = isForeign;
            state.publicationsBefore = t.publications;
            strangers.put(object, Boolean.TRUE);
            if (!turns.isEnding() && interesting.putIfAbsent(object.getClass(), Boolean.TRUE) == null) {
                forgetBoring();
                discovered = true;
            }
        }
        table.add(state);
        Hooks.resume(paused);
        return state;
    }

    private void forgetBoring() {
        for (int i = 0; i < siteInterest.length; i++) {
            if (siteInterest[i] == BORING) {
                siteInterest[i] = UNKNOWN;
            }
        }
    }

    /** The variable that all operations on a synchronizer are on. */
    public int synchronizerVariable(ObjectState state) {
        SynchronizerState s = synchronizer(state);
        if (s.variable < 0) {
            s.variable = turns.variables.add(state, VariableTable.SYNCHRONIZER, 0, true, true);
        }
        return s.variable;
    }

    public static SynchronizerState synchronizer(ObjectState state) {
        if (state.synchronizer == null) {
            state.synchronizer = new SynchronizerState(state);
        }
        return state.synchronizer;
    }

    /** A hash code that is the same in every execution; objects from elsewhere keep the one they have. */
    public int identityHashCode(Object object) {
        boolean fresh = initializers.hashes().isFresh(object);
        ObjectState state = state(object);
        state.hashed = true;
        if (state.allocation == 0) {
            if (state.creator >= 0) {
                shared.discover(SharedLocations.identityName(object.getClass()));
            }
            int named = FixedHashes.named(object);
            if (named != 0) {
                return named;
            }
            return fresh && state.creator >= 0
                    ? initializers.hashes().lend(object, strangersHash(object))
                    : initializers.hashes().of(object, System.identityHashCode(object));
        }
        return hashCode(state);
    }

    /** The hash code that the program has for an object, or would have, without asking; {@code own} if none is known. */
    public int knownHashCode(Object object, int own) {
        ObjectState state = table.get(object);
        return state == null || state.allocation == 0 ? own : hashCode(state);
    }

    private int hashCode(ObjectState state) {
        int creator = turns.threads[state.creator].path.hashCode();
        return FixedHashes.mix((placeHash(state.allocation) * 31 + creator) * 31 + FixedHashes.mix(state.serial));
    }

    /** Of one that a library made whose code is left alone: by how many of its class the thread has asked before. */
    private int strangersHash(Object object) {
        String type = FixedHashes.plainName(object.getClass());
        int number = strangersHashed.merge(turns.current.path + type, 1, Integer::sum);
        return FixedHashes.mix((turns.current.path.hashCode() * 31 + type.hashCode()) * 31 + number);
    }

    /** Of what the site is, because its number differs from process to process. */
    private int placeHash(int site) {
        if (site >= placeHashes.length) {
            placeHashes = Arrays.copyOf(placeHashes, Math.max(site + 1, placeHashes.length * 2));
        }
        if (placeHashes[site] == 0) {
            Sites.Site place = Sites.get(site);
            int method = place.className().hashCode() * 31 + place.method().hashCode();
            placeHashes[site] = FixedHashes.mix((method * 31 + place.line()) * 31 + place.ordinal());
        }
        return placeHashes[site];
    }
}
