/** How long the views of a large result take. */
package dev.heddle.bench.view;
