package dev.heddle.engine.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;
import org.objectweb.asm.tree.ClassNode;

/** Writes changed programs beside the compiled ones, under other names. */
final class ChangedPrograms {

    private final Path classes;
    private final Path changed;

    ChangedPrograms(Path classes, Path changed) {
        this.classes = classes;
        this.changed = changed;
    }

    boolean fits(ProgramFile program, HarmlessChange change) throws IOException {
        return change.fits(read(program));
    }

    /** Writes the program with the change and gives the name of the class to run. */
    String write(ProgramFile program, HarmlessChange change) throws IOException {
        String suffix = change.name().replace("_", "").toLowerCase();
        List<ClassNode> nodes = read(program);
        change.to(nodes);
        for (ClassNode node : nodes) {
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            node.accept(new ClassRemapper(writer, new Remapper() {
                @Override
                public String map(String name) {
                    boolean own = name.equals(program.name()) || name.startsWith(program.name() + "$");
                    return own ? program.name() + suffix + name.substring(program.name().length()) : name;
                }
            }));
            byte[] code = writer.toByteArray();
            Files.write(changed.resolve(new ClassReader(code).getClassName() + ".class"), code);
        }
        return program.name() + suffix;
    }

    /** The classes of a program, the one to run first. */
    private List<ClassNode> read(ProgramFile program) throws IOException {
        List<ClassNode> nodes = new ArrayList<>();
        try (Stream<Path> files = Files.list(classes)) {
            List<Path> own = files.filter(file -> isOf(program, file.getFileName().toString()))
                    .sorted(Comparator.comparing(file -> file.toString().length())).toList();
            for (Path file : own) {
                ClassNode node = new ClassNode();
                new ClassReader(Files.readAllBytes(file)).accept(node, ClassReader.EXPAND_FRAMES);
                nodes.add(node);
            }
        }
        return nodes;
    }

    private static boolean isOf(ProgramFile program, String file) {
        return file.equals(program.name() + ".class") || file.startsWith(program.name() + "$");
    }
}
