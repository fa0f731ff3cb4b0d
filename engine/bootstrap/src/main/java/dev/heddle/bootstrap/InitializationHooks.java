package dev.heddle.bootstrap;

/**
 * What bytecode calls in workers that model class initialisation: before an instruction that may initialise a class,
 * and around static initialisers.
 */
public final class InitializationHooks {

    private InitializationHooks() {}

    /**
     * Before a static access, a static call or an allocation.
     *
     * @param named the class that the instruction names
     * @param member the static field or method, which a superclass may declare; null for an allocation
     * @param descriptor of a method; null for a field
     */
    public static void needed(Class<?> named, String member, String descriptor) {
        if (Hooks.managed()) {
            Hooks.controller.classNeeded(named, member, descriptor);
        }
    }

    /** First statement of a static initialiser; what it returns goes to {@link #left}. */
    public static boolean entered(Class<?> type) {
        return Hooks.managed() && Hooks.controller.initializerEntered(type);
    }

    /** Where a static initialiser ends, normally or not. */
    public static void left(Class<?> type, boolean entered) {
        if (entered) {
            Hooks.controller.initializerLeft(type);
        }
    }
}
