import type { Finding, FindingCode, FindingRepair, ParseError, Severity } from '@bandwise/domain';
import type { PartForm } from '../form/form.ts';

/** A finding with its place, by ids of the form. */
export interface PlacedFinding {
  readonly severity: Severity;
  readonly message: string;
  readonly part: number;
  readonly group: number | null;
  readonly question: number | null;
  /** The field's name in the exam file; null: the place as a whole. */
  readonly field: string | null;
  /** The code of the publish check; absent for other checks. */
  readonly code?: FindingCode;
  /** Content lost in pasting, until the author accepts the loss. */
  readonly isPasteLoss?: boolean;
  /** The replacement of an accepted answer. */
  readonly repair?: FindingRepair;
}

export function isError(finding: PlacedFinding): boolean {
  return finding.severity === 'error';
}

/** Places an error of the exam file or of the server's response: its path begins with the skill and the part's index. */
export function placeError({ path, message }: Pick<ParseError, 'path' | 'message'>, part: PartForm): PlacedFinding {
  const [, , ...steps] = path;
  const group = steps[0] === 'groups' && typeof steps[1] === 'number' ? part.groups[steps[1]] : undefined;
  const inGroup = group === undefined ? steps : steps.slice(2);
  const question =
    inGroup[0] === 'questions' && typeof inGroup[1] === 'number' ? group?.questions[inGroup[1]] : undefined;
  const [field] = question === undefined ? inGroup : inGroup.slice(2);
  return {
    severity: 'error',
    message,
    part: part.id,
    group: group?.id ?? null,
    question: question?.id ?? null,
    field: fieldOfWhole(path) ?? fieldName(field),
  };
}

/** The field of an error about the exam as a whole. */
function fieldOfWhole([field, ofField]: ParseError['path']): string | null {
  if (field === 'listening_settings') return fieldName(ofField);
  // The exam is named after its title.
  return field === 'description' ? 'title' : null;
}

function fieldName(field: string | number | undefined): string | null {
  if (field === 'answer') return 'answers';
  return typeof field === 'string' ? field : null;
}

export function placeFinding({ code, severity, message, where, repair }: Finding, part: PartForm): PlacedFinding {
  const group = where.group === undefined ? undefined : part.groups[where.group];
  const question = where.question === undefined ? undefined : group?.questions[where.question];
  return {
    severity,
    message,
    part: part.id,
    group: group?.id ?? null,
    question: question?.id ?? null,
    // A path within the list of prompts, `prompts.2.text`, belongs to the field.
    field: where.field?.split('.')[0] ?? null,
    code,
    ...(repair && { repair }),
  };
}
