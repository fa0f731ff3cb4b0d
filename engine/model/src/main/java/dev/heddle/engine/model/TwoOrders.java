package dev.heddle.engine.model;

import java.util.List;

/**
 * The same operations in two orders, each as a sentence such as {@code Ma reads z at Foo.java:19}.
 *
 * @param seen as they came in the run that was seen
 * @param predicted as they come in the one that was predicted from it; what does not happen there is missing
 * @param remedy what would rule out all orders that show it, as far as the run tells; null if nothing like that was found
 */
public record TwoOrders(List<String> seen, List<String> predicted, String remedy) {

    public TwoOrders withRemedy(String newRemedy) {
        return new TwoOrders(seen, predicted, newRemedy);
    }
}
