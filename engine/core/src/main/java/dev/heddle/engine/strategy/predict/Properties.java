package dev.heddle.engine.strategy.predict;

import dev.heddle.engine.encoding.RecordedStep;
import dev.heddle.engine.model.Op;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is to be asked about an execution. */
final class Properties {

    private final RunFacts facts;
    private final ContextSwitches switches;
    private final List<Property> all = new ArrayList<>();
    private int inferred;
    private int brokenAlready;
    private int proved;

    Properties(RunFacts facts, ContextSwitches switches) {
        this.facts = facts;
        this.switches = switches;
        addRaces();
        addEarlyReads();
        addEarlyNotifications();
        addRegions();
    }

    List<Property> all() {
        return all;
    }

    /** Regions that were inferred. */
    int regions() {
        return inferred;
    }

    /** Regions that the execution itself breaks into, of which nothing is to be predicted. */
    int brokenAlready() {
        return brokenAlready;
    }

    /** Regions that nobody can come into in any order. */
    int proved() {
        return proved;
    }

    ContextSwitches switches() {
        return switches;
    }

    private void addRaces() {
        facts.byVariable().values().forEach(accesses -> {
            for (int i = 0; i < accesses.size(); i++) {
                for (int j = 0; j < i; j++) {
                    StepFacts first = accesses.get(j);
                    StepFacts second = accesses.get(i);
                    if (first.conflicts(second) && first.told().plain() && first.told().direct() && second.told().direct()
                            && switches.mayMeet(first.step(), second.step())) {
                        all.add(new PossibleRace(first, second));
                    }
                }
            }
        });
    }

    private void addEarlyReads() {
        facts.byVariable().values().forEach(accesses -> {
            List<StepFacts> writes = accesses.stream().filter(StepFacts::writes).toList();
            if (writes.size() == 1 && writes.get(0).op() == Op.WRITE && facts.run().initial(writes.get(0).key()) != null
                    && facts.run().initial(writes.get(0).key()).isConstant(0)) {
                StepFacts write = writes.get(0);
                for (StepFacts read : accesses) {
                    if (read.conflicts(write) && read.step().index() > write.step().index()
                            && read.told().direct() && write.told().direct()) {
                        all.add(new EarlyRead(write, read));
                    }
                }
            }
        });
    }

    private void addEarlyNotifications() {
        Map<Integer, StepFacts> begun = new HashMap<>();
        for (StepFacts facts : this.facts.steps()) {
            RecordedStep step = facts.step();
            if (step.isWakeUp() && begun.containsKey(step.thread())) {
                all.add(new EarlyNotification(this.facts.steps().get(step.notification()), begun.get(step.thread())));
            }
            if (step.waitsIn() != 0) {
                begun.put(step.thread(), facts);
            }
        }
    }

    private void addRegions() {
        List<TraceRegion> regions = TraceRegion.of(facts);
        inferred = regions.size();
        List<TraceRegion> open = new ArrayList<>();
        for (TraceRegion region : regions) {
            if (ConflictCycle.in(facts.steps(), region.accesses()) != null) {
                brokenAlready++;
            } else if (switches.isProved(region)) {
                proved++;
            } else {
                open.add(region);
            }
        }
        for (int second = 0; second < open.size(); second++) {
            for (int first = 0; first < second; first++) {
                if (open.get(first).thread() != open.get(second).thread() && open.get(first).conflicts(open.get(second)) > 1) {
                    all.add(new MutualAtomicity(open.get(first), open.get(second)));
                }
            }
        }
        open.forEach(region -> all.add(new CausalAtomicity(region, facts)));
    }
}
