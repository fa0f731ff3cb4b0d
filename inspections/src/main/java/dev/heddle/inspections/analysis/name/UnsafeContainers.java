package dev.heddle.inspections.analysis.name;

import com.intellij.psi.PsiArrayType;
import com.intellij.psi.PsiAssignmentExpression;
import com.intellij.psi.PsiClass;
import com.intellij.psi.PsiExpression;
import com.intellij.psi.PsiField;
import com.intellij.psi.PsiMethod;
import com.intellij.psi.PsiModifier;
import com.intellij.psi.PsiNewExpression;
import com.intellij.psi.PsiReferenceExpression;
import com.intellij.psi.PsiType;
import com.intellij.psi.PsiVariable;
import com.intellij.psi.util.PsiTreeUtil;
import com.intellij.psi.util.PsiUtil;
import java.util.Arrays;
import java.util.Set;

/** Which objects keep elements that two threads must not touch at once, and which calls change them. */
public final class UnsafeContainers {

    private static final Set<String> CLASSES = Set.of(
            "ArrayList", "LinkedList", "HashMap", "LinkedHashMap", "TreeMap", "HashSet", "LinkedHashSet", "TreeSet",
            "ArrayDeque", "PriorityQueue", "IdentityHashMap", "WeakHashMap", "EnumMap", "BitSet", "StringBuilder",
            "SimpleDateFormat");

    private static final Set<String> INTERFACES = Set.of(
            "List", "Map", "Set", "Collection", "Deque", "Queue", "SortedMap", "NavigableMap", "SortedSet",
            "NavigableSet");

    private static final Set<String> CHANGING = Set.of(
            "add", "addAll", "addFirst", "addLast", "append", "clear", "compute", "computeIfAbsent",
            "computeIfPresent", "delete", "deleteCharAt", "flip", "format", "insert", "merge", "offer", "offerFirst",
            "offerLast", "parse", "poll", "pollFirst", "pollLast", "pop", "push", "put", "putAll", "putFirst",
            "putIfAbsent", "putLast", "remove", "removeAll", "removeFirst", "removeIf", "removeLast", "replace",
            "replaceAll", "retainAll", "reverse", "set", "setCharAt", "setLength", "sort");

    private static final Set<String> READING = Set.of(
            "charAt", "contains", "containsAll", "containsKey", "containsValue", "descendingIterator", "element",
            "entrySet", "firstKey", "floorEntry", "forEach", "get", "getFirst", "getLast", "getOrDefault",
            "headMap", "indexOf", "isEmpty", "iterator", "keySet", "lastKey", "length", "peek", "peekFirst",
            "peekLast", "size", "stream", "subList", "tailMap", "toArray", "toString", "values");

    private UnsafeContainers() {}

    public static boolean changes(String method) {
        return CHANGING.contains(method);
    }

    public static boolean touches(String method) {
        return CHANGING.contains(method) || READING.contains(method);
    }

    /** Whether a class is such a collection or keeps one of its own. */
    public static boolean arePartOf(PsiClass type) {
        for (PsiClass parent : Supertypes.withSuperclasses(type)) {
            if (parent != type && CLASSES.contains(String.valueOf(parent.getName()))) {
                return true;
            }
        }
        return Arrays.stream(type.getFields())
                .anyMatch(field -> !field.hasModifierProperty(PsiModifier.STATIC) && isUnsafeCollection(field));
    }

    public static boolean isArray(PsiVariable variable) {
        return variable.getType() instanceof PsiArrayType;
    }

    /** Whether the variable holds a collection or builder that is not made for several threads. */
    static boolean isUnsafeCollection(PsiVariable variable) {
        String declared = shortName(variable.getType());
        if (declared == null) {
            return false;
        }
        if (CLASSES.contains(declared)) {
            return isFromJdk(variable);
        }
        return INTERFACES.contains(declared) && isAssignedUnsafe(variable) && isFromJdk(variable);
    }

    private static boolean isAssignedUnsafe(PsiVariable variable) {
        PsiExpression initializer = variable.getInitializer();
        if (initializer != null) {
            return isUnsafeNew(initializer);
        }
        return variable instanceof PsiField field && isAssignedUnsafeInConstructor(field);
    }

    private static boolean isAssignedUnsafeInConstructor(PsiField field) {
        PsiClass owner = field.getContainingClass();
        if (owner == null) {
            return false;
        }
        for (PsiMethod constructor : owner.getConstructors()) {
            for (PsiAssignmentExpression assignment :
                    PsiTreeUtil.findChildrenOfType(constructor.getBody(), PsiAssignmentExpression.class)) {
                if (assignment.getLExpression() instanceof PsiReferenceExpression left
                        && field.getName().equals(left.getReferenceName())
                        && left.isReferenceTo(field)) {
                    return isUnsafeNew(assignment.getRExpression());
                }
            }
        }
        return false;
    }

    private static boolean isUnsafeNew(PsiExpression expression) {
        return PsiUtil.skipParenthesizedExprDown(expression) instanceof PsiNewExpression created
                && created.getClassReference() != null
                && CLASSES.contains(created.getClassReference().getReferenceName());
    }

    private static String shortName(PsiType type) {
        return type instanceof com.intellij.psi.PsiClassType classType ? classType.getClassName() : null;
    }

    private static boolean isFromJdk(PsiVariable variable) {
        PsiClass resolved = Names.classOf(variable);
        String name = resolved == null ? null : resolved.getQualifiedName();
        return name != null && name.startsWith("java.");
    }
}
