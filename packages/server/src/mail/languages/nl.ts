import type { MailWords } from './en.js'

export const nl: MailWords = {
  login: '{app} vraagt je om in te loggen',
  device: 'Een nieuw apparaat wil inloggen bij {app}',
  leave: '{app} wil het e-mailadres van je account wijzigen',
  join: '{app} wil dit adres voor je account gebruiken',
  exports: '{app} wil je privésleutel exporteren',
  confirm: '{app} vraagt je om dit adres te bevestigen',
  taken: 'Iemand wilde je adres gebruiken',
  takenText:
    'Iemand wilde dit adres voor een ander account gebruiken. Het hoort bij het jouwe: er is niets veranderd en je hoeft niets te doen.',
  changed: 'Je e-mailadres is gewijzigd',
  changedText:
    'Je account heeft nu een ander adres, en met dit adres kun je niet meer inloggen. Was jij het niet? Verplaats dan vanaf een van je apparaten wat er in de wallet zit.',
  code: 'Je code:',
  once: 'Hij werkt één keer, 10 minuten lang, op het apparaat dat erom vroeg.',
  openDevice:
    'Ben jij het? Open dan deze pagina en bevestig binnen 10 minuten:',
  confirmDevice: 'Apparaat bevestigen',
  inWallet: 'Typ hem alleen in het venster van de wallet, op {wallet}.',
  power: 'Wie de sleutel heeft, kan alles uit de wallet halen.',
  ignore: 'Was jij het niet? Doe dan niets.',
  never: 'Geef deze code aan niemand: wie je helpt, heeft hem niet nodig.',
}
