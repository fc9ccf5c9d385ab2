// Generated from packages/server/src/mail/languages/id.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const id: MailWords = {
  login: '{app} meminta Anda masuk',
  device: 'Perangkat baru ingin masuk ke {app}',
  leave: '{app} ingin mengganti email akun Anda',
  join: '{app} ingin memakai alamat ini untuk akun Anda',
  exports: '{app} ingin mengekspor kunci pribadi Anda',
  confirm: '{app} meminta Anda mengonfirmasi alamat ini',
  taken: 'Seseorang meminta alamat Anda',
  takenText:
    'Seseorang ingin memakai alamat ini untuk akun lain. Alamat ini milik akun Anda: tidak ada yang berubah dan tidak ada yang perlu dilakukan.',
  changed: 'Email Anda telah diganti',
  changedText:
    'Akun Anda kini memakai alamat lain, dan alamat ini tidak bisa lagi dipakai untuk masuk. Jika itu bukan Anda, pindahkan isi dompet dari salah satu perangkat Anda.',
  code: 'Kode Anda:',
  once: 'Berlaku sekali, selama 10 menit, di perangkat yang memintanya.',
  openDevice: 'Jika itu Anda, buka halaman ini dan konfirmasi dalam 10 menit:',
  confirmDevice: 'Konfirmasi perangkat',
  inWallet: 'Ketik hanya di jendela dompet, di {wallet}.',
  power: 'Siapa pun yang memiliki kunci dapat mengambil semua isi dompet.',
  ignore: 'Jika itu bukan Anda, jangan lakukan apa pun.',
  never:
    'Jangan beri tahu kode ini kepada siapa pun: orang yang membantu Anda tidak memerlukannya.',
  deviceAdded: 'Akun Anda dibuka di perangkat baru',
  deviceRemoved: 'Sebuah perangkat dihapus dari akun Anda',
  deviceRemovedText:
    'Perangkat itu sudah keluar dan tidak bisa lagi membuka akun Anda.',
  newCode: 'Akun Anda memiliki kode pemulihan baru',
  newPasskey: 'Akun Anda memiliki kunci sandi baru',
  newWayText:
    'Pakai yang ini mulai sekarang: yang lama mungkin tidak berfungsi lagi.',
  deleting: 'Akun Anda akan dihapus',
  deletingText:
    'Setelah {until}, tidak ada yang bisa membukanya, dan uang yang tersisa di dalamnya akan hilang.',
  keepText:
    'Untuk mempertahankannya, masuklah sebelum itu, buka “Perangkat dan pemulihan” di pengaturan akun Anda dan pilih “Pertahankan akun”.',
  kept: 'Akun Anda tidak akan dihapus',
  keptText: 'Penghapusannya dibatalkan.',
  deviceName: 'Perangkat: {name}',
  unnamed: 'Perangkat tanpa nama',
  when: 'Kapan dan di mana: {time}, {app}',
  notYou:
    'Jika itu bukan Anda, buka “Perangkat dan pemulihan” di pengaturan akun Anda, hapus perangkat yang tidak Anda kenal dan buat kode pemulihan baru.',
  mailbox: 'Pelakunya mungkin juga membaca email Anda: ganti kata sandinya.',
}
