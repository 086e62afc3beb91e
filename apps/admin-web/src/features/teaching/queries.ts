import type { ClassTableQuery } from '@bandwise/api-contract/admin';
import { saveFile } from '@bandwise/ui/files/save-file.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toastError } from '../../shared/toasts/toasts.ts';

// Always stale: learners work all the time.
const FRESH = { staleTime: 0 } as const;

export function useTeaching() {
  const { api } = useServices();
  return useQuery({
    ...FRESH,
    queryKey: ['/api/teaching'],
    queryFn: ({ signal }) => api.call('GET /api/teaching', {}, { signal }),
  });
}

export type TableQuery = Partial<ClassTableQuery>;

export function useClassTable(id: string, query: TableQuery) {
  const { api } = useServices();
  return useQuery({
    ...FRESH,
    queryKey: ['/api/class', id, 'table', query],
    queryFn: ({ signal }) => api.call('GET /api/class/:id/table', { params: { id }, query }, { signal }),
    // Shows the last page of the class until the next is loaded.
    placeholderData: (before, of) => (of?.queryKey[1] === id ? before : undefined),
  });
}

export function useClassFigures(id: string) {
  const { api } = useServices();
  return useQuery({
    ...FRESH,
    queryKey: ['/api/class', id, 'figures'],
    queryFn: ({ signal }) => api.call('GET /api/class/:id/figures', { params: { id } }, { signal }),
  });
}

/** Saves everything that the filters find as a file. */
export function useClassFile(id: string) {
  const { api } = useServices();
  return useMutation({
    mutationFn: ({ page: _page, columns: _columns, ...query }: TableQuery) =>
      api.call('GET /api/class/:id/table.csv', { params: { id }, query }),
    onSuccess: (file) => saveFile(file, `class-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: (error) => toastError(error, texts.classWork.fileFailed),
  });
}
