// primitive: datagrams
// expect: clean

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** A thread answers a packet that another sends. */
class PacketsArrive {

    public static void main(String[] args) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (DatagramSocket server = new DatagramSocket(new InetSocketAddress(here, 0));
                DatagramSocket client = new DatagramSocket(new InetSocketAddress(here, 0))) {
            Thread answers = new Thread(() -> {
                try {
                    DatagramPacket packet = new DatagramPacket(new byte[8], 8);
                    server.receive(packet);
                    packet.getData()[0]++;
                    server.send(packet);
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }, "answers");
            answers.start();
            client.send(new DatagramPacket(new byte[] {1}, 1, server.getLocalSocketAddress()));
            DatagramPacket answer = new DatagramPacket(new byte[8], 8);
            client.receive(answer);
            assert answer.getData()[0] == 2 && answer.getLength() == 1;
            answers.join();
        }
    }
}
