// Generated from packages/server/src/mail/languages/ms.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const ms: MailWords = {
  login: '{app} meminta anda log masuk',
  device: 'Peranti baharu ingin log masuk ke {app}',
  leave: '{app} ingin menukar e-mel akaun anda',
  join: '{app} ingin menggunakan alamat ini untuk akaun anda',
  exports: '{app} ingin mengeksport kunci peribadi anda',
  confirm: '{app} meminta anda mengesahkan alamat ini',
  taken: 'Seseorang meminta alamat anda',
  takenText:
    'Seseorang mahu menggunakan alamat ini untuk akaun lain. Alamat ini milik akaun anda: tiada apa yang berubah dan tiada apa yang perlu dilakukan.',
  changed: 'E-mel anda telah ditukar',
  changedText:
    'Akaun anda kini mempunyai alamat lain, dan alamat ini tidak lagi boleh log masuk. Jika itu bukan anda, pindahkan isi dompet daripada salah satu peranti anda.',
  code: 'Kod anda:',
  once: 'Ia sah sekali, selama 10 minit, pada peranti yang memintanya.',
  openDevice: 'Jika itu anda, buka halaman ini dan sahkan dalam masa 10 minit:',
  confirmDevice: 'Sahkan peranti',
  inWallet: 'Taip hanya dalam tetingkap dompet, di {wallet}.',
  power: 'Sesiapa yang mempunyai kunci boleh mengambil segala isi dompet.',
  ignore: 'Jika itu bukan anda, jangan buat apa-apa.',
  never:
    'Jangan beritahu kod ini kepada sesiapa: orang yang membantu anda tidak memerlukannya.',
  deviceAdded: 'Akaun anda dibuka pada peranti baharu',
  deviceRemoved: 'Satu peranti telah dibuang daripada akaun anda',
  deviceRemovedText:
    'Peranti itu telah dilog keluar dan tidak lagi boleh membuka akaun anda.',
  newCode: 'Akaun anda mempunyai kod pemulihan baharu',
  newPasskey: 'Akaun anda mempunyai kunci laluan baharu',
  newWayText:
    'Gunakan yang ini mulai sekarang: yang lama mungkin tidak lagi berfungsi.',
  deleting: 'Akaun anda akan dipadam',
  deletingText:
    'Selepas {until}, tiada sesiapa boleh membukanya, dan wang yang tinggal di dalamnya akan hilang.',
  keepText:
    'Untuk mengekalkannya, log masuk sebelum itu, buka “Peranti dan pemulihan” dalam tetapan akaun anda dan pilih “Kekalkan akaun”.',
  kept: 'Akaun anda tidak akan dipadam',
  keptText: 'Pemadamannya telah dibatalkan.',
  deviceName: 'Peranti: {name}',
  unnamed: 'Peranti tanpa nama',
  when: 'Bila dan di mana: {time}, {app}',
  notYou:
    'Jika itu bukan anda, buka “Peranti dan pemulihan” dalam tetapan akaun anda, buang peranti yang anda tidak kenal dan buat kod pemulihan baharu.',
  mailbox:
    'Orang yang melakukannya mungkin membaca e-mel anda juga: tukar kata laluannya.',
}
