/** Runs tests of JUnit under the engine, on the class path of the code under test. */
package dev.heddle.junit;
