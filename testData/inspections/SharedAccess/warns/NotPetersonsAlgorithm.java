import java.util.concurrent.atomic.AtomicIntegerArray;

class NotPetersonsAlgorithm {
    private final AtomicIntegerArray wants = new AtomicIntegerArray(2);
    private final boolean[] plain = new boolean[2];
    private volatile int turn;
    private int turnFirst;
    private int givenBack;
    private int sameTurn;
    private int plainFlags;

    void turnFirst(int me) {
        turn = 1 - me;
        wants.set(me, 1);
        while (wants.get(1 - me) == 1 && turn == 1 - me) {
            Thread.onSpinWait();
        }
        <weak_warning descr="'turnFirst' is changed here by several threads started in line 55 at the same time; no lock keeps them apart">turnFirst</weak_warning>++;
        wants.set(me, 0);
    }

    void afterwards(int me) {
        wants.set(me, 1);
        turn = 1 - me;
        while (wants.get(1 - me) == 1 && turn == 1 - me) {
            Thread.onSpinWait();
        }
        wants.set(me, 0);
        <weak_warning descr="'givenBack' is changed here by several threads started in line 56 at the same time; no lock keeps them apart">givenBack</weak_warning>++;
    }

    void sameTurn(int me) {
        wants.set(me, 1);
        turn = 1;
        while (wants.get(1 - me) == 1 && turn == 1) {
            Thread.onSpinWait();
        }
        <weak_warning descr="'sameTurn' is changed here by several threads started in line 57 at the same time; no lock keeps them apart">sameTurn</weak_warning>++;
        wants.set(me, 0);
    }

    void plainFlags(int me) {
        <weak_warning descr="The content of 'plain' is written here by several threads started in line 58 and read in 'plainFlags()' (line 45) by several threads started in line 58; no lock keeps them apart">plain[me]</weak_warning> = true;
        turn = 1 - me;
        while (plain[1 - me] && turn == 1 - me) {
            Thread.onSpinWait();
        }
        <weak_warning descr="'plainFlags' is changed here by several threads started in line 58 at the same time; no lock keeps them apart">plainFlags</weak_warning>++;
        plain[me] = false;
    }

    void both() {
        for (int i = 0; i < 2; i++) {
            int me = i;
            new Thread(() -> turnFirst(me)).start();
            new Thread(() -> afterwards(me)).start();
            new Thread(() -> sameTurn(me)).start();
            new Thread(() -> plainFlags(me)).start();
        }
    }
}
