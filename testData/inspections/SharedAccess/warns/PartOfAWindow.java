import javax.swing.JLabel;

public class PartOfAWindow {
    private final JLabel label = new JLabel();
    private int shown;

    public synchronized void show(String text) {
        label.setText(text);
        shown++;
    }

    public synchronized void hide() {
        label.setText("");
        shown--;
    }

    public int shown() {
        return <weak_warning descr="'shown' is read here without the lock that guards it elsewhere, for example where it is written in 'show()' (line 9)">shown</weak_warning>;
    }
}
