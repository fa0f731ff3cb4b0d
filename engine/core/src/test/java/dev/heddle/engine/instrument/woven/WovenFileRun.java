package dev.heddle.engine.instrument.woven;

import dev.heddle.engine.instrument.WovenFileMaker;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;

/** In a forked JVM: makes the file that its argument names. */
public final class WovenFileRun {

    private WovenFileRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws IOException {
        WovenFileMaker.make(Path.of(args[0]), instrumentation);
        Runtime.getRuntime().halt(0);
    }
}
