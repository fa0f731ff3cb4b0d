/** Tests of libraries that people have: which of them use threads, and what was judged of them. */
package dev.heddle.bench.library;
