package dev.heddle.junit;

import dev.heddle.bootstrap.InputHooks;
import dev.heddle.bootstrap.MethodKeys;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;

/** The parameters of a test method that are all annotated with {@code @Input}. */
final class InputParameter {

    private final String name;
    private final Class<?> type;
    private final long fallback;
    private final long min;
    private final long max;

    private InputParameter(String name, Class<?> type, long fallback, long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException("input " + name + ": there is no value in " + min + ".." + max);
        }
        this.name = name;
        this.type = type;
        this.fallback = Math.max(min, Math.min(max, fallback));
        this.min = min;
        this.max = max;
    }

    /** The inputs of a method in order, or null if a parameter is none. */
    static InputParameter[] of(Method method) throws ReflectiveOperationException {
        Parameter[] parameters = method.getParameters();
        InputParameter[] inputs = new InputParameter[parameters.length];
        for (int i = 0; i < inputs.length; i++) {
            long[] range = InputField.range(parameters[i].getType());
            Annotation input = InputField.annotation(parameters[i]);
            if (range == null || input == null || parameters[i].getDeclaredAnnotations().length > 1) {
                return null;
            }
            String name = (String) value(input, "name");
            inputs[i] = new InputParameter(
                    name.isEmpty() ? parameters[i].getName() : name,
                    parameters[i].getType(),
                    (long) value(input, "fallback"),
                    Math.max((long) value(input, "min"), range[0]),
                    Math.min((long) value(input, "max"), range[1]));
        }
        return inputs;
    }

    private static Object value(Annotation input, String name) throws ReflectiveOperationException {
        return input.annotationType().getMethod(name).invoke(input);
    }

    /** What tells the method apart for those who follow its arguments. */
    static int key(Method method) {
        return MethodKeys.of(method.getName(),
                MethodType.methodType(method.getReturnType(), method.getParameterTypes()).toMethodDescriptorString());
    }

    /** Chooses the arguments of a call that is to be made next. */
    static Object[] choose(InputParameter[] inputs, int key) {
        Object[] arguments = new Object[inputs.length];
        long[] values = new long[inputs.length];
        for (int i = 0; i < inputs.length; i++) {
            InputParameter input = inputs[i];
            values[i] = InputHooks.input(input.name, input.type.getName(), input.fallback, input.min, input.max);
            InputHooks.isArgument(i);
            arguments[i] = InputField.boxed(input.type, values[i]);
        }
        InputHooks.areArguments(key);
        return arguments;
    }
}
