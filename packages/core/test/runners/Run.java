import java.io.FileInputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * Compiles the programs of a folder and runs them, all in one virtual machine. A line of the file
 * "jobs" has the package of a program, its input and its output; the seconds of each run are
 * written in their order. Every run has classes of its own, as in a machine of its own.
 */
public class Run {
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    compile(folder);
    PrintStream own = System.out;
    for (String job : Files.readAllLines(folder.resolve("jobs"))) own.println(run(folder, job.split("\t")));
  }

  static void compile(Path folder) throws Exception {
    List<String> options = new ArrayList<>(List.of(
        "-encoding", "UTF-8", "-Xlint:all", "-Werror", "-proc:none", "-d", folder.toString()));
    options.addAll(Files.readAllLines(folder.resolve("sources")));
    String[] all = options.toArray(new String[0]);
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, all) != 0) System.exit(1);
  }

  static double run(Path folder, String[] job) throws Exception {
    Throwable[] failure = {null};
    long[] time = {0};
    try (FileInputStream in = new FileInputStream(job[1]); PrintStream out = new PrintStream(job[2])) {
      System.setIn(in);
      System.setOut(out);
      Thread thread = new Thread(null, () -> {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
          Class<?> program = loader.loadClass(job[0] + ".Main");
          program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (Throwable t) {
          failure[0] = t;
        }
        time[0] = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      }, "program", 1L << 26);
      thread.start();
      thread.join();
    }
    if (failure[0] != null) throw new Exception(job[1], failure[0]);
    return time[0] / 1e9;
  }
}
