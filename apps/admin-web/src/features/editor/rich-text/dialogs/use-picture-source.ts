import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isInlinePicture, pictureAddress } from '../html/addresses.ts';
import type { Picture } from '../html/document-model.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { UploadPicture } from '../upload.ts';

interface Start {
  readonly address: string;
  /** A file to upload at once. */
  readonly file: File | null;
  readonly upload: UploadPicture | undefined;
}

type Size = Pick<Picture, 'width' | 'height'>;

interface Transfer {
  readonly file: File;
  readonly error: string | null;
  readonly isDone: boolean;
}

const UNKNOWN: Size = { width: null, height: null };

export type PictureSourceState = ReturnType<typeof usePictureSource>;

/** The address of the chosen picture: typed, or from the upload of a file. */
export function usePictureSource({ address: startAddress, file: startFile, upload }: Start) {
  const [typed, setTyped] = useState(startAddress);
  const [transfer, setTransfer] = useState<Transfer | null>(null);
  const [size, setSize] = useState<Size>(UNKNOWN);
  const latest = useRef<File | null>(null);

  const choose = (file: File) => {
    if (upload === undefined) return;
    latest.current = file;
    const isCurrent = () => latest.current === file;
    setTyped('');
    setSize(UNKNOWN);
    setTransfer({ file, error: null, isDone: false });
    void transferTo(upload(file), isCurrent);
  };

  const transferTo = async (stored: ReturnType<UploadPicture>, isCurrent: () => boolean) => {
    try {
      const { url } = await stored;
      if (!isCurrent()) return;
      setTyped(url);
      setTransfer((before) => before && { ...before, isDone: true });
    } catch (error) {
      if (isCurrent()) setTransfer((before) => before && { ...before, error: texts.richText.pictureFailed(error) });
    }
  };

  const begin = useEffectEvent(() => {
    if (startFile !== null && latest.current !== startFile) choose(startFile);
  });
  useEffect(() => begin(), []);

  const isUploading = transfer !== null && !transfer.isDone && transfer.error === null;
  const address = isUploading || isInlinePicture(typed) ? null : pictureAddress(typed);
  return {
    typed,
    address: typed === '' ? null : address,
    size,
    isUploading,
    error: transfer?.error ?? null,
    fileName: transfer?.file.name ?? null,
    choose,
    retry: () => transfer !== null && choose(transfer.file),
    type: (text: string) => {
      latest.current = null;
      setTransfer(null);
      setSize(UNKNOWN);
      setTyped(text);
    },
    measure: ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
      if (naturalWidth > 0 && naturalHeight > 0) setSize({ width: naturalWidth, height: naturalHeight });
    },
  };
}
