import { skills, type Skill } from '@bandwise/domain';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { useAddressSearch } from '../../shared/history/use-address-search.ts';
import { UnlockDialog } from '../../shared/section-lock/lazy-unlock-dialog.ts';
import { useTakeExams } from '../../shared/practice/use-take-exams.ts';
import { texts } from '../../shared/texts/texts.ts';
import { PaperChoice } from './paper-choice.tsx';
import type { Paper } from './papers.ts';
import classes from './mock-exam.module.css';

/** The choice of tests, what is ahead with them, and the way in. */
export function MockExam({ papers }: { readonly papers: readonly Paper[] }) {
  const { change } = useAddressSearch();
  const { take, taking, problem, unlocking, cancel } = useTakeExams();
  const chosen = papers.flatMap((paper) => paper.chosen ?? []);
  const choose = (skill: Skill, examId: string) =>
    change(
      (params) => {
        params.set(skill, examId);
        return params;
      },
      { replace: true },
    );
  const { choose: heading, ahead, step, total, nothingChosen, rules, start, startHint } = texts.mockExam;
  return (
    <>
      <section aria-labelledby="papers">
        <h2 id="papers" className={classes['heading']}>
          {heading}
        </h2>
        <ol className={classes['papers']}>
          {papers.map((paper) => (
            <PaperChoice key={paper.skill} paper={paper} onChoose={choose} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="ahead">
        <h2 id="ahead" className={classes['heading']}>
          {ahead}
        </h2>
        {chosen.length === 0 ? (
          <p>{nothingChosen}</p>
        ) : (
          <>
            <ol className={classes['steps']}>
              {chosen.map(({ exam_id, skill, minutes }) => (
                <li key={exam_id} data-skill={skill}>
                  {step(skills[skill].name, minutes)}
                </li>
              ))}
            </ol>
            <p>{total(chosen.reduce((sum, { minutes }) => sum + minutes, 0))}</p>
          </>
        )}
        <ul className={classes['rules']}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      {problem !== null && <Notice tone="wrong">{problem}</Notice>}
      <Button size="md" disabled={chosen.length === 0} loading={taking !== null} onClick={() => take(chosen)}>
        {start}
      </Button>
      <p className={classes['soft']}>{startHint}</p>
      {unlocking && <UnlockDialog section={unlocking.section} onUnlocked={unlocking.proceed} onCancel={cancel} />}
    </>
  );
}
