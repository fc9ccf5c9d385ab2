// Generated from packages/wallet/src/language/translations/ms.json.
// Edit that, then run `npm run messages`.

import type { Strings } from '../english.js'

export const ms: Strings = {
  card: {
    title: 'Luluskan permintaan',
    approve: 'Luluskan',
    reject: 'Tolak',
    close: 'Tutup',
    request: 'Permintaan',
    asks: 'Meminta kelulusan anda',
    claims: (name) => `Menamakan dirinya “${name}”`,
    checking: 'Menyemak permintaan',
    waiting: (count) => `${count} lagi menunggu`,
    exactData: 'Data tepat',
    scroll: 'Tatal hingga akhir',
    early: 'Terlalu cepat. Cuba lagi sebentar lagi.',
    sending: 'Menghantar…',
    signing: 'Menandatangani…',
    expired: 'Permintaan ini telah tamat tempoh',
    expiredText: 'Tiada apa-apa ditandatangani. Cuba lagi di laman itu.',
    again: 'Laman ini meminta sekali lagi',
    againText: 'Anda telah menolak beberapa permintaannya.',
    show: 'Tunjukkan permintaan',
  },
  window: {
    reason:
      'Pelayar ini tidak dapat memastikan tiada apa-apa menutupi kad ini, jadi anda meluluskannya dalam tetingkap berasingan.',
    chosen:
      'Anda meluluskan ini dalam tetingkap dompet, yang tidak dapat ditutupi oleh mana-mana laman.',
    blocked:
      'Tetingkap tidak terbuka. Benarkan tetingkap timbul untuk laman ini, kemudian cuba lagi.',
    cutOff: (header) =>
      `Jika tetingkap terbuka, laman ini memutuskannya. Pembangunnya perlu menghantar ${header}.`,
    continue: 'Teruskan dalam tetingkap',
    show: 'Tunjukkan tetingkap',
    tryAgain: 'Cuba lagi',
    opened: 'Teruskan dalam tetingkap yang terbuka.',
    lost: 'Tiada apa-apa untuk diluluskan',
    lostText:
      'Tetingkap ini tidak bersambung dengan halaman yang meminta. Tutup tetingkap ini dan cuba lagi dari halaman itu.',
  },
  keep: {
    title: 'Simpan akaun anda',
    lead: 'Satu langkah lagi dalam pelayar ini',
    why: 'Pelayar ini memadamkan akaun anda dari halaman ini apabila ditutup. Teruskan dalam tetingkap untuk menyimpannya, atau mendapatkannya semula jika anda pernah log masuk di sini.',
    cancel: 'Batal',
    without: 'Teruskan tanpa menyimpan',
    withoutText:
      'Jika anda teruskan tanpa menyimpan, akaun anda hilang apabila pelayar ini ditutup. Jangan simpan wang di dalamnya.',
    opened: 'Selesaikan dalam tetingkap yang terbuka.',
    closed: 'Tetingkap telah ditutup. Cuba lagi.',
    cutOff:
      'Tetingkap ditutup sebelum akaun anda sedia. Cuba lagi, atau teruskan tanpanya.',
    unavailable: 'Pelayar ini tidak menyimpan akaun anda.',
    account: 'Akaun anda',
    accountText:
      'Akaun anda disimpan dalam pelayar ini dan kekal sama setiap kali anda log masuk.',
    usedOn: 'Anda akan menggunakannya di',
    continue: 'Teruskan',
    lost: 'Tiada apa-apa untuk disimpan',
    lostText:
      'Tetingkap ini tidak bersambung dengan halaman yang membukanya. Tutup tetingkap ini dan cuba lagi dari halaman itu.',
  },
  recovery: {
    title: 'Simpan kod pemulihan anda',
    lead: 'Kod ini mengembalikan akaun anda',
    why: 'Pada peranti baharu anda memerlukan e-mel dan kod ini. Cetak atau catatkannya, dan jangan tunjukkan kepada sesiapa.',
    held: 'Kunci anda dibahagi antara peranti ini dengan pelayan. Kedua-duanya tidak dapat membuka akaun anda bersendirian.',
    moved:
      'Akaun anda kekal sama. Mulai sekarang anda boleh mendapatkannya semula.',
    unreadable: 'Akaun anda yang terdahulu tidak dapat dibuka',
    unreadableText:
      'Kuncinya ada dalam pelayar ini, tetapi tidak dapat dibaca. Jika anda pernah mengeksportnya, import ke dompet lain. Di sini anda boleh teruskan dengan akaun baharu yang mempunyai alamat lain. Tiada apa-apa daripada akaun terdahulu dipadamkan.',
    code: 'Kod pemulihan',
    copied: 'Disalin.',
    copyFailed: 'Kod tidak dapat disalin. Catatkannya.',
    download: 'Muat turun',
    print: 'Cetak',
    saved: 'Saya sudah simpan',
    confirmTitle: 'Masukkan kod pemulihan anda',
    confirmText:
      'Masukkan kod yang baru anda simpan. Selepas itu akaun anda dibuka.',
    back: 'Kembali',
    restoreTitle: 'Buka akaun anda di sini',
    restoreText:
      'Peranti ini baharu. Masukkan kod pemulihan yang anda simpan semasa log masuk pertama.',
    open: 'Buka akaun',
    noCode: 'Saya tiada kod itu',
    noCodeText:
      'Tanpa kod, akaun anda tidak dapat dibuka di sini. Gunakan peranti yang anda masih log masuk. Jika tiada, tiada sesiapa dapat memulihkan akaun anda, dan wang di dalamnya hilang.',
    noKey: 'Saya tiada kunci laluan itu',
    noKeyText:
      'Tanpa kunci laluan, akaun anda tidak dapat dibuka di sini. Gunakan peranti yang anda masih log masuk. Jika tiada, tiada sesiapa dapat memulihkan akaun anda, dan wang di dalamnya hilang.',
    mistyped: 'Itu bukan kod pemulihan yang lengkap. Semak setiap huruf.',
    tooMany: (count) =>
      `Terlalu banyak percubaan. Cuba lagi dalam ${count} minit.`,
    refused:
      'Jawapan pelayan bukan untuk akaun anda, jadi tiada apa yang dibuka.',
    fileTitle: 'Kod pemulihan akaun',
    fileWarning:
      'Sesiapa yang mempunyai kod ini dan e-mel anda boleh membuka akaun anda.',
    passkeyTitle: 'Lindungi akaun anda',
    passkeyLead: 'Kunci laluan mengembalikan akaun anda',
    passkeyText:
      'Pada peranti baharu, cap jari, wajah atau PIN membuka akaun anda. Jika anda kehilangan kunci laluan dan semua peranti yang anda log masuk, akaun anda hilang.',
    passkeyCreate: 'Cipta kunci laluan',
    passkeyUse: 'Guna kunci laluan',
    passkeyOpenText:
      'Peranti ini baharu. Buka akaun anda dengan kunci laluannya.',
    useCode: 'Guna kod pemulihan',
    noPasskey:
      'Kunci laluan ini tidak dapat melindungi akaun. Simpan kod pemulihan sebagai ganti.',
  },
  exporting: {
    title: 'Eksport kunci peribadi',
    lead: 'Bawa akaun anda ke dompet lain',
    leadText:
      'Kunci peribadi membuka akaun anda dalam mana-mana dompet. Sebelum ia dipaparkan di sini, masukkan kod daripada e-mel anda.',
    danger:
      'Sesiapa yang memiliki kunci ini boleh mengambil segala-galanya dalam akaun anda. Tiada sesiapa yang membantu anda memerlukannya.',
    send: 'E-melkan kod kepada saya',
    mailed: 'Masukkan kod yang kami hantar ke',
    code: 'Kod',
    again: 'Kod baharu',
    wrongCode: 'Kod itu tidak betul.',
    codeExpired: 'Kod itu telah tamat tempoh. Hantar yang baharu.',
    tooMany: 'Terlalu banyak cubaan. Hantar kod baharu kemudian.',
    tooSoon: 'Tunggu sebentar, kemudian cuba lagi.',
    noEmail: 'Akaun anda tiada e-mel. Tambah satu dalam tetapan dahulu.',
    emailTooNew:
      'E-mel anda ditambah dalam 3 hari yang lalu. Eksport boleh dibuat selepas itu.',
    signedOut:
      'Anda telah log keluar. Tutup tetingkap ini dan log masuk semula.',
    failed: 'Itu tidak berjaya. Cuba lagi sebentar nanti.',
    kinds: { evm: 'Ethereum dan rangkaian serupa', solana: 'Solana' },
    hold: 'Tahan untuk memaparkan kunci',
    holding: 'Terus tahan…',
    copy: 'Salin',
    copied: 'Disalin. Tampal hanya dalam dompet yang satu lagi.',
    copyFailed: 'Gagal menyalin. Pilih kunci itu.',
    qr: 'Kod QR',
    text: 'Teks',
    hide: 'Sembunyikan',
    hidden: 'Kunci disembunyikan semula.',
    left: (seconds) => `Disembunyikan dalam ${seconds} s`,
    lost: 'Tiada apa-apa untuk dieksport di sini',
  },
  devices: {
    title: 'Peranti dan pemulihan',
    list: 'Peranti',
    thisDevice: 'Peranti ini',
    lastUsed: (date) => `Kali terakhir digunakan ${date}`,
    unnamed: 'Peranti tanpa nama',
    remove: 'Buang',
    removeLead: 'Buang peranti ini?',
    removeText:
      'Peranti dilog keluar dan tidak boleh lagi membuka akaun anda. Peranti lain kekal log masuk.',
    removed: 'Peranti telah dibuang.',
    lastDevice:
      'Akaun anda hanya boleh dipulihkan daripada peranti ini, jadi ia tidak boleh dibuang.',
    methods: 'Pemulihan',
    passkey: 'Kunci laluan',
    newCode: 'Gantikan dengan kod pemulihan baharu',
    newPasskey: 'Gantikan dengan kunci laluan baharu',
    replaces:
      'Kod pemulihan dan kunci laluan anda yang terdahulu tidak lagi berfungsi. Peranti anda kekal log masuk.',
    changed: 'Pemulihan anda telah diubah.',
    addPasskey: 'Tambah kunci laluan',
    addCode: 'Tambah kod pemulihan',
    addText:
      'Sahkan dahulu dengan apa yang anda ada sekarang. Selepas itu kedua-duanya berfungsi.',
    proveLead: 'Sahkan ini anda',
    proveText:
      'Sebelum mengubah apa-apa di sini, masukkan kod daripada e-mel anda.',
    lostAll: 'Jika anda kehilangan semuanya',
    lostAllText:
      'Tanpa peranti, kod pemulihan atau kunci laluan, tiada sesiapa boleh membuka akaun anda. Wang di dalamnya hilang. Untuk selamat, eksport kunci anda dan simpan di luar talian.',
    delete: 'Padam akaun',
    deleteLead: 'Padam akaun anda?',
    deleteText:
      'Pindahkan wang anda dahulu. Selepas 7 hari, pelayan memadam bahagiannya daripada kunci anda dan tiada sesiapa boleh membuka akaun anda. Sehingga itu, anda boleh berubah fikiran di sini.',
    deleteHold: 'Tahan untuk memadam',
    deleteAt: (date) => `Akaun anda akan dipadam pada ${date}.`,
    keepAccount: 'Kekalkan akaun',
    kept: 'Akaun anda kekal.',
    onlyHere: 'Akaun anda hanya wujud dalam pelayar ini',
    onlyHereText:
      'Jika peranti ini hilang, akaun anda hilang. Eksport kunci peribadinya untuk menyimpan salinan.',
    earlier: 'Akaun terdahulu dalam pelayar ini',
    earlierText: (place) =>
      `Kuncinya hanya wujud dalam pelayar ini. Di bawah “${place}”, anda boleh memindahkan wangnya ke akaun anda. Anda juga boleh mengeksport kuncinya.`,
    earlierEmpty: 'Tiada apa-apa di dalamnya pada rangkaian ini.',
    earlierMove: 'Pindahkan ke akaun anda',
    earlierMoved: 'Semuanya telah dipindahkan ke akaun anda.',
    earlierRest:
      'Yang masih disenaraikan tidak dapat dipindahkan. Mungkin ia tidak cukup untuk membayar yuran rangkaian.',
    lost: 'Tiada apa-apa untuk diurus di sini',
  },
  handOver: {
    open: 'Buka daripada pelayar ini',
    text: 'Pernah menggunakan akaun ini di laman lain dalam pelayar ini? Buka tanpa kod.',
    none: 'Pelayar ini tiada salinan akaun anda.',
    otherwise: 'Gunakan kod atau kunci laluan anda.',
    lead: 'Buka akaun anda di laman ini',
    hold: 'Tahan untuk membuka',
  },
  phrase: {
    title: 'Frasa pemulihan',
    hold: 'Tahan untuk memaparkan perkataan',
    text: 'Perkataan ini membuka semua akaun anda dalam dompet lain.',
  },
  callsStatus: {
    title: 'Status permintaan',
    pending: 'Menunggu',
    pendingText: 'Menunggu pengesahan rangkaian.',
    confirmed: 'Disahkan',
    failed: 'Gagal',
    failedText: 'Tiada apa-apa yang berubah.',
    revertedText:
      'Tiada apa-apa yang berubah, tetapi yuran rangkaian telah dikenakan.',
    partly: 'Selesai sebahagian',
    partlyText:
      'Sesetengah panggilan berjaya. Yang lain gagal atau tidak dihantar.',
    unsent: 'Tidak dihantar',
  },
  notices: {
    notKept:
      'Pelayar ini tidak menyimpan akaun anda. Akaun akan hilang apabila halaman atau pelayar ditutup. Jangan simpan wang di dalamnya.',
  },
  permissions: {
    grant: 'Beri kebenaran aplikasi',
    revoke: 'Batalkan kebenaran aplikasi',
    hourly: (amount) => `Sehingga ${amount} sejam`,
    daily: (amount) => `Sehingga ${amount} sehari`,
    weekly: (amount) => `Sehingga ${amount} seminggu`,
    every: ({ amount, period }) => `Sehingga ${amount} setiap ${period}`,
    until: ({ date, app }) => `Sehingga ${date}, kepada ${app}`,
    perCall: (amount) => `sehingga ${amount} setiap panggilan`,
    starts: 'Bermula',
    key: 'Kunci sesi',
    spends:
      'Dalam had ini, aplikasi boleh berbelanja tanpa bertanya lagi dan membayar sesiapa sahaja.',
    calls:
      'Aplikasi boleh memanggil fungsi ini pada bila-bila masa dan dengan apa-apa nilai, tanpa bertanya lagi.',
    takes: 'Fungsi ini boleh memindahkan token keluar dari akaun anda.',
    unknown:
      'Dompet ini tidak memberi kebenaran ini di sini, jadi ia tidak dapat menamatkannya pada rangkaian. Kebenaran mungkin kekal sah sehingga tamat tempoh.',
  },
  delegate: {
    reset: 'Matikan akaun pintar',
    resetText:
      'Akaun anda menjadi akaun standard di rangkaian ini. Alamat dan semua isinya kekal sama.',
    replace: 'Ganti kod akaun',
    replaceText:
      'Di rangkaian ini, akaun ini menggunakan kod dompet lain. Luluskan untuk menggantikannya dengan akaun pintar dompet ini. Alamat dan semua isinya kekal sama.',
    orSequence:
      'Tolak untuk mengekalkannya. Panggilan kemudian dihantar satu demi satu.',
    orNothing: 'Tolak untuk mengekalkannya. Panggilan kemudian tidak dihantar.',
    removed: 'Kod yang dibuang',
    ended: 'Kebenaran aplikasi yang tamat',
    otherWallet:
      'Apa yang anda tetapkan dengan dompet lain mungkin tidak berfungsi lagi.',
  },
  actions: {
    send: 'Hantar',
    moveTokens: 'Pindahkan token',
    allow: 'Benarkan perbelanjaan',
    allowMore: 'Tambah kebenaran perbelanjaan',
    revoke: 'Batalkan kebenaran perbelanjaan',
    allowAll: 'Benarkan seluruh koleksi',
    swap: 'Swap',
    callContract: 'Panggil kontrak',
    createContract: 'Cipta kontrak',
    signMessage: 'Tandatangani mesej',
    signIn: 'Log masuk',
    signData: 'Tandatangani data',
    signStructured: 'Tandatangani data berstruktur',
    calls: (count) => `Luluskan ${count} panggilan`,
    transactions: (count) => `Tandatangani ${count} transaksi`,
    several: (count) => `Luluskan ${count} tindakan`,
  },
  amounts: { unlimited: (symbol) => `${symbol} tanpa had` },
  labels: {
    to: 'Kepada',
    from: 'Daripada',
    account: 'Akaun',
    network: 'Rangkaian',
    token: 'Token',
    fee: 'Yuran',
    feeAtMost: 'Yuran, paling banyak',
    total: 'Jumlah',
    totalAtMost: 'Jumlah, paling banyak',
    spender: 'Dibenarkan',
    operator: 'Dibenarkan',
    collection: 'Koleksi',
    contract: 'Kontrak',
    newContract: 'Kontrak baharu',
    function: 'Fungsi',
    data: 'Data',
    bytes: (count) => `${count} bait data`,
    alsoSends: 'Juga menghantar',
    receiver: 'Penerima',
    receiveAtLeast: 'Anda terima sekurang-kurangnya',
    asksAtLeast: 'Meminta sekurang-kurangnya',
    exchange: 'Bursa',
    pay: 'Anda bayar',
    receive: 'Anda terima',
    via: 'Melalui',
    wrappedAs: 'Dibungkus sebagai',
    validUntil: 'Sah hingga',
    noEnd: 'Tiada had masa',
    domain: 'Domain',
    memo: 'Nota',
    calls: 'Panggilan',
    together: 'Semua berjaya, atau tiada langsung',
    upgrade: 'Naik taraf',
    sameAddress: 'Akaun pintar, alamat sama',
    call: (list) => `Panggilan ${list}`,
    transaction: (list) => `Transaksi ${list}`,
    part: (list) => `Bahagian ${list}`,
  },
  fees: {
    network: 'Yuran rangkaian',
    paidBy: (name) => `Dibayar oleh “${name}”`,
    atMost: (amount) => `paling banyak ${amount}`,
    paidTo: (name) => `dibayar kepada “${name}”`,
    token: 'Token fi',
  },
  automatic: {
    lead: 'Akaun ini akaun kustodian',
    text: 'Pengendali perkhidmatan ini memegang kuncinya. Log masuk dengan e-mel anda pada mana-mana peranti dan akaun anda ada di situ: tanpa kod, tanpa kunci laluan.',
    risk: 'Pengendali boleh menggunakan akaun anda, begitu juga sesiapa yang dapat memasuki peti mel anda. Simpan jumlah kecil sahaja di sini.',
    method: 'Kustodian: pengendali memegang kunci',
  },
  warnings: {
    highFee:
      'Laman ini menetapkan yuran yang jauh lebih tinggi daripada biasa.',
    toToken:
      'Penerimanya ialah kontrak token itu sendiri. Token yang dihantar ke situ akan hilang.',
    unlimited: (symbol) =>
      `Pihak yang dibenarkan boleh mengambil semua ${symbol} anda, sekarang dan kemudian.`,
    allowance:
      'Pihak yang dibenarkan boleh mengambil jumlah ini pada bila-bila masa.',
    operator:
      'Pihak yang dibenarkan boleh mengambil semua milik anda daripada koleksi ini.',
    alsoSends: (amount) => `Ini juga menghantar ${amount} kepada kontrak.`,
    unknownCall:
      'Dompet tidak dapat mengetahui apa yang dilakukan oleh panggilan ini.',
    unknownContract:
      'Dompet tidak dapat mengetahui apa yang dilakukan oleh kontrak baharu ini.',
    notText:
      'Ini bukan teks yang boleh dibaca. Tandatangani hanya jika anda tahu isinya.',
    hiddenCharacters:
      'Mesej ini mengandungi aksara tersembunyi, ditunjukkan sebagai ⟨U+…⟩.',
    noNetwork:
      'Tiada rangkaian dinamakan, jadi tandatangan ini mungkin sah juga di rangkaian lain.',
    movesTokens:
      'Sesiapa yang memegang tandatangan ini mungkin dapat memindahkan token anda.',
    separateCalls:
      'Panggilan dihantar satu demi satu. Jika satu gagal, yang sebelumnya tidak dibatalkan.',
    untried: 'Ini tidak dapat diuji terlebih dahulu.',
    unknownExchange:
      'Kontrak ini bukan bursa yang dikenali. Ia mungkin melakukan perkara lain.',
    otherReceiver: 'Apa yang anda beli pergi ke akaun lain, bukan akaun anda.',
    noMinimum:
      'Tiada jaminan minimum: anda mungkin hampir tidak menerima apa-apa.',
    swapExpired:
      'Tempohnya sudah tamat: ini akan gagal dan yuran tetap dikenakan.',
    longDeadline:
      'Ini sah lebih daripada 20 minit, jadi ia boleh berlaku kemudian pada harga yang lebih buruk.',
    neverExpires:
      'Ini tidak tamat tempoh: ia boleh dihantar pada bila-bila masa kemudian.',
    unreadablePart: (program) =>
      `Dompet tidak dapat membaca bahagian ini. Ia boleh memindahkan apa sahaja milik anda. Program: ${program}`,
    rent: 'Anda membayar akaun token baharu. Pemiliknya boleh mengeluarkan SOL itu.',
    handsOver:
      'Ini menyerahkan seluruh akaun anda. Anda akan kehilangan semua SOL di dalamnya.',
    unlimitedToken:
      'Pihak yang dibenarkan boleh mengambil semua token ini, sekarang dan kemudian.',
    givesAway: 'Ini menyerahkan akaun token bersama semua isinya.',
    burns: 'Token ini hilang selama-lamanya.',
  },
  solana: {
    payFee: 'Bayar yuran rangkaian',
    createTokenAccount: 'Cipta akaun token',
    callProgram: 'Panggil program',
    moveSol: 'Pindahkan SOL',
    createAccount: 'Cipta akaun',
    assign: 'Serahkan akaun kepada program',
    allocate: 'Sediakan ruang dalam akaun',
    closeTokenAccount: 'Tutup akaun token',
    changeControl: 'Tukar pengawal akaun token',
    burn: 'Bakar token',
    wrap: 'Bungkus SOL',
    memo: 'Tambah nota awam',
    useNonce: 'Guna nonce tahan lama',
    withdrawNonce: 'Keluarkan daripada akaun nonce',
    setUpNonce: 'Sediakan akaun nonce',
    changeNonce: 'Tukar pengawal akaun nonce',
    baseUnits: (amount) => `${amount} unit asas`,
    unlimited: 'Token tanpa had',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Akaun untuk',
    newTokenAccount: 'Akaun token baharu',
    newTokenAccounts: 'Akaun token baharu',
    none: 'Tiada',
    existsAlready: 'sudah wujud',
    paidBy: 'Dibayar oleh',
    tokenAccount: 'Akaun token',
    wrappedNow: 'SOL terbungkus di dalamnya',
    solTo: 'SOL di dalamnya kepada',
    newAuthority: 'Pengawal baharu',
    fromTokenAccount: 'Daripada akaun token',
    toTokenAccount: 'Kepada akaun token',
    toYourself: 'Kepada anda sendiri',
    ownerNow: 'Pemilik semasa',
    callsItself: 'Menamakan dirinya',
    unnamed:
      'Rangkaian mahupun senarai dompet ini tiada nama untuk token ini. Semak alamatnya.',
    newAccount: 'Akaun baharu',
    forProgram: 'Untuk program',
    toProgram: 'Kepada program',
    program: 'Program',
    size: 'Saiz',
    bytes: (count) => `${count} bait`,
    accounts: (count) => `akaun: ${count}`,
    of: 'Daripada',
    nonceAccount: 'Akaun nonce',
    itsAuthority: 'Pengawalnya',
    authority: 'Pengawal',
    fees: 'Yuran',
    feesAtMost: 'Yuran, paling banyak',
    feePaidBy: 'Yuran dibayar oleh',
    lookupTable:
      'Sebahagian akaunnya datang daripada jadual carian di rangkaian.',
    accountExists: 'Akaun token sudah wujud, jadi ini akan gagal.',
    revoked:
      'Selepas ini, tiada orang lain boleh berbelanja daripada akaun token ini.',
    closedToUser: 'Akaun token ditutup. SOL di dalamnya kembali kepada anda.',
    closedToOther:
      'Akaun token ditutup. SOL di dalamnya pergi kepada orang lain.',
    closeAuthority:
      'Ini menukar siapa yang boleh menutup akaun token dan mengambil SOL di dalamnya.',
    tokenAuthority: 'Ini menukar siapa yang mengawal token ini.',
    programReceiver:
      'Penerimanya ialah program. Apa yang dihantar ke situ akan hilang.',
    tokenReceiver: 'Penerimanya ialah akaun token, bukan dompet.',
    fromUser: 'Jumlah ini keluar daripada akaun anda ke akaun baharu.',
    programControls: 'Selepas itu program mengawal akaun ini.',
    allocated:
      'Dengan data di dalamnya, akaun anda tidak lagi boleh menghantar SOL.',
    nonceControl:
      'Sesiapa yang mengawal akaun nonce boleh mengambil SOL di dalamnya.',
    missingReceiver:
      'Akaun token penerima tidak wujud. Tidak dapat diketahui milik siapa nanti.',
    unusualReceiver:
      'Ini bukan akaun token biasa pemiliknya. Semasa dihantar, ia mungkin milik orang lain.',
    unreadableSource: 'Dompet tidak dapat membaca akaun token asalnya.',
    unreadableToken:
      'Dompet tidak dapat membaca token ini. Jumlahnya dalam unit terkecil.',
    nameTaken: (claim) =>
      `Token ini menamakan dirinya ${claim}, tetapi ia token lain.`,
    otherDecimals:
      'Ini dibuat untuk bilangan perpuluhan yang berbeza daripada token ini, dan akan gagal.',
    transferFee:
      'Token ini mungkin menyimpan sebahagian daripada setiap pindahan sebagai yuran.',
    transferHook:
      'Token ini mungkin menjalankan programnya sendiri pada setiap pindahan.',
    permanentDelegate:
      'Sesiapa yang mengawal token ini boleh mengambilnya daripada mana-mana akaun.',
    memoHidden:
      'Nota ini mengandungi aksara tersembunyi, ditunjukkan sebagai ⟨U+…⟩.',
  },
}
