package dev.heddle.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a field of a test class an input: an exploration chooses its value before the {@code @BeforeEach}
 * methods run. What the field is initialised with is the fallback, and all there is outside an exploration.
 *
 * <p>For fields of type boolean, byte, short, char, int or long that are neither static nor final.
 */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Input {

    /** Smallest value; the type's own where it is smaller than that. */
    long min() default Long.MIN_VALUE;

    /** Largest value; the type's own where it is larger than that. */
    long max() default Long.MAX_VALUE;
}
