/** The plugin: thin glue between the IDE and the parts that know nothing of it. */
package dev.heddle.ide;
