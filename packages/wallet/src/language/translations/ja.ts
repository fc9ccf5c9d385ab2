// Generated from packages/wallet/src/language/translations/ja.json.
// Edit that, then run `npm run messages`.

import type { Strings } from '../english.js'

export const ja: Strings = {
  card: {
    title: 'リクエストの承認',
    approve: '承認',
    reject: '拒否',
    close: '閉じる',
    request: 'リクエスト',
    asks: '承認を求めています',
    claims: (name) => `自称「${name}」`,
    checking: 'リクエストを確認中',
    waiting: (count) => `ほか${count}件が待機中`,
    exactData: '正確なデータ',
    scroll: '最後までスクロール',
    early: '早すぎました。少し待ってからもう一度お試しください。',
    sending: '送信中…',
    signing: '署名中…',
    expired: 'このリクエストは期限切れです',
    expiredText: '署名は行われていません。サイトでもう一度お試しください。',
    again: 'このサイトが再び求めています',
    againText: 'このサイトのリクエストは何度か拒否されています。',
    show: 'リクエストを表示',
  },
  window: {
    reason:
      'このブラウザでは、カードが何かに覆われていないか確認できないため、別のウィンドウで承認します。',
    chosen: 'どのサイトからも覆われない、ウォレットのウィンドウで承認します。',
    blocked:
      'ウィンドウが開きませんでした。このサイトのポップアップを許可して、もう一度お試しください。',
    cutOff: (header) =>
      `ウィンドウが開いた場合は、このサイトが接続を切っています。サイトの開発者は ${header} を送る必要があります。`,
    continue: 'ウィンドウで続ける',
    show: 'ウィンドウを表示',
    tryAgain: 'もう一度試す',
    opened: '開いたウィンドウで続けてください。',
    lost: '承認するものがありません',
    lostText:
      'このウィンドウは、リクエストしたページにつながっていません。閉じて、そのページからもう一度お試しください。',
  },
  keep: {
    title: 'アカウントを保存',
    lead: 'このブラウザではもう一つ手順があります',
    why: 'このブラウザを閉じると、このページからアカウントが消去されます。ウィンドウで続けると、保存できます。以前ここでログインしたことがあれば、取り戻せます。',
    cancel: 'キャンセル',
    without: '保存せずに続ける',
    withoutText:
      '保存せずに続けると、このブラウザを閉じたときにアカウントが失われます。お金を置かないでください。',
    opened: '開いたウィンドウで完了してください。',
    closed: 'ウィンドウが閉じられました。もう一度お試しください。',
    cutOff:
      'アカウントの準備ができる前にウィンドウが閉じました。もう一度試すか、保存せずに続けてください。',
    unavailable: 'このブラウザはアカウントを保存しませんでした。',
    account: 'あなたのアカウント',
    accountText:
      'アカウントはこのブラウザに保存され、ログインするたびに同じものが使われます。',
    usedOn: '使用するサイト',
    continue: '続ける',
    lost: '保存するものがありません',
    lostText:
      'このウィンドウは、開いたページにつながっていません。閉じて、そのページからもう一度お試しください。',
  },
  recovery: {
    title: 'リカバリーコードを保存',
    lead: 'このコードでアカウントを取り戻せます',
    why: '新しい端末では、メールとこのコードが必要です。印刷するか書き留めて、誰にも見せないでください。',
    held: '鍵はこの端末とサーバーに分けて保管されます。どちらか一方だけではアカウントを開けません。',
    moved: 'アカウントはそのままです。これからは取り戻せるようになります。',
    unreadable: '以前のアカウントを開けません',
    unreadableText:
      'その鍵はこのブラウザーにありますが、読み取れません。以前にエクスポートしてある場合は、別のウォレットにインポートしてください。ここでは、アドレスの異なる新しいアカウントで続行できます。以前のアカウントのデータは削除されません。',
    code: 'リカバリーコード',
    copied: 'コピーしました。',
    copyFailed: 'コードをコピーできませんでした。書き留めてください。',
    download: 'ダウンロード',
    print: '印刷',
    saved: '保存しました',
    confirmTitle: 'リカバリーコードを入力',
    confirmText:
      'いま保存したコードを入力してください。その後アカウントが開きます。',
    back: '戻る',
    restoreTitle: 'ここでアカウントを開く',
    restoreText:
      '新しい端末です。最初のログイン時に保存したリカバリーコードを入力してください。',
    open: 'アカウントを開く',
    noCode: 'コードがありません',
    noCodeText:
      'コードがないと、ここでアカウントを開けません。まだログインしている端末を使ってください。それもない場合、アカウントは誰にも取り戻せず、中のお金は失われます。',
    noKey: 'パスキーがありません',
    noKeyText:
      'パスキーがないと、ここでアカウントを開けません。まだログインしている端末を使ってください。それもない場合、アカウントは誰にも取り戻せず、中のお金は失われます。',
    mistyped:
      'リカバリーコードが正しい形ではありません。一文字ずつ確認してください。',
    tooMany: (count) =>
      `試行回数が多すぎます。${count}分後にもう一度お試しください。`,
    refused:
      'サーバーの応答があなたのアカウントのものではないため、何も開きませんでした。',
    fileTitle: 'アカウントのリカバリーコード',
    fileWarning:
      'このコードとあなたのメールがあれば、誰でもアカウントを開けます。',
    passkeyTitle: 'アカウントを保護',
    passkeyLead: 'パスキーでアカウントを取り戻せます',
    passkeyText:
      '新しい端末では、指紋、顔、またはPINでアカウントを開きます。パスキーと、ログイン中の端末をすべて失うと、アカウントは失われます。',
    passkeyCreate: 'パスキーを作成',
    passkeyUse: 'パスキーを使う',
    passkeyOpenText: '新しい端末です。アカウントのパスキーで開いてください。',
    useCode: '代わりにリカバリーコードを使う',
    noPasskey:
      'このパスキーではアカウントを保護できません。代わりにリカバリーコードを保存してください。',
  },
  exporting: {
    title: '秘密鍵をエクスポート',
    lead: 'アカウントを別のウォレットに移す',
    leadText:
      '秘密鍵があれば、どのウォレットでもアカウントを開けます。ここに表示する前に、メールのコードを入力してください。',
    danger:
      'この鍵を持つ人は、アカウントのすべてを持ち出せます。サポートする人がこの鍵を必要とすることはありません。',
    send: 'コードをメールで受け取る',
    mailed: '次の宛先に送ったコードを入力してください',
    code: 'コード',
    again: '新しいコード',
    wrongCode: 'コードが正しくありません。',
    codeExpired:
      'コードの有効期限が切れました。新しいコードを送信してください。',
    tooMany: '試行回数が多すぎます。後で新しいコードを送信してください。',
    tooSoon: '少し待ってから、もう一度お試しください。',
    noEmail:
      'アカウントにメールアドレスがありません。先に設定で追加してください。',
    emailTooNew:
      'メールアドレスが追加されてから3日たっていません。その後エクスポートできます。',
    signedOut:
      'サインアウトされています。このウィンドウを閉じて、もう一度サインインしてください。',
    failed: 'うまくいきませんでした。しばらくしてからお試しください。',
    kinds: { evm: 'Ethereumと同様のネットワーク', solana: 'Solana' },
    hold: '長押しして鍵を表示',
    holding: '押し続けてください…',
    copy: 'コピー',
    copied: 'コピーしました。移行先のウォレットにだけ貼り付けてください。',
    copyFailed: 'コピーできませんでした。鍵を選択してください。',
    qr: 'QRコード',
    text: 'テキスト',
    hide: '隠す',
    hidden: '鍵は再び隠されました。',
    left: (seconds) => `${seconds}秒後に隠れます`,
    lost: 'ここにエクスポートするものはありません',
  },
  devices: {
    title: '端末とリカバリー',
    list: '端末',
    thisDevice: 'この端末',
    lastUsed: (date) => `最終利用日: ${date}`,
    unnamed: '名前のない端末',
    remove: '削除',
    removeLead: 'この端末を削除しますか？',
    removeText:
      'この端末はサインアウトされ、アカウントを開けなくなります。ほかの端末はサインインしたままです。',
    removed: '端末を削除しました。',
    lastDevice:
      'この端末からしかアカウントを復元できないため、削除できません。',
    methods: 'リカバリー',
    passkey: 'パスキー',
    newCode: '新しいリカバリーコードに置き換える',
    newPasskey: '新しいパスキーに置き換える',
    replaces:
      '以前のリカバリーコードとパスキーは使えなくなります。端末はサインインしたままです。',
    changed: 'リカバリー方法を変更しました。',
    addPasskey: 'パスキーを追加',
    addCode: 'リカバリーコードを追加',
    addText: 'まず、今お持ちのもので確認してください。その後は両方使えます。',
    proveLead: '本人確認',
    proveText: 'ここで変更する前に、メールのコードを入力してください。',
    lostAll: 'すべてを失った場合',
    lostAllText:
      '端末、リカバリーコード、パスキーのどれもなければ、誰もアカウントを開けません。中のお金は失われます。念のため、鍵をエクスポートしてオフラインで保管してください。',
    delete: 'アカウントを削除',
    deleteLead: 'アカウントを削除しますか？',
    deleteText:
      '先にお金を移してください。7日後にサーバーが鍵の一部を削除し、誰もアカウントを開けなくなります。それまではここで取り消せます。',
    deleteHold: '長押しして削除',
    deleteAt: (date) => `アカウントは${date}に削除されます。`,
    keepAccount: 'アカウントを残す',
    kept: 'アカウントはそのまま残ります。',
    onlyHere: 'アカウントはこのブラウザーにしかありません',
    onlyHereText:
      'この端末を失うと、アカウントも失われます。秘密鍵をエクスポートして控えを残してください。',
    earlier: 'このブラウザーの以前のアカウント',
    earlierText: (place) =>
      `この鍵はこのブラウザーにしかありません。「${place}」で、残高をご自分のアカウントに移せます。鍵のエクスポートもできます。`,
    earlierEmpty: 'これらのネットワークには何もありません。',
    earlierMove: 'アカウントに移す',
    earlierMoved: 'すべてアカウントに移しました。',
    earlierRest:
      '一覧に残っているものは移せませんでした。ネットワーク手数料に足りない可能性があります。',
    lost: 'ここで管理するものはありません',
  },
  handOver: {
    open: 'このブラウザーから開く',
    text: 'このブラウザーの別のサイトで、このアカウントを使ったことがありますか？それならコードなしで開けます。',
    none: 'このブラウザーにはアカウントの控えがありません。',
    otherwise: 'コードかパスキーを使ってください。',
    lead: 'このサイトでアカウントを開く',
    hold: '長押しして開く',
  },
  phrase: {
    title: 'リカバリーフレーズ',
    hold: '長押しして単語を表示',
    text: 'この単語があれば、別のウォレットですべてのアカウントを開けます。',
  },
  callsStatus: {
    title: 'リクエストの状況',
    pending: '保留中',
    pendingText: 'ネットワークの確認を待っています。',
    confirmed: '確認済み',
    failed: '失敗',
    failedText: '何も変更されていません。',
    revertedText:
      '何も変更されていませんが、ネットワーク手数料は支払われました。',
    partly: '一部完了',
    partlyText:
      '一部の呼び出しは成功しました。残りは失敗したか、送信されていません。',
    unsent: '未送信',
  },
  notices: {
    notKept:
      'このブラウザはアカウントを保存しません。ページやブラウザを閉じると失われます。お金を置かないでください。',
  },
  permissions: {
    grant: 'アプリに権限を付与',
    revoke: 'アプリの権限を取り消す',
    hourly: (amount) => `毎時最大${amount}`,
    daily: (amount) => `毎日最大${amount}`,
    weekly: (amount) => `毎週最大${amount}`,
    every: ({ amount, period }) => `${period}ごとに最大${amount}`,
    until: ({ date, app }) => `${date}まで、${app}に対して`,
    perCall: (amount) => `呼び出しごとに最大${amount}`,
    starts: '開始',
    key: 'セッションキー',
    spends:
      'この上限内で、アプリは再確認なしに使用し、誰にでも支払うことができます。',
    calls:
      'アプリはこれらの関数を、いつでもどんな値でも、再確認なしに呼び出せます。',
    takes: 'これらの関数はアカウントからトークンを動かすことができます。',
    unknown:
      'このウォレットはここでこの権限を付与していないため、ネットワーク上で終了できません。期限まで有効な場合があります。',
  },
  delegate: {
    reset: 'スマートアカウントをオフにする',
    resetText:
      'このネットワークでは標準アカウントに戻ります。アドレスと中身はそのまま変わりません。',
    replace: 'アカウントのコードを置き換える',
    replaceText:
      'このアカウントは、このネットワークで別のウォレットのコードを使っています。承認すると、このウォレットのスマートアカウントに置き換わります。アドレスと中身はそのまま変わりません。',
    orSequence:
      '今のコードを残すには拒否してください。その場合、呼び出しは順番に送信されます。',
    orNothing:
      '今のコードを残すには拒否してください。その場合、呼び出しは送信されません。',
    removed: '削除するコード',
    ended: '終了するアプリの権限',
    otherWallet: '別のウォレットで設定したものが動かなくなることがあります。',
  },
  actions: {
    send: '送金',
    moveTokens: 'トークンの移動',
    allow: '使用の許可',
    allowMore: '許可額の引き上げ',
    revoke: '許可の取り消し',
    allowAll: 'コレクション全体の許可',
    swap: 'スワップ',
    callContract: 'コントラクトの呼び出し',
    createContract: 'コントラクトの作成',
    signMessage: 'メッセージへの署名',
    signIn: 'ログイン',
    signData: 'データへの署名',
    signStructured: '構造化データへの署名',
    calls: (count) => `${count}件の呼び出しを承認`,
    transactions: (count) => `${count}件の取引に署名`,
    several: (count) => `${count}件の操作を承認`,
  },
  amounts: { unlimited: (symbol) => `${symbol}を無制限` },
  labels: {
    to: '送金先',
    from: '送金元',
    account: 'アカウント',
    network: 'ネットワーク',
    token: 'トークン',
    fee: '手数料',
    feeAtMost: '手数料の上限',
    total: '合計',
    totalAtMost: '合計の上限',
    spender: '許可する相手',
    operator: '許可する相手',
    collection: 'コレクション',
    contract: 'コントラクト',
    newContract: '新しいコントラクト',
    function: '関数',
    data: 'データ',
    bytes: (count) => `${count}バイトのデータ`,
    alsoSends: 'あわせて送金',
    receiver: '受取人',
    receiveAtLeast: '最低受取数量',
    asksAtLeast: '最低要求数量',
    exchange: '取引所',
    pay: '支払い',
    receive: '受け取り',
    via: '経由',
    wrappedAs: 'ラップ後',
    validUntil: '有効期限',
    noEnd: '期限なし',
    domain: 'ドメイン',
    memo: 'メモ',
    calls: '呼び出し',
    together: 'すべて成功、または全部取り消し',
    upgrade: 'アップグレード',
    sameAddress: 'スマートアカウント、アドレスは同じ',
    call: (list) => `呼び出し${list}`,
    transaction: (list) => `取引${list}`,
    part: (list) => `項目${list}`,
  },
  fees: {
    network: 'ネットワーク手数料',
    paidBy: (name) => `「${name}」が支払います`,
    atMost: (amount) => `最大 ${amount}`,
    paidTo: (name) => `支払先「${name}」`,
    token: '手数料のトークン',
  },
  automatic: {
    lead: 'このアカウントはカストディ型です',
    text: '鍵はこのサービスの運営者が保管します。どの端末でもメールでサインインすればアカウントを使えます。コードもパスキーも不要です。',
    risk: '運営者はあなたのアカウントを使えます。あなたのメールを見られる人も同じです。少額だけを置いてください。',
    method: 'カストディ型：運営者が鍵を保管',
  },
  warnings: {
    highFee: 'サイトが通常よりはるかに高い手数料を設定しています。',
    toToken:
      '受取人がトークンのコントラクト自体です。そこに送ったトークンは失われます。',
    unlimited: (symbol) =>
      `許可された相手は、今も今後も、あなたの${symbol}をすべて引き出せます。`,
    allowance: '許可された相手は、この数量をいつでも引き出せます。',
    operator:
      '許可された相手は、このコレクションのうちあなたが持つものをすべて引き出せます。',
    alsoSends: (amount) => `さらに${amount}をコントラクトに送ります。`,
    unknownCall: 'この呼び出しが何をするのか、ウォレットには判断できません。',
    unknownContract:
      '新しいコントラクトが何をするのか、ウォレットには判断できません。',
    notText:
      '読めるテキストではありません。内容がわかる場合にだけ署名してください。',
    hiddenCharacters:
      'メッセージに隠し文字が含まれています。⟨U+…⟩として表示しています。',
    noNetwork:
      'ネットワークの指定がないため、署名がほかのネットワークでも有効になる可能性があります。',
    movesTokens:
      'この署名を持つ人は、あなたのトークンを動かせる可能性があります。',
    separateCalls:
      '呼び出しは一つずつ送信されます。一つが失敗しても、それより前のものは取り消されません。',
    untried: '事前に試すことができません。',
    unknownExchange:
      'このコントラクトは既知の取引所ではありません。別のことをする可能性があります。',
    otherReceiver: '購入したものは、あなたではなく別のアカウントに届きます。',
    noMinimum:
      '最低数量の保証がありません。ほとんど受け取れない可能性があります。',
    swapExpired: '期限切れです。取引は失敗し、手数料だけがかかります。',
    longDeadline:
      '20分を超えて有効なため、あとで、より悪い価格で実行される可能性があります。',
    neverExpires:
      '期限がありません。あとからいつでも送信される可能性があります。',
    unreadablePart: (program) =>
      `この部分をウォレットは読み取れません。あなたの資産を何でも動かせる可能性があります。プログラム: ${program}`,
    rent: '新しいトークンアカウントの費用を支払います。その所有者はこのSOLを引き出せます。',
    handsOver: 'アカウント全体を引き渡します。中のSOLをすべて失います。',
    unlimitedToken:
      '許可された相手は、今も今後も、このトークンをすべて引き出せます。',
    givesAway: 'トークンアカウントを、中身ごと引き渡します。',
    burns: 'これらのトークンは完全に失われます。',
  },
  solana: {
    payFee: 'ネットワーク手数料の支払い',
    createTokenAccount: 'トークンアカウントの作成',
    callProgram: 'プログラムの呼び出し',
    moveSol: 'SOLの移動',
    createAccount: 'アカウントの作成',
    assign: 'アカウントをプログラムに割り当て',
    allocate: 'アカウントの容量を確保',
    closeTokenAccount: 'トークンアカウントを閉じる',
    changeControl: 'トークンアカウントの権限を変更',
    burn: 'トークンのバーン',
    wrap: 'SOLのラップ',
    memo: '公開メモの追加',
    useNonce: '耐久ナンスの使用',
    withdrawNonce: 'ナンスアカウントからの引き出し',
    setUpNonce: 'ナンスアカウントの設定',
    changeNonce: 'ナンスアカウントの権限を変更',
    baseUnits: (amount) => `${amount}基本単位`,
    unlimited: '無制限のトークン',
    tokenEnds: (ends) => `トークン${ends}`,
    accountFor: 'アカウントの所有者',
    newTokenAccount: '新しいトークンアカウント',
    newTokenAccounts: '新しいトークンアカウント',
    none: 'なし',
    existsAlready: 'すでに存在します',
    paidBy: '支払者',
    tokenAccount: 'トークンアカウント',
    wrappedNow: '中にある現在のラップ済みSOL',
    solTo: '中のSOLの送り先',
    newAuthority: '新しい権限者',
    fromTokenAccount: '送金元トークンアカウント',
    toTokenAccount: '送金先トークンアカウント',
    toYourself: 'あなた自身へ',
    ownerNow: '現在の所有者',
    callsItself: '自称',
    unnamed:
      'このトークンの名前は、ネットワークにもこのウォレットのリストにもありません。アドレスを確認してください。',
    newAccount: '新しいアカウント',
    forProgram: '対象プログラム',
    toProgram: '割り当て先プログラム',
    program: 'プログラム',
    size: 'サイズ',
    bytes: (count) => `${count}バイト`,
    accounts: (count) => `アカウント: ${count}`,
    of: '対象',
    nonceAccount: 'ナンスアカウント',
    itsAuthority: 'その権限者',
    authority: '権限者',
    fees: '手数料',
    feesAtMost: '手数料の上限',
    feePaidBy: '手数料の支払者',
    lookupTable:
      '一部のアカウントは、ネットワーク上の参照テーブルから取得されます。',
    accountExists: 'トークンアカウントはすでに存在するため、失敗します。',
    revoked: 'これ以降、ほかの誰もこのトークンアカウントから使えなくなります。',
    closedToUser:
      'トークンアカウントは閉じられます。中のSOLはあなたに戻ります。',
    closedToOther:
      'トークンアカウントは閉じられます。中のSOLは別の人に渡ります。',
    closeAuthority:
      'トークンアカウントを閉じて中のSOLを受け取れる人が変わります。',
    tokenAuthority: 'このトークンを管理する人が変わります。',
    programReceiver: '受取人はプログラムです。そこに送ったものは失われます。',
    tokenReceiver: '受取人はウォレットではなく、トークンアカウントです。',
    fromUser: '金額はあなたのアカウントから新しいアカウントに移ります。',
    programControls: '以後、このアカウントはプログラムが管理します。',
    allocated: 'データが入ると、あなたのアカウントからSOLを送れなくなります。',
    nonceControl: 'ナンスアカウントを管理する人は、中のSOLを引き出せます。',
    missingReceiver:
      '受け取り側のトークンアカウントが存在しません。誰のものになるかはわかりません。',
    unusualReceiver:
      '所有者の通常のトークンアカウントではありません。送信される時点では、別の人のものになっている可能性があります。',
    unreadableSource:
      '送金元のトークンアカウントをウォレットは読み取れません。',
    unreadableToken:
      'トークンをウォレットは読み取れません。数量は最小単位で表示しています。',
    nameTaken: (claim) =>
      `このトークンは${claim}と名乗っていますが、別のものです。`,
    otherDecimals: 'トークンと異なる小数桁数で作られているため、失敗します。',
    transferFee:
      'このトークンは、送金のたびに一部を手数料として差し引くことがあります。',
    transferHook:
      'このトークンは、送金のたびに独自のプログラムを実行することがあります。',
    permanentDelegate:
      'このトークンを管理する人は、どのアカウントからでも引き出せます。',
    memoHidden: 'メモに隠し文字が含まれています。⟨U+…⟩として表示しています。',
  },
}
