import type { Texts } from '../texts.ts';

export const annotations: Texts['annotations'] = {
  highlight: 'Tô sáng',
  addNote: 'Thêm ghi chú',
  deleteThis: 'Xóa phần này',
  deleteAllHighlights: 'Xóa mọi phần tô sáng',
  deleteAllNotes: 'Xóa mọi ghi chú',
  save: 'Lưu',
  close: 'Đóng',
  deleteNote: 'Xóa ghi chú',
  toolbar: 'Phần văn bản đã chọn',
  menu: (text) => `Phần đã tô sáng: ${text}`,
  editor: (text) => `Ghi chú cho “${text}”`,
  noteBody: 'Ghi chú của bạn',
  noteIcon: (text) => `Ghi chú cho “${text}”`,
  highlightMarker: (text) => `Tô sáng: ${text}`,
  marks: (panel) => `${panel}: phần tô sáng và ghi chú`,
  selectText: (panel) => `${panel}: chọn văn bản bằng bàn phím`,
  selectHint:
    'Dùng phím mũi tên để đi từng từ và giữa các đoạn. Giữ Shift để mở rộng phần chọn. ' +
    'Enter để đến Tô sáng và Thêm ghi chú. Escape để bỏ chọn.',
  said: {
    selected: (text) => `Đã chọn: ${text}`,
    highlighted: 'Đã tô sáng.',
    highlightDeleted: 'Đã xóa phần tô sáng.',
    highlightsDeleted: 'Đã xóa mọi phần tô sáng.',
    notesDeleted: 'Đã xóa mọi ghi chú.',
    noteSaved: 'Đã lưu ghi chú.',
    noteDeleted: 'Đã xóa ghi chú.',
  },
};
