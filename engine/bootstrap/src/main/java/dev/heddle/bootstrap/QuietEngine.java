package dev.heddle.bootstrap;

/** What {@link QuietReads} tell the engine; {@code stays} says that a static initialiser reads, so that what is made of it stays for later executions. */
public abstract class QuietEngine {

    /** A field is read; {@code owner} is null for a static one. */
    public abstract void read(Object owner, int site, boolean stays);

    /** The same for elements of an array; no site is 0. */
    public abstract void elementsRead(Object array, int from, int count, int site, boolean stays);

    /** The same for all fields or elements of an object. */
    public abstract void allRead(Object object, int site, boolean stays);

    /** The same for values that come with their shadows, of which some may be null. */
    public abstract void used(Object[] shadows, boolean stays);
}
