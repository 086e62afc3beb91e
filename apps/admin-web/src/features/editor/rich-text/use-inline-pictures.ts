import { $getNodeByKey, HISTORY_MERGE_TAG, type LexicalEditor, type NodeKey } from 'lexical';
import { useEffect } from 'react';
import { isInlinePicture } from './html/addresses.ts';
import { SAY_COMMAND } from './extensions/dialog-commands.ts';
import { LOAD_TAG } from './extensions/load-tag.ts';
import { fileFromDataUrl } from './file-from-data-url.ts';
import { $isPictureNode, PictureNode } from './nodes/picture-node.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { UploadPicture } from './upload.ts';
import { useLatest } from './use-latest.ts';

/** Uploads pictures inside pasted text and inserts their addresses. */
export function useInlinePictures(editor: LexicalEditor, upload: UploadPicture | undefined): void {
  const latestUpload = useLatest(upload);

  useEffect(() => {
    const uploads = new Map<string, Promise<{ readonly url: string }>>();

    const giveUp = (key: NodeKey, src: string, message: string) => {
      editor.update(() => $findInline(key, src)?.remove(), { tag: HISTORY_MERGE_TAG });
      editor.dispatchCommand(SAY_COMMAND, message);
    };

    const store = async (key: NodeKey, src: string, upload: UploadPicture) => {
      const stored = uploads.get(src) ?? upload(fileFromDataUrl(src));
      uploads.set(src, stored);
      try {
        const { url } = await stored;
        editor.update(() => $setAddress(key, src, url), { tag: HISTORY_MERGE_TAG });
      } catch (error) {
        uploads.delete(src);
        giveUp(key, src, texts.richText.pictureFailed(error));
      }
    };

    return editor.registerMutationListener(PictureNode, (mutations, { updateTags }) => {
      for (const [key, mutation] of mutations) {
        const src = mutation === 'destroyed' ? null : editor.getEditorState().read(() => $inlineSource(key));
        const upload = latestUpload.current;
        if (src === null) continue;
        if (upload !== undefined) void store(key, src, upload);
        else if (!updateTags.has(LOAD_TAG)) giveUp(key, src, texts.richText.picturesLost(1));
      }
    });
  }, [editor, latestUpload]);
}

function $inlineSource(key: NodeKey): string | null {
  const node = $getNodeByKey(key);
  const src = $isPictureNode(node) ? node.getPicture().src : '';
  return isInlinePicture(src) ? src : null;
}

/** Finds the picture again, which may have been deleted or changed during the upload. */
function $findInline(key: NodeKey, src: string): PictureNode | null {
  const node = $getNodeByKey(key);
  return $isPictureNode(node) && node.getPicture().src === src ? node : null;
}

function $setAddress(key: NodeKey, src: string, url: string): void {
  const node = $findInline(key, src);
  node?.setPicture({ ...node.getPicture(), src: url });
}
