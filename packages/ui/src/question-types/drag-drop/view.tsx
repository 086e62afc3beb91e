import { late } from '../../late/late.tsx';
import { draggableCode } from './draggable-code.ts';
import { DragDropPlaceholder } from './placeholder.tsx';

/** The drag code is loaded only for tests that need it. */
export const DragDropView = late(draggableCode, ({ group }) => <DragDropPlaceholder group={group} />);
