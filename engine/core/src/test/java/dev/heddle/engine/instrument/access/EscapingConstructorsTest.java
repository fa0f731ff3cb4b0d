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

    private boolean letsGo(Class<?> type) {
        return constructors.letGo(file(type.getName().replace('.', '/')));
    }

    @Test
    void anObjectMayGoWithoutAFinalFieldOrThroughItsSuperclass() {
        assertThat(letsGo(Registers.class)).isTrue();
        assertThat(letsGo(OfLeakyClass.class)).isTrue();
        assertThat(letsGo(Ordinary.class)).isFalse();
        assertThat(letsGo(OfOrdinary.class)).isFalse();
    }

    static class CallsWhatOthersOverride {
        CallsWhatOthersOverride() {
            init();
        }

        void init() {}
    }

    static final class CallsItsOwn {
        CallsItsOwn() {
            init();
        }

        void init() {}
    }

    @Test
    void aMethodThatASubclassMayHaveInstead() {
        assertThat(letsGo(CallsWhatOthersOverride.class)).isTrue();
        assertThat(letsGo(CallsItsOwn.class)).isFalse();
    }

    static class Chooses implements Runnable {
        Chooses(Runnable other) {
            LISTENERS.add(other == null ? this : other);
        }

        @Override
        public void run() {}
    }

    static class ChoosesOther implements Runnable {
        ChoosesOther(Runnable other) {
            LISTENERS.add(other != null ? other : this);
        }

        @Override
        public void run() {}
    }

    static class Keeps implements Runnable {
        Keeps(boolean early) {
            Object kept = LISTENERS;
            if (early) {
                kept = this;
            }
            LISTENERS.add(kept);
        }

        @Override
        public void run() {}
    }

    static class Returns implements Runnable {
        Returns() {
            LISTENERS.add(self());
        }

        private Runnable self() {
            return this;
        }

        @Override
        public void run() {}
    }

    abstract static class OfItself<T extends Runnable> {
        @SuppressWarnings("unchecked")
        OfItself() {
            LISTENERS.add((T) this);
        }
    }

    @Test
    void anObjectWhoseTypeGetsLostOnTheWay() {
        assertThat(List.of(Chooses.class, ChoosesOther.class, Keeps.class, Returns.class, OfItself.class))
                .allMatch(this::letsGo);
    }

    static class OnlyComputes {
        private final long wide;
        private final String name;
        private int sum;

        OnlyComputes(int a) {
            wide = a > 0 ? System.nanoTime() : a;
            name = getClass().getName() + (a == 1 ? "one" : "many");
            for (int i = 0; i < a; i++) {
                sum += i % 2 == 0 ? i : -i;
            }
        }
    }

    @Test
    void branchesThatHaveNothingToDoWithTheObject() {
        assertThat(letsGo(OnlyComputes.class)).isFalse();
    }
}
