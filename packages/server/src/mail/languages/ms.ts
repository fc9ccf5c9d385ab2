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
}
