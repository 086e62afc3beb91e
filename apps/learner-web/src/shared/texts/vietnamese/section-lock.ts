import type { Texts } from '../texts.ts';

export const sectionLock: Texts['sectionLock'] = {
  title: 'Đề này đang bị khóa',
  hint: (title) => `Nhập mật khẩu để mở “${title}”.`,
  hintUnnamed: 'Nhập mật khẩu để mở đề này.',
  password: 'Mật khẩu',
  enter: 'Nhập mật khẩu',
  open: 'Mở đề',
  incorrect: 'Mật khẩu không đúng!',
  required: 'Vui lòng nhập mật khẩu.',
};
