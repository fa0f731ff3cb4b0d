class OrderedTransfer {
    private final int id;
    private int balance;

    OrderedTransfer(int id) {
        this.id = id;
    }

    static void transfer(OrderedTransfer from, OrderedTransfer to, int amount) {
        OrderedTransfer first = from.id < to.id ? from : to;
        OrderedTransfer second = first == from ? to : from;
        if (from.id == to.id || first.id > second.id) {
            return;
        }
        synchronized (first) {
            synchronized (second) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }
}
