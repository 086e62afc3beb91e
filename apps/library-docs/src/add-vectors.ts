/**
 * Adds the answers of docs/marking.md that the vectors do not have yet, with the verdicts that they get now:
 * `pnpm --filter @bandwise/library-docs run vectors`. Look at what it added; the domain's `vectors` script gives each its id.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { MARKING_PROFILES } from '@bandwise/domain';
import { readVectors } from './documents/vectors.ts';
import { markExample, type Example } from './page/mark-example.ts';
import { pageExamples, questionOf } from './page/page-examples.ts';

const existingQuestions = new Set(readVectors().map(questionOf));
for (const name of [...MARKING_PROFILES, 'options']) {
  const lines = new Map<string, string>();
  for (const example of pageExamples().filter(
    (one) => fileOf(one) === name && !existingQuestions.has(questionOf(one)),
  )) {
    const { type, key, instruction, offered, question: text, options, answer } = example;
    const { marks, total, correct, reason } = markExample(example);
    const question = {
      type,
      key,
      ...(offered?.length ? { offered } : {}),
      ...(instruction ? { instruction } : {}),
      ...(text ? { question: text } : {}),
      ...(options ? { options } : {}),
      given: answer,
    };
    const fields = Object.entries({ ...question, expect: { marks, total, correct, reason } });
    lines.set(questionOf(example), `    {${fields.map(([name, value]) => `"${name}": ${spaced(value)}`).join(', ')}}`);
  }
  const file = new URL(`../../../packages/domain/vectors/marking-${name}.json`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  if (lines.size > 0)
    writeFileSync(
      file,
      text.replace(
        /(\[?)\n {2}\]\n\}\n$/,
        (_, open: string) => `${open || ','}\n${[...lines.values()].join(',\n')}\n  ]\n}\n`,
      ),
    );
  console.log(`${name}: ${lines.size} added`);
}

/** The file of an example: those with choices of the caller have one of their own. */
function fileOf({ profile, options }: Example): string {
  return options === undefined ? profile : 'options';
}

/** JSON on one line, spaced as the files are, and invisible characters as escapes. */
function spaced(value: unknown): string {
  const json = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([[{]) | ([\]}])/g, '$1$2');
  return json.replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Mn}]|(?! )\p{Z}/gu, (char) => {
    return char
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
  });
}
