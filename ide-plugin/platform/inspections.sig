import com.intellij.codeInspection.InspectionManager
import com.intellij.codeInspection.LocalInspectionTool
import com.intellij.codeInspection.ProblemDescriptor
import com.intellij.codeInspection.ProblemsHolder
import com.intellij.psi.PsiClass
import com.intellij.psi.PsiElementVisitor
import com.intellij.psi.PsiField
import com.intellij.psi.PsiMethod

# J S:java/java-analysis-api/src/com/intellij/codeInspection/AbstractBaseJavaLocalInspectionTool.java [2024]
abstract class com.intellij.codeInspection.AbstractBaseJavaLocalInspectionTool extends LocalInspectionTool
    ProblemDescriptor[] checkMethod(PsiMethod method, InspectionManager manager, boolean isOnTheFly)
    ProblemDescriptor[] checkClass(PsiClass aClass, InspectionManager manager, boolean isOnTheFly)
    ProblemDescriptor[] checkField(PsiField field, InspectionManager manager, boolean isOnTheFly)
    PsiElementVisitor buildVisitor(ProblemsHolder holder, boolean isOnTheFly)
