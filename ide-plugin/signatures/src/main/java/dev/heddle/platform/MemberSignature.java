package dev.heddle.platform;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A field, a method, or a constructor (whose name is {@code new}).
 *
 * @param typeParameters  with their angle brackets, or empty
 * @param type            of a field, or what a method returns; empty for a constructor
 * @param parameters      null for a field
 * @param thrown          {@code throws …}, or empty
 * @param annotationValue {@code default …} of an annotation's element, or empty
 */
public record MemberSignature(
        Set<String> modifiers,
        String typeParameters,
        String type,
        String name,
        List<Parameter> parameters,
        String thrown,
        String annotationValue) {

    private static final Set<String> MODIFIERS =
            Set.of("public", "protected", "private", "abstract", "static", "final", "default");

    /** The type as written, with {@code ...} for the last of a variable number. */
    public record Parameter(String type, String name) {

        /** What is left of the type at run time, as far as it can be told from the text. */
        String erasure() {
            return type.replaceAll("<.*>", "").replace("...", "[]");
        }
    }

    static MemberSignature parse(String text) {
        String rest = text.strip();
        String annotationValue = "";
        int value = rest.indexOf(") default ");
        if (value > 0) {
            annotationValue = rest.substring(value + 1).strip();
            rest = rest.substring(0, value + 1);
        }
        String thrown = "";
        int throwsAt = rest.indexOf(") throws ");
        if (throwsAt > 0) {
            thrown = rest.substring(throwsAt + 1).strip();
            rest = rest.substring(0, throwsAt + 1);
        }
        Set<String> modifiers = new LinkedHashSet<>();
        while (MODIFIERS.contains(firstWord(rest))) {
            modifiers.add(firstWord(rest));
            rest = rest.substring(firstWord(rest).length()).strip();
        }
        String typeParameters = "";
        if (rest.startsWith("<")) {
            typeParameters = rest.substring(0, closing(rest, 0) + 1);
            rest = rest.substring(typeParameters.length()).strip();
        }
        List<Parameter> parameters = null;
        if (rest.endsWith(")")) {
            int open = rest.indexOf('(');
            parameters = parameters(rest.substring(open + 1, rest.length() - 1));
            rest = rest.substring(0, open);
        }
        int space = rest.lastIndexOf(' ');
        return new MemberSignature(
                modifiers,
                typeParameters,
                space < 0 ? "" : rest.substring(0, space),
                rest.substring(space + 1),
                parameters,
                thrown,
                annotationValue);
    }

    private static String firstWord(String text) {
        int space = text.indexOf(' ');
        return space < 0 ? "" : text.substring(0, space);
    }

    /** Where the angle bracket that opens at {@code from} is closed. */
    private static int closing(String text, int from) {
        int depth = 0;
        for (int i = from; i < text.length(); i++) {
            depth += text.charAt(i) == '<' ? 1 : text.charAt(i) == '>' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("no closing angle bracket in " + text);
    }

    private static List<Parameter> parameters(String text) {
        List<Parameter> parameters = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? ',' : text.charAt(i);
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
            if (c == ',' && depth == 0) {
                String parameter = text.substring(from, i).strip();
                if (!parameter.isEmpty()) {
                    int space = parameter.lastIndexOf(' ');
                    parameters.add(new Parameter(parameter.substring(0, space), parameter.substring(space + 1)));
                }
                from = i + 1;
            }
        }
        return parameters;
    }

    public boolean isConstructor() {
        return name.equals("new");
    }

    public boolean isField() {
        return parameters == null;
    }

    public boolean isStatic() {
        return modifiers.contains("static");
    }
}
