/** Icons beside the code. */
package dev.heddle.ide.gutter;
