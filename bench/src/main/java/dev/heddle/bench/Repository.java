package dev.heddle.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Finds the folder that the benchmarks work in. */
final class Repository {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--root", description = "the repository (found from the working directory)")
    private Path root;

    Path folder() {
        Path given = root == null ? Path.of(System.getProperty("heddle.home", "")) : root;
        Path folder = given.toAbsolutePath().normalize();
        while (folder != null && !Files.isRegularFile(folder.resolve("heddle"))) {
            folder = folder.getParent();
        }
        if (folder == null) {
            throw new ParameterException(command.commandLine(), "no Heddle repository here; name it with --root");
        }
        return folder;
    }
}
