package dev.heddle.engine.session;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The options with which the JVM of a worker is started. */
public final class WorkerFlags {

    /** The system property with the file of woven classes, which a worker takes away before the test can see it. */
    public static final String WOVEN = "heddle.woven";

    /** Packages of java.base that the hooks and the engine reach into. */
    private static final List<String> PACKAGES = List.of(
            "java.io",
            "java.lang",
            "java.lang.invoke",
            "java.lang.ref",
            "java.lang.reflect",
            "java.net",
            "java.security",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "java.util.concurrent.locks",
            "jdk.internal.loader",
            "jdk.internal.misc",
            "jdk.internal.reflect",
            "jdk.internal.vm",
            "sun.nio.ch");

    /** Methods of changed classes for which the JIT compiler has code of its own, which calls no hooks. */
    private static final String INTRINSICS = "_copyOf,_copyOfRange,_equalsC,_equalsB";
    private static final String SORT_INTRINSICS = ",_arraySort,_arrayPartition";
    private static final int FIRST_TO_SORT_BY_INTRINSIC = 22;

    private static final int PROCESSORS = 4;
    private static final int FIRST_TO_WARN_OF_AGENTS = 21;
    private static final int FIRST_TO_WARN_OF_NATIVE_ACCESS = 24;

    private WorkerFlags() {}

    /**
     * The options for a JVM of a feature version (17, 21, …).
     *
     * @param overlay what was made of java.base for that JVM, or null to do without
     */
    public static List<String> of(int feature, Path overlay, Path bootstrapJar, List<Path> engineJars) {
        List<String> flags = new ArrayList<>();
        if (overlay != null) {
            flags.add("--patch-module=java.base=" + overlay);
        }
        for (String name : PACKAGES) {
            flags.add("--add-exports=java.base/" + name + "=ALL-UNNAMED");
            flags.add("--add-opens=java.base/" + name + "=ALL-UNNAMED");
        }
        flags.add("-Xbootclasspath/a:" + bootstrapJar);
        flags.add("-javaagent:" + bootstrapJar + "=" + engineJars.stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)));
        // The library takes other paths, and the common pool has other threads, on other machines.
        flags.add("-XX:ActiveProcessorCount=" + PROCESSORS);
        // A method handle that is called often is compiled anew, on the thread of the test that happens to call it.
        flags.add("-Djava.lang.invoke.MethodHandle.CUSTOMIZE_THRESHOLD=-1");
        flags.add("-Xshare:auto");
        flags.add("-XX:+IgnoreUnrecognizedVMOptions");
        flags.add("-XX:+UnlockDiagnosticVMOptions");
        flags.add("-XX:-OptimizeStringConcat");
        flags.add("-XX:DisableIntrinsic=" + INTRINSICS
                + (feature >= FIRST_TO_SORT_BY_INTRINSIC ? SORT_INTRINSICS : ""));
        if (overlay != null) {
            flags.add("-XX:CompilerDirectivesFile=" + OverlayCache.directives(overlay));
            // Else it says on standard output that it has read them.
            flags.add("-XX:-DisplayVMOutput");
        }
        if (feature >= FIRST_TO_WARN_OF_AGENTS) {
            flags.add("-XX:+EnableDynamicAgentLoading");
        }
        if (feature >= FIRST_TO_WARN_OF_NATIVE_ACCESS) {
            flags.add("--enable-native-access=ALL-UNNAMED");
            flags.add("--sun-misc-unsafe-memory-access=allow");
        }
        return flags;
    }
}
