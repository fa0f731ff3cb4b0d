class LoadedUnderALock {
    private boolean oracle;
    private String schema;

    public synchronized void read(String url) {
        oracle = url.startsWith("oracle");
        schema = oracle ? url : "public";
        if (schema.isEmpty()) {
            schema = "none";
        }
    }

    public boolean isOracle() {
        return oracle;
    }

    public String schema() {
        return schema;
    }
}
