package dev.heddle.inspections;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.HashSet;
import java.util.Set;

/**
 * The locations that a result of an exploration names. The engine writes a location as a field
 * ({@code com.acme.Bank$Account.balance}) or an array type ({@code int[]}), where known with the place at which
 * the object was made ({@code … @ com.acme.Bank.main:28}); monitors and identities are no variables.
 */
final class SeenLocations {

    private static final String MADE_AT = " @ ";

    private final Set<String> shared = new HashSet<>();
    private final Set<String> unshared = new HashSet<>();
    private final Set<String> arraysMadeAt = new HashSet<>();
    private final Set<String> containersMadeAt = new HashSet<>();
    private final Set<String> races = new HashSet<>();

    private SeenLocations() {}

    static SeenLocations none() {
        return new SeenLocations();
    }

    static SeenLocations of(JsonObject result) {
        SeenLocations seen = new SeenLocations();
        if (result.get("coverage") instanceof JsonObject coverage) {
            seen.addCoverage(coverage);
            if (coverage.get("perTest") instanceof JsonObject tests) {
                for (String test : tests.keySet()) {
                    if (tests.get(test) instanceof JsonObject ofTest) {
                        seen.addCoverage(ofTest);
                    }
                }
            }
        }
        for (String list : new String[] {"violations", "warnings"}) {
            for (JsonElement problem : array(result, list)) {
                for (JsonElement access : array(problem, "accesses")) {
                    seen.addRace(access);
                }
            }
        }
        return seen;
    }

    private void addCoverage(JsonObject coverage) {
        for (JsonElement name : array(coverage, "shared")) {
            if (name.isJsonPrimitive()) {
                addShared(name.getAsString());
            }
        }
        for (JsonElement name : array(coverage, "unshared")) {
            if (name.isJsonPrimitive()) {
                unshared.add(name.getAsString().replace('$', '.'));
            }
        }
    }

    private void addShared(String location) {
        if (location.startsWith("monitor of ") || location.startsWith("identity of ")) {
            return;
        }
        int at = location.indexOf(MADE_AT);
        String what = at < 0 ? location : location.substring(0, at);
        boolean array = what.endsWith("[]");
        if (!array) {
            shared.add(what.replace('$', '.'));
        }
        String made = at < 0 ? null : place(location.substring(at + MADE_AT.length()));
        if (made != null && array) {
            arraysMadeAt.add(made);
        } else if (made != null && what.startsWith("java.")) {
            containersMadeAt.add(made);
        }
    }

    /** {@code com.acme.Bank$Account.<init>:7} as {@code com.acme.Bank:7}; null where it is no such place. */
    private static String place(String site) {
        int colon = site.lastIndexOf(':');
        int method = colon < 0 ? -1 : site.lastIndexOf('.', colon);
        return method < 0 ? null : outermost(site.substring(0, method)) + site.substring(colon);
    }

    private void addRace(JsonElement access) {
        if (access instanceof JsonObject object
                && object.get("at") instanceof JsonObject at
                && at.has("class")
                && at.has("line")) {
            races.add(outermost(at.get("class").getAsString()) + ":" + at.get("line").getAsString());
        }
    }

    private static String outermost(String className) {
        int inner = className.indexOf('$', className.lastIndexOf('.') + 2);
        return inner < 0 ? className : className.substring(0, inner);
    }

    private static JsonArray array(JsonElement owner, String member) {
        return owner instanceof JsonObject object && object.get(member) instanceof JsonArray found
                ? found
                : new JsonArray();
    }

    boolean isEmpty() {
        return shared.isEmpty() && unshared.isEmpty() && arraysMadeAt.isEmpty() && races.isEmpty();
    }

    boolean sharedField(String qualifiedName) {
        return shared.contains(qualifiedName);
    }

    boolean unsharedField(String qualifiedName) {
        return unshared.contains(qualifiedName);
    }

    /** Whether an array made in this line was shared. */
    boolean sharedArray(String place) {
        return arraysMadeAt.contains(place);
    }

    /** Whether the inside of a collection made in this line was shared. */
    boolean sharedContainer(String place) {
        return containersMadeAt.contains(place);
    }

    /** Whether one of two accesses that nothing orders was in this line. */
    boolean race(String place) {
        return races.contains(place);
    }
}
