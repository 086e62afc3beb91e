import type { ExamDraft, ParseError, SectionDraft, Skill } from '@bandwise/domain';

type Source = Readonly<Record<string, unknown>>;

/** Fields that an unfinished test may lack, with parsable placeholders. */
const STAND_INS: Readonly<Record<string, Source>> = {
  title: { title: 'Untitled' },
  time: { time: 1 },
  passage: { passage: '<p>Untitled</p>' },
  examContent: { examContent: '<p>Untitled</p>' },
  audio_url: { audio_url: 'https://audio.invalid/' },
  password: { locked: false },
};

interface Gap {
  /** The part's index in the file. */
  readonly part: number;
  readonly field: string;
}

export interface FilledExam {
  readonly exam: Source;
  readonly skill: Skill;
  readonly gaps: readonly Gap[];
  /** The original parts. */
  readonly parts: readonly Source[];
  readonly description: string;
}

/** Fills the gaps of an exam, so that the rest can be parsed; null if it has other errors. */
export function fillGaps(exam: unknown, skill: Skill, errors: readonly ParseError[]): FilledExam | null {
  const listed = isSource(exam) ? exam[skill] : null;
  if (!isSource(exam) || !Array.isArray(listed)) return null;
  const items: readonly unknown[] = listed;
  const parts = items.filter(isSource);
  const gaps = errors.map(gapOf).filter((gap) => gap !== null);
  if (parts.length < items.length || gaps.length < errors.length) return null;
  const filled = parts.map((part, index) => {
    const standIns = gaps.filter((gap) => gap.part === index).map((gap) => STAND_INS[gap.field]);
    return Object.assign({}, part, ...standIns);
  });
  const { description } = exam;
  return {
    exam: { ...exam, [skill]: filled },
    skill,
    gaps,
    parts,
    description: typeof description === 'string' ? description.trim() : '',
  };
}

/** Restores the gaps in the parsed exam. */
export function leaveGaps(draft: ExamDraft, { gaps, parts, description }: FilledExam): ExamDraft {
  const left = draft.parts.map((part, index) =>
    gaps.filter((gap) => gap.part === index).reduce((done, gap) => leaveGap(done, gap, parts[index] ?? {}), part),
  );
  return { ...draft, description: description === '' ? (left[0]?.content.title ?? '') : description, parts: left };
}

function leaveGap(part: SectionDraft, { field }: Gap, was: Source): SectionDraft {
  const { content } = part;
  switch (field) {
    case 'title':
      return { ...part, content: { ...content, title: '' } };
    case 'time':
      return { ...part, content: { ...content, time: typeof was['time'] === 'number' ? was['time'] : 0 } };
    case 'passage':
      return { ...part, content: { ...content, passage: [] } };
    case 'examContent':
      return { ...part, content: { ...content, examContent: [] } };
    case 'audio_url':
      return { ...part, content: { ...content, audio_url: textIn(was, 'audio_url') } };
    default:
      return { ...part, locked: true, password: textIn(was, 'password') };
  }
}

function textIn(source: Source, field: string): string {
  const value = source[field];
  return typeof value === 'string' ? value : '';
}

function gapOf({ path, code }: ParseError): Gap | null {
  const [, part, field, ...deeper] = path;
  const isGap = code === 'required' || code === 'too_small' || (code === 'type' && field === 'audio_url');
  if (!isGap || typeof part !== 'number' || typeof field !== 'string' || deeper.length > 0) return null;
  return field in STAND_INS ? { part, field } : null;
}

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
