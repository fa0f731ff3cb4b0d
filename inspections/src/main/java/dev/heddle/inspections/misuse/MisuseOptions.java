package dev.heddle.inspections.misuse;

/**
 * What the inspection of misused synchronisation reports beyond its core.
 *
 * @param blockingUnderLock sleeping and waiting calls while a lock is held
 * @param alsoReportedByIde what IntelliJ's own inspections report with their default settings
 */
public record MisuseOptions(boolean blockingUnderLock, boolean alsoReportedByIde) {}
