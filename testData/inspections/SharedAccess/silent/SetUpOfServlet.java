import jakarta.servlet.http.HttpServlet;

class SetUpOfServlet extends HttpServlet {
    private String encoding;

    public void init() {
        encoding = "UTF-8";
    }

    public void setEncoding(String encoding) {
        this.encoding = encoding;
    }

    @Override
    public void loadSettings(String name) {
        encoding = name;
    }

    protected void doGet(Object request, Object response) {
        StringBuilder text = new StringBuilder();
        text.append(encoding);
        text.append(request);
        System.out.println(text);
    }
}
