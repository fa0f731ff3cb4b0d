package com.example.objects;

import java.net.*;

/** {@code java.net}, as far as it needs no network. */
final class NetUses {

    private NetUses() {}

    static void fill(Uses t) {
        t.use(CookieManager.class, CookieManager::new, o -> o.getCookieStore().getCookies().size(), o -> {
            o.getCookieStore().add(URI.create("http://x"), new HttpCookie("a" + o.getCookieStore().getCookies().size(), "v"));
            return null;
        });
        t.use(HttpCookie.class, () -> new HttpCookie("a", "v"), HttpCookie::getValue, o -> {
            o.setValue(o.getValue() + "x");
            return null;
        });
        t.use(DatagramPacket.class, () -> new DatagramPacket(new byte[9], 0), DatagramPacket::getLength, o -> {
            o.setLength(o.getLength() + 1);
            return null;
        });
        t.use(URLConnection.class, NetUses::connection, URLConnection::getConnectTimeout, o -> {
            o.setConnectTimeout(o.getConnectTimeout() + 1);
            return null;
        });
        t.use(HttpURLConnection.class, () -> (HttpURLConnection) connection(), HttpURLConnection::getRequestMethod, o -> {
            o.setRequestMethod("PUT");
            return null;
        });
    }

    private static URLConnection connection() throws Exception {
        return new URL("http://localhost/").openConnection();
    }
}
