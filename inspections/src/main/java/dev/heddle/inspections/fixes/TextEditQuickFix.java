package dev.heddle.inspections.fixes;

import com.intellij.codeInspection.ProblemDescriptor;
import com.intellij.modcommand.ModCommand;
import com.intellij.modcommand.ModCommandQuickFix;
import com.intellij.modcommand.ModNothing;
import com.intellij.modcommand.ModUpdateFileText;
import com.intellij.openapi.project.Project;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Offers a {@link PlaceFix} to the IDE; the command form gives preview, undo and batch mode. */
public final class TextEditQuickFix extends ModCommandQuickFix {

    private final PlaceFix fix;

    public TextEditQuickFix(PlaceFix fix) {
        this.fix = fix;
    }

    @Override
    public String getName() {
        return fix.name();
    }

    @Override
    public String getFamilyName() {
        return fix.family();
    }

    @Override
    public ModCommand perform(Project project, ProblemDescriptor descriptor) {
        PsiElement place = descriptor.getStartElement();
        return place == null ? new ModNothing() : command(place, fix);
    }

    /** A command takes no two changes of which one ends where the next begins. */
    private static void joinTouching(List<TextEdit> edits) {
        for (int i = edits.size() - 1; i > 0; i--) {
            TextEdit first = edits.get(i - 1);
            TextEdit second = edits.get(i);
            if (first.end() == second.start()) {
                edits.set(i - 1, new TextEdit(first.start(), second.end(), first.replacement() + second.replacement()));
                edits.remove(i);
            }
        }
    }

    /** The change that a fix makes at a place, as a command. */
    public static ModCommand command(PsiElement place, PlaceFix fix) {
        PsiFile file = place.getContainingFile();
        List<TextEdit> edits = new ArrayList<>(fix.edits(place));
        if (edits.isEmpty()) {
            return new ModNothing();
        }
        edits.sort(Comparator.comparingInt(TextEdit::start));
        joinTouching(edits);
        List<ModUpdateFileText.Fragment> fragments = new ArrayList<>();
        int shift = 0;
        for (TextEdit edit : edits) {
            int newLength = edit.replacement().length();
            int oldLength = edit.end() - edit.start();
            fragments.add(new ModUpdateFileText.Fragment(edit.start() + shift, oldLength, newLength));
            shift += newLength - oldLength;
        }
        String text = file.getText();
        return new ModUpdateFileText(
                file.getViewProvider().getVirtualFile(), text, TextEdit.apply(text, edits), fragments);
    }
}
