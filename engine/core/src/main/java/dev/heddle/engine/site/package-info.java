/** Numbers of code places, shared by weaving, runtime and the symbolic layer. */
package dev.heddle.engine.site;
