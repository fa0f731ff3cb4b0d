package dev.heddle.engine.runtime.contact;

import dev.heddle.engine.coverage.Statement;
import dev.heddle.engine.model.Op;
import dev.heddle.engine.model.SourceLocation;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.VariableTable;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds names for code points that are the same in every process. Two points with one name are one statement: woven code may hold
 * a method's body twice. Class files are read for it, so it is never asked in the middle of an execution.
 */
final class StatementNames {

    private final CodePoints points;
    private final FieldTable fields;
    private final Map<Class<?>, ClassCode> classes = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Statement> statements = new ArrayList<>();
    private int[] known = new int[256];

    StatementNames(CodePoints points, FieldTable fields) {
        this.points = points;
        this.fields = fields;
    }

    /** Number of the statement that a point belongs to, from 1. */
    int statement(int point) {
        if (point >= known.length) {
            known = java.util.Arrays.copyOf(known, point * 2);
        }
        if (known[point] == 0) {
            Statement statement = name(points.get(point));
            known[point] = numbers.computeIfAbsent(statement.key(), key -> {
                statements.add(statement);
                return statements.size();
            });
        }
        return known[point];
    }

    Statement get(int statement) {
        return statements.get(statement - 1);
    }

    private Statement name(CodePoint point) {
        String member = member(point);
        String plain = member.substring(member.lastIndexOf('.') + 1);
        int user = point.inLibrary < point.frames.length ? point.inLibrary : -1;
        if (user < 0) {
            return new Statement("(library)", -1, op(point.op), member, places(point, 0, plain), null);
        }
        StackFrame at = point.frames[user];
        String sought = user > 0 ? point.frames[user - 1].getMethodName() : plain;
        List<String> context = places(point, user + 1, plain);
        for (int i = user - 1; i >= 0; i--) {
            context.add(0, place(point.frames[i], i == 0 ? plain : point.frames[i - 1].getMethodName()));
        }
        return new Statement(code(at), ordinal(at, user > 0 ? null : point.op, sought), op(point.op), member,
                List.copyOf(context), SourceLocation.of(at.toStackTraceElement()));
    }

    private static String op(Op op) {
        return op == Op.FAILED_UPDATE ? "compare-and-set" : op.label();
    }

    private List<String> places(CodePoint point, int from, String innermost) {
        List<String> places = new ArrayList<>();
        int last = Math.min(point.frames.length, points.context() + 1);
        for (int i = from; i < last; i++) {
            places.add(place(point.frames[i], i == 0 ? innermost : point.frames[i - 1].getMethodName()));
        }
        return places;
    }

    private String place(StackFrame frame, String called) {
        return frame.getClassName() + "." + frame.getMethodName() + ":" + ordinal(frame, null, called);
    }

    private String code(StackFrame frame) {
        MethodCode code = method(frame);
        return frame.getClassName() + "." + frame.getMethodName() + frame.getDescriptor()
                + (code == null ? "" : "@" + Integer.toHexString(code.hash()));
    }

    private MethodCode method(StackFrame frame) {
        return classes.computeIfAbsent(frame.getDeclaringClass(), ClassCode::of)
                .method(frame.getMethodName(), frame.getDescriptor());
    }

    private int ordinal(StackFrame frame, Op op, String name) {
        MethodCode code = method(frame);
        int line = frame.getLineNumber();
        // Without the class file the line has to do.
        return code == null ? -Math.max(1, line) : code.ordinal(line, op, name);
    }

    private String member(CodePoint point) {
        if (point.field > 0) {
            FieldTable.Info info = fields.info(point.field);
            return info.declaring().getName() + "." + info.name();
        }
        return switch (point.field) {
            case VariableTable.ELEMENT -> "[]";
            case VariableTable.MONITOR -> "monitor";
            case VariableTable.SYNCHRONIZER -> "synchronizer";
            case VariableTable.PERMIT -> "permit";
            case VariableTable.INTERRUPT -> "interrupt";
            case VariableTable.CONDITION -> "condition";
            case VariableTable.WAIT_SET -> "wait-set";
            default -> "object";
        };
    }
}
