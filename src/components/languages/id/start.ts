import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Hubungkan wallet',
    connecting: 'Menghubungkan…',
    failed: 'Gagal dimuat. Coba lagi',
    account: (name) => `Akun ${name}`,
    network: (name) => `Jaringan ${name}`,
    unsupported: 'Jaringan tidak didukung',
    pay: (amount) => `Bayar ${amount}`,
  },

  login: {
    or: 'atau',
    installed: 'Terpasang',
    recent: 'Terakhir dipakai',
    wallets: 'Wallet',
    moreWallets: 'Wallet lainnya',
    allWallets: 'Semua wallet',
    qrCode: 'Kode QR',
    noMethods: 'Wallet tidak ditemukan',
    noMethodsHint: 'Pasang wallet di browser ini, lalu muat ulang halaman.',

    email: 'Alamat email',
    emailHint: 'Kami akan mengirim kode lewat email. Tanpa kata sandi.',
    emailInvalid: 'Masukkan alamat email yang valid',
    continueWithEmail: 'Lanjut dengan email',
    suggestions: 'Saran',
    continueWithWallet: 'Lanjut dengan wallet',
    resumeCode: 'Masukkan kode',
    resumeLink: 'Buka tautan dari email',
    resumeOpening: 'Membuka wallet',
    wait: (seconds) => `Coba lagi dalam ${seconds} dtk`,
    waitBriefly: 'Tunggu sebentar sebelum email berikutnya',

    code: 'Kode',
    codeSent: 'Masukkan kode yang dikirim ke',
    codeHint: 'Enam angka',
    checking: 'Memeriksa kode…',
    opening: 'Membuka wallet…',
    sending: 'Mengirim kode baru…',
    resend: 'Kirim kode baru',
    resendIn: (seconds) => `Kode baru dalam ${seconds} dtk`,
    otherEmail: 'Pakai email lain',
    nothingSent: 'Tidak ada kode yang dikirim',
    nothingSentHint: 'Mulai dengan alamat emailmu.',
    startAgain: 'Mulai lagi',

    linkSent: 'Buka tautan yang dikirim ke',
    linkHint: 'Tautan itu mengizinkan perangkat ini. Layar ini lanjut sendiri.',
    linkWaiting: 'Menunggu tautan dibuka',
    resendLink: 'Kirim tautan baru',
    resendLinkIn: (seconds) => `Tautan baru dalam ${seconds} dtk`,
    linkFailed: 'Perangkat ini tidak diizinkan',

    yourWallet: 'wallet kamu',
    connectWith: (wallet) => `Hubungkan dengan ${wallet}`,
    openWallet: (wallet) => `Buka ${wallet}`,
    confirmIn: (wallet) => `Konfirmasi di ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Situs ini meminta melihat alamatmu.',
    asking: 'Buka wallet kamu',
    askingHint:
      'Permintaan sudah tampil. Jawab di sana, atau tutup lalu coba lagi.',
    declined: 'Permintaan ditolak',
    declinedHint: 'Alamatmu tidak dibagikan ke situs ini.',
    notInstalled: (wallet) => `${wallet} tidak ditemukan`,
    notInstalledHint: 'Pasang atau aktifkan, lalu muat ulang halaman ini.',
    getWallet: (wallet) => `Dapatkan ${wallet}`,
    notConnected: 'Tidak terhubung',

    noWallet: 'Saya belum punya wallet',

    codeAmbiguous: 'Teks berisi lebih dari satu angka. Tempel kodenya saja.',

    codeMissing: 'Tidak ada kode 6 digit dalam teks yang ditempel',

    codeOfOther: (site) => `Kode itu untuk ${site}. Jangan gunakan di sini.`,
  },

  notices: {
    dismiss: 'Tutup',
    details: 'Detail',
    viewOnExplorer: 'Lihat',
    toasts: {
      actionNotAllowed: () => 'Tindakan tidak diizinkan',
      addressCopied: () => 'Alamat disalin',
      authenticationFailed: () => 'Login tidak dapat dimulai',
      balanceUnavailable: () => 'Saldo token tidak tersedia',
      failedToDisconnect: () => 'Gagal memutuskan koneksi',
      networkSwitched: (subject) =>
        subject ? `Sekarang di ${subject}` : 'Jaringan diganti',
      sendFailed: (subject) =>
        subject ? `${subject} tidak terkirim` : 'Tidak terkirim',
      sendUnknown: (subject) =>
        subject
          ? `${subject} mungkin sedang dikirim`
          : 'Mungkin sedang dikirim',
      sending: (subject) => (subject ? `Mengirim ${subject}` : 'Mengirim'),
      sent: (subject) => (subject ? `${subject} terkirim` : 'Terkirim'),
      signatureDeclined: () => 'Tanda tangan ditolak',
      smartAccountsUnsupported: () =>
        'Aplikasi ini mungkin tidak mendukung smart account',
      swapFailed: (subject) =>
        subject ? `${subject} tidak di-swap` : 'Swap tidak terjadi',
      swapUnknown: (subject) =>
        subject
          ? `${subject} mungkin sedang diproses`
          : 'Mungkin sedang diproses',
      swapped: (subject) =>
        subject ? `${subject} sudah di-swap` : 'Swap selesai',
    },
    alerts: {
      domainUnverified: [
        'Konfigurasi aplikasi tidak valid',
        'Wallet tersemat tidak menerima domain ini.',
      ],
      emailInvalid: ['Email tidak valid', 'Periksa alamat email.'],
      featuresIgnored: [
        'Pengaturan fitur lokal diabaikan',
        'Pengaturan proyek yang berlaku.',
      ],
      invalidAppConfiguration: [
        'Konfigurasi aplikasi tidak valid',
        'Layanan wallet tidak menerima permintaan dari situs ini.',
      ],
      namespaceNotConnected: [
        'Jaringan kedua tidak terhubung',
        'Wallet Anda hanya terhubung ke satu jenis jaringan.',
      ],
      networkNotFound: [
        'Jaringan tidak ditemukan',
        'Situs ini tidak menyediakan jaringan tersebut.',
      ],
      projectIdInvalid: [
        'Konfigurasi aplikasi tidak valid',
        'Layanan wallet tidak mengenal ID proyek ini.',
      ],
      projectIdMissing: [
        'ID proyek belum diatur',
        'Situs ini belum disiapkan untuk wallet.',
      ],
      rateLimited: [
        'Terlalu banyak permintaan',
        'Layanan sedang sibuk melayani situs ini. Coba lagi sebentar lagi.',
      ],
      serverFailed: [
        'Layanan tidak tersedia',
        'Terjadi masalah pada layanan. Coba lagi nanti.',
      ],
      sessionExpired: [
        'Sesi berakhir',
        'Login lagi. Jika terulang, periksa jam perangkat ini.',
      ],
      walletNotLoaded: [
        'Wallet email gagal dimuat',
        'Periksa koneksi atau pemblokir konten, lalu coba lagi.',
      ],
      walletTimedOut: [
        'Wallet email tidak merespons',
        'Permintaan terlalu lama. Coba lagi.',
      ],
    },
    unknown: 'Terjadi kesalahan',
  },

  common: {
    back: 'Kembali',
    close: 'Tutup',
    cancel: 'Batal',
    tryAgain: 'Coba lagi',
    copied: 'Disalin',
    loading: 'Memuat',
    notLoaded: 'Bagian ini gagal dimuat',
    notLoadedHint: 'Periksa koneksi. Tidak ada yang berubah.',
    unknownNetwork: 'Jaringan tidak dikenal',
  },

  titles: {
    Connect: 'Hubungkan',
    ConnectingExternal: 'Hubungkan',
    ConnectingWalletConnect: 'Hubungkan',
    ConnectingWalletConnectBasic: 'Hubungkan',
    ConnectingMultiChain: 'Pilih jaringan',
    ConnectWallets: 'Wallet',
    ConnectSocials: 'Login media sosial',
    ConnectingSocial: 'Login',
    ConnectingFarcaster: 'Login dengan Farcaster',
    AllWallets: 'Semua wallet',
    Create: 'Buat wallet',
    EmailVerifyOtp: 'Konfirmasi email',
    EmailVerifyDevice: 'Perangkat baru',
    UpdateEmailWallet: 'Ubah email',
    UpdateEmailPrimaryOtp: 'Konfirmasi email saat ini',
    UpdateEmailSecondaryOtp: 'Konfirmasi email baru',
    Account: 'Akun',
    AccountSettings: 'Pengaturan',
    Transactions: 'Aktivitas',
    SmartSessionList: 'Izin aplikasi',
    SmartSessionCreated: 'Izin diberikan',
    ProfileWallets: 'Wallet kamu',
    Networks: 'Jaringan',
    SwitchNetwork: 'Ganti jaringan',
    SwitchActiveChain: 'Ganti akun',
    WalletCompatibleNetworks: 'Jaringan kamu',
    UnsupportedChain: 'Jaringan tidak didukung',
    WalletReceive: 'Terima',
    WalletSend: 'Kirim',
    WalletSendSelectToken: 'Pilih token',
    WalletSendPreview: 'Periksa dan kirim',
    TransactionComplete: 'Transaksi selesai',
    ApproveTransaction: 'Setujui',
    SIWXSignMessage: 'Masuk',
    Swap: 'Swap',
    SwapSelectToken: 'Pilih token',
    SwapPreview: 'Periksa dan swap',
    OnRampProviders: 'Beli',
    OnRampFiatSelect: 'Pilih mata uang',
    OnRampTokenSelect: 'Pilih yang mau dibeli',
    Pay: 'Bayar',
    PayLoading: 'Bayar',
    PayQuote: 'Bayar',
    FundWallet: 'Tambah dana',
    PayWithExchange: 'Tambah dana',
    PayWithExchangeSelectAsset: 'Pilih yang mau dibeli',
    BuyInProgress: 'Pembelian kamu',
    WhatIsABuy: 'Cara membeli',
    ChooseAccountName: 'Dapatkan nama',
    RegisterAccountName: 'Daftarkan nama',
    RegisterAccountNameSuccess: 'Nama terdaftar',
    WhatIsAWallet: 'Apa itu wallet?',
    WhatIsANetwork: 'Apa itu jaringan?',
    GetWallet: 'Dapatkan wallet',
    Downloads: 'Unduh',
    UsageExceeded: 'Tidak tersedia',
  },
}
