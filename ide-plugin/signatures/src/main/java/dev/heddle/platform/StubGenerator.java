package dev.heddle.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a source file for each type of a folder of signatures: {@code StubGenerator SIGNATURES TARGET}. */
public final class StubGenerator {

    private StubGenerator() {}

    public static void main(String[] args) throws IOException {
        sources(SignatureFile.readAll(Path.of(args[0])))
                .forEach((name, source) -> write(Path.of(args[1]), name, source));
    }

    /** The sources by the names of their classes. */
    public static Map<String, String> sources(List<SignatureFile> files) {
        Map<String, TypeSignature> all = new LinkedHashMap<>();
        Map<String, List<TypeSignature>> nested = new LinkedHashMap<>();
        for (SignatureFile file : files) {
            for (TypeSignature type : file.types()) {
                if (all.put(type.name(), type) != null) {
                    throw new IllegalArgumentException(type.name() + " is described twice");
                }
                if (type.isNested()) {
                    nested.computeIfAbsent(type.owner(), owner -> new ArrayList<>()).add(type);
                }
            }
        }
        nested.keySet().stream().filter(owner -> !all.containsKey(owner)).findFirst().ifPresent(owner -> {
            throw new IllegalArgumentException(owner + " has nested types and is not described");
        });
        Map<String, String> sources = new LinkedHashMap<>();
        for (SignatureFile file : files) {
            StubWriter writer = new StubWriter(file.imports(), all, nested);
            file.types().stream()
                    .filter(type -> !type.isNested())
                    .forEach(type -> sources.put(type.name(), writer.source(type)));
        }
        return sources;
    }

    private static void write(Path folder, String name, String source) {
        try {
            Path file = folder.resolve(name.replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            // An unchanged file keeps its date, so that nothing is compiled for nothing.
            if (!Files.exists(file) || !Files.readString(file).equals(source)) {
                Files.writeString(file, source);
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
