package dev.heddle.engine.instrument.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.plan.CallTable;
import dev.heddle.engine.instrument.programs.Calls;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

class CallVisitorTest {

    private final Woven program = Woven.with(Calls.class, (out, className, method) -> new CallVisitor(out, false));

    @Test
    void methodReferencesReachTheHooksToo() {
        assertThat(program.run("references"))
                .containsExactly("identityHashCode Object", "identityHashCode Calls");
    }

    @Test
    void hashCodesThatAClassDefinesItselfStay() {
        assertThat(program.run("stringsAreHashedByThemselves")).isEmpty();
    }

    @Test
    void missingReceiverStillThrows() {
        assertThat(program.run("missingReceiver")).isEmpty();
    }

    @Test
    void everyHookExistsWithTheSignatureItIsCalledBy() throws Exception {
        List<String> missing = new ArrayList<>();
        for (CallTable.Hook hook : CallTable.hooks()) {
            ClassNode hooks = new ClassNode();
            new ClassReader(hook.owner()).accept(hooks, ClassReader.SKIP_CODE);
            boolean exists = hooks.methods.stream().anyMatch(method -> method.name.equals(hook.name())
                    && method.desc.equals(hook.descriptor())
                    && (method.access & Opcodes.ACC_STATIC) != 0);
            if (!exists) {
                missing.add(hook.toString());
            }
        }
        assertThat(missing).isEmpty();
    }
}
