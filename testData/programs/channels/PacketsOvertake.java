// primitive: datagrams
// expect: assertion at 34 thread main

import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;

/** Two threads send to one socket, and nothing says whose packet comes first. */
class PacketsOvertake {

    static void send(int value, SocketAddress to) {
        try (DatagramSocket socket = new DatagramSocket(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
            socket.send(new DatagramPacket(new byte[] {(byte) value}, 1, to));
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (DatagramSocket socket = new DatagramSocket(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
            SocketAddress address = socket.getLocalSocketAddress();
            Thread first = new Thread(() -> send(1, address), "first");
            Thread second = new Thread(() -> send(2, address), "second");
            first.start();
            second.start();
            DatagramPacket packet = new DatagramPacket(new byte[1], 1);
            socket.receive(packet);
            int value = packet.getData()[0];
            first.join();
            second.join();
            // The first to be started need not be the first to send.
            assert value == 1 : value;
        }
    }
}
