/**
 * A connection is closed before a transfer has ended: of two of its streams each may be gone.
 *
 * <p>System property {@code fixed}: both are synchronized.
 *
 * <p>expect: 1 exception, 1 exception
 */
public final class Ftp {

    private final boolean fixed = Boolean.getBoolean("fixed");
    private StringBuilder data = new StringBuilder();
    private StringBuilder control = new StringBuilder();

    private void transfer() {
        if (fixed) {
            synchronized (this) {
                send();
            }
        } else {
            send();
        }
    }

    private void send() {
        if (data == null || control == null) {
            return;
        }
        if (data.length() > 0) {
            return;
        }
        if (control.length() > 0) {
            return;
        }
    }

    private void close() {
        if (fixed) {
            synchronized (this) {
                shut();
            }
        } else {
            shut();
        }
    }

    private void shut() {
        data = null;
        control = null;
    }

    public static void main(String[] args) throws InterruptedException {
        Ftp shared = new Ftp();
        Thread transfer = new Thread(() -> shared.transfer(), "transfer");
        Thread close = new Thread(() -> shared.close(), "close");
        transfer.start();
        close.start();
        transfer.join();
        close.join();
    }
}
