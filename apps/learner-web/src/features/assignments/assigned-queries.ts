import type { StartedAssigned } from '@bandwise/api-contract/learner';
import { isMarkedSkill, skills } from '@bandwise/domain';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { recordAddress } from '../../shared/practice/speaking-address.ts';
import { useServices, type Services } from '../../shared/services/services.ts';

type Api = Services['api'];

export const assignedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['/api/assigned', id],
    queryFn: ({ signal }) => api.call('GET /api/assigned/:id', { params: { id } }, { signal }),
    staleTime: 0,
  });

interface Start {
  readonly item: number;
  readonly partNumber?: number;
  readonly sectionID?: string;
  readonly code?: string;
}

/** Starts an item and opens its page. Grants of locked parts are stored like those of an entered password. */
export function useStartAssigned(id: string) {
  const { api, grants } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ item, sectionID, code }: Start) =>
      api.call('POST /api/assigned/:id/start', {
        params: { id },
        body: { item, ...(sectionID === undefined ? {} : { sectionID }), ...(code === undefined ? {} : { code }) },
      }),
    onSuccess: (started, { partNumber = 1 }) => {
      for (const [section, grant] of Object.entries(started.grants)) grants.save(section, grant);
      void queries.invalidateQueries({ queryKey: ['/api/assigned'] });
      void navigate(addressOf(started, partNumber));
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['/api/assigned', id] }),
  });
}

function addressOf({ sittingID, section }: StartedAssigned, part_number: number): string {
  if (sittingID !== null) return `/sitting/${sittingID}`;
  if (section === null) return '/progress/practise';
  const isPractised = isMarkedSkill(section.skill) || skills[section.skill].isWritten;
  return isPractised ? practiceAddress(section.skill, { ...section, part_number }) : recordAddress(section.id);
}
