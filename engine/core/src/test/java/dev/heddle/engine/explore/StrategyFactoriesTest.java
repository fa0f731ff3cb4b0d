package dev.heddle.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.engine.model.StrategyCatalogue;
import dev.heddle.engine.model.StrategyDescriptor;
import dev.heddle.engine.session.ExploreOptions;
import dev.heddle.engine.strategy.api.Need;
import dev.heddle.engine.strategy.api.Strategy;
import dev.heddle.engine.symbolic.expr.Expressions;
import java.util.List;
import org.junit.jupiter.api.Test;

class StrategyFactoriesTest {

    @Test
    void eachStrategyOfTheCatalogueCanBeMadeAndNoOther() {
        List<String> known = StrategyCatalogue.all().stream().map(StrategyDescriptor::name).toList();

        assertThat(StrategyFactories.names()).containsExactlyInAnyOrderElementsOf(known);
    }

    @Test
    void theCatalogueSaysWhichStrategiesNeedValues() {
        for (StrategyDescriptor descriptor : StrategyCatalogue.all()) {
            Strategy made = StrategyFactories.make(ExploreOptions.with(descriptor.name()), new Expressions());

            assertThat(made.needs().has(Need.VALUES)).as(descriptor.name()).isEqualTo(descriptor.needsValues());
        }
    }
}
