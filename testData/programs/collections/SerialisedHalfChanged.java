// primitive: serialisation
// expect: assertion at 36 thread main

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** The copy of an account, made by serialisation, has one half of a transfer. */
class SerialisedHalfChanged {

    static class Account implements Serializable {
        private static final long serialVersionUID = 1;

        int free = 10;
        int reserved;

        void reserve(int amount) {
            free -= amount;
            reserved += amount;
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
