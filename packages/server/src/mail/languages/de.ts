// Generated from packages/server/src/mail/languages/de.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const de: MailWords = {
  login: '{app} bittet dich, dich anzumelden',
  device: 'Ein neues Gerät möchte sich bei {app} anmelden',
  leave: '{app} möchte die E-Mail-Adresse deines Kontos ändern',
  join: '{app} möchte diese Adresse für dein Konto verwenden',
  exports: '{app} möchte deinen privaten Schlüssel exportieren',
  confirm: '{app} bittet dich, diese Adresse zu bestätigen',
  taken: 'Jemand wollte deine Adresse verwenden',
  takenText:
    'Jemand wollte diese Adresse für ein anderes Konto verwenden. Sie gehört zu deinem: Es hat sich nichts geändert, und du musst nichts tun.',
  changed: 'Deine E-Mail-Adresse wurde geändert',
  changedText:
    'Dein Konto hat jetzt eine andere Adresse, mit dieser kannst du dich nicht mehr anmelden. Wenn du das nicht warst, übertrage dein Guthaben von einem deiner Geräte aus.',
  code: 'Dein Code:',
  once: 'Er gilt einmal, 10 Minuten lang, auf dem Gerät, das ihn angefordert hat.',
  openDevice:
    'Wenn du das bist, öffne diese Seite und bestätige innerhalb von 10 Minuten:',
  confirmDevice: 'Gerät bestätigen',
  inWallet: 'Gib ihn nur im Fenster der Wallet ein, auf {wallet}.',
  power: 'Wer den Schlüssel hat, kann alles aus der Wallet nehmen.',
  ignore: 'Wenn du das nicht warst, tu nichts.',
  never: 'Gib diesen Code niemandem: Wer dir hilft, braucht ihn nicht.',
  deviceAdded: 'Dein Konto wurde auf einem neuen Gerät geöffnet',
  deviceRemoved: 'Ein Gerät wurde aus deinem Konto entfernt',
  deviceRemovedText: 'Es ist abgemeldet und kann dein Konto nicht mehr öffnen.',
  newCode: 'Dein Konto hat einen neuen Wiederherstellungscode',
  newPasskey: 'Dein Konto hat einen neuen Passkey',
  newWayText:
    'Verwende ab jetzt diesen: Ein früherer funktioniert möglicherweise nicht mehr.',
  deleting: 'Dein Konto wird gelöscht',
  deletingText:
    'Ab dem {until} kann es niemand mehr öffnen, und Geld, das noch darin ist, ist verloren.',
  keepText:
    'Wenn du es behalten willst, melde dich vorher an, öffne in den Einstellungen deines Kontos „Geräte und Wiederherstellung“ und wähle „Konto behalten“.',
  kept: 'Dein Konto wird nicht gelöscht',
  keptText: 'Die Löschung wurde abgebrochen.',
  deviceName: 'Gerät: {name}',
  unnamed: 'Gerät ohne Namen',
  when: 'Wann und wo: {time}, {app}',
  notYou:
    'Wenn du das nicht warst, öffne in den Einstellungen deines Kontos „Geräte und Wiederherstellung“, entferne Geräte, die du nicht kennst, und erstelle einen neuen Wiederherstellungscode.',
  mailbox:
    'Wer das getan hat, kann vielleicht auch deine E-Mails lesen: Ändere das Passwort deines Postfachs.',
}
