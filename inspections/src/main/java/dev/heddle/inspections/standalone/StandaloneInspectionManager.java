package dev.heddle.inspections.standalone;

import com.intellij.codeInspection.GlobalInspectionContext;
import com.intellij.codeInspection.InspectionManagerBase;
import com.intellij.openapi.project.Project;

/** Makes problem descriptors outside the IDE, where there is no batch run to belong to. */
public final class StandaloneInspectionManager extends InspectionManagerBase {

    public StandaloneInspectionManager(Project project) {
        super(project);
    }

    @Override
    public GlobalInspectionContext createNewGlobalContext(boolean reuse) {
        throw new UnsupportedOperationException("there is no batch run outside the IDE");
    }

    @Override
    public GlobalInspectionContext createNewGlobalContext() {
        throw new UnsupportedOperationException("there is no batch run outside the IDE");
    }
}
