/** Parts that several strategies share. */
package dev.heddle.engine.strategy.common;
