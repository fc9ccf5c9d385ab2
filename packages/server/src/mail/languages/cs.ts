// Generated from packages/server/src/mail/languages/cs.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const cs: MailWords = {
  login: '{app} vás žádá o přihlášení',
  device: 'Nové zařízení se chce přihlásit do {app}',
  leave: '{app} žádá o změnu e-mailu vašeho účtu',
  join: '{app} chce použít tuto adresu pro váš účet',
  exports: '{app} žádá o export vašeho soukromého klíče',
  confirm: '{app} vás žádá o potvrzení této adresy',
  taken: 'Někdo chtěl použít vaši adresu',
  takenText:
    'Někdo chtěl tuto adresu použít pro jiný účet. Patří k vašemu: nic se nezměnilo a nemusíte nic dělat.',
  changed: 'Váš e-mail byl změněn',
  changedText:
    'Váš účet má teď jinou adresu a touto se už nelze přihlásit. Pokud jste to nebyli vy, přesuňte obsah peněženky z některého svého zařízení.',
  code: 'Váš kód:',
  once: 'Platí jednou, 10 minut, na zařízení, které o něj požádalo.',
  openDevice: 'Pokud jste to vy, otevřete tuto stránku a do 10 minut potvrďte:',
  confirmDevice: 'Potvrdit zařízení',
  inWallet: 'Zadejte ho jen v okně peněženky, na {wallet}.',
  power: 'Kdo má klíč, může si vzít všechno z peněženky.',
  ignore: 'Pokud jste to nebyli vy, nedělejte nic.',
  never: 'Nikomu tento kód neříkejte: kdo vám pomáhá, ho nepotřebuje.',
  deviceAdded: 'Váš účet byl otevřen na novém zařízení',
  deviceRemoved: 'Z vašeho účtu bylo odebráno zařízení',
  deviceRemovedText: 'Je odhlášené a váš účet už neotevře.',
  newCode: 'Váš účet má nový kód pro obnovení',
  newPasskey: 'Váš účet má nový přístupový klíč',
  newWayText: 'Od teď používejte tento: dřívější už nemusí fungovat.',
  deleting: 'Váš účet bude smazán',
  deletingText:
    'Po {until} ho už nikdo neotevře a peníze, které v něm zbydou, budou ztraceny.',
  keepText:
    'Chcete-li ho ponechat, přihlaste se do té doby, v nastavení účtu otevřete „Zařízení a obnovení“ a zvolte „Ponechat účet“.',
  kept: 'Váš účet smazán nebude',
  keptText: 'Jeho smazání bylo zrušeno.',
  deviceName: 'Zařízení: {name}',
  unnamed: 'Zařízení bez názvu',
  when: 'Kdy a kde: {time}, {app}',
  notYou:
    'Pokud jste to nebyli vy, otevřete v nastavení účtu „Zařízení a obnovení“, odeberte zařízení, která neznáte, a vytvořte nový kód pro obnovení.',
  mailbox: 'Kdo to udělal, může číst i váš e-mail: změňte si k němu heslo.',
}
