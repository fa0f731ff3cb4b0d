package dev.heddle.ui;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** A component that paints itself, with what a screen reader needs to name it. */
abstract class Painted extends JComponent implements Accessible {

    private static final long serialVersionUID = 1L;

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new Picture();
        }
        return accessibleContext;
    }

    private final class Picture extends AccessibleJComponent {

        private static final long serialVersionUID = 1L;

        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.CANVAS;
        }
    }
}
