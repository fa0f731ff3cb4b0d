package dev.heddle.engine.cli;

import dev.heddle.engine.session.Installation;
import dev.heddle.engine.session.UserCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Where the helper listens that can stand in for a command: in the same folder, with the same environment, JDK and engine. */
final class HelperAddress {

    /** The name of a Unix domain socket may have about a hundred characters. */
    private static final int LONGEST = 100;

    private HelperAddress() {}

    /** The socket, in a folder of the user's own; null if there can be none. */
    static Path socket() throws IOException {
        Path folder = UserCache.privateFolder("helpers");
        Path socket = folder.resolve(UserCache.digest(state()));
        return socket.toString().length() > LONGEST ? null : socket;
    }

    private static String state() throws IOException {
        StringBuilder text = new StringBuilder();
        text.append(Path.of("").toAbsolutePath()).append('\n').append(System.getProperty("java.home")).append('\n');
        // What the shell counts for itself.
        TreeMap<String, String> environment = new TreeMap<>(System.getenv());
        List.of("_", "SHLVL", "OLDPWD", "COLUMNS", "LINES").forEach(environment::remove);
        text.append(environment).append('\n');
        Installation installation = Installation.current();
        List<Path> jars = new ArrayList<>(installation.engine());
        jars.add(installation.bootstrap());
        jars.addAll(installation.user());
        for (Path jar : jars) {
            text.append(jar).append(' ').append(Files.getLastModifiedTime(jar)).append('\n');
        }
        return text.toString();
    }
}
