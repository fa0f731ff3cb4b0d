package dev.heddle.engine.strategy.api;

/** What a strategy can need of the executions it asks for. */
public enum Need {
    /** To follow each step. It is then asked also where only one thread can go on. */
    STEPS,
    /** Where in the code threads wait, which takes time at each such operation. */
    PLACES,
    /** Names and source lines in the trace of the next execution, which is slow. */
    NAMES,
    /** The values of variables that several threads touch, which takes time at each access. */
    VALUES,
    /** Who touched what at which statement, which takes time at each access. */
    CONTACTS,
    /** Inputs that it chooses by how values depend on them, so that this must be followed where a test has inputs. */
    INPUTS,
    /**
     * Executions that go on after a failure with the threads that are left, so that all their operations are seen: else
     * nobody learns what they share with the one that failed.
     */
    ALL_FAILURES,
    /** All orders of operations to be told apart, since it covers these, whichever schedules lead to them. */
    ORDERS,
    /**
     * First executions that switch wherever something may be shared, before anything is known of that. A complete search
     * has to wait until it is known anyway.
     */
    GUESSED_SHARING,
    /** To begin anew when an execution has learned something, so that those before do not count. */
    NEW_BEGINNINGS,
    /** Violations as they were found: they have few interferences, so that no other schedule may be told instead. */
    FEW_INTERFERENCES
}
