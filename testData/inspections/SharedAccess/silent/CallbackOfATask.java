class CallbackOfATask {
    interface Channel {
        void write(byte[] bytes, Callback callback);
    }

    interface Callback {
        void onComplete(int count);

        void onException(Exception cause);
    }

    static class Transfer implements Runnable, Callback {
        private final Channel channel;
        private byte[] buffer;
        private int position;

        Transfer(Channel channel) {
            this.channel = channel;
        }

        @Override
        public void run() {
            if (buffer == null) {
                buffer = new byte[10];
            }
            channel.write(buffer, this);
        }

        @Override
        public void onComplete(int count) {
            position += count;
            run();
        }

        @Override
        public void onException(Exception cause) {
            if (buffer != null) {
                buffer = null;
            }
        }
    }
}
