import type { StartPart } from '../../strings/Catalogue.js'

/** Stands for a wallet without a name, which needs other cases. */
const yourWallet = 'Cüzdanınız'

export const start: StartPart = {
  button: {
    connect: 'Cüzdan bağla',
    connecting: 'Bağlanıyor…',
    failed: 'Yüklenemedi. Tekrar dene',
    account: (name) => `Hesap ${name}`,
    network: (name) => `${name} ağı`,
    unsupported: 'Desteklenmeyen ağ',
    pay: (amount) => `${amount} öde`,
  },

  login: {
    or: 'veya',
    installed: 'Yüklü',
    recent: 'Son kullanılan',
    wallets: 'Cüzdanlar',
    moreWallets: 'Diğer cüzdanlar',
    allWallets: 'Tüm cüzdanlar',
    qrCode: 'QR kodu',
    noMethods: 'Cüzdan bulunamadı',
    noMethodsHint: 'Bu tarayıcıya bir cüzdan yükleyin ve sayfayı yenileyin.',

    email: 'E-posta adresi',
    emailHint: 'Size e-postayla bir kod göndereceğiz. Parola gerekmez.',
    emailInvalid: 'Geçerli bir e-posta adresi girin',
    continueWithEmail: 'E-posta ile devam et',
    suggestions: 'Öneriler',
    continueWithWallet: 'Cüzdan ile devam et',
    resumeCode: 'Kodu gir',
    resumeLink: 'E-postadaki bağlantıyı aç',
    resumeOpening: 'Cüzdanınız açılıyor',
    wait: (seconds) => `${seconds} sn sonra tekrar deneyin`,
    waitBriefly: 'Sonraki e-posta için biraz bekleyin',

    code: 'Kod',
    codeSent: 'Şu adrese gönderilen kodu girin:',
    codeHint: 'Altı rakam',
    checking: 'Kod kontrol ediliyor…',
    opening: 'Cüzdanınız açılıyor…',
    sending: 'Yeni kod gönderiliyor…',
    resend: 'Yeni kod gönder',
    resendIn: (seconds) => `${seconds} sn sonra yeni kod`,
    otherEmail: 'Başka e-posta kullan',
    nothingSent: 'Kod gönderilmedi',
    nothingSentHint: 'E-posta adresinizi girerek başlayın.',
    startAgain: 'Baştan başla',

    linkSent: 'Şu adrese gönderilen bağlantıyı açın:',
    linkHint: 'Bu cihaza izin verir. Ardından bu ekran kendiliğinden ilerler.',
    linkWaiting: 'Bağlantıyı açmanız bekleniyor',
    resendLink: 'Yeni bağlantı gönder',
    resendLinkIn: (seconds) => `${seconds} sn sonra yeni bağlantı`,
    linkFailed: 'Bu cihaza izin verilmedi',

    yourWallet,
    connectWith: (wallet) => `${wallet} ile bağlanın`,
    openWallet: (wallet) =>
      wallet === yourWallet ? 'Cüzdanınızı aç' : `${wallet} cüzdanını aç`,
    confirmIn: (wallet) =>
      wallet === yourWallet
        ? 'Cüzdanınızda onaylayın'
        : `${wallet} üzerinde onaylayın`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Bu site adresinizi görmek istiyor.',
    asking: 'Cüzdanınızı açın',
    askingHint:
      'İstek orada bekliyor. Yanıtlayın ya da kapatıp tekrar deneyin.',
    declined: 'İstek reddedildi',
    declinedHint: 'Adresiniz bu siteyle paylaşılmadı.',
    notInstalled: (wallet) => `${wallet} bulunamadı`,
    notInstalledHint:
      'Yükleyin veya etkinleştirin, ardından sayfayı yenileyin.',
    getWallet: (wallet) =>
      wallet === yourWallet ? 'Cüzdan yükle' : `${wallet} yükle`,
    notConnected: 'Bağlanmadı',

    noWallet: 'Cüzdanım yok',

    codeAmbiguous: 'Metinde birden fazla sayı var. Yalnızca kodu yapıştırın.',

    codeMissing: 'Yapıştırılan metinde 6 haneli kod yok',

    codeOfOther: (site) => `Bu kod ${site} için. Burada kullanmayın.`,
  },

  notices: {
    dismiss: 'Kapat',
    details: 'Ayrıntılar',
    viewOnExplorer: 'Görüntüle',
    toasts: {
      actionNotAllowed: () => 'Bu işleme izin verilmiyor',
      addressCopied: () => 'Adres kopyalandı',
      authenticationFailed: () => 'Giriş başlatılamadı',
      balanceUnavailable: () => 'Bakiye alınamıyor',
      failedToDisconnect: () => 'Bağlantı kesilemedi',
      networkSwitched: (subject) =>
        subject ? `Artık ${subject} ağındasınız` : 'Ağ değiştirildi',
      sendFailed: (subject) =>
        subject ? `${subject} gönderilmedi` : 'Gönderilmedi',
      sendUnknown: (subject) =>
        subject ? `${subject} yolda olabilir` : 'Yolda olabilir',
      sending: (subject) =>
        subject ? `${subject} gönderiliyor` : 'Gönderiliyor',
      sent: (subject) => (subject ? `${subject} gönderildi` : 'Gönderildi'),
      signatureDeclined: () => 'İmza reddedildi',
      smartAccountsUnsupported: () =>
        'Bu uygulama akıllı hesapları desteklemiyor olabilir',
      swapFailed: (subject) =>
        subject ? `${subject} takas edilmedi` : 'Takas edilmedi',
      swapUnknown: (subject) =>
        subject ? `${subject} yolda olabilir` : 'Yolda olabilir',
      swapped: (subject) =>
        subject ? `${subject} takas edildi` : 'Takas edildi',
    },
    alerts: {
      domainUnverified: [
        'Uygulama yanlış yapılandırılmış',
        'Gömülü cüzdan bu alan adını kabul etmiyor.',
      ],
      emailInvalid: ['Geçersiz e-posta', 'E-posta adresini kontrol edin.'],
      featuresIgnored: [
        'Yerel özellik ayarları geçerli değil',
        'Bunların yerine projenin ayarları geçerlidir.',
      ],
      invalidAppConfiguration: [
        'Uygulama yanlış yapılandırılmış',
        'Cüzdan hizmeti bu siteden gelen istekleri kabul etmiyor.',
      ],
      namespaceNotConnected: [
        'İkinci ağ bağlı değil',
        'Cüzdanınız yalnızca bir ağ türüne bağlı.',
      ],
      networkNotFound: ['Ağ bulunamadı', 'Bu sitede o ağ yok.'],
      projectIdInvalid: [
        'Uygulama yanlış yapılandırılmış',
        'Cüzdan hizmeti bu proje kimliğini tanımıyor.',
      ],
      projectIdMissing: [
        'Proje kimliği eksik',
        'Bu site henüz cüzdanlar için ayarlanmamış.',
      ],
      rateLimited: [
        'Çok fazla istek',
        'Hizmet bu siteden gelen isteklerle meşgul. Biraz sonra tekrar deneyin.',
      ],
      serverFailed: [
        'Hizmet kullanılamıyor',
        'Hizmette bir sorun oluştu. Daha sonra tekrar deneyin.',
      ],
      sessionExpired: [
        'Oturumun süresi doldu',
        'Yeniden giriş yapın. Sorun tekrarlanırsa cihazınızın saatini kontrol edin.',
      ],
      walletNotLoaded: [
        'E-posta cüzdanı yüklenemedi',
        'Bağlantınızı veya içerik engelleyicinizi kontrol edip tekrar deneyin.',
      ],
      walletTimedOut: [
        'E-posta cüzdanı yanıt vermedi',
        'İstek zaman aşımına uğradı. Tekrar deneyin.',
      ],
    },
    unknown: 'Bir şeyler ters gitti',
  },

  common: {
    back: 'Geri',
    close: 'Kapat',
    cancel: 'Vazgeç',
    tryAgain: 'Tekrar dene',
    copied: 'Kopyalandı',
    loading: 'Yükleniyor',
    notLoaded: 'Bu bölüm yüklenemedi',
    notLoadedHint: 'Bağlantınızı kontrol edin. Hiçbir şey değişmedi.',
    unknownNetwork: 'Bilinmeyen ağ',
  },

  titles: {
    Connect: 'Bağlan',
    ConnectingExternal: 'Bağlan',
    ConnectingWalletConnect: 'Bağlan',
    ConnectingWalletConnectBasic: 'Bağlan',
    ConnectingMultiChain: 'Ağ seçin',
    ConnectWallets: 'Cüzdanlar',
    ConnectSocials: 'Sosyal hesapla giriş',
    ConnectingSocial: 'Giriş yap',
    ConnectingFarcaster: 'Farcaster ile giriş yap',
    AllWallets: 'Tüm cüzdanlar',
    Create: 'Cüzdan oluştur',
    EmailVerifyOtp: 'E-postayı doğrula',
    EmailVerifyDevice: 'Yeni cihaz',
    UpdateEmailWallet: 'E-postayı değiştir',
    UpdateEmailPrimaryOtp: 'Mevcut e-postayı doğrula',
    UpdateEmailSecondaryOtp: 'Yeni e-postayı doğrula',
    Account: 'Hesap',
    AccountSettings: 'Ayarlar',
    Transactions: 'İşlemler',
    SmartSessionList: 'Uygulama izinleri',
    SmartSessionCreated: 'İzin verildi',
    ProfileWallets: 'Cüzdanlarınız',
    Networks: 'Ağ',
    SwitchNetwork: 'Ağ değiştir',
    SwitchActiveChain: 'Hesap değiştir',
    WalletCompatibleNetworks: 'Ağlarınız',
    UnsupportedChain: 'Desteklenmeyen ağ',
    WalletReceive: 'Al',
    WalletSend: 'Gönder',
    WalletSendSelectToken: 'Token seçin',
    WalletSendPreview: 'Kontrol et ve gönder',
    TransactionComplete: 'İşlem tamamlandı',
    ApproveTransaction: 'Onayla',
    SIWXSignMessage: 'Giriş',
    DataCapture: 'E-posta adresi',
    DataCaptureOtpConfirm: 'E-postayı doğrula',
    Swap: 'Takas et',
    SwapSelectToken: 'Token seçin',
    SwapPreview: 'Kontrol et ve takas et',
    OnRampProviders: 'Satın al',
    OnRampFiatSelect: 'Para birimi seçin',
    OnRampTokenSelect: 'Ne alacağınızı seçin',
    Pay: 'Öde',
    PayLoading: 'Öde',
    PayQuote: 'Öde',
    FundWallet: 'Para ekle',
    PayWithExchange: 'Para ekle',
    PayWithExchangeSelectAsset: 'Token seçin',
    BuyInProgress: 'Satın alımınız',
    WhatIsABuy: 'Satın alma nasıl işler?',
    ChooseAccountName: 'Bir ad alın',
    RegisterAccountName: 'Ad kaydet',
    RegisterAccountNameSuccess: 'Ad kaydedildi',
    WhatIsAWallet: 'Cüzdan nedir?',
    WhatIsANetwork: 'Ağ nedir?',
    GetWallet: 'Cüzdan edinin',
    Downloads: 'İndir',
    UsageExceeded: 'Kullanılamıyor',
  },
}
