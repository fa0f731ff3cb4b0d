package dev.heddle.inspections.analysis.thread;

import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiClassType;
import com.intellij.psi.PsiJavaFile;
import com.intellij.psi.PsiModifier;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Who uses the objects of a class, as far as the class tells. */
public final class Users {

    /** What goes through something step by step does so for the one who made it. */
    private static final Pattern STEPPER = Pattern.compile(
            "\\w*(Reader|Iterator|Cursor|Scanner|Parser|Lexer|Tokenizer|Renderer)(Impl|Base)?");

    private static final Pattern WINDOWS =
            Pattern.compile("\\b(javax\\.swing|java\\.awt\\.event|javafx\\.scene|org\\.eclipse\\.(swt|jface|ui))\\.");

    private Users() {}

    /** Whether only the package, or the class round it, uses a class: mostly under a lock of their own. */
    public static boolean areOfOneCircle(PsiClass type) {
        return type != null
                && (type.getContainingClass() != null || !type.hasModifierProperty(PsiModifier.PUBLIC));
    }

    /**
     * Whether the kind of object has one user at a time: what steps through something, or belongs to a window. Streams
     * of characters were always made for several.
     */
    public static boolean isOne(PsiClass type) {
        return type != null && (isStepper(type) || isOfWindows(type));
    }

    private static boolean isOfWindows(PsiClass type) {
        return type.getContainingFile() instanceof PsiJavaFile file
                && file.getImportList() != null
                && Arrays.stream(file.getImportList().getAllImportStatements())
                        .anyMatch(used -> WINDOWS.matcher(used.getText()).find());
    }

    private static boolean isStepper(PsiClass type) {
        return !ThreadApi.is(type, "java.io.Reader")
                && Stream.of(Stream.ofNullable(type.getName()),
                                namesOf(type.getExtendsListTypes()),
                                namesOf(type.getImplementsListTypes()))
                        .flatMap(names -> names)
                        .anyMatch(name -> STEPPER.matcher(name).matches());
    }

    private static Stream<String> namesOf(PsiClassType[] types) {
        return Arrays.stream(types).map(PsiClassType::getClassName);
    }
}
