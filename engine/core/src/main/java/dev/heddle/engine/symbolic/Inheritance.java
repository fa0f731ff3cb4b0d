package dev.heddle.engine.symbolic;

import dev.heddle.engine.instrument.shadow.ShadowCarriers;
import dev.heddle.engine.site.Sites;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/** Knows whether a call of the program's comes to a method that its class has from code that carries no shadows. */
final class Inheritance {

    private record Call(Class<?> receiver, int site) {}

    private final Map<Call, Boolean> known = new HashMap<>();

    /** The site has the method's name and descriptor. */
    boolean leadsOutside(Object receiver, int site) {
        return known.computeIfAbsent(new Call(receiver.getClass(), site), Inheritance::resolve);
    }

    private static boolean resolve(Call call) {
        Sites.Site site = Sites.get(call.site);
        String method = site.descriptor();
        for (Class<?> type = start(call, site); type != null; type = type.getSuperclass()) {
            if (declares(type, method)) {
                return !ShadowCarriers.contain(type);
            }
        }
        // Else it is the default method of an interface.
        return !hasDefault(call.receiver, method);
    }

    /** A call of what a superclass has names it. */
    private static Class<?> start(Call call, Sites.Site site) {
        Class<?> type = call.receiver;
        while (!site.owner().isEmpty() && type != null && !type.getName().equals(site.owner())) {
            type = type.getSuperclass();
        }
        return type == null ? call.receiver : type;
    }

    private static boolean hasDefault(Class<?> type, String method) {
        if (type == null) {
            return false;
        }
        for (Class<?> parent : type.getInterfaces()) {
            if (ShadowCarriers.contain(parent) && declares(parent, method) || hasDefault(parent, method)) {
                return true;
            }
        }
        return hasDefault(type.getSuperclass(), method);
    }

    private static boolean declares(Class<?> type, String wanted) {
        for (Method method : type.getDeclaredMethods()) {
            if (wanted.startsWith(method.getName() + "(") && !Modifier.isAbstract(method.getModifiers())
                    && wanted.equals(method.getName() + descriptor(method))) {
                return true;
            }
        }
        return false;
    }

    private static String descriptor(Method method) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> type : method.getParameterTypes()) {
            text.append(type.descriptorString());
        }
        return text.append(')').append(method.getReturnType().descriptorString()).toString();
    }
}
