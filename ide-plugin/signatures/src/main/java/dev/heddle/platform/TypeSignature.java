package dev.heddle.platform;

import java.util.List;

/**
 * One class of the platform as far as the plugin needs it.
 *
 * @param modifiers      {@code abstract}, {@code final}, both or none
 * @param kind           {@code class}, {@code interface}, {@code enum} or {@code annotation}
 * @param name           with dots also before nested classes
 * @param typeParameters with their angle brackets, or empty
 * @param supertypes     {@code extends … implements …} as written, or empty
 * @param complete       all its abstract members are here, so the plugin may extend or implement it
 * @param superCall      the arguments for the superclass' constructor, where that cannot be derived; else null
 * @param constants      of an enum
 * @param origin         the remark before it: where these facts were seen
 */
public record TypeSignature(
        String modifiers,
        String kind,
        String name,
        String typeParameters,
        String supertypes,
        boolean complete,
        String superCall,
        List<String> constants,
        List<MemberSignature> members,
        String origin) {

    public String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** The package, or the enclosing class of a nested one. */
    public String owner() {
        return name.substring(0, name.lastIndexOf('.'));
    }

    public boolean isNested() {
        String owner = owner();
        return Character.isUpperCase(owner.charAt(owner.lastIndexOf('.') + 1));
    }

    public boolean isInterface() {
        return kind.equals("interface");
    }

    public boolean isAbstract() {
        return modifiers.contains("abstract");
    }

    public List<MemberSignature> constructors() {
        return members.stream().filter(MemberSignature::isConstructor).toList();
    }
}
