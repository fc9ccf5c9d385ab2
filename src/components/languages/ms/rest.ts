import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, time } = createWords('ms')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Salin alamat',
    copyFailed: 'Gagal menyalin. Pilih alamat itu sendiri.',
    addressCopied: 'Alamat disalin',
    switchWallet: (wallet) => `${wallet}. Dompet anda`,
    switchNetwork: (network) => `${network}. Tukar rangkaian`,

    accounts: 'Akaun anda',
    namespaces: kinds,
    networkGroups: { eip155: 'Rangkaian EVM', solana: 'Rangkaian Solana' },

    totalBalance: 'Jumlah baki',
    fiat: (value) => `$${value}`,
    buy: 'Beli',
    swap: 'Swap',
    receive: 'Terima',
    send: 'Hantar',
    sendUnsupported: 'Penghantaran tidak tersedia di rangkaian ini.',
    tokens: 'Token',
    loadingTokens: 'Memuatkan token',
    empty: 'Belum ada token',
    emptyHint: 'Token yang anda terima dipaparkan di sini.',

    balancesFailed: 'Baki anda tidak dapat dipaparkan',
    balancesFailedHint:
      'Perkhidmatan baki tidak bertindak balas. Token anda selamat.',
    balancesOld: (at) => `Data pada ${time(at)}`,
    nextTry: (seconds) => `Cubaan seterusnya dalam ${seconds} saat`,
    tryingAgain: 'Mencuba lagi…',

    explorer: 'Lihat di explorer',
    disconnect: 'Putuskan sambungan',
    disconnectAll: 'Putuskan semua',
    disconnectOne: (wallet) => `Putuskan ${wallet}`,
    connectAnother: 'Sambung dompet lain',
    active: 'Aktif',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Semasa',
    testNetwork: 'Rangkaian ujian',
    confirmInWallet: 'Sahkan dalam dompet anda',
    switching: 'Menukar…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} berada di rangkaian yang tidak dikenali aplikasi ini (nombor ${chainId}). Pilih salah satu di bawah untuk meneruskan.`,

    networkGone: 'Aplikasi ini tidak lagi menawarkan rangkaian anda tadi',
    networkGoneHint:
      'Token anda selamat. Pilih rangkaian lain untuk meneruskan.',
    chooseNetwork: 'Pilih rangkaian',

    receiveHint: (network) =>
      `Hantar token ${network} sahaja ke alamat ini. Token lain mungkin hilang.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Hantar SOL dan token Solana sahaja ke alamat ini. Token lain mungkin hilang.'
        : `Hantar SOL dan token Solana sahaja ke alamat ini, di rangkaian ${network}. Token lain mungkin hilang.`,
    solanaAddress: 'Alamat Solana anda',
    qrLabel: 'Kod QR alamat anda',
    requestQrLabel: (amount) => `Kod QR yang meminta ${amount}`,
    askAmount: 'Minta jumlah tertentu',
    amountIn: (symbol) => `Jumlah dalam ${symbol}`,
    amountHelp: 'Ditambah pada kod QR. Sesetengah dompet mengabaikannya.',
    copyLink: 'Salin pautan bayaran',
  },

  buy: {
    amountHint: 'Jumlah yang anda bayar',
    chooseFiat: (currency) => `Bayar dalam ${currency}. Pilih mata wang lain`,
    chooseToken: (symbol) => `Beli ${symbol}. Pilih yang lain`,
    youGet: 'Anda dapat',
    asking: 'Meminta harga',
    enterAmount: 'Masukkan jumlah',
    checkAmount: 'Semak jumlah',
    noPrice: 'Tiada harga buat masa ini',
    preparing: 'Menyediakan',
    continueAt: (provider) => `Teruskan ke ${provider}`,
    opensTab: (provider) => `Anda membayar di ${provider}, dalam tab baharu.`,
    priceThere: (provider) => `Lihat harga di ${provider}`,
    estimate: 'Anggaran',
    estimateTitle: 'Anggaran sahaja',
    estimateText:
      'Perkhidmatan harga tidak menjawab, jadi pembelian tidak dapat dibuat buat masa ini.',
    providers: 'Dijual oleh',
    fees: (fees) => `Yuran ${fees}`,
    feeRange: (range) => `Yuran ${range.replace('-', '–')}`,
    sells: (symbol) => `Menjual ${symbol} sahaja`,
    chosen: 'Dipilih',
    nobody: 'Tiada apa-apa boleh dibeli di sini',
    nobodyHint: 'Tiada penyedia di laman ini untuk rangkaian ini.',
    otherNetwork: 'Pilih rangkaian lain',
    howItWorks: 'Cara membeli',

    search: 'Cari',
    noneFound: (search) => `Tiada hasil untuk “${search}”`,
    listFailed: 'Ini senarai ringkas. Senarai penuh tidak dapat dimuatkan.',
    on: (networks) => `Di ${networks}`,

    waiting: (provider) => `Teruskan di ${provider}`,
    waitingHint: ({ symbol }) =>
      `Bayar dalam tab yang satu lagi. ${symbol} dipaparkan di sini sebaik sahaja tiba.`,
    waitingLong:
      'Dengan kad mengambil beberapa minit, melalui pindahan bank sehingga beberapa hari. Anda boleh menutup tetingkap ini.',
    unseen:
      'Baki anda tidak dapat dibaca buat masa ini. Apa yang telah anda bayar tetap akan tiba.',
    notOpened: (provider) => `Buka ${provider} semula`,
    stop: 'Saya tidak membeli apa-apa',
    stopped: 'Tiada apa-apa dibeli',
    stoppedHint:
      'Jika anda sebenarnya telah membayar, pembelian itu tetap tiba dalam akaun anda.',
    tryAgain: 'Cuba lagi',
    toAccount: 'Kembali ke akaun',
    arrived: (amount) => `${amount} telah tiba`,
    arrivedHint: 'Sudah ada dalam akaun anda.',
    done: 'Selesai',
    nothing: 'Tiada pembelian sedang berjalan',
    nothingHint: 'Apa yang telah anda bayar sebelum ini akan tiba sendiri.',
    start: 'Beli kripto',

    guide: [
      {
        title: 'Anda membayar penyedia',
        text: 'Beli dengan kad atau pindahan bank. Penyedia mengendalikan bayaran anda, dan laman ini tidak pernah melihatnya.',
      },
      {
        title: 'Terus ke akaun anda',
        text: 'Alamat anda sudah diisi. Penyedia mungkin meminta pengenalan diri sebelum menjual.',
      },
      {
        title: 'Mengambil sedikit masa',
        text: 'Dengan kad, tiba dalam beberapa minit. Melalui bank, boleh mengambil beberapa hari. Ia dipaparkan antara token anda.',
      },
    ],
  },

  email: {
    current: 'Alamat e-mel anda',
    next: 'Alamat e-mel baharu',
    nextHint: 'Sahkan dengan kod. Dompet anda tetap sama.',
    same: 'Ini alamat anda sekarang',
    submit: 'Teruskan',
    fromOld: 'Sahkan dahulu ini anda. Masukkan kod yang dihantar ke',
    fromNew: 'Masukkan kod yang dihantar ke alamat baharu anda',
    yourAddress: 'alamat semasa anda',
    saving: 'Menyimpan alamat baharu…',
    done: 'E-mel anda telah ditukar',
    doneHint: 'Mulai sekarang, log masuk dengan e-mel ini.',
    finish: 'Selesai',
    nothingSent: 'Tiada kod dihantar',
    nothingSentHint: 'Mulakan dengan alamat e-mel baharu anda.',
    start: 'Tukar e-mel',
    noWallet: 'Tiada alamat untuk ditukar',
    noWalletHint: 'Hanya dompet dengan log masuk e-mel mempunyainya.',
    connect: 'Log masuk dengan e-mel',
  },

  guide: {
    wallet: [
      {
        title: 'Menyimpan milik anda',
        text: 'Wang, koleksi dan nama, dalam setiap aplikasi yang anda sambungkan.',
      },
      {
        title: 'Cara anda log masuk',
        text: 'Sambungkan dompet yang sama di mana-mana tanpa perlu mereka kata laluan.',
      },
      {
        title: 'Hanya anda boleh menggunakannya',
        text: 'Laman meminta, anda meluluskan dalam dompet. Jangan sekali-kali kongsi frasa pemulihan dengan sesiapa.',
      },
    ],
    createLead:
      'Log masuk dan dapatkan dompet anda sendiri. Tiada apa-apa perlu dipasang.',
    noLoginLead: 'Anda perlu dompet untuk log masuk di sini. Percuma.',
    otherWays: 'Cara lain',
    getWalletHint: 'Aplikasi untuk telefon atau pelayar anda',
    getWallet: 'Dapatkan dompet',
    aboutNetworks: 'Apakah itu rangkaian?',
    network: [
      {
        title: 'Tempat akaun anda berada',
        text: 'Setiap rangkaian merekodkan sendiri siapa memiliki apa. Akaun anda boleh berada di beberapa rangkaian.',
      },
      {
        title: 'Yuran dan kelajuan berbeza',
        text: 'Setiap bayaran dikenakan yuran dalam syiling rangkaiannya, daripada kurang satu sen hingga beberapa dolar.',
      },
      {
        title: 'Token kekal di rangkaiannya',
        text: 'Hantar hanya ke alamat di rangkaian yang sama. Jika tidak, token mungkin hilang.',
      },
    ],
    gotIt: 'Faham',
    listLead: 'Beberapa pilihan untuk anda.',
    loading: 'Memuatkan dompet',
    listFailed: 'Senarai tidak dapat dimuatkan',
    listFailedHint: 'Perkhidmatan dompet tidak bertindak balas.',
    listEmpty: 'Tiada dompet untuk disyorkan',
    listEmptyHint: 'Tanya pengendali laman ini dompet mana yang disokong.',
    get: (wallet) => `Dapatkan ${wallet}`,
    scanHint: 'Imbas dengan kamera telefon anda.',
    qrLabel: (wallet) => `Kod QR halaman ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Sambungan pelayar',
      homepage: 'Laman web',
      playStore: 'Google Play',
    },
    afterwards: 'Sudah pasang? Muat semula halaman ini, kemudian sambung.',
    noLinks: 'Tiada pautan muat turun diketahui',
    noLinksHint: 'Cari di gedung aplikasi telefon atau pelayar anda.',
    otherWallet: 'Pilih dompet',

    usage: 'Laman ini tidak dapat menyambungkan sesiapa buat masa ini',
    usageHint: 'Had pelannya telah dicapai. Dompet dan token anda selamat.',
    usageOwner: 'Ini laman anda? Semak papan pemuka projeknya.',
    usageRetry: 'Semak lagi',
  },

  holdings: {
    label: 'Baki dan aktiviti',
    tabs: { tokens: 'Token', nfts: 'NFT', activity: 'Aktiviti' },

    loadingActivity: 'Memuatkan aktiviti',
    noActivity: 'Belum ada aktiviti',
    noActivityHint: 'Apa yang anda hantar, terima dan swap dipaparkan di sini.',
    activityOff: 'Tiada aktiviti di sini',
    activityOffHint:
      'Sejarah rangkaian ini tidak tersedia. Token anda selamat.',
    activityFailed: 'Aktiviti anda tidak dapat dipaparkan',
    activityFailedHint:
      'Perkhidmatan aktiviti tidak bertindak balas. Token anda selamat.',
    more: 'Muat lagi',
    moreFailed:
      'Halaman seterusnya gagal dimuatkan. Paparan ini lengkap setakat ini.',
    loaded: (count) => `${count} transaksi dipaparkan`,
    month,
    failed: 'Gagal',
    pending: 'Belum selesai',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Baru sahaja'
      const units = {
        second: 'saat',
        minute: 'min',
        hour: 'jam',
        day: 'hari',
        month: 'bulan',
        year: 'tahun',
      }
      return `${count} ${units[unit]} lalu`
    },
    date: dateTime,
    moreMoved: (count) => `dan ${count} lagi`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Satu NFT',
    opensExplorer: 'Membuka explorer',
    operations: {
      approve: 'Diluluskan',
      burn: 'Di-burn',
      cancel: 'Dibatalkan',
      claim: 'Dituntut',
      delegate: 'Diwakilkan',
      deploy: 'Kontrak dicipta',
      deposit: 'Didepositkan',
      execute: 'Kontrak digunakan',
      mint: 'Di-mint',
      receive: 'Diterima',
      revoke: 'Ditarik balik',
      send: 'Dihantar',
      stake: 'Di-stake',
      trade: 'Di-swap',
      unstake: 'Di-unstake',
      withdraw: 'Dikeluarkan',
    },
    transaction: 'Transaksi',

    loadingNfts: 'Memuatkan NFT',
    noNfts: 'Belum ada NFT',
    noNftsHint: 'NFT yang dihantar ke alamat anda dipaparkan di sini.',
    nftsFailed: 'NFT anda tidak dapat dipaparkan',
    nftsPartial: 'Hanya yang dilihat dalam aktiviti terkini. Mungkin ada lagi.',
    allNfts: 'Semua NFT',
    unnamed: 'Tanpa nama',
    copies: (amount) => `× ${amount}`,
    collection: 'Koleksi',
    number: 'ID token',
    held: 'Anda ada',
    network: 'Rangkaian',
  },

  names: {
    choose: 'Pilih nama',
    guide: [
      {
        title: 'Lebih mudah daripada alamat',
        text: 'Rakan boleh menghantar kepada nama anda, bukan alamat yang panjang.',
      },
      {
        title: 'Percuma',
        text: 'Anda hanya menandatangani mesej. Tiada yuran, tiada transaksi.',
      },
      {
        title: 'Semua orang boleh melihatnya',
        text: 'Sesiapa yang tahu nama itu boleh mencari alamat anda dan kandungannya.',
      },
    ],
    name: 'Nama anda',
    suffixed: (suffix) => `Berakhir dengan ${suffix}`,
    hint: 'Huruf, digit dan tanda sempang, sekurang-kurangnya 4',
    checking: 'Menyemak ketersediaan',
    free: (name) => `${name} tersedia`,
    taken: (name) => `${name} sudah diambil`,
    suggestions: 'Nama serupa yang tersedia',
    take: (name) => `Guna ${name}`,
    enter: 'Masukkan nama',
    other: 'Pilih nama lain',
    register: 'Daftar nama',
    confirm: 'Sahkan dalam dompet anda',
    unchanged: 'Tiada apa-apa didaftarkan.',
    unknown: 'Nama mungkin tetap didaftarkan. Semak dahulu sebelum cuba lagi.',
    unsupported: 'Nama tidak tersedia di rangkaian ini',
    unsupportedHint: 'Nama adalah untuk akaun di rangkaian EVM.',
    otherNetwork: 'Pilih rangkaian lain',
    success: 'Nama ini milik anda',
    successHint: 'Apa yang dihantar ke nama ini sampai ke akaun anda.',
    successUnknown: 'Nama anda telah didaftarkan',
    done: 'Selesai',
  },

  pairing: {
    scan: 'Imbas dengan dompet anda',
    scanWith: (wallet) => `Imbas dengan ${wallet}`,
    scanHint: 'Buka pengimbas dompet di telefon dan halakan ke kod ini.',
    qrLabel: 'Kod QR permintaan sambungan',
    preparing: 'Menyediakan kod',
    copyLink: 'Salin pautan',
    copyFailed: 'Pelayar ini tidak membenarkan penyalinan',
    openDesktop: 'Buka aplikasi desktop',
    openWeb: 'Buka dompet web',

    ways: 'Cara menyambung',
    wayNames: {
      browser: 'Pelayar',
      desktop: 'Aplikasi desktop',
      mobile: 'Aplikasi',
      qrcode: 'Telefon',
      unsupported: 'Tidak dijumpai',
      web: 'Laman web',
    },

    continueIn: (wallet) => `Teruskan dalam ${wallet}`,
    continueHint:
      'Luluskan sambungan di sana, kemudian kembali ke halaman ini.',
    browserHint: 'Halaman ini dibuka semula dalam aplikasi. Sambung di sana.',
    openWallet: (wallet) => `Buka ${wallet}`,
    notOpened: (wallet) => `${wallet} tidak terbuka`,
    notOpenedHint: 'Adakah ia dipasang pada peranti ini?',
    getWallet: (wallet) => `Dapatkan ${wallet}`,
    showCode: 'Papar kod QR',

    search: 'Cari dompet',
    searching: 'Mencari dompet',
    found: (count) => `${count} dompet`,
    noneFound: (search) => `Tiada hasil untuk “${search}”`,
    noneFoundHint: 'Semak ejaan, atau imbas kod dengan dompet yang anda ada.',
    none: 'Tiada dompet untuk dipilih',
    noneHint: 'Anda masih boleh mengimbas kod dengan dompet yang anda ada.',
    scanAny: 'Sambung dengan kod QR',
    moreWallets: 'Papar lagi',
    listFailed: 'Senarai tidak dapat dimuatkan',
    moreFailed: 'Yang lain tidak dapat dimuatkan.',

    whichKind: (wallet) => `Di mana anda menggunakan ${wallet}?`,
    whichKindHint:
      'Ada akaun di kedua-duanya. Yang satu lagi boleh disambung kemudian.',
    kinds: 'Jenis rangkaian',
    notFound: 'Dompet tidak dijumpai',
    chooseWallet: 'Pilih dompet',

    expired: 'Permintaan telah tamat tempoh',
    expiredHint: 'Tiada apa-apa disambungkan. Mulakan yang baharu.',
  },

  pay: {
    title: (amount) => `Bayar ${amount}`,
    deposit: (amount) => `Deposit ${amount}`,
    withWallet: 'Bayar dengan dompet',
    connect: 'Sambungkan dompet untuk membayar',
    otherToken: 'Bayar dengan token lain',
    exchanges: 'Atau bayar dari bursa',
    delivering: 'Bayaran sedang dihantar',
    waiting: (name) => `Menunggu ${name}`,
    waitingHint: 'Selesaikan bayaran di tab lain.',
    done: 'Bayaran selesai',
    failed: 'Bayaran tidak dibuat',
    unknown: 'Bayaran belum disahkan',
    unknownHint: 'Ia mungkin masih sampai. Semak sebelum membayar lagi.',
    anyway: 'Bayar juga',
    invalid:
      'Bayaran ini tidak boleh dibuat. Laman menetapkannya dengan salah.',
    gets: 'Penerima mendapat',
    through: 'Dibayar melalui',
    fee: 'Yuran perkhidmatan',
    fromExchange: 'Deposit dari bursa',
    noExchanges: 'Tiada bursa menawarkannya',
  },

  send: {
    amount: 'Jumlah',
    amountHint: 'Jumlah untuk dihantar',
    to: 'Kepada',
    toPlaceholder: { eip155: 'Alamat, 0x…', solana: 'Alamat Solana' },
    toHint: (network) => `Alamat di ${network}`,
    paste: 'Tampal',
    pasteAddress: 'Tampal alamat',
    max: 'Maks',
    useMax: 'Maks, semua yang boleh dihantar',
    balance: (balance) => `Baki ${balance}`,
    chooseToken: (symbol) => `${symbol}. Pilih token lain`,
    worth: (value) => `≈ $${value}`,
    loading: 'Memuatkan token',
    enterAmount: 'Masukkan jumlah',
    enterAddress: 'Masukkan alamat',
    checkAmount: 'Semak jumlah',
    checkAddress: 'Semak alamat',
    review: 'Semak',
    empty: 'Belum ada apa-apa untuk dihantar',
    notHere: 'Rangkaian tidak disokong',
    otherNetwork: 'Pilih rangkaian lain',
    emptyHint: 'Token yang anda terima dipaparkan di sini.',
    receive: 'Terima',

    title: (subject) => `Hantar ${subject}`,
    from: 'Daripada',
    network: 'Rangkaian',
    fee: 'Yuran rangkaian',
    feeAbout: (fee) => `Kira-kira ${fee}`,
    feeSmall: (unit) => `Kurang daripada 0.00000001 ${unit}`,
    rent: 'Akaun token baharu',
    rentHint:
      'Penerima belum mempunyai akaun untuk token ini. Anda membayar sekali untuk membukanya.',
    changed: 'Sesetengah butiran telah berubah. Semak semula.',
    feeUnknown: 'Belum diketahui. Dompet anda akan memaparkannya.',
    warnings: {
      ownAddress:
        'Ini alamat anda sendiri. Tiada apa-apa berubah selain yuran yang ditolak.',
      lookAlike:
        'Alamat ini mirip alamat yang pernah anda guna, tetapi berbeza. Semak setiap aksara.',
      contract:
        'Ini kontrak, bukan dompet. Token yang dihantar mungkin hilang.',
      firstTime: 'Ini kali pertama anda menghantar ke alamat ini dari sini.',
    },
    tokenAddress: 'Alamat token',
    addToken: 'Tambah',
    addedToken:
      'Ditambah melalui alamat. Sesiapa sahaja boleh mencipta token dengan nama ini.',
    send: 'Hantar',
    sending: 'Menghantar…',
    cancelling: 'Menghentikan…',
    stop: 'Henti',
    done: 'Selesai',
    edit: 'Edit',
    steps: {
      resolving: 'Mencari nama',
      preparing: 'Menyemak baki dan penerima',
      switching: (wallet) => `Menukar rangkaian dalam ${wallet}`,
      approving: (wallet) => `Luluskan dalam ${wallet}`,
      approvingInFrame: 'Luluskan dalam tetingkap selamat',
      handing: 'Menghantar ke rangkaian',
      checking: 'Menyemak sama ada ia telah dihantar',
      confirming: 'Dihantar. Menunggu rangkaian',
      confirmed: 'Selesai',
    },
    commitments: {
      processed: 'Dilihat oleh rangkaian, belum disahkan',
      confirmed: 'Disahkan. Menunggu sehingga muktamad',
      finalized: 'Muktamad',
    },
    goesOn: 'Skrin ini boleh ditutup. Proses tetap berjalan.',
    failedYes: 'Lihat di explorer. Jangan hantar lagi.',
    failedReverted: 'Tiada token dihantar. Anda boleh menghantar semula.',
    failedUnknown:
      'Lihat aktiviti anda dahulu. Cubaan kedua mungkin menghantarnya dua kali.',
    failedOther: 'Semak baki anda sebelum cuba lagi.',
    viewOnExplorer: 'Lihat di explorer',

    recentPending: (subject) => `Menghantar ${subject}`,
    recentSent: (subject) => `${subject} dihantar`,
    recentUnknown: (subject) => `${subject} mungkin sedang dihantar`,
    recentTo: (address) => `Kepada ${address}`,

    approve: 'Luluskan dalam tetingkap selamat',
    approveHint:
      'Hanya anda boleh melihat dan meluluskannya di sana. Halaman ini tidak boleh.',
    approveWhat: 'Permintaan',
    approveMore: (count) => `${count} lagi menunggu selepasnya`,
    showAgain: 'Papar tetingkap selamat',
    refuse: 'Batal',
    ended: 'Tiada apa-apa untuk diluluskan',
    methods: {
      eth_sendTransaction: 'Hantar transaksi',
      eth_sendUserOperation: 'Hantar transaksi',
      eth_signTypedData_v4: 'Tandatangani data',
      personal_sign: 'Tandatangani mesej',
      solana_signAllTransactions: 'Tandatangani beberapa transaksi',
      solana_signAndSendTransaction: 'Hantar transaksi',
      solana_signMessage: 'Tandatangani mesej',
      solana_signTransaction: 'Tandatangani transaksi',
      wallet_grantPermissions: 'Beri kebenaran',
      wallet_revokePermissions: 'Tarik balik kebenaran',
      wallet_sendCalls: 'Hantar beberapa transaksi',
    },
    otherMethod: 'Guna dompet anda',

    refused: {
      digits: (plain) =>
        plain
          ? `Gunakan digit 0 hingga 9: ${plain}`
          : 'Gunakan digit 0 hingga 9',
      separators: (plain) =>
        plain ? `Masukkan tanpa pemisah: ${plain}` : 'Masukkan tanpa pemisah',
      number: () => 'Masukkan digit sahaja, contohnya 12.5',
    },

    keepAccount: 'Simpan akaun anda',

    keepAccountHint: 'Selesaikan dalam tetingkap selamat untuk log masuk.',
  },

  settings: {
    open: 'Tetapan',
    wallet: (wallet) => `Disambungkan dengan ${wallet}`,
    email: 'E-mel',
    changeEmail: 'E-mel. Tukar',
    provider: (provider) => `Log masuk dengan ${providers[provider]}`,
    name: 'Nama akaun',
    noName: 'Dapatkan nama',
    noNameHint: 'Lebih mudah dikongsi daripada alamat',
    permissionsHint: 'Apa yang boleh dibuat aplikasi bagi pihak anda',
    activityHint: 'Sejarah transaksi anda',

    exportKey: 'Eksport kunci peribadi',
    exportKeyHint: 'Untuk menggunakan akaun anda dalam dompet lain',
    devices: 'Peranti dan pemulihan',
    devicesHint: 'Buang peranti, ubah pemulihan',

    accountType: 'Jenis akaun',
    types: { smartAccount: 'Akaun pintar', eoa: 'Akaun standard' },
    typeHints: {
      smartAccount: 'Menggabungkan langkah, dan aplikasi boleh membayar yuran',
      eoa: 'Satu kunci. Berfungsi dengan semua aplikasi',
    },
    typeChanging: 'Menukar jenis akaun',
    reset: {
      action: 'Matikan akaun pintar',
      hint: 'Di rangkaian ini. Alamat dan dana anda kekal',
      done: 'Akaun pintar dimatikan',
    },
    notKept: 'Log masuk anda tidak akan disimpan',
    notKeptHint:
      'Pelayar ini tidak menyimpan apa-apa untuk laman ini. Anda perlu log masuk semula selepas meninggalkan halaman.',

    loadingSessions: 'Memuatkan kebenaran',
    noSessions: 'Tiada kebenaran aplikasi',
    noSessionsHint:
      'Kebenaran yang anda berikan kepada aplikasi dipaparkan di sini.',
    sessionsFailed: 'Kebenaran anda tidak dapat dipaparkan',
    sessionsFailedHint:
      'Perkhidmatan kebenaran tidak bertindak balas. Kebenaran anda tidak berubah.',
    sessionsOff: 'Kebenaran aplikasi tidak tersedia',
    sessionsOffHint: 'Rangkaian ini tidak menyokongnya.',
    sessionsLead:
      'Aplikasi ini boleh bertindak bagi pihak anda dalam had yang anda tetapkan. Anda boleh menamatkannya pada bila-bila masa.',
    ended: 'Ditamatkan',
    unnamedApp: 'Aplikasi tanpa nama',
    until: (seconds) => `Hingga ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Aktif',
      expired: 'Tamat tempoh',
      revoked: 'Ditamatkan oleh anda',
    },
    permissions: {
      'contract-call': 'Boleh menggunakan kontrak tertentu',
      'native-token-recurring-allowance':
        'Boleh membelanjakan syiling rangkaian',
      'erc20-recurring-allowance': 'Boleh membelanjakan token',
    },
    limit: 'Had',
    period: 'Tempoh',
    otherPermission: 'Mempunyai kebenaran lain',
    granted: 'Aplikasi ini kini boleh bertindak bagi pihak anda',
    grantedUntil: (seconds) => `Hingga ${date(seconds * 1_000)}.`,
    grantedHint:
      'Anda boleh menamatkannya pada bila-bila masa dalam senarai kebenaran.',
    grantedNothing: 'Tujuannya tidak dinyatakan.',
    mayDo: 'Apa yang boleh dibuat',
    toPermissions: 'Lihat kebenaran',
    done: 'Selesai',
    revoke: 'Batalkan',
    revokeOf: (app) => `Batalkan kebenaran ${app}`,
    revoking: 'Sahkan dalam dompet anda',
    revoked: (app) => `Kebenaran ${app} dibatalkan`,
    notRevoked: 'Kebenaran tidak dibatalkan. Ia masih aktif.',

    scopeDay: (amount) => `Sehingga ${amount} sehari`,
    scopeEvery: ({ amount, period }) => `Sehingga ${amount} setiap ${period}`,
    scopeUntil: ({ date, what }) => `${what}, hingga ${date}`,
    scopeTo: ({ app, what }) => `${what}, untuk ${app}`,

    switchTo: (network) => `Tukar ke ${network}`,
    switchHint: 'Token anda kekal di tempatnya.',
    switch: 'Tukar rangkaian',
    alreadyThere: (network) => `Anda sudah di ${network}`,
    alreadyThereHint: 'Tiada apa-apa perlu ditukar.',
    notOffered: 'Aplikasi ini tidak menawarkan rangkaian itu',
    notOfferedHint: 'Pilih salah satu rangkaiannya untuk meneruskan.',

    needs: (kind) => `Ini hanya berfungsi di ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Teruskan dengan akaun ${address}. Yang satu lagi kekal disambungkan.`,
      network: 'Dompet anda juga ada akaun di sana. Yang satu lagi kekal.',
      connect: 'Sambung dompet untuknya. Yang satu lagi kekal disambungkan.',
    },
    goOn: (kind) => `Teruskan dengan ${kinds[kind]}`,
    connectFor: 'Sambung dompet',
    noKind: (kind) => `Aplikasi ini tiada rangkaian ${kinds[kind]}`,
    noKindHint: 'Tiada apa-apa berubah.',

    worksOn: (count) => `Berfungsi di ${count} rangkaian`,
    worksOnLead:
      'Alamat anda sama di semua rangkaian ini. Hantar token daripada rangkaian ini sahaja ke alamat itu. Token lain mungkin hilang.',
    receiveHint:
      'Hantar token daripada rangkaian ini sahaja ke alamat ini. Token lain mungkin hilang.',

    accountNotKept: 'Pelayar ini tidak menyimpan akaun anda',

    accountNotKeptHint:
      'Akaun akan hilang apabila halaman atau pelayar ditutup. Jangan simpan wang di dalamnya.',
  },

  signIn: {
    title: (site) => `Log masuk ke ${site}`,
    text: 'Tandatangani mesej untuk menunjukkan akaun ini milik anda. Percuma, dan tiada apa yang keluar daripada akaun anda.',
    account: 'Akaun',
    sign: 'Log masuk',
    emailTitle: (site) => `${site} meminta alamat e-mel anda`,
    emailHint: 'Dikongsi dengan laman ini bersama akaun anda.',
    emailRequired: 'Laman ini memerlukan alamat e-mel.',
    skip: 'Langkau',
    required:
      'Laman ini memerlukan tandatangan. Membatalkan akan memutuskan sambungan dompet anda.',
  },

  sponsor: {
    atMost: (amount) => `Paling banyak ${amount}`,
    inToken: (symbol) => `Dibayar dengan ${symbol}`,
    paid: 'Dibayar oleh aplikasi',
  },

  swap: {
    pay: 'Anda bayar',
    payHint: 'Jumlah yang anda bayar',
    receive: 'Anda terima',
    balance: (balance) => `Baki ${balance}`,
    balanceUnknown: 'Baki tidak diketahui',
    max: 'Maks',
    useMax: 'Maks, semua yang boleh di-swap',
    flip: 'Tukar kedudukan dua token',
    choose: 'Pilih token',
    chooseFor: {
      from: (symbol) => `Anda bayar ${symbol}. Pilih token lain`,
      to: (symbol) => `Anda terima ${symbol}. Pilih token lain`,
    },
    worth: (value) => `≈ $${value}`,
    about: (amount) => `Kira-kira ${amount}`,
    quoting: 'Meminta harga',
    noQuote: 'Tiada harga buat masa ini',
    unreadable: 'Pertukaran ini tidak dapat disemak. Cuba jumlah lain',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Harga',
    priceUnknown: 'Tidak diketahui',
    impact: 'Kesan harga',
    percent: (value) => `${value}%`,
    fee: 'Yuran rangkaian',
    feeAbout: (fee) => `Kira-kira ${fee}`,
    feeSmall: (unit) => `Kurang daripada 0.00000001 ${unit}`,
    slippage: 'Slippage',
    slippageOf: (value) => `Slippage ${value}%. Ubah`,
    slippageHint:
      'Jika harga berubah, jumlah yang anda terima mungkin kurang sebanyak ini. Jika lebih rendah lagi, swap tidak dilakukan.',
    slippageHigh:
      'Jumlah yang anda terima mungkin jauh kurang daripada jangkaan.',
    slippageOwn: 'Slippage tersuai dalam peratus',
    slippageOther: 'Tersuai',
    slippageWrong: 'Masukkan 0.05% hingga 5%',

    enterAmount: 'Masukkan jumlah',
    chooseToken: 'Pilih apa yang anda terima',
    checkAmount: 'Semak jumlah',
    review: 'Semak',
    underWay: 'Satu swap sedang berjalan. Lihat',

    unsupportedTitle: 'Tiada swap di rangkaian ini',
    unsupported: 'Token boleh di-swap di rangkaian berikut:',
    unsupportedHere: (network) => `Token boleh di-swap di ${network}.`,
    unsupportedAnywhere:
      'Tiada rangkaian di laman ini yang menyokong swap. Token anda selamat.',
    loading: 'Memuatkan token',
    failed: 'Token tidak dapat dipaparkan',
    failedHint: 'Perkhidmatan token tidak bertindak balas. Token anda selamat.',
    empty: 'Tiada apa-apa boleh di-swap di sini',
    emptyHint: 'Perkhidmatan ini tidak menyenaraikan token rangkaian ini.',
    toAccount: 'Ke akaun anda',

    search: 'Cari token atau alamat',
    own: 'Token anda',
    others: 'Semua token',
    suggested: 'Popular',
    found: (count) => `${count} token`,
    noneFound: (search) => `Tiada hasil untuk “${search}”`,
    noneFoundHint: 'Cuba simbolnya, atau tampal alamatnya.',

    title: ({ amount, from, to }) => `Swap ${amount} ${from} kepada ${to}`,
    expected: (amount) => `Kira-kira ${amount}`,
    minimum: 'Terima minimum',
    minimumHint: (slippage) =>
      `${slippage}% kurang daripada jangkaan, jika harga berubah. Jika lebih rendah lagi, swap tidak dilakukan.`,
    providerFee: 'Yuran penyedia',
    providerFeeIncluded: (amount) => `${amount}, termasuk`,
    feeLevels: ({ fast, instant }) =>
      `Pantas: ${fast}. Segera: ${instant}. Yuran ditetapkan oleh dompet.`,
    network: 'Rangkaian',
    oneApprovalHint: (amount) =>
      `Satu kelulusan: anda membenarkan tepat ${amount} dan menukarnya. Tiada yang lebih boleh diambil.`,
    approvalHint: (amount) =>
      `Dua langkah: anda membenarkan tepat ${amount}, kemudian swap. Dengan kebenaran ini, jumlah yang lebih besar tidak akan dapat diambil.`,
    holds: (seconds) => `Harga ini sah selama ${seconds} saat`,
    expired: 'Harga ini tidak lagi sah',
    renew: 'Dapatkan harga baharu',
    worse: 'Harga berubah: anda terima kurang daripada yang dipaparkan tadi.',
    warn: (impact) =>
      `Anda terima ${impact}% kurang daripada nilai token ini di tempat lain.`,
    blocked: (impact) =>
      `Anda akan rugi ${impact}%. Kurangkan jumlah, atau pilih token lain.`,
    impactUnknown:
      'Tiada harga lain untuk dibandingkan. Pastikan harga ini berpatutan.',
    missing: 'Belum ada apa-apa untuk disemak',
    missingHint: 'Pilih dua token dan jumlah dahulu.',
    enter: 'Isi swap',
    edit: 'Edit',

    swap: 'Swap',
    swapping: 'Memproses swap…',
    stop: 'Henti',
    stopping: 'Menghentikan…',
    done: 'Selesai',
    stepApprove: (amount) => `Benarkan ${amount}`,
    stepSwap: (amount) => `Swap ${amount}`,
    stepDone: 'Selesai',
    steps: {
      quoting: 'Menyemak semuanya',
      switching: (wallet) => `Menukar rangkaian dalam ${wallet}`,
      asked: (wallet) => `Luluskan dalam ${wallet}`,
      askedInFrame: 'Luluskan dalam tetingkap selamat',
      sent: 'Dihantar. Menunggu rangkaian',
    },
    goesOn: 'Skrin ini boleh ditutup. Proses tetap berjalan.',
    failedYes: 'Lihat di explorer. Jangan hantar lagi.',
    failedReverted:
      'Tiada apa-apa di-swap, hanya yuran rangkaian yang ditolak.',
    failedUnknown:
      'Lihat aktiviti anda dahulu. Swap yang sama, jika diisi semula, akan dijumpai.',
    failedOther: 'Semak baki anda sebelum cuba lagi.',
    approvalStays: (symbol) =>
      `${symbol} kekal dibenarkan, untuk jumlah ini sahaja.`,
  },

  failures: {
    errors: {
      4001: 'Permintaan ditolak dalam dompet',
      4100: 'Sesi anda telah tamat. Log masuk semula',
      4200: 'Dompet anda tidak membenarkan ini',
      4900: 'Dompet anda di luar talian. Semak sambungannya',
      4901: 'Dompet anda tidak disambungkan ke rangkaian ini',
      4902: 'Dompet anda tidak mengenali rangkaian ini',
      5710: 'Dompet anda tidak menyokong rangkaian ini',
      5740: 'Permintaan ini terlalu besar untuk dompet anda',
      [-32000]: 'Rangkaian tidak menerima ini',
      [-32001]: 'Dompet anda tidak menjumpai yang diminta',
      [-32002]: 'Buka dompet anda untuk meneruskan',
      [-32003]: 'Rangkaian menolak transaksi',
      [-32004]: 'Dompet anda tidak menyokong ini',
      [-32005]: 'Terlalu banyak permintaan. Tunggu sebentar dan cuba lagi',
      [-32601]: 'Dompet anda tidak menyokong ini',
      [-32602]: 'Dompet anda tidak dapat membaca permintaan',
      [-32603]: 'Dompet anda menghadapi masalah. Cuba lagi',
      ABORTED: 'Dibatalkan sebelum selesai',
      ADAPTER_NOT_FOUND: 'Laman ini tidak menawarkan jenis rangkaian itu',
      BUDGET_INVALID: 'Laman ini menetapkan yuran yang tidak sah',
      COMMITMENT_INVALID: 'Permintaan laman ini tidak sah',
      CHAIN_NOT_SUPPORTED: 'Laman ini tidak menawarkan rangkaian itu',
      CONNECTION_ABORTED: 'Sambungan dibatalkan',
      CONNECTOR_NOT_FOUND: 'Dompet ini tidak tersedia di sini',
      FRAME_ERROR: 'Dompet e-mel menghadapi masalah. Cuba lagi',
      FRAME_INTERRUPTED: 'Dompet e-mel terganggu. Cuba lagi',
      FRAME_LOAD_FAILED:
        'Dompet e-mel tidak dapat dimuatkan. Semak sambungan dan cuba lagi',
      FRAME_NOT_SET: 'Dompet e-mel belum sedia. Cuba lagi',
      FRAME_REFUSED:
        'Perkhidmatan dompet tidak menerima permintaan daripada laman ini',
      FRAME_REQUEST_ABORTED: 'Dihentikan sebelum selesai',
      FRAME_REQUEST_TIMEOUT: 'Dompet e-mel tidak menjawab. Cuba lagi',
      FRAME_UNREACHABLE:
        'Perkhidmatan tidak dapat dihubungi. Cuba lagi sebentar lagi',
      INVALID_CAIP10_ADDRESS: 'Alamat tidak sah',
      INVALID_CAIP_ADDRESS: 'Alamat tidak sah',
      INVALID_CAIP_NETWORK_ID: 'Rangkaian ini tidak dikenali',
      INVALID_CHAIN_ID: 'Rangkaian ini tidak dikenali',
      INVALID_EMAIL: 'Masukkan alamat e-mel yang sah',
      INVALID_SIGNATURE: 'Dompet memberikan tandatangan yang salah',
      INVALID_TRANSACTION:
        'Dompet menerima sesuatu yang tidak dapat ditandatangani',
      LOGIN_REQUIRED: 'Log masuk dahulu',
      OFFLINE: 'Anda di luar talian. Semak sambungan anda dan cuba lagi',
      NO_ACCOUNT: 'Dompet tidak berkongsi akaun dengan laman ini',
      PARENT_NOT_SET: 'Dompet e-mel hanya berfungsi di dalam laman',
      RECEIVER_BELOW_RENT:
        'Ini terlalu sedikit untuk membuka akaun penerima. Hantar lebih banyak',
      RELAY_REFUSED:
        'Perkhidmatan dompet tidak menerima permintaan daripada laman ini',
      REQUEST_FAILED:
        'Perkhidmatan tidak dapat dihubungi. Cuba lagi sebentar lagi',
      REQUEST_TIMED_OUT:
        'Perkhidmatan mengambil masa terlalu lama. Cuba lagi sebentar lagi',
      RESPONSE_INVALID:
        'Perkhidmatan tidak menjawab dengan betul. Cuba lagi nanti',
      RPC_BUSY: 'Rangkaian sibuk. Tunggu sebentar dan cuba lagi',
      RPC_REQUEST_FAILED: 'Rangkaian tidak menjawab dengan betul. Cuba lagi',
      SEND_UNDER_WAY: 'Bayaran ini sedang berjalan dalam tab lain',
      SMART_SESSION_NOT_ACTIVATED:
        'Dompet anda memberi kebenaran, tetapi perkhidmatan tidak menyimpannya. Cuba lagi',
      SMART_SESSION_NOT_GRANTED:
        'Dompet anda tidak memberi kebenaran seperti yang diminta',
      SMART_SESSION_REFUSED:
        'Laman ini meminta kebenaran yang tidak dibolehkan',
      SMART_SESSION_UNSUPPORTED:
        'Dompet anda tidak boleh memberi kebenaran kepada aplikasi di sini',
      SOLANA_NOT_SET: 'Laman ini tidak menawarkan Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Token ini mempunyai peraturan sendiri yang tidak disokong di sini',
      TRANSACTION_EXPIRED:
        'Rangkaian tidak mengambil transaksi tepat pada masanya. Anda boleh menghantarnya semula',
      UNSUPPORTED_CHAIN: 'Ini tidak berfungsi di rangkaian ini',
      WALLET_FAILED: 'Dompet tidak dapat melakukan ini',
      WALLET_TIMEOUT: 'Dompet tidak menjawab',
    },
    kitErrors: {
      ALREADY_SENT:
        'Bayaran yang sama baru sahaja dibuat. Tiada apa-apa dihantar semula',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Masukkan jumlah dan penerima',
      AMOUNT_ZERO: 'Jumlah mesti lebih daripada sifar',
      APPROVAL_UNSUPPORTED:
        'Pelayar ini tidak dapat meluluskan dengan selamat. Guna pelayar berasaskan Chromium',
      CODE_EXPIRED: 'Kod telah tamat tempoh. Minta kod baharu',
      COIN_TYPE_UNKNOWN: 'Nama tidak tersedia di rangkaian ini',
      DEVICE_NOT_APPROVED: 'Peranti ini tidak dibenarkan. Mula semula',
      DISCONNECT_FAILED: 'Tidak semua sambungan dapat diputuskan. Cuba lagi',
      EMAIL_TAKEN: 'E-mel ini milik dompet lain',
      EMBEDDED_NAMESPACE: 'Dompet e-mel tidak wujud di jenis rangkaian ini',
      EXECUTION_REVERTED:
        'Kontrak akan menolak transaksi ini. Tiada apa-apa dihantar',
      DEVICES_BLOCKED:
        'Pelayar anda menyekat tetingkap peranti. Benarkan tetingkap timbul',
      DEVICES_UNREACHABLE: 'Laman ini memutuskan tetingkap peranti',
      EXPORT_BLOCKED:
        'Pelayar anda menyekat tetingkap eksport. Benarkan tetingkap timbul',
      EXPORT_UNREACHABLE: 'Laman ini memutuskan tetingkap eksport',
      FEE_CAP_TOO_HIGH:
        'Yuran rangkaian terlalu tinggi. Tiada apa-apa dihantar',
      FEE_CAP_TOO_LOW:
        'Yuran rangkaian kini terlalu rendah. Tiada apa-apa dihantar',
      FEE_NOT_COVERED:
        'Baki tidak cukup untuk yuran rangkaian. Tiada apa-apa dihantar',
      INSUFFICIENT_BALANCE: 'Baki tidak mencukupi',
      INSUFFICIENT_FUNDS:
        'Baki tidak cukup untuk jumlah dan yuran rangkaian. Tiada apa-apa dihantar',
      INSUFFICIENT_LIQUIDITY: 'Kecairan tidak cukup untuk swap ini',
      INTRINSIC_GAS_TOO_HIGH:
        'Transaksi terlalu besar untuk rangkaian. Tiada apa-apa dihantar',
      INTRINSIC_GAS_TOO_LOW: 'Had gas terlalu rendah. Tiada apa-apa dihantar',
      INVALID_ADDRESS: 'Alamat tidak sah',
      INVALID_AMOUNT: 'Tulis jumlah dengan digit, tanpa tanda pemisah ribu',
      INVALID_CODE: 'Kod salah',
      INVALID_DECIMALS: 'Bilangan tempat perpuluhan token ini tidak diketahui',
      INVALID_NAME:
        'Nama mesti sekurang-kurangnya 4 aksara: huruf, digit dan tanda sempang sahaja',
      INVALID_SLIPPAGE: 'Slippage mesti daripada 0.05 hingga 5 peratus',
      INVALID_TOKEN: 'Ini bukan token rangkaian ini',
      LOGIN_COOLDOWN: 'Tunggu sebentar, kemudian cuba lagi',
      MODULE_NOT_LOADED: 'Sebahagian halaman ini tidak dapat dimuatkan',
      NAMESPACE_NOT_APPROVED:
        'Dompet belum meluluskan sebarang akaun di jenis rangkaian ini',
      NAME_NOT_FOUND: 'Tiada alamat untuk nama ini',
      NAME_REFUSED: 'Nama ini tidak boleh didaftarkan',
      NAME_UNSUPPORTED: 'Di rangkaian ini, penerima mesti berupa alamat',
      NONCE_TOO_HIGH:
        'Transaksi terdahulu akaun ini tiada. Tiada apa-apa dihantar',
      NONCE_TOO_LOW:
        'Transaksi ini mungkin pernah dihantar. Semak aktiviti anda sebelum cuba lagi',
      NOT_CONNECTED: 'Sambung dompet dahulu',
      NOT_SIGNED: 'Dompet tidak menandatangani. Tiada apa-apa dihantar',
      ONRAMP_ACCOUNT_UNKNOWN: 'Ini bukan alamat akaun yang disambungkan',
      ONRAMP_AMOUNT_TOO_HIGH: 'Ini melebihi had maksimum',
      ONRAMP_AMOUNT_TOO_LOW: 'Ini di bawah had minimum',
      ONRAMP_NOT_CONFIGURED: 'Penyedia ini belum disediakan di laman ini',
      ONRAMP_NO_PRICE: 'Belum ada harga untuk pembelian ini',
      ONRAMP_PROVIDER_UNKNOWN: 'Penyedia ini tidak tersedia di sini',
      ONRAMP_UNSUPPORTED: 'Pembelian tidak disokong di rangkaian ini',
      ONRAMP_URL_REFUSED: 'Pautan penyedia ditolak',
      PAIRING_ANSWER: 'Dompet memberikan jawapan yang salah',
      PAIRING_ENDED: 'Dompet menamatkan sambungan',
      PAIRING_EXPIRED: 'Permintaan sambungan telah tamat tempoh',
      PAIRING_UNAVAILABLE: 'WalletConnect tidak dapat dihubungi',
      POPUP_BLOCKED: 'Pelayar anda menyekat tetingkap log masuk',
      PRICE_IMPACT_TOO_HIGH: 'Kesan harga swap ini terlalu tinggi',
      QUOTE_EXPIRED: 'Harga tidak lagi sah. Minta harga baharu',
      RECEIPT_NOT_FOUND:
        'Transaksi belum disahkan. Semak sekali lagi sebelum menghantar semula',
      RECEIPT_TIMEOUT:
        'Transaksi telah dihantar tetapi belum disahkan. Jangan hantar lagi',
      RECEIVER_CHANGED:
        'Nama ini kini menuju ke alamat lain. Semak penerima sebelum menghantar',
      RECEIVER_NOT_WALLET: 'Alamat ini bukan alamat dompet',
      RECEIVER_OTHER_TOKEN: 'Alamat ini menerima token lain sahaja',
      RPC_FAILED: 'Rangkaian tidak dapat dihubungi. Tiada apa-apa dihantar',
      SAME_TOKEN: 'Pilih dua token yang berbeza',
      SENDER_BELOW_RENT:
        'SOL yang akan tinggal dalam akaun anda terlalu sedikit. Tinggalkan lebih banyak, atau hantar semuanya',
      EMAIL_REQUIRED: 'Laman ini memerlukan alamat e-mel',
      SESSION_REJECTED: 'Tandatangan tidak dapat disahkan',
      SERVICE_UNAVAILABLE:
        'Perkhidmatan tidak menjawab sekarang. Cuba lagi dalam beberapa saat',
      SIGNED_OTHERWISE:
        'Dompet menandatangani transaksi yang berbeza daripada yang diminta. Tiada apa-apa dihantar',
      SIGN_IN_CANCELLED: 'Log masuk dibatalkan',
      SIGN_IN_SERVICE: 'Perkhidmatan log masuk tidak berfungsi. Cuba lagi',
      SIGN_IN_UNSUPPORTED: 'Log masuk tidak disokong pada rangkaian ini',
      SIMULATION_FAILED:
        'Rangkaian akan menolak transaksi ini. Tiada apa-apa dihantar',
      SOCIAL_LOGIN_CANCELLED: 'Log masuk dibatalkan',
      SOCIAL_LOGIN_EXPIRED:
        'Log masuk mengambil masa terlalu lama. Mula semula',
      SOCIAL_LOGIN_FAILED: 'Log masuk tidak berjaya. Cuba lagi',
      SWAP_APPROVAL_FAILED:
        'Token tidak dapat dibenarkan. Tiada apa-apa di-swap',
      SWAP_REFUSED:
        'Perkhidmatan membina swap yang berbeza daripada yang dipaparkan. Tiada apa-apa di-swap',
      SWAP_UNSUPPORTED: 'Rangkaian ini tidak menyokong swap',
      TOKEN_ACCOUNT_FROZEN: 'Akaun token ini dibekukan',
      TOKEN_FEE_UNSUPPORTED:
        'Token ini mengenakan yuran pindahan, yang tidak disokong',
      TOKEN_NOT_TRANSFERABLE: 'Token ini tidak boleh dihantar kepada sesiapa',
      TOKEN_REQUIRED: 'Pilih token',
      TOO_MANY_DECIMALS:
        'Jumlah mempunyai lebih banyak tempat perpuluhan daripada token',
      TOO_MANY_TRIES: 'Terlalu banyak cubaan. Minta kod baharu',
      TRANSACTION_CANCELLED:
        'Transaksi dibatalkan dalam dompet. Tiada apa-apa dihantar',
      TRANSACTION_NOT_ACCEPTED:
        'Rangkaian tidak pernah menerima transaksi ini. Tiada apa-apa dihantar',
      TRANSACTION_NOT_FOUND:
        'Rangkaian belum mengenali transaksi ini. Semak sekali lagi sebelum menghantar semula',
      TRANSACTION_REPLACED:
        'Transaksi lain menggantikan transaksi ini. Tiada apa-apa dihantar',
      TRANSACTION_REVERTED:
        'Transaksi gagal di rangkaian. Hanya yuran rangkaian yang ditolak',
      TRANSACTION_UNKNOWN:
        'Kami tidak dapat mengesahkan ini telah dihantar. Semak aktiviti anda sebelum mencuba lagi',
      WALLET_CANNOT_SEND: 'Dompet ini tidak boleh menandatangani transaksi',
      WALLET_LINK: 'Pautan dompet ini tidak dapat dibuka',
      WALLET_NOT_INSTALLED: 'Dompet ini tidak dipasang',
      WRONG_NAMESPACE: 'Alamat ini milik jenis rangkaian lain',

      INVALID_PAYMENT_URI:
        'Pautan bayaran ini tidak boleh digunakan. Masukkan alamat',

      PAYMENT_URI_ELSEWHERE:
        'Pautan bayaran ini untuk rangkaian atau token lain. Tukar rangkaian dahulu',

      SWITCH_REPLACED: 'Anda telah memilih rangkaian lain',
    },
    money: {
      no: 'Tiada apa-apa keluar daripada akaun anda.',
      yes: 'Ia telah dihantar. Jangan hantar lagi.',
      unknown: 'Mungkin sudah dihantar. Semak sebelum menghantar lagi.',
    },
  },

  legal: {
    agree: 'Dengan meneruskan, anda bersetuju dengan',
    accept: 'Saya bersetuju dengan',
    terms: 'Terma perkhidmatan',
    privacy: 'Dasar privasi',
    and: 'dan',
    tickFirst: 'Tandakan kotak untuk meneruskan',
    title: 'Sebelum menyambung',
    text: 'Laman ini meminta anda bersetuju dengan termanya.',
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
    logins: 'Log masuk media sosial',
    continueWith: (name) => `Teruskan dengan ${name}`,
    more: 'Cara log masuk lain',
    none: 'Tiada log masuk media sosial di sini',
    noneHint: 'Laman ini menawarkan cara lain untuk menyambung.',
    otherWays: 'Cara lain untuk menyambung',

    start: (name) => `Log masuk dengan ${name}`,
    startHint:
      'Satu tetingkap akan dibuka. Tiada apa-apa dikongsi sebelum anda bersetuju di sana.',
    opening: (name) => `Membuka ${name}`,
    waiting: (name) => `Teruskan di ${name}`,
    waitingHint:
      'Log masuk dalam tetingkap satu lagi. Skrin ini akan diteruskan sendiri.',
    resumedHint:
      'Halaman ini dimuat semula. Selesaikan dalam tetingkap satu lagi, atau cuba lagi.',
    interruptedHint:
      'Halaman ini dimuat semula sebelum anda selesai. Cuba lagi.',
    leaving: (name) => `Menuju ke ${name}`,
    leavingHint: 'Anda kembali ke sini selepas log masuk.',
    blocked: 'Pelayar anda menyekat tetingkap itu',
    blockedHint: 'Buka dari sini. Skrin ini akan diteruskan sendiri.',
    open: (name) => `Buka ${name}`,
    connecting: 'Membuka dompet anda',
    connectingHint: 'Tunggu sebentar.',
    cancelled: 'Log masuk dibatalkan',
    cancelledHint: 'Tiada apa-apa dikongsi dengan laman ini.',
    expired: 'Log masuk mengambil masa terlalu lama',
    expiredHint: 'Tiada apa-apa dikongsi dengan laman ini. Mula semula.',
    failed: 'Log masuk tidak berjaya',
    failedHint: 'Tiada apa-apa berubah. Cuba lagi, atau pilih cara lain.',

    scan: 'Imbas dengan telefon anda',
    scanHint:
      'Luluskan log masuk dalam Farcaster. Skrin ini akan diteruskan sendiri.',
    qrLabel: 'Kod QR log masuk Farcaster',
    preparing: 'Menyediakan kod',
    copyLink: 'Salin pautan',
    copyFailed: 'Pelayar ini tidak membenarkan penyalinan',
    continueInApp: 'Teruskan dalam Farcaster',
    continueInAppHint:
      'Luluskan log masuk di sana, kemudian kembali ke halaman ini.',
  },
}

const providers = rest.social.names
