// primitive: serialisation
// expect: clean

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Both the change and the writing out hold the lock of the object: the copy is of before or after. */
class SerialisedUnderLock {

    static class Account implements Serializable {
        private static final long serialVersionUID = 1;

        int free = 10;
        int reserved;

        synchronized void reserve(int amount) {
            free -= amount;
            reserved += amount;
        }

        private synchronized void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
        }
    }

    public static void main(String[] args) throws Exception {
        Account account = new Account();
        Thread other = new Thread(() -> account.reserve(3), "other");
        other.start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(account);
        }
        other.join();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Account copy = (Account) in.readObject();
        assert copy.free + copy.reserved == 10 : copy.free + " + " + copy.reserved;
    }
}
