package dev.heddle.api;

import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives Jupiter the values of parameters with {@link Input}. */
final class InputParameters implements ParameterResolver {

    InputParameters() {}

    @Override
    public boolean supportsParameter(ParameterContext context, ExtensionContext extension) {
        Class<?> type = context.getParameter().getType();
        return context.isAnnotated(Input.class) && type.isPrimitive() && type != float.class && type != double.class;
    }

    @Override
    public Object resolveParameter(ParameterContext context, ExtensionContext extension) {
        Parameter parameter = context.getParameter();
        Input input = parameter.getAnnotation(Input.class);
        Class<?> type = parameter.getType();
        long min = Math.max(input.min(), smallest(type));
        long max = Math.min(input.max(), largest(type));
        String name = input.name().isEmpty() ? parameter.getName() : input.name();
        long value = Engine.input(
                name, type.getName(), Math.max(min, Math.min(max, input.fallback())), min, max);
        isArgument(context);
        return boxed(type, value);
    }

    private static void isArgument(ParameterContext context) {
        Executable called = context.getDeclaringExecutable();
        Class<?> result = called instanceof Method method ? method.getReturnType() : void.class;
        Engine.isArgument(context.getIndex(), called instanceof Method ? called.getName() : "<init>",
                MethodType.methodType(result, called.getParameterTypes()).toMethodDescriptorString());
    }

    private static long smallest(Class<?> type) {
        return type == long.class ? Long.MIN_VALUE
                : type == int.class ? Integer.MIN_VALUE
                : type == short.class ? Short.MIN_VALUE
                : type == byte.class ? Byte.MIN_VALUE : 0;
    }

    private static long largest(Class<?> type) {
        return type == long.class ? Long.MAX_VALUE
                : type == int.class ? Integer.MAX_VALUE
                : type == short.class ? Short.MAX_VALUE
                : type == byte.class ? Byte.MAX_VALUE
                : type == char.class ? Character.MAX_VALUE : 1;
    }

    private static Object boxed(Class<?> type, long value) {
        if (type == boolean.class) {
            return value != 0;
        }
        if (type == char.class) {
            return (char) value;
        }
        if (type == byte.class) {
            return (byte) value;
        }
        if (type == short.class) {
            return (short) value;
        }
        if (type == int.class) {
            return (int) value;
        }
        return value;
    }
}
