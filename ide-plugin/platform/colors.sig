# What a page of Settings | Editor | Color Scheme is made of.
import com.intellij.lang.Language
import com.intellij.openapi.editor.colors.ColorKey
import com.intellij.openapi.editor.colors.TextAttributesKey
import com.intellij.openapi.fileTypes.SyntaxHighlighter
import com.intellij.openapi.options.colors.AttributesDescriptor
import com.intellij.openapi.options.colors.ColorAndFontDescriptorsProvider
import com.intellij.openapi.options.colors.ColorDescriptor
import com.intellij.openapi.project.Project
import com.intellij.openapi.vfs.VirtualFile
import java.util.Map
import javax.swing.Icon

# P S24 K
interface com.intellij.openapi.options.colors.ColorAndFontDescriptorsProvider
    complete
    AttributesDescriptor[] getAttributeDescriptors()
    ColorDescriptor[] getColorDescriptors()
    String getDisplayName()

# P S24 K
interface com.intellij.openapi.options.colors.ColorSettingsPage extends ColorAndFontDescriptorsProvider
    complete
    Icon getIcon()
    SyntaxHighlighter getHighlighter()
    String getDemoText()
    Map<String, TextAttributesKey> getAdditionalHighlightingTagToDescriptorMap()

# P S24 K
final class com.intellij.openapi.options.colors.AttributesDescriptor
    new(String displayName, TextAttributesKey key)

# P S24 K
final class com.intellij.openapi.options.colors.ColorDescriptor
    static final ColorDescriptor[] EMPTY_ARRAY

# P S24
interface com.intellij.openapi.fileTypes.SyntaxHighlighter

# P S24 K
abstract class com.intellij.openapi.fileTypes.SyntaxHighlighterFactory
    static SyntaxHighlighter getSyntaxHighlighter(Language language, Project project, VirtualFile file)
