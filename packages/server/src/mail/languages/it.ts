// Generated from packages/server/src/mail/languages/it.json.
// Edit that, then run `npm run messages`.

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
  deviceAdded: 'Il tuo account è stato aperto su un nuovo dispositivo',
  deviceRemoved: 'Un dispositivo è stato rimosso dal tuo account',
  deviceRemovedText: 'È stato disconnesso e non può più aprire il tuo account.',
  newCode: 'Il tuo account ha un nuovo codice di recupero',
  newPasskey: 'Il tuo account ha una nuova passkey',
  newWayText:
    'Usa questo metodo d’ora in poi: quello precedente potrebbe non funzionare più.',
  deleting: 'Il tuo account verrà eliminato',
  deletingText:
    'Dopo il {until} nessuno potrà più aprirlo e il denaro rimasto andrà perso.',
  keepText:
    'Per mantenerlo, accedi prima di allora, apri «Dispositivi e recupero» nelle impostazioni del tuo account e scegli «Mantieni account».',
  kept: 'Il tuo account non verrà eliminato',
  keptText: 'La sua eliminazione è stata annullata.',
  deviceName: 'Dispositivo: {name}',
  unnamed: 'Dispositivo senza nome',
  when: 'Quando e dove: {time}, {app}',
  notYou:
    'Se non sei stato tu, apri «Dispositivi e recupero» nelle impostazioni del tuo account, rimuovi i dispositivi che non conosci e crea un nuovo codice di recupero.',
  mailbox:
    'Chi è stato potrebbe leggere anche la tua email: cambiane la password.',
}
