import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Sambung dompet',
    connecting: 'Menyambung…',
    failed: 'Gagal dimuatkan. Cuba lagi',
    account: (name) => `Akaun ${name}`,
    network: (name) => `Rangkaian ${name}`,
    unsupported: 'Rangkaian tidak disokong',
    pay: (amount) => `Bayar ${amount}`,
  },

  login: {
    or: 'atau',
    installed: 'Dipasang',
    recent: 'Terkini',
    wallets: 'Dompet',
    moreWallets: 'Dompet lain',
    allWallets: 'Semua dompet',
    qrCode: 'Kod QR',
    noMethods: 'Tiada dompet dijumpai',
    noMethodsHint:
      'Pasang dompet dalam pelayar ini, kemudian muat semula halaman.',

    email: 'Alamat e-mel',
    emailHint: 'Kami akan menghantar kod melalui e-mel. Tanpa kata laluan.',
    emailInvalid: 'Masukkan alamat e-mel yang sah',
    continueWithEmail: 'Teruskan dengan e-mel',
    suggestions: 'Cadangan',
    continueWithWallet: 'Teruskan dengan dompet',
    resumeCode: 'Masukkan kod anda',
    resumeLink: 'Buka pautan dalam e-mel',
    resumeOpening: 'Membuka dompet anda',
    wait: (seconds) => `Cuba lagi dalam ${seconds} saat`,
    waitBriefly: 'Tunggu sebentar sebelum e-mel seterusnya',

    code: 'Kod',
    codeSent: 'Masukkan kod yang dihantar ke',
    codeHint: 'Enam digit',
    checking: 'Menyemak kod…',
    opening: 'Membuka dompet anda…',
    sending: 'Menghantar kod baharu…',
    resend: 'Hantar kod baharu',
    resendIn: (seconds) => `Kod baharu dalam ${seconds} saat`,
    otherEmail: 'Guna e-mel lain',
    nothingSent: 'Tiada kod dihantar',
    nothingSentHint: 'Mulakan dengan alamat e-mel anda.',
    startAgain: 'Mula semula',

    linkSent: 'Buka pautan yang dihantar ke',
    linkHint:
      'Pautan itu membenarkan peranti ini. Skrin ini akan diteruskan sendiri.',
    linkWaiting: 'Menunggu pautan dibuka',
    resendLink: 'Hantar pautan baharu',
    resendLinkIn: (seconds) => `Pautan baharu dalam ${seconds} saat`,
    linkFailed: 'Peranti ini tidak dibenarkan',

    yourWallet: 'dompet anda',
    connectWith: (wallet) => `Sambung dengan ${wallet}`,
    openWallet: (wallet) => `Buka ${wallet}`,
    confirmIn: (wallet) => `Sahkan dalam ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Laman ini meminta untuk melihat alamat anda.',
    asking: 'Buka dompet anda',
    askingHint:
      'Permintaan sudah dipaparkan. Jawab di sana, atau tutup dan cuba lagi.',
    declined: 'Permintaan ditolak',
    declinedHint: 'Alamat anda tidak dikongsi dengan laman ini.',
    notInstalled: (wallet) => `${wallet} tidak dijumpai`,
    notInstalledHint: 'Pasang atau hidupkan, kemudian muat semula halaman ini.',
    getWallet: (wallet) => `Dapatkan ${wallet}`,
    notConnected: 'Tidak disambungkan',

    noWallet: 'Saya tiada dompet',

    codeAmbiguous:
      'Teks mengandungi lebih daripada satu nombor. Tampal kod sahaja.',

    codeMissing: 'Tiada kod 6 digit dalam teks yang ditampal',

    codeOfOther: (site) => `Kod itu untuk ${site}. Jangan gunakannya di sini.`,
  },

  notices: {
    dismiss: 'Tutup',
    details: 'Butiran',
    viewOnExplorer: 'Lihat',
    toasts: {
      actionNotAllowed: () => 'Tindakan tidak dibenarkan',
      addressCopied: () => 'Alamat disalin',
      authenticationFailed: () => 'Log masuk tidak dapat dimulakan',
      balanceUnavailable: () => 'Baki token tidak tersedia',
      failedToDisconnect: () => 'Gagal memutuskan sambungan',
      networkSwitched: (subject) =>
        subject ? `Kini di ${subject}` : 'Rangkaian ditukar',
      sendFailed: (subject) =>
        subject ? `${subject} tidak dihantar` : 'Tidak dihantar',
      sendUnknown: (subject) =>
        subject
          ? `${subject} mungkin sedang dihantar`
          : 'Mungkin sedang dihantar',
      sending: (subject) => (subject ? `Menghantar ${subject}` : 'Menghantar'),
      sent: (subject) => (subject ? `${subject} dihantar` : 'Dihantar'),
      signatureDeclined: () => 'Tandatangan ditolak',
      smartAccountsUnsupported: () =>
        'Aplikasi ini mungkin tidak menyokong akaun pintar',
      swapFailed: (subject) =>
        subject ? `${subject} tidak di-swap` : 'Swap tidak berlaku',
      swapUnknown: (subject) =>
        subject
          ? `${subject} mungkin sedang diproses`
          : 'Mungkin sedang diproses',
      swapped: (subject) =>
        subject ? `${subject} telah di-swap` : 'Swap selesai',
    },
    alerts: {
      domainUnverified: [
        'Konfigurasi aplikasi tidak sah',
        'Dompet terbenam tidak menerima domain ini.',
      ],
      emailInvalid: ['E-mel tidak sah', 'Semak alamat e-mel.'],
      featuresIgnored: [
        'Tetapan ciri setempat diabaikan',
        'Tetapan projek digunakan sebagai ganti.',
      ],
      invalidAppConfiguration: [
        'Konfigurasi aplikasi tidak sah',
        'Perkhidmatan dompet tidak menerima permintaan daripada laman ini.',
      ],
      namespaceNotConnected: [
        'Rangkaian kedua tidak disambungkan',
        'Dompet anda disambungkan pada satu jenis rangkaian sahaja.',
      ],
      networkNotFound: [
        'Rangkaian tidak dijumpai',
        'Laman ini tidak menawarkan rangkaian itu.',
      ],
      projectIdInvalid: [
        'Konfigurasi aplikasi tidak sah',
        'Perkhidmatan dompet tidak mengenali ID projek ini.',
      ],
      projectIdMissing: [
        'ID projek belum ditetapkan',
        'Laman ini belum disediakan untuk dompet.',
      ],
      rateLimited: [
        'Terlalu banyak permintaan',
        'Perkhidmatan sibuk melayani laman ini. Cuba lagi sebentar lagi.',
      ],
      serverFailed: [
        'Perkhidmatan tidak tersedia',
        'Perkhidmatan menghadapi masalah. Cuba lagi nanti.',
      ],
      sessionExpired: [
        'Sesi tamat',
        'Log masuk semula. Jika berulang, semak jam peranti ini.',
      ],
      walletNotLoaded: [
        'Dompet e-mel tidak dapat dimuatkan',
        'Semak sambungan atau penyekat kandungan, kemudian cuba lagi.',
      ],
      walletTimedOut: [
        'Dompet e-mel tidak menjawab',
        'Permintaan mengambil masa terlalu lama. Cuba lagi.',
      ],
    },
    unknown: 'Ada masalah berlaku',
  },

  common: {
    back: 'Kembali',
    close: 'Tutup',
    cancel: 'Batal',
    tryAgain: 'Cuba lagi',
    copied: 'Disalin',
    loading: 'Memuatkan',
    notLoaded: 'Bahagian ini tidak dapat dimuatkan',
    notLoadedHint: 'Semak sambungan. Tiada apa-apa berubah.',
    unknownNetwork: 'Rangkaian tidak diketahui',
  },

  titles: {
    Connect: 'Sambung',
    ConnectingExternal: 'Sambung',
    ConnectingWalletConnect: 'Sambung',
    ConnectingWalletConnectBasic: 'Sambung',
    ConnectingMultiChain: 'Pilih rangkaian',
    ConnectWallets: 'Dompet',
    ConnectSocials: 'Log masuk media sosial',
    ConnectingSocial: 'Log masuk',
    ConnectingFarcaster: 'Log masuk dengan Farcaster',
    AllWallets: 'Semua dompet',
    Create: 'Cipta dompet',
    EmailVerifyOtp: 'Sahkan e-mel',
    EmailVerifyDevice: 'Peranti baharu',
    UpdateEmailWallet: 'Tukar e-mel',
    UpdateEmailPrimaryOtp: 'Sahkan e-mel semasa',
    UpdateEmailSecondaryOtp: 'Sahkan e-mel baharu',
    Account: 'Akaun',
    AccountSettings: 'Tetapan',
    Transactions: 'Aktiviti',
    SmartSessionList: 'Kebenaran aplikasi',
    SmartSessionCreated: 'Kebenaran diberikan',
    ProfileWallets: 'Dompet anda',
    Networks: 'Rangkaian',
    SwitchNetwork: 'Tukar rangkaian',
    SwitchActiveChain: 'Tukar akaun',
    WalletCompatibleNetworks: 'Rangkaian anda',
    UnsupportedChain: 'Rangkaian tidak disokong',
    WalletReceive: 'Terima',
    WalletSend: 'Hantar',
    WalletSendSelectToken: 'Pilih token',
    WalletSendPreview: 'Semak dan hantar',
    TransactionComplete: 'Transaksi selesai',
    ApproveTransaction: 'Luluskan',
    SIWXSignMessage: 'Log masuk',
    DataCapture: 'Alamat e-mel',
    DataCaptureOtpConfirm: 'Sahkan e-mel',
    Swap: 'Swap',
    SwapSelectToken: 'Pilih token',
    SwapPreview: 'Semak dan swap',
    OnRampProviders: 'Beli',
    OnRampFiatSelect: 'Pilih mata wang',
    OnRampTokenSelect: 'Pilih apa yang hendak dibeli',
    Pay: 'Bayar',
    PayLoading: 'Bayar',
    PayQuote: 'Bayar',
    FundWallet: 'Tambah dana',
    PayWithExchange: 'Tambah dana',
    PayWithExchangeSelectAsset: 'Pilih token',
    BuyInProgress: 'Pembelian anda',
    WhatIsABuy: 'Cara membeli',
    ChooseAccountName: 'Dapatkan nama',
    RegisterAccountName: 'Daftar nama',
    RegisterAccountNameSuccess: 'Nama didaftarkan',
    WhatIsAWallet: 'Apakah itu dompet?',
    WhatIsANetwork: 'Apakah itu rangkaian?',
    GetWallet: 'Dapatkan dompet',
    Downloads: 'Muat turun',
    UsageExceeded: 'Tidak tersedia',
  },
}
