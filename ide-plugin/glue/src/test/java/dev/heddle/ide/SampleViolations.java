package dev.heddle.ide;

import dev.heddle.engine.model.Violation;
import dev.heddle.engine.report.Json;

/** Violations as the engine writes them. */
public final class SampleViolations {

    private SampleViolations() {}

    public static Violation assertion(String type, String file, int line) {
        return Json.read("""
                {"id":"v1","kind":"assertion","message":"expected: <2> but was: <1>","thread":"main",
                 "at":{"class":"%s","method":"counts","file":"%s","line":%d},"confirmed":true,"test":"%s#counts",
                 "schedule":".heddle/%s/v1.schedule.json","passesFrom":3,
                 "steps":[{"n":1,"thread":"main","op":"begin"},
                          {"n":2,"thread":"first","op":"read","variable":"hits","value":"0",
                           "at":{"class":"%s","method":"counts","file":"%s","line":%d}}]}
                """.formatted(type, file, line, type, type, type, file, line), Violation.class);
    }

    public static Violation deadlock(String type, String file, int first, int second) {
        return Json.read("""
                {"id":"v2","kind":"deadlock","thread":"first","confirmed":true,"test":"%s#locks",
                 "at":{"class":"%s","method":"locks","file":"%s","line":%d},"schedule":"x.schedule.json",
                 "cycle":[
                  {"thread":"first","holds":"a","wants":"b","at":{"class":"%s","method":"x","file":"%s","line":%d}},
                  {"thread":"second","holds":"b","wants":"a","at":{"class":"%s","method":"y","file":"%s","line":%d}}]}
                """.formatted(type, type, file, first, type, file, first, type, file, second), Violation.class);
    }
}
