package dev.heddle.engine.instrument.woven;

import dev.heddle.engine.instrument.Instrumenter;
import dev.heddle.engine.session.WorkerFlags;
import dev.heddle.engine.site.Sites;
import java.lang.instrument.Instrumentation;

/** In a forked JVM: instruments it, and prints how many sites a class of the JDK adds that is loaded then, and what a test sees. */
public final class WovenUseRun {

    private WovenUseRun() {}

    public static void main(String[] args, Instrumentation instrumentation) throws ClassNotFoundException {
        Instrumenter instrumenter = Instrumenter.install(instrumentation);
        int before = Sites.limit();
        Class.forName("java.util.concurrent.Phaser");
        System.out.println("added " + (Sites.limit() - before));
        System.out.println("seen " + System.getProperty(WorkerFlags.WOVEN));
        System.out.println("unforeseen " + instrumenter.untouched().unforeseen());
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }
}
