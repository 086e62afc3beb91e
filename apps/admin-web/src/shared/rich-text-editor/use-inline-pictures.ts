import { $getNodeByKey, HISTORY_MERGE_TAG, type LexicalEditor, type NodeKey } from 'lexical';
import { useEffect, useEffectEvent } from 'react';
import { isInlinePicture } from './content/addresses.ts';
import { SAY_COMMAND } from './extensions/dialog-commands.ts';
import { fileFromDataUrl } from './file-from-data-url.ts';
import { $isPictureNode, PictureNode } from './nodes/picture-node.tsx';
import { texts } from './texts.ts';
import type { UploadPicture } from './upload.ts';

/** Pictures that came inside a pasted text are uploaded, and their address takes their place. */
export function useInlinePictures(editor: LexicalEditor, upload: UploadPicture | undefined): void {
  const start = useEffectEvent((src: string): Promise<{ readonly url: string }> | undefined =>
    upload?.(fileFromDataUrl(src)),
  );

  useEffect(() => {
    const uploads = new Map<string, Promise<{ readonly url: string }>>();

    const replace = async (key: NodeKey, src: string) => {
      try {
        const upload = uploads.get(src) ?? start(src);
        if (upload === undefined) return;
        uploads.set(src, upload);
        const { url } = await upload;
        editor.update(() => $setAddress(key, src, url), { tag: HISTORY_MERGE_TAG });
      } catch (error) {
        uploads.delete(src);
        editor.update(() => $remove(key, src), { tag: HISTORY_MERGE_TAG });
        editor.dispatchCommand(SAY_COMMAND, texts.pictureFailed(error));
      }
    };

    return editor.registerMutationListener(PictureNode, (mutations) => {
      for (const [key, mutation] of mutations) {
        const src = mutation === 'destroyed' ? null : editor.getEditorState().read(() => $inlineSource(key));
        if (src !== null) void replace(key, src);
      }
    });
  }, [editor]);
}

function $inlineSource(key: NodeKey): string | null {
  const node = $getNodeByKey(key);
  const src = $isPictureNode(node) ? node.getPicture().src : '';
  return isInlinePicture(src) ? src : null;
}

function $setAddress(key: NodeKey, src: string, url: string): void {
  const node = $getNodeByKey(key);
  if ($isPictureNode(node) && node.getPicture().src === src) node.setPicture({ ...node.getPicture(), src: url });
}

function $remove(key: NodeKey, src: string): void {
  const node = $getNodeByKey(key);
  if ($isPictureNode(node) && node.getPicture().src === src) node.remove();
}
