package com.example.objects;

import java.math.BigInteger;
import java.security.*;
import java.security.cert.*;
import java.security.spec.RSAPublicKeySpec;
import java.util.Set;
import javax.crypto.*;
import javax.crypto.spec.*;
import javax.net.ssl.SSLParameters;
import javax.security.auth.Subject;
import javax.security.auth.callback.*;

/** Security and cryptography. */
final class SecurityUses {

    private static final byte[] KEY = new byte[16];
    private static final PublicKey PUBLIC = publicKey();

    private SecurityUses() {}

    static void fill(Uses t) {
        digests(t);
        stores(t);
        callbacks(t);
    }

    private static void digests(Uses t) {
        t.step(MessageDigest.class, () -> MessageDigest.getInstance("MD5"), o -> {
            o.update((byte) 1);
            return ((MessageDigest) o.clone()).digest()[0];
        });
        t.step(Mac.class, () -> {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
            return mac;
        }, o -> {
            o.update((byte) 1);
            return ((Mac) o.clone()).doFinal()[0];
        });
        t.step(Cipher.class, () -> {
            Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(KEY, "AES"), new IvParameterSpec(KEY));
            return cipher;
        }, o -> o.update(KEY)[0]);
        t.use(Signature.class, () -> Signature.getInstance("SHA256withRSA"), Signature::toString, o -> {
            o.initVerify(PUBLIC);
            return null;
        });
        t.use(KeyStore.class, () -> {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            return store;
        }, KeyStore::size, o -> {
            o.setEntry("a" + o.size(), new KeyStore.SecretKeyEntry(new SecretKeySpec(KEY, "AES")),
                    new KeyStore.PasswordProtection("x".toCharArray()));
            return null;
        });
        t.use(AlgorithmParameters.class, () -> AlgorithmParameters.getInstance("AES"), SecurityUses::isInitialized, o -> {
            if (!isInitialized(o)) {
                o.init(new IvParameterSpec(KEY));
            }
            return null;
        });
    }

    private static PublicKey publicKey() {
        try {
            return KeyFactory.getInstance("RSA").generatePublic(new RSAPublicKeySpec(
                    BigInteger.ONE.shiftLeft(2047).setBit(0), BigInteger.valueOf(65537)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isInitialized(AlgorithmParameters parameters) {
        return parameters.toString() != null;
    }

    private static void stores(Uses t) {
        t.use(KeyStore.PasswordProtection.class, () -> new KeyStore.PasswordProtection(new char[] {'x'}),
                KeyStore.PasswordProtection::isDestroyed, o -> {
                    o.destroy();
                    return null;
                });
        t.use(Permissions.class, Permissions::new, o -> o.elements().hasMoreElements(), o -> {
            o.add(new RuntimePermission("x"));
            return null;
        });
        t.use(Provider.class, () -> new Provider("x", "1", "x") { }, Provider::size, o -> o.put("k" + o.size(), "v"));
        t.use(PKIXParameters.class, SecurityUses::parameters, PKIXParameters::isRevocationEnabled, o -> {
            o.setRevocationEnabled(false);
            return null;
        });
        t.use(X509CRLSelector.class, X509CRLSelector::new, X509CRLSelector::getMinCRL, o -> {
            o.setMinCRLNumber(BigInteger.ONE);
            return null;
        });
        t.use(X509CertSelector.class, X509CertSelector::new, X509CertSelector::getBasicConstraints, o -> {
            o.setBasicConstraints(o.getBasicConstraints() + 1);
            return null;
        });
        t.use(PBEKeySpec.class, () -> new PBEKeySpec(new char[] {'x'}), SecurityUses::isCleared, o -> {
            o.clearPassword();
            return null;
        });
        t.use(SSLParameters.class, SSLParameters::new, SSLParameters::getWantClientAuth, o -> {
            o.setWantClientAuth(true);
            return null;
        });
        t.use(Subject.class, Subject::new, o -> o.getPublicCredentials().size(),
                o -> o.getPublicCredentials().add("x" + o.getPublicCredentials().size()));
    }

    private static boolean isCleared(PBEKeySpec spec) {
        try {
            return spec.getPassword() == null;
        } catch (IllegalStateException e) {
            return true;
        }
    }

    private static PKIXParameters parameters() throws Exception {
        return new PKIXBuilderParameters(Set.of(new TrustAnchor("CN=x", PUBLIC, null)), null);
    }

    private static void callbacks(Uses t) {
        t.use(ChoiceCallback.class, () -> new ChoiceCallback("x", new String[] {"a", "b"}, 0, false),
                o -> o.getSelectedIndexes() == null, o -> {
                    o.setSelectedIndex(1);
                    return null;
                });
        t.use(ConfirmationCallback.class, () -> new ConfirmationCallback(0, 0, 0), ConfirmationCallback::getSelectedIndex,
                o -> {
                    o.setSelectedIndex(o.getSelectedIndex() + 1);
                    return null;
                });
        t.use(LanguageCallback.class, LanguageCallback::new, LanguageCallback::getLocale, o -> {
            o.setLocale(java.util.Locale.FRENCH);
            return null;
        });
        t.use(NameCallback.class, () -> new NameCallback("x"), NameCallback::getName, o -> {
            o.setName(o.getName() + "x");
            return null;
        });
        t.use(PasswordCallback.class, () -> new PasswordCallback("x", false), o -> o.getPassword() == null, o -> {
            o.setPassword(new char[] {'x'});
            return null;
        });
        t.use(TextInputCallback.class, () -> new TextInputCallback("x"), TextInputCallback::getText, o -> {
            o.setText(o.getText() + "x");
            return null;
        });
    }
}
