package dev.heddle.inspections.finding;

import com.intellij.openapi.project.Project;

/**
 * What <em>Explore interleavings of this region</em> does. The plugin registers a project service for it;
 * where there is none, the choice is not offered.
 */
public interface RegionExplorer {

    /** Starts an exploration that puts its switches near a line: {@code heddle explore --focus File.java:42}. */
    void explore(Project project, String file, int line);
}
