// primitive: StringCharacterIterator
// expect: assertion at 18 thread main

import java.text.CharacterIterator;
import java.text.StringCharacterIterator;

/** Two threads move one iterator on. */
class CharacterIteratorShared {

    public static void main(String[] args) throws Exception {
        CharacterIterator letters = new StringCharacterIterator("abc");
        Thread a = new Thread(() -> letters.next(), "a");
        Thread b = new Thread(() -> letters.next(), "b");
        a.start();
        b.start();
        a.join();
        b.join();
        assert letters.current() == 'c' : letters.current();
    }
}
