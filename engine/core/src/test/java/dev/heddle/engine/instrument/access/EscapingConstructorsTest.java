package dev.heddle.engine.instrument.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

class EscapingConstructorsTest {

    private static final List<Object> LISTENERS = new ArrayList<>();

    private final EscapingConstructors constructors = new EscapingConstructors(EscapingConstructorsTest::file);

    private static ClassReader file(String type) {
        try {
            return new ClassReader(type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Set<String> early(Class<?> type) {
        return constructors.earlyFields(file(type.getName().replace('.', '/')));
    }

    static class Ordinary {
        final int a;
        final Object b;

        Ordinary(int a) {
            this.a = Math.abs(a);
            this.b = Objects.requireNonNull(LISTENERS);
        }

        Ordinary() {
            this(1);
        }
    }

    @Test
    void ordinaryFieldsAreNotEarly() {
        assertThat(early(Ordinary.class)).isEmpty();
    }

    static class Registers {
        final int before;
        final int after;

        Registers() {
            before = 1;
            LISTENERS.add(this);
            after = 2;
        }
    }

    @Test
    void fieldsWrittenBehindAnEscapeAreEarly() {
        assertThat(early(Registers.class)).containsExactly("after");
    }

    static class StartsItself extends Thread {
        final int after;

        StartsItself() {
            start();
            after = 1;
        }
    }

    @Test
    void aThreadThatStartsItselfEscapes() {
        assertThat(early(StartsItself.class)).containsExactly("after");
    }

    static class Lambda {
        final int after;

        Lambda() {
            new Thread(() -> System.out.println(this)).start();
            after = 1;
        }
    }

    @Test
    void aLambdaTakesTheObjectAlong() {
        assertThat(early(Lambda.class)).containsExactly("after");
    }

    static class Static {
        static Static seen;
        final int after;

        Static() {
            seen = this;
            after = 1;
        }
    }

    @Test
    void aStaticFieldShowsTheObject() {
        assertThat(early(Static.class)).containsExactly("after");
    }

    static class ByMethod {
        final int after;
        final int harmless;

        ByMethod() {
            harmless = next();
            register();
            after = next();
        }

        private int next() {
            return 1;
        }

        private void register() {
            LISTENERS.add(this);
        }
    }

    @Test
    void methodsOfTheClassAreFollowed() {
        assertThat(early(ByMethod.class)).containsExactly("after");
    }

    static class OfLeakyClass extends Registers {
        final int own;

        OfLeakyClass() {
            own = 3;
        }
    }

    @Test
    void theSuperclassMayLetTheObjectGo() {
        assertThat(early(OfLeakyClass.class)).containsExactly("own");
    }

    static class OfOrdinary extends Ordinary {
        final int own;

        OfOrdinary() {
            own = 3;
        }
    }

    @Test
    void anOrdinarySuperclassDoesNot() {
        assertThat(early(OfOrdinary.class)).isEmpty();
    }
}
