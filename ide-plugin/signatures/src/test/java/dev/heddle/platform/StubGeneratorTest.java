package dev.heddle.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StubGeneratorTest {

    private static final String FILE = """
            import java.util.List
            import a.Base
            import a.Key

            # P seen somewhere
            abstract class a.Base<T extends Number>
                complete
                new(T value, String text)
                protected abstract <R extends T> R give(List<? super R> all, int... more)
                        throws Exception
            class a.Derived extends Base<Integer>
                new()
                final String name
                new(String name)
            final class a.Key<T>
                static <T> Key<T> create(String name)
            interface a.Keys
                static final Key<String> FIRST
                static final String TEXT
                boolean isOn()
                default int count()
            enum a.Keys.Kind
                ENUM ONE, TWO
            """;

    private static Map<String, String> sources(String text) {
        return StubGenerator.sources(List.of(SignatureFile.parse(text)));
    }

    @Test
    void readsWhatIsWritten() {
        TypeSignature base = SignatureFile.parse(FILE).types().get(0);
        assertThat(base.name()).isEqualTo("a.Base");
        assertThat(base.complete()).isTrue();
        assertThat(base.isAbstract()).isTrue();
        assertThat(base.origin()).isEqualTo("P seen somewhere");
        MemberSignature give = base.members().get(1);
        assertThat(give.typeParameters()).isEqualTo("<R extends T>");
        assertThat(give.type()).isEqualTo("R");
        assertThat(give.parameters()).extracting(MemberSignature.Parameter::type)
                .containsExactly("List<? super R>", "int...");
        assertThat(give.thrown()).isEqualTo("throws Exception");
    }

    @Test
    void writesBodiesThatDoNothing() {
        Map<String, String> sources = sources(FILE);
        assertThat(sources.keySet()).containsExactly("a.Base", "a.Derived", "a.Key", "a.Keys");
        assertThat(sources.get("a.Keys")).contains("boolean isOn() ;", "default  int count()  { return 0; }",
                "enum Kind", "ONE, TWO;");
        assertThat(sources.get("a.Base")).contains("protected abstract <R extends T> R give(");
    }

    /** Constants that the compiler may copy would carry a wrong value into the plugin. */
    @Test
    void constantsAreNotCompileTimeConstantsAndAreToldApart() {
        assertThat(sources(FILE).get("a.Keys"))
                .contains("FIRST = a.Key.create(\"FIRST\")", "TEXT = String.valueOf(\"TEXT\")");
    }

    @Test
    void constructorsCallTheSuperclassAndFillFinalFields() {
        assertThat(sources(FILE).get("a.Derived"))
                .contains("super(null, (String) null); this.name = null;", "this.name = name;");
    }

    @Test
    void refusesWhatIsDescribedTwiceOrHasNoOwner() {
        assertThatThrownBy(() -> sources("class a.A\nclass a.A\n")).hasMessageContaining("a.A is described twice");
        assertThatThrownBy(() -> sources("class a.A.Inner\n")).hasMessageContaining("a.A has nested types");
        assertThatThrownBy(() -> sources("klass a.A\n")).hasMessageContaining("no type: klass a.A");
    }
}
