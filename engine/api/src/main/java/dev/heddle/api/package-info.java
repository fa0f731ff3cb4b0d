/** What a test may call: inputs. */
package dev.heddle.api;
