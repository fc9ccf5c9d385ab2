// Generated from packages/server/src/mail/languages/en.json.
// Edit that, then run `npm run messages`.

/**
 * Sentences of the mails. `{app}` is who asks, `{wallet}` the wallet's host,
 * `{name}` a device, `{time}` when it happened, `{until}` the end of a wallet.
 */
export const en = {
  login: '{app} asks you to sign in',
  device: 'A new device asks to sign in to {app}',
  leave: '{app} asks to change the email of your account',
  join: '{app} asks to use this address for your account',
  exports: '{app} asks to export your private key',
  confirm: '{app} asks you to confirm this address',
  taken: 'Your address was asked for',
  takenText:
    'Someone tried to use this address for another account. It belongs to yours: nothing has changed, and you do not need to do anything.',
  changed: 'Your email was changed',
  changedText:
    'Your account now has another email address, and you can no longer sign in with this one. If it was not you, move your money out from one of your devices.',
  code: 'Your code:',
  once: 'It works once, for 10 minutes, on the device that asked for it.',
  openDevice: 'If it is you, open this page and confirm within 10 minutes:',
  confirmDevice: 'Confirm the device',
  inWallet: 'Type it only into the window of the wallet, at {wallet}.',
  power: 'Whoever has the key can take everything in the wallet.',
  ignore: 'If it was not you, do nothing.',
  never: 'Never tell this code to anyone: nobody who helps you needs it.',
  deviceAdded: 'Your account was opened on a new device',
  deviceRemoved: 'A device was removed from your account',
  deviceRemovedText: 'It is signed out and can no longer open your account.',
  newCode: 'Your account has a new recovery code',
  newPasskey: 'Your account has a new passkey',
  newWayText: 'Use it from now on: an earlier one may no longer work.',
  deleting: 'Your account will be deleted',
  deletingText:
    'After {until}, nobody can open it, and money left in it is lost.',
  keepText:
    'To keep it, sign in before then, open “Devices and recovery” in the settings of your account and choose “Keep account”.',
  kept: 'Your account will not be deleted',
  keptText: 'Its deletion was cancelled.',
  deviceName: 'Device: {name}',
  unnamed: 'Unnamed device',
  when: 'When and where: {time}, {app}',
  notYou:
    'If it was not you, open “Devices and recovery” in the settings of your account, remove devices you do not know and make a new recovery code.',
  mailbox: 'Whoever did it may read your email, too: change its password.',
}

export type MailWords = Record<keyof typeof en, string>
