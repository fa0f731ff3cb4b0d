/** Why a violation happened, in a few sentences that are derived from its steps and from the nearest schedule that passes. */
package dev.heddle.engine.story;
