class AnnotatedEndpoints {
    @interface RestController {
    }

    @interface JmsListener {
    }

    @RestController
    static class Shop {
        private int orders;

        public String order(String name) {
            <warning descr="'orders' is changed here by any number of threads at the same time; no lock keeps them apart">orders</warning>++;
            return name;
        }
    }

    static class Inbox {
        private String last;

        @JmsListener
        void receive(String text) {
            <warning descr="'last' is changed here by any number of threads at the same time; no lock keeps them apart">last</warning> = text;
        }

        public String last() {
            return last;
        }
    }
}
