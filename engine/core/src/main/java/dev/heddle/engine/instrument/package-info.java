/**
 * Bytecode instrumentation: brings the code of a test, and the parts of the JDK whose state is the test's, under
 * the control of the engine.
 *
 * <p>{@link dev.heddle.engine.instrument.Instrumenter} is the class file transformer. {@code Policy} decides how much
 * of a class is changed ({@code Treatment}), {@code JdkMethods} and {@code CallTable} list the methods of the JDK that are
 * changed as such or where they are called, and {@code Weaver} leads each method through the visitors it needs:
 *
 * <ul>
 *   <li>{@code AccessVisitor}, {@code AllocationVisitor}, {@code AddressVisitor}: announce what touches memory;
 *   <li>{@code MonitorVisitor}, {@code SynchronizedMethodToBlock}: modelled monitors, in a body of their own;
 *   <li>{@code Prologue}, {@code CallVisitor}: hooks in place of methods and of calls;
 *   <li>{@code Bracket}: methods that are quiet, atomic, or static initialisers.
 * </ul>
 *
 * <p>All visitors keep stack map frames right by themselves: to compute them would mean to load classes.
 * {@link dev.heddle.engine.instrument.Overlay} makes the few classes that must differ before the JVM loads them, and
 * {@link dev.heddle.engine.instrument.WorkerFlags} knows the options that everything here relies on.
 */
package dev.heddle.engine.instrument;

import dev.heddle.engine.session.WorkerFlags;
