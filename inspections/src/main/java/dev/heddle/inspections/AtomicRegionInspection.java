package dev.heddle.inspections;

import static com.intellij.codeInspection.options.OptPane.number;
import static com.intellij.codeInspection.options.OptPane.pane;

import com.intellij.codeInspection.options.OptPane;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.engine.regions.RegionRules;
import dev.heddle.inspections.analysis.BrokenRegion;
import dev.heddle.inspections.analysis.EntryPoints;
import dev.heddle.inspections.analysis.FileModel;
import dev.heddle.inspections.analysis.RegionAnalysis;
import dev.heddle.inspections.fixes.PlaceFix;
import dev.heddle.inspections.fixes.WrapRegionFix;
import java.util.ArrayList;
import java.util.List;

/** Highlights code that looks meant to be atomic, and into which another thread can break. */
public final class AtomicRegionInspection extends HeddleInspection {

    public int maxLineDistance = RegionRules.DEFAULT_DISTANCE;

    @Override
    public String getShortName() {
        return "HeddleAtomicRegion";
    }

    @Override
    public OptPane getOptionsPane() {
        return pane(number("maxLineDistance", Messages.message("option.line.distance"), 1, 100));
    }

    @Override
    protected List<Finding> analyze(PsiJavaFile file) {
        List<Finding> findings = new ArrayList<>();
        for (BrokenRegion region : RegionAnalysis.find(FileModel.of(file, EntryPoints.DEFAULT), maxLineDistance)) {
            boolean nested = PsiTreeUtil.isAncestor(region.to(), region.from(), false);
            findings.add(new Finding(
                    nested ? region.to() : region.from(),
                    region.to(),
                    text(region),
                    Finding.Strength.NORMAL,
                    region.variable().qualifiedName(),
                    fixes(region)));
        }
        return findings;
    }

    private static List<PlaceFix> fixes(BrokenRegion region) {
        PlaceFix fix = WrapRegionFix.of(region);
        return fix == null ? List.of() : List.of(fix);
    }

    private static String text(BrokenRegion region) {
        PsiMethod breaker = region.intruderMethod();
        int line = Lines.lineOf(region.intruder().place());
        String where = breaker == null
                ? Messages.message("place.line", line)
                : Messages.message("place.method.line", breaker.getName(), line);
        String name = region.variable().field() == null
                ? Messages.message("region.contents", region.variable().name())
                : Messages.message("shared.name", region.variable().name());
        return Messages.message(
                "region.broken",
                lines(region),
                name,
                where,
                region.accesses());
    }

    private static String lines(BrokenRegion region) {
        return region.fromLine() == region.toLine()
                ? Messages.message("region.line", region.fromLine())
                : Messages.message("region.lines", region.fromLine(), region.toLine());
    }
}
