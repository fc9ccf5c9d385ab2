// Generated from packages/server/src/mail/languages/ko.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const ko: MailWords = {
  login: '{app}에서 로그인을 요청합니다',
  device: '새 기기가 {app}에 로그인하려고 합니다',
  leave: '{app}에서 계정 이메일 변경을 요청합니다',
  join: '{app}에서 이 주소를 계정에 사용하려고 합니다',
  exports: '{app}에서 개인 키 내보내기를 요청합니다',
  confirm: '{app}에서 이 주소의 확인을 요청합니다',
  taken: '누군가 회원님의 주소를 요청했습니다',
  takenText:
    '누군가 이 주소를 다른 계정에 사용하려고 했습니다. 이 주소는 회원님의 계정에 속해 있으며, 바뀐 것은 없고 하실 일도 없습니다.',
  changed: '이메일이 변경되었습니다',
  changedText:
    '계정의 주소가 바뀌어 이 주소로는 더 이상 로그인할 수 없습니다. 본인이 아니라면 사용 중인 기기에서 지갑의 자산을 옮기세요.',
  code: '코드:',
  once: '코드를 요청한 기기에서 10분 동안 한 번만 쓸 수 있습니다.',
  openDevice: '본인이라면 10분 안에 이 페이지를 열고 확인하세요:',
  confirmDevice: '기기 확인',
  inWallet: '{wallet}의 지갑 창에만 입력하세요.',
  power: '키를 가진 사람은 지갑의 모든 것을 가져갈 수 있습니다.',
  ignore: '본인이 아니라면 아무것도 하지 마세요.',
  never:
    '이 코드를 누구에게도 알려 주지 마세요. 도와주는 사람에게는 필요하지 않습니다.',
  deviceAdded: '새 기기에서 계정이 열렸습니다',
  deviceRemoved: '계정에서 기기가 제거되었습니다',
  deviceRemovedText:
    '이 기기는 로그아웃되었으며 더 이상 계정을 열 수 없습니다.',
  newCode: '계정의 복구 코드가 새로 바뀌었습니다',
  newPasskey: '계정의 패스키가 새로 바뀌었습니다',
  newWayText:
    '이제부터 새것을 사용하세요. 이전 것은 더 이상 작동하지 않을 수 있습니다.',
  deleting: '계정이 삭제될 예정입니다',
  deletingText:
    '{until} 이후에는 아무도 계정을 열 수 없으며, 남아 있는 돈은 잃게 됩니다.',
  keepText:
    '계정을 유지하려면 그 전에 로그인하여 계정 설정에서 ‘기기 및 복구’를 열고 ‘계정 유지’를 선택하세요.',
  kept: '계정이 삭제되지 않습니다',
  keptText: '계정 삭제가 취소되었습니다.',
  deviceName: '기기: {name}',
  unnamed: '이름 없는 기기',
  when: '시간과 장소: {time}, {app}',
  notYou:
    '본인이 아니라면 계정 설정에서 ‘기기 및 복구’를 열고, 모르는 기기를 제거한 뒤 새 복구 코드를 만드세요.',
  mailbox:
    '이 작업을 한 사람이 이메일도 읽을 수 있습니다. 이메일 비밀번호를 변경하세요.',
}
