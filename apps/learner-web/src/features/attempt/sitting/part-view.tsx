import { skills } from '@bandwise/domain';
import { hasContent } from '@bandwise/domain/internal';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { NO_WRITING_HELP } from '@bandwise/ui/fields/no-writing-help.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { AnnotatedPanel } from '../annotations/components/annotated-panel.tsx';
import { Panes } from '../panes/panes.tsx';
import { QuestionPanel } from '../question-panel/question-panel.tsx';
import { TaskPanel } from '../panes/task-panel.tsx';
import { WrittenAnswer } from '../panes/written-answer.tsx';
import type { SatSection } from '../store/sitting/sat-section.ts';
import { useWrittenText } from './use-sitting.ts';

interface PartViewProps {
  readonly part: SatSection;
  readonly front: string;
  readonly onFront: (id: string) => void;
}

/** One part of an exam, to answer. */
export function PartView({ part, front, onFront }: PartViewProps) {
  const { section } = part;
  const { hasPassage, isMarked } = skills[section.skill];
  if (!isMarked) return <WritingPart part={part} front={front} onFront={onFront} />;
  const questions = {
    id: 'questions',
    label: texts.attempt.questions,
    content: <QuestionPanel section={section} store={part} results={null} />,
  };
  const passage = {
    id: 'passage',
    label: texts.attempt.passage,
    content: (
      <AnnotatedPanel name="passage" label={texts.attempt.passage}>
        <PassageView blocks={section.passage.filter(hasContent)} />
      </AnnotatedPanel>
    ),
  };
  const panes = hasPassage ? [passage, questions] : [questions];
  return <Panes panes={panes} separatorLabel={texts.attempt.resizePanels} front={front} onFront={onFront} />;
}

function WritingPart({ part, front, onFront }: PartViewProps) {
  const text = useWrittenText(part);
  const task = {
    id: 'passage',
    label: texts.writing.task,
    content: <TaskPanel blocks={part.section.examContent} />,
  };
  const answer = {
    id: 'questions',
    label: texts.writing.answer,
    content: (
      <WrittenAnswer
        rows={8}
        maxRows={24}
        {...NO_WRITING_HELP}
        text={text}
        onWrite={part.write}
        onPaste={({ clipboardData }) => part.paste(clipboardData.getData('text'))}
      />
    ),
  };
  return <Panes panes={[task, answer]} separatorLabel={texts.writing.resizePanels} front={front} onFront={onFront} />;
}
