package dev.heddle.engine.runtime.state;

/** What stands for something of the program without being an object of it, so that its class says nothing to people. */
public interface Named {

    String label();
}
