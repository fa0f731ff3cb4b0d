package dev.heddle.inspections;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.intellij.openapi.fileEditor.FileDocumentManager;
import com.intellij.openapi.vfs.VirtualFile;
import com.intellij.psi.PsiJavaFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * What the last exploration learned about variables: {@code coverage.shared} and {@code coverage.unshared} of its
 * result file. It says nothing about a source file that has changed since.
 */
final class ExplorationResult {

    static final ExplorationResult NONE = new ExplorationResult(0, Set.of(), Set.of());

    private static final ConcurrentMap<Path, ExplorationResult> READ = new ConcurrentHashMap<>();

    private final long writtenAt;
    private final Set<String> shared;
    private final Set<String> unshared;

    private ExplorationResult(long writtenAt, Set<String> shared, Set<String> unshared) {
        this.writtenAt = writtenAt;
        this.shared = shared;
        this.unshared = unshared;
    }

    /** The result in a file; an empty one where there is no such file or it is not one. */
    static ExplorationResult read(Path file) {
        try {
            if (!Files.isRegularFile(file)) {
                return NONE;
            }
            long writtenAt = Files.getLastModifiedTime(file).toMillis();
            ExplorationResult known = READ.get(file);
            if (known == null || known.writtenAt != writtenAt) {
                known = parse(Files.readString(file), writtenAt);
                READ.put(file, known);
            }
            return known;
        } catch (IOException e) {
            return NONE;
        }
    }

    private static ExplorationResult parse(String text, long writtenAt) {
        try {
            JsonElement root = JsonParser.parseString(text);
            JsonElement coverage = root.isJsonObject() ? root.getAsJsonObject().get("coverage") : null;
            if (coverage == null || !coverage.isJsonObject()) {
                return new ExplorationResult(writtenAt, Set.of(), Set.of());
            }
            JsonObject variables = coverage.getAsJsonObject();
            return new ExplorationResult(writtenAt, names(variables, "shared"), names(variables, "unshared"));
        } catch (JsonParseException e) {
            return new ExplorationResult(writtenAt, Set.of(), Set.of());
        }
    }

    private static Set<String> names(JsonObject coverage, String key) {
        Set<String> names = new HashSet<>();
        if (coverage.get(key) instanceof JsonArray array) {
            for (JsonElement name : array) {
                if (name.isJsonPrimitive()) {
                    names.add(name.getAsString().replace('$', '.'));
                }
            }
        }
        return names;
    }

    /** The finding with the weight and words that fit what was seen. */
    Finding refine(Finding finding, PsiJavaFile file) {
        if (finding.variable() == null || shared.isEmpty() && unshared.isEmpty() || isStaleFor(file)) {
            return finding;
        }
        if (shared.contains(finding.variable())) {
            return finding.with(
                    Finding.Strength.CONFIRMED, Messages.message("result.shared", finding.message()));
        }
        return unshared.contains(finding.variable())
                ? finding.with(Finding.Strength.REFUTED, Messages.message("result.unshared", finding.message()))
                : finding;
    }

    private boolean isStaleFor(PsiJavaFile file) {
        VirtualFile source = file.getOriginalFile().getViewProvider().getVirtualFile();
        return source.getTimeStamp() > writtenAt || FileDocumentManager.getInstance().isFileModified(source);
    }
}
