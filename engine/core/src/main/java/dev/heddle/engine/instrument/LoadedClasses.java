package dev.heddle.engine.instrument;

import dev.heddle.bootstrap.Agent;
import dev.heddle.engine.instrument.plan.JdkMethods;
import dev.heddle.engine.instrument.plan.Policy;
import dev.heddle.engine.instrument.plan.Treatment;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.Unsafe;

/** Classes of this process whose accesses are hooked and whose statics are set. */
public final class LoadedClasses {

    private LoadedClasses() {}

    public static List<Class<?>> initialized() {
        Policy policy = new Policy(JdkMethods.table());
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        List<Class<?>> result = new ArrayList<>();
        for (Class<?> type : Agent.instrumentation().getAllLoadedClasses()) {
            ClassLoader loader = type.getClassLoader();
            boolean candidate = !type.isArray() && !type.isHidden() && loader != Agent.engineLoader();
            if (candidate
                    && policy.of(type.getName().replace('.', '/'), loader == null || loader == platform)
                            == Treatment.FULL
                    && !Unsafe.getUnsafe().shouldBeInitialized(type)) {
                result.add(type);
            }
        }
        return result;
    }
}
