package dev.heddle.ide.run;

import com.intellij.debugger.ui.breakpoints.JavaLineBreakpointType;
import com.intellij.openapi.project.Project;
import com.intellij.openapi.vfs.VirtualFile;
import com.intellij.psi.JavaPsiFacade;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiFile;
import com.intellij.psi.search.GlobalSearchScope;
import com.intellij.xdebugger.XDebuggerManager;
import com.intellij.xdebugger.XDebuggerUtil;
import com.intellij.xdebugger.breakpoints.XBreakpointManager;
import dev.heddle.engine.model.SourceLocation;

/**
 * The breakpoint by which the IDE's debugger stops at a step: a temporary one at the line that makes it. Which time the line
 * is meant, the engine sees to. The only place that knows how the IDE keeps breakpoints.
 */
final class StepBreakpoint {

    private StepBreakpoint() {}

    /** Needs a read action and the index; null where the class is not there any more. */
    static VirtualFile fileOf(Project project, SourceLocation at) {
        PsiClass type = JavaPsiFacade.getInstance(project)
                .findClass(at.className().replaceFirst("\\$.*", ""), GlobalSearchScope.allScope(project));
        PsiFile file = type == null ? null : type.getContainingFile();
        return file == null ? null : file.getVirtualFile();
    }

    /** On the event thread; a breakpoint that the user has there does as well. */
    static void put(Project project, VirtualFile file, int line) {
        JavaLineBreakpointType type = XDebuggerUtil.getInstance().findBreakpointType(JavaLineBreakpointType.class);
        XBreakpointManager breakpoints = XDebuggerManager.getInstance(project).getBreakpointManager();
        if (breakpoints.findBreakpointAtLine(type, file, line - 1) == null) {
            breakpoints.addLineBreakpoint(
                    type, file.getUrl(), line - 1, type.createBreakpointProperties(file, line - 1), true);
        }
    }
}
