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
}
