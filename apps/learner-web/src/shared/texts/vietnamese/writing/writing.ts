import type { Texts } from '../../texts.ts';

export const writing: Texts['writing'] = {
  hint: 'Bạn nên dành khoảng 60 phút cho task này. Viết ít nhất 150 từ.',
  answer: 'Bài viết của bạn',
  words: (count) => `Số từ: ${count}`,
  kept: 'Bài viết chỉ được lưu trên thiết bị này.',
  task: 'Đề bài',
  resizePanels: 'Đổi kích thước phần đề bài và phần bài viết',
};
