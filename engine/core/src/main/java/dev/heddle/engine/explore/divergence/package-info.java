/** Tells where and why two executions of one schedule part. */
package dev.heddle.engine.explore.divergence;
