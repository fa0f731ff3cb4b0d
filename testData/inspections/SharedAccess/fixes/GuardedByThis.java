// fix: Make 'as()' synchronized
// option: reportWhatIdeReports=true
class GuardedByThis {
    @interface GuardedBy {
        String value();
    }

    @GuardedBy("this")
    private Object value;

    public <T> T as(Class<T> type) {
        return type.cast(value);
    }
}
