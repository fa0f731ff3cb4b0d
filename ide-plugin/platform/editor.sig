import com.intellij.openapi.Disposable
import com.intellij.openapi.actionSystem.ActionGroup
import com.intellij.openapi.editor.Caret
import com.intellij.openapi.editor.CaretModel
import com.intellij.openapi.editor.Document
import com.intellij.openapi.editor.Editor
import com.intellij.openapi.editor.EditorCustomElementRenderer
import com.intellij.openapi.editor.EditorFactory
import com.intellij.openapi.editor.Inlay
import com.intellij.openapi.editor.InlayModel
import com.intellij.openapi.editor.InlayProperties
import com.intellij.openapi.editor.LogicalPosition
import com.intellij.openapi.editor.RangeMarker
import com.intellij.openapi.editor.ScrollType
import com.intellij.openapi.editor.ScrollingModel
import com.intellij.openapi.editor.colors.EditorColorsManager
import com.intellij.openapi.editor.colors.EditorColorsScheme
import com.intellij.openapi.editor.colors.EditorFontType
import com.intellij.openapi.editor.colors.TextAttributesKey
import com.intellij.openapi.editor.colors.TextAttributesScheme
import com.intellij.openapi.editor.event.EditorFactoryEvent
import com.intellij.openapi.editor.event.EditorFactoryListener
import com.intellij.openapi.editor.markup.GutterIconRenderer
import com.intellij.openapi.editor.markup.HighlighterTargetArea
import com.intellij.openapi.editor.markup.MarkupModel
import com.intellij.openapi.editor.markup.RangeHighlighter
import com.intellij.openapi.editor.markup.TextAttributes
import com.intellij.openapi.options.Scheme
import com.intellij.openapi.project.Project
import com.intellij.openapi.util.UserDataHolder
import com.intellij.openapi.util.UserDataHolderEx
import com.intellij.openapi.vfs.VirtualFile
import java.awt.Color
import java.awt.Font
import java.awt.Graphics
import java.awt.Graphics2D
import java.awt.Rectangle
import java.util.EventListener
import java.util.EventObject
import java.util.List
import javax.swing.JComponent

# P D:platform/editor-ui-api + U
interface com.intellij.openapi.editor.markup.MarkupModel extends UserDataHolder
    RangeHighlighter addRangeHighlighter(TextAttributesKey textAttributesKey, int startOffset, int endOffset,
            int layer, HighlighterTargetArea targetArea)
    RangeHighlighter addRangeHighlighter(int startOffset, int endOffset, int layer, TextAttributes textAttributes,
            HighlighterTargetArea targetArea)
    RangeHighlighter addLineHighlighter(TextAttributesKey textAttributesKey, int line, int layer)
    RangeHighlighter addLineHighlighter(int line, int layer, TextAttributes textAttributes)
    void removeHighlighter(RangeHighlighter rangeHighlighter)
    void removeAllHighlighters()
    RangeHighlighter[] getAllHighlighters()
    Document getDocument()

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.markup.RangeHighlighter extends RangeMarker
    void setGutterIconRenderer(GutterIconRenderer renderer)
    void setErrorStripeMarkColor(Color color)
    void setErrorStripeTooltip(Object tooltipObject)
    void setThinErrorStripeMark(boolean value)
    GutterIconRenderer getGutterIconRenderer()
    int getLayer()

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.markup.HighlighterLayer
    static final int SYNTAX
    static final int ADDITIONAL_SYNTAX
    static final int WEAK_WARNING
    static final int WARNING
    static final int ERROR
    static final int SELECTION
    static final int FIRST
    static final int LAST
    static final int CARET_ROW

# P D:platform/editor-ui-api
enum com.intellij.openapi.editor.markup.HighlighterTargetArea
    ENUM EXACT_RANGE, LINES_IN_RANGE

# P S:platform/editor-ui-ex/src/com/intellij/openapi/editor/impl/DocumentMarkupModel.java [2014]
class com.intellij.openapi.editor.impl.DocumentMarkupModel
    private new()
    static MarkupModel forDocument(Document document, Project project, boolean create)

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.Editor extends UserDataHolder
    Document getDocument()
    Project getProject()
    MarkupModel getMarkupModel()
    InlayModel getInlayModel()
    CaretModel getCaretModel()
    ScrollingModel getScrollingModel()
    EditorColorsScheme getColorsScheme()
    JComponent getComponent()
    JComponent getContentComponent()
    int getLineHeight()
    boolean isDisposed()
    default VirtualFile getVirtualFile()
    LogicalPosition offsetToLogicalPosition(int offset)
    int logicalPositionToOffset(LogicalPosition pos)

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.Caret extends Disposable, UserDataHolderEx
    int getOffset()
    LogicalPosition getLogicalPosition()

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.CaretModel
    default int getOffset()
    default LogicalPosition getLogicalPosition()
    default void moveToOffset(int offset)
    default void moveToLogicalPosition(LogicalPosition pos)
    Caret getPrimaryCaret()
    Caret getCurrentCaret()

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.ScrollingModel
    void scrollToCaret(ScrollType scrollType)
    void scrollTo(LogicalPosition pos, ScrollType scrollType)

# P D:platform/editor-ui-api
enum com.intellij.openapi.editor.ScrollType
    ENUM RELATIVE, CENTER, MAKE_VISIBLE, CENTER_UP, CENTER_DOWN

# P D:platform/editor-ui-api
class com.intellij.openapi.editor.LogicalPosition implements Comparable<LogicalPosition>
    final int line
    final int column
    new(int line, int column)
    int compareTo(LogicalPosition position)

# P D:platform/editor-ui-api
abstract class com.intellij.openapi.editor.EditorFactory
    new()
    static EditorFactory getInstance()
    abstract Editor[] getAllEditors()
    final Editor[] getEditors(Document document, Project project)
    abstract void addEditorFactoryListener(EditorFactoryListener listener, Disposable parentDisposable)

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.event.EditorFactoryListener extends EventListener
    complete
    default void editorCreated(EditorFactoryEvent event)
    default void editorReleased(EditorFactoryEvent event)

# P D:platform/editor-ui-api
class com.intellij.openapi.editor.event.EditorFactoryEvent extends EventObject
    super new Object()
    new(EditorFactory editorFactory, Editor editor)
    Editor getEditor()
    EditorFactory getFactory()

# P S:platform/editor-ui-api/src/com/intellij/openapi/editor/InlayModel.java [2018] + D
interface com.intellij.openapi.editor.InlayModel
    <T extends EditorCustomElementRenderer> Inlay<T> addInlineElement(int offset, boolean relatesToPrecedingText,
            T renderer)
    <T extends EditorCustomElementRenderer> Inlay<T> addAfterLineEndElement(int offset,
            boolean relatesToPrecedingText, T renderer)
    <T extends EditorCustomElementRenderer> Inlay<T> addAfterLineEndElement(int offset, InlayProperties properties,
            T renderer)
    <T extends EditorCustomElementRenderer> Inlay<T> addBlockElement(int offset, boolean relatesToPrecedingText,
            boolean showAbove, int priority, T renderer)
    <T extends EditorCustomElementRenderer> Inlay<T> addBlockElement(int offset, InlayProperties properties, T renderer)
    default <T> List<Inlay<? extends T>> getAfterLineEndElementsInRange(int startOffset, int endOffset, Class<T> type)

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.Inlay<T extends EditorCustomElementRenderer> extends Disposable, UserDataHolderEx
    Editor getEditor()
    int getOffset()
    T getRenderer()
    boolean isValid()
    void repaint()
    void update()
    Rectangle getBounds()

# P D:platform/editor-ui-api
final class com.intellij.openapi.editor.InlayProperties
    new()
    InlayProperties priority(int value)
    InlayProperties relatesToPrecedingText(boolean value)
    InlayProperties showAbove(boolean value)
    InlayProperties showWhenFolded(boolean value)
    InlayProperties disableSoftWrapping(boolean value)

# P D:platform/editor-ui-api
interface com.intellij.openapi.editor.EditorCustomElementRenderer
    complete
    int calcWidthInPixels(Inlay inlay)
    default int calcHeightInPixels(Inlay inlay)
    default void paint(Inlay inlay, Graphics g, Rectangle targetRegion, TextAttributes textAttributes)
    default void paint(Inlay<?> inlay, Graphics2D g, java.awt.geom.Rectangle2D targetRegion,
            TextAttributes textAttributes)
    default ActionGroup getContextMenuGroup(Inlay inlay)
    default GutterIconRenderer calcGutterIconRenderer(Inlay inlay)

# P D:platform/editor-ui-api
abstract class com.intellij.openapi.editor.colors.EditorColorsManager
    new()
    static EditorColorsManager getInstance()
    abstract EditorColorsScheme getGlobalScheme()
    boolean isDarkEditor()

# P D:platform/editor-ui-api; getAttributes(TextAttributesKey) comes from TextAttributesScheme (C)
interface com.intellij.openapi.editor.colors.EditorColorsScheme extends TextAttributesScheme, Scheme, Cloneable
    Color getDefaultBackground()
    Color getDefaultForeground()
    Font getFont(EditorFontType key)
    String getEditorFontName()
    int getEditorFontSize()

# P D:platform/editor-ui-api
enum com.intellij.openapi.editor.colors.EditorFontType
    ENUM PLAIN, BOLD, ITALIC, BOLD_ITALIC, CONSOLE_PLAIN, CONSOLE_BOLD, CONSOLE_ITALIC, CONSOLE_BOLD_ITALIC
