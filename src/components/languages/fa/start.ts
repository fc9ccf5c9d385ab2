import type { StartPart } from '../../strings/Catalogue.js'
import { isolate } from '../../strings/isolate.js'

export const start: StartPart = {
  button: {
    connect: 'اتصال کیف پول',
    connecting: 'در حال اتصال…',
    failed: 'بارگذاری نشد. تلاش دوباره',
    account: (name) => `حساب ${isolate(name)}`,
    network: (name) => `شبکه ${isolate(name)}`,
    unsupported: 'شبکه پشتیبانی نمی‌شود',
    pay: (amount) => `پرداخت ${isolate(amount)}`,
  },

  login: {
    or: 'یا',
    installed: 'نصب‌شده',
    recent: 'اخیر',
    wallets: 'کیف پول‌ها',
    moreWallets: 'کیف پول‌های بیشتر',
    allWallets: 'همه کیف پول‌ها',
    qrCode: 'کد QR',
    noMethods: 'کیف پولی پیدا نشد',
    noMethodsHint:
      'در این مرورگر یک کیف پول نصب کنید، سپس صفحه را دوباره بارگذاری کنید.',

    email: 'نشانی ایمیل',
    emailHint: 'کدی برایتان ایمیل می‌کنیم. به گذرواژه نیازی نیست.',
    emailInvalid: 'یک نشانی ایمیل معتبر وارد کنید',
    continueWithEmail: 'ادامه با ایمیل',
    suggestions: 'پیشنهادها',
    continueWithWallet: 'ادامه با کیف پول',
    resumeCode: 'وارد کردن کد',
    resumeLink: 'باز کردن لینک ایمیل',
    resumeOpening: 'در حال باز کردن کیف پول',
    wait: (seconds) => `تلاش دوباره، ${seconds} ثانیه دیگر`,
    waitBriefly: 'پیش از ایمیل بعدی کمی صبر کنید',

    code: 'کد',
    codeSent: 'کدی را وارد کنید که فرستاده شد به',
    codeHint: 'شش رقم',
    checking: 'در حال بررسی کد…',
    opening: 'در حال باز کردن کیف پول…',
    sending: 'در حال ارسال کد جدید…',
    resend: 'ارسال کد جدید',
    resendIn: (seconds) => `کد جدید، ${seconds} ثانیه دیگر`,
    otherEmail: 'استفاده از ایمیل دیگر',
    nothingSent: 'کدی فرستاده نشد',
    nothingSentHint: 'با نشانی ایمیل خود شروع کنید.',
    startAgain: 'شروع دوباره',

    linkSent: 'لینکی را باز کنید که فرستاده شد به',
    linkHint: 'این لینک به دستگاه اجازه می‌دهد. سپس این صفحه خودش ادامه می‌دهد.',
    linkWaiting: 'در انتظار باز شدن لینک',
    resendLink: 'ارسال لینک جدید',
    resendLinkIn: (seconds) => `لینک جدید، ${seconds} ثانیه دیگر`,
    linkFailed: 'به این دستگاه اجازه داده نشد',

    yourWallet: 'کیف پول شما',
    connectWith: (wallet) => `اتصال با ${isolate(wallet)}`,
    openWallet: (wallet) => `باز کردن ${isolate(wallet)}`,
    confirmIn: (wallet) => `در ${isolate(wallet)} تأیید کنید`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'این سایت می‌خواهد آدرس شما را ببیند.',
    asking: 'کیف پول خود را باز کنید',
    askingHint:
      'درخواست در آنجا منتظر است. همان‌جا پاسخ دهید، یا آن را ببندید و دوباره تلاش کنید.',
    declined: 'درخواست رد شد',
    declinedHint: 'آدرس شما با این سایت به اشتراک گذاشته نشد.',
    notInstalled: (wallet) => `${isolate(wallet)} پیدا نشد`,
    notInstalledHint:
      'آن را نصب یا فعال کنید، سپس صفحه را دوباره بارگذاری کنید.',
    getWallet: (wallet) => `دریافت ${isolate(wallet)}`,
    notConnected: 'متصل نیست',

    noWallet: 'کیف پول ندارم',

    codeAmbiguous: 'متن بیش از یک عدد دارد. فقط کد را جای‌گذاری کنید.',

    codeMissing: 'در متن جای‌گذاری‌شده کد 6 رقمی نیست',

    codeOfOther: (site) =>
      `این کد برای ${isolate(site)} است. اینجا از آن استفاده نکنید.`,
  },

  notices: {
    dismiss: 'بستن',
    details: 'جزئیات',
    viewOnExplorer: 'مشاهده',
    toasts: {
      actionNotAllowed: () => 'این کار مجاز نیست',
      addressCopied: () => 'آدرس کپی شد',
      authenticationFailed: () => 'ورود آغاز نشد',
      balanceUnavailable: () => 'موجودی توکن در دسترس نیست',
      failedToDisconnect: () => 'قطع اتصال انجام نشد',
      networkSwitched: (subject) =>
        subject ? `اکنون روی ${isolate(subject)}` : 'شبکه تغییر کرد',
      sendFailed: (subject) =>
        subject ? `${isolate(subject)} ارسال نشد` : 'ارسال نشد',
      sendUnknown: (subject) =>
        subject ? `${isolate(subject)} شاید در راه باشد` : 'شاید در راه باشد',
      sending: (subject) =>
        subject ? `در حال ارسال ${isolate(subject)}` : 'در حال ارسال',
      sent: (subject) =>
        subject ? `${isolate(subject)} ارسال شد` : 'ارسال شد',
      signatureDeclined: () => 'امضا رد شد',
      smartAccountsUnsupported: () =>
        'شاید این برنامه از حساب هوشمند پشتیبانی نکند',
      swapFailed: (subject) =>
        subject ? `${isolate(subject)} تبدیل نشد` : 'تبدیل نشد',
      swapUnknown: (subject) =>
        subject ? `${isolate(subject)} شاید در راه باشد` : 'شاید در راه باشد',
      swapped: (subject) =>
        subject ? `${isolate(subject)} تبدیل شد` : 'تبدیل شد',
    },
    alerts: {
      domainUnverified: [
        'پیکربندی برنامه معتبر نیست',
        'کیف پول داخلی این دامنه را نمی‌پذیرد.',
      ],
      emailInvalid: ['ایمیل نامعتبر', 'نشانی ایمیل را بررسی کنید.'],
      featuresIgnored: [
        'تنظیمات محلی قابلیت‌ها اعمال نمی‌شود',
        'تنظیمات پروژه جای آن‌ها را می‌گیرد.',
      ],
      invalidAppConfiguration: [
        'پیکربندی برنامه معتبر نیست',
        'سرویس کیف پول درخواست‌های این سایت را نمی‌پذیرد.',
      ],
      namespaceNotConnected: [
        'شبکه دوم متصل نیست',
        'کیف پول شما فقط به یک نوع شبکه متصل است.',
      ],
      networkNotFound: ['شبکه پیدا نشد', 'این سایت آن شبکه را ارائه نمی‌دهد.'],
      projectIdInvalid: [
        'پیکربندی برنامه معتبر نیست',
        'سرویس کیف پول این شناسه پروژه را نمی‌شناسد.',
      ],
      projectIdMissing: [
        'شناسه پروژه تنظیم نشده است',
        'این سایت هنوز برای کیف پول‌ها آماده نشده است.',
      ],
      rateLimited: [
        'درخواست‌ها بیش از حد است',
        'سرویس درگیر درخواست‌های این سایت است. کمی بعد دوباره تلاش کنید.',
      ],
      serverFailed: [
        'سرویس در دسترس نیست',
        'برای سرویس مشکلی پیش آمد. بعداً دوباره تلاش کنید.',
      ],
      sessionExpired: [
        'نشست منقضی شد',
        'دوباره وارد شوید. اگر تکرار شد، ساعت دستگاه را بررسی کنید.',
      ],
      walletNotLoaded: [
        'کیف پول ایمیلی بارگذاری نشد',
        'اتصال یا مسدودکننده محتوا را بررسی کنید، سپس دوباره تلاش کنید.',
      ],
      walletTimedOut: [
        'کیف پول ایمیلی پاسخ نداد',
        'درخواست بیش از حد طول کشید. دوباره تلاش کنید.',
      ],
    },
    unknown: 'مشکلی پیش آمد',
  },

  common: {
    back: 'بازگشت',
    close: 'بستن',
    cancel: 'لغو',
    tryAgain: 'تلاش دوباره',
    copied: 'کپی شد',
    loading: 'در حال بارگذاری',
    notLoaded: 'این بخش بارگذاری نشد',
    notLoadedHint: 'اتصال را بررسی کنید. چیزی تغییر نکرده است.',
    unknownNetwork: 'شبکه ناشناخته',
  },

  titles: {
    Connect: 'اتصال',
    ConnectingExternal: 'اتصال',
    ConnectingWalletConnect: 'اتصال',
    ConnectingWalletConnectBasic: 'اتصال',
    ConnectingMultiChain: 'انتخاب شبکه',
    ConnectWallets: 'کیف پول‌ها',
    ConnectSocials: 'ورود با شبکه‌های اجتماعی',
    ConnectingSocial: 'ورود',
    ConnectingFarcaster: 'ورود با Farcaster',
    AllWallets: 'همه کیف پول‌ها',
    Create: 'ساخت کیف پول',
    EmailVerifyOtp: 'تأیید ایمیل',
    EmailVerifyDevice: 'دستگاه جدید',
    UpdateEmailWallet: 'تغییر ایمیل',
    UpdateEmailPrimaryOtp: 'تأیید ایمیل فعلی',
    UpdateEmailSecondaryOtp: 'تأیید ایمیل جدید',
    Account: 'حساب',
    AccountSettings: 'تنظیمات',
    Transactions: 'فعالیت',
    SmartSessionList: 'مجوزهای برنامه‌ها',
    SmartSessionCreated: 'مجوز داده شد',
    ProfileWallets: 'کیف پول‌های شما',
    Networks: 'شبکه',
    SwitchNetwork: 'تغییر شبکه',
    SwitchActiveChain: 'تغییر حساب',
    WalletCompatibleNetworks: 'شبکه‌های شما',
    UnsupportedChain: 'شبکه پشتیبانی نمی‌شود',
    WalletReceive: 'دریافت',
    WalletSend: 'ارسال',
    WalletSendSelectToken: 'انتخاب توکن',
    WalletSendPreview: 'بررسی و ارسال',
    TransactionComplete: 'تراکنش کامل شد',
    ApproveTransaction: 'تأیید',
    SIWXSignMessage: 'ورود',
    DataCapture: 'نشانی ایمیل',
    DataCaptureOtpConfirm: 'تأیید ایمیل',
    Swap: 'تبدیل',
    SwapSelectToken: 'انتخاب توکن',
    SwapPreview: 'بررسی و تبدیل',
    OnRampProviders: 'خرید',
    OnRampFiatSelect: 'انتخاب ارز',
    OnRampTokenSelect: 'انتخاب رمزارز خرید',
    Pay: 'پرداخت',
    PayLoading: 'پرداخت',
    PayQuote: 'پرداخت',
    FundWallet: 'افزودن موجودی',
    PayWithExchange: 'افزودن موجودی',
    PayWithExchangeSelectAsset: 'انتخاب توکن',
    BuyInProgress: 'خرید شما',
    WhatIsABuy: 'روش خرید',
    ChooseAccountName: 'دریافت نام',
    RegisterAccountName: 'ثبت یک نام',
    RegisterAccountNameSuccess: 'نام ثبت شد',
    WhatIsAWallet: 'کیف پول چیست؟',
    WhatIsANetwork: 'شبکه چیست؟',
    GetWallet: 'دریافت کیف پول',
    Downloads: 'دانلود',
    UsageExceeded: 'در دسترس نیست',
  },
}
