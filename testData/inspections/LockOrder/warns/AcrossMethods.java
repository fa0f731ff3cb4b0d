import java.util.concurrent.locks.ReentrantLock;

class AcrossMethods {
    private final ReentrantLock books = new ReentrantLock();
    private final ReentrantLock readers = new ReentrantLock();

    void lend() {
        books.lock();
        try {
            <weak_warning descr="Possible deadlock: 'AcrossMethods.readers' is taken here while 'AcrossMethods.books' is held; in 'leave()' (line 28) it is 'AcrossMethods.books' that is taken while 'AcrossMethods.readers' is held">note()</weak_warning>;
        } finally {
            books.unlock();
        }
    }

    private void note() {
        readers.lock();
        try {
            System.out.println("noted");
        } finally {
            readers.unlock();
        }
    }

    void leave() {
        readers.lock();
        try {
            books.lock();
            try {
                System.out.println("left");
            } finally {
                books.unlock();
            }
        } finally {
            readers.unlock();
        }
    }
}
