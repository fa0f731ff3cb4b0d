import jakarta.servlet.Filter;
import jakarta.servlet.http.*;

class ServletField extends HttpServlet {
    private int requests;
    private String greeting;

    public void init() {
        greeting = "hello";
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        <warning descr="'requests' is written here by any number of threads and read in 'doGet()' (line 15) by any number of threads; no lock keeps them apart">requests</warning>++;
        System.out.println(greeting + requests);
    }
}

abstract class Base implements Filter {
}

class CountingFilter extends Base {
    private long passed;

    public void doFilter(Object request, Object response, Object chain) {
        <warning descr="'passed' is written here by any number of threads and read in 'doFilter()' (line 26) by any number of threads; no lock keeps them apart">passed</warning> = passed + 1;
    }
}
