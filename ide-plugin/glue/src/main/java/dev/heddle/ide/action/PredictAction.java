package dev.heddle.ide.action;

import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.settings.Strategies;
import dev.heddle.ide.settings.HeddleSettings;

/** <em>Predict from one run</em>: what could have gone wrong in it, by solving; where the catalogue has that strategy. */
public final class PredictAction extends OfTests {

    private static final String STRATEGY = "predict";

    @Override
    boolean isOffered() {
        return Strategies.has(STRATEGY);
    }

    @Override
    void perform(ExplorePlace place) {
        ExplorationStarter.start(place.project(), place.module(), place.target(),
                HeddleSettings.of(place.project()).options().withStrategy(STRATEGY));
    }
}
