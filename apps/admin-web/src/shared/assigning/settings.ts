import type { AssignmentBody, AssignmentChange } from '@bandwise/api-contract/admin';
import { ApiError, serverMessage } from '@bandwise/api-contract/client';
import { TEACHING_LIMITS, type AnswersShown } from '@bandwise/domain/internal';
import { fromSchoolTime, toSchoolTime } from '../dates/school-time.ts';
import { texts } from '../texts/texts.ts';

const words = texts.assignments.form;

/** The settings of an assignment as its form has them. */
export interface SettingsForm {
  readonly name: string;
  readonly note: string;
  readonly in_order: boolean;
  /** In the time of the school. */
  readonly opens_at: string;
  readonly due_at: string;
  /** Empty: any number. */
  readonly attempts_allowed: string;
  readonly answers_shown: AnswersShown;
  readonly full_screen: boolean;
  readonly start_code: string;
}

export const START_CODE = { min: 3, max: 20 } as const;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** From now until the end of the day in a week. */
export function usualTimes(now: number, timeZone: string): Pick<SettingsForm, 'due_at' | 'opens_at'> {
  const [day = ''] = toSchoolTime(now + WEEK, timeZone).split('T');
  return { opens_at: toSchoolTime(now, timeZone), due_at: `${day}T23:59` };
}

export function usualSettings(now: number, timeZone: string): SettingsForm {
  return {
    name: '',
    note: '',
    in_order: false,
    ...usualTimes(now, timeZone),
    attempts_allowed: '1',
    answers_shown: 'at_once',
    full_screen: false,
    start_code: '',
  };
}

export function settingsFormOf(assignment: AssignmentBody, timeZone: string): SettingsForm {
  const { name, note, in_order, opens_at, due_at, attempts_allowed, answers_shown, full_screen, start_code } =
    assignment;
  return {
    name,
    note,
    in_order,
    opens_at: toSchoolTime(opens_at, timeZone),
    due_at: toSchoolTime(due_at, timeZone),
    attempts_allowed: attempts_allowed === null ? '' : String(attempts_allowed),
    answers_shown,
    full_screen,
    start_code: start_code ?? '',
  };
}

export type FieldProblems = Partial<Record<keyof SettingsForm, string>>;

/** The problems of the times, by field. */
export function timeProblems(
  { opens_at, due_at }: Pick<SettingsForm, 'due_at' | 'opens_at'>,
  timeZone: string,
): Pick<FieldProblems, 'due_at' | 'opens_at'> {
  const opens = fromSchoolTime(opens_at, timeZone);
  const due = fromSchoolTime(due_at, timeZone);
  if (opens === null) return { opens_at: words.timeMissing };
  if (due === null) return { due_at: words.timeMissing };
  return Date.parse(due) > Date.parse(opens) ? {} : { due_at: words.dueEarly };
}

export function settingsProblems(form: SettingsForm, timeZone: string): FieldProblems {
  const { length } = form.start_code.trim();
  return {
    ...(form.name.trim() === '' && { name: words.nameMissing }),
    ...timeProblems(form, timeZone),
    ...(length > 0 && length < START_CODE.min && { start_code: words.codeLength(START_CODE.min, START_CODE.max) }),
  };
}

/** The times as the calls take them. Call it with times that have no problems. */
export function timesOf({ opens_at, due_at }: Pick<SettingsForm, 'due_at' | 'opens_at'>, timeZone: string) {
  return { opens_at: fromSchoolTime(opens_at, timeZone) ?? '', due_at: fromSchoolTime(due_at, timeZone) ?? '' };
}

/** The settings as the calls take them. Call it with settings that have no problems. */
export function settingsOf(form: SettingsForm, timeZone: string): Omit<AssignmentChange, 'revision'> {
  const code = form.start_code.trim();
  return {
    ...form,
    name: form.name.trim(),
    note: form.note.trim(),
    ...timesOf(form, timeZone),
    attempts_allowed: form.attempts_allowed === '' ? null : Number(form.attempts_allowed),
    start_code: code === '' ? null : code,
  };
}

/** The numbers of attempts to choose from. */
export const ATTEMPTS = Array.from({ length: TEACHING_LIMITS.attemptsMax }, (_, index) => String(index + 1));

/** The reason of a refusal, at the fields it names and in words. */
export function refusalOf(error: unknown, fallback: string): { message: string | null; fields: FieldProblems } {
  const issues = error instanceof ApiError ? error.issues : [];
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  const isElsewhere = issues.length === 0 || issues.some(({ path }) => !(path in usualSettings(0, 'UTC')));
  return { message: isElsewhere ? (issues[0]?.message ?? serverMessage(error, fallback)) : null, fields };
}
