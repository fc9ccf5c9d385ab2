// Generated from packages/server/src/mail/languages/zh-TW.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const zhTW: MailWords = {
  login: '{app} 要求你登入',
  device: '一台新裝置要求登入 {app}',
  leave: '{app} 要求變更你帳戶的電子郵件',
  join: '{app} 要求將此地址用於你的帳戶',
  exports: '{app} 要求匯出你的私密金鑰',
  confirm: '{app} 要求你確認此地址',
  taken: '有人要求使用你的地址',
  takenText:
    '有人想將此地址用於另一個帳戶。它屬於你的帳戶：沒有任何變更，你不需要做任何事。',
  changed: '你的電子郵件已變更',
  changedText:
    '你的帳戶現在使用另一個地址，此地址無法再登入。如果不是你本人操作，請從你的一台裝置移轉錢包中的資產。',
  code: '你的驗證碼：',
  once: '只能在要求它的裝置上使用一次，10 分鐘內有效。',
  openDevice: '如果是你本人，請在 10 分鐘內開啟此頁面並確認：',
  confirmDevice: '確認裝置',
  inWallet: '只在 {wallet} 的錢包視窗中輸入。',
  power: '任何持有金鑰的人都能取走錢包中的一切。',
  ignore: '如果不是你本人，請不要做任何事。',
  never: '不要把驗證碼告訴任何人：協助你的人不需要它。',
  deviceAdded: '你的帳戶在一台新裝置上開啟了',
  deviceRemoved: '一台裝置已從你的帳戶移除',
  deviceRemovedText: '該裝置已登出，無法再開啟你的帳戶。',
  newCode: '你的帳戶有了新的復原碼',
  newPasskey: '你的帳戶有了新的通行金鑰',
  newWayText: '從現在起請使用新的：先前的可能已失效。',
  deleting: '你的帳戶將被刪除',
  deletingText: '{until} 之後，任何人都無法開啟它，留在其中的資金將會遺失。',
  keepText:
    '如要保留，請在此之前登入，在帳戶設定中開啟「裝置與復原」並選擇「保留帳戶」。',
  kept: '你的帳戶不會被刪除',
  keptText: '刪除已取消。',
  deviceName: '裝置：{name}',
  unnamed: '未命名裝置',
  when: '時間與位置：{time}，{app}',
  notYou:
    '如果不是你本人操作，請在帳戶設定中開啟「裝置與復原」，移除你不認識的裝置並建立新的復原碼。',
  mailbox: '操作者可能也能讀取你的郵件：請變更電子郵件密碼。',
}
