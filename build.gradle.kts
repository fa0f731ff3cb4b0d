// Builds the modules of pom.xml with Gradle, and the plugin against the real IntelliJ SDK. What the modules are and what
// they depend on is read from the Maven build: there is one place to change it (docs/decisions/0007-two-builds.md).

import javax.xml.parsers.DocumentBuilderFactory
import org.w3c.dom.Element

plugins {
    java
    id("org.jetbrains.intellij.platform")
}

/** A dependency as a pom.xml states it; the version is null where the parent manages it. */
class MavenDependency(
    val group: String, val artifact: String, val version: String?, val scope: String, val optional: Boolean) {

    val ofThisProject get() = group == "dev.heddle"

    /** What the IDE brings along; Maven compiles against a jar of it that Maven Central has. */
    val ofThePlatform get() = artifact == "intellij-core" || artifact == "kotlin-stdlib"
}

fun Element.childrenNamed(name: String): List<Element> =
    (0 until childNodes.length).map { childNodes.item(it) }.filterIsInstance<Element>().filter { it.tagName == name }

fun Element.textOf(name: String): String? = childrenNamed(name).firstOrNull()?.textContent?.trim()

fun readPom(folder: File): Element =
    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(folder.resolve("pom.xml")).documentElement

fun Element.dependencyList(): List<MavenDependency> =
    childrenNamed("dependencies").flatMap { it.childrenNamed("dependency") }.map {
        val scope = it.textOf("scope") ?: "compile"
        MavenDependency(it.textOf("groupId")!!, it.textOf("artifactId")!!, it.textOf("version"), scope,
            it.textOf("optional") == "true")
    }

val rootPom = readPom(rootDir)
val mavenVersion = rootPom.textOf("version")!!
val managedVersions = rootPom.childrenNamed("dependencyManagement").single().dependencyList()
    .associate { "${it.group}:${it.artifact}" to it.version }

/** Signatures, stubs made from them, and the packing of the zip: Maven's way to do without the SDK. */
val onlyInMaven = setOf("heddle-platform-signatures", "heddle-platform-stubs", "heddle-plugin-zip")
val moduleOfArtifact = subprojects.filter { it.file("pom.xml").exists() }
    .associateBy { readPom(it.projectDir).textOf("artifactId")!! }
    .filterKeys { it !in onlyInMaven }
val catalog = extensions.getByType<VersionCatalogsExtension>().named("libs")

/** Turns `${asm.version}` into the version that the catalogue has under the name asm. */
fun versionOf(dependency: MavenDependency): String {
    val stated = dependency.version ?: managedVersions.getValue("${dependency.group}:${dependency.artifact}")!!
    val name = Regex("""\$\{(.+)\.version}""").matchEntire(stated)?.groupValues?.get(1) ?: return stated
    return catalog.findVersion(name.replace('.', '-')).get().requiredVersion
}

allprojects {
    group = "dev.heddle"
    version = mavenVersion
}

configure(moduleOfArtifact.values) {
    val pom = readPom(projectDir)
    val usesPlatform = pom.dependencyList().any { it.ofThePlatform }
    apply(plugin = "java-library")
    if (usesPlatform) {
        apply(plugin = "org.jetbrains.intellij.platform.module")
    }

    extensions.configure<JavaPluginExtension> {
        // The platform's classes need 21 to be read; what comes out runs on 17 like all else.
        toolchain.languageVersion = JavaLanguageVersion.of(if (usesPlatform) 21 else 17)
    }
    extensions.configure<BasePluginExtension> {
        archivesName = pom.textOf("artifactId")!!
    }

    for (dependency in pom.dependencyList().filterNot { it.ofThePlatform || it.artifact in onlyInMaven }) {
        val notation: Any = if (dependency.ofThisProject) {
            dependencies.project(mapOf("path" to moduleOfArtifact.getValue(dependency.artifact).path))
        } else {
            "${dependency.group}:${dependency.artifact}:${versionOf(dependency)}"
        }
        val configurations = when (if (dependency.optional) "provided" else dependency.scope) {
            "compile" -> listOf("api")
            "provided" -> listOf("compileOnly", "testImplementation")
            "runtime" -> listOf("runtimeOnly")
            "test" -> listOf("testImplementation")
            else -> error("scope ${dependency.scope} of ${dependency.artifact} has no twin in Gradle")
        }
        configurations.forEach { dependencies.add(it, notation) }
    }

    tasks.withType<JavaCompile>().configureEach {
        sourceCompatibility = "17"
        targetCompatibility = "17"
        options.encoding = "UTF-8"
        options.compilerArgs.add("-Xlint:all,-options,-serial,-processing")
        options.compilerArgs.add("--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED")
    }
    tasks.withType<ProcessResources>().configureEach {
        filesMatching("**/version.properties") {
            filter { line -> line.replace("\${project.version}", mavenVersion) }
        }
    }
    tasks.withType<Test>().configureEach {
        // Maven runs the tests: they need the folders that it lays out, and IntelliJ's PSI as a jar of its own.
        enabled = false
    }
}

project(":engine:bootstrap") {
    tasks.withType<Jar>().configureEach {
        manifest.attributes(
            "Premain-Class" to "dev.heddle.bootstrap.Agent",
            "Can-Retransform-Classes" to "true",
            "Can-Redefine-Classes" to "true",
        )
    }
}

java {
    toolchain.languageVersion = JavaLanguageVersion.of(21)
}

dependencies {
    intellijPlatform {
        intellijIdea(catalog.findVersion("intellij-idea").get().requiredVersion)
        bundledPlugin("com.intellij.java")
        bundledPlugin("JUnit")
        pluginComposedModule(implementation(project(":ide-plugin:glue")))
        pluginComposedModule(implementation(project(":inspections")))
        pluginComposedModule(implementation(project(":ui")))
    }
    implementation(project(":engine:model"))
}

// What stands in for the IDE on the command line is not for the IDE, nor is the window that the command line opens.
project(":inspections") {
    tasks.withType<Jar>().configureEach {
        exclude("dev/heddle/inspections/standalone/**")
    }
}
project(":ui") {
    tasks.withType<Jar>().configureEach {
        exclude("dev/heddle/ui/window/**")
    }
}

intellijPlatform {
    buildSearchableOptions = false
    instrumentCode = false
    projectName = "heddle"
    pluginConfiguration {
        id = "dev.heddle"
        name = "Heddle"
        version = mavenVersion
        ideaVersion {
            sinceBuild = "253"
            untilBuild = provider { null }
        }
    }
    pluginVerification {
        ides {
            recommended()
        }
    }
}

// plugin.xml stands at the root, where people look for it.
tasks.patchPluginXml {
    inputFile = layout.settingsDirectory.file("plugin.xml")
}

// The engine is a process of its own: its jars lie beside the plugin's, not on the IDE's class path, in the folders that
// the engine looks for. PackagingTwinsTest compares this table with the zip that Maven makes.
val engineFolders = mapOf(
    "engine" to listOf(":engine:core"),
    "bootstrap" to listOf(":engine:bootstrap"),
    "user" to listOf(":engine:api", ":engine:junit"),
)
val junitForSingleFiles by configurations.creating

dependencies {
    junitForSingleFiles("org.junit.jupiter:junit-jupiter:${catalog.findVersion("junit").get().requiredVersion}")
}

tasks.prepareSandbox {
    engineFolders.forEach { (folder, modules) ->
        modules.map { project(it) }.forEach { module ->
            from(module.tasks.named("jar")) {
                rename { "${module.the<BasePluginExtension>().archivesName.get()}.jar" }
                into(pluginName.map { "$it/engine/$folder" })
            }
        }
    }
    from(project(":engine:core").configurations.named("runtimeClasspath")) {
        exclude("heddle-bootstrap*")
        into(pluginName.map { "$it/engine/engine" })
    }
    from(junitForSingleFiles) {
        into(pluginName.map { "$it/engine/junit" })
    }
}
