package dev.heddle.inspections;

import static org.assertj.core.api.Assertions.assertThat;

import com.intellij.psi.PsiErrorElement;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiMethodCallExpression;
import com.intellij.psi.util.PsiTreeUtil;
import dev.heddle.inspections.standalone.PsiEnvironment;
import org.junit.jupiter.api.Test;

class PsiEnvironmentTest {

    @Test
    void parsesModernJavaAndResolvesTheJdk() {
        try (PsiEnvironment environment = new PsiEnvironment()) {
            PsiJavaFile file = environment.parse("A.java", """
                    import java.util.concurrent.*;
                    class A {
                        ExecutorService pool = Executors.newFixedThreadPool(2);
                        void f() { pool.submit(() -> System.out.println("x")); }
                        record P(int a) {}
                        sealed interface S permits T {}
                        static final class T implements S {}
                        int g(Object o) { return switch (o) { case String s when s.length() > 2 -> 1; default -> 2; }; }
                    }
                    """);
            assertThat(PsiTreeUtil.findChildrenOfType(file, PsiErrorElement.class)).isEmpty();
            assertThat(PsiTreeUtil.findChildrenOfType(file, PsiMethodCallExpression.class))
                    .extracting(call -> call.resolveMethod().getContainingClass().getQualifiedName())
                    .containsExactly(
                            "java.util.concurrent.Executors",
                            "java.util.concurrent.ExecutorService",
                            "java.io.PrintStream",
                            "java.lang.String");
        }
    }

    /** Inferring these types asks for switches that the core jar does not define by itself. */
    @Test
    void infersTheTypesOfCollectorsThatAreHandedOn() {
        try (PsiEnvironment environment = new PsiEnvironment()) {
            PsiJavaFile file = environment.parse("Aliases.java", """
                    import java.util.*;
                    import java.util.stream.*;
                    class Aliases {
                        static <T> Map<String, T> translate(Map<String, T> configs, String[][] groups) {
                            return translate(configs, Stream.of(groups)
                                    .collect(Collectors.toMap(x -> x[0],
                                            x -> Stream.of(x).skip(1).collect(Collectors.toList()))));
                        }
                        static <T> Map<String, T> translate(Map<String, T> configs, Map<String, List<String>> groups) {
                            return configs;
                        }
                    }
                    """);
            assertThat(PsiTreeUtil.findChildrenOfType(file, PsiMethodCallExpression.class))
                    .allSatisfy(call -> assertThat(call.getType()).isNotNull())
                    .extracting(call -> call.resolveMethod().getName())
                    .startsWith("translate", "collect", "of");
        }
    }
}
