// Generated from src/components/languages/ja/start.json.
// Edit that, then run `npm run messages`.

import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'ウォレットを接続',
    connecting: '接続中…',
    failed: '読み込めません。再試行',
    account: (name) => `アカウント ${name}`,
    network: (name) => `ネットワーク ${name}`,
    unsupported: '未対応のネットワーク',
    pay: (amount) => `${amount}を支払う`,
  },
  login: {
    or: 'または',
    installed: 'インストール済み',
    recent: '最近使用',
    wallets: 'ウォレット',
    moreWallets: 'その他のウォレット',
    allWallets: 'すべてのウォレット',
    qrCode: 'QRコード',
    noMethods: 'ウォレットが見つかりません',
    noMethodsHint:
      'このブラウザにウォレットをインストールし、ページを再読み込みしてください。',
    email: 'メールアドレス',
    emailHint: 'コードをメールで送ります。パスワードは不要です。',
    emailInvalid: '有効なメールアドレスを入力してください',
    continueWithEmail: 'メールで続ける',
    suggestions: '候補',
    continueWithWallet: 'ウォレットで続ける',
    resumeCode: 'コードを入力',
    resumeLink: 'メールのリンクを開く',
    resumeOpening: 'ウォレットを開いています',
    wait: (seconds) => `${seconds}秒後に再試行できます`,
    waitBriefly: '次のメールまで少しお待ちください',
    code: 'コード',
    codeSent: '次の宛先に届いたコードを入力してください：',
    codeHint: '６桁の数字',
    codeAmbiguous:
      'テキストに複数の数字があります。コードだけを貼り付けてください。',
    codeMissing: '貼り付けた内容に6桁のコードがありません',
    codeOfOther: (site) =>
      `このコードは ${site} 用です。ここでは使わないでください。`,
    checking: 'コードを確認中…',
    opening: 'ウォレットを開いています…',
    sending: '新しいコードを送信中…',
    resend: 'コードを再送信',
    resendIn: (seconds) => `${seconds}秒後に再送信できます`,
    otherEmail: '別のメールアドレスを使う',
    nothingSent: 'コードは送信されていません',
    nothingSentHint: 'まずメールアドレスを入力してください。',
    startAgain: '最初からやり直す',
    linkSent: '次の宛先に届いたリンクを開いてください：',
    linkHint:
      'リンクを開くとこの端末が許可され、この画面は自動的に次へ進みます。',
    linkWaiting: 'リンクが開かれるのを待っています',
    resendLink: 'リンクを再送信',
    resendLinkIn: (seconds) => `${seconds}秒後にリンクを再送信できます`,
    linkFailed: 'この端末は許可されませんでした',
    yourWallet: 'ウォレット',
    connectWith: (wallet) => `${wallet}で接続`,
    openWallet: (wallet) => `${wallet}を開く`,
    confirmIn: (wallet) => `${wallet}で確認`,
    confirmHint: 'このサイトがアドレスの表示を求めています。',
    asking: 'ウォレットを開いてください',
    askingHint:
      'ウォレットで確認待ちです。ウォレットで応答するか、閉じてもう一度お試しください。',
    declined: 'リクエストは拒否されました',
    declinedHint: 'アドレスはこのサイトに共有されていません。',
    rememberedHint: (wallet) =>
      `${wallet}は確認せずに応答しました。設定でこのサイトを許可してから、もう一度お試しください。`,
    notInstalled: (wallet) => `${wallet}が見つかりません`,
    notInstalledHint:
      'インストールするか有効にして、ページを再読み込みしてください。',
    getWallet: (wallet) => `${wallet}を入手`,
    notConnected: '接続されていません',
    noWallet: 'ウォレットを持っていません',
  },
  notices: {
    dismiss: '閉じる',
    details: '詳細',
    viewOnExplorer: '表示',
    toasts: {
      actionNotAllowed: () => 'この操作は許可されていません',
      addressCopied: () => 'アドレスをコピーしました',
      authenticationFailed: () => 'ログインを開始できませんでした',
      balanceUnavailable: () => '残高を取得できません',
      failedToDisconnect: () => '接続を解除できませんでした',
      networkSwitched: (subject) =>
        subject ? `${subject}に切り替えました` : 'ネットワークを切り替えました',
      sendFailed: (subject) =>
        subject ? `${subject}は送金されていません` : '送金されていません',
      sendUnknown: (subject) =>
        subject
          ? `${subject}は送金された可能性があります`
          : '送金された可能性があります',
      sending: (subject) => (subject ? `${subject}を送金中` : '送金中'),
      sent: (subject) =>
        subject ? `${subject}を送金しました` : '送金しました',
      signatureDeclined: () => '署名を拒否しました',
      smartAccountsUnsupported: () =>
        'このアプリはスマートアカウントに対応していない可能性があります',
      stillSignedIn: () => 'このサイトにまだサインインしている可能性があります',
      swapFailed: (subject) =>
        subject
          ? `${subject}はスワップされていません`
          : 'スワップされていません',
      swapUnknown: (subject) =>
        subject
          ? `${subject}は送信された可能性があります`
          : '送信された可能性があります',
      swapped: (subject) =>
        subject ? `${subject}をスワップしました` : 'スワップしました',
      windowFailed: () =>
        'ウォレットのウィンドウで問題が発生しました。もう一度開いてください',
    },
    alerts: {
      domainUnverified: [
        'アプリの設定が正しくありません',
        '埋め込みウォレットはこのドメインを受け付けていません。',
      ],
      emailInvalid: [
        '無効なメールアドレス',
        'メールアドレスを確認してください。',
      ],
      featuresIgnored: [
        'ローカルの機能設定は無効です',
        'プロジェクトの設定が優先されます。',
      ],
      invalidAppConfiguration: [
        'アプリの設定が正しくありません',
        'ウォレットサービスがこのサイトからのリクエストを受け付けていません。',
      ],
      namespaceNotConnected: [
        'もう一方のネットワークが未接続です',
        'ウォレットは一方の種類のネットワークにのみ接続されています。',
      ],
      networkNotFound: [
        'ネットワークが見つかりません',
        'このサイトはそのネットワークに対応していません。',
      ],
      projectIdInvalid: [
        'アプリの設定が正しくありません',
        'ウォレットサービスにこのプロジェクトIDが登録されていません。',
      ],
      projectIdMissing: [
        'プロジェクトIDがありません',
        'このサイトはまだウォレットの設定が済んでいません。',
      ],
      rateLimited: [
        'リクエストが多すぎます',
        'このサイトの利用が集中しています。少し待ってからもう一度お試しください。',
      ],
      serverFailed: [
        'サービスを利用できません',
        'サービスで問題が発生しました。しばらくしてからもう一度お試しください。',
      ],
      sessionExpired: [
        'セッションの有効期限が切れました',
        'もう一度ログインしてください。繰り返す場合は、端末の時刻を確認してください。',
      ],
      walletNotLoaded: [
        'メールウォレットを読み込めません',
        '接続やコンテンツブロッカーを確認してから、もう一度お試しください。',
      ],
      walletTimedOut: [
        'メールウォレットが応答しません',
        'リクエストが時間切れになりました。もう一度お試しください。',
      ],
    },
    unknown: '問題が発生しました',
  },
  common: {
    close: '閉じる',
    loading: '読み込み中',
    back: '戻る',
    cancel: 'キャンセル',
    tryAgain: '再試行',
    copied: 'コピーしました',
    notLoaded: 'この部分を読み込めませんでした',
    notLoadedHint: '接続を確認してください。何も変更されていません。',
    unknownNetwork: '不明なネットワーク',
  },
  titles: {
    Account: 'アカウント',
    Connect: '接続',
    Networks: 'ネットワーク',
    ConnectingExternal: '接続',
    ConnectingWalletConnect: '接続',
    ConnectingWalletConnectBasic: '接続',
    ConnectingMultiChain: 'ネットワークを選択',
    ConnectWallets: 'ウォレット',
    ConnectSocials: 'ソーシャルログイン',
    ConnectingSocial: 'ログイン',
    ConnectingFarcaster: 'Farcasterでログイン',
    AllWallets: 'すべてのウォレット',
    Create: 'ウォレットを作成',
    EmailVerifyOtp: 'メールの確認',
    EmailVerifyDevice: '新しい端末',
    UpdateEmailWallet: 'メールの変更',
    UpdateEmailPrimaryOtp: '現在のメールの確認',
    UpdateEmailSecondaryOtp: '新しいメールの確認',
    AccountSettings: '設定',
    Transactions: '取引履歴',
    SmartSessionList: 'アプリの権限',
    SmartSessionCreated: '権限を許可しました',
    ProfileWallets: 'マイウォレット',
    SwitchNetwork: 'ネットワークの切り替え',
    SwitchActiveChain: 'アカウントの切り替え',
    WalletCompatibleNetworks: '対応ネットワーク',
    UnsupportedChain: '未対応のネットワーク',
    WalletReceive: '受け取る',
    WatchToken: 'トークンを追加',
    WalletSend: '送金',
    WalletSendSelectToken: 'トークンを選択',
    WalletSendPreview: '確認して送金',
    TransactionComplete: '取引が完了しました',
    ApproveTransaction: '承認',
    SIWXSignMessage: 'サインイン',
    DataCapture: 'メールアドレス',
    DataCaptureOtpConfirm: 'メールの確認',
    Swap: 'スワップ',
    SwapSelectToken: 'トークンを選択',
    SwapPreview: '確認してスワップ',
    OnRampProviders: '購入',
    OnRampFiatSelect: '通貨を選択',
    OnRampTokenSelect: '購入するものを選択',
    Pay: '支払い',
    PayLoading: '支払い',
    PayQuote: '支払い',
    FundWallet: '資金を追加',
    PayWithExchange: '資金を追加',
    PayWithExchangeSelectAsset: 'トークンを選択',
    BuyInProgress: '購入の状況',
    WhatIsABuy: '購入の流れ',
    ChooseAccountName: '名前を取得',
    RegisterAccountName: '名前の登録',
    RegisterAccountNameSuccess: '名前を登録しました',
    WhatIsAWallet: 'ウォレットとは',
    WhatIsANetwork: 'ネットワークとは',
    GetWallet: 'ウォレットを入手',
    Downloads: 'ダウンロード',
    UsageExceeded: '利用できません',
  },
}
