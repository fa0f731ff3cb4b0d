package dev.heddle.ide.gutter;

import com.intellij.execution.lineMarker.RunLineMarkerContributor;
import com.intellij.openapi.actionSystem.ActionManager;
import com.intellij.openapi.actionSystem.AnAction;
import com.intellij.psi.PsiElement;
import dev.heddle.ide.HeddleBundle;
import dev.heddle.ide.HeddleIcons;
import dev.heddle.ide.target.TestTarget;
import dev.heddle.ide.target.CodeTargets;

/** An icon beside each test, class of tests and {@code main}; it joins the IDE's own run icon there. */
public final class ExploreLineMarkers extends RunLineMarkerContributor {

    /** In the gutter's menu, as they are registered in plugin.xml. */
    private static final String[] ACTIONS = {"Heddle.Explore", "Heddle.ExploreWith"};

    @Override
    public Info getInfo(PsiElement element) {
        TestTarget target = CodeTargets.named(element);
        if (target == null) {
            return null;
        }
        AnAction[] actions = new AnAction[ACTIONS.length];
        for (int i = 0; i < actions.length; i++) {
            actions[i] = ActionManager.getInstance().getAction(ACTIONS[i]);
        }
        return new Info(HeddleIcons.EXPLORE, actions, at -> HeddleBundle.message("gutter.explore", target.title()));
    }
}
