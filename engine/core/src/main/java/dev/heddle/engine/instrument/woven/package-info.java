/** Classes of the JDK that were woven once and are kept in a file, so that no worker weaves them again. */
package dev.heddle.engine.instrument.woven;
