package dev.heddle.bootstrap;

/** What {@link TextHooks} tell the engine: of texts that are made of values which depend on inputs. */
public abstract class TextEngine {

    /** A text was made, and a value is part of it. */
    public abstract void made(String text, Shadow part);

    /** The shadows of values that are part of a text. */
    public abstract Shadow[] partsOf(String text);

    /** Code that is not instrumented has got a text by a way that only the stack tells. */
    public abstract void read(String text);

    /** All texts may be read by code that is not instrumented. */
    public abstract void allGiven(int site);

    /** A static initialiser has read a text; hooks were off before. */
    public abstract void readByInitializer(String text);

    /** Somebody reads the message of an exception, which may be one that the JVM has thrown about an index or a length. */
    public abstract void messageRead();
}
