package dev.heddle.ide.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ServiceMessageTest {

    @Test
    void escapesWhatWouldEndAValueOrALine() {
        assertThat(ServiceMessage.of("testFailed").with("name", "a'b|c[0]\n\r\té").line())
                .isEqualTo("##teamcity[testFailed name='a|'b||c|[0|]|n|r|0x0009|0x00e9']\n");
    }
}
