// Generated from packages/wallet/src/language/translations/id.json.
// Edit that, then run `npm run messages`.

import type { Strings } from '../english.js'

export const id: Strings = {
  card: {
    title: 'Setujui permintaan',
    approve: 'Setujui',
    reject: 'Tolak',
    close: 'Tutup',
    request: 'Permintaan',
    asks: 'Meminta persetujuanmu',
    claims: (name) => `Menyebut dirinya “${name}”`,
    checking: 'Memeriksa permintaan',
    waiting: (count) => `${count} lagi menunggu`,
    exactData: 'Data persis',
    scroll: 'Gulir sampai akhir',
    early: 'Terlalu cepat. Coba lagi sebentar lagi.',
    sending: 'Mengirim…',
    signing: 'Menandatangani…',
    expired: 'Permintaan ini kedaluwarsa',
    expiredText: 'Tidak ada yang ditandatangani. Coba lagi di situsnya.',
    again: 'Situs ini meminta lagi',
    againText: 'Kamu sudah menolak beberapa permintaannya.',
    show: 'Tampilkan permintaan',
  },
  window: {
    reason:
      'Browser ini tidak bisa memastikan tidak ada yang menutupi kartu ini, jadi kamu menyetujuinya di jendela terpisah.',
    chosen:
      'Kamu menyetujui ini di jendela wallet, yang tidak bisa ditutupi situs mana pun.',
    blocked:
      'Jendela tidak terbuka. Izinkan pop-up untuk situs ini, lalu coba lagi.',
    cutOff: (header) =>
      `Jika jendela terbuka, situs ini memutusnya. Pengembangnya perlu mengirim ${header}.`,
    continue: 'Lanjutkan di jendela',
    show: 'Tampilkan jendela',
    tryAgain: 'Coba lagi',
    opened: 'Lanjutkan di jendela yang terbuka.',
    lost: 'Tidak ada yang perlu disetujui',
    lostText:
      'Jendela ini tidak terhubung ke halaman yang meminta. Tutup jendela ini dan coba lagi dari halaman itu.',
  },
  keep: {
    title: 'Simpan akunmu',
    lead: 'Satu langkah lagi di browser ini',
    why: 'Browser ini menghapus akunmu dari halaman ini saat ditutup. Lanjutkan di jendela untuk menyimpannya, atau untuk mendapatkannya kembali jika kamu pernah login di sini.',
    cancel: 'Batal',
    without: 'Lanjutkan tanpa menyimpan',
    withoutText:
      'Jika kamu lanjut tanpa menyimpan, akunmu hilang saat browser ini ditutup. Jangan menyimpan uang di dalamnya.',
    opened: 'Selesaikan di jendela yang terbuka.',
    closed: 'Jendela ditutup. Coba lagi.',
    cutOff:
      'Jendela tertutup sebelum akunmu siap. Coba lagi, atau lanjutkan tanpanya.',
    unavailable: 'Browser ini tidak menyimpan akunmu.',
    account: 'Akunmu',
    accountText:
      'Akunmu disimpan di browser ini dan tetap sama setiap kali kamu login.',
    usedOn: 'Akan digunakan di',
    continue: 'Lanjutkan',
    lost: 'Tidak ada yang perlu disimpan',
    lostText:
      'Jendela ini tidak terhubung ke halaman yang membukanya. Tutup jendela ini dan coba lagi dari halaman itu.',
  },
  recovery: {
    title: 'Simpan kode pemulihan Anda',
    lead: 'Kode ini mengembalikan akun Anda',
    why: 'Di perangkat baru Anda memerlukan email dan kode ini. Cetak atau catat, dan jangan tunjukkan kepada siapa pun.',
    held: 'Kunci Anda dibagi antara perangkat ini dan server. Tidak satu pun dapat membuka akun Anda sendirian.',
    moved:
      'Akun Anda tetap sama. Mulai sekarang Anda bisa mendapatkannya kembali.',
    unreadable: 'Akun Anda sebelumnya tidak dapat dibuka',
    unreadableText:
      'Kuncinya ada di browser ini, tetapi tidak dapat dibaca. Jika Anda pernah mengekspornya, impor ke dompet lain. Di sini Anda dapat melanjutkan dengan akun baru, yang alamatnya berbeda. Tidak ada yang dihapus dari akun sebelumnya.',
    code: 'Kode pemulihan',
    copied: 'Disalin.',
    copyFailed: 'Kode tidak dapat disalin. Catatlah.',
    download: 'Unduh',
    print: 'Cetak',
    saved: 'Sudah saya simpan',
    confirmTitle: 'Masukkan kode pemulihan Anda',
    confirmText:
      'Masukkan kode yang baru saja Anda simpan. Setelah itu akun Anda terbuka.',
    back: 'Kembali',
    restoreTitle: 'Buka akun Anda di sini',
    restoreText:
      'Perangkat ini baru. Masukkan kode pemulihan yang Anda simpan saat pertama kali masuk.',
    open: 'Buka akun',
    noCode: 'Saya tidak punya kodenya',
    noCodeText:
      'Tanpa kode, akun Anda tidak dapat dibuka di sini. Gunakan perangkat tempat Anda masih masuk. Jika tidak ada, tidak seorang pun dapat memulihkan akun Anda, dan uang di dalamnya hilang.',
    noKey: 'Saya tidak punya kunci sandinya',
    noKeyText:
      'Tanpa kunci sandi, akun Anda tidak dapat dibuka di sini. Gunakan perangkat tempat Anda masih masuk. Jika tidak ada, tidak seorang pun dapat memulihkan akun Anda, dan uang di dalamnya hilang.',
    mistyped: 'Itu bukan kode pemulihan yang lengkap. Periksa setiap huruf.',
    tooMany: (count) =>
      `Terlalu banyak percobaan. Coba lagi dalam ${count} menit.`,
    refused:
      'Jawaban server bukan untuk akun Anda, jadi tidak ada yang dibuka.',
    fileTitle: 'Kode pemulihan sebuah akun',
    fileWarning:
      'Siapa pun yang memiliki kode ini dan email Anda dapat membuka akun Anda.',
    passkeyTitle: 'Lindungi akun Anda',
    passkeyLead: 'Kunci sandi mengembalikan akun Anda',
    passkeyText:
      'Di perangkat baru, sidik jari, wajah, atau PIN membuka akun Anda. Jika Anda kehilangan kunci sandi dan semua perangkat tempat Anda masuk, akun Anda hilang.',
    passkeyCreate: 'Buat kunci sandi',
    passkeyUse: 'Gunakan kunci sandi',
    passkeyOpenText:
      'Perangkat ini baru. Buka akun Anda dengan kunci sandinya.',
    useCode: 'Gunakan kode pemulihan saja',
    noPasskey:
      'Kunci sandi ini tidak dapat melindungi akun. Simpan kode pemulihan saja.',
  },
  exporting: {
    title: 'Ekspor kunci privat',
    lead: 'Bawa akun Anda ke dompet lain',
    leadText:
      'Kunci privat membuka akun Anda di dompet mana pun. Sebelum ditampilkan di sini, masukkan kode dari email Anda.',
    danger:
      'Siapa pun yang memiliki kunci ini dapat mengambil semua isi akun Anda. Tidak ada orang yang membantu Anda yang memerlukannya.',
    send: 'Kirim kode lewat email',
    mailed: 'Masukkan kode yang kami kirim ke',
    code: 'Kode',
    again: 'Kode baru',
    wrongCode: 'Kode itu salah.',
    codeExpired: 'Kode itu sudah kedaluwarsa. Kirim yang baru.',
    tooMany: 'Terlalu banyak percobaan. Kirim kode baru nanti.',
    tooSoon: 'Tunggu sebentar, lalu coba lagi.',
    noEmail: 'Akun Anda tidak punya email. Tambahkan dulu di pengaturan.',
    emailTooNew:
      'Email Anda ditambahkan dalam 3 hari terakhir. Ekspor bisa dilakukan setelah itu.',
    signedOut: 'Anda sudah keluar. Tutup jendela ini dan masuk lagi.',
    failed: 'Itu tidak berhasil. Coba lagi sebentar lagi.',
    kinds: { evm: 'Ethereum dan jaringan serupa', solana: 'Solana' },
    hold: 'Tahan untuk menampilkan kunci',
    holding: 'Terus tahan…',
    copy: 'Salin',
    copied: 'Tersalin. Tempel hanya di dompet lain itu.',
    copyFailed: 'Gagal menyalin. Pilih kuncinya saja.',
    qr: 'Kode QR',
    text: 'Teks',
    hide: 'Sembunyikan',
    hidden: 'Kunci disembunyikan lagi.',
    left: (seconds) => `Disembunyikan dalam ${seconds} dtk`,
    lost: 'Tidak ada yang bisa diekspor di sini',
  },
  devices: {
    title: 'Perangkat dan pemulihan',
    list: 'Perangkat',
    thisDevice: 'Perangkat ini',
    lastUsed: (date) => `Terakhir dipakai ${date}`,
    unnamed: 'Perangkat tanpa nama',
    remove: 'Hapus',
    removeLead: 'Hapus perangkat ini?',
    removeText:
      'Perangkat dikeluarkan dan tidak bisa lagi membuka akun Anda. Perangkat lain tetap masuk.',
    removed: 'Perangkat telah dihapus.',
    lastDevice:
      'Akun Anda hanya bisa dipulihkan dari perangkat ini, jadi tidak bisa dihapus.',
    methods: 'Pemulihan',
    passkey: 'Kunci sandi',
    newCode: 'Ganti dengan kode pemulihan baru',
    newPasskey: 'Ganti dengan kunci sandi baru',
    replaces:
      'Kode pemulihan dan kunci sandi sebelumnya tidak berlaku lagi. Perangkat Anda tetap masuk.',
    changed: 'Pemulihan Anda telah diubah.',
    addPasskey: 'Tambah kunci sandi',
    addCode: 'Tambah kode pemulihan',
    addText:
      'Konfirmasikan dulu dengan yang Anda miliki sekarang. Setelah itu keduanya berlaku.',
    proveLead: 'Konfirmasi bahwa ini Anda',
    proveText:
      'Sebelum mengubah apa pun di sini, masukkan kode dari email Anda.',
    lostAll: 'Jika Anda kehilangan semuanya',
    lostAllText:
      'Tanpa perangkat, kode pemulihan, atau kunci sandi, tidak ada yang bisa membuka akun Anda. Uang di dalamnya hilang. Agar aman, ekspor kunci Anda dan simpan secara offline.',
    delete: 'Hapus akun',
    deleteLead: 'Hapus akun Anda?',
    deleteText:
      'Pindahkan uang Anda dulu. Setelah 7 hari, server menghapus bagiannya dari kunci Anda dan tidak ada yang bisa membuka akun Anda. Sampai saat itu, Anda bisa berubah pikiran di sini.',
    deleteHold: 'Tahan untuk menghapus',
    deleteAt: (date) => `Akun Anda akan dihapus pada ${date}.`,
    keepAccount: 'Pertahankan akun',
    kept: 'Akun Anda tetap ada.',
    onlyHere: 'Akun Anda hanya ada di browser ini',
    onlyHereText:
      'Jika perangkat ini hilang, akun Anda hilang. Ekspor kunci privatnya agar punya salinan.',
    earlier: 'Akun sebelumnya di browser ini',
    earlierText: (place) =>
      `Kuncinya hanya ada di browser ini. Di “${place}”, Anda bisa memindahkan uangnya ke akun Anda. Anda juga bisa mengekspor kuncinya.`,
    earlierEmpty: 'Tidak ada isinya di jaringan ini.',
    earlierMove: 'Pindahkan ke akun Anda',
    earlierMoved: 'Semuanya sudah dipindahkan ke akun Anda.',
    earlierRest:
      'Yang masih ada di daftar tidak bisa dipindahkan. Mungkin terlalu sedikit untuk membayar biaya jaringan.',
    lost: 'Tidak ada yang perlu dikelola di sini',
  },
  handOver: {
    open: 'Buka dari browser ini',
    text: 'Pernah memakai akun ini di situs lain dengan browser ini? Kalau begitu, buka tanpa kode.',
    none: 'Browser ini tidak punya salinan akun Anda.',
    otherwise: 'Gunakan kode atau kunci sandi.',
    lead: 'Buka akun Anda di situs ini',
    hold: 'Tahan untuk membuka',
  },
  phrase: {
    title: 'Frasa pemulihan',
    hold: 'Tahan untuk menampilkan kata-kata',
    text: 'Kata-kata ini membuka semua akun Anda di dompet lain.',
  },
  callsStatus: {
    title: 'Status permintaan',
    pending: 'Menunggu',
    pendingText: 'Menunggu konfirmasi dari jaringan.',
    confirmed: 'Terkonfirmasi',
    failed: 'Gagal',
    failedText: 'Tidak ada yang berubah.',
    revertedText:
      'Tidak ada yang berubah, tetapi biaya jaringan tetap dikenakan.',
    partly: 'Selesai sebagian',
    partlyText:
      'Sebagian panggilan berhasil. Sisanya gagal atau tidak dikirim.',
    unsent: 'Tidak dikirim',
  },
  notices: {
    notKept:
      'Browser ini tidak menyimpan akun Anda. Akun hilang saat halaman atau browser ditutup. Jangan menyimpan uang di dalamnya.',
  },
  permissions: {
    grant: 'Beri izin aplikasi',
    revoke: 'Cabut izin aplikasi',
    hourly: (amount) => `Hingga ${amount} per jam`,
    daily: (amount) => `Hingga ${amount} per hari`,
    weekly: (amount) => `Hingga ${amount} per minggu`,
    every: ({ amount, period }) => `Hingga ${amount} setiap ${period}`,
    until: ({ date, app }) => `Sampai ${date}, untuk ${app}`,
    perCall: (amount) => `hingga ${amount} per panggilan`,
    starts: 'Mulai',
    key: 'Kunci sesi',
    spends:
      'Dalam batas ini, aplikasi dapat membelanjakan tanpa bertanya lagi dan membayar siapa saja.',
    calls:
      'Aplikasi dapat memanggil fungsi ini kapan saja dan dengan nilai apa pun, tanpa bertanya lagi.',
    takes: 'Fungsi ini dapat memindahkan token dari akun Anda.',
    unknown:
      'Dompet ini tidak memberikan izin ini di sini, jadi tidak dapat mengakhirinya di jaringan. Izin mungkin tetap berlaku sampai kedaluwarsa.',
  },
  delegate: {
    reset: 'Matikan akun pintar',
    resetText:
      'Akun Anda menjadi akun standar di jaringan ini. Alamat dan semua isinya tetap sama.',
    replace: 'Ganti kode akun',
    replaceText:
      'Di jaringan ini, akun ini menjalankan kode dari dompet lain. Setujui untuk menggantinya dengan akun pintar dompet ini. Alamat dan semua isinya tetap sama.',
    orSequence:
      'Tolak untuk mempertahankannya. Panggilan lalu dikirim satu per satu.',
    orNothing: 'Tolak untuk mempertahankannya. Panggilan lalu tidak dikirim.',
    removed: 'Kode yang dihapus',
    ended: 'Izin aplikasi yang berakhir',
    otherWallet:
      'Yang Anda atur dengan dompet lain mungkin berhenti berfungsi.',
  },
  actions: {
    send: 'Kirim',
    moveTokens: 'Pindahkan token',
    allow: 'Izinkan pengeluaran',
    allowMore: 'Tambah izin pengeluaran',
    revoke: 'Cabut izin pengeluaran',
    allowAll: 'Izinkan seluruh koleksi',
    swap: 'Swap',
    callContract: 'Panggil kontrak',
    createContract: 'Buat kontrak',
    signMessage: 'Tanda tangani pesan',
    signIn: 'Login',
    signData: 'Tanda tangani data',
    signStructured: 'Tanda tangani data terstruktur',
    calls: (count) => `Setujui ${count} panggilan`,
    transactions: (count) => `Tanda tangani ${count} transaksi`,
    several: (count) => `Setujui ${count} tindakan`,
  },
  amounts: { unlimited: (symbol) => `${symbol} tanpa batas` },
  labels: {
    to: 'Ke',
    from: 'Dari',
    account: 'Akun',
    network: 'Jaringan',
    token: 'Token',
    fee: 'Biaya',
    feeAtMost: 'Biaya, paling banyak',
    total: 'Total',
    totalAtMost: 'Total, paling banyak',
    spender: 'Diberi izin',
    operator: 'Diberi izin',
    collection: 'Koleksi',
    contract: 'Kontrak',
    newContract: 'Kontrak baru',
    function: 'Fungsi',
    data: 'Data',
    bytes: (count) => `${count} byte data`,
    alsoSends: 'Juga mengirim',
    receiver: 'Penerima',
    receiveAtLeast: 'Kamu terima minimal',
    asksAtLeast: 'Meminta minimal',
    exchange: 'Bursa',
    pay: 'Kamu bayar',
    receive: 'Kamu terima',
    via: 'Melalui',
    wrappedAs: 'Dibungkus sebagai',
    validUntil: 'Berlaku sampai',
    noEnd: 'Tanpa batas waktu',
    domain: 'Domain',
    memo: 'Catatan',
    calls: 'Panggilan',
    together: 'Semua berhasil, atau tidak sama sekali',
    upgrade: 'Peningkatan',
    sameAddress: 'Akun pintar, alamat sama',
    call: (list) => `Panggilan ${list}`,
    transaction: (list) => `Transaksi ${list}`,
    part: (list) => `Bagian ${list}`,
  },
  fees: {
    network: 'Biaya jaringan',
    paidBy: (name) => `Dibayar oleh “${name}”`,
    atMost: (amount) => `paling banyak ${amount}`,
    paidTo: (name) => `dibayarkan ke “${name}”`,
    token: 'Token biaya',
  },
  automatic: {
    lead: 'Akun ini bersifat kustodian',
    text: 'Operator layanan ini memegang kuncinya. Masuk dengan email Anda di perangkat apa pun dan akun Anda ada di sana: tanpa kode, tanpa kunci sandi.',
    risk: 'Operator dapat menggunakan akun Anda, begitu juga siapa pun yang masuk ke kotak surat Anda. Simpan hanya jumlah kecil di sini.',
    method: 'Kustodian: operator memegang kuncinya',
  },
  warnings: {
    highFee: 'Situs ini menetapkan biaya jauh lebih tinggi dari biasanya.',
    toToken:
      'Penerimanya adalah kontrak token itu sendiri. Token yang dikirim ke sana akan hilang.',
    unlimited: (symbol) =>
      `Yang diberi izin bisa mengambil semua ${symbol} milikmu, sekarang dan nanti.`,
    allowance: 'Yang diberi izin bisa mengambil jumlah ini kapan saja.',
    operator: 'Yang diberi izin bisa mengambil semua milikmu dari koleksi ini.',
    alsoSends: (amount) => `Ini juga mengirim ${amount} ke kontrak.`,
    unknownCall:
      'Wallet tidak bisa mengetahui apa yang dilakukan panggilan ini.',
    unknownContract:
      'Wallet tidak bisa mengetahui apa yang dilakukan kontrak baru ini.',
    notText:
      'Ini bukan teks yang bisa dibaca. Tanda tangani hanya jika kamu tahu isinya.',
    hiddenCharacters:
      'Pesan ini berisi karakter tersembunyi, ditampilkan sebagai ⟨U+…⟩.',
    noNetwork:
      'Tidak ada jaringan yang disebut, jadi tanda tangannya bisa berlaku juga di jaringan lain.',
    movesTokens:
      'Siapa pun yang memegang tanda tangan ini mungkin bisa memindahkan tokenmu.',
    separateCalls:
      'Panggilan dikirim satu per satu. Jika satu gagal, yang sebelumnya tidak dibatalkan.',
    untried: 'Ini tidak bisa diuji lebih dulu.',
    unknownExchange:
      'Kontrak ini bukan bursa yang dikenal. Kontrak ini bisa melakukan hal lain.',
    otherReceiver: 'Yang kamu beli masuk ke akun lain, bukan akunmu.',
    noMinimum:
      'Tidak ada jaminan minimum: kamu bisa hampir tidak menerima apa-apa.',
    swapExpired:
      'Waktunya sudah lewat: ini akan gagal dan biayanya tetap terpotong.',
    longDeadline:
      'Ini berlaku lebih dari 20 menit, jadi bisa terjadi nanti dengan harga lebih buruk.',
    neverExpires: 'Ini tidak kedaluwarsa: bisa dikirim kapan saja nanti.',
    unreadablePart: (program) =>
      `Wallet tidak bisa membaca bagian ini. Bagian ini bisa memindahkan apa pun milikmu. Program: ${program}`,
    rent: 'Kamu membayar akun token baru. Pemiliknya bisa menarik SOL itu.',
    handsOver:
      'Ini menyerahkan seluruh akunmu. Semua SOL di dalamnya akan hilang.',
    unlimitedToken:
      'Yang diberi izin bisa mengambil semua token ini, sekarang dan nanti.',
    givesAway: 'Ini menyerahkan akun token beserta semua isinya.',
    burns: 'Token ini hilang selamanya.',
  },
  solana: {
    payFee: 'Bayar biaya jaringan',
    createTokenAccount: 'Buat akun token',
    callProgram: 'Panggil program',
    moveSol: 'Pindahkan SOL',
    createAccount: 'Buat akun',
    assign: 'Serahkan akun ke program',
    allocate: 'Sediakan ruang di akun',
    closeTokenAccount: 'Tutup akun token',
    changeControl: 'Ubah pengendali akun token',
    burn: 'Bakar token',
    wrap: 'Bungkus SOL',
    memo: 'Tambahkan catatan publik',
    useNonce: 'Gunakan nonce tahan lama',
    withdrawNonce: 'Tarik dari akun nonce',
    setUpNonce: 'Siapkan akun nonce',
    changeNonce: 'Ubah pengendali akun nonce',
    baseUnits: (amount) => `${amount} unit dasar`,
    unlimited: 'Token tanpa batas',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Akun untuk',
    newTokenAccount: 'Akun token baru',
    newTokenAccounts: 'Akun token baru',
    none: 'Tidak ada',
    existsAlready: 'sudah ada',
    paidBy: 'Dibayar oleh',
    tokenAccount: 'Akun token',
    wrappedNow: 'SOL terbungkus di dalamnya',
    solTo: 'SOL di dalamnya ke',
    newAuthority: 'Pengendali baru',
    fromTokenAccount: 'Dari akun token',
    toTokenAccount: 'Ke akun token',
    toYourself: 'Ke kamu sendiri',
    ownerNow: 'Pemilik saat ini',
    callsItself: 'Menyebut dirinya',
    unnamed:
      'Jaringan maupun daftar dompet ini tidak punya nama untuk token ini. Periksa alamatnya.',
    newAccount: 'Akun baru',
    forProgram: 'Untuk program',
    toProgram: 'Ke program',
    program: 'Program',
    size: 'Ukuran',
    bytes: (count) => `${count} byte`,
    accounts: (count) => `akun: ${count}`,
    of: 'Dari',
    nonceAccount: 'Akun nonce',
    itsAuthority: 'Pengendalinya',
    authority: 'Pengendali',
    fees: 'Biaya',
    feesAtMost: 'Biaya, paling banyak',
    feePaidBy: 'Biaya dibayar oleh',
    lookupTable: 'Sebagian akunnya berasal dari tabel pencarian di jaringan.',
    accountExists: 'Akun token sudah ada, jadi ini akan gagal.',
    revoked:
      'Setelah ini, tidak ada orang lain yang bisa membelanjakan dari akun token ini.',
    closedToUser: 'Akun token ditutup. SOL di dalamnya kembali ke kamu.',
    closedToOther: 'Akun token ditutup. SOL di dalamnya masuk ke orang lain.',
    closeAuthority:
      'Ini mengubah siapa yang boleh menutup akun token dan mengambil SOL-nya.',
    tokenAuthority: 'Ini mengubah siapa yang mengendalikan token ini.',
    programReceiver:
      'Penerimanya adalah program. Yang dikirim ke sana akan hilang.',
    tokenReceiver: 'Penerimanya adalah akun token, bukan wallet.',
    fromUser: 'Jumlah ini keluar dari akunmu dan masuk ke akun baru.',
    programControls: 'Setelah itu program mengendalikan akun ini.',
    allocated: 'Dengan data di dalamnya, akunmu tidak bisa lagi mengirim SOL.',
    nonceControl:
      'Siapa pun yang mengendalikan akun nonce bisa mengambil SOL di dalamnya.',
    missingReceiver:
      'Akun token tujuan tidak ada. Tidak bisa diketahui milik siapa nantinya.',
    unusualReceiver:
      'Ini bukan akun token yang biasa dipakai pemiliknya. Saat dikirim, akun ini bisa saja milik orang lain.',
    unreadableSource: 'Wallet tidak bisa membaca akun token asalnya.',
    unreadableToken:
      'Wallet tidak bisa membaca tokennya. Jumlahnya dalam satuan terkecil.',
    nameTaken: (claim) =>
      `Token ini menyebut dirinya ${claim}, tetapi ini token lain.`,
    otherDecimals:
      'Ini dibuat untuk jumlah desimal yang berbeda dari tokennya, dan akan gagal.',
    transferFee:
      'Token ini bisa menahan sebagian dari setiap transfer sebagai biaya.',
    transferHook:
      'Token ini bisa menjalankan programnya sendiri pada setiap transfer.',
    permanentDelegate:
      'Siapa pun yang mengendalikan token ini bisa mengambilnya dari akun mana pun.',
    memoHidden:
      'Catatan ini berisi karakter tersembunyi, ditampilkan sebagai ⟨U+…⟩.',
  },
}
