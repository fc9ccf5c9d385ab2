// Generated from packages/server/src/mail/languages/nl.json.
// Edit that, then run `npm run messages`.

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
  deviceAdded: 'Je account is geopend op een nieuw apparaat',
  deviceRemoved: 'Er is een apparaat uit je account verwijderd',
  deviceRemovedText: 'Het is uitgelogd en kan je account niet meer openen.',
  newCode: 'Je account heeft een nieuwe herstelcode',
  newPasskey: 'Je account heeft een nieuwe passkey',
  newWayText: 'Gebruik deze vanaf nu: een eerdere werkt misschien niet meer.',
  deleting: 'Je account wordt verwijderd',
  deletingText:
    'Na {until} kan niemand het nog openen en is geld dat er nog in zit verloren.',
  keepText:
    'Wil je het behouden? Log dan voor die tijd in, open “Apparaten en herstel” in de instellingen van je account en kies “Account behouden”.',
  kept: 'Je account wordt niet verwijderd',
  keptText: 'De verwijdering is geannuleerd.',
  deviceName: 'Apparaat: {name}',
  unnamed: 'Naamloos apparaat',
  when: 'Wanneer en waar: {time}, {app}',
  notYou:
    'Was jij het niet? Open dan “Apparaten en herstel” in de instellingen van je account, verwijder apparaten die je niet kent en maak een nieuwe herstelcode.',
  mailbox:
    'Wie dit deed, kan misschien ook je e-mail lezen: wijzig het wachtwoord daarvan.',
}
