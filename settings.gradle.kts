import javax.xml.parsers.DocumentBuilderFactory
import org.jetbrains.intellij.platform.gradle.extensions.intellijPlatform

plugins {
    id("org.jetbrains.intellij.platform.settings") version "2.19.0"
}

dependencyResolutionManagement {
    repositories {
        mavenCentral()
        intellijPlatform {
            defaultRepositories()
        }
    }
}

rootProject.name = "heddle"

// The modules are those of the Maven build (docs/decisions/0007-two-builds.md).
val modules = DocumentBuilderFactory.newInstance().newDocumentBuilder()
    .parse(settingsDir.resolve("pom.xml"))
    .getElementsByTagName("module")
for (i in 0 until modules.length) {
    include(":" + modules.item(i).textContent.trim().replace('/', ':'))
}
