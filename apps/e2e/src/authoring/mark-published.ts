import {
  addressOf,
  markSection,
  parseSection,
  totalNumbers,
  type Answers,
  type SectionContent,
} from '@bandwise/domain';
import { expect } from '@playwright/test';
import type { Api } from '../api.ts';

/** The right answers, as the author wrote them. */
function rightAnswers({ groups }: SectionContent): Answers {
  return Object.fromEntries(
    groups.flatMap(({ questions }) =>
      questions.map((question) => {
        const [first = ''] = question.answers;
        return [
          addressOf(question),
          question.options.length > 0 && question.answers.length > 1 ? question.answers : first,
        ];
      }),
    ),
  );
}

/** Reads the keys of a published reading test by question number. */
export async function publishedKeys(
  client: Api['client'],
  title: string,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { sections } = await client.call('GET /api/exam/list/part/:skill', { params: { skill: 'reading' } });
  const keys = new Map<number, readonly string[]>();
  for (const { id } of sections.filter((section) => section.title.startsWith(title))) {
    const stored = await client.call('GET /api/section/:id?view=edit', { params: { id }, query: { view: 'edit' } });
    const parsed = parseSection(stored, 'reading');
    if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
    for (const { number, answers } of parsed.value.content.groups.flatMap(({ questions }) => questions))
      keys.set(number, answers);
  }
  return keys;
}

/** Compares the groups of a published test with those of the printed test, and marks the printed test's answers. @returns the marks. */
export async function markPublished(client: Api['client'], title: string, printed: readonly SectionContent[]) {
  const { sections } = await client.call('GET /api/exam/list/part/:skill', { params: { skill: 'reading' } });
  let marks = 0;
  for (const part of printed) {
    const listed = sections.find(
      (section) => section.title.startsWith(title) && section.part_number === part.part_number,
    );
    const stored = await client.call('GET /api/section/:id?view=edit', {
      params: { id: listed?.id ?? '' },
      query: { view: 'edit' },
    });
    const parsed = parseSection(stored, 'reading');
    if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
    const { content } = parsed.value;
    expect(content.groups.map(({ type, questions }) => [type, questions.length])).toEqual(
      part.groups.map(({ type, questions }) => [type, questions.length]),
    );
    expect(content.passage.length).toBe(part.passage.length);
    marks += markSection(content, rightAnswers(part), { profile: 'ielts' }).marks;
    expect(totalNumbers(content.groups)).toBe(totalNumbers(part.groups));
  }
  return marks;
}
