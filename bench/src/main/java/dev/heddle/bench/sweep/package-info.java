/** Every program of testData under every strategy, and which of their answers contradict each other. */
package dev.heddle.bench.sweep;
