package dev.heddle.inspections.study;

import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.Inspections;
import dev.heddle.inspections.standalone.Inspector;
import dev.heddle.inspections.standalone.PsiEnvironment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Deletes random tokens from source files and runs all inspections on what is left: they must not throw. */
public final class TokenFuzz {

    private static final Pattern TOKEN = Pattern.compile("\\w+|[^\\s\\w]");
    private static final int MOST_DELETED = 6;

    private final Random random;
    private final PsiEnvironment environment;
    private final Inspector inspector;

    public TokenFuzz(long seed, PsiEnvironment environment) {
        this.random = new Random(seed);
        this.environment = environment;
        this.inspector = new Inspector(environment, Inspections.forCommandLine(null));
    }

    /** The text without some of its tokens. */
    public String mutate(String text) {
        List<int[]> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(new int[] {matcher.start(), matcher.end()});
        }
        StringBuilder mutated = new StringBuilder(text);
        int count = 1 + random.nextInt(MOST_DELETED);
        for (int i = 0; i < count && !tokens.isEmpty(); i++) {
            int[] token = tokens.get(random.nextInt(tokens.size()));
            for (int at = token[0]; at < token[1]; at++) {
                mutated.setCharAt(at, ' ');
            }
        }
        return mutated.toString();
    }

    /** Number of findings in a file with that text. */
    public int inspect(String name, String text) {
        PsiJavaFile file = environment.parse(name, text);
        return inspector.inspect(file, Path.of(name)).size();
    }
}
