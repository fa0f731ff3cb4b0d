// option: reportLazyInitialisation=true
class LazyOfVolatile {
    private volatile Object cache;

    Object cache() {
        if (<weak_warning descr="Two threads can both see 'cache' as null and both set it">cache == null</weak_warning>) {
            cache = new Object();
        }
        return cache;
    }
}
