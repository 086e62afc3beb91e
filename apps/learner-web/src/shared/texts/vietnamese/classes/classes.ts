import type { Texts } from '../../texts.ts';

export const classes: Texts['classes'] = {
  title: 'Lớp của tôi',
  lead: 'Giáo viên của lớp giao bài cho bạn và xem được kết quả của bạn.',
  loading: 'Đang tải danh sách lớp…',
  failed: 'Không thể tải danh sách lớp.',
  none: 'Bạn chưa vào lớp nào',
  noneHint: 'Hãy nhập mã lớp mà giáo viên đã cho bạn, hoặc mở liên kết trong thư mời.',
  taughtBy: (teachers) => `Giáo viên: ${teachers}`,
  noTeachers: 'Chưa có giáo viên',
  joined: 'Vào lớp ngày',
  leave: 'Rời lớp',
  leaveOf: (name) => `Rời lớp ${name}`,
  leaving: {
    title: (name) => `Rời lớp ${name}?`,
    detail:
      'Bạn sẽ không thấy bài được giao của lớp này nữa, và giáo viên của lớp sẽ không xem được kết quả của bạn nữa. Kết quả vẫn còn trong tài khoản của bạn.',
    confirm: 'Rời lớp',
  },
  mayNotLeave: 'Chỉ giáo viên mới có thể đưa bạn ra khỏi lớp này.',
  left: (name) => `Bạn đã rời lớp ${name}.`,
  leaveFailed: 'Không thể rời lớp.',
  join: {
    title: 'Vào lớp',
    code: 'Mã lớp',
    hint: 'Gồm bảy chữ cái và chữ số. Viết hoa, dấu cách và gạch nối không quan trọng.',
    look: 'Tìm lớp',
    confirmTitle: (name) => `Vào lớp ${name}`,
    seen: 'Giáo viên của lớp sẽ xem được mọi kết quả của bạn, cùng các bài viết và bản ghi âm bạn nộp.',
    confirm: 'Vào lớp',
    already: 'Bạn đã ở trong lớp này.',
    done: (name) => `Bạn đã vào lớp ${name}.`,
    failed: 'Không thể vào lớp.',
    otherCode: 'Nhập mã khác',
    toAssignments: 'Xem bài được giao',
  },
};
