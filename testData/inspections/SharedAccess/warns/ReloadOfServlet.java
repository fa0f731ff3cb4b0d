import jakarta.servlet.http.HttpServlet;

/** What a container calls and does not sound like set-up may come beside requests. */
class ReloadOfServlet extends HttpServlet {
    private int reloads;

    @Override
    public void reload(String name) {
        <warning descr="'reloads' is written here by any number of threads and read in 'doGet()' (line 13) by any number of threads; no lock keeps them apart">reloads</warning>++;
    }

    protected void doGet(Object request, Object response) {
        System.out.println(reloads);
    }
}
