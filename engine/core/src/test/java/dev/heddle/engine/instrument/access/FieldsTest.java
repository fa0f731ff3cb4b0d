package dev.heddle.engine.instrument.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;

class FieldsTest {

    private final FinalFields others = new FinalFields();
    private final Fields fields = new Fields(ClassLoader.getSystemClassLoader(), "com/acme/Account", others, Set.of("seen"));

    @Test
    void finalFieldsOfTheClassItselfNeedNoHook() {
        fields.declared(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "id");
        fields.declared(Opcodes.ACC_PRIVATE, "balance");
        assertThat(fields.needHook("com/acme/Account", "id")).isFalse();
        assertThat(fields.needHook("com/acme/Account", "balance")).isTrue();
    }

    @Test
    void finalFieldsThatOthersMaySeeTooEarlyNeedOne() {
        fields.declared(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "seen");
        assertThat(fields.needHook("com/acme/Account", "seen")).isTrue();
    }

    @Test
    void finalFieldsOfTheJdkNeedNoHook() {
        assertThat(fields.needHook("java/util/HashMap$Node", "key")).isFalse();
        assertThat(fields.needHook("java/util/HashMap$Node", "value")).isTrue();
        assertThat(fields.needHook("java/lang/System", "out")).isFalse();
    }

    @Test
    void fieldsOfClassesThatAreNotThereNeedOne() {
        assertThat(fields.needHook("com/acme/Missing", "id")).isTrue();
        assertThat(fields.needHook("java/util/Missing", "id")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"this$0", "val$count", "$VALUES", "$assertionsDisabled", "$jacocoData",
        "$SwitchMap$com$acme$Color"})
    void fieldsMadeByToolsNeedNone(String name) {
        assertThat(fields.needHook("com/acme/Account", name)).isFalse();
    }
}
