package dev.heddle.ide.engine;

import com.intellij.ide.plugins.PluginManager;
import com.intellij.openapi.extensions.PluginDescriptor;
import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** The folder {@code engine} of the plugin: jars that the IDE never loads. */
public record EngineHome(Path folder) {

    /** That of the plugin which is running. */
    public static EngineHome ofPlugin() {
        PluginDescriptor plugin = PluginManager.getPluginByClass(EngineHome.class);
        if (plugin == null) {
            throw new IllegalStateException("the plugin's own descriptor is not to be found");
        }
        return new EngineHome(plugin.getPluginPath().resolve("engine"));
    }

    /** The command that starts the engine on a JDK of at least 17. */
    List<String> command(Path javaHome) {
        String classPath = folder.resolve("engine").resolve("*") + File.pathSeparator
                + folder.resolve("bootstrap").resolve("*");
        return List.of(
                javaHome.resolve("bin").resolve("java").toString(),
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Xmx512m", "-Dfile.encoding=UTF-8",
                "-Dstdout.encoding=UTF-8", "-Dheddle.home=" + folder,
                "-cp", classPath, "dev.heddle.engine.cli.Main");
    }
}
