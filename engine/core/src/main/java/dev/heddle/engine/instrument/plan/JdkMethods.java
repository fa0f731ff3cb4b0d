package dev.heddle.engine.instrument.plan;

/** The entries of the {@link MethodTable}: which methods of the JDK are replaced, announced or quiet. */
public final class JdkMethods {

    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String THREAD = "Ljava/lang/Thread;";
    private static final String ATOMIC = "java/util/concurrent/atomic/Atomic";

    private JdkMethods() {}

    public static MethodTable table() {
        MethodTable table = new MethodTable();
        threads(table);
        synchronizers(table);
        conditions(table);
        atomicMethods(table);
        atomicVariables(table);
        messages(table);
        classLoading(table);
        reflection(table);
        nondeterminism(table);
        processAndInput(table);
        JdkChannels.addTo(table);
        JdkCaches.addTo(table);
        quietClasses(table);
        wholeObjects(table);
        return table;
    }

    /** Methods by which a call looks at an object or changes it, as one access to all of it. */
    private static void wholeObjects(MethodTable table) {
        looks(table, "java/lang/Thread", "getName()Ljava/lang/String;");
        changes(table, "java/lang/Thread", "setName(Ljava/lang/String;)V");
        // Every new thread looks at it.
        uncontrolled(table, "priorities", "java/lang/ThreadGroup", "setMaxPriority(I)V");
        for (String site : new String[] {"java/lang/invoke/MutableCallSite", "java/lang/invoke/VolatileCallSite"}) {
            looks(table, site, "getTarget");
            changes(table, site, "setTarget");
        }
        // They use randomness or streams of the program, so that they are not quiet.
        changes(table, "javax/crypto/Cipher", "init");
        changes(table, "java/security/KeyStore", "load", "store");
        changes(table, "java/security/Signature", "sign()[B");
        changes(table, "java/io/ObjectInputStream", "read", "readBoolean", "readByte", "readChar", "readDouble", "readFields",
                "readFloat", "readFully", "readInt", "readLong", "readObject()Ljava/lang/Object;", "readShort", "readUTF",
                "readUnshared", "readUnsignedByte", "readUnsignedShort", "skipBytes");
        uncontrolled(table, "provider", "java/security/Provider", "put", "putAll", "putIfAbsent", "putService", "remove",
                "removeService", "clear", "replace", "compute", "merge", "load");
        table.in("java/lang/ref/Reference", OBJECT)
                .announce("ReferenceHooks", "cleared", "(" + OBJECT + ")V", "clear()V", "enqueue()Z");
    }

    private static void looks(MethodTable table, String owner, String... methods) {
        table.in(owner, OBJECT).announce("Hooks", "looks", "(" + OBJECT + ")V", methods);
    }

    private static void changes(MethodTable table, String owner, String... methods) {
        table.in(owner, OBJECT).announce("Hooks", "changes", "(" + OBJECT + ")V", methods);
    }

    private static void threads(MethodTable table) {
        table.in("java/lang/Thread", THREAD)
                .ask("ThreadHooks", "start()V", "start(Ljdk/internal/vm/ThreadContainer;)V")
                .replaceWaits("ThreadHooks",
                        "join()V", "join(J)V", "join(JI)V", "join(Ljava/time/Duration;)Z")
                .replace("ThreadHooks",
                        "interrupt()V", "isInterrupted()Z", "isAlive()Z",
                        "dispatchUncaughtException(Ljava/lang/Throwable;)V")
                .replaceBy("ThreadHooks", "state", "getState()Ljava/lang/Thread$State;")
                .announce("ThreadHooks", "exiting", "(" + THREAD + ")V", "exit()V")
                .replaceStatic("ThreadHooks", "interrupted()Z", "yield()V")
                .replaceStaticWaits("ThreadHooks", "sleep(J)V", "sleep(JI)V", "sleep(Ljava/time/Duration;)V");
        table.in("java/lang/VirtualThread", THREAD)
                .ask("ThreadHooks", "start()V", "start(Ljdk/internal/vm/ThreadContainer;)V")
                .replace("ThreadHooks", "interrupt()V", "isInterrupted()Z");
        table.in("java/lang/ThreadGroup", "Ljava/lang/ThreadGroup;")
                .replace("ThreadGroupHooks", "interrupt()V", "activeCount()I",
                        "enumerate([Ljava/lang/Thread;)I", "enumerate([Ljava/lang/Thread;Z)I");
        // Where the JDK asks for the carrier of a virtual thread, a managed thread stands for itself.
        for (String access : new String[] {"java/lang/System$1", "java/lang/System$2"}) {
            table.in(access, OBJECT).replace("ThreadHooks", "currentCarrierThread()" + THREAD);
        }
        table.in("java/util/concurrent/locks/LockSupport", "")
                .askStatic("ThreadHooks",
                        "park()V", "park(Ljava/lang/Object;)V",
                        "parkNanos(J)V", "parkNanos(Ljava/lang/Object;J)V",
                        "parkUntil(J)V", "parkUntil(Ljava/lang/Object;J)V")
                .replaceStatic("ThreadHooks", "unpark(Ljava/lang/Thread;)V");
        table.in("java/lang/ThreadLocal", OBJECT).quiet("nextHashCode()I");
    }

    private static void synchronizers(MethodTable table) {
        String threads = "()Ljava/util/Collection;";
        for (String variant : new String[] {"", "Long"}) {
            String arg = variant.isEmpty() ? "I" : "J";
            table.in("java/util/concurrent/locks/AbstractQueued" + variant + "Synchronizer", OBJECT)
                    .replace("LockHooks",
                            "acquire(" + arg + ")V", "acquireInterruptibly(" + arg + ")V",
                            "tryAcquireNanos(" + arg + "J)Z",
                            "acquireShared(" + arg + ")V", "acquireSharedInterruptibly(" + arg + ")V",
                            "tryAcquireSharedNanos(" + arg + "J)Z",
                            "release(" + arg + ")Z", "releaseShared(" + arg + ")Z",
                            "hasQueuedThreads()Z", "hasContended()Z", "getFirstQueuedThread()" + THREAD,
                            "isQueued(" + THREAD + ")Z", "apparentlyFirstQueuedIsExclusive()Z",
                            "hasQueuedPredecessors()Z", "getQueueLength()I",
                            "getQueuedThreads" + threads, "getExclusiveQueuedThreads" + threads,
                            "getSharedQueuedThreads" + threads);
        }
        table.in("java/util/concurrent/locks/ReentrantLock$Sync", OBJECT)
                .replace("LockHooks", "lock()V", "lockInterruptibly()V", "tryLockNanos(J)Z");
    }

    private static void conditions(MethodTable table) {
        for (String variant : new String[] {"", "Long"}) {
            table.in("java/util/concurrent/locks/AbstractQueued" + variant + "Synchronizer$ConditionObject", OBJECT)
                    .replace("LockHooks",
                            "await()V", "await(JLjava/util/concurrent/TimeUnit;)Z", "awaitNanos(J)J",
                            "awaitUntil(Ljava/util/Date;)Z", "awaitUninterruptibly()V",
                            "signal()V", "signalAll()V",
                            "hasWaiters()Z", "getWaitQueueLength()I", "getWaitingThreads()Ljava/util/Collection;");
        }
    }

    private static void atomicMethods(MethodTable table) {
        atomic(table, "java/util/concurrent/locks/ReentrantLock$Sync", "tryLock()Z");
        atomic(table, "java/util/concurrent/locks/ReentrantReadWriteLock$Sync", "tryWriteLock()Z");
        table.in("java/util/concurrent/locks/ReentrantReadWriteLock$Sync", OBJECT)
                .quietAfter("Hooks", "pauseShared", "(Ljava/lang/Object;)Z", "tryReadLock()Z");
        atomic(table, "java/util/concurrent/Semaphore$Sync",
                "nonfairTryAcquireShared(I)I", "reducePermits(I)V", "drainPermits()I");
    }

    /** What they give to code that carries no shadows is not followed there. */
    private static void atomicVariables(MethodTable table) {
        for (String name : new String[] {
            "Integer", "Long", "Boolean", "Reference", "IntegerArray", "LongArray", "ReferenceArray"}) {
            table.in(ATOMIC + name, OBJECT)
                    .announce("ShadowMemoryHooks", "shown", "(" + OBJECT + ")V", "toString()Ljava/lang/String;");
        }
        for (String name : new String[] {"Integer", "Long"}) {
            table.in(ATOMIC + name, OBJECT).announce("ShadowMemoryHooks", "valueGiven", "(" + OBJECT + ")V",
                    "intValue()I", "longValue()J", "floatValue()F", "doubleValue()D");
        }
    }

    private static void messages(MethodTable table) {
        table.in("java/lang/Throwable", OBJECT).passOn("TextHooks", "messageGiven", "getMessage()Ljava/lang/String;");
    }

    private static void atomic(MethodTable table, String owner, String... methods) {
        table.in(owner, OBJECT).quietAfter("Hooks", "pauseAtomic", "(Ljava/lang/Object;)Z", methods);
    }

    private static void classLoading(MethodTable table) {
        table.in("java/lang/ClassLoader", OBJECT)
                .quiet("loadClass", "findClass", "defineClass", "getResource", "getResources", "getResourceAsStream");
        table.in("java/net/URLClassLoader", OBJECT).quiet("findClass", "defineClass", "getResourceAsStream");
        table.in("java/security/SecureClassLoader", OBJECT).quiet("defineClass");
        table.in("jdk/internal/loader/BuiltinClassLoader", OBJECT).quiet("loadClass", "findClass", "defineClass");
        table.in("jdk/internal/loader/ClassLoaders$AppClassLoader", OBJECT).quiet("loadClass");
        table.in("jdk/internal/loader/Loader", OBJECT)
                .quiet("loadClass", "findClass", "defineClass", "getResource", "getResources");
        table.in("java/lang/invoke/MethodHandleNatives", OBJECT)
                .quiet("linkCallSite", "linkDynamicConstant", "findMethodHandleType", "linkMethod",
                        "linkMethodHandleConstant");
        table.in("java/lang/Class", OBJECT)
                .quiet("getEnumConstantsShared", "enumConstantDirectory", "privateGetDeclaredMethods",
                        "privateGetDeclaredFields", "privateGetDeclaredConstructors", "privateGetPublicFields",
                        "privateGetPublicMethods", "getMethodsRecursive", "annotationData", "getResource",
                        "getResourceAsStream", "getPackageName");
        table.in("java/lang/ClassValue", OBJECT).quiet("initializeMap", "makeEntry");
        table.in("java/lang/ClassValue$ClassValueMap", OBJECT)
                .quiet("startEntry", "finishEntry", "removeEntry", "changeEntry", "readAccess", "associateAccess",
                        "removeAccess", "forcedAssociateAccess");
        // Prints under a real monitor, which must not be held when the turn passes on.
        table.in("java/lang/Throwable", OBJECT).quiet("printStackTrace");
        table.in("java/util/logging/Logger", OBJECT).quiet("getLogger", "getAnonymousLogger", "demandLogger");
        table.in("java/util/ServiceLoader", OBJECT).quiet("loadInstalled");
        table.in("java/util/ResourceBundle", OBJECT).quiet("getBundle");
    }

    /** Where classes that keep tables for all programs lead back to the program. */
    private static void quietClasses(MethodTable table) {
        table.loud("java/io/ObjectStreamClass",
                "newInstance", "invokeWriteObject", "invokeReadObject", "invokeReadObjectNoData", "invokeWriteReplace",
                "invokeReadResolve", "getPrimFieldValues", "setPrimFieldValues", "getObjFieldValues",
                "setObjFieldValues");
        table.loud("java/net/URL", "openConnection", "openStream", "getContent");
    }

    private static void reflection(MethodTable table) {
        MethodTable.Owner field = table.in("java/lang/reflect/Field", OBJECT);
        String hook = "(Ljava/lang/reflect/Field;Ljava/lang/Object;)Z";
        field.quietAfter("ReflectionHooks", "read", hook, "get(Ljava/lang/Object;)Ljava/lang/Object;");
        field.quietAfter("ReflectionHooks", "write", hook, "set(Ljava/lang/Object;Ljava/lang/Object;)V");
        String[] primitives = {"Boolean", "Z", "Byte", "B", "Char", "C", "Short", "S", "Int", "I", "Long", "J",
            "Float", "F", "Double", "D"};
        for (int i = 0; i < primitives.length; i += 2) {
            field.quietAfter("ReflectionHooks", "read", hook,
                    "get" + primitives[i] + "(Ljava/lang/Object;)" + primitives[i + 1]);
            field.quietAfter("ReflectionHooks", "write", hook,
                    "set" + primitives[i] + "(Ljava/lang/Object;" + primitives[i + 1] + ")V");
        }
        table.in("java/lang/reflect/Method", OBJECT).quiet("acquireMethodAccessor");
        table.in("java/lang/reflect/Constructor", OBJECT)
                .quiet("acquireConstructorAccessor")
                // Where newInstance of a constructor and that of a class meet.
                .passOn("ReflectionHooks", "made", "newInstanceWithCaller");
        table.in("java/lang/reflect/Array", OBJECT).passOn("ReflectionHooks", "made", "newInstance");
        // What all handles of constructors begin with; a handle of another kind would not do for a lambda.
        table.in("java/lang/invoke/DirectMethodHandle", OBJECT).passOn("ReflectionHooks", "made", "allocateInstance");
        table.in("java/lang/reflect/Executable", OBJECT).quiet("declaredAnnotations");
        table.in("jdk/internal/reflect/MethodAccessorGenerator", OBJECT).quiet("generate");
        // A handle that has been called often enough gets code of its own.
        table.in("java/lang/invoke/MethodHandle", OBJECT).quiet("customize");
        table.in("java/lang/invoke/InvokerBytecodeGenerator", OBJECT).quiet("generateCustomizedCode");
        table.in("java/lang/invoke/MethodHandles$Lookup", OBJECT)
                .quiet("findVirtual", "findStatic", "findConstructor", "findSpecial", "unreflect",
                        "findVarHandle", "findStaticVarHandle", "unreflectVarHandle");
        table.in("java/lang/invoke/MethodType", OBJECT).quiet("methodType", "makeImpl", "genericMethodType");
    }

    private static void nondeterminism(MethodTable table) {
        table.in("java/util/concurrent/ThreadLocalRandom", OBJECT).supplyStatic("RandomHooks", "localInit()V", "nextSecondarySeed()I");
        table.in("java/util/Random", OBJECT).supplyStatic("RandomHooks", "seedUniquifier()J");
        table.in("java/lang/Math", OBJECT).supplyStatic("RandomHooks", "random()D");
        table.in("java/util/UUID", OBJECT).supplyStatic("RandomHooks", "randomUUID()Ljava/util/UUID;");
        table.in("java/security/SecureRandom", "Ljava/security/SecureRandom;")
                .supply("RandomHooks", "nextBytes([B)V")
                .quiet("getDefaultPRNG", "getThreadSafe", "getInstance");
        table.in("java/lang/ref/ReferenceQueue", "Ljava/lang/ref/ReferenceQueue;")
                .replace("ReferenceHooks",
                        "poll()Ljava/lang/ref/Reference;", "remove()Ljava/lang/ref/Reference;",
                        "remove(J)Ljava/lang/ref/Reference;");
        for (String reference : new String[] {"java/lang/ref/WeakReference", "java/lang/ref/SoftReference"}) {
            table.in(reference, OBJECT)
                    .announce("ReferenceHooks", "keep", "(Ljava/lang/Object;)V",
                            "<init>(Ljava/lang/Object;)V",
                            "<init>(Ljava/lang/Object;Ljava/lang/ref/ReferenceQueue;)V");
        }
    }

    private static void processAndInput(MethodTable table) {
        table.in("java/lang/Runtime", "Ljava/lang/Runtime;").replace("ProcessHooks", "exit(I)V", "halt(I)V");
        table.in("java/io/PrintStream", OBJECT)
                // Not print(Object) as such: toString() of the program's objects belongs to the test.
                .quietAfter("Hooks", "pausePrinting", "(" + OBJECT + ")Z", "write", "writeln", "newLine", "implWrite", "implNewLine", "flush", "format", "printf",
                        "println()V", "println(Z)V", "println(C)V", "println(I)V", "println(J)V", "println(F)V",
                        "println(D)V", "println([C)V", "println(Ljava/lang/String;)V");
        uncontrolled(table, "fileInput", "java/io/FileInputStream", "open");
        table.in("java/io/FileInputStream", OBJECT)
                .quietAfter("ChannelHooks", "streamRead", "(" + OBJECT + ")Z", "read()I", "read([B)I", "read([BII)I");
        uncontrolled(table, "fileOutput", "java/io/FileOutputStream", "open");
        uncontrolled(table, "file", "java/io/RandomAccessFile", "open");
        uncontrolled(table, "file", "sun/nio/ch/FileChannelImpl", "open");
        uncontrolled(table, "file", "sun/nio/ch/SimpleAsynchronousFileChannelImpl", "open");
        uncontrolled(table, "fileInput", "sun/nio/ch/FileChannelImpl", "read");
        uncontrolled(table, "fileOutput", "sun/nio/ch/FileChannelImpl", "write");
        fileQueries(table, "java/nio/file/Files", "exists", "notExists", "isDirectory", "isRegularFile", "size",
                "getLastModifiedTime", "readAttributes", "newDirectoryStream");
        fileQueries(table, "java/io/File", "exists", "isDirectory", "isFile", "length", "lastModified", "list");
        uncontrolled(table, "process", "java/lang/ProcessBuilder", "start");
        // Its end is told by a thread of the JDK's own, which nobody manages.
        uncontrolled(table, "process", "java/lang/ProcessImpl", "waitFor", "exitValue", "isAlive");
    }

    private static void fileQueries(MethodTable table, String owner, String... methods) {
        table.in(owner, OBJECT).announce("ProcessHooks", "fileQuery", "()V", methods);
    }

    private static void uncontrolled(MethodTable table, String hook, String owner, String... methods) {
        table.in(owner, OBJECT).quietAfter("ProcessHooks", hook, "()Z", methods);
    }
}
