package dev.heddle.oracle.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The source of the class of the objects that a program makes. */
final class BoxText {

    private final Program program;
    private final List<String> lines = new ArrayList<>();

    BoxText(Program program) {
        this.program = program;
    }

    /** @param looks whether something looks at the objects in the end */
    List<String> lines(boolean looks) {
        List<BoxStatements.Kind> fields = program.boxes().fields();
        String owner = program.hasStaticSlots() ? "" : program.name() + " s, ";
        String parameters = owner + "int slot, int before" + each(", int a");
        lines.add("");
        lines.add("static class Box {");
        for (int i = 0; i < fields.size(); i++) {
            String modifier = fields.get(i) == BoxStatements.Kind.PLAIN ? "" : fields.get(i).name().toLowerCase() + " ";
            lines.add("    " + modifier + "int " + VariableNames.member(i) + ";");
        }
        lines.add("");
        lines.add("    Box(" + parameters + ") {");
        for (int i = 0; i <= fields.size(); i++) {
            publish(i);
            if (i < fields.size()) {
                lines.add("        " + VariableNames.member(i) + " = a" + i + ";");
            }
        }
        lines.add("    }");
        if (program.boxes().onePlace()) {
            lines.add("");
            lines.add("    static Box make(" + parameters + ") {");
            lines.add("        return new Box(" + (owner.isEmpty() ? "" : "s, ") + "slot, before" + each(", a") + ");");
            lines.add("    }");
        }
        if (looks) {
            look();
        }
        lines.add("}");
        return lines;
    }

    private String each(String text) {
        return IntStream.range(0, program.boxes().fields().size()).mapToObj(i -> text + i).collect(Collectors.joining());
    }

    private void publish(int before) {
        for (BoxEmitter.Publication publication : BoxEmitter.publications(program)) {
            if (publication.before() == before) {
                lines.add("        if (slot == " + publication.slot() + " && before == " + before + ") {");
                lines.add("            " + (program.hasStaticSlots() ? "" : "s.") + VariableNames.slot(publication.slot()) + " = this;");
                lines.add("        }");
            }
        }
    }

    private void look() {
        lines.add("");
        lines.add("    static int look(Box box, int field) {");
        for (int i = 0; i < program.boxes().fields().size(); i++) {
            lines.add("        if (box != null && field == " + i + ") {");
            lines.add("            return box." + VariableNames.member(i) + ";");
            lines.add("        }");
        }
        lines.add("        return " + BoxStatements.ABSENT + ";");
        lines.add("    }");
    }
}
