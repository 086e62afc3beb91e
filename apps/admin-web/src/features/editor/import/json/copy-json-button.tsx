import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { toJson } from '../../model/exam-file/to-payload.ts';

const json = texts.examFile;
/** In milliseconds (administrator specification, sections 4 and 9). */
const COPIED_FOR = 2000;

interface CopyJsonButtonProps {
  readonly form: () => ExamForm;
  readonly label?: string;
}

/** Copies a test as JSON and says 'Copied!' for two seconds. */
export function CopyJsonButton({ form, label = json.copy }: CopyJsonButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toJson(form()));
      setCopied(true);
      setCopies((count) => count + 1);
      toastSuccess(json.copiedToast, json.copied);
    } catch {
      toastError(null, json.copyFailed);
    }
  };

  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      onClick={copy}
    >
      {isCopied ? json.copied : label}
    </Button>
  );
}
