import type { PracticeQuestion } from '@bandwise/api-contract/learner';
import { isQuote, practiceGroup } from '@bandwise/domain/internal';
import { markedUnits, type MarkingProfile } from '@bandwise/domain';
import { examNotFound, presentDelivery, type SectionVersion, type Visitor } from '../sections/sections.ts';
import { readCards, type PracticeCard } from './cards.ts';
import type { PracticeContext } from './practice-context.ts';

interface Wanted {
  readonly userId: string;
  readonly visitor: Visitor;
  readonly sectionID: string;
  readonly numbers: readonly number[];
}

interface Opened {
  readonly section: Awaited<ReturnType<PracticeContext['sections']['open']>>;
  readonly version: SectionVersion;
  readonly profile: MarkingProfile;
  readonly cards: readonly PracticeCard[];
}

/** Questions that the learner got wrong, in the current version. @throws 404, 403 while the section is locked */
export async function openQuestions(context: PracticeContext, wanted: Wanted): Promise<Opened> {
  const section = await context.sections.open(wanted.sectionID, wanted.visitor);
  const own = await readCards(context, wanted.userId);
  const cards = own.filter((card) => card.sectionID === section.id && wanted.numbers.includes(card.number));
  if (section.archived || cards.length === 0 || cards.length !== new Set(wanted.numbers).size) throw examNotFound();
  const { version, profile } = await context.sections.keyed(section);
  return { section, version, profile, cards };
}

export async function readQuestion(context: PracticeContext, wanted: Wanted): Promise<PracticeQuestion> {
  const { section, version } = await openQuestions(context, wanted);
  const group = practiceGroup(version.delivery.groups, wanted.numbers);
  if (!group) throw examNotFound();
  const frame = {
    id: section.id,
    exam_id: section.exam_id,
    version: section.version,
    questions_count: section.questions_count,
    locked: section.locked,
  };
  return {
    section: presentDelivery(frame, { ...version.delivery, groups: [group] }),
    numbers: [...wanted.numbers],
    seconds: secondsOf(version, wanted.numbers),
  };
}

/** The evidence's seconds only: its words would reveal the key. */
function secondsOf({ content }: SectionVersion, numbers: readonly number[]): PracticeQuestion['seconds'] {
  const units = markedUnits(content.groups).filter(({ number }) => numbers.includes(number));
  const seconds = units
    .flatMap(({ groupIndex, questionIndexes }) =>
      questionIndexes.flatMap((index) => content.groups[groupIndex]?.questions[index]?.evidence ?? []),
    )
    .flatMap((one) => (isQuote(one) ? [] : [{ start: one.start, end: one.end }]))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  return seconds.filter((one, index) => one.start !== seconds[index - 1]?.start || one.end !== seconds[index - 1]?.end);
}
