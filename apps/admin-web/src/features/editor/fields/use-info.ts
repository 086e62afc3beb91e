import type { InfoPatch } from '../model/changes/actions.ts';
import { infoOf, partById } from '../model/form/parts.ts';
import { useDispatch, useEditorState, useOpenPart } from '../session/editor-context.ts';

/** Basic information of the open part, with a setter. */
export function useInfo() {
  const partId = useOpenPart((part) => part.id);
  const info = useEditorState(({ form }) => {
    const part = partById(form, partId);
    return part === undefined ? form.info : infoOf(form, part);
  });
  const dispatch = useDispatch();
  const change = (patch: InfoPatch) => dispatch({ type: 'setInfo', part: partId, patch });
  return { info, change };
}
