// Generated from packages/server/src/mail/languages/fr.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const fr: MailWords = {
  login: '{app} vous demande de vous connecter',
  device: 'Un nouvel appareil demande à se connecter à {app}',
  leave: '{app} demande à changer l’e-mail de votre compte',
  join: '{app} demande à utiliser cette adresse pour votre compte',
  exports: '{app} demande à exporter votre clé privée',
  confirm: '{app} vous demande de confirmer cette adresse',
  taken: 'Votre adresse a été demandée',
  takenText:
    'Quelqu’un a voulu utiliser cette adresse pour un autre compte. Elle appartient au vôtre : rien n’a changé et vous n’avez rien à faire.',
  changed: 'Votre e-mail a été changé',
  changedText:
    'Votre compte a désormais une autre adresse, et celle-ci ne permet plus de se connecter. Si ce n’était pas vous, transférez le contenu du wallet depuis l’un de vos appareils.',
  code: 'Votre code :',
  once: 'Il fonctionne une seule fois, pendant 10 minutes, sur l’appareil qui l’a demandé.',
  openDevice:
    'Si c’est vous, ouvrez cette page et confirmez dans les 10 minutes :',
  confirmDevice: 'Confirmer l’appareil',
  inWallet: 'Saisissez-le uniquement dans la fenêtre du wallet, sur {wallet}.',
  power: 'Quiconque possède la clé peut prendre tout le contenu du wallet.',
  ignore: 'Si ce n’était pas vous, ne faites rien.',
  never:
    'Ne communiquez ce code à personne : ceux qui vous aident n’en ont pas besoin.',
  deviceAdded: 'Votre compte a été ouvert sur un nouvel appareil',
  deviceRemoved: 'Un appareil a été retiré de votre compte',
  deviceRemovedText: 'Il est déconnecté et ne peut plus ouvrir votre compte.',
  newCode: 'Votre compte a un nouveau code de récupération',
  newPasskey: 'Votre compte a une nouvelle clé d’accès',
  newWayText:
    'Utilisez ce moyen désormais : le précédent ne fonctionne peut-être plus.',
  deleting: 'Votre compte sera supprimé',
  deletingText:
    'Après le {until}, personne ne pourra plus l’ouvrir, et l’argent qui s’y trouve encore sera perdu.',
  keepText:
    'Pour le garder, connectez-vous avant cette date, ouvrez « Appareils et récupération » dans les réglages de votre compte et choisissez « Garder le compte ».',
  kept: 'Votre compte ne sera pas supprimé',
  keptText: 'Sa suppression a été annulée.',
  deviceName: 'Appareil : {name}',
  unnamed: 'Appareil sans nom',
  when: 'Quand et où : {time}, {app}',
  notYou:
    'Si ce n’était pas vous, ouvrez « Appareils et récupération » dans les réglages de votre compte, retirez les appareils que vous ne connaissez pas et créez un nouveau code de récupération.',
  mailbox:
    'L’auteur lit peut-être aussi vos e-mails : changez le mot de passe de votre messagerie.',
}
