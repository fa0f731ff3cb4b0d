// primitive: StringCharacterIterator
// expect: clean

import java.text.CharacterIterator;
import java.text.StringCharacterIterator;

/** Two threads move one iterator on, one after the other. */
class CharacterIteratorGuarded {

    public static void main(String[] args) throws Exception {
        CharacterIterator letters = new StringCharacterIterator("abc");
        Thread a = new Thread(() -> {
            synchronized (letters) {
                letters.next();
            }
        }, "a");
        Thread b = new Thread(() -> {
            synchronized (letters) {
                letters.next();
            }
        }, "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert letters.current() == 'c' : letters.current();
    }
}
