/**
 * Small concurrent programs as data: what they consist of, how they are drawn from a seed, how they become bytecode and
 * Java source, and how one that shows a difference is made smaller.
 */
package dev.heddle.oracle.program;
