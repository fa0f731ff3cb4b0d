package dev.heddle.engine.runtime;

import dev.heddle.bootstrap.Controller;
import dev.heddle.bootstrap.Hooks;
import dev.heddle.engine.runtime.io.Outside;
import dev.heddle.engine.runtime.memory.Buffers;
import dev.heddle.engine.runtime.memory.Memory;
import dev.heddle.engine.runtime.memory.Objects;
import dev.heddle.engine.runtime.memory.PossibleSharing;
import dev.heddle.engine.runtime.memory.Races;
import dev.heddle.engine.runtime.memory.WholeObjects;
import dev.heddle.engine.runtime.restore.Baseline;
import dev.heddle.engine.runtime.restore.InitializerWrites;
import dev.heddle.engine.runtime.restore.Initializers;
import dev.heddle.engine.runtime.restore.Residents;
import dev.heddle.engine.runtime.restore.UndoLog;
import dev.heddle.engine.runtime.state.FieldTable;
import dev.heddle.engine.runtime.state.SharedLocations;
import dev.heddle.engine.runtime.state.VirtualClock;
import dev.heddle.engine.runtime.sync.Initializations;
import dev.heddle.engine.runtime.sync.Interrupts;
import dev.heddle.engine.runtime.sync.Monitors;
import dev.heddle.engine.runtime.sync.Synchronizers;
import dev.heddle.engine.runtime.sync.ThreadMonitors;
import dev.heddle.engine.runtime.sync.Time;
import dev.heddle.engine.runtime.thread.Groups;
import dev.heddle.engine.runtime.thread.Reserve;
import dev.heddle.engine.runtime.thread.Starts;
import dev.heddle.engine.runtime.thread.Threads;
import dev.heddle.engine.runtime.trace.EventLog;
import dev.heddle.engine.runtime.trace.Imprecisions;
import dev.heddle.engine.runtime.trace.Labels;
import dev.heddle.engine.runtime.turn.FinalValues;
import dev.heddle.engine.runtime.turn.Turns;
import dev.heddle.engine.runtime.turn.ValueCodes;

/**
 * The parts of the runtime, put together. What hooks call is spread over subclasses, one above the other: there is only
 * one class to make an object of, so the JIT compiler still calls it directly.
 */
abstract class RuntimeParts extends Controller {

    final FieldTable fields = new FieldTable();
    final VirtualClock clock = new VirtualClock();
    final Labels labels = new Labels(fields);
    final EventLog log = new EventLog(labels, clock);
    final Turns turns = new Turns(clock, log);
    final SharedLocations shared = new SharedLocations(fields);
    final Time time = new Time(turns, clock, shared);
    final Initializers initializers = new Initializers();
    final Baseline baseline = new Baseline(fields, initializers.hashes());
    final InitializerWrites initializerWrites = new InitializerWrites(initializers, baseline);
    final Objects objects = new Objects(turns, baseline, shared, initializers);
    final UndoLog undo = new UndoLog(fields, baseline, turns);
    final Races races = new Races(turns, fields, shared, labels);
    final PossibleSharing possible = new PossibleSharing(turns, fields);
    final Memory memory = new Memory(turns, fields, shared, objects, undo, races, possible);
    final Interrupts interrupts = new Interrupts(turns, shared, objects);
    final Monitors monitors = new Monitors(turns, objects, shared, time, interrupts, possible);
    final Reserve reserve = new Reserve();
    final Residents residents = new Residents(baseline);
    final Imprecisions imprecisions = new Imprecisions();
    final Buffers buffers = new Buffers(turns, memory, imprecisions);
    final WholeObjects wholeObjects = new WholeObjects(fields, memory, undo, baseline, imprecisions);
    final Starts starts = new Starts(turns, shared);
    final Groups groups = new Groups(turns, objects, shared, starts);
    final ThreadMonitors threadMonitors = new ThreadMonitors(turns, shared, time, monitors);
    final Threads threads = new Threads(turns, objects, time, interrupts, shared, reserve, residents, starts, groups,
            imprecisions, threadMonitors);
    final Synchronizers synchronizers =
            new Synchronizers(turns, objects, undo, time, interrupts, threads::managed, imprecisions, shared);
    final Outside outside = new Outside(turns, time, interrupts);
    final Initializations initializations = new Initializations(turns);
    final Inputs inputs = new Inputs();
    final FinalValues finals =
            new FinalValues(turns.variables, new ValueCodes(fields, objects::state, turns.stepLog.keys()), labels);

    /** The engine works with hooks off, so that it can use instrumented classes itself. */
    static void off() {
        Hooks.activate(null);
    }

    final void on() {
        Hooks.activate(turns.current.thread);
    }
}
