package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiLiteralExpression;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiSynchronizedStatement;
import com.intellij.psi.PsiType;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.sharing.Programs;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.Indent;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Synchronising on an object that is shared with strangers or does not stay the same. */
final class LockObjectCheck {

    private static final Set<String> VALUE_BASED = Set.of(
            "java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte", "java.lang.Character",
            "java.lang.Boolean", "java.lang.Double", "java.lang.Float", "java.util.Optional",
            "java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble", "java.time.Instant",
            "java.time.LocalDate", "java.time.LocalTime", "java.time.LocalDateTime", "java.time.OffsetTime",
            "java.time.OffsetDateTime", "java.time.ZonedDateTime", "java.time.ZoneId", "java.time.ZoneOffset",
            "java.time.Duration", "java.time.Period", "java.time.Year", "java.time.YearMonth", "java.time.MonthDay",
            "java.lang.ProcessHandle", "java.lang.Runtime.Version");

    private static final Pattern SET_UP =
            Pattern.compile("(do)?[rR]ead(Object|External)\\w*|(start|init|initiali[sz]e)([A-Z]\\w*)?|clone");

    /** Who gives a field another object after it has been set up, and the first block that takes it for a lock. */
    private record Changing(Set<PsiMethod> givers, PsiElement firstBlock) {}

    private final PsiJavaFile file;
    /** What is known of a field: each block that takes its lock asks for it. */
    private final Map<PsiField, Changing> changing = new HashMap<>();

    LockObjectCheck(PsiJavaFile file) {
        this.file = file;
    }

    Finding of(PsiSynchronizedStatement statement, boolean alsoReportedByIde) {
        PsiExpression lock = PsiUtil.skipParenthesizedExprDown(statement.getLockExpression());
        if (lock == null) {
            return null;
        }
        if (isInterned(lock)) {
            return finding(lock, "misuse.lock.interned")
                    .by(isNamedLock(lock) ? Evidence.PERHAPS_MEANT : Evidence.BROKEN_RULE);
        }
        if (!alsoReportedByIde) {
            return null;
        }
        PsiType type = lock.getType();
        // An array of values is none itself.
        PsiClass resolved = type == null ? null : PsiUtil.resolveClassInClassTypeOnly(type);
        if (resolved != null && resolved.getQualifiedName() != null
                && VALUE_BASED.contains(resolved.getQualifiedName())) {
            return finding(lock, "misuse.lock.value");
        }
        return reassigned(lock, statement);
    }

    /** A field that is given another object while threads can be at its lock: two may then hold different locks. */
    private Finding reassigned(PsiExpression lock, PsiSynchronizedStatement statement) {
        if (!(lock instanceof PsiReferenceExpression reference)
                || !(Names.targetOf(reference) instanceof PsiField field)
                || field.hasModifierProperty(PsiModifier.FINAL)) {
            return null;
        }
        Changing known = changing.computeIfAbsent(field, this::changing);
        if (known.givers().isEmpty()) {
            return null;
        }
        Finding finding = finding(lock, "misuse.lock.reassigned");
        if (methodsRound(statement).anyMatch(known.givers()::contains)
                || Programs.show(FileModel.of(file, EntryPoints.DEFAULT), lock)) {
            return finding;
        }
        // Elsewhere it is mostly a start or a stop that gives the object; one remark for the field says it.
        return statement == known.firstBlock() ? finding.by(Evidence.SELDOM_HARMFUL) : null;
    }

    private Changing changing(PsiField field) {
        List<PsiReferenceExpression> uses = NameIndex.of(file).usesOf(field);
        Set<PsiMethod> givers = uses.stream()
                .filter(PsiUtil::isAccessedForWriting)
                .map(use -> PsiTreeUtil.getParentOfType(use, PsiMethod.class))
                .filter(method -> method != null && !isSetUp(method))
                .collect(Collectors.toSet());
        PsiElement first = uses.stream()
                .map(use -> PsiUtil.skipParenthesizedExprUp(use.getParent()))
                .filter(PsiSynchronizedStatement.class::isInstance)
                .min(Comparator.comparing(PsiElement::getTextOffset))
                .orElse(null);
        return new Changing(givers, first);
    }

    private static Stream<PsiMethod> methodsRound(PsiElement place) {
        return Stream.iterate(
                PsiTreeUtil.getParentOfType(place, PsiMethod.class),
                Objects::nonNull,
                method -> PsiTreeUtil.getParentOfType(method, PsiMethod.class));
    }

    /** Before other threads have the object: when it is made, copied, started or read from a stream. */
    private static boolean isSetUp(PsiMethod method) {
        return method.isConstructor() || SET_UP.matcher(method.getName()).matches();
    }

    private static boolean isInterned(PsiExpression lock) {
        if (lock instanceof PsiLiteralExpression) {
            return true;
        }
        return lock instanceof PsiReferenceExpression reference
                && Names.targetOf(reference) instanceof PsiField field
                && (PsiUtil.skipParenthesizedExprDown(field.getInitializer()) instanceof PsiLiteralExpression literal
                        && literal.getValue() instanceof String);
    }

    /** {@code private static final Object LOCK = "MyClass.LOCK";}: a lock that shows its name. */
    private static boolean isNamedLock(PsiExpression lock) {
        return lock instanceof PsiReferenceExpression reference
                && Names.targetOf(reference) instanceof PsiField field
                && field.hasModifierProperty(PsiModifier.PRIVATE)
                && field.getType().equalsToText("java.lang.Object");
    }

    private static Finding finding(PsiExpression lock, String key) {
        String name = lock.getText().replace("\"", "");
        return Finding.at(lock, message(key, name), new OwnLockFix());
    }

    /** Gives the class a lock object of its own and uses it wherever the unsuitable one was used. */
    private static final class OwnLockFix implements PlaceFix {

        @Override
        public String family() {
            return message("fix.own.lock");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiClass owner = PsiTreeUtil.getParentOfType(place, PsiClass.class);
            if (owner == null || owner.getLBrace() == null) {
                return List.of();
            }
            String name = owner.findFieldByName("lock", false) == null ? "lock" : "ownLock";
            PsiMethod method = PsiTreeUtil.getParentOfType(place, PsiMethod.class);
            boolean isStatic = method != null && method.hasModifierProperty(PsiModifier.STATIC);
            List<TextEdit> edits = new ArrayList<>();
            edits.add(TextEdit.insert(
                    owner.getLBrace().getTextRange().getEndOffset(),
                    "\n" + Indent.of(owner) + "    private " + (isStatic ? "static " : "") + "final Object " + name
                            + " = new Object();"));
            for (PsiSynchronizedStatement block :
                    PsiTreeUtil.findChildrenOfType(owner, PsiSynchronizedStatement.class)) {
                PsiExpression lock = block.getLockExpression();
                if (lock != null && lock.getText().equals(place.getText())) {
                    edits.add(TextEdit.replace(lock, name));
                }
            }
            return edits;
        }
    }
}
