package dev.heddle.engine.session;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in a few words why a file could not be written. */
public final class Reasons {

    private Reasons() {}

    public static String of(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no such folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "no permission";
        }
        if (failure instanceof FileSystemException file && file.getReason() != null) {
            return file.getReason();
        }
        return failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
    }
}
