package com.example.objects;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the public classes of {@code java.base} whose objects have something in them that can change. */
public final class MutableClasses {

    private static final Set<Class<?>> BOXES = Set.of(Boolean.class, Byte.class, Character.class, Short.class, Integer.class,
            Long.class, Float.class, Double.class, String.class, Class.class);

    private MutableClasses() {}

    /** Prints their names, with their superclasses behind them. */
    public static void main(String[] args) {
        for (Class<?> type : all()) {
            List<String> line = new ArrayList<>(List.of(type.getName()));
            for (Class<?> above = type.getSuperclass(); above != null; above = above.getSuperclass()) {
                line.add(above.getName());
            }
            System.out.println(String.join(" ", line) + (Modifier.isAbstract(type.getModifiers()) ? " abstract" : ""));
        }
    }

    static List<Class<?>> all() {
        Set<String> exported = Object.class.getModule().getDescriptor().exports().stream()
                .filter(exports -> !exports.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toSet());
        Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base");
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('/', '.'))
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .filter(name -> name.indexOf('.') > 0 && exported.contains(name.substring(0, name.lastIndexOf('.'))))
                    .sorted()
                    .<Class<?>>map(MutableClasses::load)
                    .filter(type -> isPublic(type) && hasObjects(type) && canChange(type))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getDeclaringClass() == null || isPublic(type.getDeclaringClass()));
    }

    /** Exceptions have what Throwable has. */
    private static boolean hasObjects(Class<?> type) {
        return !type.isInterface() && !type.isEnum() && !type.isRecord()
                && (type == Throwable.class || !Throwable.class.isAssignableFrom(type));
    }

    private static boolean canChange(Class<?> type) {
        for (Class<?> part = type; part != null; part = part.getSuperclass()) {
            for (Field field : part.getDeclaredFields()) {
                boolean constant = Modifier.isFinal(field.getModifiers())
                        && (field.getType().isPrimitive() || field.getType().isEnum() || BOXES.contains(field.getType()));
                if (!Modifier.isStatic(field.getModifiers()) && !constant) {
                    return true;
                }
            }
        }
        return false;
    }
}
