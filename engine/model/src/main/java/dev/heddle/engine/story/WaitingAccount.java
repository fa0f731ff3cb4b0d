package dev.heddle.engine.story;

import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.model.Step;
import dev.heddle.engine.model.ViolationKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Threads that wait for something that nobody will do; and a notify that came before its wait, if there was one. */
final class WaitingAccount implements Account {

    /** How the engine names who waits. */
    private static final Pattern WAITER = Pattern.compile("(?:nobody will wake |; )(.+?), which waits for ([^;]+)");
    /** After these a call returns and does not wait. */
    private static final Set<String> GIVING = Set.of("release", "fork", "unpark", "notify", "notify-all");
    private static final int MOST_WAITERS = 3;

    @Override
    public Story of(Told told) {
        if (told.violation().kind() != ViolationKind.STUCK) {
            return Story.NONE;
        }
        Map<String, String> waiters = new LinkedHashMap<>();
        Matcher matcher = WAITER.matcher(String.valueOf(told.violation().message()));
        while (matcher.find()) {
            waiters.put(matcher.group(1), matcher.group(2));
        }
        List<String> lines = new ArrayList<>();
        List<Integer> deciding = new ArrayList<>();
        String named = told.violation().thread();
        List<String> order = new ArrayList<>(waiters.keySet());
        order.sort((a, b) -> Boolean.compare(b.equals(named), a.equals(named)));
        for (String thread : order.subList(0, Math.min(MOST_WAITERS, order.size()))) {
            lines.add(waits(told, thread, waiters.get(thread), deciding));
        }
        if (lines.isEmpty()) {
            return Story.NONE;
        }
        int early = lines.size();
        addHolder(told, waiters.values(), lines, deciding);
        addWhatCameTooEarly(told, waiters.keySet(), lines, deciding);
        if (lines.size() == early) {
            addReordering(told, lines, deciding);
        }
        if (lines.size() == early && told.unfinished().stream().allMatch(waiters::containsKey)) {
            lines.add(waiters.size() > 1
                    ? "Every thread that has not ended waits, so nobody can wake them."
                    : "Every other thread has ended, so nobody can wake it.");
        }
        return new Story(lines, deciding);
    }

    private static String waits(Told told, String thread, String what, List<Integer> deciding) {
        Step last = told.lastOf(thread);
        SourceLocation at = thread.equals(told.violation().thread()) ? told.violation().at()
                : last == null ? null : last.at();
        if (last != null && last.op().equals("wait")) {
            deciding.add(last.n());
        }
        return thread + " waits " + (isInside(told, last, what, at) ? "in " + told.words().call(last) : "for " + what)
                + (at == null ? "" : " at " + told.words().place(at)) + ".";
    }

    /** Who has a lock that somebody waits for, and does not give it back. */
    private static void addHolder(Told told, Collection<String> wanted, List<String> lines, List<Integer> deciding) {
        for (Step step : told.steps()) {
            // Semaphores and latches belong to nobody.
            boolean isLock = step.variable() != null && LibraryCalls.classOf(step.variable()).endsWith("Lock");
            if (isLock && step.op().equals("acquire") && wanted.contains(step.variable())
                    && step.equals(told.acquireOf(step.thread(), step.variable())) && !told.words().isInside(step)) {
                lines.add(told.words().did(step) + " and has not unlocked it.");
                deciding.add(step.n());
                return;
            }
        }
    }

    /** Whether a library's call is what waits: what it waits for is a thing that only the library knows. */
    private static boolean isInside(Told told, Step last, String what, SourceLocation at) {
        return last != null && at != null && at.equals(last.at()) && !what.startsWith("the end of ")
                && !GIVING.contains(last.op()) && told.words().isInside(last);
    }

    /** Notifies of what a thread now waits for that came before it began to wait. */
    private static void addWhatCameTooEarly(
            Told told, Set<String> waiters, List<String> lines, List<Integer> deciding) {
        for (Step wait : told.steps()) {
            if (!wait.op().equals("wait") && !wait.op().equals("park") || !waiters.contains(wait.thread())
                    || isWokenAfter(told, wait)) {
                continue;
            }
            Step early = null;
            for (Step step : told.steps()) {
                if (step.n() < wait.n() && wakes(step, wait) && !isConsumed(told, step, wait)) {
                    early = step;
                }
            }
            if (early != null) {
                deciding.add(early.n());
                deciding.add(wait.n());
                lines.add(told.words().did(early) + " before " + told.words().did(wait) + ": nobody waited for it yet.");
                lines.add("No notify came after that.");
                return;
            }
        }
    }

    private static boolean wakes(Step step, Step wait) {
        return (step.op().equals("notify") || step.op().equals("notify-all"))
                && !step.thread().equals(wait.thread())
                && (Objects.equals(step.variable(), wait.variable())
                        || String.valueOf(step.call()).contains("ConditionObject.signal"));
    }

    /** Whether somebody was woken by it. */
    private static boolean isConsumed(Told told, Step notify, Step wait) {
        return told.steps().stream().anyMatch(step -> step.n() > notify.n() && step.op().equals("wake")
                && Objects.equals(step.variable(), notify.variable()));
    }

    private static boolean isWokenAfter(Told told, Step wait) {
        return told.steps().stream().anyMatch(step -> step.n() > wait.n() && step.thread().equals(wait.thread()));
    }

    private static void addReordering(Told told, List<String> lines, List<Integer> deciding) {
        Story order = new OrderAccount().reordering(told);
        lines.addAll(order.lines());
        deciding.addAll(order.deciding());
    }
}
