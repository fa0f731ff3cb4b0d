package dev.heddle.engine.symbolic;

import dev.heddle.bootstrap.SymbolicHooks;
import dev.heddle.engine.instrument.shadow.ShadowCarriers;

/**
 * Looks who has called a method of the program. What is passed to code that carries no shadows, and what is returned to it, is lost; and such code
 * may come between a method of the program and another of the same name.
 */
final class Callers {

    /** Their functions' results are taken from where they were left. */
    private static final String ATOMICS = "java.util.concurrent.atomic.";

    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final ClassLoader ENGINE = Callers.class.getClassLoader();
    private static final String HOOKS = SymbolicHooks.class.getPackageName() + ".";

    private Callers() {}

    /** Whether the method that has called a hook was called by code that takes shadows. */
    static boolean takeShadows() {
        Class<?> caller = WALKER.walk(frames -> frames.<Class<?>>map(StackWalker.StackFrame::getDeclaringClass)
                .dropWhile(type -> type.getClassLoader() == ENGINE || type.getName().startsWith(HOOKS))
                .skip(1)
                .findFirst()
                .orElse(null));
        return caller != null && (ShadowCarriers.contain(caller) || caller.getName().startsWith(ATOMICS));
    }
}
