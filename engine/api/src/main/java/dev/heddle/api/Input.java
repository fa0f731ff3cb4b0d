package dev.heddle.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Makes a field of a test class, or a parameter of a Jupiter test method, an input: an exploration chooses its value.
 * That of a field is chosen before the {@code @BeforeEach} methods run; what the field is initialised with is the
 * fallback, and all there is outside an exploration.
 *
 * <p>For parameters, and for fields that are neither static nor final, of type boolean, byte, short, char, int or long.
 */
@Documented
@Target({ElementType.FIELD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith({InputParameters.class, InputFields.class})
public @interface Input {

    /** What a parameter is outside an exploration, or the value of its range that is nearest to it. */
    long fallback() default 0;

    /** The name of a parameter in results; its own where the class file has it, else {@code arg0}, {@code arg1}, … */
    String name() default "";

    /** Smallest value; the type's own where it is smaller than that. */
    long min() default Long.MIN_VALUE;

    /** Largest value; the type's own where it is larger than that. */
    long max() default Long.MAX_VALUE;
}
