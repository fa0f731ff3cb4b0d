package dev.heddle.ui;

import dev.heddle.engine.model.SourceLocation;

/** What a view asks of the window that it is in. */
public interface Host {

    /** Shows a place in the source. */
    void goTo(SourceLocation at);

    /** The text of a source line, without the space around it; null if the host does not know it. */
    String sourceLine(SourceLocation at);
}
