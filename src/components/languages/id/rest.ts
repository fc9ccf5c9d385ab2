import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, time } = createWords('id')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Salin alamat',
    copyFailed: 'Gagal menyalin. Pilih alamatnya secara manual.',
    addressCopied: 'Alamat disalin',
    switchWallet: (wallet) => `${wallet}. Wallet kamu`,
    switchNetwork: (network) => `${network}. Ganti jaringan`,

    accounts: 'Akun kamu',
    namespaces: kinds,
    networkGroups: { eip155: 'Jaringan EVM', solana: 'Jaringan Solana' },

    totalBalance: 'Total saldo',
    fiat: (value) => `$${value}`,
    buy: 'Beli',
    swap: 'Swap',
    receive: 'Terima',
    send: 'Kirim',
    sendUnsupported: 'Pengiriman tidak tersedia di jaringan ini.',
    tokens: 'Token',
    loadingTokens: 'Memuat token',
    empty: 'Belum ada token',
    emptyHint: 'Token yang kamu terima muncul di sini.',

    balancesFailed: 'Saldo tidak dapat ditampilkan',
    balancesFailedHint: 'Layanan saldo tidak merespons. Tokenmu aman.',
    balancesOld: (at) => `Data pukul ${time(at)}`,
    nextTry: (seconds) => `Mencoba lagi dalam ${seconds} dtk`,
    tryingAgain: 'Mencoba lagi…',

    explorer: 'Lihat di explorer',
    disconnect: 'Putuskan koneksi',
    disconnectAll: 'Putuskan semua',
    disconnectOne: (wallet) => `Putuskan ${wallet}`,
    connectAnother: 'Hubungkan wallet lain',
    active: 'Aktif',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Saat ini',
    testNetwork: 'Jaringan uji coba',
    confirmInWallet: 'Konfirmasi di wallet',
    switching: 'Mengganti…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} berada di jaringan yang tidak dikenal aplikasi ini (nomor ${chainId}). Pilih salah satu di bawah untuk melanjutkan.`,

    networkGone: 'Aplikasi ini tidak lagi menyediakan jaringan yang kamu pakai',
    networkGoneHint: 'Tokenmu aman. Pilih jaringan lain untuk melanjutkan.',
    chooseNetwork: 'Pilih jaringan',

    receiveHint: (network) =>
      `Kirim hanya token ${network} ke alamat ini. Token lain bisa hilang.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Kirim hanya SOL dan token Solana ke alamat ini. Token lain bisa hilang.'
        : `Kirim hanya SOL dan token Solana ke alamat ini, di jaringan ${network}. Token lain bisa hilang.`,
    solanaAddress: 'Alamat Solana kamu',
    qrLabel: 'Kode QR alamatmu',
    requestQrLabel: (amount) => `Kode QR yang meminta ${amount}`,
    askAmount: 'Minta jumlah tertentu',
    amountIn: (symbol) => `Jumlah dalam ${symbol}`,
    amountHelp: 'Ditambahkan ke kode QR. Sebagian wallet mengabaikannya.',
    copyLink: 'Salin tautan pembayaran',
  },

  buy: {
    amountHint: 'Jumlah yang kamu bayar',
    chooseFiat: (currency) => `Bayar dalam ${currency}. Pilih mata uang lain`,
    chooseToken: (symbol) => `Beli ${symbol}. Pilih yang lain`,
    youGet: 'Kamu dapat',
    asking: 'Meminta harga',
    enterAmount: 'Masukkan jumlah',
    checkAmount: 'Periksa jumlah',
    noPrice: 'Harga belum tersedia',
    preparing: 'Menyiapkan',
    continueAt: (provider) => `Lanjut ke ${provider}`,
    opensTab: (provider) => `Pembayaran di ${provider}, di tab baru.`,
    priceThere: (provider) => `Lihat harga di ${provider}`,
    estimate: 'Perkiraan',
    estimateTitle: 'Hanya perkiraan',
    estimateText:
      'Layanan harga tidak menjawab, jadi untuk saat ini pembelian tidak bisa dilakukan.',
    providers: 'Dijual oleh',
    fees: (fees) => `Biaya ${fees}`,
    feeRange: (range) => `Biaya ${range.replace('-', '–')}`,
    sells: (symbol) => `Hanya menjual ${symbol}`,
    chosen: 'Dipilih',
    nobody: 'Tidak ada yang bisa dibeli di sini',
    nobodyHint: 'Tidak ada penyedia di situs ini untuk jaringan ini.',
    otherNetwork: 'Pilih jaringan lain',
    howItWorks: 'Cara membeli',

    search: 'Cari',
    noneFound: (search) => `Tidak ada hasil untuk “${search}”`,
    listFailed: 'Ini daftar singkat. Daftar lengkap gagal dimuat.',
    on: (networks) => `Di ${networks}`,

    waiting: (provider) => `Lanjutkan di ${provider}`,
    waitingHint: ({ symbol }) =>
      `Bayar di tab yang lain. ${symbol} muncul di sini begitu tiba.`,
    waitingLong:
      'Dengan kartu butuh beberapa menit, lewat transfer bank hingga beberapa hari. Kamu bisa menutup jendela ini.',
    unseen:
      'Saldo sedang tidak dapat dibaca. Yang sudah kamu bayar tetap akan tiba.',
    notOpened: (provider) => `Buka ${provider} lagi`,
    stop: 'Saya tidak membeli apa pun',
    stopped: 'Tidak ada yang dibeli',
    stoppedHint:
      'Jika ternyata kamu sudah membayar, pembelianmu tetap tiba di akun.',
    tryAgain: 'Coba lagi',
    toAccount: 'Kembali ke akun',
    arrived: (amount) => `${amount} sudah tiba`,
    arrivedHint: 'Sudah ada di akunmu.',
    done: 'Selesai',
    nothing: 'Tidak ada pembelian yang berjalan',
    nothingHint:
      'Yang sudah kamu bayar sebelumnya akan tiba dengan sendirinya.',
    start: 'Beli kripto',

    guide: [
      {
        title: 'Kamu membayar penyedia',
        text: 'Beli dengan kartu atau transfer bank. Penyedia menangani pembayaranmu, dan situs ini tidak pernah melihatnya.',
      },
      {
        title: 'Langsung ke akunmu',
        text: 'Alamatmu sudah terisi. Penyedia mungkin meminta identitas sebelum menjual.',
      },
      {
        title: 'Butuh waktu',
        text: 'Lewat kartu tiba dalam hitungan menit, lewat bank bisa berhari-hari. Hasilnya muncul di daftar token.',
      },
    ],
  },

  email: {
    current: 'Alamat email kamu',
    next: 'Alamat email baru',
    nextHint: 'Konfirmasi dengan kode. Wallet kamu tetap sama.',
    same: 'Ini alamat yang sekarang',
    submit: 'Lanjut',
    fromOld: 'Pastikan dulu ini kamu. Masukkan kode yang dikirim ke',
    fromNew: 'Masukkan kode yang dikirim ke alamat barumu',
    yourAddress: 'alamatmu saat ini',
    saving: 'Menyimpan alamat baru…',
    done: 'Email kamu sudah diubah',
    doneHint: 'Mulai sekarang, login dengan email ini.',
    finish: 'Selesai',
    nothingSent: 'Tidak ada kode yang dikirim',
    nothingSentHint: 'Mulai dengan alamat email baru.',
    start: 'Ubah email',
    noWallet: 'Tidak ada alamat untuk diubah',
    noWalletHint: 'Hanya wallet dengan login email yang memilikinya.',
    connect: 'Login dengan email',
  },

  guide: {
    wallet: [
      {
        title: 'Menyimpan milikmu',
        text: 'Uang, koleksi, dan nama, di setiap aplikasi yang kamu hubungkan.',
      },
      {
        title: 'Cara kamu login',
        text: 'Hubungkan wallet yang sama di mana saja, tanpa perlu membuat kata sandi.',
      },
      {
        title: 'Hanya kamu yang bisa memakainya',
        text: 'Situs meminta, kamu menyetujui di wallet. Jangan pernah bagikan frasa pemulihan kepada siapa pun.',
      },
    ],
    createLead: 'Login, dan kamu punya wallet sendiri. Tanpa memasang apa pun.',
    noLoginLead: 'Kamu perlu wallet untuk login di sini. Gratis.',
    otherWays: 'Cara lain',
    getWalletHint: 'Aplikasi untuk ponsel atau browser',
    getWallet: 'Dapatkan wallet',
    aboutNetworks: 'Apa itu jaringan?',
    network: [
      {
        title: 'Tempat akunmu berada',
        text: 'Setiap jaringan mencatat sendiri siapa punya apa. Akunmu bisa ada di beberapa jaringan.',
      },
      {
        title: 'Biaya dan kecepatannya berbeda',
        text: 'Setiap pembayaran dikenai biaya dalam koin jaringannya, dari kurang dari satu sen hingga beberapa dolar.',
      },
      {
        title: 'Token tetap di jaringannya',
        text: 'Kirim hanya ke alamat di jaringan yang sama. Jika tidak, token bisa hilang.',
      },
    ],
    gotIt: 'Mengerti',
    listLead: 'Beberapa pilihan untukmu.',
    loading: 'Memuat wallet',
    listFailed: 'Daftar gagal dimuat',
    listFailedHint: 'Layanan wallet tidak merespons.',
    listEmpty: 'Tidak ada wallet untuk disarankan',
    listEmptyHint: 'Tanyakan kepada pengelola situs wallet mana yang didukung.',
    get: (wallet) => `Dapatkan ${wallet}`,
    scanHint: 'Pindai dengan kamera ponsel.',
    qrLabel: (wallet) => `Kode QR halaman ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Ekstensi browser',
      homepage: 'Situs web',
      playStore: 'Google Play',
    },
    afterwards: 'Sudah dipasang? Muat ulang halaman ini, lalu hubungkan.',
    noLinks: 'Tautan unduhan tidak diketahui',
    noLinksHint: 'Cari di toko aplikasi ponsel atau browser.',
    otherWallet: 'Pilih wallet',

    usage: 'Situs ini sedang tidak bisa menghubungkan siapa pun',
    usageHint: 'Batas paketnya sudah tercapai. Wallet dan tokenmu aman.',
    usageOwner: 'Ini situsmu? Periksa dasbor proyeknya.',
    usageRetry: 'Periksa lagi',
  },

  holdings: {
    label: 'Saldo dan aktivitas',
    tabs: { tokens: 'Token', nfts: 'NFT', activity: 'Aktivitas' },

    loadingActivity: 'Memuat aktivitas',
    noActivity: 'Belum ada aktivitas',
    noActivityHint: 'Yang kamu kirim, terima, dan swap muncul di sini.',
    activityOff: 'Tidak ada aktivitas di sini',
    activityOffHint: 'Riwayat jaringan ini tidak tersedia. Tokenmu aman.',
    activityFailed: 'Aktivitas tidak dapat ditampilkan',
    activityFailedHint: 'Layanan aktivitas tidak merespons. Tokenmu aman.',
    more: 'Muat lainnya',
    moreFailed:
      'Halaman berikutnya gagal dimuat. Yang tampil sudah lengkap sampai di sini.',
    loaded: (count) => `${count} transaksi ditampilkan`,
    month,
    failed: 'Gagal',
    pending: 'Tertunda',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Baru saja'
      const units = {
        second: 'dtk',
        minute: 'mnt',
        hour: 'jam',
        day: 'hari',
        month: 'bln',
        year: 'thn',
      }
      return `${count} ${units[unit]} lalu`
    },
    date: dateTime,
    moreMoved: (count) => `dan ${count} lainnya`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Sebuah NFT',
    opensExplorer: 'Membuka explorer',
    operations: {
      approve: 'Disetujui',
      burn: 'Di-burn',
      cancel: 'Dibatalkan',
      claim: 'Diklaim',
      delegate: 'Didelegasikan',
      deploy: 'Kontrak dibuat',
      deposit: 'Disetor',
      execute: 'Kontrak dipakai',
      mint: 'Di-mint',
      receive: 'Diterima',
      revoke: 'Dicabut',
      send: 'Dikirim',
      stake: 'Di-stake',
      trade: 'Di-swap',
      unstake: 'Di-unstake',
      withdraw: 'Ditarik',
    },
    transaction: 'Transaksi',

    loadingNfts: 'Memuat NFT',
    noNfts: 'Belum ada NFT',
    noNftsHint: 'NFT yang dikirim ke alamatmu muncul di sini.',
    nftsFailed: 'NFT tidak dapat ditampilkan',
    nftsPartial:
      'Hanya yang terlihat dari aktivitas terbaru. Mungkin masih ada lagi.',
    allNfts: 'Semua NFT',
    unnamed: 'Tanpa nama',
    copies: (amount) => `× ${amount}`,
    collection: 'Koleksi',
    number: 'ID token',
    held: 'Kamu punya',
    network: 'Jaringan',
  },

  names: {
    choose: 'Pilih nama',
    guide: [
      {
        title: 'Lebih mudah dari alamat',
        text: 'Teman bisa mengirim ke namamu, bukan ke alamat yang panjang.',
      },
      {
        title: 'Gratis',
        text: 'Kamu hanya menandatangani pesan. Tanpa biaya, tanpa transaksi.',
      },
      {
        title: 'Terlihat oleh semua orang',
        text: 'Siapa pun yang tahu namamu bisa mencari alamatmu dan isinya.',
      },
    ],
    name: 'Nama kamu',
    suffixed: (suffix) => `Diakhiri dengan ${suffix}`,
    hint: 'Huruf, angka, dan tanda hubung, minimal 4',
    checking: 'Memeriksa ketersediaan',
    free: (name) => `${name} tersedia`,
    taken: (name) => `${name} sudah dipakai`,
    suggestions: 'Nama serupa yang tersedia',
    take: (name) => `Gunakan ${name}`,
    enter: 'Masukkan nama',
    other: 'Pilih nama lain',
    register: 'Daftarkan nama',
    confirm: 'Konfirmasi di wallet',
    unchanged: 'Tidak ada yang didaftarkan.',
    unknown: 'Nama mungkin tetap terdaftar. Periksa dulu sebelum mencoba lagi.',
    unsupported: 'Nama tidak tersedia di jaringan ini',
    unsupportedHint: 'Nama hanya untuk akun di jaringan EVM.',
    otherNetwork: 'Pilih jaringan lain',
    success: 'Nama ini milikmu',
    successHint: 'Kiriman ke nama ini sampai di akunmu.',
    successUnknown: 'Nama kamu sudah terdaftar',
    done: 'Selesai',
  },

  pairing: {
    scan: 'Pindai dengan wallet',
    scanWith: (wallet) => `Pindai dengan ${wallet}`,
    scanHint: 'Buka pemindai wallet di ponsel, lalu arahkan ke kode ini.',
    qrLabel: 'Kode QR permintaan koneksi',
    preparing: 'Menyiapkan kode',
    copyLink: 'Salin tautan',
    copyFailed: 'Browser ini tidak mengizinkan penyalinan',
    openDesktop: 'Buka aplikasi desktop',
    openWeb: 'Buka wallet web',

    ways: 'Cara menghubungkan',
    wayNames: {
      browser: 'Browser',
      desktop: 'Aplikasi desktop',
      mobile: 'Aplikasi',
      qrcode: 'Ponsel',
      unsupported: 'Tidak ditemukan',
      web: 'Situs web',
    },

    continueIn: (wallet) => `Lanjutkan di ${wallet}`,
    continueHint: 'Setujui koneksi di sana, lalu kembali ke halaman ini.',
    browserHint: 'Halaman ini terbuka lagi di aplikasi. Hubungkan di sana.',
    openWallet: (wallet) => `Buka ${wallet}`,
    notOpened: (wallet) => `${wallet} tidak terbuka`,
    notOpenedHint: 'Apakah sudah terpasang di perangkat ini?',
    getWallet: (wallet) => `Dapatkan ${wallet}`,
    showCode: 'Tampilkan kode QR',

    search: 'Cari wallet',
    searching: 'Mencari wallet',
    found: (count) => `${count} wallet`,
    noneFound: (search) => `Tidak ada hasil untuk “${search}”`,
    noneFoundHint: 'Periksa ejaan, atau pindai kode dengan wallet yang ada.',
    none: 'Tidak ada pilihan wallet',
    noneHint: 'Kamu tetap bisa memindai kode dengan wallet yang ada.',
    scanAny: 'Hubungkan dengan kode QR',
    moreWallets: 'Tampilkan lainnya',
    listFailed: 'Daftar gagal dimuat',
    moreFailed: 'Sisanya gagal dimuat.',

    whichKind: (wallet) => `Di mana kamu memakai ${wallet}?`,
    whichKindHint:
      'Ada akun di masing-masing. Yang lain bisa dihubungkan nanti.',
    kinds: 'Jenis jaringan',
    notFound: 'Wallet tidak ditemukan',
    chooseWallet: 'Pilih wallet',

    expired: 'Permintaan kedaluwarsa',
    expiredHint: 'Tidak ada yang terhubung. Mulai yang baru.',
  },

  pay: {
    title: (amount) => `Bayar ${amount}`,
    deposit: (amount) => `Setor ${amount}`,
    withWallet: 'Bayar dengan dompet',
    connect: 'Hubungkan dompet untuk membayar',
    otherToken: 'Bayar dengan token lain',
    exchanges: 'Atau bayar dari bursa',
    delivering: 'Pembayaran sedang dikirim',
    waiting: (name) => `Menunggu ${name}`,
    waitingHint: 'Selesaikan pembayaran di tab lain.',
    done: 'Pembayaran selesai',
    failed: 'Pembayaran tidak dilakukan',
    unknown: 'Pembayaran belum dikonfirmasi',
    unknownHint: 'Mungkin masih akan tiba. Periksa sebelum membayar lagi.',
    anyway: 'Tetap bayar',
    invalid: 'Pembayaran ini tidak bisa dilakukan. Situs salah mengaturnya.',
    gets: 'Penerima mendapat',
    through: 'Dibayar melalui',
    fee: 'Biaya layanan',
    fromExchange: 'Setor dari bursa',
    noExchanges: 'Tidak ada bursa yang menawarkannya',
  },

  send: {
    amount: 'Jumlah',
    amountHint: 'Jumlah yang dikirim',
    to: 'Ke',
    toPlaceholder: { eip155: 'Alamat, 0x…', solana: 'Alamat Solana' },
    toHint: (network) => `Alamat di ${network}`,
    paste: 'Tempel',
    pasteAddress: 'Tempel alamat',
    max: 'Maks',
    useMax: 'Maks, semua yang bisa dikirim',
    balance: (balance) => `Saldo ${balance}`,
    chooseToken: (symbol) => `${symbol}. Pilih token lain`,
    worth: (value) => `≈ $${value}`,
    loading: 'Memuat token',
    enterAmount: 'Masukkan jumlah',
    enterAddress: 'Masukkan alamat',
    checkAmount: 'Periksa jumlah',
    checkAddress: 'Periksa alamat',
    review: 'Tinjau',
    empty: 'Belum ada yang bisa dikirim',
    notHere: 'Jaringan tidak didukung',
    otherNetwork: 'Pilih jaringan lain',
    emptyHint: 'Token yang kamu terima muncul di sini.',
    receive: 'Terima',

    title: (subject) => `Kirim ${subject}`,
    from: 'Dari',
    network: 'Jaringan',
    fee: 'Biaya jaringan',
    feeAbout: (fee) => `Sekitar ${fee}`,
    feeSmall: (unit) => `Kurang dari 0,00000001 ${unit}`,
    rent: 'Akun token baru',
    rentHint:
      'Penerima belum punya akun untuk token ini. Kamu membayar sekali untuk membukanya.',
    changed: 'Beberapa detail berubah. Tinjau lagi.',
    feeUnknown: 'Belum diketahui. Wallet akan menampilkannya.',
    warnings: {
      ownAddress:
        'Ini alamatmu sendiri. Tidak ada yang berubah selain biaya yang terpotong.',
      lookAlike:
        'Alamat ini mirip alamat yang pernah Anda pakai, tetapi berbeda. Periksa setiap karakter.',
      contract: 'Ini kontrak, bukan dompet. Token yang dikirim bisa hilang.',
      firstTime: 'Ini pertama kalinya Anda mengirim ke alamat ini dari sini.',
    },
    tokenAddress: 'Alamat token',
    addToken: 'Tambah',
    addedToken:
      'Ditambahkan lewat alamat. Siapa pun bisa membuat token dengan nama ini.',
    send: 'Kirim',
    sending: 'Mengirim…',
    cancelling: 'Menghentikan…',
    stop: 'Hentikan',
    done: 'Selesai',
    edit: 'Edit',
    steps: {
      resolving: 'Mencari nama',
      preparing: 'Memeriksa saldo dan penerima',
      switching: (wallet) => `Mengganti jaringan di ${wallet}`,
      approving: (wallet) => `Setujui di ${wallet}`,
      approvingInFrame: 'Setujui di jendela aman',
      handing: 'Mengirim ke jaringan',
      checking: 'Memeriksa apakah sudah terkirim',
      confirming: 'Terkirim. Menunggu jaringan',
      confirmed: 'Selesai',
    },
    commitments: {
      processed: 'Terlihat oleh jaringan, belum dikonfirmasi',
      confirmed: 'Dikonfirmasi. Menunggu hingga final',
      finalized: 'Final',
    },
    goesOn: 'Layar ini boleh ditutup. Prosesnya tetap berjalan.',
    failedYes: 'Lihat di explorer. Jangan kirim lagi.',
    failedReverted: 'Tidak ada token yang dikirim. Kamu bisa mengirim lagi.',
    failedUnknown:
      'Lihat aktivitas dulu. Mencoba lagi bisa membuatnya terkirim dua kali.',
    failedOther: 'Periksa saldo sebelum mencoba lagi.',
    viewOnExplorer: 'Lihat di explorer',

    recentPending: (subject) => `Mengirim ${subject}`,
    recentSent: (subject) => `${subject} terkirim`,
    recentUnknown: (subject) => `${subject} mungkin sedang dikirim`,
    recentTo: (address) => `Ke ${address}`,

    approve: 'Setujui di jendela aman',
    approveHint:
      'Hanya kamu yang bisa melihat dan menyetujuinya di sana. Halaman ini tidak bisa.',
    approveWhat: 'Permintaan',
    approveMore: (count) => `${count} lagi menunggu setelah ini`,
    showAgain: 'Tampilkan jendela aman',
    refuse: 'Batal',
    ended: 'Tidak ada yang perlu disetujui',
    methods: {
      eth_sendTransaction: 'Kirim transaksi',
      eth_sendUserOperation: 'Kirim transaksi',
      eth_signTypedData_v4: 'Tanda tangani data',
      personal_sign: 'Tanda tangani pesan',
      solana_signAllTransactions: 'Tanda tangani beberapa transaksi',
      solana_signAndSendTransaction: 'Kirim transaksi',
      solana_signMessage: 'Tanda tangani pesan',
      solana_signTransaction: 'Tanda tangani transaksi',
      wallet_grantPermissions: 'Beri izin',
      wallet_revokePermissions: 'Cabut izin',
      wallet_sendCalls: 'Kirim beberapa transaksi',
    },
    otherMethod: 'Pakai wallet kamu',

    refused: {
      digits: (plain) =>
        plain
          ? `Gunakan angka 0 sampai 9: ${plain}`
          : 'Gunakan angka 0 sampai 9',
      separators: (plain) =>
        plain ? `Masukkan tanpa pemisah: ${plain}` : 'Masukkan tanpa pemisah',
      number: () => 'Masukkan angka saja, misalnya 12.5',
    },

    keepAccount: 'Simpan akun Anda',

    keepAccountHint: 'Selesaikan di jendela aman untuk masuk.',
  },

  settings: {
    open: 'Pengaturan',
    wallet: (wallet) => `Terhubung dengan ${wallet}`,
    email: 'Email',
    changeEmail: 'Email. Ubah',
    provider: (provider) => `Login dengan ${providers[provider]}`,
    name: 'Nama akun',
    noName: 'Dapatkan nama',
    noNameHint: 'Lebih mudah dibagikan daripada alamat',
    permissionsHint: 'Yang boleh dilakukan aplikasi atas namamu',
    activityHint: 'Riwayat transaksimu',

    exportKey: 'Ekspor kunci privat',
    exportKeyHint: 'Untuk memakai akun Anda di wallet lain',
    devices: 'Perangkat dan pemulihan',
    devicesHint: 'Hapus perangkat, ubah pemulihan',

    accountType: 'Jenis akun',
    types: { smartAccount: 'Smart account', eoa: 'Akun standar' },
    typeHints: {
      smartAccount: 'Bisa menggabungkan langkah dan biaya dibayar aplikasi',
      eoa: 'Satu kunci. Bisa di semua aplikasi',
    },
    typeChanging: 'Mengubah jenis akun',
    reset: {
      action: 'Matikan smart account',
      hint: 'Di jaringan ini. Alamat dan dana Anda tetap',
      done: 'Smart account dimatikan',
    },
    notKept: 'Login kamu tidak akan disimpan',
    notKeptHint:
      'Browser ini tidak menyimpan apa pun untuk situs ini. Kamu perlu login lagi setelah meninggalkan halaman.',

    loadingSessions: 'Memuat izin',
    noSessions: 'Tidak ada izin aplikasi',
    noSessionsHint: 'Izin yang kamu berikan ke aplikasi muncul di sini.',
    sessionsFailed: 'Izin tidak dapat ditampilkan',
    sessionsFailedHint: 'Layanan izin tidak merespons. Izinmu tidak berubah.',
    sessionsOff: 'Izin aplikasi tidak tersedia',
    sessionsOffHint: 'Jaringan ini tidak mendukungnya.',
    sessionsLead:
      'Aplikasi ini boleh bertindak atas namamu dalam batas yang kamu tetapkan. Kamu bisa mengakhirinya kapan saja.',
    ended: 'Berakhir',
    unnamedApp: 'Aplikasi tanpa nama',
    until: (seconds) => `Hingga ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Aktif',
      expired: 'Kedaluwarsa',
      revoked: 'Kamu akhiri',
    },
    permissions: {
      'contract-call': 'Boleh memakai kontrak tertentu',
      'native-token-recurring-allowance': 'Boleh membelanjakan koin jaringan',
      'erc20-recurring-allowance': 'Boleh membelanjakan token',
    },
    limit: 'Batas',
    period: 'Periode',
    otherPermission: 'Punya izin lain',
    granted: 'Aplikasi ini sekarang bisa bertindak atas namamu',
    grantedUntil: (seconds) => `Hingga ${date(seconds * 1_000)}.`,
    grantedHint: 'Kamu bisa mengakhirinya kapan saja di daftar izin.',
    grantedNothing: 'Kegunaannya tidak disebutkan.',
    mayDo: 'Yang boleh dilakukan',
    toPermissions: 'Lihat izin',
    done: 'Selesai',
    revoke: 'Cabut',
    revokeOf: (app) => `Cabut izin ${app}`,
    revoking: 'Konfirmasi di wallet',
    revoked: (app) => `Izin ${app} dicabut`,
    notRevoked: 'Izin tidak dicabut. Izin masih aktif.',

    scopeDay: (amount) => `Hingga ${amount} per hari`,
    scopeEvery: ({ amount, period }) => `Hingga ${amount} setiap ${period}`,
    scopeUntil: ({ date, what }) => `${what}, sampai ${date}`,
    scopeTo: ({ app, what }) => `${what}, untuk ${app}`,

    switchTo: (network) => `Ganti ke ${network}`,
    switchHint: 'Tokenmu tetap di tempatnya.',
    switch: 'Ganti jaringan',
    alreadyThere: (network) => `Kamu sudah di ${network}`,
    alreadyThereHint: 'Tidak ada yang perlu diganti.',
    notOffered: 'Aplikasi ini tidak menyediakan jaringan tersebut',
    notOfferedHint: 'Pilih salah satu jaringannya untuk melanjutkan.',

    needs: (kind) => `Ini hanya berjalan di ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Lanjutkan dengan akun ${address}. Yang lain tetap terhubung.`,
      network: 'Wallet kamu juga punya akun di sana. Yang lain tetap ada.',
      connect: 'Hubungkan wallet untuk ini. Yang lain tetap terhubung.',
    },
    goOn: (kind) => `Lanjut dengan ${kinds[kind]}`,
    connectFor: 'Hubungkan wallet',
    noKind: (kind) => `Aplikasi ini tidak punya jaringan ${kinds[kind]}`,
    noKindHint: 'Tidak ada yang berubah.',

    worksOn: (count) => `Berlaku di ${count} jaringan`,
    worksOnLead:
      'Alamatmu sama di semua jaringan ini. Kirim hanya token dari jaringan ini ke sana. Token lain bisa hilang.',
    receiveHint:
      'Kirim hanya token dari jaringan ini ke alamat ini. Token lain bisa hilang.',

    accountNotKept: 'Browser ini tidak menyimpan akun Anda',

    accountNotKeptHint:
      'Akun hilang saat halaman atau browser ditutup. Jangan menyimpan uang di dalamnya.',
  },

  signIn: {
    title: (site) => `Masuk ke ${site}`,
    text: 'Tanda tangani pesan untuk menunjukkan bahwa akun ini milikmu. Gratis, dan tidak ada yang keluar dari akunmu.',
    account: 'Akun',
    sign: 'Masuk',
    emailTitle: (site) => `${site} meminta alamat email Anda`,
    emailHint: 'Dibagikan ke situs ini bersama akun Anda.',
    emailRequired: 'Situs ini memerlukan alamat email.',
    skip: 'Lewati',
    required:
      'Situs ini meminta tanda tangan. Membatalkan akan memutus wallet.',
  },

  sponsor: {
    atMost: (amount) => `Paling banyak ${amount}`,
    inToken: (symbol) => `Dibayar dengan ${symbol}`,
    paid: 'Dibayar oleh aplikasi',
  },

  swap: {
    pay: 'Kamu bayar',
    payHint: 'Jumlah yang kamu bayar',
    receive: 'Kamu terima',
    balance: (balance) => `Saldo ${balance}`,
    balanceUnknown: 'Saldo tidak diketahui',
    max: 'Maks',
    useMax: 'Maks, semua yang bisa di-swap',
    flip: 'Tukar posisi kedua token',
    choose: 'Pilih token',
    chooseFor: {
      from: (symbol) => `Kamu bayar ${symbol}. Pilih token lain`,
      to: (symbol) => `Kamu terima ${symbol}. Pilih token lain`,
    },
    worth: (value) => `≈ $${value}`,
    about: (amount) => `Sekitar ${amount}`,
    quoting: 'Meminta harga',
    noQuote: 'Harga belum tersedia',
    unreadable: 'Penukaran ini tidak bisa diperiksa. Coba jumlah lain',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Harga',
    priceUnknown: 'Tidak diketahui',
    impact: 'Dampak harga',
    percent: (value) => `${value}%`,
    fee: 'Biaya jaringan',
    feeAbout: (fee) => `Sekitar ${fee}`,
    feeSmall: (unit) => `Kurang dari 0,00000001 ${unit}`,
    slippage: 'Slippage',
    slippageOf: (value) => `Slippage ${value}%. Ubah`,
    slippageHint:
      'Jika harga bergerak, yang kamu terima bisa berkurang sebanyak ini. Jika lebih dari itu, swap tidak dilakukan.',
    slippageHigh: 'Yang kamu terima bisa jauh di bawah perkiraan.',
    slippageOwn: 'Slippage khusus dalam persen',
    slippageOther: 'Khusus',
    slippageWrong: 'Masukkan 0,05% sampai 5%',

    enterAmount: 'Masukkan jumlah',
    chooseToken: 'Pilih yang mau diterima',
    checkAmount: 'Periksa jumlah',
    review: 'Tinjau',
    underWay: 'Ada swap yang berjalan. Lihat',

    unsupportedTitle: 'Swap tidak tersedia di jaringan ini',
    unsupported: 'Token bisa di-swap di jaringan berikut:',
    unsupportedHere: (network) => `Token bisa di-swap di ${network}.`,
    unsupportedAnywhere:
      'Tidak ada jaringan di situs ini yang mendukung swap. Tokenmu aman.',
    loading: 'Memuat token',
    failed: 'Token tidak dapat ditampilkan',
    failedHint: 'Layanan token tidak merespons. Tokenmu aman.',
    empty: 'Tidak ada yang bisa di-swap di sini',
    emptyHint: 'Layanan tidak mencantumkan token di jaringan ini.',
    toAccount: 'Ke akun',

    search: 'Cari token atau alamat',
    own: 'Token kamu',
    others: 'Semua token',
    suggested: 'Populer',
    found: (count) => `${count} token`,
    noneFound: (search) => `Tidak ada hasil untuk “${search}”`,
    noneFoundHint: 'Coba simbolnya, atau tempel alamatnya.',

    title: ({ amount, from, to }) => `Swap ${amount} ${from} ke ${to}`,
    expected: (amount) => `Sekitar ${amount}`,
    minimum: 'Minimal diterima',
    minimumHint: (slippage) =>
      `${slippage}% di bawah perkiraan, jika harga bergerak. Jika kurang dari ini, swap tidak dilakukan.`,
    providerFee: 'Biaya penyedia',
    providerFeeIncluded: (amount) => `${amount}, sudah termasuk`,
    feeLevels: ({ fast, instant }) =>
      `Cepat: ${fast}. Instan: ${instant}. Biaya ditentukan oleh dompet.`,
    network: 'Jaringan',
    oneApprovalHint: (amount) =>
      `Satu persetujuan: Anda mengizinkan tepat ${amount} dan menukarnya. Tidak ada yang lebih yang bisa diambil.`,
    approvalHint: (amount) =>
      `Dua langkah: izinkan tepat ${amount}, lalu swap. Dengan izin ini, tidak akan pernah bisa diambil lebih dari itu.`,
    holds: (seconds) => `Harga ini berlaku ${seconds} dtk`,
    expired: 'Harga ini tidak berlaku lagi',
    renew: 'Ambil harga baru',
    worse: 'Harga bergerak: yang kamu terima lebih sedikit dari sebelumnya.',
    warn: (impact) =>
      `Yang kamu terima ${impact}% di bawah nilai token ini di tempat lain.`,
    blocked: (impact) =>
      `Kamu akan rugi ${impact}%. Kurangi jumlahnya, atau pilih token lain.`,
    impactUnknown: 'Tidak ada harga pembanding. Pastikan harga ini wajar.',
    missing: 'Belum ada yang bisa ditinjau',
    missingHint: 'Pilih dua token dan jumlahnya dulu.',
    enter: 'Isi swap',
    edit: 'Edit',

    swap: 'Swap',
    swapping: 'Memproses swap…',
    stop: 'Hentikan',
    stopping: 'Menghentikan…',
    done: 'Selesai',
    stepApprove: (amount) => `Izinkan ${amount}`,
    stepSwap: (amount) => `Swap ${amount}`,
    stepDone: 'Selesai',
    steps: {
      quoting: 'Memeriksa semuanya',
      switching: (wallet) => `Mengganti jaringan di ${wallet}`,
      asked: (wallet) => `Setujui di ${wallet}`,
      askedInFrame: 'Setujui di jendela aman',
      sent: 'Terkirim. Menunggu jaringan',
    },
    goesOn: 'Layar ini boleh ditutup. Prosesnya tetap berjalan.',
    failedYes: 'Lihat di explorer. Jangan kirim lagi.',
    failedReverted:
      'Tidak ada yang di-swap, hanya biaya jaringan yang terpotong.',
    failedUnknown:
      'Lihat aktivitas dulu. Isi swap yang sama lagi untuk menemukannya.',
    failedOther: 'Periksa saldo sebelum mencoba lagi.',
    approvalStays: (symbol) =>
      `${symbol} tetap diizinkan, hanya untuk jumlah ini.`,
  },

  failures: {
    errors: {
      4001: 'Permintaan ditolak di wallet',
      4100: 'Sesi kamu berakhir. Login lagi',
      4200: 'Wallet kamu tidak mengizinkan ini',
      4900: 'Wallet kamu offline. Periksa koneksinya',
      4901: 'Wallet kamu tidak terhubung ke jaringan ini',
      4902: 'Wallet kamu tidak mengenal jaringan ini',
      5710: 'Wallet kamu tidak mendukung jaringan ini',
      5740: 'Permintaan ini terlalu besar untuk wallet kamu',
      [-32000]: 'Jaringan tidak menerima ini',
      [-32001]: 'Wallet tidak menemukan yang diminta',
      [-32002]: 'Buka wallet untuk melanjutkan',
      [-32003]: 'Jaringan menolak transaksi',
      [-32004]: 'Wallet kamu tidak mendukung ini',
      [-32005]: 'Terlalu banyak permintaan. Tunggu sebentar lalu coba lagi',
      [-32601]: 'Wallet kamu tidak mendukung ini',
      [-32602]: 'Wallet tidak dapat membaca permintaan',
      [-32603]: 'Terjadi masalah di wallet. Coba lagi',
      ABORTED: 'Dibatalkan sebelum selesai',
      ADAPTER_NOT_FOUND: 'Situs ini tidak menyediakan jenis jaringan itu',
      BUDGET_INVALID: 'Situs ini menetapkan biaya yang tidak valid',
      COMMITMENT_INVALID: 'Permintaan dari situs ini tidak valid',
      CHAIN_NOT_SUPPORTED: 'Situs ini tidak menyediakan jaringan itu',
      CONNECTION_ABORTED: 'Koneksi dibatalkan',
      CONNECTOR_NOT_FOUND: 'Wallet ini tidak tersedia di sini',
      FRAME_ERROR: 'Terjadi masalah di wallet email. Coba lagi',
      FRAME_INTERRUPTED: 'Wallet email terputus. Coba lagi',
      FRAME_LOAD_FAILED:
        'Wallet email gagal dimuat. Periksa koneksi lalu coba lagi',
      FRAME_NOT_SET: 'Wallet email belum siap. Coba lagi',
      FRAME_REFUSED: 'Layanan wallet tidak menerima permintaan dari situs ini',
      FRAME_REQUEST_ABORTED: 'Dihentikan sebelum selesai',
      FRAME_REQUEST_TIMEOUT: 'Wallet email tidak menjawab. Coba lagi',
      FRAME_UNREACHABLE:
        'Layanan tidak dapat dihubungi. Coba lagi sebentar lagi',
      INVALID_CAIP10_ADDRESS: 'Alamat tidak valid',
      INVALID_CAIP_ADDRESS: 'Alamat tidak valid',
      INVALID_CAIP_NETWORK_ID: 'Jaringan ini tidak dikenal',
      INVALID_CHAIN_ID: 'Jaringan ini tidak dikenal',
      INVALID_EMAIL: 'Masukkan alamat email yang valid',
      INVALID_SIGNATURE: 'Wallet memberikan tanda tangan yang salah',
      INVALID_TRANSACTION:
        'Wallet menerima sesuatu yang tidak bisa ditandatangani',
      LOGIN_REQUIRED: 'Login dulu',
      OFFLINE: 'Kamu sedang offline. Periksa koneksi lalu coba lagi',
      NO_ACCOUNT: 'Wallet tidak membagikan akun ke situs ini',
      PARENT_NOT_SET: 'Wallet email hanya berfungsi di dalam situs',
      RECEIVER_BELOW_RENT:
        'Jumlah ini kurang untuk membuka akun penerima. Kirim lebih banyak',
      RELAY_REFUSED: 'Layanan wallet tidak menerima permintaan dari situs ini',
      REQUEST_FAILED: 'Layanan tidak dapat dihubungi. Coba lagi sebentar lagi',
      REQUEST_TIMED_OUT: 'Layanan terlalu lama. Coba lagi sebentar lagi',
      RESPONSE_INVALID: 'Layanan tidak menjawab dengan benar. Coba lagi nanti',
      RPC_BUSY: 'Jaringan sedang sibuk. Tunggu sebentar lalu coba lagi',
      RPC_REQUEST_FAILED: 'Jaringan tidak menjawab dengan benar. Coba lagi',
      SEND_UNDER_WAY: 'Pembayaran ini sedang berjalan di tab lain',
      SMART_SESSION_NOT_ACTIVATED:
        'Dompet Anda memberi izin, tetapi layanan tidak menyimpannya. Coba lagi',
      SMART_SESSION_NOT_GRANTED:
        'Dompet Anda tidak memberi izin seperti yang diminta',
      SMART_SESSION_REFUSED: 'Situs ini meminta izin yang tidak diperbolehkan',
      SMART_SESSION_UNSUPPORTED:
        'Dompet Anda tidak dapat memberi izin ke aplikasi di sini',
      SOLANA_NOT_SET: 'Situs ini tidak menyediakan Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Token ini punya aturan sendiri yang tidak didukung di sini',
      TRANSACTION_EXPIRED:
        'Jaringan tidak mengambil transaksi tepat waktu. Kamu bisa mengirimnya lagi',
      UNSUPPORTED_CHAIN: 'Ini tidak berfungsi di jaringan ini',
      WALLET_FAILED: 'Wallet tidak dapat melakukan ini',
      WALLET_TIMEOUT: 'Wallet tidak menjawab',
    },
    kitErrors: {
      ALREADY_SENT:
        'Pembayaran yang sama baru saja dilakukan. Tidak ada yang dikirim ulang',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Masukkan jumlah dan penerima',
      AMOUNT_ZERO: 'Jumlah harus lebih dari nol',
      APPROVAL_UNSUPPORTED:
        'Browser ini tidak bisa menyetujui dengan aman. Pakai browser berbasis Chromium',
      CODE_EXPIRED: 'Kode kedaluwarsa. Minta kode baru',
      COIN_TYPE_UNKNOWN: 'Nama tidak tersedia di jaringan ini',
      DEVICE_NOT_APPROVED: 'Perangkat ini tidak diizinkan. Mulai lagi',
      DISCONNECT_FAILED: 'Tidak semua koneksi bisa diputuskan. Coba lagi',
      EMAIL_TAKEN: 'Email ini milik wallet lain',
      EMBEDDED_NAMESPACE: 'Wallet email tidak tersedia di jenis jaringan ini',
      EXECUTION_REVERTED:
        'Kontrak akan menolak transaksi ini. Tidak ada yang dikirim',
      DEVICES_BLOCKED: 'Browser memblokir jendela perangkat. Izinkan pop-up',
      DEVICES_UNREACHABLE: 'Situs ini memutus jendela perangkat',
      EXPORT_BLOCKED: 'Browser memblokir jendela ekspor. Izinkan pop-up',
      EXPORT_UNREACHABLE: 'Situs ini memutus jendela ekspor',
      FEE_CAP_TOO_HIGH: 'Biaya jaringan terlalu tinggi. Tidak ada yang dikirim',
      FEE_CAP_TOO_LOW:
        'Biaya jaringan sekarang terlalu rendah. Tidak ada yang dikirim',
      FEE_NOT_COVERED:
        'Saldo tidak cukup untuk biaya jaringan. Tidak ada yang dikirim',
      INSUFFICIENT_BALANCE: 'Saldo tidak cukup',
      INSUFFICIENT_FUNDS:
        'Saldo tidak cukup untuk jumlah dan biaya jaringan. Tidak ada yang dikirim',
      INSUFFICIENT_LIQUIDITY: 'Likuiditas tidak cukup untuk swap ini',
      INTRINSIC_GAS_TOO_HIGH:
        'Transaksi terlalu besar untuk jaringan. Tidak ada yang dikirim',
      INTRINSIC_GAS_TOO_LOW: 'Batas gas terlalu rendah. Tidak ada yang dikirim',
      INVALID_ADDRESS: 'Alamat tidak valid',
      INVALID_AMOUNT: 'Tulis jumlah dengan angka, tanpa tanda pemisah ribuan',
      INVALID_CODE: 'Kode salah',
      INVALID_DECIMALS: 'Jumlah angka desimal token ini tidak diketahui',
      INVALID_NAME:
        'Nama minimal 4 karakter: hanya huruf, angka, dan tanda hubung',
      INVALID_SLIPPAGE: 'Slippage harus dari 0,05 hingga 5 persen',
      INVALID_TOKEN: 'Ini bukan token dari jaringan ini',
      LOGIN_COOLDOWN: 'Tunggu sebentar, lalu coba lagi',
      MODULE_NOT_LOADED: 'Sebagian halaman ini tidak dapat dimuat',
      NAMESPACE_NOT_APPROVED:
        'Wallet belum menyetujui akun apa pun di jenis jaringan ini',
      NAME_NOT_FOUND: 'Tidak ada alamat untuk nama ini',
      NAME_REFUSED: 'Nama ini tidak bisa didaftarkan',
      NAME_UNSUPPORTED: 'Di jaringan ini, penerima harus berupa alamat',
      NONCE_TOO_HIGH:
        'Transaksi sebelumnya dari akun ini belum ada. Tidak ada yang dikirim',
      NONCE_TOO_LOW:
        'Transaksi ini mungkin sudah pernah dikirim. Periksa aktivitas sebelum mencoba lagi',
      NOT_CONNECTED: 'Hubungkan wallet dulu',
      NOT_SIGNED: 'Wallet tidak menandatangani. Tidak ada yang dikirim',
      ONRAMP_ACCOUNT_UNKNOWN: 'Ini bukan alamat akun yang terhubung',
      ONRAMP_AMOUNT_TOO_HIGH: 'Ini di atas batas maksimum',
      ONRAMP_AMOUNT_TOO_LOW: 'Ini di bawah batas minimum',
      ONRAMP_NOT_CONFIGURED: 'Penyedia ini belum disiapkan di situs ini',
      ONRAMP_NO_PRICE: 'Belum ada harga untuk pembelian ini',
      ONRAMP_PROVIDER_UNKNOWN: 'Penyedia ini tidak tersedia di sini',
      ONRAMP_UNSUPPORTED: 'Pembelian tidak didukung di jaringan ini',
      ONRAMP_URL_REFUSED: 'Tautan penyedia ditolak',
      PAIRING_ANSWER: 'Wallet memberikan jawaban yang salah',
      PAIRING_ENDED: 'Wallet mengakhiri koneksi',
      PAIRING_EXPIRED: 'Permintaan koneksi kedaluwarsa',
      PAIRING_UNAVAILABLE: 'WalletConnect tidak dapat dihubungi',
      POPUP_BLOCKED: 'Browser memblokir jendela login',
      PRICE_IMPACT_TOO_HIGH: 'Dampak harga swap ini terlalu tinggi',
      QUOTE_EXPIRED: 'Harga sudah tidak berlaku. Minta harga baru',
      RECEIPT_NOT_FOUND:
        'Transaksi belum dikonfirmasi. Periksa sekali lagi sebelum mengirim ulang',
      RECEIPT_TIMEOUT:
        'Transaksi sudah dikirim, tetapi belum dikonfirmasi. Jangan kirim lagi',
      RECEIVER_CHANGED:
        'Nama ini sekarang mengarah ke alamat lain. Periksa penerima sebelum mengirim',
      RECEIVER_NOT_WALLET: 'Alamat ini bukan alamat wallet',
      RECEIVER_OTHER_TOKEN: 'Alamat ini hanya menerima token lain',
      RPC_FAILED: 'Jaringan tidak dapat dihubungi. Tidak ada yang dikirim',
      SAME_TOKEN: 'Pilih dua token yang berbeda',
      SENDER_BELOW_RENT:
        'SOL yang akan tersisa di akunmu terlalu sedikit. Sisakan lebih banyak, atau kirim semuanya',
      EMAIL_REQUIRED: 'Situs ini memerlukan alamat email',
      SESSION_REJECTED: 'Tanda tangan tidak dapat diverifikasi',
      SERVICE_UNAVAILABLE:
        'Layanan sedang tidak menjawab. Coba lagi dalam beberapa detik',
      SIGNED_OTHERWISE:
        'Wallet menandatangani transaksi yang berbeda dari yang diminta. Tidak ada yang dikirim',
      SIGN_IN_CANCELLED: 'Proses masuk dibatalkan',
      SIGN_IN_SERVICE: 'Layanan masuk tidak berfungsi. Coba lagi',
      SIGN_IN_UNSUPPORTED: 'Masuk tidak didukung di jaringan ini',
      SIMULATION_FAILED:
        'Jaringan akan menolak transaksi ini. Tidak ada yang dikirim',
      SOCIAL_LOGIN_CANCELLED: 'Login dibatalkan',
      SOCIAL_LOGIN_EXPIRED: 'Login terlalu lama. Mulai lagi',
      SOCIAL_LOGIN_FAILED: 'Login gagal. Coba lagi',
      SWAP_APPROVAL_FAILED:
        'Token tidak dapat diizinkan. Tidak ada yang di-swap',
      SWAP_REFUSED:
        'Layanan menyusun swap yang berbeda dari yang ditampilkan. Tidak ada yang di-swap',
      SWAP_UNSUPPORTED: 'Jaringan ini tidak mendukung swap',
      TOKEN_ACCOUNT_FROZEN: 'Akun token ini dibekukan',
      TOKEN_FEE_UNSUPPORTED:
        'Token ini mengenakan biaya transfer, yang tidak didukung',
      TOKEN_NOT_TRANSFERABLE: 'Token ini tidak bisa dikirim ke siapa pun',
      TOKEN_REQUIRED: 'Pilih token',
      TOO_MANY_DECIMALS:
        'Angka desimal jumlah ini melebihi yang dimiliki token',
      TOO_MANY_TRIES: 'Terlalu banyak percobaan. Minta kode baru',
      TRANSACTION_CANCELLED:
        'Transaksi dibatalkan di wallet. Tidak ada yang dikirim',
      TRANSACTION_NOT_ACCEPTED:
        'Jaringan tidak pernah menerima transaksi ini. Tidak ada yang terkirim',
      TRANSACTION_NOT_FOUND:
        'Jaringan belum mengenal transaksi ini. Periksa sekali lagi sebelum mengirim ulang',
      TRANSACTION_REPLACED:
        'Transaksi lain menggantikan transaksi ini. Tidak ada yang dikirim',
      TRANSACTION_REVERTED:
        'Transaksi gagal di jaringan. Hanya biaya jaringan yang terpotong',
      TRANSACTION_UNKNOWN:
        'Kami tidak bisa memastikan ini terkirim. Periksa aktivitasmu sebelum mencoba lagi',
      WALLET_CANNOT_SEND: 'Wallet ini tidak bisa menandatangani transaksi',
      WALLET_LINK: 'Tautan wallet ini tidak bisa dibuka',
      WALLET_NOT_INSTALLED: 'Wallet ini belum terpasang',
      WRONG_NAMESPACE: 'Alamat ini milik jenis jaringan lain',

      INVALID_PAYMENT_URI:
        'Tautan pembayaran ini tidak dapat digunakan. Masukkan alamatnya',

      PAYMENT_URI_ELSEWHERE:
        'Tautan pembayaran ini untuk jaringan atau token lain. Ganti jaringan terlebih dahulu',

      SWITCH_REPLACED: 'Sementara itu Anda memilih jaringan lain',
    },
    money: {
      no: 'Tidak ada dana yang keluar dari akunmu.',
      yes: 'Sudah terkirim. Jangan kirim lagi.',
      unknown: 'Mungkin sudah terkirim. Periksa sebelum mengirim lagi.',
    },
  },

  legal: {
    agree: 'Dengan melanjutkan, kamu menyetujui',
    accept: 'Saya menyetujui',
    terms: 'Ketentuan layanan',
    privacy: 'Kebijakan privasi',
    and: 'dan',
    tickFirst: 'Centang kotaknya untuk melanjutkan',
    title: 'Sebelum menghubungkan',
    text: 'Situs ini meminta kamu menyetujui ketentuannya.',
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
    logins: 'Login media sosial',
    continueWith: (name) => `Lanjut dengan ${name}`,
    more: 'Cara login lainnya',
    none: 'Tidak ada login media sosial di sini',
    noneHint: 'Situs ini menyediakan cara lain untuk terhubung.',
    otherWays: 'Cara lain untuk terhubung',

    start: (name) => `Login dengan ${name}`,
    startHint:
      'Sebuah jendela akan terbuka. Tidak ada yang dibagikan sebelum kamu setuju di sana.',
    opening: (name) => `Membuka ${name}`,
    waiting: (name) => `Lanjutkan di ${name}`,
    waitingHint: 'Login di jendela yang lain. Layar ini lanjut sendiri.',
    resumedHint:
      'Halaman ini dimuat ulang. Selesaikan di jendela yang lain, atau coba lagi.',
    interruptedHint:
      'Halaman ini dimuat ulang sebelum Anda selesai. Coba lagi.',
    leaving: (name) => `Menuju ${name}`,
    leavingHint: 'Kamu kembali ke sini setelah login.',
    blocked: 'Browser memblokir jendela',
    blockedHint: 'Buka dari sini. Layar ini lanjut sendiri.',
    open: (name) => `Buka ${name}`,
    connecting: 'Membuka wallet',
    connectingHint: 'Tunggu sebentar.',
    cancelled: 'Login dibatalkan',
    cancelledHint: 'Tidak ada yang dibagikan ke situs ini.',
    expired: 'Login terlalu lama',
    expiredHint: 'Tidak ada yang dibagikan ke situs ini. Mulai lagi.',
    failed: 'Login gagal',
    failedHint: 'Tidak ada yang berubah. Coba lagi, atau pilih cara lain.',

    scan: 'Pindai dengan ponsel',
    scanHint: 'Setujui login di Farcaster. Layar ini lanjut sendiri.',
    qrLabel: 'Kode QR login Farcaster',
    preparing: 'Menyiapkan kode',
    copyLink: 'Salin tautan',
    copyFailed: 'Browser ini tidak mengizinkan penyalinan',
    continueInApp: 'Lanjutkan di Farcaster',
    continueInAppHint: 'Setujui login di sana, lalu kembali ke halaman ini.',
  },
}

const providers = rest.social.names
