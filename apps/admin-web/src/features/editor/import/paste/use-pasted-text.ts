import { linesOfText, recognise, type Recognised, type SourceLine } from '@bandwise/recognise';
import { useMemo, useState } from 'react';

/** Lines that were pasted with HTML or marks, by their text: these apply while the line is unchanged. */
type RichLines = ReadonlyMap<string, readonly SourceLine[]>;

export type PastedText = ReturnType<typeof usePastedText>;

/** The two fields of the dialog and what they become. Of a text with several tests, the first one of the skill is chosen. */
export function usePastedText(skill: string) {
  const [rich, setRich] = useState<RichLines>(new Map());
  const [text, setText] = useState('');
  const [fileText, setFileText] = useState('');
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const recognised = useMemo<Recognised>(() => {
    const pasted = { lines: richLines(text, rich), key: linesOfText(key) };
    const first = recognise(pasted);
    const test = testOf(first.tests, chosen, skill);
    return test === 0 ? first : recognise({ ...pasted, test });
  }, [text, key, rich, chosen, skill]);
  return {
    text,
    key,
    recognised,
    /** The index of the chosen test in a text with several. */
    test: testOf(recognised.tests, chosen, skill),
    chooseTest: (test: number) => setChosen(nameOf(recognised.tests, test)),
    isEmpty: text.trim() === '' && key.trim() === '',
    /** Whether the text differs from the loaded file's text. */
    isOwn: text.trim() !== '' && text !== fileText,
    setText,
    setKey,
    /** Stores lines with their HTML; the caller puts their text into the field. */
    keep: (lines: readonly SourceLine[]) => setRich((before) => withLines(before, lines)),
    /** Replaces the text by the lines of a file. */
    replace: (lines: readonly SourceLine[]) => {
      setRich(withLines(new Map(), lines));
      const all = lines.map((line) => line.text).join('\n');
      setFileText(all);
      setText(all);
    },
  };
}

/** The name includes the position, because two tests may have the same title. */
function nameOf(tests: readonly string[], test: number): string {
  return `${test} ${tests[test] ?? ''}`;
}

function testOf(tests: readonly string[], chosen: string | null, skill: string): number {
  const own = tests.findIndex((_, test) => nameOf(tests, test) === chosen);
  const ofSkill = tests.findIndex((name) => name.toLowerCase().includes(skill));
  return Math.max(0, own === -1 ? ofSkill : own);
}

function withLines(before: RichLines, lines: readonly SourceLine[]): RichLines {
  const after = new Map(before);
  const added = new Map<string, SourceLine[]>();
  for (const line of lines) {
    if (line.html === undefined && line.cells === undefined && line.runs === undefined) continue;
    const same = added.get(line.text) ?? [];
    same.push(line);
    added.set(line.text, same);
  }
  for (const [text, same] of added) after.set(text, same);
  return after;
}

/** The lines of the field with their HTML; equal texts use theirs in order. */
function richLines(text: string, rich: RichLines): readonly SourceLine[] {
  const seen = new Map<string, number>();
  return linesOfText(text).map((line) => {
    const same = rich.get(line.text);
    if (same === undefined) return line;
    const count = seen.get(line.text) ?? 0;
    seen.set(line.text, count + 1);
    return same[Math.min(count, same.length - 1)] ?? line;
  });
}
