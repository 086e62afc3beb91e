import type { Texts } from '../../texts.ts';

export const classes: Texts['classes'] = {
  title: 'Lớp của tôi',
  lead: 'Giáo viên của lớp giao bài cho bạn và xem kết quả của bạn.',
  loading: 'Đang tải danh sách lớp…',
  failed: 'Không tải được danh sách lớp.',
  none: 'Bạn chưa vào lớp nào',
  noneHint: 'Hãy nhập mã lớp giáo viên cho bạn, hoặc mở liên kết trong thư mời.',
  taughtBy: (teachers) => `Giáo viên: ${teachers}`,
  noTeachers: 'Chưa có giáo viên',
  joined: 'Vào lớp',
  leave: 'Rời lớp',
  leaveOf: (name) => `Rời lớp ${name}`,
  leaving: {
    title: (name) => `Rời lớp ${name}?`,
    detail:
      'Bạn sẽ không thấy bài được giao của lớp nữa, và giáo viên sẽ không xem được kết quả của bạn. Kết quả của bạn vẫn còn.',
    confirm: 'Rời lớp',
  },
  mayNotLeave: 'Chỉ giáo viên mới có thể đưa bạn ra khỏi lớp này.',
  left: (name) => `Bạn đã rời lớp ${name}.`,
  leaveFailed: 'Không rời lớp được.',
  join: {
    title: 'Vào lớp',
    code: 'Mã lớp',
    hint: 'Gồm bảy chữ cái và chữ số. Chữ hoa, dấu cách và gạch nối không ảnh hưởng.',
    look: 'Tìm lớp',
    confirmTitle: (name) => `Vào lớp ${name}`,
    seen: 'Giáo viên của lớp sẽ xem được mọi kết quả của bạn, cùng bài viết và bài nói bạn nộp.',
    confirm: 'Vào lớp',
    already: 'Bạn đã ở trong lớp này.',
    done: (name) => `Bạn đã vào lớp ${name}.`,
    failed: 'Không vào lớp được.',
    otherCode: 'Nhập mã khác',
    toAssignments: 'Xem bài được giao',
  },
};
