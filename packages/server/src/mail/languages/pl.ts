// Generated from packages/server/src/mail/languages/pl.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const pl: MailWords = {
  login: '{app} prosi o zalogowanie się',
  device: 'Nowe urządzenie chce się zalogować do {app}',
  leave: '{app} prosi o zmianę adresu e-mail Twojego konta',
  join: '{app} prosi o użycie tego adresu dla Twojego konta',
  exports: '{app} prosi o eksport Twojego klucza prywatnego',
  confirm: '{app} prosi o potwierdzenie tego adresu',
  taken: 'Ktoś chciał użyć Twojego adresu',
  takenText:
    'Ktoś chciał użyć tego adresu dla innego konta. Należy on do Twojego: nic się nie zmieniło i nie musisz nic robić.',
  changed: 'Twój adres e-mail został zmieniony',
  changedText:
    'Twoje konto ma teraz inny adres, a tym nie można się już zalogować. Jeśli to nie Ty, przenieś środki z portfela z jednego ze swoich urządzeń.',
  code: 'Twój kod:',
  once: 'Działa raz, przez 10 minut, na urządzeniu, które o niego poprosiło.',
  openDevice: 'Jeśli to Ty, otwórz tę stronę i potwierdź w ciągu 10 minut:',
  confirmDevice: 'Potwierdź urządzenie',
  inWallet: 'Wpisz go tylko w oknie portfela, na {wallet}.',
  power: 'Kto ma klucz, może zabrać wszystko z portfela.',
  ignore: 'Jeśli to nie Ty, nic nie rób.',
  never:
    'Nie podawaj tego kodu nikomu: nikt, kto Ci pomaga, go nie potrzebuje.',
  deviceAdded: 'Twoje konto otwarto na nowym urządzeniu',
  deviceRemoved: 'Z Twojego konta usunięto urządzenie',
  deviceRemovedText: 'Jest wylogowane i nie może już otworzyć Twojego konta.',
  newCode: 'Twoje konto ma nowy kod odzyskiwania',
  newPasskey: 'Twoje konto ma nowy klucz dostępu',
  newWayText: 'Od teraz używaj tego: wcześniejszy może już nie działać.',
  deleting: 'Twoje konto zostanie usunięte',
  deletingText:
    'Po {until} nikt go już nie otworzy, a pozostałe na nim pieniądze przepadną.',
  keepText:
    'Aby je zachować, zaloguj się wcześniej, otwórz „Urządzenia i odzyskiwanie” w ustawieniach konta i wybierz „Zachowaj konto”.',
  kept: 'Twoje konto nie zostanie usunięte',
  keptText: 'Jego usunięcie anulowano.',
  deviceName: 'Urządzenie: {name}',
  unnamed: 'Urządzenie bez nazwy',
  when: 'Kiedy i gdzie: {time}, {app}',
  notYou:
    'Jeśli to nie Ty, otwórz „Urządzenia i odzyskiwanie” w ustawieniach konta, usuń nieznane urządzenia i utwórz nowy kod odzyskiwania.',
  mailbox:
    'Osoba, która to zrobiła, może też czytać Twoją pocztę: zmień do niej hasło.',
}
