package dev.heddle.engine.instrument;

import dev.heddle.bootstrap.Agent;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.instrument.access.FinalFields;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.code.MethodScan;
import dev.heddle.engine.instrument.code.OldClassFile;
import dev.heddle.engine.instrument.overlay.FlagsDropped;
import dev.heddle.engine.instrument.overlay.FramelessClass;
import dev.heddle.engine.instrument.plan.JdkMethods;
import dev.heddle.engine.instrument.plan.MethodTable;
import dev.heddle.engine.instrument.plan.Policy;
import dev.heddle.engine.instrument.plan.Treatment;
import dev.heddle.engine.instrument.woven.WovenClass;
import dev.heddle.engine.instrument.woven.WovenFile;
import dev.heddle.engine.session.WorkerFlags;
import dev.heddle.engine.site.Sites;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;

/** The class file transformer: brings classes under control as they load, and those of the JDK that have. */
public final class Instrumenter implements ClassFileTransformer {

    private static final List<String> HOOK_CLASSES = List.of(
            "Hooks", "FixedHashes", "AddressHooks", "ArrayLayout", "InitializationHooks", "LockHooks", "MethodHandleHooks",
            "ChannelHooks", "ObjectHooks", "ProcessHooks", "RandomHooks", "ReferenceHooks", "ReflectionHooks",
            "ThreadGroupHooks", "ThreadHooks", "TimeHooks", "VarHandleHooks", "SymbolicHooks", "ShadowMemoryHooks", "CallHooks",
            "Boxes", "Shadow", "SymbolicEngine");
    /** Classes that between them need every visitor. */
    private static final List<String> WARM_UP =
            List.of("java/util/Vector", "java/util/Timer", "java/util/concurrent/locks/ReentrantLock$Sync");

    private static final byte[] INITIALIZER_NAME = "<clinit>".getBytes(StandardCharsets.US_ASCII);

    private final MethodTable methods = JdkMethods.table();
    private final Policy policy = new Policy(methods);
    private final FinalFields finalFields = new FinalFields();
    private final Untouched untouched = new Untouched();
    private final FlagsDropped flagsDropped = new FlagsDropped();
    private final boolean initializations;
    private final boolean symbolic;
    /** What was woven before, or null. */
    private WovenFile woven;
    /** While the classes are changed that the JVM has from its start: later ones may have come through other hands. */
    private boolean beginning;

    public Instrumenter() {
        this(false);
    }

    Instrumenter(boolean symbolic) {
        this(false, symbolic);
    }

    private Instrumenter(boolean initializations, boolean symbolic) {
        this.initializations = initializations;
        this.symbolic = symbolic;
    }

    /** Adds the transformer and retransforms the classes of the JDK that are already loaded. */
    public static Instrumenter install(Instrumentation instrumentation) {
        return install(instrumentation, false);
    }

    /**
     * The same; {@code initializations} says whether the initialisation of the program's classes is made visible, which
     * is of use for one execution only.
     */
    public static Instrumenter install(Instrumentation instrumentation, boolean initializations) {
        return install(instrumentation, initializations, false);
    }

    /** The same; {@code symbolic} says whether classes of the program carry shadows of values along. */
    public static Instrumenter install(
            Instrumentation instrumentation, boolean initializations, boolean symbolic) {
        Instrumenter instrumenter = new Instrumenter(initializations, symbolic);
        instrumenter.woven = wovenBefore();
        new Instrumenter(initializations, symbolic).warmUp();
        instrumentation.addTransformer(instrumenter, true);
        instrumenter.beginning = true;
        instrumenter.retransformLoaded(instrumentation);
        instrumenter.beginning = false;
        return instrumenter;
    }

    /** The file that the process was started with: it is no business of the test. */
    private static WovenFile wovenBefore() {
        String path = System.clearProperty(WorkerFlags.WOVEN);
        WovenFile file = path == null ? null : WovenFile.open(Path.of(path));
        return file != null && Sites.begin(file.sites(), file::site) ? file : null;
    }

    /** What could not be changed so far. */
    public Untouched untouched() {
        return untouched;
    }

    /**
     * Loads what transforming a class needs and what changed classes call: a class that is needed to load
     * itself cannot be loaded.
     */
    private void warmUp() {
        try {
            for (String hooks : HOOK_CLASSES) {
                Class.forName("dev.heddle.bootstrap." + hooks, true, null);
            }
            for (String sample : WARM_UP) {
                try (InputStream in = ClassLoader.getSystemResourceAsStream(sample + ".class")) {
                    transform(null, sample, Treatment.FULL, false, in.readAllBytes());
                }
            }
        } catch (ClassNotFoundException | IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private void retransformLoaded(Instrumentation instrumentation) {
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (instrumentation.isModifiableClass(type) && isRetransformed(type) && !isKnownToStay(type)) {
                classes.add(type);
            }
        }
        try {
            instrumentation.retransformClasses(classes.toArray(new Class<?>[0]));
        } catch (UnmodifiableClassException | LinkageError | UnsupportedOperationException together) {
            retransformOneByOne(instrumentation, classes);
        }
    }

    /** Many interfaces have nothing to weave, and the JVM takes its time over each class. */
    private boolean isKnownToStay(Class<?> type) {
        return woven != null && isJdk(type.getClassLoader()) && woven.stays(type.getName().replace('.', '/'));
    }

    /** Whether a class is changed although the JVM has it already. */
    public boolean isRetransformed(Class<?> type) {
        return !type.isHidden() && !type.isArray()
                && isWorthRetransforming(treatment(type.getClassLoader(), type.getName().replace('.', '/')));
    }

    private static boolean isWorthRetransforming(Treatment treatment) {
        return treatment.compareTo(Treatment.INITIALIZER) > 0;
    }

    /** One class that the JVM refuses must not keep the others from being changed. */
    private void retransformOneByOne(Instrumentation instrumentation, List<Class<?>> classes) {
        for (Class<?> type : classes) {
            try {
                instrumentation.retransformClasses(type);
            } catch (UnmodifiableClassException | LinkageError | UnsupportedOperationException refused) {
                untouched.add(type.getName(), "the JVM refuses to retransform it: " + refused);
            }
        }
    }

    @Override
    public byte[] transform(ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] bytes) {
        if (name == null) {
            return null;
        }
        boolean paused = Hooks.pause();
        try {
            Treatment treatment = treatment(loader, name);
            if (leavesAlone(treatment, bytes)) {
                return null;
            }
            WovenClass before = before(loader, name, loaded != null, bytes);
            return before != null ? before.bytes() : transform(loader, name, treatment, loaded != null, bytes);
        } catch (Throwable failure) {
            untouched.add(name, failure.toString());
            return null;
        } finally {
            Hooks.resume(paused);
        }
    }

    /** What was made of the class when the file of woven classes was; null if it is to be woven. */
    private WovenClass before(ClassLoader loader, String name, boolean loaded, byte[] bytes) {
        if (woven == null || !isJdk(loader) || loaded && (!beginning || flagsDropped.contains(loader, name))) {
            return null;
        }
        WovenClass found = loaded ? woven.loaded(name) : woven.fresh(name, bytes);
        if (found == null) {
            return null;
        }
        if (found.droppedFlag() && !loaded) {
            flagsDropped.add(loader, name);
        }
        found.untouched().forEach(reason -> untouched.add(name, reason));
        return found;
    }

    /** What a class of the JDK becomes; null if it is left alone. To be kept, so that nobody has to do it again. */
    public WovenClass weave(ClassLoader loader, String name, boolean loaded, byte[] bytes) {
        Treatment treatment = treatment(loader, name);
        if (!isJdk(loader) || leavesAlone(treatment, bytes)) {
            return null;
        }
        int known = untouched.entries().size();
        try {
            byte[] changed = transform(loader, name, treatment, loaded, bytes);
            byte[] same = Arrays.equals(changed, written(bytes, loaded)) ? null : changed;
            List<String> reasons = untouched.entries().stream().skip(known).map(Untouched.Entry::reason).toList();
            return new WovenClass(same, !loaded && flagsDropped.contains(loader, name), reasons);
        } catch (RuntimeException fails) {
            // A worker that needs it says so.
            return null;
        }
    }

    /** A class as it is when nothing is woven into it. */
    private static byte[] written(byte[] bytes, boolean loaded) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        if (!loaded) {
            reader.accept(writer, ClassReader.EXPAND_FRAMES);
            return writer.toByteArray();
        }
        FramelessClass frameless = new FramelessClass(writer);
        reader.accept(frameless, ClassReader.EXPAND_FRAMES);
        return frameless.withVersion(writer.toByteArray());
    }

    /** Most classes of which only the initialiser matters have none, which is cheap to see. */
    private static boolean leavesAlone(Treatment treatment, byte[] bytes) {
        return treatment == Treatment.NONE || treatment == Treatment.INITIALIZER && !names(bytes, INITIALIZER_NAME);
    }

    private static boolean names(byte[] bytes, byte[] name) {
        for (int i = 0; i + name.length <= bytes.length; i++) {
            if (bytes[i] == name[0] && Arrays.equals(bytes, i, i + name.length, name, 0, name.length)) {
                return true;
            }
        }
        return false;
    }

    private Treatment treatment(ClassLoader loader, String name) {
        if (loader != null && loader == Agent.engineLoader()) {
            return Treatment.NONE;
        }
        return policy.of(name, isJdk(loader));
    }

    public static boolean isJdk(ClassLoader loader) {
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** Transforms a class as if {@code loader} had it; {@code loaded} says whether it has it already. */
    public byte[] transform(ClassLoader loader, String name, Treatment treatment, boolean loaded, byte[] file) {
        byte[] bytes = OldClassFile.broughtUpToDate(file);
        boolean keepFlags = loaded && !flagsDropped.contains(loader, name);
        Set<String> plain = new HashSet<>();
        Set<String> unshadowed = new HashSet<>();
        boolean shadows = symbolic && !loaded && treatment == Treatment.FULL && !isJdk(loader);
        while (true) {
            try {
                ClassReader reader = new ClassReader(bytes);
                ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
                FramelessClass frameless = new FramelessClass(writer);
                boolean followed = treatment == Treatment.FULL && !isJdk(loader);
                Weaver.Task task = new Weaver.Task(loader, name, treatment, isJdk(loader), keepFlags,
                        new CodePlace(loader, name), methods, finalFields, untouched, plain,
                        initializations && !isJdk(loader), shadows ? unshadowed : null,
                        followed ? finalFields.early(reader) : Set.of(), followed && finalFields.letGo(reader));
                Weaver weaver = new Weaver(loaded ? frameless : writer, task,
                        treatment.compareTo(Treatment.MONITORS) >= 0 ? MethodScan.of(reader, bytes) : MethodScan.NOTHING);
                reader.accept(weaver, ClassReader.EXPAND_FRAMES);
                byte[] changed = loaded ? frameless.withVersion(writer.toByteArray()) : writer.toByteArray();
                if (weaver.droppedFlag() && !loaded) {
                    flagsDropped.add(loader, name);
                }
                return changed;
            } catch (ClassTooLargeException tooLarge) {
                if (!shadows) {
                    throw tooLarge;
                }
                shadows = false;
                untouched.add(name, "is too large to carry shadows");
            } catch (MethodTooLargeException tooLarge) {
                String method = tooLarge.getMethodName() + tooLarge.getDescriptor();
                if (shadows && unshadowed.add(method)) {
                    untouched.add(name, method + " is too large to carry shadows");
                } else if (plain.add(method)) {
                    untouched.add(name, method + " is too large");
                } else {
                    throw tooLarge;
                }
            }
        }
    }
}
