import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, time } = createWords('tr')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Adresi kopyala',
    copyFailed: 'Kopyalanamadı. Bunun yerine adresi seçin.',
    addressCopied: 'Adres kopyalandı',
    switchWallet: (wallet) => `${wallet}. Cüzdanlarınız`,
    switchNetwork: (network) => `${network}. Ağ değiştir`,

    accounts: 'Hesaplarınız',
    namespaces: kinds,
    networkGroups: { eip155: 'EVM ağları', solana: 'Solana ağları' },

    totalBalance: 'Toplam bakiye',
    fiat: (value) => `$${value}`,
    buy: 'Satın al',
    swap: 'Takas et',
    receive: 'Al',
    send: 'Gönder',
    sendUnsupported: 'Bu ağda gönderim yapılamıyor.',
    tokens: 'Tokenler',
    loadingTokens: 'Tokenler yükleniyor',
    empty: 'Henüz token yok',
    emptyHint: 'Aldığınız tokenler burada görünür.',

    balancesFailed: 'Bakiyeleriniz gösterilemiyor',
    balancesFailedHint: 'Bakiye hizmeti yanıt vermiyor. Tokenleriniz güvende.',
    balancesOld: (at) => `Saat ${time(at)} itibarıyla`,
    nextTry: (seconds) => `${seconds} sn sonra tekrar denenecek`,
    tryingAgain: 'Tekrar deneniyor…',

    explorer: 'Gezginde görüntüle',
    disconnect: 'Bağlantıyı kes',
    disconnectAll: 'Tüm bağlantıları kes',
    disconnectOne: (wallet) => `Bağlantıyı kes: ${wallet}`,
    connectAnother: 'Başka cüzdan bağla',
    active: 'Etkin',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Geçerli',
    testNetwork: 'Test ağı',
    confirmInWallet: 'Cüzdanınızda onaylayın',
    switching: 'Değiştiriliyor…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet}, bu uygulamanın tanımadığı bir ağda (numara ${chainId}). Devam etmek için bunlardan birini seçin.`,

    networkGone: 'Bulunduğunuz ağ artık bu uygulamada yok',
    networkGoneHint:
      'Tokenleriniz güvende. Devam etmek için başka bir ağ seçin.',
    chooseNetwork: 'Ağ seçin',

    receiveHint: (network) =>
      `Bu adrese yalnızca ${network} ağındaki tokenleri gönderin. Diğerleri kaybolabilir.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Bu adrese yalnızca SOL ve Solana tokenleri gönderin. Diğerleri kaybolabilir.'
        : `Bu adrese yalnızca ${network} ağında SOL ve Solana tokenleri gönderin. Diğerleri kaybolabilir.`,
    solanaAddress: 'Solana adresiniz',
    qrLabel: 'Adresinizin QR kodu',
    requestQrLabel: (amount) => `${amount} isteyen QR kodu`,
    askAmount: 'Tutar iste',
    amountIn: (symbol) => `${symbol} tutarı`,
    amountHelp: 'QR koduna eklenir. Bazı cüzdanlar bunu dikkate almaz.',
    copyLink: 'Ödeme bağlantısını kopyala',
  },

  buy: {
    amountHint: 'Ödeyeceğiniz tutar',
    chooseFiat: (currency) =>
      `${currency} ile ödeniyor. Başka para birimi seçin`,
    chooseToken: (symbol) => `${symbol} alınıyor. Başka bir şey seçin`,
    youGet: 'Alacağınız',
    asking: 'Fiyat soruluyor',
    enterAmount: 'Tutar girin',
    checkAmount: 'Tutarı kontrol edin',
    noPrice: 'Şu anda fiyat yok',
    preparing: 'Hazırlanıyor',
    continueAt: (provider) => `${provider} ile devam et`,
    opensTab: (provider) =>
      `Ödemeyi yeni bir sekmede, ${provider} üzerinden yaparsınız.`,
    priceThere: (provider) => `Fiyatı ${provider} üzerinde görün`,
    estimate: 'Tahmin',
    estimateTitle: 'Yalnızca tahmin',
    estimateText:
      'Fiyat hizmeti yanıt vermediği için şu anda satın alma yapılamıyor.',
    providers: 'Satıcı',
    fees: (fees) => `${fees} ücret`,
    feeRange: (range) => `${range.replace('-', '–')} ücret`,
    sells: (symbol) => `Yalnızca ${symbol} satar`,
    chosen: 'Seçildi',
    nobody: 'Burada satın alma yapılamıyor',
    nobodyHint: 'Bu sitedeki hiçbir satıcı bu ağa teslimat yapmıyor.',
    otherNetwork: 'Başka ağ seç',
    howItWorks: 'Satın alma nasıl işler?',

    search: 'Ara',
    noneFound: (search) => `“${search}” için sonuç yok`,
    listFailed: 'Bu kısa liste. Tam liste yüklenemedi.',
    on: (networks) => `Ağ: ${networks}`,

    waiting: (provider) => `${provider} sitesinde devam edin`,
    waitingHint: ({ symbol }) =>
      `Diğer sekmede ödeyin. ${symbol} ulaştığında burada görünür.`,
    waitingLong:
      'Kartla dakikalar, havaleyle birkaç güne kadar sürer. Bu pencereyi kapatabilirsiniz.',
    unseen:
      'Bakiyeniz şu anda okunamıyor. Ödediğiniz yine de hesabınıza ulaşır.',
    notOpened: (provider) => `${provider} sitesini yeniden aç`,
    stop: 'Hiçbir şey satın almadım',
    stopped: 'Hiçbir şey satın alınmadı',
    stoppedHint: 'Ödeme yaptıysanız aldığınız yine de hesabınıza ulaşır.',
    tryAgain: 'Tekrar dene',
    toAccount: 'Hesaba dön',
    arrived: (amount) => `${amount} ulaştı`,
    arrivedHint: 'Hesabınızda.',
    done: 'Tamam',
    nothing: 'Süren bir satın alma yok',
    nothingHint: 'Daha önce ödedikleriniz kendiliğinden ulaşır.',
    start: 'Kripto satın al',

    guide: [
      {
        title: 'Bir sağlayıcıya ödersiniz',
        text: 'Kartla veya havaleyle satın alın. Ödemenizi sağlayıcı yürütür, bu site onu hiç görmez.',
      },
      {
        title: 'Hesabınıza gelir',
        text: 'Adresiniz sizin için doldurulur. Sağlayıcı satıştan önce kimliğinizi sorabilir.',
      },
      {
        title: 'Biraz zaman alır',
        text: 'Kartla dakikalar içinde ulaşır, bankadan günler sürebilir. Tokenleriniz arasında görünür.',
      },
    ],
  },

  email: {
    current: 'E-posta adresiniz',
    next: 'Yeni e-posta adresi',
    nextHint: 'Bir kodla doğrularsınız. Cüzdanınız aynı kalır.',
    same: 'Bu zaten mevcut adresiniz',
    submit: 'Devam',
    fromOld: 'Önce siz olduğunuzu doğrulayın. Şu adrese gönderilen kodu girin:',
    fromNew: 'Yeni adresinize gönderilen kodu girin:',
    yourAddress: 'mevcut adresiniz',
    saving: 'Yeni adresiniz kaydediliyor…',
    done: 'E-postanız değişti',
    doneHint: 'Bundan sonra bu adresle giriş yapın.',
    finish: 'Tamam',
    nothingSent: 'Kod gönderilmedi',
    nothingSentHint: 'Yeni e-posta adresinizi girerek başlayın.',
    start: 'E-postayı değiştir',
    noWallet: 'Değiştirilecek bir adres yok',
    noWalletHint: 'Yalnızca e-posta ile girilen bir cüzdanın adresi olur.',
    connect: 'E-posta ile giriş yap',
  },

  guide: {
    wallet: [
      {
        title: 'Size ait olanı tutar',
        text: 'Para, koleksiyonlar ve adlar, bağladığınız her uygulamada.',
      },
      {
        title: 'Onunla giriş yaparsınız',
        text: 'Parola uydurmak yerine her yerde aynı cüzdanı bağlayın.',
      },
      {
        title: 'Yalnızca siz kullanabilirsiniz',
        text: 'Siteler ister, siz cüzdanınızda onaylarsınız. Kurtarma ifadenizi asla kimseyle paylaşmayın.',
      },
    ],
    createLead: 'Giriş yapın, kendi cüzdanınız olsun. Yükleme gerekmez.',
    noLoginLead: 'Burada giriş yapmak için bir cüzdan gerekir. Ücretsizdir.',
    otherWays: 'Diğer yollar',
    getWalletHint: 'Telefonunuz veya tarayıcınız için bir uygulama',
    getWallet: 'Cüzdan edinin',
    aboutNetworks: 'Ağ nedir?',
    network: [
      {
        title: 'Hesabınızın bulunduğu yer',
        text: 'Her ağ, kimde ne olduğunun kaydını kendi tutar. Hesabınız birden çok ağda olabilir.',
      },
      {
        title: 'Ücretleri ve hızları farklıdır',
        text: 'Her ödemede ağın kendi coini ile ücret alınır: bir sentten azından birkaç dolara kadar.',
      },
      {
        title: 'Tokenler kendi ağında kalır',
        text: 'Gönderdiğiniz, aynı ağdaki bir adrese gitmelidir, yoksa kaybolabilir.',
      },
    ],
    gotIt: 'Anladım',
    listLead: 'Seçebileceğiniz birkaç cüzdan.',
    loading: 'Cüzdanlar yükleniyor',
    listFailed: 'Liste yüklenemedi',
    listFailedHint: 'Cüzdan hizmeti yanıt vermiyor.',
    listEmpty: 'Önerilecek cüzdan yok',
    listEmptyHint: 'Hangileriyle çalıştığını site sahibine sorun.',
    get: (wallet) => `${wallet} yükle`,
    scanHint: 'Telefonunuzun kamerasıyla tarayın.',
    qrLabel: (wallet) => `${wallet} sayfasının QR kodu`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Tarayıcı uzantısı',
      homepage: 'Web sitesi',
      playStore: 'Google Play',
    },
    afterwards: 'Yüklediniz mi? Bu sayfayı yenileyin, sonra bağlanın.',
    noLinks: 'Bilinen bir indirme bağlantısı yok',
    noLinksHint: 'Telefonunuzun veya tarayıcınızın mağazasında arayın.',
    otherWallet: 'Cüzdan seç',

    usage: 'Bu siteye şu anda bağlanılamıyor',
    usageHint: 'Planının sınırına ulaştı. Cüzdanınız ve tokenleriniz güvende.',
    usageOwner: 'Bu sizin siteniz mi? Projenin panosuna bakın.',
    usageRetry: 'Tekrar kontrol et',
  },

  holdings: {
    label: 'Varlıklar ve etkinlik',
    tabs: { tokens: 'Tokenler', nfts: 'NFT’ler', activity: 'İşlemler' },

    loadingActivity: 'İşlemler yükleniyor',
    noActivity: 'Henüz işlem yok',
    noActivityHint:
      'Gönderdikleriniz, aldıklarınız ve takaslarınız burada görünür.',
    activityOff: 'Burada işlem geçmişi yok',
    activityOffHint: 'Bu ağın geçmişi kullanılamıyor. Tokenleriniz güvende.',
    activityFailed: 'İşlemleriniz gösterilemiyor',
    activityFailedHint:
      'Etkinlik hizmeti yanıt vermiyor. Tokenleriniz güvende.',
    more: 'Daha fazla yükle',
    moreFailed: 'Sonraki sayfa yüklenemedi. Buraya kadar olan liste eksiksiz.',
    loaded: (count) => `${count} işlem gösteriliyor`,
    month,
    failed: 'Başarısız',
    pending: 'Bekliyor',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Az önce'
      const units = {
        second: 'sn',
        minute: 'dk',
        hour: 'sa',
        day: 'gün',
        month: 'ay',
        year: 'yıl',
      }
      return `${count} ${units[unit]} önce`
    },
    date: dateTime,
    moreMoved: (count) => `ve ${count} tane daha`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Bir NFT',
    opensExplorer: 'Gezgini açar',
    operations: {
      approve: 'İzin verildi',
      burn: 'Yakıldı',
      cancel: 'İptal edildi',
      claim: 'Talep edildi',
      delegate: 'Delege edildi',
      deploy: 'Sözleşme oluşturuldu',
      deposit: 'Yatırıldı',
      execute: 'Sözleşme kullanıldı',
      mint: 'Mint edildi',
      receive: 'Alındı',
      revoke: 'İzin kaldırıldı',
      send: 'Gönderildi',
      stake: 'Stake edildi',
      trade: 'Takas edildi',
      unstake: 'Stake bozuldu',
      withdraw: 'Çekildi',
    },
    transaction: 'İşlem',

    loadingNfts: 'NFT’ler yükleniyor',
    noNfts: 'Henüz NFT yok',
    noNftsHint: 'Adresinize gönderilen NFT’ler burada görünür.',
    nftsFailed: 'NFT’leriniz gösterilemiyor',
    nftsPartial:
      'Yalnızca son işlemlerinizde görünenler. Daha fazlası olabilir.',
    allNfts: 'Tüm NFT’ler',
    unnamed: 'Adsız',
    copies: (amount) => `× ${amount}`,
    collection: 'Koleksiyon',
    number: 'Token kimliği',
    held: 'Sizde olan',
    network: 'Ağ',
  },

  names: {
    choose: 'Ad seç',
    guide: [
      {
        title: 'Adresten daha kolay',
        text: 'Arkadaşlarınız uzun bir adres yerine adınıza gönderebilir.',
      },
      {
        title: 'Ücretsiz',
        text: 'Yalnızca bir mesaj imzalarsınız. Ücret yok, işlem yok.',
      },
      {
        title: 'Herkes görebilir',
        text: 'Adı bilen, adresinize ve içinde ne olduğuna bakabilir.',
      },
    ],
    name: 'Adınız',
    suffixed: (suffix) => `${suffix} ile biter`,
    hint: 'Harf, rakam ve tire, en az 4 karakter',
    checking: 'Boşta mı diye bakılıyor',
    free: (name) => `${name} boşta`,
    taken: (name) => `${name} alınmış`,
    suggestions: 'Boşta olan benzer adlar',
    take: (name) => `${name} adını kullan`,
    enter: 'Ad girin',
    other: 'Başka ad seç',
    register: 'Adı kaydet',
    confirm: 'Cüzdanınızda onaylayın',
    unchanged: 'Hiçbir şey kaydedilmedi.',
    unknown:
      'Ad yine de kaydedilmiş olabilir. Tekrar denemeden önce kontrol edin.',
    unsupported: 'Adlar bu ağda çalışmıyor',
    unsupportedHint: 'EVM ağlarındaki hesaplar içindir.',
    otherNetwork: 'Başka ağ seç',
    success: 'Bu ad artık sizin',
    successHint: 'Bu ada gönderilenler hesabınıza ulaşır.',
    successUnknown: 'Adınız kaydedildi',
    done: 'Tamam',
  },

  pairing: {
    scan: 'Cüzdanınızla tarayın',
    scanWith: (wallet) => `${wallet} ile tarayın`,
    scanHint: 'Telefonunuzda cüzdanın tarayıcısını açıp bu koda tutun.',
    qrLabel: 'Bağlantı isteğinin QR kodu',
    preparing: 'Kod hazırlanıyor',
    copyLink: 'Bağlantıyı kopyala',
    copyFailed: 'Bu tarayıcı kopyalamaya izin vermiyor',
    openDesktop: 'Masaüstü uygulamasını aç',
    openWeb: 'Web cüzdanını aç',

    ways: 'Bağlanma yolları',
    wayNames: {
      browser: 'Tarayıcı',
      desktop: 'Masaüstü',
      mobile: 'Uygulama',
      qrcode: 'Telefon',
      unsupported: 'Bulunamadı',
      web: 'Web sitesi',
    },

    continueIn: (wallet) => `${wallet} üzerinde devam edin`,
    continueHint: 'Bağlantıyı orada onaylayıp bu sayfaya dönün.',
    browserHint: 'Bu sayfa uygulamanın içinde yeniden açılır. Orada bağlanın.',
    openWallet: (wallet) => `${wallet} uygulamasını aç`,
    notOpened: (wallet) => `${wallet} açılmadı`,
    notOpenedHint: 'Bu cihazda yüklü mü?',
    getWallet: (wallet) => `${wallet} yükle`,
    showCode: 'QR kodunu göster',

    search: 'Cüzdan ara',
    searching: 'Cüzdanlar aranıyor',
    found: (count) => `${count} cüzdan`,
    noneFound: (search) => `“${search}” için sonuç yok`,
    noneFoundHint: 'Yazımı kontrol edin veya kodu kendi cüzdanınızla tarayın.',
    none: 'Seçilecek cüzdan yok',
    noneHint: 'Kodu yine de kendi cüzdanınızla tarayabilirsiniz.',
    scanAny: 'QR koduyla bağlan',
    moreWallets: 'Daha fazla göster',
    listFailed: 'Liste yüklenemedi',
    moreFailed: 'Diğerleri yüklenemedi.',

    whichKind: (wallet) => `${wallet} cüzdanını nerede kullanıyorsunuz?`,
    whichKindHint:
      'Her ikisinde de hesabı var. Diğerini sonra bağlayabilirsiniz.',
    kinds: 'Ağ türleri',
    notFound: 'Cüzdan bulunamadı',
    chooseWallet: 'Cüzdan seç',

    expired: 'İsteğin süresi doldu',
    expiredHint: 'Hiçbir şey bağlanmadı. Yeni bir istek başlatın.',
  },

  pay: {
    title: (amount) => `${amount} öde`,
    deposit: (amount) => `${amount} yatır`,
    withWallet: 'Cüzdanla öde',
    connect: 'Ödemek için cüzdan bağla',
    otherToken: 'Başka bir tokenle öde',
    exchanges: 'Ya da borsadan öde',
    delivering: 'Ödeme iletiliyor',
    waiting: (name) => `${name} bekleniyor`,
    waitingHint: 'Ödemeyi diğer sekmede tamamla.',
    done: 'Ödeme tamamlandı',
    failed: 'Ödeme yapılmadı',
    unknown: 'Ödeme henüz onaylanmadı',
    unknownHint: 'Hâlâ ulaşabilir. Yeniden ödemeden önce kontrol et.',
    anyway: 'Yine de öde',
    invalid: 'Bu ödeme yapılamıyor. Site yanlış ayarlamış.',
    gets: 'Alıcının alacağı',
    through: 'Ödeme aracısı',
    fee: 'Hizmet ücreti',
    fromExchange: 'Borsadan yatır',
    noExchanges: 'Bunu sunan borsa yok',
  },

  send: {
    amount: 'Tutar',
    amountHint: 'Gönderilecek tutar',
    to: 'Alıcı',
    toPlaceholder: { eip155: 'Adres, 0x…', solana: 'Solana adresi' },
    toHint: (network) => `${network} ağında bir adres`,
    paste: 'Yapıştır',
    pasteAddress: 'Adresi yapıştır',
    max: 'Maks.',
    useMax: 'Maks., gönderilebilecek tutarın tamamı',
    balance: (balance) => `Bakiye ${balance}`,
    chooseToken: (symbol) => `${symbol}. Başka token seçin`,
    worth: (value) => `≈ $${value}`,
    loading: 'Tokenler yükleniyor',
    enterAmount: 'Tutar girin',
    enterAddress: 'Adres girin',
    checkAmount: 'Tutarı kontrol edin',
    checkAddress: 'Adresi kontrol edin',
    review: 'Kontrol et',
    empty: 'Henüz gönderilecek bir şey yok',
    notHere: 'Desteklenmeyen ağ',
    otherNetwork: 'Başka ağ seç',
    emptyHint: 'Aldığınız tokenler burada görünür.',
    receive: 'Al',

    title: (subject) => `${subject} gönder`,
    from: 'Gönderen',
    network: 'Ağ',
    fee: 'Ağ ücreti',
    feeAbout: (fee) => `Yaklaşık ${fee}`,
    feeSmall: (unit) => `0,00000001 ${unit} altında`,
    rent: 'Yeni token hesabı',
    rentHint:
      'Alıcının bu token için henüz hesabı yok. Açılış ücretini bir kez siz ödersiniz.',
    changed: 'Bazı ayrıntılar değişti. Yeniden gözden geçirin.',
    feeUnknown: 'Henüz bilinmiyor. Cüzdanınız gösterir.',
    warnings: {
      ownAddress: 'Bu sizin kendi adresiniz. Yalnızca ücret ödersiniz.',
      lookAlike:
        'Bu adres daha önce kullandığınız bir adrese benziyor ama farklı. Her karakteri kontrol edin.',
      contract:
        'Bu bir sözleşme, cüzdan değil. Gönderilen tokenlar kaybolabilir.',
      firstTime: 'Bu adrese buradan ilk kez gönderiyorsunuz.',
    },
    tokenAddress: 'Token adresi',
    addToken: 'Ekle',
    addedToken: 'Adresiyle eklendi. Bu adla herkes token oluşturabilir.',
    send: 'Gönder',
    sending: 'Gönderiliyor…',
    cancelling: 'Durduruluyor…',
    stop: 'Durdur',
    done: 'Tamam',
    edit: 'Düzenle',
    steps: {
      resolving: 'Ad sorgulanıyor',
      preparing: 'Bakiye ve alıcı kontrol ediliyor',
      switching: (wallet) => `${wallet} üzerinde ağ değiştiriliyor`,
      approving: (wallet) => `${wallet} üzerinde onaylayın`,
      approvingInFrame: 'Güvenli pencerede onaylayın',
      handing: 'Ağa gönderiliyor',
      checking: 'Gönderilip gönderilmediği kontrol ediliyor',
      confirming: 'Gönderildi. Ağ bekleniyor',
      confirmed: 'Tamamlandı',
    },
    commitments: {
      processed: 'Ağ gördü, henüz onaylamadı',
      confirmed: 'Onaylandı. Kesinleşmesi bekleniyor',
      finalized: 'Kesinleşti',
    },
    goesOn: 'Bu pencereyi kapatabilirsiniz. İşlem sürer.',
    failedYes: 'Gezginde görüntüleyin. Yeniden göndermeyin.',
    failedReverted: 'Hiç token gönderilmedi. Yeniden gönderebilirsiniz.',
    failedUnknown:
      'Önce işlemlerinize bakın. Tekrar denerseniz iki kez gönderilebilir.',
    failedOther: 'Tekrar denemeden önce bakiyenizi kontrol edin.',
    viewOnExplorer: 'Gezginde görüntüle',

    recentPending: (subject) => `${subject} gönderiliyor`,
    recentSent: (subject) => `${subject} gönderildi`,
    recentUnknown: (subject) => `${subject} yolda olabilir`,
    recentTo: (address) => `Alıcı: ${address}`,

    approve: 'Güvenli pencerede onaylayın',
    approveHint:
      'Orada yalnızca siz görüp onaylayabilirsiniz. Bu sayfa bunu yapamaz.',
    approveWhat: 'İstek',
    approveMore: (count) => `Sonrasında ${count} istek daha bekliyor`,
    showAgain: 'Güvenli pencereyi göster',
    refuse: 'Vazgeç',
    ended: 'Onaylanacak bir şey yok',
    methods: {
      eth_sendTransaction: 'İşlem gönderme',
      eth_sendUserOperation: 'İşlem gönderme',
      eth_signTypedData_v4: 'Veri imzalama',
      personal_sign: 'Mesaj imzalama',
      solana_signAllTransactions: 'Birden çok işlem imzalama',
      solana_signAndSendTransaction: 'İşlem gönderme',
      solana_signMessage: 'Mesaj imzalama',
      solana_signTransaction: 'İşlem imzalama',
      wallet_grantPermissions: 'İzin verme',
      wallet_revokePermissions: 'İzinleri kaldırma',
      wallet_sendCalls: 'Birden çok işlem gönderme',
    },
    otherMethod: 'Cüzdanınızı kullanma',

    refused: {
      digits: (plain) =>
        plain
          ? `0–9 rakamlarını kullanın: ${plain}`
          : '0–9 rakamlarını kullanın',
      separators: (plain) =>
        plain ? `Ayırıcı olmadan girin: ${plain}` : 'Ayırıcı olmadan girin',
      number: () => 'Yalnızca rakam girin, örneğin 12.5',
    },

    keepAccount: 'Hesabınızı kaydedin',

    keepAccountHint: 'Giriş yapmak için güvenli pencerede tamamlayın.',
  },

  settings: {
    open: 'Ayarlar',
    wallet: (wallet) => `${wallet} ile bağlı`,
    email: 'E-posta',
    changeEmail: 'E-posta. Değiştir',
    provider: (provider) => `${providers[provider]} ile giriş yapıldı`,
    name: 'Hesap adı',
    noName: 'Ad edinin',
    noNameHint: 'Paylaşması adresten kolay',
    permissionsHint: 'Uygulamaların sizin adınıza yapabildikleri',
    activityHint: 'İşlem geçmişiniz',

    exportKey: 'Özel anahtarı dışa aktar',
    exportKeyHint: 'Hesabınızı başka bir cüzdanda kullanmak için',
    devices: 'Cihazlar ve kurtarma',
    devicesHint: 'Cihaz kaldırın, kurtarmayı değiştirin',

    accountType: 'Hesap türü',
    types: { smartAccount: 'Akıllı hesap', eoa: 'Standart hesap' },
    typeHints: {
      smartAccount: 'Adımları birleştirir, ücreti uygulamalar ödeyebilir',
      eoa: 'Tek anahtar. Her uygulamayla çalışır',
    },
    typeChanging: 'Hesap türü değiştiriliyor',
    reset: {
      action: 'Akıllı hesabı kapat',
      hint: 'Bu ağda. Adresiniz ve paranız değişmez',
      done: 'Akıllı hesap kapatıldı',
    },
    notKept: 'Oturumunuz saklanmayacak',
    notKeptHint:
      'Bu tarayıcı bu site için hiçbir şey saklamıyor. Sayfadan ayrıldıktan sonra yeniden giriş yaparsınız.',

    loadingSessions: 'İzinler yükleniyor',
    noSessions: 'Uygulama izni yok',
    noSessionsHint: 'Uygulamalara verdiğiniz izinler burada görünür.',
    sessionsFailed: 'İzinleriniz gösterilemiyor',
    sessionsFailedHint: 'İzin hizmeti yanıt vermiyor. İzinleriniz değişmedi.',
    sessionsOff: 'Uygulama izinleri kullanılamıyor',
    sessionsOffHint: 'Bu ağ bunları desteklemiyor.',
    sessionsLead:
      'Bu uygulamalar, belirlediğiniz sınırlar içinde sizin adınıza işlem yapabilir. Buna istediğiniz zaman son verebilirsiniz.',
    ended: 'Sona erenler',
    unnamedApp: 'Adsız uygulama',
    until: (seconds) => `${date(seconds * 1_000)} tarihine kadar`,
    sessionStatus: {
      active: 'Etkin',
      expired: 'Süresi doldu',
      revoked: 'Siz kaldırdınız',
    },
    permissions: {
      'contract-call': 'Belirli sözleşmeleri kullanabilir',
      'native-token-recurring-allowance': 'Ağın coinini harcayabilir',
      'erc20-recurring-allowance': 'Bir tokeni harcayabilir',
    },
    limit: 'Limit',
    period: 'Dönem',
    otherPermission: 'Başka bir izni var',
    granted: 'Bu uygulama artık sizin adınıza işlem yapabilir',
    grantedUntil: (seconds) =>
      `${date(seconds * 1_000)} tarihine kadar geçerli.`,
    grantedHint: 'İzinlerinizden istediğiniz zaman son verebilirsiniz.',
    grantedNothing: 'Ne için olduğu belirtilmemiş.',
    mayDo: 'Neler yapabilir',
    toPermissions: 'İzinleri gör',
    done: 'Tamam',
    revoke: 'Kaldır',
    revokeOf: (app) => `${app} uygulamasının iznini kaldır`,
    revoking: 'Cüzdanınızda onaylayın',
    revoked: (app) => `${app} uygulamasının izni kaldırıldı`,
    notRevoked: 'İzin kaldırılmadı. Hâlâ etkin.',

    scopeDay: (amount) => `Günde en fazla ${amount}`,
    scopeEvery: ({ amount, period }) => `Her ${period} için en fazla ${amount}`,
    scopeUntil: ({ date, what }) => `${what}, bitiş: ${date}`,
    scopeTo: ({ app, what }) => `${what}, alan: ${app}`,

    switchTo: (network) => `${network} ağına geç`,
    switchHint: 'Tokenleriniz oldukları yerde kalır.',
    switch: 'Ağ değiştir',
    alreadyThere: (network) => `Zaten ${network} ağındasınız`,
    alreadyThereHint: 'Değiştirilecek bir şey yok.',
    notOffered: 'Bu uygulamada o ağ yok',
    notOfferedHint: 'Devam etmek için uygulamanın ağlarından birini seçin.',

    needs: (kind) => `Bu yalnızca ${kinds[kind]} ağlarında çalışır`,
    needsHint: {
      account: (address) =>
        `${address} hesabınızla devam edin. Diğeri bağlı kalır.`,
      network: 'Cüzdanınızın orada da bir hesabı var. Diğeri kalır.',
      connect: 'Bunun için bir cüzdan bağlayın. Diğeri bağlı kalır.',
    },
    goOn: (kind) => `${kinds[kind]} ile devam et`,
    connectFor: 'Cüzdan bağla',
    noKind: (kind) => `Bu uygulamada ${kinds[kind]} ağı yok`,
    noKindHint: 'Hiçbir şey değişmedi.',

    worksOn: (count) => `${count} ağda çalışır`,
    worksOnLead:
      'Adresiniz bu ağlarda aynıdır. Adresinize yalnızca bu ağların tokenlerini gönderin. Diğerleri kaybolabilir.',
    receiveHint:
      'Bu adrese yalnızca bu ağların tokenlerini gönderin. Diğerleri kaybolabilir.',

    accountNotKept: 'Bu tarayıcı hesabınızı kaydetmiyor',

    accountNotKeptHint:
      'Sayfayı veya tarayıcıyı kapattığınızda hesabı kaybedersiniz. İçinde para tutmayın.',
  },

  signIn: {
    title: (site) => `${site} sitesine giriş yapın`,
    text: 'Bu hesabın size ait olduğunu göstermek için bir mesaj imzalayın. Ücretsizdir ve hesabınızdan hiçbir şey çıkmaz.',
    account: 'Hesap',
    sign: 'Giriş yap',
    emailTitle: (site) => `${site} e-posta adresinizi istiyor`,
    emailHint: 'Hesabınızla birlikte bu siteyle paylaşılır.',
    emailRequired: 'Bu site bir e-posta adresi gerektiriyor.',
    skip: 'Atla',
    required:
      'Bu site imza istiyor. Vazgeçerseniz cüzdanınızın bağlantısı kesilir.',
  },

  sponsor: {
    atMost: (amount) => `En fazla ${amount}`,
    inToken: (symbol) => `${symbol} ile ödenir`,
    paid: 'Uygulama ödüyor',
  },

  swap: {
    pay: 'Ödediğiniz',
    payHint: 'Ödeyeceğiniz tutar',
    receive: 'Aldığınız',
    balance: (balance) => `Bakiye ${balance}`,
    balanceUnknown: 'Bakiye bilinmiyor',
    max: 'Maks.',
    useMax: 'Maks., takas edilebilecek tutarın tamamı',
    flip: 'İki tokenin yerini değiştir',
    choose: 'Token seç',
    chooseFor: {
      from: (symbol) => `${symbol} ödüyorsunuz. Başka token seçin`,
      to: (symbol) => `${symbol} alıyorsunuz. Başka token seçin`,
    },
    worth: (value) => `≈ $${value}`,
    about: (amount) => `Yaklaşık ${amount}`,
    quoting: 'Fiyat soruluyor',
    noQuote: 'Şu anda fiyat yok',
    unreadable: 'Bu takas doğrulanamıyor. Başka bir tutar deneyin',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Fiyat',
    priceUnknown: 'Bilinmiyor',
    impact: 'Fiyat etkisi',
    percent: (value) => `%${value}`,
    fee: 'Ağ ücreti',
    feeAbout: (fee) => `Yaklaşık ${fee}`,
    feeSmall: (unit) => `0,00000001 ${unit} altında`,
    slippage: 'Fiyat kayması',
    slippageOf: (value) => `Fiyat kayması %${value}. Değiştir`,
    slippageHint:
      'Fiyat değişirse elinize bu kadar daha az geçebilir. Bundan da az olacaksa takas yapılmaz.',
    slippageHigh: 'Beklenenden belirgin şekilde az alabilirsiniz.',
    slippageOwn: 'Yüzde olarak özel fiyat kayması',
    slippageOther: 'Özel',
    slippageWrong: '0,05 ile 5 arasında yüzde girin',

    enterAmount: 'Tutar girin',
    chooseToken: 'Alacağınız tokeni seçin',
    checkAmount: 'Tutarı kontrol edin',
    review: 'Kontrol et',
    underWay: 'Süren bir takas var. Görüntüle',

    unsupportedTitle: 'Bu ağda takas yok',
    unsupported: 'Tokenler şu ağlarda takas edilebilir:',
    unsupportedHere: (network) =>
      `Tokenler ${network} ağında takas edilebilir.`,
    unsupportedAnywhere:
      'Bu sitenin hiçbir ağında takas yok. Tokenleriniz güvende.',
    loading: 'Tokenler yükleniyor',
    failed: 'Tokenler gösterilemiyor',
    failedHint: 'Token hizmeti yanıt vermiyor. Tokenleriniz güvende.',
    empty: 'Burada takas edilebilecek bir şey yok',
    emptyHint: 'Hizmet bu ağın tokenlerini listelemiyor.',
    toAccount: 'Hesabınıza git',

    search: 'Token veya adres ara',
    own: 'Tokenleriniz',
    others: 'Tüm tokenler',
    suggested: 'Popüler',
    found: (count) => `${count} token`,
    noneFound: (search) => `“${search}” için sonuç yok`,
    noneFoundHint: 'Sembolünü deneyin veya adresini yapıştırın.',

    title: ({ amount, from, to }) => `${amount} ${from} karşılığında ${to} al`,
    expected: (amount) => `Yaklaşık ${amount}`,
    minimum: 'En az alacağınız',
    minimumHint: (slippage) =>
      `Fiyat değişirse beklenenden %${slippage} az. Bundan da az olacaksa takas yapılmaz.`,
    providerFee: 'Sağlayıcı ücreti',
    providerFeeIncluded: (amount) => `${amount}, dahil`,
    feeLevels: ({ fast, instant }) =>
      `Hızlı: ${fast}. Anında: ${instant}. Ücreti cüzdan belirler.`,
    network: 'Ağ',
    oneApprovalHint: (amount) =>
      `Tek onay: tam olarak ${amount} için izin verir ve takas edersiniz. Fazlası alınamaz.`,
    approvalHint: (amount) =>
      `İki adım: önce tam olarak ${amount} için izin verirsiniz, sonra takas edersiniz. Bu izinle asla daha fazlası alınamaz.`,
    holds: (seconds) => `Bu fiyat ${seconds} sn daha geçerli`,
    expired: 'Bu fiyat artık geçerli değil',
    renew: 'Yeni fiyat al',
    worse: 'Fiyat değişti: daha önce gösterilenden az alırsınız.',
    warn: (impact) =>
      `Bu tokenlerin başka yerdeki değerinden %${impact} az alırsınız.`,
    blocked: (impact) =>
      `%${impact} kaybederdiniz. Daha az veya başka bir token takas edin.`,
    impactUnknown:
      'Karşılaştırılacak ikinci bir fiyat yok. Bu fiyatın makul olduğundan emin olun.',
    missing: 'Henüz kontrol edilecek bir şey yok',
    missingHint: 'Önce iki token ve bir tutar seçin.',
    enter: 'Takasa git',
    edit: 'Düzenle',

    swap: 'Takas et',
    swapping: 'Takas ediliyor…',
    stop: 'Durdur',
    stopping: 'Durduruluyor…',
    done: 'Tamam',
    stepApprove: (amount) => `${amount} için izin ver`,
    stepSwap: (amount) => `${amount} takas et`,
    stepDone: 'Tamamlandı',
    steps: {
      quoting: 'Her şey kontrol ediliyor',
      switching: (wallet) => `${wallet} üzerinde ağ değiştiriliyor`,
      asked: (wallet) => `${wallet} üzerinde onaylayın`,
      askedInFrame: 'Güvenli pencerede onaylayın',
      sent: 'Gönderildi. Ağ bekleniyor',
    },
    goesOn: 'Bu pencereyi kapatabilirsiniz. İşlem sürer.',
    failedYes: 'Gezginde görüntüleyin. Yeniden göndermeyin.',
    failedReverted: 'Takas yapılmadı, yalnızca ağ ücreti kesildi.',
    failedUnknown:
      'Önce işlemlerinize bakın. Aynı takası yeniden girerseniz başlamış olan bulunur.',
    failedOther: 'Tekrar denemeden önce bakiyenizi kontrol edin.',
    approvalStays: (symbol) =>
      `${symbol} için izin, yalnızca bu tutarla sınırlı olarak kalır.`,
  },

  failures: {
    errors: {
      4001: 'İstek cüzdanınızda reddedildi',
      4100: 'Oturumunuz sona erdi. Yeniden giriş yapın',
      4200: 'Cüzdanınız buna izin vermiyor',
      4900: 'Cüzdanınız çevrimdışı. Bağlantısını kontrol edin',
      4901: 'Cüzdanınız bu ağa bağlı değil',
      4902: 'Cüzdanınız bu ağı tanımıyor',
      5710: 'Cüzdanınız bu ağı desteklemiyor',
      5740: 'Bu istek cüzdanınız için çok büyük',
      [-32000]: 'Ağ bunu kabul etmedi',
      [-32001]: 'Cüzdanınız isteneni bulamadı',
      [-32002]: 'Devam etmek için cüzdanınızı açın',
      [-32003]: 'Ağ işlemi reddetti',
      [-32004]: 'Cüzdanınız bunu desteklemiyor',
      [-32005]: 'Çok fazla istek. Biraz bekleyip tekrar deneyin',
      [-32601]: 'Cüzdanınız bunu desteklemiyor',
      [-32602]: 'Cüzdanınız isteği okuyamadı',
      [-32603]: 'Cüzdanınızda bir sorun oluştu. Tekrar deneyin',
      ABORTED: 'Bitmeden iptal edildi',
      ADAPTER_NOT_FOUND: 'Bu sitede bu tür bir ağ yok',
      BUDGET_INVALID: 'Bu site geçersiz bir ücret belirlemiş',
      COMMITMENT_INVALID: 'Bu site geçersiz bir istek gönderdi',
      CHAIN_NOT_SUPPORTED: 'Bu sitede o ağ yok',
      CONNECTION_ABORTED: 'Bağlantı iptal edildi',
      CONNECTOR_NOT_FOUND: 'Bu cüzdan burada kullanılamıyor',
      FRAME_ERROR: 'E-posta cüzdanında bir sorun oluştu. Tekrar deneyin',
      FRAME_INTERRUPTED: 'E-posta cüzdanı kesintiye uğradı. Tekrar deneyin',
      FRAME_LOAD_FAILED:
        'E-posta cüzdanı yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin',
      FRAME_NOT_SET: 'E-posta cüzdanı henüz hazır değil. Tekrar deneyin',
      FRAME_REFUSED: 'Cüzdan hizmeti bu siteden gelen istekleri kabul etmiyor',
      FRAME_REQUEST_ABORTED: 'Tamamlanmadan durduruldu',
      FRAME_REQUEST_TIMEOUT: 'E-posta cüzdanı yanıt vermedi. Tekrar deneyin',
      FRAME_UNREACHABLE: 'Hizmete ulaşılamıyor. Biraz sonra tekrar deneyin',
      INVALID_CAIP10_ADDRESS: 'Adres geçerli değil',
      INVALID_CAIP_ADDRESS: 'Adres geçerli değil',
      INVALID_CAIP_NETWORK_ID: 'Bu ağ bilinmiyor',
      INVALID_CHAIN_ID: 'Bu ağ bilinmiyor',
      INVALID_EMAIL: 'Geçerli bir e-posta adresi girin',
      INVALID_SIGNATURE: 'Cüzdan yanlış bir imza verdi',
      INVALID_TRANSACTION: 'Cüzdana imzalayamayacağı bir şey iletildi',
      LOGIN_REQUIRED: 'Önce giriş yapın',
      OFFLINE: 'Çevrimdışısınız. Bağlantınızı kontrol edip tekrar deneyin',
      NO_ACCOUNT: 'Cüzdan bu siteyle hiçbir hesap paylaşmıyor',
      PARENT_NOT_SET: 'E-posta cüzdanı yalnızca bir sitenin içinde çalışır',
      RECEIVER_BELOW_RENT:
        'Bu tutar alıcının hesabını açmaya yetmiyor. Daha fazla gönderin',
      RELAY_REFUSED: 'Cüzdan hizmeti bu siteden gelen istekleri kabul etmiyor',
      REQUEST_FAILED: 'Hizmete ulaşılamıyor. Biraz sonra tekrar deneyin',
      REQUEST_TIMED_OUT:
        'Hizmetin yanıtı çok uzun sürdü. Biraz sonra tekrar deneyin',
      RESPONSE_INVALID:
        'Hizmet düzgün yanıt vermedi. Daha sonra tekrar deneyin',
      RPC_BUSY: 'Ağ yoğun. Biraz bekleyip tekrar deneyin',
      RPC_REQUEST_FAILED: 'Ağ düzgün yanıt vermedi. Tekrar deneyin',
      SEND_UNDER_WAY: 'Bu ödeme başka bir sekmede sürüyor',
      SMART_SESSION_NOT_ACTIVATED:
        'Cüzdanınız izni verdi, ancak hizmet kaydetmedi. Tekrar deneyin',
      SMART_SESSION_NOT_GRANTED: 'Cüzdanınız izni istendiği gibi vermedi',
      SMART_SESSION_REFUSED: 'Bu site izin verilmeyen bir yetki istedi',
      SMART_SESSION_UNSUPPORTED:
        'Cüzdanınız burada uygulamalara izin veremiyor',
      SOLANA_NOT_SET: 'Bu sitede Solana yok',
      TOKEN_HOOK_UNSUPPORTED:
        'Bu tokenin burada desteklenmeyen kendi kuralları var',
      TRANSACTION_EXPIRED:
        'Ağ işlemi zamanında almadı. Yeniden gönderebilirsiniz',
      UNSUPPORTED_CHAIN: 'Bu işlem bu ağda yapılamıyor',
      WALLET_FAILED: 'Cüzdan bunu yapamadı',
      WALLET_TIMEOUT: 'Cüzdan yanıt vermiyor',
    },
    kitErrors: {
      ALREADY_SENT:
        'Aynı ödeme az önce yapıldı. Hiçbir şey yeniden gönderilmedi',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Tutar ve alıcı girin',
      AMOUNT_ZERO: 'Tutar sıfırdan büyük olmalı',
      APPROVAL_UNSUPPORTED:
        'Bu tarayıcıda güvenli onay verilemiyor. Chromium tabanlı bir tarayıcı kullanın',
      CODE_EXPIRED: 'Kodun süresi doldu. Yeni bir kod isteyin',
      COIN_TYPE_UNKNOWN: 'Adlar bu ağda çalışmıyor',
      DEVICE_NOT_APPROVED: 'Bu cihaza izin verilmedi. Baştan başlayın',
      DISCONNECT_FAILED: 'Bağlantıların tümü kesilemedi. Tekrar deneyin',
      EMAIL_TAKEN: 'Bu e-posta başka bir cüzdana ait',
      EMBEDDED_NAMESPACE: 'Bu tür ağlarda e-posta cüzdanı yok',
      EXECUTION_REVERTED:
        'Sözleşme bu işlemi reddederdi. Hiçbir şey gönderilmedi',
      DEVICES_BLOCKED:
        'Tarayıcınız cihaz penceresini engelledi. Açılır pencerelere izin verin',
      DEVICES_UNREACHABLE: 'Bu site cihaz penceresinin bağlantısını kesti',
      EXPORT_BLOCKED:
        'Tarayıcınız dışa aktarma penceresini engelledi. Açılır pencerelere izin verin',
      EXPORT_UNREACHABLE:
        'Bu site dışa aktarma penceresinin bağlantısını kesti',
      FEE_CAP_TOO_HIGH: 'Ağ ücreti çok yüksek. Hiçbir şey gönderilmedi',
      FEE_CAP_TOO_LOW:
        'Belirlenen ağ ücreti artık çok düşük. Hiçbir şey gönderilmedi',
      FEE_NOT_COVERED: 'Bakiye ağ ücretine yetmiyor. Hiçbir şey gönderilmedi',
      INSUFFICIENT_BALANCE: 'Bakiye yetersiz',
      INSUFFICIENT_FUNDS:
        'Bakiye tutara ve ağ ücretine yetmiyor. Hiçbir şey gönderilmedi',
      INSUFFICIENT_LIQUIDITY: 'Bu takas için yeterli likidite yok',
      INTRINSIC_GAS_TOO_HIGH:
        'İşlem ağ için çok büyük. Hiçbir şey gönderilmedi',
      INTRINSIC_GAS_TOO_LOW: 'Gas sınırı çok düşük. Hiçbir şey gönderilmedi',
      INVALID_ADDRESS: 'Adres geçerli değil',
      INVALID_AMOUNT: 'Tutarı rakamlarla, binlik ayırıcı kullanmadan yazın',
      INVALID_CODE: 'Kod doğru değil',
      INVALID_DECIMALS: 'Bu tokenin ondalık basamak sayısı bilinmiyor',
      INVALID_NAME: 'Ad en az 4 karakter olmalı: yalnızca harf, rakam ve tire',
      INVALID_SLIPPAGE: 'Fiyat kayması yüzde 0,05 ile 5 arasında olmalı',
      INVALID_TOKEN: 'Bu, ağın bir tokeni değil',
      LOGIN_COOLDOWN: 'Biraz bekleyip tekrar deneyin',
      MODULE_NOT_LOADED: 'Bu sayfanın bir bölümü yüklenemiyor',
      NAMESPACE_NOT_APPROVED:
        'Cüzdan bu tür ağlarda hiçbir hesaba izin vermedi',
      NAME_NOT_FOUND: 'Bu adın arkasında bir adres yok',
      NAME_REFUSED: 'Bu ad kaydedilemez',
      NAME_UNSUPPORTED: 'Bu ağda alıcı bir adres olmalı',
      NONCE_TOO_HIGH:
        'Bu hesabın daha önceki bir işlemi eksik. Hiçbir şey gönderilmedi',
      NONCE_TOO_LOW:
        'Bu işlem daha önce gönderilmiş olabilir. Tekrar denemeden önce işlemlerinize bakın',
      NOT_CONNECTED: 'Önce bir cüzdan bağlayın',
      NOT_SIGNED: 'Cüzdan imzalamadı. Hiçbir şey gönderilmedi',
      ONRAMP_ACCOUNT_UNKNOWN: 'Bu, bağlı bir hesabın adresi değil',
      ONRAMP_AMOUNT_TOO_HIGH: 'Bu, en yüksek tutarın üzerinde',
      ONRAMP_AMOUNT_TOO_LOW: 'Bu, en düşük tutarın altında',
      ONRAMP_NOT_CONFIGURED: 'Bu sağlayıcı bu sitede ayarlanmamış',
      ONRAMP_NO_PRICE: 'Bu satın alma için henüz fiyat yok',
      ONRAMP_PROVIDER_UNKNOWN: 'Bu sağlayıcı burada kullanılamıyor',
      ONRAMP_UNSUPPORTED: 'Bu ağda satın alma desteklenmiyor',
      ONRAMP_URL_REFUSED: 'Sağlayıcının bağlantısı reddedildi',
      PAIRING_ANSWER: 'Cüzdan yanlış bir yanıt verdi',
      PAIRING_ENDED: 'Cüzdan bağlantıyı sonlandırdı',
      PAIRING_EXPIRED: 'Bağlantı isteğinin süresi doldu',
      PAIRING_UNAVAILABLE: 'WalletConnect hizmetine ulaşılamıyor',
      POPUP_BLOCKED: 'Tarayıcınız giriş penceresini engelledi',
      PRICE_IMPACT_TOO_HIGH: 'Bu takasın fiyat etkisi çok yüksek',
      QUOTE_EXPIRED: 'Fiyat artık geçerli değil. Yeni fiyat alın',
      RECEIPT_NOT_FOUND:
        'İşlem henüz onaylanmadı. Yeniden göndermeden önce tekrar kontrol edin',
      RECEIPT_TIMEOUT:
        'İşlem gönderildi ama henüz onaylanmadı. Tekrar göndermeyin',
      RECEIVER_CHANGED:
        'Bu ad artık başka bir adrese gidiyor. Göndermeden önce alıcıyı kontrol edin',
      RECEIVER_NOT_WALLET: 'Bu adres bir cüzdan adresi değil',
      RECEIVER_OTHER_TOKEN: 'Bu adres yalnızca başka bir tokeni kabul ediyor',
      RPC_FAILED: 'Ağa ulaşılamıyor. Hiçbir şey gönderilmedi',
      SAME_TOKEN: 'İki farklı token seçin',
      SENDER_BELOW_RENT:
        'Hesabınızda çok az SOL kalırdı. Daha fazla bırakın veya tamamını gönderin',
      EMAIL_REQUIRED: 'Bu site bir e-posta adresi gerektiriyor',
      SESSION_REJECTED: 'İmza doğrulanamadı',
      SERVICE_UNAVAILABLE:
        'Hizmet şu anda yanıt vermiyor. Birkaç saniye sonra tekrar deneyin',
      SIGNED_OTHERWISE:
        'Cüzdan, kendisinden istenenden başka bir işlemi imzaladı. Hiçbir şey gönderilmedi',
      SIGN_IN_CANCELLED: 'Giriş iptal edildi',
      SIGN_IN_SERVICE: 'Giriş hizmeti çalışmadı. Yeniden deneyin',
      SIGN_IN_UNSUPPORTED: 'Bu ağda giriş desteklenmiyor',
      SIMULATION_FAILED: 'Ağ bu işlemi reddederdi. Hiçbir şey gönderilmedi',
      SOCIAL_LOGIN_CANCELLED: 'Giriş iptal edildi',
      SOCIAL_LOGIN_EXPIRED: 'Giriş çok uzun sürdü. Baştan başlayın',
      SOCIAL_LOGIN_FAILED: 'Giriş yapılamadı. Tekrar deneyin',
      SWAP_APPROVAL_FAILED:
        'Token için izin verilemedi. Hiçbir şey takas edilmedi',
      SWAP_REFUSED:
        'Hizmet, gösterilenden başka bir takas hazırladı. Hiçbir şey takas edilmedi',
      SWAP_UNSUPPORTED: 'Bu ağda takas yok',
      TOKEN_ACCOUNT_FROZEN: 'Bu token hesabı dondurulmuş',
      TOKEN_FEE_UNSUPPORTED:
        'Bu token transferlerden ücret alıyor; bu desteklenmiyor',
      TOKEN_NOT_TRANSFERABLE: 'Bu token kimseye gönderilemez',
      TOKEN_REQUIRED: 'Token seçin',
      TOO_MANY_DECIMALS: 'Tutarın ondalık basamakları tokeninkinden fazla',
      TOO_MANY_TRIES: 'Çok fazla deneme. Yeni bir kod isteyin',
      TRANSACTION_CANCELLED:
        'İşlem cüzdanda iptal edildi. Hiçbir şey gönderilmedi',
      TRANSACTION_NOT_ACCEPTED:
        'Ağ bu işlemi hiç almadı. Hiçbir şey gönderilmedi',
      TRANSACTION_NOT_FOUND:
        'Ağ bu işlemi henüz tanımıyor. Yeniden göndermeden önce tekrar kontrol edin',
      TRANSACTION_REPLACED:
        'Bu işlemin yerini başka bir işlem aldı. Hiçbir şey gönderilmedi',
      TRANSACTION_REVERTED:
        'İşlem ağda başarısız oldu. Yalnızca ağ ücreti kesildi',
      TRANSACTION_UNKNOWN:
        'Gönderildiği doğrulanamadı. Yeniden denemeden önce etkinliğinize bakın',
      WALLET_CANNOT_SEND: 'Bu cüzdan işlem imzalayamıyor',
      WALLET_LINK: 'Bu cüzdanın bağlantısı açılamıyor',
      WALLET_NOT_INSTALLED: 'Bu cüzdan yüklü değil',
      WRONG_NAMESPACE: 'Bu adres başka bir ağ türüne ait',

      INVALID_PAYMENT_URI:
        'Bu ödeme bağlantısı kullanılamıyor. Bunun yerine adresi girin',

      PAYMENT_URI_ELSEWHERE:
        'Bu ödeme bağlantısı başka bir ağ veya token için. Önce ağı değiştirin',

      SWITCH_REPLACED: 'Bu arada başka bir ağ seçtiniz',
    },
    money: {
      no: 'Hesabınızdan hiçbir şey çıkmadı.',
      yes: 'Gönderildi. Tekrar göndermeyin.',
      unknown: 'Gönderilmiş olabilir. Yeniden göndermeden önce kontrol edin.',
    },
  },

  legal: {
    agree: 'Devam ederek kabul edersiniz:',
    accept: 'Kabul ediyorum:',
    terms: 'Kullanım koşulları',
    privacy: 'Gizlilik politikası',
    and: 've',
    tickFirst: 'Devam etmek için kutuyu işaretleyin',
    title: 'Bağlanmadan önce',
    text: 'Bu site koşullarını kabul etmenizi istiyor.',
  },

  social: {
    names: {
      apple: 'Apple',
      discord: 'Discord',
      facebook: 'Facebook',
      farcaster: 'Farcaster',
      github: 'GitHub',
      google: 'Google',
      x: 'X',
    },
    logins: 'Sosyal hesapla giriş',
    continueWith: (name) => `${name} ile devam et`,
    more: 'Diğer giriş yolları',
    none: 'Burada sosyal hesapla giriş yok',
    noneHint: 'Bu sitede bağlanmanın başka yolları var.',
    otherWays: 'Diğer bağlanma yolları',

    start: (name) => `${name} ile giriş yap`,
    startHint: 'Bir pencere açılır. Orada onaylamadan hiçbir şey paylaşılmaz.',
    opening: (name) => `${name} açılıyor`,
    waiting: (name) => `${name} üzerinde devam edin`,
    waitingHint: 'Diğer pencerede giriş yapın. Bu ekran kendiliğinden ilerler.',
    resumedHint:
      'Bu sayfa yeniden yüklendi. Diğer pencerede tamamlayın veya tekrar deneyin.',
    interruptedHint:
      'Bu sayfa siz bitirmeden yeniden yüklendi. Tekrar deneyin.',
    leaving: (name) => `${name} sayfasına gidiliyor`,
    leavingHint: 'Girişten sonra buraya dönersiniz.',
    blocked: 'Tarayıcınız pencereyi engelledi',
    blockedHint: 'Buradan açın. Bu ekran kendiliğinden ilerler.',
    open: (name) => `${name} sayfasını aç`,
    connecting: 'Cüzdanınız açılıyor',
    connectingHint: 'Biraz sürer.',
    cancelled: 'Giriş iptal edildi',
    cancelledHint: 'Bu siteyle hiçbir şey paylaşılmadı.',
    expired: 'Giriş çok uzun sürdü',
    expiredHint: 'Bu siteyle hiçbir şey paylaşılmadı. Baştan başlayın.',
    failed: 'Giriş yapılamadı',
    failedHint:
      'Hiçbir şey değişmedi. Tekrar deneyin veya başka bir yol seçin.',

    scan: 'Telefonunuzla tarayın',
    scanHint: 'Girişi Farcaster’da onaylayın. Bu ekran kendiliğinden ilerler.',
    qrLabel: 'Farcaster girişinin QR kodu',
    preparing: 'Kod hazırlanıyor',
    copyLink: 'Bağlantıyı kopyala',
    copyFailed: 'Bu tarayıcı kopyalamaya izin vermiyor',
    continueInApp: 'Farcaster’da devam edin',
    continueInAppHint: 'Girişi orada onaylayıp bu sayfaya dönün.',
  },
}

const providers = rest.social.names
