package dev.heddle.inspections.misuse;

import static dev.heddle.inspections.finding.Messages.message;

import com.intellij.psi.JavaTokenType;
import com.intellij.psi.PsiArrayType;
import com.intellij.psi.PsiBinaryExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiConditionalExpression;
import com.intellij.psi.PsiConditionalLoopStatement;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiIfStatement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiKeyword;
import com.intellij.psi.PsiLambdaExpression;
import com.intellij.psi.PsiLocalVariable;
import com.intellij.psi.PsiLoopStatement;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiParameter;
import com.intellij.psi.PsiPrimitiveType;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiStatement;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.analysis.event.Remarks;
import dev.heddle.inspections.analysis.name.EntryPoints;
import dev.heddle.inspections.analysis.name.NameIndex;
import dev.heddle.inspections.analysis.name.Names;
import dev.heddle.inspections.analysis.sharing.FileModel;
import dev.heddle.inspections.analysis.sharing.Programs;
import dev.heddle.inspections.finding.Evidence;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.finding.PlaceFix;
import dev.heddle.inspections.finding.TextEdit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Waiting without looking again, and waking one of several kinds of waiters. */
final class WaitChecks {

    /** What is waited on, in one class, and by which method. */
    private record Monitor(PsiClass owner, String receiver, String waiting) {}

    /**
     * Who waits at a monitor.
     *
     * @param differ whether they wait for different things
     * @param staying a method in which all that wait could go on, or null
     */
    private record Waiters(boolean differ, String methods, String staying) {}

    private final PsiJavaFile file;
    /** Each notify of a monitor asks who waits there. */
    private final Map<Monitor, Waiters> waiters = new HashMap<>();

    WaitChecks(PsiJavaFile file) {
        this.file = file;
    }

    Finding notInLoop(PsiMethodCallExpression call) {
        if (!isWait(call) || isInLoop(call)) {
            return null;
        }
        PsiMethod method = PsiTreeUtil.getParentOfType(call, PsiMethod.class);
        if (method != null && (method.getName().startsWith("wait") || method.getName().startsWith("await"))) {
            return null;
        }
        String text = message("misuse.wait.loop", call.getMethodExpression().getReferenceName());
        PsiIfStatement guard = guard(call);
        boolean timed = !call.getArgumentList().isEmpty();
        if (timed && (guard == null || asksAgain(guard) || asksOnlyForTheTime(guard, call))) {
            return null;
        }
        Finding finding = guard == null ? Finding.at(call, text) : Finding.at(call, text, new WhileFix());
        if (timed && Remarks.explainPause(call) || Remarks.explainWakeUp(call)) {
            return finding.by(Evidence.EXPLAINED);
        }
        boolean pause = timed
                ? isLastStep(call) || isNeverNotified(call) || asksForOwn(guard.getCondition())
                : asksNothing(call) && !Programs.show(FileModel.of(file, EntryPoints.DEFAULT), call);
        return pause ? finding.by(Evidence.PERHAPS_MEANT) : finding;
    }

    /** Whether the method has no condition to check again: it hands the wait on, or rests until it is woken. */
    private static boolean asksNothing(PsiMethodCallExpression call) {
        PsiElement body = PsiTreeUtil.getParentOfType(call, PsiMethod.class, PsiLambdaExpression.class);
        return body != null
                && PsiTreeUtil.findChildrenOfAnyType(body, PsiIfStatement.class, PsiConditionalLoopStatement.class)
                        .stream()
                        .filter(choice -> choice.getTextOffset() < call.getTextOffset())
                        .map(choice -> choice instanceof PsiIfStatement question
                                ? question.getCondition()
                                : ((PsiConditionalLoopStatement) choice).getCondition())
                        .allMatch(condition -> condition != null && asked(condition).allMatch(WaitChecks::stays));
    }

    /** Whether nothing follows that would count on what was waited for: the wait is a pause that can be cut short. */
    private static boolean isLastStep(PsiElement call) {
        for (PsiElement step = PsiTreeUtil.getParentOfType(call, PsiStatement.class);
                step != null && !(step instanceof PsiMethod) && !(step instanceof PsiLambdaExpression);
                step = step.getParent()) {
            if (step instanceof PsiStatement && PsiTreeUtil.getNextSiblingOfType(step, PsiStatement.class) != null) {
                return false;
            }
        }
        return true;
    }

    /** Whether no other thread could change what is asked before the wait: only the time ends it. */
    private static boolean asksForOwn(PsiExpression condition) {
        return condition != null
                && asked(condition).allMatch(asked -> asked instanceof PsiLocalVariable || stays(asked));
    }

    /** What a condition asks; a local variable may have the answer to what was asked before. */
    private static Stream<PsiElement> asked(PsiExpression condition) {
        return PsiTreeUtil.findChildrenOfAnyType(condition, false, PsiReferenceExpression.class).stream()
                .map(Names::targetOf);
    }

    private static boolean stays(PsiElement asked) {
        return asked instanceof PsiParameter
                || asked instanceof PsiField field
                        && field.hasModifierProperty(PsiModifier.FINAL)
                        && !(field.getType() instanceof PsiArrayType);
    }

    /** Whether nobody could notify the object, which no other file sees: only the time ends the wait. */
    private boolean isNeverNotified(PsiMethodCallExpression call) {
        return call.getMethodExpression().getQualifierExpression() instanceof PsiReferenceExpression monitor
                && Names.targetOf(monitor) instanceof PsiField field
                && field.hasModifierProperty(PsiModifier.PRIVATE)
                && Stream.of("notify", "notifyAll", "signal", "signalAll")
                        .flatMap(name -> NameIndex.of(file).named(name).stream())
                        .noneMatch(wake -> wake.getQualifierExpression() instanceof PsiReferenceExpression woken
                                && Names.targetOf(woken) == field);
    }

    private static boolean isWait(PsiMethodCallExpression call) {
        return "wait".equals(call.getMethodExpression().getReferenceName())
                ? Calls.isDeclaredIn(call, "java.lang.Object")
                : Calls.isOn(call, "java.util.concurrent.locks.Condition");
    }

    private static boolean isInLoop(PsiElement place) {
        return PsiTreeUtil.getParentOfType(
                        place, PsiLoopStatement.class, true, PsiMethod.class, PsiLambdaExpression.class, PsiClass.class)
                != null;
    }

    private static PsiIfStatement guard(PsiElement call) {
        PsiIfStatement guard = PsiTreeUtil.getParentOfType(call, PsiIfStatement.class, true, PsiMethod.class);
        return guard != null
                        && guard.getElseBranch() == null
                        && PsiTreeUtil.isAncestor(guard.getThenBranch(), call, true)
                ? guard
                : null;
    }

    /** Whether what was asked before a timed wait is asked once more after it. */
    private static boolean asksAgain(PsiIfStatement guard) {
        PsiMethod method = PsiTreeUtil.getParentOfType(guard, PsiMethod.class);
        Set<String> asked = namesIn(guard.getCondition());
        return method != null
                && PsiTreeUtil.findChildrenOfAnyType(
                                method, PsiIfStatement.class, PsiConditionalLoopStatement.class,
                                PsiConditionalExpression.class)
                        .stream()
                        .filter(choice -> choice.getTextOffset() > guard.getTextRange().getEndOffset())
                        .anyMatch(choice -> namesIn(choice).stream().anyMatch(asked::contains));
    }

    /** {@code if (delay > 0) wait(delay)} is a sleep that gives the lock away. */
    private static boolean asksOnlyForTheTime(PsiIfStatement guard, PsiMethodCallExpression call) {
        Set<String> asked = namesIn(guard.getCondition());
        return !asked.isEmpty() && namesIn(call.getArgumentList()).containsAll(asked);
    }

    private static Set<String> namesIn(PsiElement code) {
        Set<String> names = new HashSet<>();
        PsiTreeUtil.findChildrenOfAnyType(code, false, PsiReferenceExpression.class)
                .forEach(reference -> names.add(reference.getReferenceName()));
        return names;
    }

    /** Turns the {@code if} round a wait into a {@code while}. */
    private static final class WhileFix implements PlaceFix {

        @Override
        public String family() {
            return message("fix.if.to.while");
        }

        @Override
        public List<TextEdit> edits(PsiElement place) {
            PsiIfStatement guard = guard(place);
            PsiKeyword keyword = PsiTreeUtil.getChildOfType(guard, PsiKeyword.class);
            return keyword == null ? List.of() : List.of(TextEdit.replace(keyword, "while"));
        }
    }

    /** A notify that wakes one waiter, where threads wait on the same object for different things. */
    Finding oneOfMany(PsiMethodCallExpression call) {
        boolean condition = "signal".equals(call.getMethodExpression().getReferenceName());
        if (condition
                ? !Calls.isOn(call, "java.util.concurrent.locks.Condition")
                : !Calls.isDeclaredIn(call, "java.lang.Object")) {
            return null;
        }
        Waiters waiters = waiters(call);
        String name = call.getMethodExpression().getReferenceName();
        String all = condition ? "signalAll" : "notifyAll";
        if (waiters.differ()) {
            boolean program = Programs.show(FileModel.of(file, EntryPoints.DEFAULT), call);
            // That they can wait at the same time, a queue's readers and its writers, say, only a program shows.
            return Finding.at(
                            call,
                            message("misuse.notify", name, waiters.methods()),
                            OtherCallFix.sameArguments("fix.notify.all.family", all))
                    .by(program ? Evidence.BROKEN_RULE : Evidence.PERHAPS_MEANT);
        }
        return waiters.staying() == null
                ? null
                : Finding.at(
                        call,
                        message("misuse.notify.staying", name, waiters.staying()),
                        OtherCallFix.sameArguments("fix.notify.all.family", all));
    }

    private Waiters waiters(PsiMethodCallExpression call) {
        String waiting = "signal".equals(call.getMethodExpression().getReferenceName()) ? "await" : "wait";
        Monitor monitor =
                new Monitor(PsiTreeUtil.getParentOfType(call, PsiClass.class), Calls.receiver(call), waiting);
        return waiters.computeIfAbsent(monitor, this::waitersAt);
    }

    private Waiters waitersAt(Monitor monitor) {
        List<PsiMethodCallExpression> waits = waitsAt(monitor);
        Map<String, String> byCondition = new LinkedHashMap<>();
        waits.forEach(wait -> byCondition.putIfAbsent(condition(wait), methodName(wait)));
        boolean differ = byCondition.size() > 1 && "wait".equals(monitor.waiting())
                || waits.stream().anyMatch(WaitChecks::waitsForOwn);
        String staying = differ
                ? null
                : waits.stream()
                        .filter(wait -> StayingConditions.letsAllGo(file, wait))
                        .findFirst()
                        .map(WaitChecks::methodName)
                        .orElse(null);
        return new Waiters(differ, String.join(", ", new TreeSet<>(byCondition.values())), staying);
    }

    private static String methodName(PsiElement place) {
        PsiMethod method = PsiTreeUtil.getParentOfType(place, PsiMethod.class);
        return method == null ? "?" : "'" + method.getName() + "()'";
    }

    /** Whether each waiting thread waits for something of its own: the condition asks a parameter. */
    private static boolean waitsForOwn(PsiMethodCallExpression wait) {
        PsiConditionalLoopStatement loop = loopRound(wait);
        return loop != null
                && PsiTreeUtil.findChildrenOfAnyType(loop.getCondition(), false, PsiReferenceExpression.class).stream()
                        .anyMatch(used -> Names.targetOf(used) instanceof PsiParameter parameter
                                && parameter.getDeclarationScope() instanceof PsiMethod
                                && parameter.getType() instanceof PsiPrimitiveType
                                && comparesWithField(used));
    }

    private static boolean comparesWithField(PsiReferenceExpression used) {
        if (!(used.getParent() instanceof PsiBinaryExpression comparison)
                || comparison.getOperationTokenType() != JavaTokenType.NE
                        && comparison.getOperationTokenType() != JavaTokenType.EQEQ) {
            return false;
        }
        PsiExpression other = comparison.getLOperand() == used ? comparison.getROperand() : comparison.getLOperand();
        return other instanceof PsiReferenceExpression field && Names.targetOf(field) instanceof PsiField;
    }

    /** The waits of the same class on the same object. */
    private List<PsiMethodCallExpression> waitsAt(Monitor monitor) {
        List<PsiMethodCallExpression> waits = new ArrayList<>();
        for (PsiReferenceExpression name : NameIndex.of(file).named(monitor.waiting())) {
            PsiMethod method = PsiTreeUtil.getParentOfType(name, PsiMethod.class);
            if (method != null
                    && name.getParent() instanceof PsiMethodCallExpression wait
                    && PsiTreeUtil.getParentOfType(wait, PsiClass.class) == monitor.owner()
                    && Calls.receiver(wait).equals(monitor.receiver())
                    && isWait(wait)) {
                waits.add(wait);
            }
        }
        return waits;
    }

    static PsiConditionalLoopStatement loopRound(PsiElement wait) {
        return PsiTreeUtil.getParentOfType(wait, PsiConditionalLoopStatement.class, true, PsiMethod.class);
    }

    private static String condition(PsiMethodCallExpression wait) {
        PsiConditionalLoopStatement loop = loopRound(wait);
        return loop == null || loop.getCondition() == null ? "" : loop.getCondition().getText();
    }
}
