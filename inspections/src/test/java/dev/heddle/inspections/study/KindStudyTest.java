package dev.heddle.inspections.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KindStudyTest {

    @Test
    void aDrawHasNoSayAboutItsOwnKinds() {
        List<KindStudy.Label> labels = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            labels.add(new KindStudy.Label("first", "GOOD", true));
            labels.add(new KindStudy.Label("first", "BAD", i == 0));
            labels.add(new KindStudy.Label("second", "BAD", true));
        }
        labels.add(new KindStudy.Label("second", "GOOD", false));

        assertThat(KindStudy.leftOut(labels, "second", 0.8)).hasToString("0/1");
        assertThat(KindStudy.leftOut(labels, "first", 0.8)).hasToString("1/4");
    }
}
