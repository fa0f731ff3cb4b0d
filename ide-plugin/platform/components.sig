import com.intellij.execution.filters.TextConsoleBuilder
import com.intellij.execution.filters.TextConsoleBuilderFactory
import com.intellij.execution.process.ProcessHandler
import com.intellij.execution.ui.ConsoleView
import com.intellij.execution.ui.ConsoleViewContentType
import com.intellij.execution.ui.ExecutionConsole
import com.intellij.openapi.actionSystem.AnAction
import com.intellij.openapi.ide.CopyPasteManager
import com.intellij.openapi.project.Project
import com.intellij.openapi.ui.ComponentContainer
import com.intellij.ui.JBColor
import com.intellij.ui.JBSplitter
import com.intellij.ui.SimpleColoredComponent
import com.intellij.ui.SimpleTextAttributes
import com.intellij.util.ui.FormBuilder
import com.intellij.util.ui.JBDimension
import com.intellij.util.ui.JBEmptyBorder
import com.intellij.util.ui.JBInsets
import java.awt.Color
import java.awt.Component
import java.awt.Dimension
import java.awt.Insets
import java.util.Collection
import javax.swing.Icon
import javax.swing.JCheckBox
import javax.swing.JComponent
import javax.swing.JLabel
import javax.swing.JList
import javax.swing.JPanel
import javax.swing.JScrollPane
import javax.swing.JTable
import javax.swing.JTextField
import javax.swing.JTree
import javax.swing.ListCellRenderer
import javax.swing.ListModel
import javax.swing.ScrollPaneConstants
import javax.swing.border.Border
import javax.swing.border.EmptyBorder
import javax.swing.table.TableModel
import javax.swing.tree.TreeCellRenderer
import javax.swing.tree.TreeModel
import javax.swing.tree.TreeNode

# P U
class com.intellij.ui.table.JBTable extends JTable
    new()
    new(TableModel model)

# P U
class com.intellij.ui.components.JBList<E> extends JList<E>
    new()
    new(ListModel<E> dataModel)
    new(Collection<? extends E> items)

# P U
class com.intellij.ui.treeStructure.Tree extends JTree
    new()
    new(TreeModel treemodel)
    new(TreeNode root)

# P ? (superclass of JBSplitter)
class com.intellij.openapi.ui.Splitter extends JPanel
    new()
    void setFirstComponent(JComponent component)
    void setSecondComponent(JComponent component)
    void setProportion(float proportion)
    void setHonorComponentsMinimumSize(boolean value)

# P U
class com.intellij.ui.JBSplitter extends com.intellij.openapi.ui.Splitter
    new()
    new(boolean vertical)
    new(boolean vertical, float proportion)
    new(boolean vertical, String proportionKey, float defaultProportion)
    new(String proportionKey, float defaultProportion)
    new(float proportion)

# P U
class com.intellij.ui.OnePixelSplitter extends JBSplitter
    new()
    new(boolean vertical)
    new(boolean vertical, float proportion)
    new(boolean vertical, String proportionKey, float defaultProportion)

# P ? (long-standing)
class com.intellij.ui.components.JBScrollPane extends JScrollPane
    new()
    new(Component view)

# P U
class com.intellij.ui.components.JBLabel extends JLabel
    new()
    new(String text)
    new(Icon image)
    new(String text, Icon icon, int horizontalAlignment)

# P U
class com.intellij.ui.components.JBTextField extends JTextField
    new()
    new(int columns)
    new(String text)

# P U
class com.intellij.ui.components.JBCheckBox extends JCheckBox
    new()
    new(String text)
    new(String text, boolean selected)

# P U
class com.intellij.ui.ScrollPaneFactory implements ScrollPaneConstants
    private new()
    static JScrollPane createScrollPane(Component view)
    static JScrollPane createScrollPane(Component view, boolean withoutBorder)

# P E
class com.intellij.ui.JBColor extends Color
    super 0
    static final JBColor RED
    static final JBColor ORANGE
    static final JBColor YELLOW
    static final JBColor GREEN
    static final JBColor BLUE
    static final JBColor GRAY
    static final JBColor LIGHT_GRAY
    static final JBColor DARK_GRAY
    static final JBColor BLACK
    static final JBColor WHITE
    new(int rgb, int darkRGB)
    new(Color regular, Color dark)
    static JBColor namedColor(String propertyName, Color defaultColor)
    static JBColor namedColor(String propertyName, int rgb, int darkRGB)
    static boolean isBright()

# P ?
class com.intellij.ui.SimpleColoredComponent extends JComponent
    void append(String fragment)
    void append(String fragment, SimpleTextAttributes attributes)
    void setIcon(Icon icon)

# P U
abstract class com.intellij.ui.ColoredListCellRenderer<T> extends SimpleColoredComponent implements ListCellRenderer<T>
    new()
    protected abstract void customizeCellRenderer(JList<? extends T> list, T value, int index, boolean selected,
            boolean hasFocus)
    Component getListCellRendererComponent(JList<? extends T> list, T value, int index, boolean selected,
            boolean hasFocus)

# P U
abstract class com.intellij.ui.ColoredTreeCellRenderer extends SimpleColoredComponent implements TreeCellRenderer
    new()
    abstract void customizeCellRenderer(JTree tree, Object value, boolean selected, boolean expanded, boolean leaf,
            int row, boolean hasFocus)
    Component getTreeCellRendererComponent(JTree tree, Object value, boolean selected, boolean expanded, boolean leaf,
            int row, boolean hasFocus)

# P D:platform/core-ui
final class com.intellij.ui.SimpleTextAttributes
    static final int STYLE_PLAIN
    static final int STYLE_BOLD
    static final SimpleTextAttributes REGULAR_ATTRIBUTES
    static final SimpleTextAttributes REGULAR_BOLD_ATTRIBUTES
    static final SimpleTextAttributes GRAYED_ATTRIBUTES
    static final SimpleTextAttributes GRAY_ATTRIBUTES
    static final SimpleTextAttributes ERROR_ATTRIBUTES
    static final SimpleTextAttributes LINK_ATTRIBUTES
    new(int style, Color fgColor)

# P E
final class com.intellij.util.ui.JBUI
    static int scale(int i)
    static JBInsets insets(int all)
    static JBInsets insets(int top, int left, int bottom, int right)
    static JBDimension size(int width, int height)

# P E; also static Border empty(int) in E (return type not re-checked for 2025)
final class com.intellij.util.ui.JBUI.Borders
    static JBEmptyBorder empty(int top, int left, int bottom, int right)
    static JBEmptyBorder empty(int topAndBottom, int leftAndRight)
    static JBEmptyBorder empty()
    static Border customLine(Color color, int top, int left, int bottom, int right)

# P named in E
class com.intellij.util.ui.JBInsets extends Insets
    super 0, 0, 0, 0
    new(int top, int left, int bottom, int right)

# P named in E
class com.intellij.util.ui.JBDimension extends Dimension

# P named in E
class com.intellij.util.ui.JBEmptyBorder extends EmptyBorder
    super 0, 0, 0, 0
    new(int top, int left, int bottom, int right)

# P U
class com.intellij.util.ui.FormBuilder
    static FormBuilder createFormBuilder()
    FormBuilder addLabeledComponent(String labelText, JComponent component)
    FormBuilder addLabeledComponent(JComponent label, JComponent component, int topInset, boolean labelOnTop)
    FormBuilder addComponent(JComponent component)
    FormBuilder addComponent(JComponent component, int topInset)
    FormBuilder addComponentFillVertically(JComponent component, int topInset)
    JPanel getPanel()

# P E (Kotlin object)
final class com.intellij.openapi.util.IconLoader
    private new()
    static final Icon getIcon(String path, Class<?> aClass)
    static final Icon getIcon(String path, ClassLoader classLoader)

# P D:platform/editor-ui-api
abstract class com.intellij.openapi.ide.CopyPasteManager
    static CopyPasteManager getInstance()
    abstract void setContents(java.awt.datatransfer.Transferable content)
    static void copyTextToClipboard(String text)

# P D:platform/execution
interface com.intellij.execution.ui.ExecutionConsole extends ComponentContainer

# P D:platform/execution
interface com.intellij.execution.ui.ConsoleView extends ExecutionConsole
    void print(String text, ConsoleViewContentType contentType)
    void clear()
    void attachToProcess(ProcessHandler processHandler)
    AnAction[] createConsoleActions()
    void scrollTo(int offset)

# P U
class com.intellij.execution.ui.ConsoleViewContentType
    private new()
    static final ConsoleViewContentType NORMAL_OUTPUT
    static final ConsoleViewContentType ERROR_OUTPUT
    static final ConsoleViewContentType SYSTEM_OUTPUT

# P D:platform/execution + U
abstract class com.intellij.execution.filters.TextConsoleBuilderFactory
    new()
    static TextConsoleBuilderFactory getInstance()
    abstract TextConsoleBuilder createBuilder(Project project)

# P D:platform/execution
abstract class com.intellij.execution.filters.TextConsoleBuilder
    new()
    abstract ConsoleView getConsole()
