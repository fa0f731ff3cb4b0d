package com.example.objects;

import java.text.*;
import java.time.format.DateTimeFormatterBuilder;
import java.util.*;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.*;

/** Collections, dates, formats, regular expressions, archives. */
@SuppressWarnings("deprecation")
final class UtilUses {

    private enum Colour { RED, GREEN, BLUE }

    private UtilUses() {}

    static void fill(Uses t) {
        collections(t);
        others(t);
        texts(t);
        archives(t);
    }

    private static void collections(Uses t) {
        t.use(ArrayDeque.class, ArrayDeque<String>::new, ArrayDeque::size, o -> o.add("x"));
        t.use(ArrayList.class, ArrayList<String>::new, ArrayList::size, o -> o.add("x"));
        t.use(AbstractMap.SimpleEntry.class, () -> new AbstractMap.SimpleEntry<>("k", 0), o -> o.getValue(),
                o -> o.setValue(o.getValue() + 1));
        t.use(BitSet.class, BitSet::new, BitSet::cardinality, o -> {
            o.set(o.cardinality());
            return null;
        });
        t.use(EnumMap.class, () -> new EnumMap<Colour, Integer>(Colour.class), o -> o.get(Colour.RED),
                o -> o.merge(Colour.RED, 1, Integer::sum));
        t.use(EnumSet.class, () -> EnumSet.noneOf(Colour.class), EnumSet::size, o -> o.add(Colour.values()[o.size()]));
        t.use(HashMap.class, HashMap<String, Integer>::new, o -> o.get("k"), o -> o.merge("k", 1, Integer::sum));
        t.use(HashSet.class, HashSet<Integer>::new, HashSet::size, o -> o.add(o.size()));
        t.use(Hashtable.class, Hashtable<String, Integer>::new, o -> o.get("k"), o -> o.merge("k", 1, Integer::sum));
        t.use(IdentityHashMap.class, IdentityHashMap<Integer, Integer>::new, IdentityHashMap::size, o -> o.put(o.size(), 1));
        t.use(LinkedHashMap.class, LinkedHashMap<String, Integer>::new, o -> o.get("k"), o -> o.merge("k", 1, Integer::sum));
        t.use(LinkedHashSet.class, LinkedHashSet<Integer>::new, LinkedHashSet::size, o -> o.add(o.size()));
        t.use(LinkedList.class, LinkedList<String>::new, LinkedList::size, o -> o.add("x"));
        t.use(PriorityQueue.class, PriorityQueue<Integer>::new, PriorityQueue::size, o -> o.add(1));
        t.use(Properties.class, Properties::new, o -> o.getProperty("k"),
                o -> o.setProperty("k", o.getProperty("k", "") + "x"));
        t.use(Stack.class, Stack<String>::new, Stack::size, o -> o.push("x"));
        t.use(TreeMap.class, TreeMap<String, Integer>::new, o -> o.get("k"), o -> o.merge("k", 1, Integer::sum));
        t.use(TreeSet.class, TreeSet<Integer>::new, TreeSet::size, o -> o.add(o.size()));
        t.use(Vector.class, Vector<String>::new, Vector::size, o -> o.add("x"));
        t.use(WeakHashMap.class, WeakHashMap<String, Integer>::new, o -> o.get("k"), o -> o.merge("k", 1, Integer::sum));
    }

    private static void others(Uses t) {
        t.use(Calendar.Builder.class, Calendar.Builder::new, o -> o.build().getTimeInMillis() == 5000L,
                o -> o.setInstant(5000L));
        t.use(GregorianCalendar.class, () -> new GregorianCalendar(2020, 0, 1), GregorianCalendar::getTimeInMillis, o -> {
            o.add(Calendar.DATE, 1);
            return null;
        });
        t.use(Date.class, () -> new Date(0), Date::getTime, o -> {
            o.setTime(o.getTime() + 1);
            return null;
        });
        t.use(DoubleSummaryStatistics.class, DoubleSummaryStatistics::new, DoubleSummaryStatistics::getCount, o -> {
            o.accept(1);
            return null;
        });
        t.use(IntSummaryStatistics.class, IntSummaryStatistics::new, IntSummaryStatistics::getCount, o -> {
            o.accept(1);
            return null;
        });
        t.use(LongSummaryStatistics.class, LongSummaryStatistics::new, LongSummaryStatistics::getCount, o -> {
            o.accept(1L);
            return null;
        });
        t.use(Formatter.class, Formatter::new, Formatter::toString, o -> o.format("%d", 1));
        t.use(Locale.Builder.class, Locale.Builder::new, o -> o.build().getLanguage(), o -> o.setLanguage("fr"));
        t.use(Observable.class, Observable::new, Observable::countObservers, o -> {
            o.addObserver((source, what) -> { });
            return null;
        });
        t.step(Random.class, () -> new Random(1), Random::nextInt);
        t.step(Scanner.class, () -> new Scanner("a b c d"), Scanner::next);
        t.use(SimpleTimeZone.class, () -> new SimpleTimeZone(0, "X"), SimpleTimeZone::getRawOffset, o -> {
            o.setRawOffset(o.getRawOffset() + 1);
            return null;
        });
        t.step(SplittableRandom.class, () -> new SplittableRandom(1), SplittableRandom::nextInt);
        t.use(StringJoiner.class, () -> new StringJoiner(","), StringJoiner::length, o -> o.add("x"));
        t.use(StringTokenizer.class, () -> new StringTokenizer("a b c"), StringTokenizer::countTokens,
                StringTokenizer::nextToken);
        t.use(TimeZone.class, () -> (TimeZone) TimeZone.getTimeZone("GMT").clone(), TimeZone::getID, o -> {
            o.setID(o.getID() + "x");
            return null;
        });
        t.use(Matcher.class, () -> Pattern.compile("a").matcher("aaa"), o -> o.hitEnd() + o.toString(), Matcher::find);
        t.use(DateTimeFormatterBuilder.class, DateTimeFormatterBuilder::new, o -> o.toFormatter().toString(),
                o -> o.appendLiteral("x"));
    }

    private static void texts(Uses t) {
        t.use(AttributedString.class, () -> new AttributedString("abc"),
                o -> o.getIterator().getAllAttributeKeys().size(), o -> {
                    o.addAttribute(AttributedCharacterIterator.Attribute.LANGUAGE, "v");
                    return null;
                });
        t.use(ChoiceFormat.class, () -> new ChoiceFormat("0#a|1#b"), ChoiceFormat::toPattern, o -> {
            o.applyPattern("0#c|1#d");
            return null;
        });
        t.use(CollationElementIterator.class,
                () -> ((RuleBasedCollator) Collator.getInstance(Locale.ROOT)).getCollationElementIterator("abc"),
                CollationElementIterator::getOffset, CollationElementIterator::next);
        t.use(CompactNumberFormat.class, () -> (CompactNumberFormat) NumberFormat.getCompactNumberInstance(),
                CompactNumberFormat::getGroupingSize, o -> {
                    o.setGroupingSize(o.getGroupingSize() + 1);
                    return null;
                });
        t.use(DateFormatSymbols.class, DateFormatSymbols::new, o -> o.getAmPmStrings()[0], o -> {
            o.setAmPmStrings(new String[] {o.getAmPmStrings()[0] + "x", "y"});
            return null;
        });
        t.use(DecimalFormat.class, () -> new DecimalFormat("0.0"), o -> o.format(1.23), o -> {
            o.setMaximumFractionDigits(o.getMaximumFractionDigits() + 1);
            return null;
        });
        t.use(DecimalFormatSymbols.class, DecimalFormatSymbols::new, DecimalFormatSymbols::getDecimalSeparator, o -> {
            o.setDecimalSeparator((char) (o.getDecimalSeparator() + 1));
            return null;
        });
        t.use(FieldPosition.class, () -> new FieldPosition(0), FieldPosition::getBeginIndex, o -> {
            o.setBeginIndex(o.getBeginIndex() + 1);
            return null;
        });
        t.use(MessageFormat.class, () -> new MessageFormat("{0}"), MessageFormat::toPattern, o -> {
            o.applyPattern(o.toPattern() + "x");
            return null;
        });
        t.use(NumberFormat.class, NumberFormat::getIntegerInstance, NumberFormat::getMinimumIntegerDigits, o -> {
            o.setMinimumIntegerDigits(o.getMinimumIntegerDigits() + 1);
            return null;
        });
        t.use(ParsePosition.class, () -> new ParsePosition(0), ParsePosition::getIndex, o -> {
            o.setIndex(o.getIndex() + 1);
            return null;
        });
        t.use(RuleBasedCollator.class, () -> (RuleBasedCollator) Collator.getInstance(Locale.ROOT).clone(),
                RuleBasedCollator::getStrength, o -> {
                    o.setStrength((o.getStrength() + 1) % 4);
                    return null;
                });
        t.use(SimpleDateFormat.class, () -> new SimpleDateFormat("yyyy", Locale.ROOT), SimpleDateFormat::toPattern, o -> {
            o.applyPattern(o.toPattern() + "y");
            return null;
        });
        t.use(StringCharacterIterator.class, () -> new StringCharacterIterator("abc"), StringCharacterIterator::getIndex,
                StringCharacterIterator::next);
    }

    private static void archives(Uses t) {
        t.use(Adler32.class, Adler32::new, Adler32::getValue, o -> {
            o.update(1);
            return null;
        });
        t.use(CRC32.class, CRC32::new, CRC32::getValue, o -> {
            o.update(1);
            return null;
        });
        t.use(CRC32C.class, CRC32C::new, CRC32C::getValue, o -> {
            o.update(1);
            return null;
        });
        t.use(Deflater.class, Deflater::new, Deflater::getTotalIn, o -> {
            o.setInput(new byte[] {1, 2, 3});
            return o.deflate(new byte[100]);
        });
        t.use(Inflater.class, Inflater::new, Inflater::getRemaining, o -> {
            o.setInput(new byte[o.getRemaining() + 1]);
            return null;
        });
        t.use(ZipEntry.class, () -> new ZipEntry("a"), ZipEntry::getComment, o -> {
            o.setComment(o.getComment() + "x");
            return null;
        });
        t.use(Attributes.class, Attributes::new, Attributes::size, o -> o.putValue("a" + o.size(), "v"));
        t.use(JarEntry.class, () -> new JarEntry("a"), JarEntry::getComment, o -> {
            o.setComment(o.getComment() + "x");
            return null;
        });
        t.use(Manifest.class, Manifest::new, o -> o.getEntries().size(),
                o -> o.getEntries().put("a" + o.getEntries().size(), new Attributes()));
    }
}
