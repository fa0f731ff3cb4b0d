package dev.heddle.ide;

import com.intellij.openapi.util.IconLoader;
import javax.swing.Icon;

/** The plugin's icons; the IDE takes the file with {@code _dark} in a dark theme. */
public final class HeddleIcons {

    /** Beside a test, on actions and on run configurations: 16 pixels. */
    public static final Icon EXPLORE = IconLoader.getIcon("/icons/explore.svg", HeddleIcons.class);

    /** The stripe of the tool window: 13 pixels. */
    public static final Icon TOOL_WINDOW = IconLoader.getIcon("/icons/toolWindow.svg", HeddleIcons.class);

    /** In the gutter at a line of a violation. */
    public static final Icon VIOLATION = IconLoader.getIcon("/icons/violation.svg", HeddleIcons.class);

    private HeddleIcons() {}
}
