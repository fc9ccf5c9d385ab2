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
}
