package dev.heddle.bootstrap;

/**
 * Registers in which shadows of arguments and results cross a call. Nothing here may call {@code java.util.Arrays} and its like: they are
 * instrumented, so that the registers would be taken for an array that threads share, and lost to another thread half-way.
 */
public final class CallHooks {

    /** More arguments than a method can have. */
    private static final int MOST = 256;

    private static final Object[] passed = new Object[MOST];
    private static int passedCount;
    private static int passedKey;
    private static int passedSite;
    /** Whether the method may be one of code that is not instrumented, which may call others like it. */
    private static boolean passedOutside;
    private static Thread passer;

    private static Object returned;
    private static int returnedKey;
    private static int returnedSite;
    private static Thread returner;

    private static Object lastInput;
    /** Whether the inputs that are asked for are taken when the call that asks for them has returned. */
    private static boolean inputsAreTaken;
    private static Object[] inputs = new Object[1 << 6];
    private static int inputCount;

    private CallHooks() {}

    /** Another execution begins: what the last one has left is none of its business. */
    public static void begin() {
        clear();
        returned = null;
        lastInput = null;
        inputsAreTaken = false;
    }

    // The caller, before the call

    /** The first argument that may have a shadow. */
    public static void passFirst(Object shadow, int position) {
        if (passedCount != 0) {
            abandon();
        }
        pass(shadow, position);
    }

    public static void pass(Object shadow, int position) {
        if (shadow != null && Hooks.managed()) {
            passed[position] = shadow;
            passedCount = position + 1;
        }
    }

    /** All arguments are passed to a method with that name and descriptor, which is one of instrumented code. */
    public static void call(int key, int site) {
        if (passedCount != 0) {
            passedKey = key;
            passedSite = site;
            passedOutside = false;
            passer = Thread.currentThread();
        }
    }

    /** The same for a method that code which is not instrumented may have. */
    public static void callOutside(int key, int site) {
        if (passedCount != 0) {
            call(key, site);
            passedOutside = true;
        }
    }

    // The callee, when it begins

    public static Object argument(int value, int position, int key) {
        return passedCount == 0 || passedKey != key ? null : taken(value, 'I', position);
    }

    public static Object argument(long value, int position, int key) {
        return passedCount == 0 || passedKey != key ? null : taken(value, 'J', position);
    }

    public static Object argument(float value, int position, int key) {
        return passedCount == 0 || passedKey != key ? null : taken(Boxes.number(value), 'F', position);
    }

    public static Object argument(double value, int position, int key) {
        return passedCount == 0 || passedKey != key ? null : taken(Boxes.number(value), 'D', position);
    }

    public static Object argument(Object value, int position, int key) {
        return passedCount == 0 || passedKey != key || !Boxes.isBox(value)
                ? null
                : taken(Boxes.number(value), Boxes.type(value), position);
    }

    private static Object taken(long value, char type, int position) {
        Object shadow = passed[position];
        if (shadow == null || Thread.currentThread() != passer) {
            return null;
        }
        if (passedOutside) {
            // A method of the JDK may have called another of that name, with a value that only happens to be the same.
            if (!isCalledByInstrumentedCode()) {
                abandon();
                return null;
            }
            passedOutside = false;
        }
        return SymbolicHooks.widened((Shadow) shadow, value, type, passedSite);
    }

    /** All arguments have been taken. */
    public static void entered(int key) {
        if (passedCount != 0 && passer == Thread.currentThread()) {
            if (passedKey == key) {
                clear();
            } else {
                abandon();
            }
        }
    }

    private static void clear() {
        for (int i = 0; i < passedCount; i++) {
            passed[i] = null;
        }
        passedCount = 0;
        passedKey = 0;
        passer = null;
    }

    /** Nobody has taken what was passed: it went to code that is not instrumented, which may have thrown an exception. */
    private static void abandon() {
        boolean paused = Hooks.pause();
        try {
            leaving();
        } finally {
            Hooks.resume(paused);
        }
    }

    /** The thread is about to make way for others, with hooks off: what it has passed is in code that is not instrumented. */
    public static void leaving() {
        if (!inputsAreTaken) {
            abandonInput();
        }
        if (passedCount != 0) {
            try {
                if (passer == Thread.currentThread()) {
                    SymbolicHooks.engine().escaped(passed, passedCount, passedSite);
                }
            } catch (RuntimeException failure) {
                SymbolicHooks.engine().failed(failure);
            }
            clear();
        }
    }

    // The callee, when it returns

    public static void returning(Object shadow, int key, int site) {
        if (returned != null) {
            abandonReturned();
        }
        if (shadow == null || !Hooks.managed()) {
            return;
        }
        returned = shadow;
        returnedKey = key;
        returnedSite = site;
        returner = Thread.currentThread();
        if (!isCalledByInstrumentedCode()) {
            abandonReturned();
        }
    }

    /** Nobody has taken what a method has returned: code that is not instrumented has it, and may decide by it. */
    private static void abandonReturned() {
        Object shadow = returned;
        returned = null;
        if (returner == Thread.currentThread()) {
            SymbolicHooks.concretise(shadow, returnedSite);
        }
    }

    /** Whether the method of the program that calls a hook was called by code that carries shadows too. */
    private static boolean isCalledByInstrumentedCode() {
        if (!Hooks.pause()) {
            return false;
        }
        try {
            return SymbolicHooks.engine().isCalledByInstrumentedCode();
        } finally {
            Hooks.resume(true);
        }
    }

    /** The shadow that this thread's last call has left, which is then gone; null if there is none. */
    static Shadow takeReturned() {
        Object shadow = returned;
        if (shadow == null) {
            return null;
        }
        returned = null;
        return returner == Thread.currentThread() ? (Shadow) shadow : null;
    }

    // The caller, after the call

    public static Object result(int value, int key) {
        return returned == null && passedCount == 0 ? null : finish(value, 'I', key);
    }

    public static Object result(long value, int key) {
        return returned == null && passedCount == 0 ? null : finish(value, 'J', key);
    }

    public static Object result(float value, int key) {
        return returned == null && passedCount == 0 ? null : finish(Boxes.number(value), 'F', key);
    }

    public static Object result(double value, int key) {
        return returned == null && passedCount == 0 ? null : finish(Boxes.number(value), 'D', key);
    }

    public static Object result(Object value, int key) {
        if (returned == null && passedCount == 0) {
            return null;
        }
        return finish(Boxes.number(value), Boxes.type(value), key);
    }

    /** After a call whose result cannot have a shadow. */
    public static void finished() {
        if (returned != null || passedCount != 0) {
            finish(0, 'V', 0);
        }
    }

    private static Object finish(long value, char type, int key) {
        if (passedCount != 0) {
            abandon();
        }
        Object shadow = returned;
        if (shadow == null) {
            return null;
        }
        if (type != 'V' && returnedKey == key && returner == Thread.currentThread()) {
            returned = null;
            return SymbolicHooks.widened((Shadow) shadow, value, type, returnedSite);
        }
        abandonReturned();
        return null;
    }

    // Lambdas

    /** What a lambda captures: the arguments passed so far; null if none has a shadow. */
    public static Object captured(int count) {
        if (passedCount == 0) {
            return null;
        }
        Object[] shadows = firstPassed(count);
        clear();
        return shadows;
    }

    private static Object[] firstPassed(int count) {
        Object[] shadows = new Object[count];
        System.arraycopy(passed, 0, shadows, 0, count);
        return shadows;
    }

    /**
     * The body of a lambda is about to be called: adds what it captured before the arguments that were
     * passed to the method of its interface.
     *
     * @param first where those arguments begin; -1 if the first is none, because the body is called on it
     */
    public static void enterLambda(Object captured, int first, int interfaceKey, int key) {
        if (captured == null && passedCount == 0) {
            return;
        }
        if (!Hooks.managed()) {
            if (captured != null) {
                QuietReads.captured((Object[]) captured);
            }
            return;
        }
        Object[] arguments = {};
        if (passedCount != 0) {
            if (passedKey == interfaceKey && passer == Thread.currentThread()
                    && (!passedOutside || isCalledByInstrumentedCode())) {
                arguments = firstPassed(passedCount);
                clear();
            } else {
                abandon();
            }
        }
        if (captured != null) {
            System.arraycopy((Object[]) captured, 0, passed, 0, first);
        }
        int skipped = first < 0 && arguments.length > 0 ? 1 : 0;
        System.arraycopy(arguments, skipped, passed, Math.max(first, 0), arguments.length - skipped);
        passedCount = Math.max(first, 0) + arguments.length - skipped;
        call(key, passedSite);
    }

    /** The body of a lambda has returned: its result is that of the method of its interface. */
    public static void leaveLambda(int interfaceKey, int key) {
        if (returned != null && returnedKey == key) {
            returnedKey = interfaceKey;
            if (!isCalledByInstrumentedCode()) {
                abandonReturned();
            }
        }
    }

    // Inputs

    /** An input was asked for; null if the engine does not follow it. */
    static void asked(Object shadow) {
        if (!inputsAreTaken) {
            abandonInput();
        }
        lastInput = shadow;
        if (inputCount == inputs.length) {
            Object[] more = new Object[2 * inputCount];
            System.arraycopy(inputs, 0, more, 0, inputCount);
            inputs = more;
        }
        inputs[inputCount++] = shadow;
    }

    /** Before the test asks for inputs. */
    public static void asking() {
        if (lastInput != null) {
            boolean paused = Hooks.pause();
            abandonInput();
            Hooks.resume(paused);
        }
        inputsAreTaken = true;
        inputCount = 0;
    }

    /** Code that is not instrumented has asked for an input, and has it. With hooks off. */
    private static void abandonInput() {
        if (lastInput != null) {
            SymbolicHooks.engine().concretise((Shadow) lastInput, 0);
            lastInput = null;
        }
    }

    public static Object input(int value) {
        return own(value);
    }

    public static Object input(long value) {
        return own(value);
    }

    private static Object own(long value) {
        Object shadow = lastInput;
        lastInput = null;
        inputsAreTaken = false;
        return shadow != null && ((Shadow) shadow).value == value ? shadow : null;
    }

    static void passInput(int position) {
        if (position == 0) {
            passFirst(lastInput, 0);
        } else {
            pass(lastInput, position);
        }
        lastInput = null;
    }

    /** The shadow of the input that was asked for last; null if it has none. */
    static Shadow takeLast() {
        Shadow shadow = (Shadow) lastInput;
        lastInput = null;
        return shadow;
    }

    /** The elements of an array are the inputs that were asked for since {@link #asking}. */
    public static void inputs(Object array, int site) {
        int count = inputCount;
        inputCount = 0;
        lastInput = null;
        inputsAreTaken = false;
        for (int i = 0; i < count; i++) {
            if (inputs[i] != null) {
                ShadowMemoryHooks.storeElement(array, i, ((Shadow) inputs[i]).value, null, inputs[i], site);
            }
        }
    }
}
