package dev.heddle.api;

import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives Jupiter the values of parameters with {@link Input}. */
final class InputParameters implements ParameterResolver {

    InputParameters() {}

    @Override
    public boolean supportsParameter(ParameterContext context, ExtensionContext extension) {
        return context.isAnnotated(Input.class);
    }

    @Override
    public Object resolveParameter(ParameterContext context, ExtensionContext extension) {
        Parameter parameter = context.getParameter();
        Input input = parameter.getAnnotation(Input.class);
        Class<?> type = parameter.getType();
        if (!InputTypes.contain(type)) {
            throw new ParameterResolutionException("@Input on " + type.getName() + " " + parameter.getName()
                    + ": only parameters of an integral type or boolean can be inputs");
        }
        long min = Math.max(input.min(), InputTypes.smallest(type));
        long max = Math.min(input.max(), InputTypes.largest(type));
        String name = input.name().isEmpty() ? parameter.getName() : input.name();
        long value = Engine.input(
                name, type.getName(), Math.max(min, Math.min(max, input.fallback())), min, max);
        isArgument(context);
        return InputTypes.boxed(type, value);
    }

    private static void isArgument(ParameterContext context) {
        Executable called = context.getDeclaringExecutable();
        Class<?> result = called instanceof Method method ? method.getReturnType() : void.class;
        Engine.isArgument(context.getIndex(), called instanceof Method ? called.getName() : "<init>",
                MethodType.methodType(result, called.getParameterTypes()).toMethodDescriptorString());
    }
}
