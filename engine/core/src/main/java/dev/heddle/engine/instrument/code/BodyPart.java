package dev.heddle.engine.instrument.code;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.TypePath;

/** One of several bodies of one method: what a method has once comes from the first, its end from the last. */
public class BodyPart extends MethodVisitor {

    private final boolean first;
    private final boolean last;

    public BodyPart(MethodVisitor next, boolean first, boolean last) {
        super(PlacedVisitor.API, next);
        this.first = first;
        this.last = last;
    }

    @Override
    public void visitParameter(String name, int access) {
        if (first) {
            super.visitParameter(name, access);
        }
    }

    @Override
    public AnnotationVisitor visitAnnotationDefault() {
        return first ? super.visitAnnotationDefault() : null;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return first ? super.visitAnnotation(descriptor, visible) : null;
    }

    @Override
    public AnnotationVisitor visitTypeAnnotation(int typeRef, TypePath path, String descriptor, boolean visible) {
        return first ? super.visitTypeAnnotation(typeRef, path, descriptor, visible) : null;
    }

    @Override
    public void visitAnnotableParameterCount(int count, boolean visible) {
        if (first) {
            super.visitAnnotableParameterCount(count, visible);
        }
    }

    @Override
    public AnnotationVisitor visitParameterAnnotation(int parameter, String descriptor, boolean visible) {
        return first ? super.visitParameterAnnotation(parameter, descriptor, visible) : null;
    }

    @Override
    public void visitAttribute(Attribute attribute) {
        if (first) {
            super.visitAttribute(attribute);
        }
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        if (last) {
            super.visitMaxs(maxStack, maxLocals);
        }
    }

    @Override
    public void visitEnd() {
        if (last) {
            super.visitEnd();
        }
    }
}
