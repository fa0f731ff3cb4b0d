package dev.heddle.engine.target;

/** One execution of what is under test: life cycle and test; throws what the test throws. */
@FunctionalInterface
public interface TestBody {

    void run() throws Throwable;
}
