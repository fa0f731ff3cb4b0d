package dev.heddle.inspections.standalone;

import com.intellij.codeInsight.ExternalAnnotationsManager;
import com.intellij.openapi.vfs.VirtualFile;
import com.intellij.psi.PsiAnnotation;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiElement;
import com.intellij.psi.PsiFile;
import com.intellij.psi.PsiModifierListOwner;
import com.intellij.psi.PsiNameValuePair;
import java.util.List;

/** Outside the IDE there are no annotations but those in the source; PSI insists on being told so. */
final class NoExternalAnnotations extends ExternalAnnotationsManager {

    @Override
    public boolean hasAnnotationRootsForFile(VirtualFile file) {
        return false;
    }

    @Override
    public boolean isExternalAnnotation(PsiAnnotation annotation) {
        return false;
    }

    @Override
    public PsiAnnotation findExternalAnnotation(PsiModifierListOwner owner, String name) {
        return null;
    }

    @Override
    public List<PsiAnnotation> findExternalAnnotations(PsiModifierListOwner owner, String name) {
        return List.of();
    }

    @Override
    public PsiAnnotation[] findExternalAnnotations(PsiModifierListOwner owner) {
        return PsiAnnotation.EMPTY_ARRAY;
    }

    @Override
    public boolean isExternalAnnotationWritable(PsiModifierListOwner owner, String name) {
        return false;
    }

    @Override
    public List<PsiAnnotation> findDefaultConstructorExternalAnnotations(PsiClass owner) {
        return List.of();
    }

    @Override
    public List<PsiAnnotation> findDefaultConstructorExternalAnnotations(PsiClass owner, String name) {
        return List.of();
    }

    @Override
    public void annotateExternally(
            PsiModifierListOwner owner, String name, PsiFile fromFile, PsiNameValuePair[] values) {
        throw new UnsupportedOperationException("no external annotations outside the IDE");
    }

    @Override
    public boolean deannotate(PsiModifierListOwner owner, String name) {
        return false;
    }

    @Override
    public boolean editExternalAnnotation(PsiModifierListOwner owner, String name, PsiNameValuePair[] values) {
        return false;
    }

    @Override
    public AnnotationPlace chooseAnnotationsPlaceNoUi(PsiElement element) {
        return AnnotationPlace.IN_CODE;
    }

    @Override
    public AnnotationPlace chooseAnnotationsPlace(PsiElement element) {
        return AnnotationPlace.IN_CODE;
    }

    @Override
    public List<PsiFile> findExternalAnnotationsFiles(PsiModifierListOwner owner) {
        return List.of();
    }

    @Override
    public boolean hasConfiguredAnnotationRoot(PsiModifierListOwner owner) {
        return false;
    }
}
