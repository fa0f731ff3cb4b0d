package dev.heddle.engine.runtime;

import java.nio.Buffer;

/** Accesses and allocations as the hooks announce them. */
abstract class MemoryOperations extends RuntimeParts {

    @Override
    public void read(Object owner, int site) {
        memory.read(owner, site);
    }

    @Override
    public void write(Object owner, int site) {
        memory.write(owner, site);
    }

    @Override
    public void readStatic(int site) {
        memory.readStatic(site);
    }

    @Override
    public void writeStatic(int site) {
        memory.writeStatic(site);
    }

    @Override
    public void readElement(Object array, int index, int site) {
        off();
        try {
            memory.readElement(array, index);
        } finally {
            on();
        }
    }

    @Override
    public void writeElement(Object array, int index, int site) {
        off();
        try {
            memory.writeElement(array, index);
        } finally {
            on();
        }
    }

    @Override
    public void access(Object base, long offset, int kind) {
        off();
        try {
            memory.access(base, offset, kind);
        } finally {
            on();
        }
    }

    @Override
    public void accessRange(Object array, int from, int count, int kind) {
        off();
        try {
            memory.range(array, from, count, kind);
        } finally {
            on();
        }
    }

    @Override
    public void buffer(Buffer buffer, int kind) {
        off();
        try {
            buffers.use(buffer, kind);
        } finally {
            on();
        }
    }

    @Override
    public void whole(Object object, int kind) {
        off();
        try {
            wholeObjects.use(object, kind);
        } finally {
            on();
        }
    }

    @Override
    public boolean copyAtOnce(Object from, int fromIndex, Object to, int toIndex, int count) {
        off();
        try {
            return memory.copyAtOnce(from, to, toIndex, count);
        } finally {
            on();
        }
    }

    @Override
    public boolean isExclusive(Object array, int kind) {
        off();
        try {
            return memory.isExclusive(array, kind);
        } finally {
            on();
        }
    }

    @Override
    public void fieldAccess(Object owner, Class<?> declaring, String name, int kind) {
        off();
        try {
            memory.fieldAccess(owner, declaring, name, kind);
        } finally {
            on();
        }
    }

    @Override
    public void compared(boolean written) {
        off();
        try {
            memory.compared(written);
        } finally {
            on();
        }
    }

    @Override
    public void created(Object object, int site) {
        objects.created(object, site);
    }

    @Override
    public void createdUnplaced(Object object) {
        objects.createdUnplaced(object);
    }
}
