// Generated from src/components/languages/ja/rest.json.
// Edit that, then run `npm run messages`.

import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, time } = createWords('ja')

export const rest: RestPart = {
  account: {
    copyAddress: 'アドレスをコピー',
    copyFailed:
      'コピーできませんでした。アドレスを選択してコピーしてください。',
    addressCopied: 'アドレスをコピーしました',
    switchWallet: (wallet) => `${wallet}、マイウォレット`,
    switchNetwork: (network) => `${network}、ネットワークを切り替え`,
    accounts: 'マイアカウント',
    totalBalance: '合計残高',
    totalPartial: '価格が不明なトークンがあります',
    fiat: (value) => `$${value}`,
    buy: '購入',
    swap: 'スワップ',
    receive: '受け取る',
    send: '送金',
    sendUnsupported: 'このネットワークでは送金できません。',
    tokens: 'トークン',
    loadingTokens: 'トークンを読み込み中',
    empty: 'トークンはまだありません',
    emptyHint: '受け取ったトークンがここに表示されます。',
    balancesFailed: '残高を表示できません',
    balancesFailedHint: '残高サービスが応答していません。トークンは安全です。',
    balancesOld: (at) => `${time(at)}時点の残高`,
    nextTry: (seconds) => `${seconds}秒後に再試行します`,
    tryingAgain: '再試行中…',
    explorer: 'エクスプローラーで見る',
    disconnect: '接続を解除',
    disconnectAll: 'すべて接続を解除',
    disconnectOne: (wallet) => `${wallet}の接続を解除`,
    connectAnother: '別のウォレットを接続',
    active: '使用中',
    walletDetail: ({ address, network }) => `${address} · ${network}`,
    current: '現在',
    testNetwork: 'テストネットワーク',
    confirmInWallet: 'ウォレットで確認してください',
    switching: '切り替え中…',
    unsupported: ({ wallet, chainId }) =>
      `${wallet}は、このアプリが対応していないネットワーク（番号${chainId}）に接続しています。続けるには、次のいずれかを選択してください。`,
    networkGone:
      'ご利用中だったネットワークは、このアプリで利用できなくなりました',
    networkGoneHint:
      'トークンは安全です。続けるには、別のネットワークを選択してください。',
    chooseNetwork: 'ネットワークを選択',
    receiveHint: (network) =>
      `このアドレスには${network}のトークンだけを送ってください。それ以外は失われることがあります。`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'このアドレスにはSOLとSolanaのトークンだけを送ってください。それ以外は失われることがあります。'
        : `このアドレスには、ネットワーク「${network}」でSOLとSolanaのトークンだけを送ってください。それ以外は失われることがあります。`,
    solanaAddress: 'あなたのSolanaアドレス',
    qrLabel: 'あなたのアドレスのQRコード',
    requestQrLabel: (amount) => `${amount}を請求するQRコード`,
    askAmount: '数量を指定して請求',
    amountIn: (symbol) => `数量（${symbol}）`,
    amountHelp: 'QRコードに含まれます。読み取らないウォレットもあります。',
    copyLink: '支払いリンクをコピー',
  },
  buy: {
    amountHint: '支払う金額',
    chooseFiat: (currency) => `${currency}で支払い、別の通貨を選択`,
    chooseToken: (symbol) => `${symbol}を購入、別のものを選択`,
    youGet: '受け取る数量',
    asking: '価格を確認中',
    enterAmount: '金額を入力',
    checkAmount: '金額を確認してください',
    noPrice: '現在、価格がありません',
    preparing: '準備中',
    continueAt: (provider) => `${provider}へ進む`,
    opensTab: (provider) => `新しいタブで${provider}に支払います。`,
    priceThere: (provider) => `${provider}で価格を見る`,
    estimate: '見積もり',
    estimateTitle: 'これは概算です',
    estimateText: '価格サービスが応答しないため、現在は購入できません。',
    providers: '販売元',
    fees: (fees) => `手数料 ${fees}`,
    feeRange: (range) => `手数料 ${range}`,
    sells: (symbol) => `${symbol}のみ販売`,
    chosen: '選択中',
    nobody: 'ここでは購入できません',
    nobodyHint:
      'このネットワークに対応する販売元が、このサイトにはありません。',
    otherNetwork: '別のネットワークを選択',
    howItWorks: '購入の流れ',
    search: '検索',
    noneFound: (search) => `「${search}」に一致する結果はありません`,
    listFailed: 'これは簡易リストです。すべてのリストは読み込めませんでした。',
    on: (networks) => `ネットワーク：${networks}`,
    waiting: (provider) => `${provider}で続けてください`,
    waitingHint: ({ symbol }) =>
      `別のタブで支払ってください。${symbol}が届くと、ここに表示されます。`,
    waitingLong:
      'カードなら数分、銀行振込なら数日かかることがあります。このウィンドウは閉じてもかまいません。',
    unseen: '現在、残高を取得できません。支払い済みの分は届きます。',
    notOpened: (provider) => `${provider}をもう一度開く`,
    stop: '購入していません',
    stopped: '何も購入されていません',
    stoppedHint: 'すでに支払っていた場合は、アカウントに届きます。',
    tryAgain: '再試行',
    toAccount: 'アカウントに戻る',
    arrived: (amount) => `${amount}が届きました`,
    arrivedHint: 'アカウントに入りました。',
    done: '完了',
    nothing: '進行中の購入はありません',
    nothingHint: '以前に支払った分は、自動的に届きます。',
    start: '暗号資産を購入',
    guide: [
      {
        title: '事業者に支払います',
        text: 'カードか銀行振込で購入します。支払いは事業者が処理し、このサイトには一切見えません。',
      },
      {
        title: 'アカウントに届きます',
        text: 'アドレスは入力済みです。販売前に本人確認を求められることがあります。',
      },
      {
        title: '少し時間がかかります',
        text: 'カードなら数分、銀行振込では数日かかることがあります。届くとトークン一覧に表示されます。',
      },
    ],
  },
  email: {
    current: '現在のメールアドレス',
    next: '新しいメールアドレス',
    nextHint: 'コードで確認します。ウォレットは変わりません。',
    same: '現在と同じメールアドレスです',
    submit: '続ける',
    fromOld:
      'まずご本人であることを確認します。次の宛先に届いたコードを入力してください：',
    fromNew: '新しいアドレスに届いたコードを入力してください：',
    yourAddress: '現在のメールアドレス',
    arrives:
      '届くまで少し時間がかかることがあります。迷惑メールフォルダもご確認ください。',
    saving: '新しいアドレスを保存中…',
    done: 'メールアドレスを変更しました',
    doneHint: '今後は新しいアドレスでログインしてください。',
    finish: '完了',
    nothingSent: 'コードは送信されていません',
    nothingSentHint: 'まず新しいメールアドレスを入力してください。',
    start: 'メールを変更',
    noWallet: '変更できるメールアドレスがありません',
    noWalletHint:
      'メールアドレスがあるのは、メールでログインするウォレットだけです。',
    connect: 'メールでログイン',
  },
  guide: {
    wallet: [
      {
        title: '資産を保管するもの',
        text: 'お金、コレクション、名前を、接続したどのアプリでも使えます。',
      },
      {
        title: 'ログインにも使えます',
        text: 'パスワードを考える代わりに、どこでも同じウォレットを接続します。',
      },
      {
        title: '使えるのは本人だけ',
        text: 'サイトの求めは、ウォレットで承認します。リカバリーフレーズは絶対に誰にも教えないでください。',
      },
    ],
    createLead:
      'ログインすると、自分のウォレットが作られます。インストールは不要です。',
    noLoginLead: 'ログインにはウォレットが必要です。無料で入手できます。',
    otherWays: 'その他の方法',
    getWalletHint: 'スマホやブラウザで使うアプリ',
    getWallet: 'ウォレットを入手',
    aboutNetworks: 'ネットワークとは',
    network: [
      {
        title: 'アカウントがある場所',
        text: '誰が何を持っているかを、ネットワークごとに記録しています。アカウントは複数のネットワークで使えます。',
      },
      {
        title: '手数料と速さが違います',
        text: '支払いのたびに、そのネットワークのコインで手数料がかかります。１セント未満から数ドルまでさまざまです。',
      },
      {
        title: 'トークンは同じネットワーク内で',
        text: '送り先は同じネットワークのアドレスでなければなりません。違うと失われることがあります。',
      },
    ],
    gotIt: 'わかりました',
    listLead: 'おすすめのウォレットです。',
    loading: 'ウォレットを読み込み中',
    listFailed: 'リストを読み込めませんでした',
    listFailedHint: 'ウォレットサービスが応答していません。',
    listEmpty: 'おすすめのウォレットはありません',
    listEmptyHint: '使えるウォレットは、サイトの運営者にお問い合わせください。',
    get: (wallet) => `${wallet}を入手`,
    scanHint: 'スマホのカメラでスキャンしてください。',
    qrLabel: (wallet) => `${wallet}のページのQRコード`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'ブラウザ拡張機能',
      homepage: 'ウェブサイト',
      playStore: 'Google Play',
    },
    afterwards:
      'インストールが済んだら、ページを再読み込みして接続してください。',
    noLinks: 'ダウンロード先がわかりません',
    noLinksHint: 'スマホやブラウザのストアで探してください。',
    otherWallet: 'ウォレットを選択',
    usage: '現在、このサイトには接続できません',
    usageHint: 'プランの上限に達しました。ウォレットとトークンは安全です。',
    usageOwner:
      'あなたのサイトですか？プロジェクトのダッシュボードを確認してください。',
    usageRetry: 'もう一度確認',
  },
  holdings: {
    label: '資産とアクティビティ',
    tabs: { tokens: 'トークン', nfts: 'NFT', activity: '取引履歴' },
    loadingActivity: '取引履歴を読み込み中',
    noActivity: '取引履歴はまだありません',
    noActivityHint: '送金、受け取り、スワップがここに表示されます。',
    activityOff: 'ここに取引履歴はありません',
    activityOffHint:
      'このネットワークの履歴は利用できません。トークンは安全です。',
    activityFailed: '取引履歴を表示できません',
    activityFailedHint:
      'アクティビティサービスが応答していません。トークンは安全です。',
    more: 'さらに読み込む',
    moreFailed:
      '次のページを読み込めませんでした。ここまでの表示に抜けはありません。',
    loaded: (count) => `${count}件の取引を表示`,
    failed: '失敗',
    pending: '処理中',
    timeAgo: ({ count, unit }) =>
      unit === 'second'
        ? count === 0
          ? 'たった今'
          : `${count}秒前`
        : unit === 'minute'
          ? `${count}分前`
          : unit === 'hour'
            ? `${count}時間前`
            : unit === 'day'
              ? `${count}日前`
              : unit === 'month'
                ? `${count}か月前`
                : `${count}年前`,
    moreMoved: (count) => `他${count}件`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'NFT',
    opensExplorer: 'エクスプローラーを開きます',
    operations: {
      approve: '使用許可',
      burn: 'バーン',
      cancel: 'キャンセル',
      claim: '請求',
      delegate: '委任',
      deploy: 'コントラクト作成',
      deposit: '預け入れ',
      execute: 'コントラクト実行',
      mint: 'ミント',
      receive: '受け取り',
      revoke: '許可の取り消し',
      send: '送金',
      stake: 'ステーキング',
      trade: 'スワップ',
      unstake: 'ステーキング解除',
      withdraw: '引き出し',
    },
    transaction: '取引',
    loadingNfts: 'NFTを読み込み中',
    noNfts: 'NFTはまだありません',
    noNftsHint: 'アドレスに送られたNFTがここに表示されます。',
    nftsFailed: 'NFTを表示できません',
    nftsPartial:
      '最近の取引履歴にあるものだけを表示しています。他にもある可能性があります。',
    unnamed: '名前なし',
    copies: (amount) => `× ${amount}`,
    collection: 'コレクション',
    number: 'トークンID',
    held: '保有数',
    network: 'ネットワーク',
    date: dateTime,
    month,
  },
  names: {
    choose: '名前を選ぶ',
    guide: [
      {
        title: 'アドレスより簡単',
        text: '長いアドレスの代わりに、名前あてに送ってもらえます。',
      },
      {
        title: '無料',
        text: 'メッセージに署名するだけです。手数料も取引もありません。',
      },
      {
        title: '誰でも見られます',
        text: '名前を知っている人は、アドレスとその残高を調べられます。',
      },
    ],
    name: 'あなたの名前',
    suffixed: (suffix) => `末尾は${suffix}です`,
    hint: '英字、数字、ハイフンで4文字以上',
    checking: '使えるか確認中',
    free: (name) => `${name}は使えます`,
    taken: (name) => `${name}は使われています`,
    suggestions: '似ている名前の候補',
    take: (name) => `${name}を使う`,
    enter: '名前を入力',
    other: '別の名前を選ぶ',
    register: '名前を登録',
    confirm: 'ウォレットで確認してください',
    unchanged: '何も登録されていません。',
    unknown:
      '登録されている可能性があります。もう一度試す前に確認してください。',
    unsupported: 'このネットワークでは名前を使えません',
    unsupportedHint: '名前はEthereumネットワークのアカウント用です。',
    otherNetwork: '別のネットワークを選択',
    success: 'この名前はあなたのものです',
    successHint: 'この名前に送られたものは、あなたのアカウントに届きます。',
    successUnknown: '名前が登録されました',
    done: '完了',
  },
  pairing: {
    scan: 'ウォレットでスキャン',
    scanWith: (wallet) => `${wallet}でスキャン`,
    scanHint:
      'スマホでウォレットのスキャナーを開き、このコードを読み取ってください。',
    qrLabel: '接続リクエストのQRコード',
    preparing: 'コードを準備中',
    copyLink: 'リンクをコピー',
    copyFailed: 'このブラウザではコピーできません',
    openDesktop: 'デスクトップアプリを開く',
    openWeb: 'ウェブウォレットを開く',
    ways: '接続方法',
    wayNames: {
      browser: 'ブラウザ',
      desktop: 'デスクトップ',
      mobile: 'アプリ',
      qrcode: 'スマホ',
      unsupported: '見つかりません',
      web: 'ウェブ',
    },
    continueIn: (wallet) => `${wallet}で続ける`,
    continueHint: '接続を承認してから、このページに戻ってください。',
    browserHint:
      'このページがアプリの中で開き直します。そこで接続してください。',
    openWallet: (wallet) => `${wallet}を開く`,
    notOpened: (wallet) => `${wallet}が開きませんでした`,
    notOpenedHint: 'この端末にインストールされていますか？',
    getWallet: (wallet) => `${wallet}を入手`,
    showCode: 'QRコードを表示',
    search: 'ウォレットを検索',
    searching: 'ウォレットを検索中',
    found: (count) => `${count}件のウォレット`,
    noneFound: (search) => `「${search}」に一致する結果はありません`,
    noneFoundHint:
      'つづりを確認するか、お持ちのウォレットでコードをスキャンしてください。',
    none: '選べるウォレットがありません',
    noneHint: 'お持ちのウォレットでコードをスキャンすることはできます。',
    scanAny: 'QRコードで接続',
    moreWallets: 'もっと見る',
    listFailed: 'リストを読み込めませんでした',
    moreFailed: '残りを読み込めませんでした。',
    whichKind: (wallet) => `${wallet}をどこで使いますか？`,
    whichKindHint:
      'それぞれにアカウントがあります。もう一方は後で接続できます。',
    kinds: 'ネットワークの種類',
    notFound: 'ウォレットが見つかりませんでした',
    chooseWallet: 'ウォレットを選択',
    expired: 'リクエストの有効期限が切れました',
    expiredHint: '何も接続されていません。もう一度始めてください。',
  },
  pay: {
    title: (amount) => `${amount}を支払う`,
    deposit: (amount) => `${amount}を入金`,
    withWallet: 'ウォレットで支払う',
    connect: '支払うにはウォレットを接続',
    otherToken: '別のトークンで支払う',
    exchanges: 'または取引所から支払う',
    delivering: '支払いを送り届けています',
    waiting: (name) => `${name}を待っています`,
    waitingHint: '別のタブで支払いを完了してください。',
    done: '支払いが完了しました',
    failed: '支払いは行われませんでした',
    undelivered: '支払いは届きませんでした',
    unknown: '支払いはまだ確認されていません',
    unknownHint:
      '資金が送られたかどうか、まだわかりません。もう一度支払う前に確認してください。',
    unknownSent:
      '資金は送られており、まだ届く可能性があります。もう一度支払わないでください。',
    notDelivered:
      '資金は送られましたが、受取人に届きませんでした。もう一度支払う前に、資金が戻っているか確認してください。',
    exchangeFailed: (name) =>
      `${name}での支払いは行われませんでした。もう一度支払う前に、取引所の残高を確認してください。`,
    anyway: 'それでも支払う',
    invalid: 'この支払いはできません。サイトの設定が正しくありません。',
    gets: '受取人が受け取る額',
    through: '支払い経由',
    fee: 'サービス手数料',
    fromExchange: '取引所から入金',
    noExchanges: '対応する取引所がありません',
  },
  send: {
    amount: '数量',
    amountHint: '送金する数量',
    refused: {
      digits: (plain) =>
        plain
          ? `0から9の数字を使ってください：${plain}`
          : '0から9の数字を使ってください',
      separators: (plain) =>
        plain
          ? `区切り文字なしで入力してください：${plain}`
          : '区切り文字なしで入力してください',
      number: () => '数字だけを入力してください（例：12.5）',
    },
    to: '送金先',
    toPlaceholder: { eip155: 'アドレス、0x…', solana: 'Solanaアドレス' },
    toHint: (network) => `${network}のアドレス`,
    paste: '貼り付け',
    pasteAddress: 'アドレスを貼り付け',
    max: '最大',
    useMax: '最大、送金できる全額',
    balance: (balance) => `残高 ${balance}`,
    chooseToken: (symbol) => `${symbol}、別のトークンを選択`,
    worth: (value) => `≈ $${value}`,
    loading: 'トークンを読み込み中',
    enterAmount: '数量を入力',
    enterAddress: 'アドレスを入力',
    checkAmount: '数量を確認してください',
    checkAddress: 'アドレスを確認してください',
    review: '内容を確認',
    empty: '送金できるものがまだありません',
    notHere: '未対応のネットワーク',
    otherNetwork: '別のネットワークを選択',
    emptyHint: '受け取ったトークンがここに表示されます。',
    receive: '受け取る',
    title: (subject) => `${subject}を送金`,
    from: '送金元',
    network: 'ネットワーク',
    fee: 'ネットワーク手数料',
    feeAbout: (fee) => `約${fee}`,
    feeSmall: (unit) => `0.00000001 ${unit}未満`,
    rent: '新しいトークンアカウント',
    rentHint:
      '送金先にはこのトークンのアカウントがまだありません。開設費用が一度だけかかります。',
    changed: '一部の内容が変わりました。もう一度確認してください。',
    feeUnknown: 'まだ不明です。ウォレットに表示されます。',
    warnings: {
      ownAddress:
        'これはご自身のアドレスです。手数料がかかるだけで、ほかに変化はありません。',
      lookAlike:
        '以前使ったアドレスに似ていますが、別のアドレスです。すべての文字を確認してください。',
      contract:
        'これはウォレットではなくコントラクトです。送ったトークンは失われることがあります。',
      firstTime: 'このアドレスへここから送るのは初めてです。',
    },
    tokenAddress: 'トークンのアドレス',
    addToken: '追加',
    addedToken:
      'アドレスで追加されました。この名前のトークンは誰でも作れます。',
    watchLead:
      'このサイトは、このトークンをリストに追加するよう求めています。残高と送金画面に表示されます。',
    imitation:
      '有名なトークンが同じ、または似た名前を使っています。この名前のトークンは誰でも作れます。アドレスを確認してください。',
    send: '送金する',
    sending: '送金中…',
    cancelling: '停止中…',
    stop: '停止',
    done: '完了',
    edit: '編集',
    steps: {
      resolving: '名前を検索中',
      preparing: '残高と送金先を確認中',
      switching: (wallet) => `${wallet}でネットワークを切り替え中`,
      approving: (wallet) => `${wallet}で承認してください`,
      approvingInFrame: '安全なウィンドウで承認してください',
      handing: 'ネットワークへ送信しています',
      checking: '送信されたか確認しています',
      confirming: '送信済み。ネットワークの確認待ち',
      confirmed: '完了',
    },
    commitments: {
      processed: 'ネットワークが受信、まだ未確認',
      confirmed: '確認済み。確定待ち',
      finalized: '確定',
    },
    goesOn: 'この画面を閉じても、処理は続きます。',
    failedYes:
      'エクスプローラーで確認してください。もう一度送信しないでください。',
    failedReverted: 'トークンは送金されていません。もう一度送金できます。',
    failedUnknown:
      'まず取引履歴を確認してください。もう一度試すと、二重に送金されることがあります。',
    failedOther: 'もう一度試す前に、残高を確認してください。',
    viewOnExplorer: 'エクスプローラーで見る',
    recentPending: (subject) => `${subject}を送金中`,
    recentSent: (subject) => `${subject}を送金しました`,
    recentUnknown: (subject) => `${subject}は送金された可能性があります`,
    recentTo: (address) => `送金先 ${address}`,
    approve: '安全なウィンドウで承認',
    approveHint:
      'そこで内容を見て承認できるのは、ご本人だけです。このページにはできません。',
    keepAccount: 'アカウントを保存',
    keepAccountHint: 'サインインするには、安全なウィンドウで完了してください。',
    approveWhat: 'リクエスト',
    approveMore: (count) => `このあとに${count}件あります`,
    showAgain: '安全なウィンドウを表示',
    refuse: 'キャンセル',
    ended: '承認するものはありません',
    methods: {
      eth_sendTransaction: '取引を送信',
      eth_sendUserOperation: '取引を送信',
      eth_signTypedData_v4: 'データに署名',
      personal_sign: 'メッセージに署名',
      solana_signAllTransactions: '複数の取引に署名',
      solana_signAndSendTransaction: '取引を送信',
      solana_signMessage: 'メッセージに署名',
      solana_signTransaction: '取引に署名',
      wallet_grantPermissions: '権限を許可',
      wallet_revokePermissions: '権限を取り消し',
      wallet_sendCalls: '複数の取引を送信',
    },
    otherMethod: 'ウォレットを使用',
  },
  settings: {
    open: '設定',
    wallet: (wallet) => `${wallet}で接続中`,
    byEmail: 'メールでログイン中',
    email: 'メール',
    changeEmail: 'メール、変更する',
    provider: (provider) => `${rest.social.names[provider]}でログイン中`,
    name: 'アカウント名',
    noName: '名前を取得',
    noNameHint: 'アドレスより簡単に共有できます',
    permissionsHint: 'アプリが代わりにできること',
    activityHint: '取引の履歴',
    exportKey: '秘密鍵をエクスポート',
    exportKeyHint: '別のウォレットでアカウントを使うため',
    devices: '端末とリカバリー',
    devicesHint: '端末の削除、リカバリーの変更',
    accountType: 'アカウントの種類',
    types: { smartAccount: 'スマートアカウント', eoa: '標準アカウント' },
    typeHints: {
      smartAccount: '操作をまとめたり、アプリが手数料を払ったりできます',
      eoa: '鍵は一つ。すべてのアプリで使えます',
    },
    typeChanging: 'アカウントの種類を変更中',
    reset: {
      action: 'スマートアカウントをオフにする',
      hint: 'このネットワークのみ。アドレスと残高は変わりません',
      done: 'スマートアカウントをオフにしました',
    },
    accountNotKept: 'このブラウザはアカウントを保存しません',
    accountNotKeptHint:
      'ページやブラウザを閉じると失われます。お金を置かないでください。',
    notKept: 'ログイン状態は保持されません',
    notKeptHint:
      'このブラウザはこのサイトのデータを保存しません。ページを離れると、再度ログインが必要です。',
    loadingSessions: '権限を読み込み中',
    noSessions: 'アプリの権限はありません',
    noSessionsHint: 'アプリに与えた権限がここに表示されます。',
    sessionsFailed: '権限を表示できません',
    sessionsFailedHint:
      '権限サービスが応答していません。権限は変わっていません。',
    sessionsOff: 'アプリの権限は利用できません',
    sessionsOffHint: 'このネットワークは対応していません。',
    sessionsLead:
      'これらのアプリは、設定した範囲内であなたの代わりに操作できます。いつでも終了できます。',
    ended: '終了済み',
    unnamedApp: '名前のないアプリ',
    until: (seconds) => `${date(seconds * 1_000)}まで`,
    sessionStatus: {
      active: '有効',
      expired: '期限切れ',
      revoked: 'ご自身で終了',
    },
    permissions: {
      'contract-call': '特定のコントラクトを使用できます',
      'native-token-recurring-allowance': 'ネットワークのコインを使用できます',
      'erc20-recurring-allowance': 'トークンを使用できます',
    },
    limit: '上限',
    period: '期間',
    otherPermission: '他の権限があります',
    granted: 'このアプリが代わりに操作できるようになりました',
    grantedUntil: (seconds) => `${date(seconds * 1_000)}まで有効です。`,
    grantedHint: 'アプリの権限から、いつでも終了できます。',
    grantedNothing: '用途は示されていません。',
    mayDo: 'できること',
    toPermissions: '権限を見る',
    done: '完了',
    revoke: '取り消す',
    revokeOf: (app) => `${app}の権限を取り消す`,
    revoking: 'ウォレットで確認してください',
    revoked: (app) => `${app}の権限を取り消しました`,
    notRevoked: '権限は取り消されていません。引き続き有効です。',
    scopeDay: (amount) => `毎日${amount}まで`,
    scopeEvery: ({ amount, period }) => `${period}ごとに${amount}まで`,
    scopeUntil: ({ what, date }) => `${what}、${date}まで有効`,
    scopeTo: ({ what, app }) => `${what}（${app}）`,
    switchTo: (network) => `${network}に切り替える`,
    switchHint: 'トークンは今の場所に残ります。',
    switch: 'ネットワークを切り替え',
    alreadyThere: (network) => `すでに${network}です`,
    alreadyThereHint: '切り替える必要はありません。',
    notOffered: 'このアプリはそのネットワークに対応していません',
    notOfferedHint: '続けるには、対応しているネットワークを選択してください。',
    needs: (kind) => `${kind}でのみ利用できる機能です`,
    needsHint: {
      account: (address) =>
        `アカウント ${address} で続けます。もう一方は接続されたままです。`,
      network:
        'ウォレットにはこちらのアカウントもあります。もう一方はそのままです。',
      connect:
        '対応するウォレットを接続してください。もう一方は接続されたままです。',
    },
    goOn: (kind) => `${kind}で続ける`,
    connectFor: 'ウォレットを接続',
    noKind: (kind) => `このアプリは${kind}ネットワークに対応していません`,
    noKindHint: '何も変更されていません。',
    worksOn: (count) => `${count}個のネットワークに対応`,
    worksOnLead:
      'これらのネットワークではアドレスが共通です。これらのネットワークのトークンだけを送ってください。それ以外は失われることがあります。',
    receiveHint:
      'このアドレスには、これらのネットワークのトークンだけを送ってください。それ以外は失われることがあります。',
  },
  signIn: {
    title: (site) => `${site}にサインイン`,
    text: 'このアカウントがあなたのものであることを示すため、メッセージに署名してください。無料で、アカウントからは何も送られません。',
    account: 'アカウント',
    sign: 'サインイン',
    emailTitle: (site) => `${site} がメールアドレスを求めています。`,
    emailHint: 'アカウントとともに、このサイトに共有されます。',
    emailRequired: 'このサイトではメールアドレスが必要です。',
    skip: 'スキップ',
    required:
      'このサイトには署名が必要です。キャンセルするとウォレットの接続が解除されます。',
    cookies:
      'もう一度ログインしてください。繰り返す場合は、このサイトのCookieを許可してください。',
  },
  sponsor: {
    atMost: (amount) => `最大 ${amount}`,
    inToken: (symbol) => `${symbol} で支払います`,
    paid: 'アプリが負担します',
  },
  swap: {
    pay: '支払う',
    payHint: '支払う数量',
    receive: '受け取る',
    balance: (balance) => `残高 ${balance}`,
    balanceUnknown: '残高不明',
    max: '最大',
    useMax: '最大、スワップできる全額',
    flip: 'トークンを入れ替える',
    choose: 'トークンを選択',
    chooseFor: {
      from: (symbol) => `${symbol}を支払う、別のトークンを選択`,
      to: (symbol) => `${symbol}を受け取る、別のトークンを選択`,
    },
    worth: (value) => `≈ $${value}`,
    about: (amount) => `約${amount}`,
    quoting: '価格を確認中',
    noQuote: '現在、価格がありません',
    unreadable: 'このスワップは確認できません。別の金額をお試しください',
    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: '価格',
    priceUnknown: '不明',
    impact: '価格への影響',
    percent: (value) => `${value}%`,
    fee: 'ネットワーク手数料',
    feeAbout: (fee) => `約${fee}`,
    feeSmall: (unit) => `0.00000001 ${unit}未満`,
    slippage: 'スリッページ',
    slippageOf: (value) => `スリッページ${value}%、変更する`,
    slippageHint:
      '価格が動くと、受け取る数量が最大でこの割合だけ減ることがあります。それを下回る場合、スワップは行われません。',
    slippageHigh: '受け取る数量が予想よりかなり少なくなることがあります。',
    slippageOwn: 'スリッページを指定（パーセント）',
    slippageOther: '指定',
    slippageWrong: '0.05%から5%の間で入力してください',
    enterAmount: '数量を入力',
    chooseToken: '受け取るトークンを選択',
    checkAmount: '数量を確認してください',
    review: '内容を確認',
    underWay: 'スワップが進行中です。表示する',
    unsupportedTitle: 'このネットワークではスワップできません',
    unsupported: '次のネットワークでトークンをスワップできます：',
    unsupportedHere: (network) => `${network}でトークンをスワップできます。`,
    unsupportedAnywhere:
      'このサイトのどのネットワークでもスワップできません。トークンは安全です。',
    loading: 'トークンを読み込み中',
    failed: 'トークンを表示できません',
    failedHint: 'トークンサービスが応答していません。トークンは安全です。',
    empty: 'ここでスワップできるものはありません',
    emptyHint: 'サービスにこのネットワークのトークンがありません。',
    toAccount: 'アカウントへ',
    search: 'トークンまたはアドレスを検索',
    own: '保有トークン',
    others: 'すべてのトークン',
    suggested: '人気',
    found: (count) => `${count}件のトークン`,
    noneFound: (search) => `「${search}」に一致する結果はありません`,
    noneFoundHint: 'シンボルで検索するか、アドレスを貼り付けてください。',
    title: ({ amount, from, to }) => `${amount} ${from}を${to}にスワップ`,
    expected: (amount) => `約${amount}`,
    minimum: '最低受取数量',
    minimumHint: (slippage) =>
      `価格が動いた場合、予想より最大${slippage}%少なくなることがあります。それを下回る場合、スワップは行われません。`,
    providerFee: 'プロバイダー手数料',
    providerFeeIncluded: (amount) => `${amount}（込み）`,
    feeLevels: ({ fast, instant }) =>
      `高速：${fast}。即時：${instant}。手数料はウォレットが決めます。`,
    network: 'ネットワーク',
    oneApprovalHint: (amount) =>
      `一度の承認で、ちょうど ${amount} を許可してスワップします。それ以上は引き出されません。`,
    approvalHint: (amount) =>
      `手順は二つです。まず${amount}ちょうどの使用を許可し、次にスワップします。この許可で、それ以上が引き出されることはありません。`,
    holds: (seconds) => `この価格はあと${seconds}秒有効です`,
    expired: 'この価格は無効になりました',
    renew: '新しい価格を取得',
    worse: '価格が動きました。受け取る数量が先ほどの表示より少なくなります。',
    warn: (impact) =>
      `受け取る価値が、これらのトークンの他の市場での価値より${impact}%低くなります。`,
    blocked: (impact) =>
      `${impact}%の損失になります。数量を減らすか、別のトークンにしてください。`,
    impactUnknown:
      '比較できる価格がありません。この価格が妥当かご確認ください。',
    missing: '確認する内容がまだありません',
    missingHint: '先に二つのトークンと数量を選択してください。',
    enter: 'スワップを入力',
    edit: '編集',
    swap: 'スワップする',
    swapping: 'スワップ中…',
    stop: '停止',
    stopping: '停止中…',
    done: '完了',
    stepApprove: (amount) => `${amount}の使用を許可`,
    stepSwap: (amount) => `${amount}をスワップ`,
    stepDone: '完了',
    steps: {
      quoting: '内容を確認中',
      switching: (wallet) => `${wallet}でネットワークを切り替え中`,
      asked: (wallet) => `${wallet}で承認してください`,
      askedInFrame: '安全なウィンドウで承認してください',
      sent: '送信済み。ネットワークの確認待ち',
    },
    goesOn: 'この画面を閉じても、処理は続きます。',
    failedYes:
      'エクスプローラーで確認してください。もう一度送信しないでください。',
    failedReverted:
      'スワップは行われず、ネットワーク手数料だけがかかりました。',
    failedUnknown:
      'まず取引履歴を確認してください。同じスワップをもう一度入力すると、その取引が見つかります。',
    failedOther: 'もう一度試す前に、残高を確認してください。',
    approvalStays: (symbol) =>
      `${symbol}の使用許可は、この数量に限り残ります。`,
  },
  failures: {
    errors: {
      '4001': 'ウォレットでリクエストが拒否されました',
      '4100': 'セッションが終了しました。もう一度ログインしてください',
      '4200': 'ウォレットがこの操作を許可していません',
      '4900': 'ウォレットがオフラインです。接続を確認してください',
      '4901': 'ウォレットがこのネットワークに接続されていません',
      '4902': 'ウォレットにこのネットワークが登録されていません',
      '5710': 'ウォレットがこのネットワークに対応していません',
      '5740': 'このリクエストはウォレットには大きすぎます',
      '-32000': 'ネットワークが受け付けませんでした',
      '-32001': 'ウォレットが該当するものを見つけられませんでした',
      '-32002': '続けるにはウォレットを開いてください',
      '-32003': 'ネットワークが取引を拒否しました',
      '-32004': 'ウォレットがこの操作に対応していません',
      '-32005': 'リクエストが多すぎます。少し待ってからもう一度お試しください',
      '-32601': 'ウォレットがこの操作に対応していません',
      '-32602': 'ウォレットがリクエストを読み取れませんでした',
      '-32603': 'ウォレットで問題が発生しました。もう一度お試しください',
      ABORTED: '完了前にキャンセルされました',
      ADAPTER_NOT_FOUND: 'このサイトはその種類のネットワークに対応していません',
      BUDGET_INVALID: 'このサイトが設定した手数料が正しくありません',
      COMMITMENT_INVALID: 'このサイトからのリクエストが正しくありません',
      CHAIN_NOT_SERVED: 'ウォレットがこのネットワークに対応していません',
      CHAIN_NOT_SUPPORTED: 'このサイトはそのネットワークに対応していません',
      CONNECTION_ABORTED: '接続をキャンセルしました',
      CONNECTOR_NOT_FOUND: 'このウォレットはここでは利用できません',
      FRAME_ERROR:
        'メールウォレットで問題が発生しました。もう一度お試しください',
      FRAME_INTERRUPTED:
        'メールウォレットが中断されました。もう一度お試しください',
      FRAME_LOAD_FAILED:
        'メールウォレットを読み込めませんでした。接続を確認してもう一度お試しください',
      FRAME_NOT_SET:
        'メールウォレットの準備ができていません。もう一度お試しください',
      FRAME_REFUSED:
        'ウォレットサービスがこのサイトからのリクエストを受け付けていません',
      FRAME_REQUEST_ABORTED: '完了前に停止しました',
      FRAME_REQUEST_TIMEOUT:
        'メールウォレットが応答しませんでした。もう一度お試しください',
      FRAME_UNREACHABLE:
        'サービスに接続できません。少し待ってからもう一度お試しください',
      INVALID_CAIP10_ADDRESS: 'アドレスが正しくありません',
      INVALID_CAIP_ADDRESS: 'アドレスが正しくありません',
      INVALID_CAIP_NETWORK_ID: '不明なネットワークです',
      INVALID_CHAIN_ID: '不明なネットワークです',
      INVALID_EMAIL: '有効なメールアドレスを入力してください',
      INVALID_SIGNATURE: 'ウォレットの署名が正しくありません',
      INVALID_TRANSACTION: 'ウォレットが署名できない内容を受け取りました',
      LOGIN_REQUIRED: '先にログインしてください',
      OFFLINE: 'オフラインです。接続を確認してもう一度お試しください',
      NO_ACCOUNT: 'ウォレットがこのサイトとアカウントを共有していません',
      PARENT_NOT_SET: 'メールウォレットはサイト内でのみ使えます',
      RECEIVER_BELOW_RENT:
        '受取人のアカウントを開設するには不足しています。数量を増やしてください',
      RELAY_REFUSED:
        'ウォレットサービスがこのサイトからのリクエストを受け付けていません',
      REQUEST_FAILED:
        'サービスに接続できません。少し待ってからもう一度お試しください',
      REQUEST_TIMED_OUT:
        'サービスの応答に時間がかかりすぎました。少し待ってからもう一度お試しください',
      RESPONSE_INVALID:
        'サービスが正しく応答しませんでした。しばらくしてからもう一度お試しください',
      RPC_BUSY:
        'ネットワークが混雑しています。少し待ってからもう一度お試しください',
      RPC_REQUEST_FAILED:
        'ネットワークが正しく応答しませんでした。もう一度お試しください',
      SEND_UNDER_WAY: 'この支払いは別のタブで進行中です',
      SMART_SESSION_NOT_ACTIVATED:
        'ウォレットは権限を許可しましたが、サービスに保存されませんでした。もう一度お試しください',
      SMART_SESSION_NOT_GRANTED:
        'ウォレットは要求どおりに権限を許可しませんでした',
      SMART_SESSION_REFUSED: 'このサイトは許可できない権限を要求しました',
      SMART_SESSION_UNSUPPORTED:
        'このウォレットはここではアプリに権限を許可できません',
      SOLANA_NOT_SET: 'このサイトはSolanaに対応していません',
      TOKEN_HOOK_UNSUPPORTED:
        'このトークンには、ここでは対応していない独自のルールがあります',
      TRANSACTION_EXPIRED:
        'ネットワークが時間内に取引を受け付けませんでした。もう一度送信できます',
      UNSUPPORTED_CHAIN: 'このネットワークでは利用できません',
      WALLET_FAILED: 'ウォレットがこの操作を実行できませんでした',
      WALLET_TIMEOUT: 'ウォレットが応答しません',
      WALLET_UPDATED:
        'ウォレットが更新されたか無効になりました。使うにはこのページを再読み込みしてください',
    },
    money: {
      no: 'アカウントから資産は一切出ていません。',
      yes: '送信済みです。もう一度送らないでください。',
      unknown:
        'すでに送信された可能性があります。もう一度送る前に確認してください。',
    },
    kitErrors: {
      ALREADY_SENT:
        '同じ支払いがつい先ほど行われました。今回は何も送信されていません',
      AMOUNT_AND_RECEIVER_REQUIRED: '数量と送金先を入力してください',
      AMOUNT_ZERO: '数量はゼロより大きくしてください',
      APPROVAL_UNSUPPORTED:
        'このブラウザでは安全に承認できません。Chromiumベースのブラウザをお使いください',
      CODE_EXPIRED:
        'コードの有効期限が切れました。新しいコードを取得してください',
      COIN_TYPE_UNKNOWN: 'このネットワークでは名前を使えません',
      DEVICE_NOT_APPROVED:
        'この端末は許可されませんでした。もう一度始めてください',
      KEY_UNREADABLE: 'このブラウザではアカウントを開けません',
      DISCONNECT_FAILED:
        '一部の接続を解除できませんでした。もう一度お試しください',
      EMAIL_TAKEN: 'このメールアドレスは別のウォレットのものです',
      EMBEDDED_NAMESPACE:
        'メールウォレットはこの種類のネットワークに対応していません',
      EXECUTION_REVERTED:
        'コントラクトがこの取引を拒否する見込みです。何も送信されていません',
      DEVICES_BLOCKED:
        'ブラウザーが端末の画面をブロックしました。ポップアップを許可してください',
      DEVICES_UNREACHABLE: 'このサイトが端末の画面との接続を切りました',
      EXPORT_BLOCKED:
        'ブラウザーがエクスポート画面をブロックしました。ポップアップを許可してください',
      EXPORT_UNREACHABLE: 'このサイトがエクスポート画面との接続を切りました',
      FEE_CAP_TOO_HIGH:
        'ネットワーク手数料が高すぎます。何も送信されていません',
      FEE_CAP_TOO_LOW:
        'ネットワーク手数料が現在の水準では低すぎます。何も送信されていません',
      FEE_NOT_COVERED:
        '残高がネットワーク手数料に足りません。何も送信されていません',
      INSUFFICIENT_BALANCE: '残高が足りません',
      INSUFFICIENT_FUNDS:
        '残高が数量とネットワーク手数料の合計に足りません。何も送信されていません',
      INSUFFICIENT_LIQUIDITY: 'このスワップに必要な流動性が足りません',
      INTRINSIC_GAS_TOO_HIGH:
        '取引がネットワークの上限を超えています。何も送信されていません',
      INTRINSIC_GAS_TOO_LOW: 'ガスの上限が低すぎます。何も送信されていません',
      INVALID_ADDRESS: 'アドレスが正しくありません',
      INVALID_AMOUNT: '数量は数字で入力し、桁区切りは使わないでください',
      EMAIL_REQUIRED: 'このサイトではメールアドレスが必要です',
      INVALID_CODE: 'コードが正しくありません',
      INVALID_DECIMALS: 'このトークンの小数点以下の桁数がわかりません',
      INVALID_NAME: '名前は4文字以上で、使えるのは英字、数字、ハイフンだけです',
      INVALID_PAYMENT_URI:
        'この支払いリンクは使えません。アドレスを入力してください',
      INVALID_SLIPPAGE: 'スリッページは0.05～5パーセントにしてください',
      INVALID_TOKEN: 'このネットワークのトークンではありません',
      LOGIN_COOLDOWN: '少し待ってからもう一度お試しください',
      MODULE_NOT_LOADED: 'このページの一部を読み込めません',
      NAMESPACE_NOT_APPROVED:
        'ウォレットがこの種類のネットワークのアカウントを承認していません',
      NAME_NOT_FOUND: 'この名前に対応するアドレスがありません',
      NAME_REFUSED: 'この名前は登録できません',
      NAME_UNSUPPORTED:
        'このネットワークでは、送金先にアドレスを指定してください',
      NONCE_TOO_HIGH:
        'このアカウントの以前の取引が不足しています。何も送信されていません',
      NONCE_TOO_LOW:
        'この取引はすでに送信された可能性があります。もう一度試す前に取引履歴を確認してください',
      NOT_CONNECTED: '先にウォレットを接続してください',
      NOT_SIGNED: 'ウォレットが署名しませんでした。何も送信されていません',
      ONRAMP_ACCOUNT_UNKNOWN: '接続中のアカウントのアドレスではありません',
      ONRAMP_AMOUNT_TOO_HIGH: '上限を超えています',
      ONRAMP_AMOUNT_TOO_LOW: '下限を下回っています',
      ONRAMP_NOT_CONFIGURED: 'この販売元はこのサイトで設定されていません',
      ONRAMP_NO_PRICE: 'この購入の価格はまだありません',
      ONRAMP_PROVIDER_UNKNOWN: 'この販売元はここでは利用できません',
      ONRAMP_UNSUPPORTED: 'このネットワークでは購入できません',
      ONRAMP_URL_REFUSED: '販売元のリンクが拒否されました',
      PAIRING_ANSWER: 'ウォレットの応答が正しくありません',
      PAIRING_ENDED: 'ウォレットが接続を終了しました',
      PAIRING_EXPIRED: '接続リクエストの有効期限が切れました',
      PAIRING_UNAVAILABLE: 'WalletConnectに接続できません',
      PAYMENT_URI_ELSEWHERE:
        'この支払いリンクは別のネットワークまたはトークン用です。先にネットワークを切り替えてください',
      POPUP_BLOCKED: 'ブラウザがログインのウィンドウをブロックしました',
      PRICE_IMPACT_TOO_HIGH: 'このスワップは価格への影響が大きすぎます',
      QUOTE_EXPIRED: '価格が無効になりました。新しい価格を取得してください',
      RECEIPT_NOT_FOUND:
        '取引はまだ確認されていません。あらためて送る前に、もう一度確認してください',
      RECEIPT_TIMEOUT:
        '取引は送信済みですが、まだ確認されていません。もう一度送らないでください',
      RECEIVER_CHANGED:
        'この名前は現在、別のアドレスを指しています。送る前に送金先を確認してください',
      RECEIVER_NOT_WALLET: 'このアドレスはウォレットのアドレスではありません',
      RECEIVER_OTHER_TOKEN: 'このアドレスは別のトークンしか受け取れません',
      RPC_FAILED: 'ネットワークに接続できません。何も送信されていません',
      SAME_TOKEN: '異なる二つのトークンを選択してください',
      SECURE_CONTEXT_REQUIRED:
        'メールとソーシャルのログインには安全なページが必要です。このサイトを https またはトンネル経由で開いてください',
      SENDER_BELOW_RENT:
        'アカウントに残るSOLが少なすぎます。もっと多く残すか、全額を送ってください',
      SESSION_REJECTED: '署名を確認できませんでした',
      SERVICE_UNAVAILABLE:
        '現在、サービスが応答していません。数秒後にもう一度お試しください',
      SIGNED_OTHERWISE:
        'ウォレットが、求められたものとは別の取引に署名しました。何も送信されていません',
      SIGN_IN_CANCELLED: 'サインインをキャンセルしました',
      SIGN_IN_SERVICE:
        'サインインサービスでエラーが発生しました。もう一度お試しください',
      SIGN_IN_UNSUPPORTED: 'このネットワークではサインインできません',
      SIMULATION_FAILED:
        'ネットワークがこの取引を拒否する見込みです。何も送信されていません',
      SOCIAL_LOGIN_CANCELLED: 'ログインはキャンセルされました',
      SOCIAL_LOGIN_EXPIRED:
        'ログインに時間がかかりすぎました。もう一度始めてください',
      SOCIAL_LOGIN_FAILED: 'ログインできませんでした。もう一度お試しください',
      SWAP_APPROVAL_FAILED:
        'トークンの使用を許可できませんでした。何もスワップされていません',
      SWAP_REFUSED:
        'サービスが、表示とは異なるスワップを作成しました。何もスワップされていません',
      SWAP_UNSUPPORTED: 'このネットワークではスワップできません',
      SWITCH_REPLACED: 'その間に別のネットワークが選ばれました',
      TOKEN_ACCOUNT_FROZEN: 'このトークンアカウントは凍結されています',
      TOKEN_FEE_UNSUPPORTED:
        'このトークンは送金ごとに手数料がかかるため、対応していません',
      TOKEN_NOT_TRANSFERABLE: 'このトークンは誰にも送れません',
      TOKEN_REQUIRED: 'トークンを選択してください',
      TOO_MANY_DECIMALS:
        '数量の小数点以下の桁数が、このトークンの桁数を超えています',
      TOO_MANY_TRIES: '試行回数が多すぎます。新しいコードを取得してください',
      TRANSACTION_CANCELLED:
        '取引はウォレットでキャンセルされました。何も送信されていません',
      TRANSACTION_NOT_ACCEPTED:
        'ネットワークはこの取引を受け取っていません。何も送信されていません',
      TRANSACTION_NOT_FOUND:
        'ネットワークでこの取引がまだ見つかりません。あらためて送る前に、もう一度確認してください',
      TRANSACTION_REPLACED:
        'この取引は別の取引に置き換えられました。何も送信されていません',
      TRANSACTION_REVERTED:
        '取引はネットワーク上で失敗しました。ネットワーク手数料だけがかかりました',
      TRANSACTION_UNKNOWN:
        '送信されたか確認できませんでした。もう一度試す前にアクティビティを確認してください',
      WALLET_CANNOT_SEND: 'このウォレットは取引に署名できません',
      WALLET_LINK: 'このウォレットのリンクを開けません',
      WALLET_NOT_INSTALLED: 'このウォレットはインストールされていません',
      WRONG_NAMESPACE: 'このアドレスは別の種類のネットワークのものです',
    },
  },
  legal: {
    agree: '続けると、次に同意したことになります：',
    accept: '次に同意します：',
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
    and: 'および',
    tickFirst: '続けるにはチェックを入れてください',
    title: '接続の前に',
    text: 'このサイトの利用には、規約への同意が必要です。',
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
    logins: 'ソーシャルログイン',
    continueWith: (name) => `${name}で続ける`,
    more: 'その他のログイン方法',
    none: 'ソーシャルログインは利用できません',
    noneHint: 'このサイトでは別の方法で接続できます。',
    otherWays: '別の方法で接続',
    start: (name) => `${name}でログイン`,
    startHint: 'ウィンドウが開きます。そこで同意するまで、何も共有されません。',
    opening: (name) => `${name}を開いています`,
    waiting: (name) => `${name}で続けてください`,
    waitingHint:
      '別のウィンドウでログインしてください。この画面は自動的に進みます。',
    resumedHint:
      'このページは再読み込みされました。別のウィンドウで完了するか、もう一度試してください。',
    interruptedHint:
      '完了する前にこのページが再読み込みされました。もう一度試してください。',
    leaving: (name) => `${name}へ移動中`,
    leavingHint: 'ログイン後、ここに戻ります。',
    blocked: 'ブラウザがウィンドウをブロックしました',
    blockedHint: 'ここから開いてください。この画面は自動的に進みます。',
    open: (name) => `${name}を開く`,
    connecting: 'ウォレットを開いています',
    connectingHint: '少し時間がかかります。',
    cancelled: 'ログインはキャンセルされました',
    cancelledHint: 'このサイトには何も共有されていません。',
    expired: 'ログインに時間がかかりすぎました',
    expiredHint:
      'このサイトには何も共有されていません。もう一度始めてください。',
    failed: 'ログインできませんでした',
    failedHint:
      '何も変更されていません。もう一度試すか、別の方法を選んでください。',
    scan: 'スマホでスキャン',
    scanHint:
      'Farcasterでログインを承認してください。この画面は自動的に進みます。',
    qrLabel: 'FarcasterログインのQRコード',
    preparing: 'コードを準備中',
    copyLink: 'リンクをコピー',
    copyFailed: 'このブラウザではコピーできません',
    continueInApp: 'Farcasterで続ける',
    continueInAppHint: 'ログインを承認してから、このページに戻ってください。',
  },
}
