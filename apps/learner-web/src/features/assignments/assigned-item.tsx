import type { Assigned } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { Link } from 'react-router-dom';
import { submissionAddress } from '../../shared/submissions/submission-address.ts';
import { texts } from '../../shared/texts/texts.ts';
import { AssignedState } from '../../shared/assignments/assigned-state.tsx';
import rows from '../../shared/rows/rows.module.css';

type Item = Assigned['items'][number];
type Part = Item['parts'][number];

interface AssignedItemProps {
  readonly item: Item;
  readonly isStarting: boolean;
  /** `part`: of an item with several. */
  readonly onStart: (part?: Part) => void;
}

/** A test or a task of an assignment, with its state and the way on. */
export function AssignedItem({ item, isStarting, onStart }: AssignedItemProps) {
  const words = texts.assignments;
  const [only] = item.parts;
  const isSingle = item.parts.length === 1 && only !== undefined;
  const name = item.practice ? words.mistakes : item.title;
  return (
    <Card as="li" className={rows['row']}>
      <SkillIcon skill={item.skills.length === 1 ? (item.skills[0] ?? null) : null} size="small" />
      <div className={rows['words']}>
        <p className={rows['name']}>{name}</p>
        {item.practice && <p>{words.mistakesProgress(item.practice.answered, item.practice.questions)}</p>}
        {item.state === 'open' && !item.may_start && <p>{words.unavailable}</p>}
      </div>
      <div className={rows['facts']}>
        <AssignedState {...item} />
        {item.marks !== null && <span>{words.marks(item.marks, item.total)}</span>}
        {item.band && <span>{words.band(item.band.band.toFixed(1))}</span>}
        {isSingle && <Marks part={only} />}
      </div>
      {item.parts.length <= 1 && (
        <Actions item={item} part={only} name={name} isStarting={isStarting} onStart={() => onStart(only)} />
      )}
      {item.parts.length > 1 && (
        <ol className={rows['list']}>
          {item.parts.map((part) => (
            <li key={part.sectionID} className={rows['row']}>
              <span className={rows['name']}>
                {words.part(part.part_number)}: {part.title}
              </span>
              <span className={rows['facts']}>
                <AssignedState state={part.state} late={false} />
                <Marks part={part} />
              </span>
              <Actions
                item={{ ...item, ...part, sittingID: null }}
                part={part}
                name={part.title}
                isStarting={isStarting}
                onStart={() => onStart(part)}
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Marks({ part }: { readonly part: Part }) {
  if (part.marks === null) return null;
  return <span>{texts.assignments.marks(part.marks, part.total)}</span>;
}

interface ActionsProps {
  readonly item: Pick<Item, 'may_start' | 'sittingID' | 'state'>;
  readonly part: Part | undefined;
  readonly name: string;
  readonly isStarting: boolean;
  readonly onStart: () => void;
}

/** The action of the learner: continue, start, take again, or see the result. */
function Actions({ item, part, name, isStarting, onStart }: ActionsProps) {
  const words = texts.assignments;
  const result = resultAddress(item, part);
  const label = item.state === 'running' ? words.continue : item.state === 'done' ? words.again : words.start;
  return (
    <>
      {result !== null && item.state === 'done' && (
        <Button component={Link} to={result} variant="default" aria-label={`${words.result}: ${name}`}>
          {words.result}
        </Button>
      )}
      {(item.may_start || item.state === 'running') && (
        <Button
          loading={isStarting}
          variant={item.state === 'done' ? 'default' : 'filled'}
          aria-label={`${label}: ${name}`}
          onClick={onStart}
        >
          {label}
        </Button>
      )}
    </>
  );
}

function resultAddress({ sittingID }: Pick<Item, 'sittingID'>, part: Part | undefined): string | null {
  if (sittingID !== null) return `/sitting/${sittingID}`;
  if (part?.submissionID) return submissionAddress(part.submissionID);
  if (!part?.attemptID) return null;
  return `${practiceAddress(part.skill, { id: part.sectionID, part_number: part.part_number })}?review=${part.attemptID}`;
}
