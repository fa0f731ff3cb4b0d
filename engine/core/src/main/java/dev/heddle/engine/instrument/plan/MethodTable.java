package dev.heddle.engine.instrument.plan;

import dev.heddle.engine.instrument.plan.MethodChange.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The methods that are changed as such, by class, name and descriptor. */
public final class MethodTable {

    public static final String HOOKS = "dev/heddle/bootstrap/";
    public static final String PAUSE = HOOKS + "Hooks";
    /** Wraps a method in pause and resume. */
    public static final MethodChange QUIET = new MethodChange(Kind.QUIET, PAUSE, "pauseQuietly", "()Z");

    /** What it makes, classes included, is kept for later executions. */
    private static final String MAKER_OF_MOCKS = "org/mockito/internal/util/MockUtil";

    /** A name with no descriptor stands for all methods of that name. */
    private final Map<String, Map<String, MethodChange>> byOwner = new HashMap<>();

    /** By class, the methods that run code of the program or touch its objects, where all others are quiet. */
    private final Map<String, Set<String>> loud = new HashMap<>();

    void loud(String owner, String... names) {
        loud.put(owner, Set.of(names));
    }

    /** Whether a method of a class that is quiet as a whole must not be. */
    public boolean isLoud(String owner, String name) {
        return loud.getOrDefault(owner, Set.of()).contains(name);
    }

    public MethodChange find(String owner, String name, String descriptor) {
        Map<String, MethodChange> changes = byOwner.get(owner);
        if (changes == null) {
            return null;
        }
        MethodChange exact = changes.get(name + descriptor);
        return exact != null ? exact : changes.get(name);
    }

    /** How classes are loaded is nobody's business in a class that the program brings along, nor how mocks are made. */
    public static MethodChange findInProgram(String className, String superName, String name, String descriptor) {
        if (className.equals(MAKER_OF_MOCKS) && name.startsWith("create")) {
            return QUIET;
        }
        boolean loads = !"java/lang/Object".equals(superName)
                && (name.equals("loadClass") || name.equals("findClass"))
                && descriptor.startsWith("(Ljava/lang/String;")
                && descriptor.endsWith(")Ljava/lang/Class;");
        return loads ? QUIET : null;
    }

    boolean hasOwner(String owner) {
        return byOwner.containsKey(owner);
    }

    Set<String> owners() {
        return byOwner.keySet();
    }

    Collection<MethodChange> changes(String owner) {
        return byOwner.get(owner).values();
    }

    /** All entries, as "owner.name(descriptor)". */
    List<String> entries() {
        List<String> entries = new ArrayList<>();
        byOwner.forEach((owner, changes) -> changes.keySet().forEach(key -> entries.add(owner + "." + key)));
        return entries;
    }

    Owner in(String owner, String receiver) {
        return new Owner(owner, receiver);
    }

    /** Adds entries of one class; {@code receiver} is the descriptor under which hooks take its instances. */
    final class Owner {

        private final String name;
        private final String receiver;
        private final Map<String, MethodChange> changes;

        private Owner(String name, String receiver) {
            this.name = name;
            this.receiver = receiver;
            this.changes = byOwner.computeIfAbsent(name, key -> new HashMap<>());
        }

        /** Each method is replaced by the hook of the same name. */
        Owner replace(String hooks, String... methods) {
            for (String method : methods) {
                replaceBy(hooks, nameOf(method), method);
            }
            return this;
        }

        /** The same for methods that wait. */
        Owner replaceWaits(String hooks, String... methods) {
            for (String method : methods) {
                add(Kind.REPLACE_WAIT, hooks, nameOf(method), method, hookDescriptor(method, receiver));
            }
            return this;
        }

        /** Each method begins with the hook of the same name, which says whether that was all. */
        Owner ask(String hooks, String... methods) {
            return ask(receiver, hooks, methods);
        }

        Owner askStatic(String hooks, String... methods) {
            return ask("", hooks, methods);
        }

        private Owner ask(String first, String hooks, String... methods) {
            for (String method : methods) {
                String hook = hookDescriptor(method, first);
                add(Kind.ASK, hooks, nameOf(method), method, hook.substring(0, hook.indexOf(')')) + ")Z");
            }
            return this;
        }

        Owner replaceBy(String hooks, String hook, String method) {
            return add(Kind.REPLACE, hooks, hook, method, hookDescriptor(method, receiver));
        }

        Owner replaceStatic(String hooks, String... methods) {
            return replaceStatic(Kind.REPLACE, hooks, methods);
        }

        Owner replaceStaticWaits(String hooks, String... methods) {
            return replaceStatic(Kind.REPLACE_WAIT, hooks, methods);
        }

        private Owner replaceStatic(Kind kind, String hooks, String... methods) {
            for (String method : methods) {
                add(kind, hooks, nameOf(method), method, hookDescriptor(method, ""));
            }
            return this;
        }

        Owner supply(String hooks, String... methods) {
            for (String method : methods) {
                add(Kind.SUPPLY, hooks, nameOf(method), method, hookDescriptor(method, receiver));
            }
            return this;
        }

        Owner supplyStatic(String hooks, String... methods) {
            for (String method : methods) {
                add(Kind.SUPPLY, hooks, nameOf(method), method, hookDescriptor(method, ""));
            }
            return this;
        }

        /** A managed thread first calls the hook, a method of the first parameters that it declares. */
        Owner announce(String hooks, String hook, String hookDescriptor, String... methods) {
            for (String method : methods) {
                add(Kind.ANNOUNCE, hooks, hook, method, hookDescriptor);
            }
            return this;
        }

        /** A managed thread calls the hook with the object that the method returns. */
        Owner passOn(String hooks, String hook, String... methods) {
            for (String method : methods) {
                add(Kind.PASS_ON, hooks, hook, method, "(Ljava/lang/Object;)V");
            }
            return this;
        }

        Owner quiet(String... methods) {
            for (String method : methods) {
                changes.put(method, QUIET);
            }
            return this;
        }

        /** Quiet; the object that it returns is named by who asked for it, not by who meets it first. */
        Owner makes(String... methods) {
            for (String method : methods) {
                changes.put(method, new MethodChange(Kind.MAKES, PAUSE, "constructing", "(Ljava/lang/Object;)V"));
            }
            return this;
        }

        /** Quiet, after a hook that takes the first arguments and returns whether it paused. */
        Owner quietAfter(String hooks, String hook, String hookDescriptor, String... methods) {
            for (String method : methods) {
                add(Kind.QUIET, hooks, hook, method, hookDescriptor);
            }
            return this;
        }

        private Owner add(Kind kind, String hooks, String hook, String method, String hookDescriptor) {
            changes.put(method, new MethodChange(kind, HOOKS + hooks, hook, hookDescriptor));
            return this;
        }

        private String nameOf(String method) {
            return method.substring(0, method.indexOf('('));
        }

        /** Types that the hooks cannot name are objects to them. */
        private String hookDescriptor(String method, String first) {
            return "(" + first + method.substring(method.indexOf('(') + 1)
                    .replace("Ljdk/internal/vm/ThreadContainer;", "Ljava/lang/Object;")
                    .replaceAll("Ljava/util/concurrent/locks/AbstractQueued(Long)?Synchronizer\\$ConditionObject;",
                            "Ljava/lang/Object;");
        }
    }
}
