import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentUserQuery } from '../../../shared/account/current-user.ts';
import { createDraftStore } from '../../../shared/attempt-drafts/draft-store.ts';
import { START_ANEW } from '../../../shared/practice/practice-address.ts';
import { sectionListQuery } from '../../../shared/practice/section-list.ts';
import { useRestartQuestion } from '../../../shared/practice/use-question.tsx';
import { useServices } from '../../../shared/services/services.ts';

interface Unlocking {
  readonly section: SectionListRow;
  readonly proceed: () => void;
}

interface OpenSection {
  readonly open: (section: SectionListRow) => void;
  /** Starts over; asks first where that discards answers. */
  readonly restart: (section: SectionListRow) => void;
  /** The section whose password is requested. */
  readonly unlocking: Unlocking | null;
  readonly cancel: () => void;
  readonly dialog: ReactNode;
}

/** Opens a section; a locked one requests its password first, once per tab. */
export function useOpenSection(skill: Skill): OpenSection {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { api, device, grants } = useServices();
  const [unlocking, setUnlocking] = useState<Unlocking | null>(null);

  const go = (section: SectionListRow, anew: boolean) => {
    const proceed = () => void navigate(practiceAddress(skill, section), { state: anew ? START_ANEW : null });
    if (section.locked && !grants.has(section.id)) setUnlocking({ section, proceed });
    else proceed();
  };
  const { ask, dialog } = useRestartQuestion();

  /** On the device or the server: the list may be older than answers given elsewhere. What cannot be asked may hold some. */
  const hasAnswers = async ({ id, in_progress }: SectionListRow) => {
    if (in_progress) return true;
    try {
      const { id: owner } = await queryClient.ensureQueryData(currentUserQuery(api));
      if (createDraftStore(device).hasUnsaved({ owner, sectionId: id })) return true;
      const { sections } = await queryClient.fetchQuery({ ...sectionListQuery(api, skill), staleTime: 0 });
      return sections.some((row) => row.id === id && row.in_progress);
    } catch {
      return true;
    }
  };
  const restart = async (section: SectionListRow) => {
    const begin = () => go(section, true);
    if (await hasAnswers(section)) ask(begin);
    else begin();
  };

  return {
    open: (section) => go(section, false),
    restart: (section) => void restart(section),
    unlocking,
    cancel: () => setUnlocking(null),
    dialog,
  };
}
