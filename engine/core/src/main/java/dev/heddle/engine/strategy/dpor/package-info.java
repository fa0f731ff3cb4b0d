/** One execution for each Mazurkiewicz trace. */
package dev.heddle.engine.strategy.dpor;
