import type { Texts } from '../texts.ts';

const outcome = (marks: { readonly correct: number; readonly total: number } | null) =>
  marks ? `: đúng ${marks.correct} trên ${marks.total}` : '';

export const guestResult: Texts['guestResult'] = {
  invitation: 'Kết quả này chỉ được lưu trong trình duyệt này.',
  withheld: (count) =>
    `Đáp án của ${count} câu bạn bỏ trống không được hiển thị. Khi có tài khoản, bạn xem được mọi đáp án.`,
  signIn: 'Đăng nhập để lưu kết quả',
  signUp: 'Đăng ký',
  preview:
    'Bạn đang làm thử đề này với tư cách quản trị viên. Kết quả không được lưu và không tính là một lượt làm bài.',
  found: (title, marks) =>
    `Bài ${title} đã được làm trong trình duyệt này mà không đăng nhập${outcome(marks)}. Bạn có muốn lưu kết quả vào tài khoản không?`,
  running: (title) => `Bài ${title} đã được bắt đầu trong trình duyệt này mà không đăng nhập, và đồng hồ đang chạy.`,
  goOn: 'Tiếp tục',
  keep: 'Lưu vào tài khoản',
  keeping: (title) => `Đang lưu kết quả bài ${title} vào tài khoản của bạn…`,
  kept: (title, marks) => `Đã lưu kết quả bài ${title} vào tài khoản của bạn${outcome(marks)}.`,
  show: 'Xem kết quả',
  failed: (title, message) => `Không thể lưu kết quả bài ${title} vào tài khoản của bạn. ${message}`,
  discard: 'Bỏ bài này',
};
