import type { Texts } from '../texts.ts';

export const corrections: Texts['corrections'] = {
  line: ({ date, before, after, total, reason, isUndo }) => {
    const what = isUndo ? 'Một lần sửa kết quả này đã được hoàn tác' : 'Kết quả này đã được sửa';
    const why = reason === '' ? '' : ` Lý do: ${reason}`;
    return `${what} ngày ${date}. Điểm của bạn đổi từ ${before} thành ${after} trên ${total}.${why}`;
  },
};
