class ThreadSubclass extends Thread {
    private String result;

    @Override
    public void run() {
        <weak_warning descr="'result' is written here by the thread that runs 'ThreadSubclass' and read in 'result()' (line 10) by the thread that calls 'result()'; no lock keeps them apart">result</weak_warning> = "done";
    }

    public String result() {
        return result;
    }
}
