import type { Texts } from '../../texts.ts';

export const assignments: Texts['assignments'] = {
  title: 'Bài được giao',
  lead: 'Những bài giáo viên giao cho bạn, bài đến hạn sớm nhất ở trên.',
  home: 'Giáo viên giao cho bạn',
  all: 'Tất cả bài được giao',
  loading: 'Đang tải bài được giao…',
  failed: 'Không tải được bài được giao.',
  none: 'Chưa có bài nào',
  noneHint: 'Khi giáo viên của lớp giao bài, bài sẽ hiện ở đây.',
  todo: 'Cần làm',
  done: 'Đã làm',
  due: 'Hạn',
  opens: 'Mở lúc',
  timeLeft: (minutes) => {
    if (minutes >= 2 * 24 * 60) return `Còn ${Math.floor(minutes / (24 * 60))} ngày`;
    if (minutes >= 2 * 60) return `Còn ${Math.floor(minutes / 60)} giờ`;
    return `Còn ${minutes} phút`;
  },
  states: {
    not_open: 'Chưa mở',
    waiting: 'Làm bài trước đã',
    open: 'Cần làm',
    running: 'Đang làm',
    done: 'Đã làm',
    missed: 'Chưa làm bài',
  },
  late: 'Trễ hạn',
  open: 'Mở',
  start: 'Bắt đầu',
  again: 'Làm lại',
  continue: 'Làm tiếp',
  result: 'Xem kết quả',
  starting: 'Đang bắt đầu…',
  mistakes: 'Luyện lại câu sai',
  mistakesProgress: (answered, questions) => `Đã trả lời ${Math.min(answered, questions)} trên ${questions} câu`,
  part: (number) => `Phần ${number}`,
  marks: (marks, total) => `${marks} trên ${total}`,
  band: (band) => `Band ${band}`,
  rules: {
    title: 'Quy định',
    exam: 'Điều kiện thi: đồng hồ chạy và không dừng được. Sau hạn, bạn không thể bắt đầu.',
    practice: 'Luyện tập: bạn cứ làm thong thả. Bài làm sau hạn được ghi là trễ hạn.',
    attempts: (allowed) =>
      allowed === null ? 'Bạn có thể làm bao nhiêu lần cũng được.' : `Bạn có ${allowed} lượt làm bài.`,
    answers: {
      at_once: 'Bạn xem được đáp án ngay khi làm xong.',
      after_due: 'Bạn xem điểm ngay, và xem đáp án sau khi hết hạn.',
      never: 'Bạn xem được điểm, nhưng không xem được đáp án.',
    },
    order: 'Hãy làm các phần theo thứ tự này.',
    extra: (percent, minutes) =>
      `Bạn được thêm thời gian: ${[...(percent > 0 ? [`${percent}%`] : []), ...(minutes > 0 ? [`${minutes} phút`] : [])].join(' và ')}.`,
    fullScreen: 'Bài mở toàn màn hình. Giáo viên thấy số lần bạn rời khỏi bài; bài không vì thế mà kết thúc.',
    seen: 'Giáo viên xem được kết quả và bài bạn nộp.',
  },
  code: 'Mã bắt đầu',
  codeHint: 'Giáo viên sẽ thông báo mã này.',
  startFailed: 'Không bắt đầu được.',
  unavailable: 'Bài này không còn nữa. Hãy hỏi giáo viên.',
  room: {
    from: (name) => (name === '' ? 'Lời nhắn của giáo viên' : `Lời nhắn của ${name}`),
    close: (title) => `Đóng: ${title}`,
    extended: (minutes) => `Giáo viên cho bạn thêm ${minutes} phút.`,
    ended: 'Giáo viên đã kết thúc bài thi này.',
    reopened: 'Giáo viên đã mở lại bài thi này.',
    away: (count, seconds) =>
      `Bạn đã rời trang này ${count} lần, tổng cộng ${seconds} giây. Giáo viên thấy điều này. Bài không vì thế mà kết thúc.`,
    closeAway: 'Đóng ghi chú về việc rời trang',
  },
  emails: {
    title: 'Thư về bài được giao',
    lead: 'Một thư khi bài mở, và một thư trước hạn một ngày.',
    label: 'Gửi thư cho tôi về bài được giao',
    turnOff: 'Ngừng gửi các thư này',
    isOff: 'Bạn sẽ không nhận thư về bài được giao nữa. Bạn có thể bật lại trong tài khoản.',
    failed: 'Không tải được lựa chọn của bạn.',
  },
  hidden: {
    until: (time) => `Giáo viên cho xem đáp án sau ${time}.`,
    always: 'Giáo viên không cho xem đáp án của bài này.',
  },
  items: 'Các bài',
  back: 'Tất cả bài được giao',
};
