package dev.heddle.inspections.harness;

import dev.heddle.inspections.HeddleInspection;
import java.lang.reflect.Field;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The options that a case is inspected with: {@code // option: reportWhatIdeReports=true} at its top. */
public final class CaseOptions {

    private static final Pattern OPTION = Pattern.compile("^// option: (\\w+)=(.*)$", Pattern.MULTILINE);

    private CaseOptions() {}

    /** A new inspection of the same kind, with the options that the case names. */
    public static HeddleInspection apply(HeddleInspection kind, String text) throws ReflectiveOperationException {
        HeddleInspection inspection = kind.getClass().getConstructor().newInstance();
        Matcher option = OPTION.matcher(text);
        while (option.find()) {
            Field field = inspection.getClass().getField(option.group(1));
            String value = option.group(2).strip();
            if (field.getType() == boolean.class) {
                field.setBoolean(inspection, Boolean.parseBoolean(value));
            } else if (field.getType() == int.class) {
                field.setInt(inspection, Integer.parseInt(value));
            } else {
                field.set(inspection, value);
            }
        }
        return inspection;
    }
}
