import type { AssessmentBody, OpinionBody } from '@bandwise/api-contract/admin';
import { createDeviceStorage, randomId } from '@bandwise/api-contract/client';
import { commentKindsOf } from '@bandwise/api-contract/learner';
import { taskBand } from '@bandwise/domain';
import { COMMENTS_MAX, SUMMARY_MAX } from '@bandwise/domain/internal';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ASSESSING_PATH } from '../../../shared/assessing/paths.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastUndoable } from '../../../shared/toasts/toast-undoable.tsx';
import { useEndClaim, useFinishOpinion, useRelease } from '../calls.ts';
import { isBlankComment, sortComments, type AssessmentComment } from '../draft/content.ts';
import { createDraft } from '../draft/create-draft.ts';
import { copyKey } from '../draft/device-copy.ts';
import { DraftContext, useDraft, useDraftState } from '../draft/draft-context.ts';
import { bandFieldId, BandFields } from './band-fields.tsx';
import { commentElementId, CommentList } from './comment-list.tsx';
import { CommentedText } from './commented-text.tsx';
import { OpinionsCard } from './opinions/opinions-card.tsx';
import { SaveBar } from './save-bar.tsx';
import classes from './screen.module.css';
import { Recordings, type Players } from './speech/recordings.tsx';
import { SpeechFiguresCard } from './speech/speech-figures.tsx';
import { Suggestion } from './suggestion.tsx';
import { TaskAndText } from './task-and-text.tsx';
import { TextFiguresCard } from './text-figures.tsx';
import { Versions } from './versions.tsx';

const words = texts.assessing.one;
const device = createDeviceStorage(() => window.localStorage);

interface AssessmentEditorProps {
  /** As it was loaded; the draft begins there. */
  readonly assessment: AssessmentBody;
  readonly userId: string;
  /** Loads the assessment again. */
  readonly onReload: () => void;
}

/** The text left, the assessment right. The caller has claimed the text. */
export function AssessmentEditor({ assessment, userId, onReload }: AssessmentEditorProps) {
  const { api } = useServices();
  const [draft] = useState(() => createDraft({ api, assessment, device, key: copyKey(userId, assessment.id) }));
  useEffect(() => draft.start(), [draft]);
  return (
    <DraftContext value={draft}>
      <Editor
        assessment={assessment}
        onOpenSaved={() => {
          draft.discard();
          onReload();
        }}
      />
    </DraftContext>
  );
}

interface EditorProps {
  readonly assessment: AssessmentBody;
  readonly onOpenSaved: () => void;
}

/** The place of a new comment. */
type CommentStart = Pick<AssessmentComment, 'end' | 'recordingID' | 'start'>;

/** The recordings with the comments of the draft. */
function CommentedRecordings(props: Omit<Parameters<typeof Recordings>[0], 'comments'>) {
  const comments = useDraftState(({ content }) => content.comments);
  return <Recordings {...props} comments={sortComments(comments, props.recordings)} />;
}

function Editor({ assessment, onOpenSaved }: EditorProps) {
  const { id, text, task, criteria, opinions, recordings } = assessment;
  // An opinion is finished, and not released.
  const isOpinion = opinions?.phase === 'first' || opinions?.phase === 'second';
  const draft = useDraft();
  const bands = useDraftState(({ content }) => content.bands);
  const [edited, setEdited] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [isFull, setFull] = useState(false);
  const release = useRelease();
  const finish = useFinishOpinion();
  const endClaim = useEndClaim();
  const navigate = useNavigate();
  useWarningBeforeLeaving();
  const players: Players = useRef(new Map());

  function comment(place: CommentStart): void {
    const { comments } = draft.getState().content;
    setFull(comments.length >= COMMENTS_MAX);
    if (comments.length >= COMMENTS_MAX) return;
    const [kind = 'praise'] = commentKindsOf(task);
    const added = { id: randomId(), kind, ...place, text: '', correction: null };
    draft.change({ comments: [...comments.filter((one) => !isBlankComment(one)), added] });
    setEdited(added.id);
    setActive(added.id);
  }

  const missing = criteria.filter((criterion) => bands[criterion] === undefined);

  async function releaseDraft(): Promise<void> {
    setTried(true);
    const [first] = missing;
    if (first !== undefined) {
      document.getElementById(bandFieldId(first))?.focus();
      return;
    }
    const { comments } = draft.getState().content;
    if (comments.some(isBlankComment)) draft.change({ comments: comments.filter((one) => !isBlankComment(one)) });
    const revision = await draft.flush();
    if (revision !== null && taskBand(task, draft.getState().content.bands) !== null)
      (isOpinion ? finish : release).mutate({ id, revision });
  }

  async function leaveToOthers(): Promise<void> {
    if ((await draft.flush()) !== null) endClaim.mutate(id, { onSuccess: () => void navigate(ASSESSING_PATH) });
  }

  /** Begins the final assessment with an opinion; its bands and comments can be changed. */
  function use({ bands, comments, summary }: OpinionBody): void {
    const { content } = draft.getState();
    draft.change({ bands, comments, summary });
    toastUndoable(texts.assessing.opinions.used, () => draft.change(content));
  }

  const problem =
    isTried && missing.length > 0
      ? words.missing(missing.map((criterion) => texts.assessing.criteria[criterion]).join(', '))
      : isFull
        ? words.tooMany(COMMENTS_MAX)
        : null;
  return (
    <>
      <div className={classes['columns']}>
        <TaskAndText assessment={assessment}>
          {recordings.length > 0 ? (
            <CommentedRecordings
              recordings={recordings}
              active={active}
              players={players}
              onMark={(mark) => document.getElementById(commentElementId(mark))?.focus()}
              onComment={({ recordingID, second }) => comment({ recordingID, start: second, end: second })}
            />
          ) : (
            <CommentedText text={text} active={active} onComment={({ start, end }) => comment({ start, end })} />
          )}
        </TaskAndText>
        <div className={classes['side']}>
          <BandFields task={task} criteria={criteria} isTried={isTried} />
          <CommentList
            task={task}
            answer={assessment}
            onPlace={({ recordingID = '', start }) => players.current.get(recordingID)?.goTo(start)}
            edited={edited}
            onEdit={setEdited}
            onActivate={setActive}
          />
          <Summary />
          <Suggestion assessment={assessment} />
          <OpinionsCard
            assessment={assessment}
            onBefore={async () => (await draft.flush()) !== null}
            {...(opinions?.phase === 'settle' && { onUse: use })}
          />
          <TextFiguresCard assessment={assessment} />
          <SpeechFiguresCard assessment={assessment} />
          <Versions assessment={assessment} isLatestOpen={false} />
        </div>
      </div>
      <SaveBar
        problem={problem}
        isOpinion={isOpinion}
        isBusy={release.isPending || finish.isPending || endClaim.isPending}
        onRelease={() => void releaseDraft()}
        onEndClaim={() => void leaveToOthers()}
        onOpenSaved={onOpenSaved}
      />
    </>
  );
}

function Summary() {
  const draft = useDraft();
  const summary = useDraftState(({ content }) => content.summary);
  return (
    <Card as="section" aria-label={words.summary}>
      <Textarea
        label={words.summary}
        description={words.summaryHint}
        value={summary}
        maxLength={SUMMARY_MAX}
        autosize
        minRows={4}
        onChange={({ currentTarget: { value } }) => draft.change({ summary: value })}
      />
    </Card>
  );
}

/** Where the browser stores nothing, closing the page would lose what the server has not confirmed. */
function useWarningBeforeLeaving(): void {
  const isAtRisk = useDraftState(({ status, isOnDevice }) => status.name !== 'saved' && !isOnDevice);
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
