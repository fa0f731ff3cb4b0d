package dev.heddle.oracle;

import dev.heddle.oracle.run.EngineProcess;
import dev.heddle.oracle.run.Jdk;
import dev.heddle.oracle.run.Launcher;
import java.nio.file.Path;

/** The engine on a JDK, with the strategies of the tests. */
final class EngineFixture {

    static final String EXHAUSTIVE = ExhaustiveStrategy.class.getName();

    private EngineFixture() {}

    static EngineProcess on(Jdk jdk) {
        return on(jdk, jdk.backend());
    }

    /** One in which programs carry along how their values depend on what they read. */
    static EngineProcess followingValues(Jdk jdk) {
        return new EngineProcess(new Launcher(jdk, jdk.backend(), Path.of("target", "fork")).followingValues()
                .with(Launcher.location(EngineFixture.class)));
    }

    static EngineProcess on(Jdk jdk, String backend) {
        return new EngineProcess(new Launcher(jdk, backend, Path.of("target", "fork"))
                .with(Launcher.location(EngineFixture.class)));
    }
}
