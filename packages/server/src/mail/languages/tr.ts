// Generated from packages/server/src/mail/languages/tr.json.
// Edit that, then run `npm run messages`.

import type { MailWords } from './en.js'

export const tr: MailWords = {
  login: '{app} oturum açmanızı istiyor',
  device: 'Yeni bir cihaz {app} üzerinde oturum açmak istiyor',
  leave: '{app} hesabınızın e-postasını değiştirmek istiyor',
  join: '{app} bu adresi hesabınız için kullanmak istiyor',
  exports: '{app} özel anahtarınızı dışa aktarmak istiyor',
  confirm: '{app} bu adresi onaylamanızı istiyor',
  taken: 'Adresiniz istendi',
  takenText:
    'Biri bu adresi başka bir hesap için kullanmak istedi. Adres sizin hesabınıza ait: hiçbir şey değişmedi ve bir şey yapmanız gerekmiyor.',
  changed: 'E-postanız değiştirildi',
  changedText:
    'Hesabınızın artık başka bir adresi var ve bu adresle oturum açılamıyor. Bunu siz yapmadıysanız cüzdandakileri bir cihazınızdan taşıyın.',
  code: 'Kodunuz:',
  once: 'Onu isteyen cihazda, 10 dakika içinde bir kez kullanılabilir.',
  openDevice: 'Bu sizseniz bu sayfayı açın ve 10 dakika içinde onaylayın:',
  confirmDevice: 'Cihazı onayla',
  inWallet: 'Onu yalnızca cüzdanın penceresine, {wallet} adresinde yazın.',
  power: 'Anahtara sahip olan, cüzdandaki her şeyi alabilir.',
  ignore: 'Bu siz değilseniz hiçbir şey yapmayın.',
  never:
    'Bu kodu kimseye söylemeyin: size yardım eden kimsenin ona ihtiyacı yoktur.',
  deviceAdded: 'Hesabınız yeni bir cihazda açıldı',
  deviceRemoved: 'Hesabınızdan bir cihaz kaldırıldı',
  deviceRemovedText: 'Oturumu kapatıldı ve artık hesabınızı açamaz.',
  newCode: 'Hesabınızın yeni bir kurtarma kodu var',
  newPasskey: 'Hesabınızın yeni bir geçiş anahtarı var',
  newWayText: 'Bundan sonra bunu kullanın: öncekiler artık çalışmayabilir.',
  deleting: 'Hesabınız silinecek',
  deletingText:
    '{until} tarihinden sonra hesabı kimse açamaz ve içinde kalan para kaybolur.',
  keepText:
    'Hesabı korumak için bu tarihten önce oturum açın, hesap ayarlarınızda “Cihazlar ve kurtarma” bölümünü açın ve “Hesabı koru” seçeneğini seçin.',
  kept: 'Hesabınız silinmeyecek',
  keptText: 'Silme işlemi iptal edildi.',
  deviceName: 'Cihaz: {name}',
  unnamed: 'Adsız cihaz',
  when: 'Ne zaman ve nerede: {time}, {app}',
  notYou:
    'Bu siz değilseniz hesap ayarlarınızda “Cihazlar ve kurtarma” bölümünü açın, tanımadığınız cihazları kaldırın ve yeni bir kurtarma kodu oluşturun.',
  mailbox:
    'Bunu yapan kişi e-postanızı da okuyor olabilir: parolasını değiştirin.',
}
