/** Tells of every access to what several threads touch, with the statement that made it. */
package dev.heddle.engine.runtime.contact;
