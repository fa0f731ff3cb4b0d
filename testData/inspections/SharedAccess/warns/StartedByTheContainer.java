/** The annotation says that several threads come here, the name of the method that it is called once. */
@StartedByTheContainer.ThreadSafe
class StartedByTheContainer {

    @interface ThreadSafe {}

    private boolean enabled;
    private int served;

    public void start() {
        <weak_warning descr="'enabled' is written here by any number of threads and read in 'serve()' (line 16) by any number of threads; no lock keeps them apart">enabled</weak_warning> = Boolean.getBoolean("enabled");
    }

    public boolean serve() {
        <warning descr="'served' is changed here by any number of threads at the same time; no lock keeps them apart">served</warning>++;
        return enabled;
    }
}
