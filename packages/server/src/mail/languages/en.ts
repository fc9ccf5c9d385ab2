/** Sentences of the mails. `{app}` is who asks, `{wallet}` the wallet's host. */
export const en = {
  login: '{app} asks you to log in',
  device: 'A new device asks to log in to {app}',
  leave: '{app} asks to change the email of your account',
  join: '{app} asks to use this address for your account',
  exports: '{app} asks to export your private key',
  confirm: '{app} asks you to confirm this address',
  taken: 'Your address was asked for',
  takenText:
    'Someone wanted to use this address for another account. It belongs to yours: nothing has changed, and there is nothing to do.',
  changed: 'Your email was changed',
  changedText:
    'Your account has another address now, and this one no longer logs in. If it was not you, move what the wallet holds from a device of yours.',
  code: 'Your code:',
  once: 'It works once, for 10 minutes, on the device that asked for it.',
  openDevice: 'If it is you, open this page and confirm within 10 minutes:',
  confirmDevice: 'Confirm the device',
  inWallet: 'Type it only into the window of the wallet, at {wallet}.',
  power: 'Whoever has the key can take everything in the wallet.',
  ignore: 'If it was not you, do nothing.',
  never: 'Never tell this code to anyone: nobody who helps you needs it.',
}

export type MailWords = Record<keyof typeof en, string>
