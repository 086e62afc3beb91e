import type { SectionListRow } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { SelectField } from '@bandwise/ui/fields/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { compareInTests } from '../../../../shared/practice/compare-in-tests.ts';
import { partListQuery } from '../../../../shared/practice/section-list.ts';
import { speakingTestAddress } from '../../../../shared/practice/speaking-address.ts';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import classes from './result.module.css';

/** Leads to a speaking test that completes the overall band of a sitting. Renders nothing without an open one. */
export function TakeSpeaking({ sitting }: { readonly sitting: string }) {
  const { api } = useServices();
  const sections = useQuery(partListQuery(api, 'speaking')).data?.sections ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const tests = firstParts(sections);
  const test = tests.find(({ exam_id }) => exam_id === chosen) ?? tests[0];
  const { takeSpeaking } = texts.submissions;
  if (!test) return null;
  return (
    <Card as="li">
      <div className={classes['head']}>
        <SkillIcon skill="speaking" />
        <h2>{skills.speaking.name}</h2>
      </div>
      <p>{takeSpeaking.hint}</p>
      {tests.length > 1 && (
        <SelectField
          label={takeSpeaking.choose}
          value={test.exam_id}
          options={tests.map(({ exam_id, title }) => ({ value: exam_id, label: title }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      <Button component={Link} to={speakingTestAddress(test.exam_id, sitting)} mt="md" className={classes['onward']}>
        {takeSpeaking.start}
      </Button>
    </Card>
  );
}

/** The first part of each test that is not locked. */
function firstParts(sections: readonly SectionListRow[]): readonly SectionListRow[] {
  const open = [...sections].sort(compareInTests(sections)).filter(({ locked }) => !locked);
  return open.filter((one, index) => open.findIndex(({ exam_id }) => exam_id === one.exam_id) === index);
}
