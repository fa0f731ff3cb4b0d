package dev.heddle.ide.platform;

import dev.heddle.platform.SignatureFile;
import dev.heddle.platform.TypeSignature;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What compiled classes use of the platform's classes that are known by signature only. */
final class PlatformUse {

    private final Map<String, TypeSignature> signatures = new LinkedHashMap<>();
    private final Set<String> members = new TreeSet<>();
    private final Set<String> extended = new TreeSet<>();

    PlatformUse(Path signatureFolder) throws IOException {
        for (SignatureFile file : SignatureFile.readAll(signatureFolder)) {
            file.types().forEach(type -> signatures.put(type.name(), type));
        }
    }

    TypeSignature signature(String name) {
        return signatures.get(name);
    }

    /** {@code com.acme.Type#member(parameter,parameter)} or {@code com.acme.Type#field}; a constructor is {@code Type}. */
    Set<String> members() {
        return members;
    }

    /** The types that are extended or implemented, with those above them. */
    Set<String> extended() {
        return extended;
    }

    PlatformUse scan(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(file -> file.toString().endsWith(".class")).toList();
        }
        for (Path file : files) {
            scan(Files.readAllBytes(file));
        }
        return this;
    }

    private void scan(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        Class<?> self = load(reader.getClassName());
        for (Class<?> above : supertypes(self)) {
            if (signatures.containsKey(name(above))) {
                extended.add(name(above));
                for (Method method : self.getDeclaredMethods()) {
                    Method overridden = declared(above, method.getName(), Type.getMethodDescriptor(method));
                    if (overridden != null && !method.isSynthetic()) {
                        members.add(key(overridden));
                    }
                }
            }
        }
        reader.accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] thrown) {
                return new Uses();
            }
        }, ClassReader.SKIP_DEBUG);
    }

    /** Collects what instructions name. */
    private final class Uses extends MethodVisitor {

        Uses() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            method(owner, name, descriptor);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            for (Class<?> above : supertypes(load(owner))) {
                if (signatures.containsKey(name(above))
                        && Arrays.stream(above.getDeclaredFields()).anyMatch(field -> field.getName().equals(name))) {
                    members.add(name(above) + "#" + name);
                }
            }
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle && handle.getDesc().startsWith("(")) {
                    method(handle.getOwner(), handle.getName(), handle.getDesc());
                }
            }
        }
    }

    private void method(String owner, String name, String descriptor) {
        if (owner.startsWith("[")) {
            return;
        }
        for (Class<?> above : supertypes(load(owner))) {
            if (signatures.containsKey(name(above))) {
                if (name.equals("<init>")) {
                    for (Constructor<?> constructor : above.getDeclaredConstructors()) {
                        if (above.getName().equals(owner.replace('/', '.'))
                                && Type.getConstructorDescriptor(constructor).equals(descriptor)) {
                            members.add(key(constructor));
                        }
                    }
                    continue;
                }
                Method declared = declared(above, name, descriptor);
                if (declared != null) {
                    members.add(key(declared));
                    return;
                }
            }
        }
    }

    private static Method declared(Class<?> owner, String name, String descriptor) {
        String parameters = descriptor.substring(0, descriptor.indexOf(')') + 1);
        for (Method method : owner.getDeclaredMethods()) {
            if (method.getName().equals(name) && !method.isSynthetic() && !Modifier.isPrivate(method.getModifiers())
                    && Type.getMethodDescriptor(method).startsWith(parameters)) {
                return method;
            }
        }
        return null;
    }

    private static String key(Executable member) {
        String name = member instanceof Constructor<?> ? member.getDeclaringClass().getSimpleName() : member.getName();
        String parameters = Arrays.stream(member.getGenericParameterTypes())
                .map(type -> type.getTypeName().replace('$', '.').replace(" ", ""))
                .collect(Collectors.joining(","));
        return name(member.getDeclaringClass()) + "#" + name + "(" + parameters + ")";
    }

    private static String name(Class<?> type) {
        return type.getName().replace('$', '.');
    }

    private static Class<?> load(String internalName) {
        try {
            return Class.forName(internalName.replace('/', '.'), false, PlatformUse.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** The type itself and all above it, the nearest first. */
    private static List<Class<?>> supertypes(Class<?> type) {
        List<Class<?>> all = new ArrayList<>(List.of(type));
        for (int i = 0; i < all.size(); i++) {
            Class<?> above = all.get(i).getSuperclass();
            Stream.concat(Stream.ofNullable(above), Arrays.stream(all.get(i).getInterfaces()))
                    .filter(next -> !all.contains(next))
                    .forEach(all::add);
        }
        return all;
    }
}
