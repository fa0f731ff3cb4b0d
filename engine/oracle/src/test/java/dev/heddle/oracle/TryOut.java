package dev.heddle.oracle;
import dev.heddle.oracle.brute.*;
import dev.heddle.oracle.program.*;
import dev.heddle.oracle.run.*;
import java.nio.file.Path;
import java.util.*;
public class TryOut {
  public static void main(String[] a) throws Exception {
    long from = Long.parseLong(a[0]); int n = Integer.parseInt(a[1]); Size size = a[2].equals("tiny") ? Size.TINY : Size.SMALL;
    String strategy = a[3]; int most = Integer.parseInt(a[4]);
    Jdk jdk = Jdk.newest();
    long t0 = System.nanoTime(); int big=0, unfinished=0, diffs=0, execs=0; long oracle=0; Map<String,Integer> kinds=new TreeMap<>(); int outs=0;
    try (Engine e = new Engine(new Launcher(jdk, jdk.backend(), Path.of("target/fork")).with(Launcher.location(TryOut.class)))) {
      for (long s = from; s < from+n; s++) {
        Program p = Generator.generate(s, size);
        var f = e.submit(new ExploreRequest(p.name(), p.threads().size(), Emitter.emit(p), strategy, 1, 3, most));
        long o = System.nanoTime();
        SortedSet<String> expected;
        try { expected = new Enumerator(p, 50000).outcomes(); } catch (Enumerator.TooManyStatesException x) { big++; e.await(f); continue; }
        oracle += System.nanoTime()-o;
        outs += expected.size();
        for (String x : expected) kinds.merge(x.split(" ")[0],1,Integer::sum);
        Explored x = e.await(f);
        execs += x.executions();
        if (!x.finished()) unfinished++;
        boolean bad = x.finished() ? !x.outcomes().equals(expected) : !expected.containsAll(x.outcomes());
        if (bad || !x.trouble().isEmpty()) { diffs++; if (diffs<=3) { System.out.println(JavaPrinter.print(p)); System.out.println("expected "+expected+"\nobserved "+x); } }
      }
    }
    System.out.printf("programs %d big %d unfinished %d diffs %d execs %d outcomes %d %s oracle %.2fs total %.2fs%n", n,big,unfinished,diffs,execs,outs,kinds,oracle/1e9,(System.nanoTime()-t0)/1e9);
  }
}
