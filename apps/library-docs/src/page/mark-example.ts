import {
  markSection,
  parseGroups,
  ruleOf,
  type MarkingOptions,
  type MarkingProfile,
  type MarkingRule,
  type TextToMark,
  type Verdict,
} from '@bandwise/domain';

/** One question and an answer to it, as a row of docs/marking.md or of the vectors has them. */
export interface Example extends Pick<TextToMark, 'answer'> {
  readonly profile: MarkingProfile;
  readonly type: string;
  readonly key: readonly string[];
  readonly instruction?: string;
  /** The question's text, in which something may be printed beside the blank. */
  readonly question?: string;
  readonly offered?: readonly string[];
  readonly labels?: string;
  /** The caller's choices. */
  readonly options?: Omit<MarkingOptions, 'profile'> | undefined;
}

/** The verdict on an example, and the rule that decided it. */
export function markExample({
  profile,
  type,
  key,
  answer,
  ...rest
}: Example): Verdict & { readonly rule: MarkingRule } {
  const offered = rest.offered ?? [];
  const question = { number: 1, question: rest.question || 'Q', options: offered, answer: key };
  const group = { type, instruction: rest.instruction ?? '', choices: offered, labels: rest.labels };
  const groups = parseGroups([{ ...group, questions: [question] }]);
  if (!groups.ok) throw new Error(groups.errors.map(({ message }) => message).join('\n'));
  // Answers arrive as any JSON, and marking takes what its type rules out for a blank.
  const answers = { '1': answer } as Record<string, string>;
  const [verdict] = markSection({ groups: groups.value }, answers, { ...rest.options, profile }).verdicts;
  if (verdict === undefined) throw new Error('A section of one question has one verdict');
  return { ...verdict, rule: ruleOf(verdict, { profile, keys: key }) };
}
