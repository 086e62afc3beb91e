import type { Texts } from '../texts.ts';

export const corrections: Texts['corrections'] = {
  line: ({ date, before, after, total, reason, isUndo }) => {
    const what = isUndo ? 'Việc sửa kết quả này đã được hoàn tác' : 'Kết quả này đã được sửa';
    const why = reason === '' ? '' : ` Lý do: ${reason}`;
    return `${what} ngày ${date}: từ ${before} thành ${after} trên ${total} điểm.${why}`;
  },
};
