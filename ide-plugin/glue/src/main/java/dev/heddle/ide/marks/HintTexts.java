package dev.heddle.ide.marks;

import dev.heddle.engine.lanes.StepText;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.Violation;
import dev.heddle.ide.HeddleBundle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which thread passes a line at which step of a schedule, and what it reads or writes there, in a few words. */
final class HintTexts {

    /** More than these of a line are counted only: a loop may pass it a thousand times. */
    private static final int SHOWN = 3;
    private static final int LONGEST_VALUE = 24;

    private HintTexts() {}

    /** By line, from 1, of a file of that name in that package. */
    static Map<Integer, String> of(Violation violation, String packageName, String fileName) {
        Map<Integer, List<Step>> byLine = new TreeMap<>();
        if (violation != null && violation.steps() != null) {
            for (Step step : violation.steps()) {
                if (isIn(step.at(), packageName, fileName)) {
                    byLine.computeIfAbsent(step.at().line(), line -> new ArrayList<>()).add(step);
                }
            }
        }
        Map<Integer, String> texts = new TreeMap<>();
        byLine.forEach((line, steps) -> texts.put(line, text(steps)));
        return texts;
    }

    private static boolean isIn(SourceLocation at, String packageName, String fileName) {
        if (at == null || at.line() <= 0 || at.className() == null || !fileName.equals(at.file())) {
            return false;
        }
        int dot = at.className().lastIndexOf('.');
        return packageName.equals(dot < 0 ? "" : at.className().substring(0, dot));
    }

    private static String text(List<Step> steps) {
        StringBuilder text = new StringBuilder();
        for (Step step : steps.subList(0, Math.min(SHOWN, steps.size()))) {
            text.append(text.length() == 0 ? "" : "  ").append(text(step));
        }
        if (steps.size() > SHOWN) {
            text.append("  ").append(HeddleBundle.message("hint.more", steps.size() - SHOWN));
        }
        return text.toString();
    }

    private static String text(Step step) {
        return HeddleBundle.message("hint.step", String.valueOf(step.n()), step.thread(), what(step));
    }

    /** Reads and writes without the object, which the line names; all else in the words of the views. */
    private static String what(Step step) {
        if (step.variable() == null || !step.op().equals("read") && !step.op().equals("write")) {
            return StepText.of(step);
        }
        String value = step.value() == null ? "" : " = " + cut(step.value());
        return step.op() + " " + step.variable().replaceFirst("^.*\\.", "") + value;
    }

    private static String cut(String value) {
        String line = value.replaceAll("\\p{Cntrl}", " ");
        return line.length() <= LONGEST_VALUE ? line : line.substring(0, LONGEST_VALUE - 1) + "…";
    }
}
