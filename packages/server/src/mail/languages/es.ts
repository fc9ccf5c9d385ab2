// Generated from packages/server/src/mail/languages/es.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const es: MailWords = {
  login: '{app} te pide que inicies sesión',
  device: 'Un dispositivo nuevo quiere iniciar sesión en {app}',
  leave: '{app} pide cambiar el correo de tu cuenta',
  join: '{app} pide usar esta dirección para tu cuenta',
  exports: '{app} pide exportar tu clave privada',
  confirm: '{app} te pide que confirmes esta dirección',
  taken: 'Alguien ha pedido usar tu dirección',
  takenText:
    'Alguien quiso usar esta dirección para otra cuenta. Pertenece a la tuya: no ha cambiado nada y no tienes que hacer nada.',
  changed: 'Se ha cambiado tu correo',
  changedText:
    'Tu cuenta tiene ahora otra dirección y con esta ya no se puede iniciar sesión. Si no fuiste tú, mueve lo que hay en la wallet desde uno de tus dispositivos.',
  code: 'Tu código:',
  once: 'Funciona una sola vez, durante 10 minutos, en el dispositivo que lo pidió.',
  openDevice: 'Si eres tú, abre esta página y confirma en 10 minutos:',
  confirmDevice: 'Confirmar el dispositivo',
  inWallet: 'Escríbelo solo en la ventana de la wallet, en {wallet}.',
  power: 'Quien tenga la clave puede llevarse todo lo que hay en la wallet.',
  ignore: 'Si no fuiste tú, no hagas nada.',
  never: 'No digas este código a nadie: quien te ayuda no lo necesita.',
  deviceAdded: 'Se abrió tu cuenta en un dispositivo nuevo',
  deviceRemoved: 'Se quitó un dispositivo de tu cuenta',
  deviceRemovedText: 'Se cerró su sesión y ya no puede abrir tu cuenta.',
  newCode: 'Tu cuenta tiene un nuevo código de recuperación',
  newPasskey: 'Tu cuenta tiene una nueva llave de acceso',
  newWayText:
    'Úsalo a partir de ahora: puede que el método anterior ya no funcione.',
  deleting: 'Se eliminará tu cuenta',
  deletingText:
    'Después de {until} nadie podrá abrirla, y el dinero que quede en ella se perderá.',
  keepText:
    'Para conservarla, inicia sesión antes, abre «Dispositivos y recuperación» en los ajustes de tu cuenta y elige «Conservar cuenta».',
  kept: 'No se eliminará tu cuenta',
  keptText: 'Se canceló su eliminación.',
  deviceName: 'Dispositivo: {name}',
  unnamed: 'Dispositivo sin nombre',
  when: 'Cuándo y dónde: {time}, {app}',
  notYou:
    'Si no fuiste tú, abre «Dispositivos y recuperación» en los ajustes de tu cuenta, quita los dispositivos que no conozcas y crea un nuevo código de recuperación.',
  mailbox: 'Quien lo hizo quizá también lea tu correo: cambia su contraseña.',
}
