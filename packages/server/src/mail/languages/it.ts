import type { MailWords } from './en.js'

export const it: MailWords = {
  login: '{app} ti chiede di accedere',
  device: 'Un nuovo dispositivo chiede di accedere a {app}',
  leave: '{app} chiede di cambiare l’email del tuo account',
  join: '{app} chiede di usare questo indirizzo per il tuo account',
  exports: '{app} chiede di esportare la tua chiave privata',
  confirm: '{app} ti chiede di confermare questo indirizzo',
  taken: 'Il tuo indirizzo è stato richiesto',
  takenText:
    'Qualcuno voleva usare questo indirizzo per un altro account. Appartiene al tuo: non è cambiato nulla e non devi fare nulla.',
  changed: 'La tua email è stata cambiata',
  changedText:
    'Il tuo account ha ora un altro indirizzo e con questo non si può più accedere. Se non sei stato tu, sposta ciò che contiene il wallet da un tuo dispositivo.',
  code: 'Il tuo codice:',
  once: 'Funziona una sola volta, per 10 minuti, sul dispositivo che lo ha richiesto.',
  openDevice: 'Se sei tu, apri questa pagina e conferma entro 10 minuti:',
  confirmDevice: 'Conferma il dispositivo',
  inWallet: 'Inseriscilo solo nella finestra del wallet, su {wallet}.',
  power: 'Chi ha la chiave può prendere tutto ciò che è nel wallet.',
  ignore: 'Se non sei stato tu, non fare nulla.',
  never: 'Non dire questo codice a nessuno: chi ti aiuta non ne ha bisogno.',
}
