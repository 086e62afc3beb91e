import type { Regrade } from '@bandwise/api-contract/admin';
import { addressIn } from '@bandwise/domain/internal';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Alert, Anchor, Group, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { BackToList } from '../../shared/exams/back-to-list.tsx';
import { editExamPath } from '../../shared/exams/paths.ts';
import { isGone, QueryStatus } from '../../shared/query/query-status.tsx';
import { sectionResultsPath } from '../../shared/results/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import { KeyForm } from './key-form.tsx';
import { PastRegrades } from './past-regrades.tsx';
import { Preview } from './preview.tsx';
import { useReload, useSection, type WantedKey } from './regrade-calls.ts';

const GONE = { title: texts.regrade.gone, to: '/tests', label: texts.exams.title };

/** The button that was pressed is gone with what it was about. */
const focusNow = (outcome: HTMLElement | null) => outcome?.focus();

/** Puts a key right: what it is to be, what that changes, and why; and every such change of the part before. */
export function RegradePage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const section = useSection(id);
  const reload = useReload(id);
  const [wanted, setWanted] = useState<WantedKey | null>(null);
  const [done, setDone] = useState<Regrade | null>(null);
  const question = params.get('question') ?? '';
  const address = section.data ? addressIn(section.data, question) : null;
  const choose = (question: string) => {
    setWanted(null);
    setDone(null);
    setParams({ question }, { replace: true });
  };
  return (
    <Stack>
      {section.data && <BackToList skill={section.data.skill} />}
      <PageHead
        title={texts.regrade.title(address ?? question)}
        lead={section.data && texts.regrade.lead(section.data.title)}
        actions={
          isGone(section.error) ? undefined : (
            <Group gap="md">
              <Anchor component={Link} to={sectionResultsPath(id)} underline="always">
                {texts.regrade.results}
              </Anchor>
              {section.data && (
                <Anchor component={Link} to={editExamPath(section.data.skill, id)} underline="always">
                  {texts.regrade.edit}
                </Anchor>
              )}
            </Group>
          )
        }
      />
      <QueryStatus query={section} loading={texts.regrade.loading} failed={texts.regrade.failed} missing={GONE} />
      {section.data && (
        <>
          {address === null && question !== '' && (
            <Alert color="yellow" title={texts.regrade.noQuestion}>
              {texts.regrade.noQuestionDetail}
            </Alert>
          )}
          <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
            <KeyForm
              // Another question, or a newer version of the part, resets the form.
              key={`${address}:${section.data.version}`}
              section={section.data}
              address={address}
              accept={params.get('accept')}
              onChoose={choose}
              onChange={() => setWanted(null)}
              onSee={(key) => {
                setDone(null);
                setWanted(key);
              }}
            />
            {wanted && (
              <Preview
                sectionId={id}
                wantedKey={wanted}
                onDone={(regrade) => {
                  setWanted(null);
                  setDone(regrade);
                  // The answer is in the key: undone, it is not proposed again.
                  setParams({ question: regrade.question }, { replace: true });
                }}
                onReload={() => void reload().then(() => setWanted(null))}
              />
            )}
          </SimpleGrid>
          {done && (
            <Alert color="green" role="status" title={texts.regrade.done} ref={focusNow} tabIndex={-1}>
              {texts.regrade.doneDetail}
            </Alert>
          )}
        </>
      )}
      {!isGone(section.error) && <PastRegrades sectionId={id} onUndone={() => setDone(null)} />}
    </Stack>
  );
}
