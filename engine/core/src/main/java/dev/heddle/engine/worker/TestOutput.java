package dev.heddle.engine.worker;

import dev.heddle.bootstrap.Hooks;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What the test prints. A test that runs a hundred thousand times prints too much to keep, so it is cut off;
 * a replay shows all that one execution prints.
 */
final class TestOutput extends OutputStream {

    private final OutputStream target;
    private long left;

    private TestOutput(OutputStream target, long limit) {
        this.target = target;
        this.left = limit;
    }

    /** Both streams go to the process's standard output, up to {@code limit} bytes; standard input is empty. */
    static void redirect(long limit) {
        TestOutput output = new TestOutput(new FileOutputStream(FileDescriptor.out), limit);
        System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(output, true, StandardCharsets.UTF_8));
        Hooks.printTo(System.out, System.err);
        System.setIn(InputStream.nullInputStream());
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        if (left <= 0) {
            return;
        }
        int count = (int) Math.min(left, length);
        left -= count;
        target.write(bytes, offset, count);
        if (left == 0) {
            target.write("\n… cut off here; a replay with --show-output prints all of one execution\n"
                    .getBytes(StandardCharsets.UTF_8));
        }
    }
}
