package dev.heddle.inspections.standalone;

import com.intellij.openapi.Disposable;
import com.intellij.openapi.util.UserDataHolderBase;
import com.intellij.pom.PomModel;
import com.intellij.pom.PomModelAspect;
import com.intellij.pom.PomTransaction;
import com.intellij.pom.event.PomModelListener;
import com.intellij.pom.tree.TreeAspect;
import com.intellij.psi.impl.DebugUtil;

/** Lets PSI build the light elements it makes up while resolving, such as default constructors; nobody listens. */
final class PlainPomModel extends UserDataHolderBase implements PomModel {

    private final TreeAspect tree = new TreeAspect();

    @Override
    public <T extends PomModelAspect> T getModelAspect(Class<T> aspect) {
        return aspect.isInstance(tree) ? aspect.cast(tree) : null;
    }

    @Override
    public void addModelListener(PomModelListener listener) {
        // Files are read, never edited, outside the IDE.
    }

    @Override
    public void addModelListener(PomModelListener listener, Disposable parent) {
        addModelListener(listener);
    }

    @Override
    public void removeModelListener(PomModelListener listener) {
        // Nobody was added.
    }

    @Override
    public void runTransaction(PomTransaction transaction) {
        DebugUtil.performPsiModification("light element", transaction::run);
    }
}
