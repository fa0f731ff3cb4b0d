package dev.heddle.platform;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Turns a signature into a source file. Bodies do nothing and return null, 0 or false, but for two things that tests
 * of the plugin need: a final field holds what the constructor was given under its name, and constants are told apart.
 */
final class StubWriter {

    private static final Set<String> NUMBERS = Set.of("int", "long", "short", "byte", "char", "float", "double");

    private final List<String> imports;
    private final Map<String, TypeSignature> types;
    private final Map<String, List<TypeSignature>> nested;
    private final Map<String, String> imported;

    StubWriter(List<String> imports, Map<String, TypeSignature> types, Map<String, List<TypeSignature>> nested) {
        this.imports = imports;
        this.types = types;
        this.nested = nested;
        this.imported = imports.stream()
                .collect(Collectors.toMap(name -> name.substring(name.lastIndexOf('.') + 1), name -> name));
    }

    String source(TypeSignature type) {
        StringBuilder source = new StringBuilder("package " + type.owner() + ";\n\n");
        imports.stream()
                .filter(name -> !name.equals(type.name()))
                .forEach(name -> source.append("import ").append(name).append(";\n"));
        declare(type, source, false);
        return source.toString();
    }

    private void declare(TypeSignature type, StringBuilder source, boolean inside) {
        if (type.kind().equals("annotation")) {
            source.append("\n@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)");
        }
        String kind = type.kind().equals("annotation") ? "@interface" : type.kind();
        source.append("\npublic ").append(inside ? "static " : "");
        source.append(type.modifiers().replace("static", "").strip()).append(' ').append(kind).append(' ');
        source.append(type.simpleName()).append(type.typeParameters()).append(' ');
        source.append(type.supertypes()).append(" {\n");
        if (type.kind().equals("enum")) {
            source.append("    ").append(String.join(", ", type.constants())).append(";\n");
        }
        if (type.kind().equals("class") && type.constructors().isEmpty()) {
            source.append("    ").append(type.simpleName()).append("() {").append(superCall(type)).append(" }\n");
        }
        for (MemberSignature member : type.members()) {
            source.append("    ").append(member(type, member)).append('\n');
        }
        for (TypeSignature inner : nested.getOrDefault(type.name(), List.of())) {
            declare(inner, source, true);
        }
        source.append("}\n");
    }

    private String member(TypeSignature type, MemberSignature member) {
        if (type.kind().equals("annotation")) {
            return member.type() + " " + member.name() + "() " + member.annotationValue() + ";";
        }
        boolean bodiless = member.modifiers().contains("abstract")
                || type.isInterface() && !member.isStatic() && !member.modifiers().contains("default");
        String visibility = member.modifiers().stream().anyMatch(Set.of("protected", "private", "public")::contains)
                ? "" : "public ";
        String head = visibility + String.join(" ", member.modifiers()) + " " + member.typeParameters() + " ";
        if (member.isField()) {
            return head + member.type() + " " + member.name() + initial(type, member) + ";";
        }
        String parameters = member.parameters().stream()
                .map(parameter -> parameter.type() + " " + parameter.name())
                .collect(Collectors.joining(", ", "(", ")"));
        if (member.isConstructor()) {
            return head + type.simpleName() + parameters + " " + member.thrown() + " {" + superCall(type)
                    + assignments(type, member) + " }";
        }
        String signature = head + member.type() + " " + member.name() + parameters + " " + member.thrown();
        return bodiless ? signature + ";" : signature + " {" + result(type, member) + " }";
    }

    /** Constants must not be compile-time constants: the compiler would copy their values, which are unknown here. */
    private String initial(TypeSignature type, MemberSignature field) {
        if (!field.isStatic()) {
            return "";
        }
        if (field.type().equals("String")) {
            return " = String.valueOf(\"" + field.name() + "\")";
        }
        if (field.type().equals("int")) {
            return " = Integer.parseInt(\"0\")";
        }
        TypeSignature target = types.get(imported.getOrDefault(raw(field.type()), field.type()));
        boolean named = target != null && target.members().stream()
                .anyMatch(member -> member.isStatic()
                        && member.name().equals("create")
                        && member.parameters().size() == 1
                        && member.parameters().get(0).type().equals("String")
                        && raw(member.type()).equals(target.simpleName()));
        if (named) {
            return " = " + target.name() + ".create(\"" + field.name() + "\")";
        }
        if (raw(field.type()).equals(type.simpleName()) && !type.isAbstract() && hasPlainConstructor(type)) {
            return " = new " + type.simpleName() + "()";
        }
        return " = " + nothing(field.type());
    }

    private static boolean hasPlainConstructor(TypeSignature type) {
        return type.kind().equals("class")
                && (type.constructors().isEmpty()
                        || type.constructors().stream().anyMatch(constructor -> constructor.parameters().isEmpty()));
    }

    private String result(TypeSignature type, MemberSignature method) {
        if (method.type().equals("void")) {
            return "";
        }
        boolean own = method.isStatic() && raw(method.type()).equals(type.simpleName());
        if (own && !type.isAbstract() && hasPlainConstructor(type)) {
            return " return new " + type.simpleName() + (type.typeParameters().isEmpty() ? "" : "<>") + "();";
        }
        return " return " + nothing(method.type()) + ";";
    }

    private static String nothing(String type) {
        return type.equals("boolean") ? "false" : NUMBERS.contains(type) ? "0" : "null";
    }

    private static String raw(String type) {
        return type.replaceAll("<.*>", "");
    }

    private static String assignments(TypeSignature type, MemberSignature constructor) {
        StringBuilder assignments = new StringBuilder();
        for (MemberSignature field : type.members()) {
            if (field.isField() && !field.isStatic() && field.modifiers().contains("final")) {
                boolean given = constructor.parameters().stream()
                        .anyMatch(parameter -> parameter.name().equals(field.name()));
                assignments.append(" this.").append(field.name()).append(" = ");
                assignments.append(given ? field.name() : nothing(field.type())).append(';');
            }
        }
        return assignments.toString();
    }

    /** A call of the superclass' first constructor, where it has none without parameters. */
    private String superCall(TypeSignature type) {
        if (type.superCall() != null) {
            return " super(" + type.superCall() + ");";
        }
        if (!type.supertypes().startsWith("extends ")) {
            return "";
        }
        String name = raw(type.supertypes().substring("extends ".length())).split(" ")[0];
        TypeSignature parent = types.get(imported.getOrDefault(name, name));
        if (parent == null || hasPlainConstructor(parent)) {
            return "";
        }
        MemberSignature called = parent.constructors().stream()
                .filter(constructor -> constructor.thrown().isEmpty())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type.name() + " needs a super line"));
        return called.parameters().stream()
                .map(parameter -> cast(parent, parameter) + nothing(parameter.type()))
                .collect(Collectors.joining(", ", " super(", ");"));
    }

    /** Tells overloaded constructors apart; a type variable needs none. */
    private static String cast(TypeSignature owner, MemberSignature.Parameter parameter) {
        boolean variable = Arrays.stream(owner.typeParameters().replaceAll("^<|>$", "").split(","))
                .anyMatch(declared -> declared.strip().split(" ")[0].equals(parameter.type()));
        return variable ? "" : "(" + parameter.erasure() + ") ";
    }
}
