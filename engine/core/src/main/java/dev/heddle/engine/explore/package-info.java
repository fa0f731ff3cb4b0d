/** A search over executions: exploring, replaying, shortening, a second look. */
package dev.heddle.engine.explore;
