import com.intellij.codeInsight.daemon.GutterIconDescriptor
import com.intellij.codeInsight.daemon.GutterIconNavigationHandler
import com.intellij.codeInsight.daemon.GutterMark
import com.intellij.codeInsight.daemon.LineMarkerInfo
import com.intellij.codeInsight.daemon.LineMarkerProvider
import com.intellij.codeInsight.daemon.MergeableLineMarkerInfo
import com.intellij.codeInsight.daemon.RelatedItemLineMarkerInfo
import com.intellij.codeInsight.navigation.NavigationGutterIconBuilder
import com.intellij.execution.lineMarker.RunLineMarkerContributor
import com.intellij.navigation.GotoRelatedItem
import com.intellij.openapi.actionSystem.ActionGroup
import com.intellij.openapi.actionSystem.AnAction
import com.intellij.openapi.actionSystem.AnActionEvent
import com.intellij.openapi.editor.markup.GutterIconRenderer
import com.intellij.openapi.project.PossiblyDumbAware
import com.intellij.openapi.project.Project
import com.intellij.openapi.util.NotNullFactory
import com.intellij.openapi.util.TextRange
import com.intellij.psi.PsiElement
import com.intellij.psi.PsiFile
import java.awt.event.MouseEvent
import java.util.Collection
import java.util.List
import java.util.function.Supplier
import javax.swing.Icon

# P S:platform/execution-impl/src/com/intellij/execution/lineMarker/RunLineMarkerContributor.java [2025]
abstract class com.intellij.execution.lineMarker.RunLineMarkerContributor implements PossiblyDumbAware
    complete
    new()
    abstract RunLineMarkerContributor.Info getInfo(PsiElement element)
    RunLineMarkerContributor.Info getSlowInfo(PsiElement element)
    boolean producesAllPossibleConfigurations(PsiFile file)
    static RunLineMarkerContributor.Info withExecutorActions(Icon icon)
    protected static Icon getTestStateIcon(String url, Project project, boolean isClass)

# P same file
class com.intellij.execution.lineMarker.RunLineMarkerContributor.Info
    final Icon icon
    final AnAction[] actions
    final java.util.function.Function<? super PsiElement, String> tooltipProvider
    new(Icon icon, AnAction[] actions)
    new(Icon icon, AnAction[] actions, java.util.function.Function<? super PsiElement, String> tooltipProvider)
    new(AnAction action)
    boolean shouldReplace(RunLineMarkerContributor.Info other)

# P S:platform/execution-impl/src/com/intellij/execution/lineMarker/ExecutorAction.kt [2022]
final class com.intellij.execution.lineMarker.ExecutorAction extends ActionGroup
    private new()
    static AnAction[] getActions()
    static AnAction[] getActions(int order)
    static List<AnAction> getActionList(int order)
    AnAction[] getChildren(AnActionEvent e)

# P E (today also PossiblyDumbAware)
interface com.intellij.codeInsight.daemon.LineMarkerProvider
    LineMarkerInfo<?> getLineMarkerInfo(PsiElement element)
    default void collectSlowLineMarkers(List<? extends PsiElement> elements,
            Collection<? super LineMarkerInfo<?>> result)

# P E
interface com.intellij.codeInsight.daemon.GutterIconNavigationHandler<T extends PsiElement>
    void navigate(MouseEvent e, T elt)

# P E + U
class com.intellij.codeInsight.daemon.LineMarkerInfo<T extends PsiElement>
    new(T element, TextRange range, Icon icon, com.intellij.util.Function<? super T, String> tooltipProvider,
            GutterIconNavigationHandler<T> navHandler, GutterIconRenderer.Alignment alignment,
            Supplier<String> accessibleNameProvider)
    Icon getIcon()
    T getElement()
    GutterIconRenderer createGutterRenderer()
    String getLineMarkerTooltip()

# P E
abstract class com.intellij.codeInsight.daemon.MergeableLineMarkerInfo<T extends PsiElement> extends LineMarkerInfo<T>
    new(T element, TextRange range, Icon icon, com.intellij.util.Function<? super T, String> tooltipProvider,
            GutterIconNavigationHandler<T> navHandler, GutterIconRenderer.Alignment alignment,
            Supplier<String> accessibleNameProvider)
    abstract boolean canMergeWith(MergeableLineMarkerInfo<?> info)
    abstract Icon getCommonIcon(List<? extends MergeableLineMarkerInfo<?>> infos)

# P E
class com.intellij.codeInsight.daemon.RelatedItemLineMarkerInfo<T extends PsiElement> extends MergeableLineMarkerInfo<T>
    new(T element, TextRange range, Icon icon, com.intellij.util.Function<? super T, String> tooltipProvider,
            GutterIconNavigationHandler<T> navHandler, GutterIconRenderer.Alignment alignment,
            NotNullFactory<? extends Collection<? extends GotoRelatedItem>> targets)
    boolean canMergeWith(MergeableLineMarkerInfo<?> info)
    Icon getCommonIcon(List<? extends MergeableLineMarkerInfo<?>> infos)

# P E
abstract class com.intellij.codeInsight.daemon.GutterIconDescriptor
    new()
    abstract String getName()
    Icon getIcon()
    boolean isEnabledByDefault()
    String getId()

# P E
abstract class com.intellij.codeInsight.daemon.LineMarkerProviderDescriptor extends GutterIconDescriptor implements LineMarkerProvider
    new()

# P S:platform/lang-impl/src/com/intellij/codeInsight/navigation/NavigationGutterIconBuilder.java [2024]
class com.intellij.codeInsight.navigation.NavigationGutterIconBuilder<T>
    protected new()
    static NavigationGutterIconBuilder<PsiElement> create(Icon icon)
    NavigationGutterIconBuilder<T> setTarget(T target)
    NavigationGutterIconBuilder<T> setTargets(Collection<? extends T> targets)
    NavigationGutterIconBuilder<T> setTooltipText(String tooltipText)
    NavigationGutterIconBuilder<T> setPopupTitle(String popupTitle)
    RelatedItemLineMarkerInfo<PsiElement> createLineMarkerInfo(PsiElement element)

# P D:platform/editor-ui-api (also SimpleAccessible)
abstract class com.intellij.openapi.editor.markup.GutterIconRenderer implements GutterMark, PossiblyDumbAware
    complete
    new()
    abstract boolean equals(Object obj)
    abstract int hashCode()
    String getTooltipText()
    AnAction getClickAction()
    ActionGroup getPopupMenuActions()
    boolean isNavigateAction()
    GutterIconRenderer.Alignment getAlignment()

# P D:platform/editor-ui-api
enum com.intellij.openapi.editor.markup.GutterIconRenderer.Alignment
    ENUM LEFT, RIGHT, CENTER

# P ? (supertype named in D; members from knowledge)
interface com.intellij.codeInsight.daemon.GutterMark
    complete
    Icon getIcon()
    String getTooltipText()
