import type { ExamDetail } from '@bandwise/api-contract/admin';
import { skills } from '@bandwise/domain';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconHelp, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { BackToList } from '../../shared/exams/back-to-list.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { AnswerKey } from './answer-key.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { Booklet } from './booklet.tsx';
import styles from './printing.module.css';

const words = texts.printing;
const PIECES = { booklet: Booklet, sheet: AnswerSheet, key: AnswerKey } as const;
type Piece = keyof typeof PIECES;

/** A published test on paper: a booklet with an answer sheet, and the key apart. The style sheet leaves out all else. */
export function PrintPage() {
  const { examID = '' } = useParams();
  const [address] = useSearchParams();
  const exam = useExam(examID);
  const part = address.get('part');
  const data = exam.data && part !== null ? onlyPart(exam.data, part) : exam.data;
  return (
    <main className={styles['page']}>
      <QueryStatus
        query={exam}
        loading={words.loading}
        failed={texts.exams.loadFailed}
        missing={{ title: texts.exams.gone, to: '/tests', label: texts.exams.title }}
      />
      {data && <PrintedExam key={data.exam_id} exam={data} />}
    </main>
  );
}

function useExam(examID: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['/api/exam', examID, 'print'],
    queryFn: ({ signal }) => api.call('GET /api/exam/:exam_id', { params: { exam_id: examID } }, { signal }),
    // The page prints the currently published version.
    staleTime: 0,
    gcTime: 0,
  });
}

function onlyPart(exam: ExamDetail, id: string): ExamDetail {
  return { ...exam, parts: exam.parts.filter((part) => part.id === id) };
}

function PrintedExam({ exam }: { readonly exam: ExamDetail }) {
  const { isMarked } = skills[exam.skill];
  const offered: readonly Piece[] = isMarked ? ['booklet', 'sheet', 'key'] : ['booklet'];
  const [chosen, setChosen] = useState<readonly Piece[]>(['booklet', 'sheet']);
  const printed = offered.filter((piece) => chosen.includes(piece));
  const [only, second] = exam.parts;
  const title = only !== undefined && second === undefined ? only.title : exam.description;
  return (
    <>
      <div className={styles['controls']}>
        <PageHead
          above={<BackToList skill={exam.skill} />}
          title={words.title(title)}
          lead={words.lead}
          actions={
            <>
              {/* The page has no header of the console. */}
              <Button
                component={Link}
                to="/help?for=/print"
                target="_blank"
                variant="default"
                aria-label={texts.layout.helpInNewTab}
                leftSection={<IconHelp size={18} aria-hidden />}
              >
                {texts.layout.help}
              </Button>
              <Button
                leftSection={<IconPrinter size={18} aria-hidden />}
                disabled={printed.length === 0}
                onClick={() => window.print()}
              >
                {words.print}
              </Button>
            </>
          }
        />
        {isMarked && (
          <Stack gap={4} mt="sm">
            <Group gap="lg" role="group" aria-label={words.choose}>
              {offered.map((piece) => (
                <Checkbox
                  key={piece}
                  label={words.parts[piece]}
                  checked={chosen.includes(piece)}
                  onChange={(event) =>
                    setChosen(
                      event.currentTarget.checked ? [...chosen, piece] : chosen.filter((other) => other !== piece),
                    )
                  }
                />
              ))}
            </Group>
            <Text size="sm" c="dimmed">
              {printed.length === 0 ? words.nothing : words.keyHint}
            </Text>
          </Stack>
        )}
      </div>
      {printed.map((piece) => {
        const Shown = PIECES[piece];
        return (
          <article key={piece} className={styles['document']} data-piece={piece}>
            <Shown exam={exam} title={title} />
          </article>
        );
      })}
    </>
  );
}
