// Generated from packages/server/src/mail/languages/pt.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const pt: MailWords = {
  login: '{app} pede que você entre',
  device: 'Um novo dispositivo quer entrar em {app}',
  leave: '{app} pede para mudar o e-mail da sua conta',
  join: '{app} pede para usar este endereço na sua conta',
  exports: '{app} pede para exportar sua chave privada',
  confirm: '{app} pede que você confirme este endereço',
  taken: 'Alguém pediu seu endereço',
  takenText:
    'Alguém quis usar este endereço em outra conta. Ele pertence à sua: nada mudou e você não precisa fazer nada.',
  changed: 'Seu e-mail foi alterado',
  changedText:
    'Sua conta agora tem outro endereço, e com este não é mais possível entrar. Se não foi você, transfira o que está na carteira a partir de um dos seus dispositivos.',
  code: 'Seu código:',
  once: 'Funciona uma vez, por 10 minutos, no dispositivo que o pediu.',
  openDevice: 'Se for você, abra esta página e confirme em 10 minutos:',
  confirmDevice: 'Confirmar o dispositivo',
  inWallet: 'Digite-o somente na janela da carteira, em {wallet}.',
  power: 'Quem tem a chave pode levar tudo o que está na carteira.',
  ignore: 'Se não foi você, não faça nada.',
  never: 'Não diga este código a ninguém: quem ajuda você não precisa dele.',
  deviceAdded: 'Sua conta foi aberta em um novo dispositivo',
  deviceRemoved: 'Um dispositivo foi removido da sua conta',
  deviceRemovedText: 'Ele foi desconectado e não pode mais abrir sua conta.',
  newCode: 'Sua conta tem um novo código de recuperação',
  newPasskey: 'Sua conta tem uma nova chave de acesso',
  newWayText:
    'Use este método a partir de agora: o anterior pode não funcionar mais.',
  deleting: 'Sua conta será excluída',
  deletingText:
    'Depois de {until}, ninguém poderá abri-la, e o dinheiro que restar nela será perdido.',
  keepText:
    'Para mantê-la, entre antes disso, abra “Dispositivos e recuperação” nas configurações da sua conta e escolha “Manter conta”.',
  kept: 'Sua conta não será excluída',
  keptText: 'A exclusão foi cancelada.',
  deviceName: 'Dispositivo: {name}',
  unnamed: 'Dispositivo sem nome',
  when: 'Quando e onde: {time}, {app}',
  notYou:
    'Se não foi você, abra “Dispositivos e recuperação” nas configurações da sua conta, remova os dispositivos que não conhece e crie um novo código de recuperação.',
  mailbox: 'Quem fez isso talvez também leia seu e-mail: mude a senha dele.',
}
