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
}
