package dev.heddle.inspections.study;

import com.intellij.psi.PsiJavaFile;
import dev.heddle.inspections.HeddleInspection;
import dev.heddle.inspections.Inspections;
import dev.heddle.inspections.finding.Finding;
import dev.heddle.inspections.fixes.TextEditQuickFix;
import dev.heddle.inspections.standalone.Inspector;
import dev.heddle.inspections.standalone.PsiEnvironment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Deletes or exchanges random tokens of source files and runs all inspections on the result: they must not throw. */
public final class TokenFuzz {

    private static final Pattern TOKEN = Pattern.compile("\\w+|[^\\s\\w]");
    private static final Pattern WORD = Pattern.compile("\\w+");
    /** PSI itself does not come to an end with some classes that extend each other. */
    private static final Pattern NO_SUPERTYPE = Pattern.compile("(?<!\\b(extends|implements) )\\b[A-Za-z]\\w*");
    private static final int MOST_DELETED = 6;
    private static final int MOST_EXCHANGED = 12;

    private final Random random;
    private final PsiEnvironment environment;
    private final List<HeddleInspection> inspections = Inspections.forCommandLine(null);
    private final Inspector inspector;

    public TokenFuzz(long seed, PsiEnvironment environment) {
        this.random = new Random(seed);
        this.environment = environment;
        this.inspector = new Inspector(environment, inspections);
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

    /** The text with other words of it in some places. */
    public String exchange(String text) {
        List<String> words = WORD.matcher(text).results().map(MatchResult::group).toList();
        List<MatchResult> places = NO_SUPERTYPE.matcher(text).results().toList();
        StringBuilder mutated = new StringBuilder(text);
        int count = places.isEmpty() ? 0 : 1 + random.nextInt(MOST_EXCHANGED);
        random.ints(count, 0, places.size())
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new))
                .descendingSet()
                .forEach(i -> mutated.replace(
                        places.get(i).start(), places.get(i).end(), words.get(random.nextInt(words.size()))));
        return mutated.toString();
    }

    /** Number of findings in a file with that text; what their fixes would change is worked out too. */
    public int inspect(String name, String text) {
        PsiJavaFile file = environment.parse(name, text);
        for (HeddleInspection inspection : inspections) {
            for (Finding finding : inspection.findings(file)) {
                finding.fixes().forEach(fix -> TextEditQuickFix.command(finding.from(), fix));
            }
        }
        return inspector.inspect(file, Path.of(name)).size();
    }
}
