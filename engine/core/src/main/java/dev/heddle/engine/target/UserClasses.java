package dev.heddle.engine.target;

import dev.heddle.engine.model.BadRequestException;
import java.util.List;

/** Loads classes under test without initialising them, and says in one line why one cannot be loaded. */
final class UserClasses {

    private static final int FIRST_CLASS_VERSION = 44;

    private final ClassLoader loader;

    UserClasses(ClassLoader loader) {
        this.loader = loader;
    }

    Class<?> load(String name) throws BadRequestException {
        try {
            Class<?> loaded = Class.forName(name, false, loader);
            // Resolves the types in signatures, where a missing dependency shows first.
            loaded.getDeclaredMethods();
            loaded.getDeclaredFields();
            loaded.getDeclaredConstructors();
            return loaded;
        } catch (ClassNotFoundException e) {
            throw new BadRequestException(unknown(name), e);
        } catch (LinkageError e) {
            throw unloadable(name, e);
        }
    }

    private String unknown(String name) {
        List<String> similar = ClassPathNames.of(loader).similarTo(name);
        if (similar.isEmpty()) {
            return "class " + name + " is not on the class path; check the name and --cp";
        }
        return "class " + name + " is not on the class path; did you mean " + String.join(" or ", similar) + "?";
    }

    static BadRequestException unloadable(String name, LinkageError error) {
        return new BadRequestException(reason(name, error), error);
    }

    private static String reason(String name, LinkageError error) {
        String message = String.valueOf(error.getMessage());
        if (error instanceof UnsupportedClassVersionError) {
            return "class " + name + " is compiled for " + version(message) + ", this is Java "
                    + Runtime.version().feature() + "; run Heddle with a newer JDK (HEDDLE_JAVA_HOME)";
        }
        int wrongName = message.indexOf("(wrong name: ");
        if (error instanceof NoClassDefFoundError && wrongName >= 0) {
            String right = message.substring(wrongName + "(wrong name: ".length(), message.indexOf(')', wrongName));
            return "class " + name + " is really " + right.replace('/', '.') + "; use that name, and let --cp be the"
                    + " folder above its packages";
        }
        if (error instanceof NoClassDefFoundError) {
            return "class " + name + " needs " + message.replace('/', '.')
                    + ", which is not on the class path; add it to --cp";
        }
        int end = message.indexOf('\n');
        return "class " + name + " cannot be loaded: " + error.getClass().getSimpleName() + ": "
                + (end < 0 ? message : message.substring(0, end).strip()) + "; compile it again";
    }

    private static String version(String message) {
        int at = message.indexOf("class file version ");
        if (at < 0) {
            return "a newer Java";
        }
        String rest = message.substring(at + "class file version ".length());
        int dot = rest.indexOf('.');
        return "Java " + (Integer.parseInt(rest.substring(0, dot)) - FIRST_CLASS_VERSION);
    }
}
