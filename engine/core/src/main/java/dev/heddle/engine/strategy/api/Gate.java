package dev.heddle.engine.strategy.api;

/** When an operation that may have to wait is possible, told by the state of what it is on. */
public enum Gate {
    /** Never waits. */
    ALWAYS {
        @Override
        public boolean open(long state, long need) {
            return true;
        }
    },
    /** Waits until nobody has it: monitors and locks. */
    FREE {
        @Override
        public boolean open(long state, long need) {
            return state == 0;
        }
    },
    /** Waits until there is nothing left to wait for: latches, whose state goes on below zero. */
    NONE_LEFT {
        @Override
        public boolean open(long state, long need) {
            return state <= 0;
        }
    },
    /** Waits until there is as much as it needs: permits, or the end of a thread. */
    ENOUGH {
        @Override
        public boolean open(long state, long need) {
            return state >= need;
        }
    },
    /** Waits until nobody writes: read locks, whose state counts writers in its lower half. */
    NO_WRITER {
        @Override
        public boolean open(long state, long need) {
            return (state & 0xFFFF) == 0;
        }
    },
    /**
     * Never waits, and tells that the step could have been made before in another way: a time-out instead of a notification.
     * What it needs is to come before the step of that number, which brought the notification.
     */
    EARLIER {
        @Override
        public boolean open(long state, long need) {
            return true;
        }
    },
    /** Only trying tells: synchronizers written by users, fair queues, waits that an interrupt may end. */
    UNKNOWN {
        @Override
        public boolean open(long state, long need) {
            return true;
        }
    };

    /** Whether an operation that needs {@code need} is possible in a state. */
    public abstract boolean open(long state, long need);
}
