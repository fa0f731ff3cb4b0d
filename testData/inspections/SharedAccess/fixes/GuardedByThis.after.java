// fix: Make 'as()' synchronized
// option: reportWhatIdeReports=true
class GuardedByThis {
    @interface GuardedBy {
        String value();
    }

    @GuardedBy("this")
    private Object value;

    public synchronized <T> T as(Class<T> type) {
        return type.cast(value);
    }
}
