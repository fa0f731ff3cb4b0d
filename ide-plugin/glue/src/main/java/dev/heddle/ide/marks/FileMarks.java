package dev.heddle.ide.marks;

import com.intellij.openapi.editor.Document;
import com.intellij.openapi.editor.RangeMarker;
import com.intellij.openapi.util.TextRange;
import java.util.ArrayList;
import java.util.List;

/** The marks of one document. They move with the text, and go when the text of their own line changes. */
final class FileMarks {

    private record Placed(Mark mark, RangeMarker range, String text) {}

    private final Document document;
    private final List<Placed> placed = new ArrayList<>();

    /** Lines count as they are in the document now; a line that is not there or blank gets no mark. */
    FileMarks(Document document, List<Mark> marks) {
        this.document = document;
        for (Mark mark : marks) {
            int line = mark.at().line() - 1;
            if (line < document.getLineCount()) {
                TextRange range = trimmed(document.getLineStartOffset(line), document.getLineEndOffset(line));
                if (!range.isEmpty()) {
                    RangeMarker marker = document.createRangeMarker(range.getStartOffset(), range.getEndOffset());
                    placed.add(new Placed(mark, marker, document.getText(range)));
                }
            }
        }
    }

    private TextRange trimmed(int start, int end) {
        CharSequence text = document.getCharsSequence();
        int from = start;
        int to = end;
        while (from < to && Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
            to--;
        }
        return new TextRange(from, to);
    }

    /** Told of each mark that still holds, with the range of its line. */
    interface Visitor {
        void visit(Mark mark, TextRange range);
    }

    void forEach(Visitor visitor) {
        for (Placed each : placed) {
            RangeMarker range = each.range();
            if (range.isValid()) {
                TextRange now = new TextRange(range.getStartOffset(), range.getEndOffset());
                if (isWholeLine(now) && document.getText(now).equals(each.text())) {
                    visitor.visit(each.mark(), now);
                }
            }
        }
    }

    /** What is typed before or after the marked text on its line is not in the range, but changes the line. */
    private boolean isWholeLine(TextRange range) {
        int line = document.getLineNumber(range.getStartOffset());
        return trimmed(document.getLineStartOffset(line), document.getLineEndOffset(line)).equals(range);
    }

    void dispose() {
        placed.forEach(each -> each.range().dispose());
    }
}
