package dev.heddle.engine.model;

import java.util.Map;
import java.util.stream.Collectors;

/** Inputs and their values in words: {@code amount = 7, open = true}. */
public final class InputText {

    private InputText() {}

    public static String of(Map<String, ?> inputs) {
        return inputs.entrySet().stream().map(input -> input.getKey() + " = " + input.getValue())
                .collect(Collectors.joining(", "));
    }
}
