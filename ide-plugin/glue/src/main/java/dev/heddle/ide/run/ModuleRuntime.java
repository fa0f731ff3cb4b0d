package dev.heddle.ide.run;

import com.intellij.openapi.module.Module;
import com.intellij.openapi.projectRoots.Sdk;
import com.intellij.openapi.roots.ModuleRootManager;
import com.intellij.openapi.roots.OrderEnumerator;
import dev.heddle.ide.HeddleBundle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What the tests of a module run with: class path and JDK, as the module has them.
 *
 * @param jdk null for the JDK that the engine finds by itself
 */
public record ModuleRuntime(List<Path> classPath, Path jdk) {

    /** Needs a read action. {@code jdkOfSettings} goes before the module's own JDK where it is not empty. */
    static ModuleRuntime of(Module module, String jdkOfSettings) {
        List<Path> classPath = OrderEnumerator.orderEntries(module)
                .recursively()
                .runtimeOnly()
                .withoutSdk()
                .classes()
                .getPathsList()
                .getPathList()
                .stream()
                .map(Path::of)
                // A module without resources has no folder for them, and is told of one all the same.
                .filter(Files::exists)
                .toList();
        Sdk sdk = ModuleRootManager.getInstance(module).getSdk();
        String home = Stream.of(jdkOfSettings, sdk == null ? null : sdk.getHomePath())
                .filter(Objects::nonNull)
                .filter(path -> !path.isBlank())
                .findFirst()
                .orElse(null);
        return new ModuleRuntime(classPath, home == null ? null : Path.of(home));
    }

    /** Why nothing can be started with this, in a sentence for the user; null where all is well. */
    String problem() {
        if (jdk != null && !Files.isDirectory(jdk)) {
            return HeddleBundle.message("run.jdk.gone", jdk);
        }
        return classPath.isEmpty() ? HeddleBundle.message("run.no.class.path") : null;
    }
}
