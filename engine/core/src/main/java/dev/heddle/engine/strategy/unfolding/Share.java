package dev.heddle.engine.strategy.unfolding;

import java.util.Arrays;

/**
 * What a thread has changed of a count and not changed back: a read lock or a permit that it has.
 *
 * @param change of the count, by all its operations together
 */
record Share(NetVariable variable, long change) {

    static final Share[] NONE = {};

    /** Those that a thread has after one more change. */
    static Share[] after(Share[] shares, NetVariable variable, long change) {
        for (int i = 0; i < shares.length; i++) {
            if (shares[i].variable == variable) {
                long all = shares[i].change + change;
                return all == 0 ? without(shares, i) : with(shares.clone(), i, new Share(variable, all));
            }
        }
        return with(Arrays.copyOf(shares, shares.length + 1), shares.length, new Share(variable, change));
    }

    private static Share[] with(Share[] shares, int i, Share share) {
        shares[i] = share;
        return shares;
    }

    private static Share[] without(Share[] shares, int i) {
        Share[] fewer = new Share[shares.length - 1];
        System.arraycopy(shares, 0, fewer, 0, i);
        System.arraycopy(shares, i + 1, fewer, i, fewer.length - i);
        return fewer;
    }
}
