// Generated from packages/server/src/mail/languages/zh-CN.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const zhCN: MailWords = {
  login: '{app} 请求你登录',
  device: '一台新设备请求登录 {app}',
  leave: '{app} 请求更改你账户的邮箱',
  join: '{app} 请求将此邮箱用于你的账户',
  exports: '{app} 请求导出你的私钥',
  confirm: '{app} 请求你确认此邮箱',
  taken: '有人请求使用你的邮箱',
  takenText:
    '有人想将此邮箱用于另一个账户。它属于你的账户：没有任何变化，你无需操作。',
  changed: '你的邮箱已更改',
  changedText:
    '你的账户现在使用另一个邮箱，此邮箱不能再登录。如果不是你本人操作，请从你的一台设备转移钱包中的资产。',
  code: '你的验证码：',
  once: '仅可在请求它的设备上使用一次，10 分钟内有效。',
  openDevice: '如果是你本人，请在 10 分钟内打开此页面并确认：',
  confirmDevice: '确认设备',
  inWallet: '只在 {wallet} 的钱包窗口中输入。',
  power: '任何持有私钥的人都可以取走钱包中的一切。',
  ignore: '如果不是你本人，请不要进行任何操作。',
  never: '不要把验证码告诉任何人：帮助你的人不需要它。',
  deviceAdded: '你的账户在一台新设备上打开了',
  deviceRemoved: '一台设备已从你的账户移除',
  deviceRemovedText: '该设备已退出登录，无法再打开你的账户。',
  newCode: '你的账户有了新的恢复码',
  newPasskey: '你的账户有了新的通行密钥',
  newWayText: '从现在起请使用新的：之前的可能已失效。',
  deleting: '你的账户将被删除',
  deletingText: '{until} 之后，任何人都无法打开它，留在其中的资金将会丢失。',
  keepText:
    '如需保留，请在此之前登录，在账户设置中打开“设备与恢复”并选择“保留账户”。',
  kept: '你的账户不会被删除',
  keptText: '删除已取消。',
  deviceName: '设备：{name}',
  unnamed: '未命名设备',
  when: '时间和位置：{time}，{app}',
  notYou:
    '如果不是你本人操作，请在账户设置中打开“设备与恢复”，移除你不认识的设备并创建新的恢复码。',
  mailbox: '操作者可能也能读取你的邮件：请更改邮箱密码。',
}
