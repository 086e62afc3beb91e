import { markExample, type Example } from '../page/mark-example.ts';
import { profilesOf, type RuleSection } from '../page/marking-page.ts';
import { questionOf } from '../page/page-examples.ts';
import { tryAddress } from '../try/try-address.ts';
import type { VectorCase } from './vectors.ts';

interface Sources {
  readonly vectors: readonly VectorCase[];
  readonly reasons: ReadonlyMap<string, string>;
}

const HEAD = '| Key | Answer | Marks | Reason | Try |\n| --- | --- | --- | --- | --- |\n';

/** The page of one rule, as Markdown: its sentences with their answers, its cases among the vectors, its reason codes. */
export function ruleDocument(section: RuleSection, { vectors, reasons }: Sources): string {
  const profiles = profilesOf(section.id);
  const profile = profiles.at(-1) ?? 'ielts';
  const rows = section.sentences.map(({ text, answers, ...question }) => {
    const allAnswers = Object.values(answers).flat();
    return { text, examples: allAnswers.map((answer): Example => Object.assign({ profile, answer }, question)) };
  });
  const shown = new Set(rows.flatMap(({ examples }) => examples).map(questionOf));
  const cases = vectors.filter((one) => isOfRule(one, section.id) && !shown.has(questionOf(one)));
  const used = new Set([...rows.flatMap(({ examples }) => examples), ...cases].map((one) => markExample(one).reason));
  return [
    `---\ntitle: ${section.title}\n---`,
    `# ${section.title}`,
    `Rule \`${section.id}\` of the ${profiles.length === 1 ? 'profile' : 'profiles'} ${profiles.map((name) => `\`${name}\``).join(' and ')}.`,
    `Source: ${section.source}`,
    ...section.prose,
    ...rows.flatMap(({ text, examples }) => [`## ${text}`, HEAD + examples.map((one) => rowOf(one)).join('\n')]),
    ...(cases.length === 0
      ? []
      : ['## More cases of the vectors', HEAD + cases.map((one) => rowOf(one, one.id)).join('\n')]),
    ...(used.size === 0
      ? []
      : ['## Reason codes', [...used].map((code) => `- \`${code}\`: ${reasons.get(code) ?? ''}`).join('\n')]),
  ].join('\n\n');
}

function isOfRule({ rule, withdrawn }: VectorCase, id: string): boolean {
  return rule === `marking.md#${id}` && withdrawn === undefined;
}

function rowOf(example: Example, name = 'here'): string {
  const { marks, total, reason } = markExample(example);
  const address = tryAddress(example);
  const chosen = Object.entries(example.options ?? {}).map(([choice, value]) => `${choice}: ${value}`);
  const beside = [example.instruction, example.question, ...chosen].filter((text) => text).join('; ');
  const shown = beside === '' ? codes(example.key) : `${codes(example.key)} (${cell(beside)})`;
  const link = address === null ? '' : `[${name}](${address})`;
  return `| ${shown} | ${codes([example.answer])} | ${marks} of ${total} | \`${reason}\` | ${link} |`;
}

/** Texts as code; invisible characters, and those that would end a table or code, as escapes. */
function codes(texts: readonly unknown[]): string {
  return texts.map((text) => `\`${visible(typeof text === 'string' ? text : JSON.stringify(text))}\``).join(', ');
}

function visible(text: string): string {
  if (text.trim() === '') return JSON.stringify(text);
  return text.replace(/[`|\p{Default_Ignorable_Code_Point}\p{Cc}]|(?! )\p{Z}/gu, (char) => {
    return `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}

function cell(text: string): string {
  return text.replace(/[|<]/g, '\\$&');
}
