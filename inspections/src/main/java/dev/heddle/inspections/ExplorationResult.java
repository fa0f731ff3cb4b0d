package dev.heddle.inspections;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.intellij.openapi.fileEditor.FileDocumentManager;
import com.intellij.openapi.vfs.VirtualFile;
import com.intellij.psi.PsiArrayType;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.event.Variable;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Lines;
import dev.heddle.inspections.finding.Messages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;

/**
 * What the last exploration learned about variables: {@code coverage} and the races of its result file. It says
 * nothing about a source file that has changed since.
 */
final class ExplorationResult {

    private static final String FILE = "result.json";

    private static final ExplorationResult NONE = new ExplorationResult(0, SeenLocations.none());

    private static final ConcurrentMap<Path, ExplorationResult> READ = new ConcurrentHashMap<>();

    private final long writtenAt;
    private final SeenLocations seen;

    private ExplorationResult(long writtenAt, SeenLocations seen) {
        this.writtenAt = writtenAt;
        this.seen = seen;
    }

    /** The results in a folder, each in a folder of its own or at the top, the latest first; or the one in a file. */
    static List<ExplorationResult> in(Path place) {
        if (!Files.isDirectory(place)) {
            return List.of(read(place));
        }
        List<ExplorationResult> results = new ArrayList<>(List.of(read(place.resolve(FILE))));
        try (Stream<Path> folders = Files.list(place)) {
            folders.map(folder -> read(folder.resolve(FILE))).forEach(results::add);
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
        results.sort(Comparator.comparingLong((ExplorationResult result) -> result.writtenAt).reversed());
        return results;
    }

    /** The result in a file; an empty one where there is no such file or it is not one. */
    private static ExplorationResult read(Path file) {
        try {
            if (!Files.isRegularFile(file)) {
                return NONE;
            }
            long writtenAt = Files.getLastModifiedTime(file).toMillis();
            ExplorationResult known = READ.get(file);
            if (known == null || known.writtenAt != writtenAt) {
                known = new ExplorationResult(writtenAt, parse(Files.readString(file)));
                READ.put(file, known);
            }
            return known;
        } catch (IOException e) {
            return NONE;
        }
    }

    private static SeenLocations parse(String text) {
        try {
            JsonElement root = JsonParser.parseString(text);
            return root.isJsonObject() ? SeenLocations.of(root.getAsJsonObject()) : SeenLocations.none();
        } catch (JsonParseException e) {
            return SeenLocations.none();
        }
    }

    /** The finding with the weight and words that fit what was seen of its variable, or of what is in it. */
    Finding refine(Finding finding, PsiVariable variable, boolean content, PsiJavaFile file) {
        if (seen.isEmpty() || isStaleFor(file)) {
            return finding;
        }
        String name = content ? null : qualifiedName(variable);
        if (content ? sawContent(variable, finding.from()) : name != null && seen.sharedField(name)) {
            return finding.with(
                    Finding.Strength.CONFIRMED, Messages.message("result.shared", finding.message()));
        }
        return name != null && seen.unsharedField(name)
                ? finding.with(Finding.Strength.REFUTED, Messages.message("result.unshared", finding.message()))
                : finding;
    }

    private static String qualifiedName(PsiVariable variable) {
        return variable instanceof PsiField field ? Variable.nameInResults(field) : null;
    }

    /** Arrays and collections have no name in a result: where they were made, or raced for, tells which they are. */
    private boolean sawContent(PsiVariable variable, PsiElement place) {
        if (seen.race(place(place))) {
            return true;
        }
        if (variable == null || variable.getInitializer() == null) {
            return false;
        }
        String made = place(variable.getInitializer());
        return variable.getType() instanceof PsiArrayType ? seen.sharedArray(made) : seen.sharedContainer(made);
    }

    /** {@code com.acme.Bank:21}: the outermost class and the line. */
    private static String place(PsiElement element) {
        PsiClass top = PsiUtil.getTopLevelClass(element);
        return (top == null ? "" : top.getQualifiedName()) + ":" + Lines.lineOf(element);
    }

    private boolean isStaleFor(PsiJavaFile file) {
        VirtualFile source = file.getOriginalFile().getViewProvider().getVirtualFile();
        return source.getTimeStamp() > writtenAt || FileDocumentManager.getInstance().isFileModified(source);
    }
}
