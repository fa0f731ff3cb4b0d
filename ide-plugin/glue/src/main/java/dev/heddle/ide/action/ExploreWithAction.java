package dev.heddle.ide.action;

import dev.heddle.ide.run.ExplorationStarter;
import dev.heddle.ide.settings.SearchOptions;
import dev.heddle.ide.settings.HeddleSettings;

/** <em>Explore interleavings with…</em>: asks for strategy, bounds and limits; the last choice is offered again. */
public final class ExploreWithAction extends OfTests {

    @Override
    void perform(ExplorePlace place) {
        HeddleSettings settings = HeddleSettings.of(place.project());
        ChooserDialog dialog = new ChooserDialog(place.project(), place.target().title(), settings.lastChoice());
        if (dialog.showAndGet()) {
            SearchOptions chosen = dialog.options();
            settings.rememberChoice(chosen);
            ExplorationStarter.start(place.project(), place.module(), place.target(), chosen);
        }
    }
}
