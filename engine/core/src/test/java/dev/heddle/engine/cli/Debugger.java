package dev.heddle.engine.cli;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.ClassType;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.Location;
import com.sun.jdi.Method;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.StepEvent;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.StepRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A debugger as an IDE has one, on the JDK's own debug interface. */
final class Debugger {

    private final VirtualMachine vm;
    private EventSet stopped;
    private int invocation;
    private ThreadReference stoppedThread;
    /** Lines of classes that are not loaded yet, by class. */
    private final Map<String, Integer> awaited = new HashMap<>();

    private Debugger(VirtualMachine vm) {
        this.vm = vm;
    }

    static Debugger attach(int port) throws Exception {
        AttachingConnector connector = Bootstrap.virtualMachineManager().attachingConnectors().stream()
                .filter(c -> c.name().equals("com.sun.jdi.SocketAttach")).findFirst().orElseThrow();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("127.0.0.1");
        arguments.get("port").setValue(Integer.toString(port));
        return new Debugger(connector.attach(arguments));
    }

    VirtualMachine vm() {
        return vm;
    }

    /** Stops at a line of a class, in every thread that comes there; {@code policy} says who stops. */
    void breakAt(String className, int line, int policy) throws Exception {
        List<ReferenceType> loaded = vm.classesByName(className);
        ReferenceType type = loaded.isEmpty() ? awaitClass(className) : loaded.get(0);
        breakAt(type.locationsOfLine(line).get(0), policy);
    }

    /** The same as IDEs do it: at all places of the line, and when the class is loaded where it is not yet. */
    void breakAtLine(String className, int line) throws Exception {
        List<ReferenceType> loaded = vm.classesByName(className);
        if (loaded.isEmpty()) {
            awaited.put(className, line);
            ClassPrepareRequest prepared = vm.eventRequestManager().createClassPrepareRequest();
            prepared.addClassFilter(className);
            prepared.setSuspendPolicy(EventRequest.SUSPEND_ALL);
            prepared.enable();
        } else {
            for (Location location : loaded.get(0).locationsOfLine(line)) {
                breakAt(location, EventRequest.SUSPEND_ALL);
            }
        }
    }

    /** Takes all breakpoints away. */
    void forgetBreakpoints() {
        vm.eventRequestManager().deleteAllBreakpoints();
    }

    void breakAt(Location location, int policy) {
        BreakpointRequest stop = vm.eventRequestManager().createBreakpointRequest(location);
        stop.setSuspendPolicy(policy);
        stop.enable();
        // Else all threads stand still behind a call, also those that the breakpoint does not stop.
        invocation = policy == EventRequest.SUSPEND_EVENT_THREAD ? ObjectReference.INVOKE_SINGLE_THREADED : 0;
    }

    /** Goes on until a class of that name is loaded. */
    ReferenceType awaitClass(String className) throws Exception {
        ClassPrepareRequest prepared = vm.eventRequestManager().createClassPrepareRequest();
        prepared.addClassFilter(className);
        prepared.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        prepared.enable();
        return ((ClassPrepareEvent) next(ClassPrepareEvent.class)).referenceType();
    }

    /** Goes on to the next breakpoint; the thread that has come to one, or null at the end. */
    ThreadReference resume() throws Exception {
        BreakpointEvent event = (BreakpointEvent) next(BreakpointEvent.class);
        stoppedThread = event == null ? null : event.thread();
        return stoppedThread;
    }

    /** The one that has come to a breakpoint last. */
    ThreadReference stoppedThread() {
        return stoppedThread;
    }

    /** Goes on to the next line of a stopped thread; where it then is. */
    Location stepOver(ThreadReference thread) throws Exception {
        StepRequest step =
                vm.eventRequestManager().createStepRequest(thread, StepRequest.STEP_LINE, StepRequest.STEP_OVER);
        step.addCountFilter(1);
        step.enable();
        Location at = ((StepEvent) next(StepEvent.class)).location();
        vm.eventRequestManager().deleteEventRequest(step);
        return at;
    }

    /** Goes on to the next line of a stopped thread, or to the first of what it calls but for the JDK's own code. */
    Location stepInto(ThreadReference thread) throws Exception {
        StepRequest step =
                vm.eventRequestManager().createStepRequest(thread, StepRequest.STEP_LINE, StepRequest.STEP_INTO);
        for (String hidden : List.of("java.*", "jdk.*", "sun.*")) {
            step.addClassExclusionFilter(hidden);
        }
        step.addCountFilter(1);
        step.enable();
        Location at = ((StepEvent) next(StepEvent.class)).location();
        vm.eventRequestManager().deleteEventRequest(step);
        return at;
    }

    private Event next(Class<? extends Event> kind) throws Exception {
        while (true) {
            if (stopped != null) {
                stopped.resume();
            }
            stopped = vm.eventQueue().remove();
            for (Event event : stopped) {
                if (kind.isInstance(event)) {
                    return event;
                }
                if (event instanceof ClassPrepareEvent prepared && awaited.containsKey(prepared.referenceType().name())) {
                    String name = prepared.referenceType().name();
                    breakAtLine(name, awaited.remove(name));
                }
                if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) {
                    return null;
                }
            }
        }
    }

    /** The object whose method the thread is in. */
    static ObjectReference self(ThreadReference thread) throws IncompatibleThreadStateException {
        return thread.frame(0).thisObject();
    }

    /** What a method without parameters returns, as text, when the thread is made to call it. */
    String call(ThreadReference thread, ObjectReference object, String method) throws Exception {
        Method called = ((ClassType) object.referenceType()).methodsByName(method).get(0);
        Value value = object.invokeMethod(thread, called, List.of(), invocation);
        return value instanceof StringReference text ? text.value() : String.valueOf(value);
    }
}
