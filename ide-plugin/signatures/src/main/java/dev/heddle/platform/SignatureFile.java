package dev.heddle.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file of signatures. A line at the margin begins a type, indented lines are its members, lines indented further go
 * on with the line before, {@code #} begins a remark. How they are written: {@code ide-plugin/platform/README.md}.
 */
public record SignatureFile(List<String> imports, List<TypeSignature> types) {

    private static final Pattern TYPE = Pattern.compile(
            "((?:(?:abstract|final|static) )*)(class|interface|enum|annotation) "
                    + "([\\w.]+)(<.*?>(?= extends| implements|$))?(.*)");
    private static final String CONTINUED = "        ";

    /** All signatures of a folder, in the order of the files' names. */
    public static List<SignatureFile> readAll(Path folder) throws IOException {
        List<Path> paths;
        try (Stream<Path> files = Files.list(folder)) {
            paths = files.filter(file -> file.toString().endsWith(".sig")).sorted().toList();
        }
        List<SignatureFile> read = new ArrayList<>();
        for (Path path : paths) {
            read.add(parse(Files.readString(path)));
        }
        return read;
    }

    public static SignatureFile parse(String text) {
        List<String> lines = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (line.startsWith(CONTINUED)) {
                lines.set(lines.size() - 1, lines.get(lines.size() - 1) + " " + line.strip());
            } else if (!line.isBlank()) {
                lines.add(line);
            }
        }
        List<String> imports = new ArrayList<>();
        List<TypeSignature> types = new ArrayList<>();
        String origin = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("import ")) {
                imports.add(line.substring("import ".length()).strip());
            } else if (line.startsWith("#")) {
                origin = line.substring(1).strip();
            } else {
                List<String> body = new ArrayList<>();
                while (i + 1 < lines.size() && lines.get(i + 1).startsWith(" ")) {
                    body.add(lines.get(++i).strip());
                }
                types.add(type(line, body, origin));
                origin = "";
            }
        }
        return new SignatureFile(imports, types);
    }

    private static TypeSignature type(String head, List<String> body, String origin) {
        Matcher matcher = TYPE.matcher(head);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("no type: " + head);
        }
        boolean complete = false;
        String superCall = null;
        List<String> constants = new ArrayList<>();
        List<MemberSignature> members = new ArrayList<>();
        for (String line : body) {
            if (line.equals("complete")) {
                complete = true;
            } else if (line.startsWith("super ")) {
                superCall = line.substring("super ".length());
            } else if (line.startsWith("ENUM ")) {
                constants.addAll(List.of(line.substring("ENUM ".length()).split(",\\s*")));
            } else {
                members.add(MemberSignature.parse(line));
            }
        }
        return new TypeSignature(
                matcher.group(1).strip(),
                matcher.group(2),
                matcher.group(3),
                matcher.group(4) == null ? "" : matcher.group(4),
                matcher.group(5).strip(),
                complete,
                superCall,
                constants,
                members,
                origin);
    }
}
