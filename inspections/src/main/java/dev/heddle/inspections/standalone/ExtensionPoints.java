package dev.heddle.inspections.standalone;

import com.intellij.codeInsight.CustomExceptionHandler;
import com.intellij.codeInsight.InferredAnnotationProvider;
import com.intellij.codeInsight.JavaExpressionTypeNullabilityPatcher;
import com.intellij.codeInsight.runner.JavaMainMethodProvider;
import com.intellij.codeInspection.InspectionSuppressor;
import com.intellij.core.CoreApplicationEnvironment;
import com.intellij.lang.MetaLanguage;
import com.intellij.lang.jvm.facade.JvmElementProvider;
import com.intellij.openapi.extensions.ExtensionsArea;
import com.intellij.pom.java.LanguageFeatureProvider;
import com.intellij.psi.ClassTypePointerFactory;
import com.intellij.psi.JavaCompilerConfigurationProxy;
import com.intellij.psi.JavaModuleSystem;
import com.intellij.psi.PsiElementFinder;
import com.intellij.psi.augment.PsiAugmentProvider;
import com.intellij.psi.impl.compiled.ClsCustomNavigationPolicy;
import com.intellij.psi.impl.smartPointers.SmartPointerAnchorProvider;
import com.intellij.psi.impl.source.tree.TreeCopyHandler;
import com.intellij.psi.javadoc.JavadocTagInfo;
import com.intellij.psi.util.JavaMultiReleaseModuleSupport;
import com.intellij.util.QueryExecutor;
import java.util.Map;

/** The extension points that Java PSI asks for and that the core environment does not register itself. */
final class ExtensionPoints {

    private static final Map<String, Class<?>> APPLICATION = Map.ofEntries(
            Map.entry("com.intellij.metaLanguage", MetaLanguage.class),
            Map.entry("com.intellij.lang.psiAugmentProvider", PsiAugmentProvider.class),
            Map.entry("com.intellij.javaModuleSystem", JavaModuleSystem.class),
            Map.entry("com.intellij.javaCompilerConfigurationProxy", JavaCompilerConfigurationProxy.class),
            Map.entry("com.intellij.custom.exception.handler", CustomExceptionHandler.class),
            Map.entry("com.intellij.psi.clsCustomNavigationPolicy", ClsCustomNavigationPolicy.class),
            Map.entry("com.intellij.classTypePointerFactory", ClassTypePointerFactory.class),
            Map.entry("com.intellij.javaMainMethodProvider", JavaMainMethodProvider.class),
            Map.entry(
                    "com.intellij.java.expressionTypeNullabilityPatcher", JavaExpressionTypeNullabilityPatcher.class),
            Map.entry("com.intellij.superMethodsSearch", QueryExecutor.class),
            Map.entry("com.intellij.deepestSuperMethodsSearch", QueryExecutor.class),
            Map.entry("com.intellij.lang.jvm.multiReleaseSupport", JavaMultiReleaseModuleSupport.class),
            Map.entry("com.intellij.java.languageFeatureProvider", LanguageFeatureProvider.class),
            Map.entry("com.intellij.smartPointer.anchorProvider", SmartPointerAnchorProvider.class),
            Map.entry("com.intellij.treeCopyHandler", TreeCopyHandler.class),
            Map.entry("com.intellij.lang.inspectionSuppressor", InspectionSuppressor.class));

    private static final Map<String, Class<?>> PROJECT = Map.of(
            "com.intellij.lang.inferredAnnotationProvider", InferredAnnotationProvider.class,
            "com.intellij.jvm.elementProvider", JvmElementProvider.class,
            "com.intellij.java.elementFinder", PsiElementFinder.class,
            "com.intellij.javadocTagInfo", JavadocTagInfo.class);

    private ExtensionPoints() {}

    static void registerForApplication(ExtensionsArea area) {
        register(area, APPLICATION);
    }

    static void registerForProject(ExtensionsArea area) {
        register(area, PROJECT);
    }

    private static void register(ExtensionsArea area, Map<String, Class<?>> points) {
        points.forEach((name, type) -> {
            if (!area.hasExtensionPoint(name)) {
                CoreApplicationEnvironment.registerExtensionPoint(area, name, type);
            }
        });
    }
}
