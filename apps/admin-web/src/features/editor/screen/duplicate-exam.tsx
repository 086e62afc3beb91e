import { createDeviceStorage } from '@bandwise/api-contract/client';
import type { Skill } from '@bandwise/domain';
import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { BACK } from '../../../shared/exams/scroll-restoration.ts';
import { listPlaceOf } from '../../../shared/exams/list-place.ts';
import { createExamPath, examsPath } from '../../../shared/exams/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError } from '../../../shared/toasts/toasts.ts';
import { usePublishedExam, type PublishedExam } from '../session/calls/load-exam.ts';
import { createDrafts, newTabId, type DraftOwner } from '../session/draft/device-drafts.ts';
import { copyOf, titleOfSource } from '../model/exam-file/copy-of.ts';

interface DuplicateExamProps {
  readonly skill: Skill;
  /** The section whose test is copied. */
  readonly id: string;
  readonly onlyPart: boolean;
}

/** Stores a copy of a published test as a draft on the device, and opens it in the editor of a new test. */
export function DuplicateExam({ skill, id, onlyPart }: DuplicateExamProps) {
  const { data, error } = usePublishedExam(skill, id);
  const userId = useCurrentUser().data?.id;
  const navigate = useNavigate();
  const location = useLocation();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || userId === undefined || (data === undefined && error === null)) return;
    isDone.current = true;
    const isStored = data !== undefined && keep(data, onlyPart, { userId, skill, examId: null });
    if (!isStored) toastError(error, texts.duplicate.failed);
    const list = listPlaceOf(location);
    if (isStored) void navigate(createExamPath(skill), { replace: true, state: location.state });
    else void navigate(list?.address ?? examsPath(skill), { replace: true, state: { ...list?.state, ...BACK } });
  }, [data, error, userId, skill, onlyPart, navigate, location]);
  return <Text role="status">{texts.editor.loading[skill]}</Text>;
}

/** Under the name of a new tab: other drafts of new tests stay what they are. */
function keep(exam: PublishedExam, onlyPart: boolean, owner: DraftOwner): boolean {
  const form = copyOf(exam, onlyPart);
  if (form === null) return false;
  const device = createDeviceStorage(() => window.localStorage);
  const duplicateOf = titleOfSource(exam, onlyPart);
  return createDrafts(device, owner, newTabId()).write('work', { savedAt: Date.now(), form, from: null, duplicateOf });
}
