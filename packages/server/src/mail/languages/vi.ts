// Generated from packages/server/src/mail/languages/vi.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const vi: MailWords = {
  login: '{app} yêu cầu bạn đăng nhập',
  device: 'Một thiết bị mới muốn đăng nhập vào {app}',
  leave: '{app} muốn đổi email của tài khoản bạn',
  join: '{app} muốn dùng địa chỉ này cho tài khoản của bạn',
  exports: '{app} muốn xuất khóa riêng tư của bạn',
  confirm: '{app} yêu cầu bạn xác nhận địa chỉ này',
  taken: 'Có người muốn dùng địa chỉ của bạn',
  takenText:
    'Có người muốn dùng địa chỉ này cho một tài khoản khác. Địa chỉ thuộc về tài khoản của bạn: không có gì thay đổi và bạn không cần làm gì.',
  changed: 'Email của bạn đã được đổi',
  changedText:
    'Tài khoản của bạn hiện có địa chỉ khác và địa chỉ này không còn đăng nhập được nữa. Nếu không phải bạn, hãy chuyển tài sản trong ví từ một thiết bị của bạn.',
  code: 'Mã của bạn:',
  once: 'Mã dùng được một lần, trong 10 phút, trên thiết bị đã yêu cầu.',
  openDevice: 'Nếu là bạn, hãy mở trang này và xác nhận trong 10 phút:',
  confirmDevice: 'Xác nhận thiết bị',
  inWallet: 'Chỉ nhập mã vào cửa sổ của ví, tại {wallet}.',
  power: 'Ai có khóa cũng có thể lấy mọi thứ trong ví.',
  ignore: 'Nếu không phải bạn, đừng làm gì cả.',
  never: 'Đừng cho ai biết mã này: người giúp bạn không cần đến nó.',
  deviceAdded: 'Tài khoản của bạn đã được mở trên một thiết bị mới',
  deviceRemoved: 'Một thiết bị đã bị gỡ khỏi tài khoản của bạn',
  deviceRemovedText:
    'Thiết bị đó đã đăng xuất và không còn mở được tài khoản của bạn.',
  newCode: 'Tài khoản của bạn có mã khôi phục mới',
  newPasskey: 'Tài khoản của bạn có khóa truy cập mới',
  newWayText:
    'Hãy dùng cái mới từ bây giờ: cái trước có thể không còn dùng được.',
  deleting: 'Tài khoản của bạn sẽ bị xóa',
  deletingText:
    'Sau {until}, không ai mở được tài khoản, và số tiền còn lại trong đó sẽ mất.',
  keepText:
    'Để giữ tài khoản, hãy đăng nhập trước lúc đó, mở “Thiết bị và khôi phục” trong phần cài đặt tài khoản và chọn “Giữ tài khoản”.',
  kept: 'Tài khoản của bạn sẽ không bị xóa',
  keptText: 'Việc xóa tài khoản đã bị hủy.',
  deviceName: 'Thiết bị: {name}',
  unnamed: 'Thiết bị chưa đặt tên',
  when: 'Khi nào và ở đâu: {time}, {app}',
  notYou:
    'Nếu không phải bạn, hãy mở “Thiết bị và khôi phục” trong phần cài đặt tài khoản, gỡ các thiết bị bạn không biết và tạo mã khôi phục mới.',
  mailbox:
    'Người làm việc này có thể cũng đọc được email của bạn: hãy đổi mật khẩu email.',
}
