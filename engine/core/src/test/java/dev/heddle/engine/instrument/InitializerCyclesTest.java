package dev.heddle.engine.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InitializerCyclesTest {

    @TempDir
    Path folder;

    @Test
    void twoClassesThatUseEachOther() throws Exception {
        assertThat(among("""
                class A { static Object o = B.make(); static Object make() { return ""; } }
                class B { static Object o = A.make(); static Object make() { return ""; } }
                class User { void a() { A.make(); } void b() { B.make(); } }
                """)).containsExactlyInAnyOrder("A", "B");
    }

    @Test
    void throughAMethodOfAThirdClass() throws Exception {
        assertThat(among("""
                class A { static Object o = Helper.make(); static int x; }
                class Helper { static Object make() { return new B(); } }
                class B { static int y = A.x; }
                class User { void a() { A.x = 1; } void b() { B.y = 1; } }
                """)).containsExactlyInAnyOrder("A", "B");
    }

    @Test
    void aClassAndItsSubclass() throws Exception {
        assertThat(among("""
                class Base { static Base one = new Derived(); }
                class Derived extends Base {}
                class User { Object a() { return Base.one; } Object b() { return new Derived(); } }
                """)).containsExactlyInAnyOrder("Base", "Derived");
    }

    @Test
    void aConstantWithABodyCannotBeComeAtFirst() throws Exception {
        assertThat(among("""
                enum E { ONE { int get() { return 1; } }; abstract int get(); }
                class User { int a() { return E.ONE.get(); } }
                """)).isEmpty();
    }

    @Test
    void useInOneDirectionIsFine() throws Exception {
        assertThat(among("""
                class A { static Object o = B.make(); }
                class B { static Object o = ""; static Object make() { return ""; } }
                class User { Object a() { return A.o; } void b() { B.make(); } }
                """)).isEmpty();
    }

    @Test
    void anInitialiserThatTakesALock() throws Exception {
        assertThat(among("""
                class A { static int x; static { set(); } static synchronized void set() { x = 1; } }
                class B { static int y; static { synchronized (Object.class) { y = 1; } } }
                class C { static int z = 1; static synchronized void set() { z = 2; } }
                """)).containsExactlyInAnyOrder("A", "B");
    }

    private List<String> among(String source) throws Exception {
        Path file = Files.writeString(folder.resolve("Source.java"), source);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        assertThat(ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", classes.toString(), file.toString())).isZero();
        List<Class<?>> loaded = new ArrayList<>();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
                Stream<Path> files = Files.list(classes)) {
            for (Path path : files.toList()) {
                String name = path.getFileName().toString().replace(".class", "");
                loaded.add(Class.forName(name, false, loader));
            }
            return InitializerCycles.among(loaded);
        }
    }
}
