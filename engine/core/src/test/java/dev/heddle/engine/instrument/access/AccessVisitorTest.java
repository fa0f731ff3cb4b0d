package dev.heddle.engine.instrument.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.instrument.RecordingController;
import dev.heddle.engine.instrument.Woven;
import dev.heddle.engine.instrument.code.CodePlace;
import dev.heddle.engine.instrument.programs.Accesses;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

class AccessVisitorTest {

    private final Woven program = Woven.with(Accesses.class, (out, className, method) -> {
        CodePlace place = new CodePlace(getClass().getClassLoader(), className);
        place.enter(method.name);
        return new AccessVisitor(out, place, className, method.name, fields(className));
    });

    private static Fields fields(String className) {
        Fields fields = new Fields(null, className, new FinalFields(), Set.of());
        if (className.equals("dev/heddle/engine/instrument/programs/Accesses")) {
            ClassNode node = new ClassNode();
            new ClassReader(Woven.bytes(Accesses.class)).accept(node, 0);
            node.fields.forEach(field -> fields.declared(field.access, field.name));
        }
        return fields;
    }

    @Test
    void staticFieldsAreAnnouncedExceptFinalOnes() {
        assertThat(program.run("statics")).containsExactly(
                "readStatic null Accesses.number statics",
                "writeStatic null Accesses.number statics",
                "readStatic null Accesses.wideStatic statics",
                "writeStatic null Accesses.wideStatic statics");
    }

    @Test
    void instanceFieldsAreAnnouncedWithTheirOwnerAndKeepTheirValues() {
        assertThat(program.run("fields")).containsExactly(
                "write Accesses Accesses.narrow <init>",
                "write Accesses Accesses.wide fields",
                "write Accesses Accesses.decimal fields",
                "write Accesses Accesses.text fields",
                "read Accesses Accesses.wide fields",
                "read Accesses Accesses.narrow fields",
                "read Accesses Accesses.decimal fields",
                "read Accesses Accesses.text fields");
    }

    @Test
    void elementsAreAnnouncedWithTheirIndexAndKeepTheirValues() {
        assertThat(program.run("elements")).containsExactly(
                "writeElement int[] 0",
                "readElement int[] 0",
                "writeElement long[] 1",
                "readElement long[] 1",
                "writeElement double[] 1",
                "writeElement String[] 0",
                "writeElement boolean[] 2",
                "readElement long[] 1",
                "readElement double[] 1",
                "readElement String[] 0",
                "readElement boolean[] 2");
    }

    @Test
    void constructorsAnnounceTheirObjectOnlyOnceItIsOne() {
        assertThat(program.run("constructors")).containsExactly(
                "readStatic null Accesses.number <init>",
                "write Derived Accesses$Base.inherited <init>",
                "write Derived Accesses$Derived.before <init>");
    }

    @Test
    void referenceToTheOuterObjectIsNotAnnounced() {
        assertThat(program.run("inner")).containsExactly(
                "write Accesses Accesses.narrow <init>",
                "read Accesses Accesses.narrow outer");
    }

    @Test
    void missingOwnerStillThrowsInTheProgram() {
        assertThat(program.run("nullOwner")).containsExactly(
                "write null Accesses.narrow nullOwner",
                "writeStatic null Accesses.number nullOwner");
    }

    @Test
    void siteHasTheLineOfTheSource() throws ReflectiveOperationException {
        RecordingController controller = new RecordingController();
        Hooks.install(controller);
        Hooks.activate(Thread.currentThread());
        try {
            program.call("lines");
        } finally {
            Hooks.activate(null);
            Hooks.install(null);
        }
        var line = program.type().getDeclaredField("line");
        line.setAccessible(true);
        assertThat(controller.events()).isEqualTo(List.of(
                "writeStatic null Accesses.number lines:" + line.getInt(null),
                "readElement StackTraceElement[] 0",
                "writeStatic null Accesses.line lines:" + line.getInt(null)));
    }

    @Test
    void nothingIsAnnouncedForAThreadThatIsNotManaged() throws ReflectiveOperationException {
        RecordingController controller = new RecordingController();
        Hooks.install(controller);
        program.call("fields");
        Hooks.install(null);
        assertThat(controller.events()).isEmpty();
    }
}
