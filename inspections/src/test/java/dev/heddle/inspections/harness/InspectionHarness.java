package dev.heddle.inspections.harness;

import com.intellij.codeInspection.LocalInspectionTool;
import com.intellij.codeInspection.ProblemDescriptor;
import com.intellij.codeInspection.ProblemHighlightType;
import com.intellij.codeInspection.ProblemsHolder;
import com.intellij.codeInspection.QuickFix;
import com.intellij.modcommand.ModCommandQuickFix;
import com.intellij.modcommand.ModUpdateFileText;
import com.intellij.openapi.util.TextRange;
import com.intellij.psi.PsiElementVisitor;
import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.standalone.PsiEnvironment;
import dev.heddle.inspections.standalone.StandaloneInspectionManager;
import java.util.ArrayList;
import java.util.List;

/** Runs an inspection the way the IDE does: through its visitor, on real PSI, with problem descriptors. */
public final class InspectionHarness {

    private final PsiEnvironment environment;

    public InspectionHarness(PsiEnvironment environment) {
        this.environment = environment;
    }

    public List<ProblemDescriptor> problems(LocalInspectionTool tool, PsiJavaFile file) {
        ProblemsHolder holder =
                new ProblemsHolder(new StandaloneInspectionManager(environment.project()), file, true);
        PsiElementVisitor visitor = tool.buildVisitor(holder, true);
        file.accept(visitor);
        return holder.getResults();
    }

    /** The file's text with the highlights that the tool gives. */
    public String highlighted(LocalInspectionTool tool, String name, String text) {
        List<Markup.Highlight> highlights = new ArrayList<>();
        for (ProblemDescriptor problem : problems(tool, environment.parse(name, text))) {
            TextRange range = problem.getStartElement().getTextRange().union(problem.getEndElement().getTextRange());
            highlights.add(new Markup.Highlight(
                    range.getStartOffset(),
                    range.getEndOffset(),
                    level(problem.getHighlightType()),
                    problem.getDescriptionTemplate()));
        }
        return Markup.mark(text, highlights);
    }

    private static String level(ProblemHighlightType type) {
        return switch (type) {
            case GENERIC_ERROR -> "error";
            case WEAK_WARNING -> "weak_warning";
            case INFORMATION -> "info";
            default -> "warning";
        };
    }

    /** The names of all fixes the tool offers, in order. */
    public List<String> fixNames(LocalInspectionTool tool, String name, String text) {
        List<String> names = new ArrayList<>();
        for (ProblemDescriptor problem : problems(tool, environment.parse(name, text))) {
            for (QuickFix<?> fix : problem.getFixes()) {
                names.add(fix.getName());
            }
        }
        return names;
    }

    /** The families of the fixes of that name. */
    public List<String> families(LocalInspectionTool tool, String name, String text, String fixName) {
        List<String> families = new ArrayList<>();
        for (ProblemDescriptor problem : problems(tool, environment.parse(name, text))) {
            for (QuickFix<?> fix : problem.getFixes()) {
                if (fix.getName().equals(fixName)) {
                    families.add(fix.getFamilyName());
                }
            }
        }
        return families;
    }

    /** The text after the first fix of that name has been applied, or null where no problem offers it. */
    public String fixed(LocalInspectionTool tool, String name, String text, String fixName) {
        for (ProblemDescriptor problem : problems(tool, environment.parse(name, text))) {
            for (QuickFix<?> fix : problem.getFixes()) {
                if (fix.getName().equals(fixName) && fix instanceof ModCommandQuickFix command
                        && command.perform(environment.project(), problem) instanceof ModUpdateFileText update) {
                    return update.newText();
                }
            }
        }
        return null;
    }
}
