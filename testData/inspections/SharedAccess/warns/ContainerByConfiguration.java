// option: concurrentTypes=ContainerByConfiguration.Endpoint
class ContainerByConfiguration {
    interface Endpoint {
        void open();

        void onMessage(String text);
    }

    static class Chat implements Endpoint {
        private int messages;
        private String room;

        @Override
        public void open() {
            room = "hall";
        }

        @Override
        public void onMessage(String text) {
            <warning descr="'messages' is changed here by any number of threads at the same time; no lock keeps them apart">messages</warning>++;
            System.out.println(room + text);
        }
    }
}
