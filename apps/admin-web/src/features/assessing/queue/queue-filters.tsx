import { QUEUE_SHARES } from '@bandwise/api-contract/admin';
import { SKILLS } from '@bandwise/domain';
import { assessedTask } from '@bandwise/domain/internal';
import { NativeSelect } from '@mantine/core';
import type { QueueParams } from '../../../shared/assessing/queue.ts';
import { ClassField } from '../../../shared/classes/class-field.tsx';
import { texts } from '../../../shared/texts/texts.ts';

const words = texts.assessing;

/** Skills that people assess. */
const SKILL_FILTERS = SKILLS.filter((skill) => assessedTask({ skill, part_number: 1 }) !== null);

interface QueueFiltersProps extends Pick<QueueParams, 'filters'> {
  readonly onChange: (changed: Pick<QueueParams, 'filters'>) => void;
}

/** The skill, the class of the learners, and the assessor of the listed submissions. */
export function QueueFilters({ filters, onChange }: QueueFiltersProps) {
  const filterBy = (name: 'class' | 'shared' | 'skill', value: string) => {
    const { [name]: _, ...others } = filters;
    onChange({ filters: value === '' ? others : { ...others, [name]: value } });
  };
  const field = (name: 'shared' | 'skill') => ({
    value: filters[name] ?? '',
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      filterBy(name, value),
  });
  return (
    <>
      {SKILL_FILTERS.length > 1 && (
        <NativeSelect
          label={words.skill}
          data={[
            { value: '', label: words.allSkills },
            ...SKILL_FILTERS.map((value) => ({ value, label: texts.exams.skills[value] })),
          ]}
          {...field('skill')}
        />
      )}
      <ClassField
        label={words.class}
        anyLabel={words.allClasses}
        value={filters.class}
        onChange={(id) => filterBy('class', id ?? '')}
      />
      <NativeSelect
        label={words.assignedTo}
        data={[
          { value: '', label: words.anyone },
          ...QUEUE_SHARES.map((value) => ({ value, label: words.shares[value] })),
        ]}
        {...field('shared')}
      />
    </>
  );
}
