import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { texts } from '../../../../../shared/texts/texts.ts';
import { replaceAt } from '../../../model/form/lists.ts';
import { useDispatch } from '../../../session/editor-context.ts';
import { fieldId } from '../../../session/focus/field-id.ts';
import { FieldSet } from '../../../fields/field-set.tsx';
import { focusFirst } from '../../../session/focus/focus-place.ts';
import { useFindings } from '../../../fields/use-field.ts';
import type { GroupSettingsProps } from '../question-type-editor.ts';

const groupTexts = texts.groups;

/** Questions whose answers may come in any order; none is in two lists. */
export function AnyOrderField({ part, group }: GroupSettingsProps) {
  const dispatch = useDispatch();
  const findings = useFindings(group.id).filter(({ field }) => field === 'any_order');
  const { anyOrder: sets = [], questions } = group;
  const offered = questions.filter(({ subpart }) => subpart === null);
  const id = fieldId({ part, group: group.id, question: null, field: 'any_order' });
  const boxId = (at: number, question: number | undefined) => `${id}-${at}-${question}`;
  const set = (anyOrder: readonly (readonly number[])[]) =>
    dispatch({ type: 'setGroup', group: group.id, patch: { anyOrder } });
  const setOf = (question: number) => sets.findIndex((ids) => ids.includes(question));
  const choose = (at: number, question: number, isChosen: boolean) => {
    const others = (sets[at] ?? []).filter((one) => one !== question);
    set(replaceAt(sets, at, isChosen ? [...others, question] : others));
  };
  if (offered.length < 2) return null;
  return (
    <Stack id={id} gap="md">
      {sets.map((ids, at) => (
        <FieldSet
          // oxlint-disable-next-line react/no-array-index-key -- lists of numbers have no identity, only an order
          key={at}
          id={`${id}-${at}`}
          label={groupTexts.anyOrder}
          description={groupTexts.anyOrderHint}
          error={at === sets.length - 1 ? findings.map(({ message }) => message).join(' ') || null : null}
          onLeave={() => undefined}
        >
          <Group gap="md" align="center">
            {offered.map((question) => (
              <Checkbox
                key={question.id}
                id={boxId(at, question.id)}
                aria-label={groupTexts.anyOrderQuestion(question.number)}
                label={question.number}
                checked={ids.includes(question.id)}
                disabled={![-1, at].includes(setOf(question.id))}
                onChange={(event) => choose(at, question.id, event.currentTarget.checked)}
              />
            ))}
            <Button
              variant="default"
              size="compact-sm"
              aria-label={groupTexts.removeAnyOrder(at)}
              onClick={() => {
                set(sets.filter((_, index) => index !== at));
                focusFirst([`${id}-add`]);
              }}
            >
              {groupTexts.remove}
            </Button>
          </Group>
        </FieldSet>
      ))}
      <Button
        id={`${id}-add`}
        variant="default"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        disabled={offered.filter(({ id: question }) => setOf(question) === -1).length < 2}
        onClick={() => {
          set([...sets, []]);
          focusFirst([boxId(sets.length, offered.find((question) => setOf(question.id) === -1)?.id)]);
        }}
      >
        {groupTexts.addAnyOrder}
      </Button>
    </Stack>
  );
}
