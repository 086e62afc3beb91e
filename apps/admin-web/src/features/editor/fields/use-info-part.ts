import { infoOwner } from '../model/form/parts.ts';
import { useEditorState, useOpenPart } from '../session/editor-context.ts';

/** The part that owns findings about the open part's basic information. */
export function useInfoPart(): number {
  const open = useOpenPart((part) => part.id);
  return useEditorState(({ form }) => infoOwner(form, open));
}
