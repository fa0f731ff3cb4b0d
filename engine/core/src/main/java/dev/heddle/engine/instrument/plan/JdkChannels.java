package dev.heddle.engine.instrument.plan;

/** The entries of the {@link MethodTable} for sockets, channels, selectors and pipes. */
final class JdkChannels {

    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String HOOKS = "ChannelHooks";
    private static final String BUFFER = "(Ljava/nio/ByteBuffer;)";
    private static final String BUFFERS = "([Ljava/nio/ByteBuffer;II)J";
    /** Of hooks that get the endpoint, and nothing else. */
    private static final String ENDPOINT = "(" + OBJECT + ")Z";
    private static final String ENDPOINT_AND_BUFFER = "(" + OBJECT + OBJECT + ")Z";

    private JdkChannels() {}

    static void addTo(MethodTable table) {
        sockets(table);
        servers(table);
        channels(table);
        selectors(table);
        asynchronous(table);
    }

    private static void sockets(MethodTable table) {
        table.in("sun/nio/ch/NioSocketImpl", OBJECT)
                .quietAfter(HOOKS, "created", ENDPOINT, "create(Z)V")
                .quietAfter(HOOKS, "read", "(" + OBJECT + OBJECT + "II)Z", "read([BII)I")
                .quietAfter(HOOKS, "accept", "(" + OBJECT + OBJECT + ")Z", "accept(Ljava/net/SocketImpl;)V")
                .replaceBy(HOOKS, "socketWrite", "write([BII)V")
                .quietAfter(HOOKS, "output", ENDPOINT, "connect(Ljava/net/SocketAddress;I)V",
                        "bind(Ljava/net/InetAddress;I)V", "listen(I)V",
                        "shutdownInput()V", "shutdownOutput()V", "sendUrgentData(I)V")
                .quietAfter(HOOKS, "closes", ENDPOINT, "close()V")
                .quiet("available()I");
        // Before the monitors that they hold while they close the socket below.
        table.in("java/net/Socket", OBJECT).announce(HOOKS, "outputFollows", "(" + OBJECT + ")V", "close()V");
        table.in("java/net/ServerSocket", OBJECT).announce(HOOKS, "outputFollows", "(" + OBJECT + ")V", "close()V");
        table.in("sun/nio/ch/DatagramSocketAdaptor", OBJECT)
                .quietAfter(HOOKS, "receivePacket", ENDPOINT, "receive(Ljava/net/DatagramPacket;)V")
                .quietAfter(HOOKS, "output", ENDPOINT, "send(Ljava/net/DatagramPacket;)V");
    }

    /** Under a chosen schedule time passes at once, so connections that are in use would count as idle. */
    private static void servers(MethodTable table) {
        table.in("sun/net/httpserver/ServerImpl$IdleTimeoutTask", OBJECT).replaceBy(HOOKS, "leavesOpen", "run()V");
    }

    private static void channels(MethodTable table) {
        table.in("sun/nio/ch/SocketChannelImpl", OBJECT)
                .quietAfter(HOOKS, "channelRead", ENDPOINT_AND_BUFFER, "read" + BUFFER + "I", "read" + BUFFERS)
                .quietAfter(HOOKS, "adaptorRead", "(" + OBJECT + OBJECT + "IIJ)Z", "blockingRead([BIIJ)I")
                .replace(HOOKS, "write" + BUFFER + "I", "write" + BUFFERS, "blockingWriteFully([BII)V")
                .quietAfter(HOOKS, "output", ENDPOINT, "connect(Ljava/net/SocketAddress;)Z",
                        "blockingConnect(Ljava/net/SocketAddress;J)V", "finishConnect()Z",
                        "bind(Ljava/net/SocketAddress;)Ljava/nio/channels/SocketChannel;",
                        "shutdownInput()Ljava/nio/channels/SocketChannel;",
                        "shutdownOutput()Ljava/nio/channels/SocketChannel;");
        table.in("sun/nio/ch/ServerSocketChannelImpl", OBJECT)
                .quietAfter(HOOKS, "channelAccept", ENDPOINT, "accept()Ljava/nio/channels/SocketChannel;")
                .quietAfter(HOOKS, "adaptorAccept", "(" + OBJECT + "J)Z",
                        "blockingAccept(J)Ljava/nio/channels/SocketChannel;")
                .quietAfter(HOOKS, "output", ENDPOINT,
                        "bind(Ljava/net/SocketAddress;I)Ljava/nio/channels/ServerSocketChannel;");
        table.in("sun/nio/ch/DatagramChannelImpl", OBJECT)
                .quietAfter(HOOKS, "channelReceive", ENDPOINT, "receive" + BUFFER + "Ljava/net/SocketAddress;")
                .quietAfter(HOOKS, "channelRead", ENDPOINT_AND_BUFFER, "read" + BUFFER + "I", "read" + BUFFERS)
                .quietAfter(HOOKS, "output", ENDPOINT, "write" + BUFFER + "I", "write" + BUFFERS,
                        "send(Ljava/nio/ByteBuffer;Ljava/net/SocketAddress;)I",
                        "connect(Ljava/net/SocketAddress;)Ljava/nio/channels/DatagramChannel;",
                        "disconnect()Ljava/nio/channels/DatagramChannel;",
                        "bind(Ljava/net/SocketAddress;)Ljava/nio/channels/DatagramChannel;");
        table.in("sun/nio/ch/SourceChannelImpl", OBJECT)
                .quietAfter(HOOKS, "channelRead", ENDPOINT_AND_BUFFER, "read" + BUFFER + "I", "read" + BUFFERS,
                        "read([Ljava/nio/ByteBuffer;)J");
        table.in("sun/nio/ch/SinkChannelImpl", OBJECT)
                .replace(HOOKS, "write" + BUFFER + "I", "write" + BUFFERS, "write([Ljava/nio/ByteBuffer;)J");
        table.in("java/nio/channels/spi/AbstractInterruptibleChannel", OBJECT)
                .quietAfter(HOOKS, "closeChannel", ENDPOINT, "close()V");
        table.in("java/nio/channels/spi/AbstractSelectableChannel", OBJECT)
                .quiet("configureBlocking(Z)Ljava/nio/channels/SelectableChannel;")
                .quietAfter(HOOKS, "output", ENDPOINT,
                        "register(Ljava/nio/channels/Selector;ILjava/lang/Object;)Ljava/nio/channels/SelectionKey;");
        table.in("sun/nio/ch/SelectorProviderImpl", OBJECT)
                .passOn(HOOKS, "opened",
                        "openSocketChannel()Ljava/nio/channels/SocketChannel;",
                        "openServerSocketChannel()Ljava/nio/channels/ServerSocketChannel;",
                        "openDatagramChannel()Ljava/nio/channels/DatagramChannel;");
    }

    private static void asynchronous(MethodTable table) {
        String group = "Ljava/nio/channels/AsynchronousChannelGroup;";
        for (String system : new String[] {"Linux", "Bsd", "Windows"}) {
            table.in("sun/nio/ch/" + system + "AsynchronousChannelProvider", OBJECT)
                    .announce(HOOKS, "asynchronous", "(" + OBJECT + ")V",
                            "openAsynchronousServerSocketChannel(" + group
                                    + ")Ljava/nio/channels/AsynchronousServerSocketChannel;",
                            "openAsynchronousSocketChannel(" + group
                                    + ")Ljava/nio/channels/AsynchronousSocketChannel;",
                            "openAsynchronousChannelGroup(ILjava/util/concurrent/ThreadFactory;)" + group,
                            "openAsynchronousChannelGroup(Ljava/util/concurrent/ExecutorService;I)" + group);
        }
    }

    private static void selectors(MethodTable table) {
        table.in("sun/nio/ch/SelectorImpl", OBJECT)
                .replace(HOOKS, "lockAndDoSelect(Ljava/util/function/Consumer;J)I");
        for (String system : new String[] {"EPoll", "KQueue", "Poll"}) {
            table.in("sun/nio/ch/" + system + "SelectorImpl", OBJECT)
                    .quietAfter(HOOKS, "output", ENDPOINT, "wakeup()Ljava/nio/channels/Selector;");
            table.in("sun/nio/ch/" + system + "SelectorProvider", OBJECT)
                    .passOn(HOOKS, "opened", "openSelector()Ljava/nio/channels/spi/AbstractSelector;");
        }
        table.in("java/nio/channels/spi/AbstractSelector", OBJECT).quietAfter(HOOKS, "output", ENDPOINT, "close()V");
        table.in("sun/nio/ch/SelectionKeyImpl", OBJECT)
                .quietAfter(HOOKS, "output", ENDPOINT, "interestOps(I)Ljava/nio/channels/SelectionKey;",
                        "interestOpsOr(I)I", "interestOpsAnd(I)I");
        table.in("java/nio/channels/spi/AbstractSelectionKey", OBJECT)
                .quietAfter(HOOKS, "output", ENDPOINT, "cancel()V");
    }
}
