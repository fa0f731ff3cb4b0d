package dev.heddle.ide.action;

import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.settings.HeddleSettings;

/** <em>Explore interleavings</em>: one click, with the options of the settings. */
public final class ExploreAction extends OfTests {

    @Override
    void perform(ExplorePlace place) {
        ExplorationStarter.start(
                place.project(), place.module(), place.target(), HeddleSettings.of(place.project()).options());
    }
}
