import type { Texts } from '../../texts.ts';

export const assignments: Texts['assignments'] = {
  title: 'Bài được giao',
  lead: 'Những bài giáo viên giao cho bạn. Bài đến hạn sớm nhất ở trên cùng.',
  home: 'Bài giáo viên giao',
  all: 'Tất cả bài được giao',
  loading: 'Đang tải bài được giao…',
  failed: 'Không thể tải bài được giao.',
  none: 'Chưa có bài được giao',
  noneHint: 'Khi giáo viên của một lớp giao bài cho bạn, bài sẽ hiện ở đây.',
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
    waiting: 'Hãy làm xong bài trước',
    open: 'Cần làm',
    running: 'Đang làm',
    done: 'Đã làm',
    missed: 'Đã bỏ lỡ',
  },
  late: 'Trễ hạn',
  open: 'Mở',
  start: 'Bắt đầu',
  again: 'Làm lại',
  continue: 'Tiếp tục',
  result: 'Xem kết quả',
  starting: 'Đang bắt đầu…',
  mistakes: 'Luyện lại các câu sai',
  mistakesProgress: (answered, questions) => `Đã trả lời ${Math.min(answered, questions)} trên ${questions} câu`,
  part: (number) => `Part ${number}`,
  marks: (marks, total) => `${marks}/${total}`,
  band: (band) => `Band ${band}`,
  rules: {
    title: 'Quy định',
    exam: 'Điều kiện phòng thi: đồng hồ không thể tạm dừng. Sau khi hết hạn, bạn không thể bắt đầu.',
    practice: 'Luyện tập: bạn làm theo tốc độ của mình. Bài làm xong sau hạn được ghi là trễ hạn.',
    attempts: (allowed) =>
      allowed === null ? 'Bạn có thể làm bao nhiêu lần cũng được.' : `Bạn có ${allowed} lượt làm bài.`,
    answers: {
      at_once: 'Bạn xem được điểm và đáp án ngay khi làm xong.',
      after_due: 'Bạn xem được điểm ngay khi làm xong, và đáp án sau khi hết hạn.',
      never: 'Bạn xem được điểm, nhưng không xem được đáp án.',
    },
    order: 'Hãy làm các bài theo thứ tự này.',
    extra: (percent, minutes) =>
      `Bạn được thêm thời gian: ${[...(percent > 0 ? [`${percent}%`] : []), ...(minutes > 0 ? [`${minutes} phút`] : [])].join(' và ')}.`,
    fullScreen:
      'Bài mở ở chế độ toàn màn hình. Giáo viên thấy số lần bạn thoát toàn màn hình, nhưng bài không vì thế mà kết thúc.',
    seen: 'Giáo viên xem được kết quả và bài bạn nộp.',
  },
  code: 'Mã bắt đầu',
  codeHint: 'Giáo viên sẽ thông báo mã này.',
  startFailed: 'Không thể bắt đầu bài này. Vui lòng thử lại.',
  unavailable: 'Đề này không còn nữa. Hãy hỏi giáo viên.',
  room: {
    from: (name) => (name === '' ? 'Lời nhắn của giáo viên' : `Lời nhắn của ${name}`),
    close: (title) => `Đóng: ${title}`,
    extended: (minutes) => `Giáo viên cho bạn thêm ${minutes} phút.`,
    ended: 'Giáo viên đã kết thúc bài thi này.',
    reopened: 'Giáo viên đã mở lại bài thi này.',
    away: (count, seconds) =>
      `Bạn đã rời trang này ${count} lần, tổng cộng ${seconds} giây. Giáo viên thấy điều này. Bài không vì thế mà kết thúc.`,
    awaySince: (time) =>
      `Bạn đang rời trang này hoặc thoát toàn màn hình từ ${time}. Giáo viên thấy điều này. Bài không vì thế mà kết thúc.`,
    closeAway: 'Đóng thông báo về việc rời trang',
    toFullScreen: 'Trở lại toàn màn hình',
  },
  emails: {
    title: 'Email về bài được giao',
    lead: 'Bạn nhận một email khi bài mở, và một email trước hạn một ngày nếu bạn chưa làm xong.',
    label: 'Gửi email cho tôi về bài được giao',
    turnOff: 'Ngừng gửi các email này',
    isOff: 'Bạn sẽ không nhận email về bài được giao nữa. Để bật lại, hãy đăng nhập và mở “Bài được giao”.',
    failed: 'Không thể tải cài đặt này.',
  },
  hidden: {
    until: (time) => `Giáo viên cho xem đáp án đúng sau ${time}.`,
    always: 'Giáo viên không cho xem đáp án đúng của đề này.',
  },
  items: 'Các bài',
  back: 'Tất cả bài được giao',
};
