class LockThatShowsItsName {
    private static final Object NAMED = "LockThatShowsItsName.NAMED";
    private static final String TEXT = "text";
    private int rounds;

    void named() {
        synchronized (<weak_warning descr="The string 'NAMED' is one object for the whole program: code that has nothing to do with this may lock it too">NAMED</weak_warning>) {
            rounds++;
        }
    }

    void text() {
        synchronized (<warning descr="The string 'TEXT' is one object for the whole program: code that has nothing to do with this may lock it too">TEXT</warning>) {
            rounds--;
        }
    }
}
