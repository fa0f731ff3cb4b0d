package dev.heddle.inspections.analysis.name;

import java.util.Set;

/**
 * What counts as an entry of a thread besides the JDK's ways of starting one; the user can change it in the
 * inspection's options.
 *
 * @param scheduledAnnotations methods that a framework calls on a thread of its own
 * @param concurrentAnnotations methods, or classes with methods, that a framework calls on several threads at once
 * @param concurrentTypes classes whose public methods a container calls on several threads at once
 * @param threadSafeAnnotations classes that promise to be safe for several threads
 * @param lockingImpliesSharing whether a class that takes locks is meant for several threads
 */
public record EntryPoints(
        Set<String> scheduledAnnotations,
        Set<String> concurrentAnnotations,
        Set<String> concurrentTypes,
        Set<String> threadSafeAnnotations,
        boolean lockingImpliesSharing) {

    public static final EntryPoints DEFAULT = new EntryPoints(
            Set.of("Scheduled", "Schedule", "Async", "Asynchronous"),
            Set.of("KafkaListener", "RabbitListener", "JmsListener", "RestController", "Controller", "Actor",
                    "Operation"),
            Set.of("javax.servlet.http.HttpServlet", "jakarta.servlet.http.HttpServlet", "javax.servlet.Filter",
                    "jakarta.servlet.Filter"),
            Set.of("ThreadSafe"),
            true);
}
