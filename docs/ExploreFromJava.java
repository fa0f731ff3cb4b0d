import dev.heddle.engine.model.Result;
import dev.heddle.engine.session.*;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Explores a test, prints how far it is, cancels, and reads what was found: arguments are a test and its classes. */
public class ExploreFromJava {
    public static void main(String[] args) throws Exception {
        CountDownLatch moving = new CountDownLatch(1);
        Target target = Target.of(args[0], List.of(Path.of(args[1])));
        OutFolder folder = OutFolder.of(Path.of(args[1], ".heddle"), args[0]);
        Running<Result> running = new Session(Installation.current()).explore(
                ExplorationRequest.of(target, ExploreOptions.with("auto"), folder), new SessionListener() {
            @Override public void progress(Stage stage, String test, Progress progress) {
                System.out.println(test + " " + stage.phase().label() + " " + progress.executions());
                moving.countDown();
            }
        });
        moving.await();
        running.cancel();
        System.out.println(running.result().status() + " " + running.result().violations().size());
    }
}
