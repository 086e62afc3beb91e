import { addressOf } from '@bandwise/domain';
import { BlankFrame } from '../../questions/blanks/blank-frame.tsx';
import { BlankLayout, type BlankProps } from '../../questions/blanks/blank-layout.tsx';
import { ChoiceName } from './choice-name.tsx';
import { ChoiceHint } from './choice-hint.tsx';
import { DragDropContext, useDragDrop, useDragDropState } from './drag-drop-state.ts';
import { useGroupState, useQuestionState } from '../../questions/group-state.ts';
import { poolOf } from './board.ts';
import type { QuestionTypeViewProps } from '../question-type-view.ts';
import { texts } from '../../texts/texts.ts';
import styles from './drag-drop.module.css';

/** Choices and gaps for reading while the drag code loads, with the same layout so that nothing shifts. */
export function DragDropPlaceholder({ group }: QuestionTypeViewProps) {
  const { disabled } = useGroupState();
  const state = useDragDropState(group);
  return (
    <DragDropContext value={state}>
      <div className={styles['area']} data-pool={!disabled || undefined} inert aria-busy>
        {!disabled && <StillPool title={group.choices_title} />}
        <BlankLayout group={group} Blank={StillBlank} />
      </div>
    </DragDropContext>
  );
}

function StillPool({ title }: { readonly title: string | undefined }) {
  const { lettered } = useGroupState();
  const pool = poolOf(useDragDrop().board);
  return (
    <div className={styles['pool']} data-annotation-skip>
      {title !== undefined && <div className={styles['title']}>{title}</div>}
      {pool.map((choice) => (
        <button key={choice} type="button" className={styles['choice']}>
          <ChoiceName choice={choice} choices={lettered} />
        </button>
      ))}
      {pool.length === 0 && <span className={styles['empty']}>{texts.dragDrop.allPlaced}</span>}
      <div className={styles['hint']}>
        <ChoiceHint />
      </div>
    </div>
  );
}

function StillBlank({ question, place }: BlankProps) {
  const { disabled, lettered } = useQuestionState();
  const choice = useDragDrop().board.placed[addressOf(question)];
  return (
    <BlankFrame question={question} place={place}>
      <button
        type="button"
        className={styles['gap']}
        disabled={disabled}
        data-filled={choice !== undefined || undefined}
      >
        {choice !== undefined && <ChoiceName choice={choice} choices={lettered} />}
      </button>
    </BlankFrame>
  );
}
