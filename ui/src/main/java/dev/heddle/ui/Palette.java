package dev.heddle.ui;

import java.awt.Color;
import javax.swing.UIManager;

/**
 * Colours that go with the look and feel, light or dark. Those of the lanes stay apart for people who are colour-blind (after
 * Okabe and Ito); nothing is said by colour alone.
 */
record Palette(Color paper, Color ink, Color faint, Color line, Color panel, Color mark, Color bad, boolean dark) {

    private static final int[] ON_LIGHT = {0x0060a8, 0xa84300, 0x006b4e, 0x8a3a78, 0x7a5b00, 0x3d5a73};
    private static final int[] ON_DARK = {0x6cb8f0, 0xf0a060, 0x4fd0a5, 0xe09cc8, 0xe8d060, 0xa8c0d8};

    static Palette current() {
        Color paper = color("Table.background", Color.WHITE);
        Color ink = color("Table.foreground", Color.BLACK);
        boolean dark = luminance(paper) < luminance(ink);
        return new Palette(paper, ink, mixed(ink, paper, 0.35), mixed(ink, paper, 0.82), mixed(ink, paper, 0.94),
                dark ? new Color(0x3c4a1e) : new Color(0xfff3c4), dark ? new Color(0xff8a80) : new Color(0xb3261e), dark);
    }

    Color lane(int index) {
        int[] colors = dark ? ON_DARK : ON_LIGHT;
        return new Color(colors[index % colors.length]);
    }

    Color selection() {
        return mixed(dark ? new Color(0x6cb8f0) : new Color(0x0060a8), paper, 0.75);
    }

    private static Color color(String key, Color fallback) {
        Color color = UIManager.getColor(key);
        return color == null ? fallback : color;
    }

    private static double luminance(Color color) {
        return 0.3 * color.getRed() + 0.6 * color.getGreen() + 0.1 * color.getBlue();
    }

    /** The first colour with so much of the second. */
    static Color mixed(Color a, Color b, double share) {
        return new Color((int) (a.getRed() * (1 - share) + b.getRed() * share),
                (int) (a.getGreen() * (1 - share) + b.getGreen() * share),
                (int) (a.getBlue() * (1 - share) + b.getBlue() * share));
    }
}
