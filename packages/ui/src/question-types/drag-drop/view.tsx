import { late } from '../../late/late.tsx';
import { draggableCode } from './draggable-code.ts';
import { DragDropPlaceholder } from './placeholder.tsx';

/** What drags is fetched where something can be dragged: most tests have nothing. */
export const DragDropView = late(draggableCode, ({ group }) => <DragDropPlaceholder group={group} />);
