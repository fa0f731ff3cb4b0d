package com.example.objects;

import java.lang.invoke.*;
import java.lang.module.ModuleDescriptor;
import java.lang.ref.*;
import java.nio.*;
import java.nio.charset.*;
import java.nio.file.attribute.AclEntry;

/** {@code java.lang} and its packages, buffers and character sets. */
final class LangUses {

    private LangUses() {}

    static void fill(Uses t) {
        t.use(StringBuilder.class, StringBuilder::new, StringBuilder::length, o -> o.append("x"));
        t.use(StringBuffer.class, StringBuffer::new, StringBuffer::length, o -> o.append("x"));
        t.use(Throwable.class, Throwable::new, o -> o.getSuppressed().length, o -> {
            o.addSuppressed(new IllegalStateException());
            return null;
        });
        t.use(ProcessBuilder.class, ProcessBuilder::new, o -> o.command().size(), o -> o.command().add("x"));
        t.use(Thread.class, () -> new Thread(() -> { }, "x"), Thread::getName, o -> {
            o.setName(o.getName() + "x");
            return null;
        });
        t.use(ThreadGroup.class, () -> new ThreadGroup("x"), ThreadGroup::getMaxPriority, o -> {
            o.setMaxPriority(o.getMaxPriority() - 1);
            return null;
        });
        t.use(MutableCallSite.class, () -> new MutableCallSite(MethodHandles.constant(int.class, 0)),
                o -> value(o), o -> {
                    o.setTarget(MethodHandles.constant(int.class, 1));
                    return null;
                });
        t.use(VolatileCallSite.class, () -> new VolatileCallSite(MethodHandles.constant(int.class, 0)),
                o -> value(o), o -> {
                    o.setTarget(MethodHandles.constant(int.class, 1));
                    return null;
                });
        t.use(SwitchPoint.class, SwitchPoint::new, SwitchPoint::hasBeenInvalidated, o -> {
            SwitchPoint.invalidateAll(new SwitchPoint[] {o});
            return null;
        });
        t.use(ModuleDescriptor.Builder.class, () -> ModuleDescriptor.newModule("m"), o -> o.build().exports().size(),
                o -> o.exports("p" + o.build().exports().size()));
        t.use(SoftReference.class, () -> new SoftReference<>("x"), o -> o.get() == null, LangUses::clear);
        t.use(WeakReference.class, () -> new WeakReference<>("x"), o -> o.get() == null, LangUses::clear);
        t.use(PhantomReference.class, () -> new PhantomReference<>("x", new ReferenceQueue<>()), o -> o.refersTo(null),
                LangUses::clear);
        t.step(ReferenceQueue.class, () -> {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            new WeakReference<Object>("x", queue).enqueue();
            return queue;
        }, o -> o.poll() == null);
        buffers(t);
        t.use(CharsetDecoder.class, StandardCharsets.UTF_8::newDecoder, CharsetDecoder::replacement,
                o -> o.replaceWith(o.replacement().equals("x") ? "y" : "x"));
        t.use(CharsetEncoder.class, StandardCharsets.UTF_8::newEncoder, o -> o.replacement()[0],
                o -> o.replaceWith(new byte[] {(byte) (o.replacement()[0] + 1)}));
        t.use(AclEntry.Builder.class, () -> AclEntry.newBuilder()
                .setPrincipal(() -> "x").setType(java.nio.file.attribute.AclEntryType.ALLOW),
                o -> o.build().type(), o -> o.setType(java.nio.file.attribute.AclEntryType.DENY));
    }

    private static Object value(CallSite site) {
        try {
            return site.getTarget().invokeWithArguments();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object clear(Reference<?> reference) {
        reference.clear();
        return null;
    }

    private static void buffers(Uses t) {
        t.use(ByteBuffer.class, () -> ByteBuffer.allocate(4), ByteBuffer::position, o -> o.put((byte) 1));
        t.use(CharBuffer.class, () -> CharBuffer.allocate(4), CharBuffer::position, o -> o.put('x'));
        t.use(DoubleBuffer.class, () -> DoubleBuffer.allocate(4), DoubleBuffer::position, o -> o.put(1));
        t.use(FloatBuffer.class, () -> FloatBuffer.allocate(4), FloatBuffer::position, o -> o.put(1));
        t.use(IntBuffer.class, () -> IntBuffer.allocate(4), IntBuffer::position, o -> o.put(1));
        t.use(LongBuffer.class, () -> LongBuffer.allocate(4), LongBuffer::position, o -> o.put(1));
        t.use(ShortBuffer.class, () -> ShortBuffer.allocate(4), ShortBuffer::position, o -> o.put((short) 1));
    }
}
