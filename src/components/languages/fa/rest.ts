import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'
import { isolate } from '../../strings/isolate.js'

const { date, dateTime, time } = createWords('fa')

/** The activity is grouped by Gregorian months, so they keep their names. */
const { month } = createWords('fa')

const kinds = { eip155: 'EVM', solana: 'Solana' }

/** Before the figure, because an isolate takes the sign along with it. */
const dollars = (value: string) => isolate(`$${value}`)

export const rest: RestPart = {
  account: {
    copyAddress: 'کپی آدرس',
    copyFailed: 'کپی نشد. به‌جای آن آدرس را انتخاب کنید.',
    addressCopied: 'آدرس کپی شد',
    switchWallet: (wallet) => `${isolate(wallet)}. کیف پول‌های شما`,
    switchNetwork: (network) => `${isolate(network)}. تغییر شبکه`,

    accounts: 'حساب‌های شما',
    namespaces: kinds,
    networkGroups: { eip155: 'شبکه‌های EVM', solana: 'شبکه‌های Solana' },

    totalBalance: 'موجودی کل',
    fiat: dollars,
    buy: 'خرید',
    swap: 'تبدیل',
    receive: 'دریافت',
    send: 'ارسال',
    sendUnsupported: 'ارسال روی این شبکه ممکن نیست.',
    tokens: 'توکن‌ها',
    loadingTokens: 'در حال بارگذاری توکن‌ها',
    empty: 'هنوز توکنی نیست',
    emptyHint: 'توکن‌هایی که دریافت می‌کنید اینجا نشان داده می‌شوند.',

    balancesFailed: 'موجودی شما نمایش داده نمی‌شود',
    balancesFailedHint: 'سرویس موجودی پاسخ نمی‌دهد. توکن‌های شما امن هستند.',
    balancesOld: (at) => `ارقام ساعت ${time(at)}`,
    nextTry: (seconds) => `تلاش بعدی، ${seconds} ثانیه دیگر`,
    tryingAgain: 'در حال تلاش دوباره…',

    explorer: 'مشاهده در اکسپلورر',
    disconnect: 'قطع اتصال',
    disconnectAll: 'قطع همه اتصال‌ها',
    disconnectOne: (wallet) => `قطع اتصال ${isolate(wallet)}`,
    connectAnother: 'اتصال کیف پول دیگر',
    active: 'فعال',
    walletDetail: ({ address, network }) =>
      `${isolate(address)} · ${isolate(network)}`,

    current: 'فعلی',
    testNetwork: 'شبکه آزمایشی',
    confirmInWallet: 'در کیف پول خود تأیید کنید',
    switching: 'در حال تغییر…',
    unsupported: ({ chainId, wallet }) =>
      `${isolate(wallet)} روی شبکه‌ای است که این برنامه نمی‌شناسد (شماره ${isolate(String(chainId))}). برای ادامه یکی از این‌ها را انتخاب کنید.`,

    networkGone: 'این برنامه دیگر شبکه قبلی شما را ارائه نمی‌دهد',
    networkGoneHint:
      'توکن‌های شما امن هستند. برای ادامه شبکه دیگری انتخاب کنید.',
    chooseNetwork: 'انتخاب شبکه',

    receiveHint: (network) =>
      `فقط توکن‌های ${isolate(network)} را به این آدرس بفرستید. توکن‌های دیگر ممکن است از دست بروند.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'فقط SOL و توکن‌های Solana را به این آدرس بفرستید. توکن‌های دیگر ممکن است از دست بروند.'
        : `فقط SOL و توکن‌های Solana را به این آدرس بفرستید، روی شبکه ${isolate(network)}. توکن‌های دیگر ممکن است از دست بروند.`,
    solanaAddress: 'آدرس Solana شما',
    qrLabel: 'کد QR آدرس شما',
    requestQrLabel: (amount) => `کد QR برای درخواست ${isolate(amount)}`,
    askAmount: 'درخواست مبلغ',
    amountIn: (symbol) => `مقدار به ${isolate(symbol)}`,
    amountHelp: 'به کد QR افزوده می‌شود. برخی کیف پول‌ها آن را نادیده می‌گیرند.',
    copyLink: 'کپی لینک پرداخت',
  },

  buy: {
    amountHint: 'مبلغی که می‌پردازید',
    chooseFiat: (currency) => `پرداخت با ${isolate(currency)}. انتخاب ارز دیگر`,
    chooseToken: (symbol) => `خرید ${isolate(symbol)}. انتخاب مورد دیگر`,
    youGet: 'دریافت می‌کنید',
    asking: 'در حال دریافت قیمت',
    enterAmount: 'مبلغ را وارد کنید',
    checkAmount: 'مبلغ را بررسی کنید',
    noPrice: 'فعلاً قیمتی نیست',
    preparing: 'در حال آماده‌سازی',
    continueAt: (provider) => `ادامه در ${isolate(provider)}`,
    opensTab: (provider) =>
      `پرداخت نزد ${isolate(provider)} و در برگه‌ای جدید انجام می‌شود.`,
    priceThere: (provider) => `دیدن قیمت در ${isolate(provider)}`,
    estimate: 'برآورد',
    estimateTitle: 'فقط برآورد',
    estimateText: 'سرویس قیمت پاسخ نمی‌دهد، پس فعلاً نمی‌توان چیزی خرید.',
    providers: 'فروشنده',
    fees: (fees) => `${isolate(fees)} کارمزد`,
    feeRange: (range) => `${isolate(range.replace('-', '–'))} کارمزد`,
    sells: (symbol) => `فقط ${isolate(symbol)} می‌فروشد`,
    chosen: 'انتخاب‌شده',
    nobody: 'اینجا نمی‌توان چیزی خرید',
    nobodyHint: 'هیچ فروشنده‌ای در این سایت روی این شبکه تحویل نمی‌دهد.',
    otherNetwork: 'انتخاب شبکه دیگر',
    howItWorks: 'روش خرید',

    search: 'جستجو',
    noneFound: (search) => `نتیجه‌ای برای «${isolate(search)}» نیست`,
    listFailed: 'این فهرست کوتاه است. فهرست کامل بارگذاری نشد.',
    on: (networks) => `روی ${isolate(networks)}`,

    waiting: (provider) => `در ${isolate(provider)} ادامه دهید`,
    waitingHint: ({ symbol }) =>
      `در برگه دیگر پرداخت کنید. ${isolate(symbol)} به‌محض رسیدن اینجا نمایش داده می‌شود.`,
    waitingLong:
      'با کارت چند دقیقه و با انتقال بانکی تا چند روز طول می‌کشد. می‌توانید این پنجره را ببندید.',
    unseen:
      'فعلاً موجودی شما خوانده نمی‌شود. آنچه پولش را پرداخته‌اید همچنان می‌رسد.',
    notOpened: (provider) => `باز کردن دوباره ${isolate(provider)}`,
    stop: 'چیزی نخریدم',
    stopped: 'چیزی خریده نشد',
    stoppedHint: 'اگر پرداخت کرده باشید، خرید همچنان به حساب شما می‌رسد.',
    tryAgain: 'تلاش دوباره',
    toAccount: 'بازگشت به حساب',
    arrived: (amount) => `${isolate(amount)} رسید`,
    arrivedHint: 'در حساب شماست.',
    done: 'پایان',
    nothing: 'خریدی در جریان نیست',
    nothingHint: 'آنچه پیش‌تر پولش را پرداخته‌اید خودبه‌خود می‌رسد.',
    start: 'خرید رمزارز',

    guide: [
      {
        title: 'به یک ارائه‌دهنده پرداخت می‌کنید',
        text: 'با کارت یا انتقال بانکی بخرید. پرداخت شما را ارائه‌دهنده انجام می‌دهد و این سایت هرگز آن را نمی‌بیند.',
      },
      {
        title: 'به حساب شما می‌آید',
        text: 'آدرس شما از پیش پر شده است. شاید ارائه‌دهنده پیش از فروش هویت شما را بپرسد.',
      },
      {
        title: 'کمی زمان می‌برد',
        text: 'با کارت ظرف چند دقیقه می‌رسد، از بانک شاید چند روز طول بکشد. در میان توکن‌های شما نمایش داده می‌شود.',
      },
    ],
  },

  email: {
    current: 'نشانی ایمیل شما',
    next: 'نشانی ایمیل جدید',
    nextHint: 'با کد آن را تأیید می‌کنید. کیف پول شما همان می‌ماند.',
    same: 'این همان نشانی فعلی شماست',
    submit: 'ادامه',
    fromOld: 'ابتدا هویت خود را تأیید کنید. کدی را وارد کنید که فرستاده شد به',
    fromNew: 'کد ارسال‌شده به نشانی جدید را وارد کنید',
    yourAddress: 'نشانی فعلی شما',
    saving: 'در حال ذخیره نشانی جدید…',
    done: 'ایمیل شما تغییر کرد',
    doneHint: 'از این پس با آن وارد شوید.',
    finish: 'پایان',
    nothingSent: 'کدی فرستاده نشد',
    nothingSentHint: 'با نشانی ایمیل جدید خود شروع کنید.',
    start: 'تغییر ایمیل',
    noWallet: 'نشانی‌ای برای تغییر نیست',
    noWalletHint: 'فقط کیف پولی که با ایمیل وارد آن می‌شوید نشانی دارد.',
    connect: 'ورود با ایمیل',
  },

  guide: {
    wallet: [
      {
        title: 'دارایی شما را نگه می‌دارد',
        text: 'پول، کلکسیون‌ها و نام‌ها، در هر برنامه‌ای که به آن متصل کنید.',
      },
      {
        title: 'راه ورود شماست',
        text: 'به‌جای ساختن گذرواژه، همه‌جا همان کیف پول را متصل کنید.',
      },
      {
        title: 'فقط شما می‌توانید از آن استفاده کنید',
        text: 'سایت‌ها درخواست می‌کنند، شما در کیف پول تأیید می‌کنید. عبارت بازیابی را هرگز با کسی به اشتراک نگذارید.',
      },
    ],
    createLead: 'وارد شوید و کیف پول خودتان را بگیرید. نیازی به نصب نیست.',
    noLoginLead: 'برای ورود به اینجا کیف پول لازم دارید. رایگان است.',
    otherWays: 'راه‌های دیگر',
    getWalletHint: 'برنامه‌ای برای گوشی یا مرورگر شما',
    getWallet: 'دریافت کیف پول',
    aboutNetworks: 'شبکه چیست؟',
    network: [
      {
        title: 'جایی که حساب شما هست',
        text: 'هر شبکه دفتر خودش را دارد که چه کسی چه دارد. حساب شما می‌تواند روی چند شبکه باشد.',
      },
      {
        title: 'کارمزد و سرعت متفاوت است',
        text: 'هر پرداخت کارمزدی به کوین شبکه خود دارد، از کمتر از یک سنت تا چند دلار.',
      },
      {
        title: 'توکن‌ها در شبکه خود می‌مانند',
        text: 'آنچه می‌فرستید باید به آدرسی روی همان شبکه برود، وگرنه شاید از دست برود.',
      },
    ],
    gotIt: 'متوجه شدم',
    listLead: 'چند کیف پول برای انتخاب.',
    loading: 'در حال بارگذاری کیف پول‌ها',
    listFailed: 'فهرست بارگذاری نشد',
    listFailedHint: 'سرویس کیف پول پاسخ نمی‌دهد.',
    listEmpty: 'کیف پولی برای پیشنهاد نیست',
    listEmptyHint:
      'از گردانندگان سایت بپرسید از کدام کیف پول‌ها پشتیبانی می‌کند.',
    get: (wallet) => `دریافت ${isolate(wallet)}`,
    scanHint: 'با دوربین گوشی اسکن کنید.',
    qrLabel: (wallet) => `کد QR صفحه ${isolate(wallet)}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'افزونه مرورگر',
      homepage: 'وب‌سایت',
      playStore: 'Google Play',
    },
    afterwards: 'نصب کردید؟ این صفحه را دوباره بارگذاری کنید، سپس متصل شوید.',
    noLinks: 'لینک دانلودی شناخته نشده است',
    noLinksHint: 'در فروشگاه گوشی یا مرورگر خود جستجو کنید.',
    otherWallet: 'انتخاب کیف پول',

    usage: 'این سایت فعلاً نمی‌تواند کسی را متصل کند',
    usageHint: 'به سقف طرح خود رسیده است. کیف پول و توکن‌های شما امن هستند.',
    usageOwner: 'این سایت شماست؟ داشبورد پروژه را ببینید.',
    usageRetry: 'بررسی دوباره',
  },

  holdings: {
    label: 'دارایی و فعالیت',
    tabs: { tokens: 'توکن‌ها', nfts: 'NFT', activity: 'فعالیت' },

    loadingActivity: 'در حال بارگذاری فعالیت',
    noActivity: 'هنوز فعالیتی نیست',
    noActivityHint: 'آنچه ارسال، دریافت و تبدیل می‌کنید اینجا نمایش داده می‌شود.',
    activityOff: 'اینجا فعالیتی نیست',
    activityOffHint: 'تاریخچه این شبکه در دسترس نیست. توکن‌های شما امن هستند.',
    activityFailed: 'فعالیت شما نمایش داده نمی‌شود',
    activityFailedHint: 'سرویس فعالیت پاسخ نمی‌دهد. توکن‌های شما امن هستند.',
    more: 'بارگذاری بیشتر',
    moreFailed: 'صفحه بعد بارگذاری نشد. آنچه می‌بینید تا اینجا کامل است.',
    loaded: (count) => `${count} تراکنش نمایش داده شده`,
    month,
    failed: 'ناموفق',
    pending: 'در انتظار',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'همین حالا'
      const units = {
        second: 'ثانیه',
        minute: 'دقیقه',
        hour: 'ساعت',
        day: 'روز',
        month: 'ماه',
        year: 'سال',
      }
      return `${count} ${units[unit]} پیش`
    },
    date: dateTime,
    moreMoved: (count) => `و ${count} مورد دیگر`,
    piece: (tokenId) => isolate(`#${tokenId}`),
    somePiece: 'یک NFT',
    opensExplorer: 'اکسپلورر را باز می‌کند',
    operations: {
      approve: 'اجازه',
      burn: 'سوزاندن',
      cancel: 'لغو',
      claim: 'کلیم',
      delegate: 'واگذاری',
      deploy: 'ساخت قرارداد',
      deposit: 'واریز',
      execute: 'اجرای قرارداد',
      mint: 'مینت',
      receive: 'دریافت',
      revoke: 'لغو اجازه',
      send: 'ارسال',
      stake: 'استیک',
      trade: 'تبدیل',
      unstake: 'پایان استیک',
      withdraw: 'برداشت',
    },
    transaction: 'تراکنش',

    loadingNfts: 'در حال بارگذاری NFTها',
    noNfts: 'هنوز NFT ندارید',
    noNftsHint: 'NFTهای ارسال‌شده به آدرس شما اینجا نمایش داده می‌شوند.',
    nftsFailed: 'NFTهای شما نمایش داده نمی‌شوند',
    nftsPartial: 'فقط آنچه در فعالیت اخیر شما هست. شاید موارد بیشتری باشد.',
    allNfts: 'همه NFTها',
    unnamed: 'بدون نام',
    copies: (amount) => isolate(`× ${amount}`),
    collection: 'مجموعه',
    number: 'شناسه توکن',
    held: 'دارید',
    network: 'شبکه',
  },

  names: {
    choose: 'انتخاب نام',
    guide: [
      {
        title: 'آسان‌تر از آدرس',
        text: 'دوستان می‌توانند به‌جای آدرسی طولانی به نام شما بفرستند.',
      },
      {
        title: 'رایگان',
        text: 'فقط پیامی را امضا می‌کنید. بدون کارمزد، بدون تراکنش.',
      },
      {
        title: 'همه آن را می‌بینند',
        text: 'هر کس نام را بداند می‌تواند آدرس شما و دارایی آن را پیدا کند.',
      },
    ],
    name: 'نام شما',
    suffixed: (suffix) => `پایان آن ${isolate(suffix)} است`,
    hint: 'حروف لاتین، رقم و خط تیره، دست‌کم 4 نویسه',
    checking: 'در حال بررسی آزاد بودن نام',
    free: (name) => `${isolate(name)} آزاد است`,
    taken: (name) => `${isolate(name)} گرفته شده است`,
    suggestions: 'نام‌های آزاد مشابه',
    take: (name) => `استفاده از ${isolate(name)}`,
    enter: 'نامی وارد کنید',
    other: 'انتخاب نام دیگر',
    register: 'ثبت این نام',
    confirm: 'در کیف پول خود تأیید کنید',
    unchanged: 'چیزی ثبت نشد.',
    unknown: 'شاید با این حال ثبت شده باشد. پیش از تلاش دوباره، بررسی کنید.',
    unsupported: 'نام روی این شبکه کار نمی‌کند',
    unsupportedHint: 'نام‌ها برای حساب‌های شبکه‌های EVM هستند.',
    otherNetwork: 'انتخاب شبکه دیگر',
    success: 'این نام مال شماست',
    successHint: 'هر چه به آن بفرستند به حساب شما می‌رسد.',
    successUnknown: 'نام شما ثبت شد',
    done: 'پایان',
  },

  pairing: {
    scan: 'با کیف پول خود اسکن کنید',
    scanWith: (wallet) => `با ${isolate(wallet)} اسکن کنید`,
    scanHint: 'اسکنر کیف پول را در گوشی باز کنید و روی این کد بگیرید.',
    qrLabel: 'کد QR درخواست اتصال',
    preparing: 'در حال آماده‌سازی کد',
    copyLink: 'کپی لینک',
    copyFailed: 'این مرورگر اجازه کپی نمی‌دهد',
    openDesktop: 'باز کردن برنامه دسکتاپ',
    openWeb: 'باز کردن کیف پول وب',

    ways: 'راه‌های اتصال',
    wayNames: {
      browser: 'مرورگر',
      desktop: 'برنامه دسکتاپ',
      mobile: 'برنامه',
      qrcode: 'گوشی',
      unsupported: 'پیدا نشد',
      web: 'وب‌سایت',
    },

    continueIn: (wallet) => `در ${isolate(wallet)} ادامه دهید`,
    continueHint: 'اتصال را آنجا تأیید کنید، سپس به این صفحه برگردید.',
    browserHint: 'این صفحه دوباره در برنامه باز می‌شود. آنجا متصل شوید.',
    openWallet: (wallet) => `باز کردن ${isolate(wallet)}`,
    notOpened: (wallet) => `${isolate(wallet)} باز نشد`,
    notOpenedHint: 'آیا روی این دستگاه نصب است؟',
    getWallet: (wallet) => `دریافت ${isolate(wallet)}`,
    showCode: 'نمایش کد QR',

    search: 'جستجوی کیف پول',
    searching: 'در حال جستجوی کیف پول‌ها',
    found: (count) => `${isolate(count)} کیف پول`,
    noneFound: (search) => `نتیجه‌ای برای «${isolate(search)}» نیست`,
    noneFoundHint: 'املا را بررسی کنید، یا کد را با کیف پول خود اسکن کنید.',
    none: 'کیف پولی برای انتخاب نیست',
    noneHint: 'همچنان می‌توانید کد را با کیف پول خود اسکن کنید.',
    scanAny: 'اتصال با کد QR',
    moreWallets: 'نمایش بیشتر',
    listFailed: 'فهرست بارگذاری نشد',
    moreFailed: 'بقیه بارگذاری نشدند.',

    whichKind: (wallet) => `از ${isolate(wallet)} کجا استفاده می‌کنید؟`,
    whichKindHint: 'روی هر کدام حسابی دارد. دیگری را می‌توانید بعداً متصل کنید.',
    kinds: 'انواع شبکه',
    notFound: 'کیف پول پیدا نشد',
    chooseWallet: 'انتخاب کیف پول',

    expired: 'درخواست منقضی شد',
    expiredHint: 'چیزی متصل نشد. درخواست جدیدی شروع کنید.',
  },

  pay: {
    title: (amount) => `پرداخت ${isolate(amount)}`,
    deposit: (amount) => `واریز ${isolate(amount)}`,
    withWallet: 'پرداخت با کیف پول',
    connect: 'برای پرداخت کیف پول را متصل کنید',
    otherToken: 'پرداخت با توکن دیگر',
    exchanges: 'یا از صرافی پرداخت کنید',
    delivering: 'پرداخت در حال تحویل است',
    waiting: (name) => `در انتظار ${isolate(name)}`,
    waitingHint: 'پرداخت را در زبانهٔ دیگر کامل کنید.',
    done: 'پرداخت انجام شد',
    failed: 'پرداخت انجام نشد',
    unknown: 'پرداخت هنوز تأیید نشده است',
    unknownHint: 'ممکن است هنوز برسد. پیش از پرداخت دوباره بررسی کنید.',
    anyway: 'با این حال پرداخت کنید',
    invalid: 'این پرداخت ممکن نیست. سایت آن را درست تنظیم نکرده است.',
    gets: 'دریافت گیرنده',
    through: 'پرداخت از طریق',
    fee: 'کارمزد سرویس',
    fromExchange: 'واریز از صرافی',
    noExchanges: 'هیچ صرافی‌ای این را ارائه نمی‌کند',
  },

  send: {
    amount: 'مقدار',
    amountHint: 'مقداری که ارسال می‌شود',
    to: 'به',
    toPlaceholder: { eip155: 'آدرس، 0x…', solana: 'آدرس Solana' },
    toHint: (network) => `آدرسی روی ${isolate(network)}`,
    paste: 'چسباندن',
    pasteAddress: 'چسباندن آدرس',
    max: 'حداکثر',
    useMax: 'حداکثر، هر آنچه می‌توان ارسال کرد',
    balance: (balance) => `موجودی ${isolate(balance)}`,
    chooseToken: (symbol) => `${isolate(symbol)}. انتخاب توکن دیگر`,
    worth: (value) => isolate(`≈ $${value}`),
    loading: 'در حال بارگذاری توکن‌ها',
    enterAmount: 'مقدار را وارد کنید',
    enterAddress: 'آدرس را وارد کنید',
    checkAmount: 'مقدار را بررسی کنید',
    checkAddress: 'آدرس را بررسی کنید',
    review: 'بررسی',
    empty: 'هنوز چیزی برای ارسال نیست',
    notHere: 'شبکه پشتیبانی نمی‌شود',
    otherNetwork: 'انتخاب شبکه دیگر',
    emptyHint: 'توکن‌هایی که دریافت می‌کنید اینجا نشان داده می‌شوند.',
    receive: 'دریافت',

    title: (subject) => `ارسال ${isolate(subject)}`,
    from: 'از',
    network: 'شبکه',
    fee: 'کارمزد شبکه',
    feeAbout: (fee) => `حدود ${isolate(fee)}`,
    feeSmall: (unit) => `کمتر از ${isolate(`0.00000001 ${unit}`)}`,
    rent: 'حساب توکن جدید',
    rentHint:
      'گیرنده هنوز حسابی برای این توکن ندارد. هزینه باز کردن آن را یک بار می‌پردازید.',
    changed: 'برخی جزئیات تغییر کرده‌اند. دوباره بررسی کنید.',
    feeUnknown: 'هنوز معلوم نیست. کیف پول شما آن را نشان می‌دهد.',
    warnings: {
      ownAddress: 'این آدرس خود شماست. جز پرداخت کارمزد چیزی تغییر نمی‌کند.',
      lookAlike:
        'این آدرس شبیه آدرسی است که قبلاً با آن سروکار داشته‌اید، اما یکی نیست. همهٔ نویسه‌ها را بررسی کنید.',
      contract:
        'این یک قرارداد است، نه کیف پول. توکن‌های ارسالی ممکن است از دست بروند.',
      firstTime: 'تاکنون از اینجا به این آدرس ارسال نکرده‌اید.',
    },
    tokenAddress: 'آدرس توکن',
    addToken: 'افزودن',
    addedToken:
      'با آدرس افزوده شده است. هر کسی می‌تواند توکنی با این نام بسازد.',
    send: 'ارسال',
    sending: 'در حال ارسال…',
    cancelling: 'در حال توقف…',
    stop: 'توقف',
    done: 'پایان',
    edit: 'ویرایش',
    steps: {
      resolving: 'در حال جستجوی نام',
      preparing: 'در حال بررسی موجودی و گیرنده',
      switching: (wallet) => `در حال تغییر شبکه در ${isolate(wallet)}`,
      approving: (wallet) => `در ${isolate(wallet)} تأیید کنید`,
      approvingInFrame: 'در پنجره امن تأیید کنید',
      handing: 'در حال ارسال به شبکه',
      checking: 'در حال بررسی ارسال شدن',
      confirming: 'ارسال شد. در انتظار شبکه',
      confirmed: 'انجام شد',
    },
    commitments: {
      processed: 'شبکه آن را دیده، هنوز تأیید نشده',
      confirmed: 'تأیید شد. در انتظار نهایی شدن',
      finalized: 'نهایی',
    },
    goesOn: 'می‌توانید این صفحه را ببندید. کار ادامه دارد.',
    failedYes: 'آن را در اکسپلورر ببینید. دوباره نفرستید.',
    failedReverted: 'هیچ توکنی فرستاده نشد. می‌توانید دوباره بفرستید.',
    failedUnknown:
      'ابتدا فعالیت خود را ببینید. با تلاش دوباره ممکن است دو بار ارسال شود.',
    failedOther: 'پیش از تلاش دوباره، موجودی خود را بررسی کنید.',
    viewOnExplorer: 'مشاهده در اکسپلورر',

    recentPending: (subject) => `در حال ارسال ${isolate(subject)}`,
    recentSent: (subject) => `${isolate(subject)} ارسال شد`,
    recentUnknown: (subject) => `${isolate(subject)} شاید در راه باشد`,
    recentTo: (address) => `به ${isolate(address)}`,

    approve: 'در پنجره امن تأیید کنید',
    approveHint:
      'آنجا فقط شما می‌توانید آن را ببینید و تأیید کنید. این صفحه نمی‌تواند.',
    approveWhat: 'درخواست',
    approveMore: (count) => `پس از آن ${count} درخواست دیگر در انتظار است`,
    showAgain: 'نمایش پنجره امن',
    refuse: 'لغو',
    ended: 'چیزی برای تأیید نیست',
    methods: {
      eth_sendTransaction: 'ارسال تراکنش',
      eth_sendUserOperation: 'ارسال تراکنش',
      eth_signTypedData_v4: 'امضای داده',
      personal_sign: 'امضای پیام',
      solana_signAllTransactions: 'امضای چند تراکنش',
      solana_signAndSendTransaction: 'ارسال تراکنش',
      solana_signMessage: 'امضای پیام',
      solana_signTransaction: 'امضای تراکنش',
      wallet_grantPermissions: 'دادن مجوز',
      wallet_revokePermissions: 'پس گرفتن مجوز',
      wallet_sendCalls: 'ارسال چند تراکنش',
    },
    otherMethod: 'استفاده از کیف پول شما',

    refused: {
      digits: (plain) =>
        plain
          ? `از رقم‌های 0 تا 9 استفاده کنید: ${isolate(plain)}`
          : 'از رقم‌های 0 تا 9 استفاده کنید',
      separators: (plain) =>
        plain
          ? `بدون جداکننده وارد کنید: ${isolate(plain)}`
          : 'بدون جداکننده وارد کنید',
      number: () => 'فقط رقم وارد کنید، مانند 12.5',
    },

    keepAccount: 'حساب خود را ذخیره کنید',

    keepAccountHint: 'برای ورود، در پنجرهٔ امن ادامه دهید.',
  },

  settings: {
    open: 'تنظیمات',
    wallet: (wallet) => `متصل با ${isolate(wallet)}`,
    email: 'ایمیل',
    changeEmail: 'ایمیل. تغییر',
    provider: (provider) =>
      `واردشده با ${isolate(rest.social.names[provider])}`,
    name: 'نام حساب',
    noName: 'دریافت نام',
    noNameHint: 'اشتراک‌گذاری آن آسان‌تر از آدرس است',
    permissionsHint: 'کارهایی که برنامه‌ها از طرف شما مجازند انجام دهند',
    activityHint: 'تاریخچه تراکنش‌های شما',

    exportKey: 'خروجی گرفتن از کلید خصوصی',
    exportKeyHint: 'برای استفاده از حساب در کیف پول دیگر',
    devices: 'دستگاه‌ها و بازیابی',
    devicesHint: 'حذف دستگاه‌ها، تغییر بازیابی',

    accountType: 'نوع حساب',
    types: { smartAccount: 'حساب هوشمند', eoa: 'حساب معمولی' },
    typeHints: {
      smartAccount: 'چند مرحله را یکی می‌کند و برنامه می‌تواند کارمزد را بدهد',
      eoa: 'یک کلید. با همه برنامه‌ها کار می‌کند',
    },
    typeChanging: 'در حال تغییر نوع حساب',
    reset: {
      action: 'خاموش کردن حساب هوشمند',
      hint: 'در این شبکه. نشانی و دارایی شما همان می‌ماند',
      done: 'حساب هوشمند خاموش شد',
    },
    notKept: 'ورود شما حفظ نمی‌شود',
    notKeptHint:
      'این مرورگر چیزی برای این سایت نگه نمی‌دارد. پس از ترک صفحه باید دوباره وارد شوید.',

    loadingSessions: 'در حال بارگذاری مجوزها',
    noSessions: 'هیچ مجوز برنامه‌ای نیست',
    noSessionsHint: 'مجوزهایی که به برنامه‌ها می‌دهید اینجا نشان داده می‌شوند.',
    sessionsFailed: 'مجوزهای شما نمایش داده نمی‌شوند',
    sessionsFailedHint:
      'سرویس مجوزها پاسخ نمی‌دهد. مجوزهای شما تغییری نکرده‌اند.',
    sessionsOff: 'مجوزهای برنامه در دسترس نیستند',
    sessionsOffHint: 'این شبکه از آن‌ها پشتیبانی نمی‌کند.',
    sessionsLead:
      'این برنامه‌ها در محدوده‌ای که تعیین کرده‌اید از طرف شما اقدام می‌کنند. هر زمان بخواهید می‌توانید به آن پایان دهید.',
    ended: 'پایان‌یافته',
    unnamedApp: 'برنامه بدون نام',
    until: (at) => `تا ${date(at * 1_000)}`,
    sessionStatus: {
      active: 'فعال',
      expired: 'منقضی‌شده',
      revoked: 'شما پایان دادید',
    },
    permissions: {
      'contract-call': 'اجازه استفاده از قراردادهای مشخص',
      'native-token-recurring-allowance': 'اجازه خرج کردن کوین شبکه',
      'erc20-recurring-allowance': 'اجازه خرج کردن یک توکن',
    },
    limit: 'سقف',
    period: 'دوره',
    otherPermission: 'مجوز دیگری دارد',
    granted: 'این برنامه اکنون می‌تواند از طرف شما عمل کند',
    grantedUntil: (at) => `تا ${date(at * 1_000)}.`,
    grantedHint: 'هر زمان بخواهید می‌توانید در فهرست مجوزها به آن پایان دهید.',
    grantedNothing: 'نمی‌گوید برای چه کاری است.',
    mayDo: 'کارهایی که اجازه دارد',
    toPermissions: 'دیدن مجوزها',
    done: 'پایان',
    revoke: 'لغو مجوز',
    revokeOf: (app) => `لغو مجوز ${isolate(app)}`,
    revoking: 'در کیف پول خود تأیید کنید',
    revoked: (app) => `مجوز ${isolate(app)} لغو شد`,
    notRevoked: 'مجوز لغو نشد. هنوز فعال است.',

    scopeDay: (amount) => `تا ${isolate(amount)} در روز`,
    scopeEvery: ({ amount, period }) =>
      `تا ${isolate(amount)} در هر ${isolate(period)}`,
    scopeUntil: ({ date, what }) => `${isolate(what)}، تا ${isolate(date)}`,
    scopeTo: ({ app, what }) => `${isolate(what)}، برای ${isolate(app)}`,

    switchTo: (network) => `تغییر به ${isolate(network)}`,
    switchHint: 'توکن‌های شما همان‌جا می‌مانند.',
    switch: 'تغییر شبکه',
    alreadyThere: (network) => `روی ${isolate(network)} هستید`,
    alreadyThereHint: 'نیازی به تغییر نیست.',
    notOffered: 'این برنامه آن شبکه را ارائه نمی‌دهد',
    notOfferedHint: 'برای ادامه یکی از شبکه‌های آن را انتخاب کنید.',

    needs: (kind) => `این فقط روی ${isolate(kinds[kind])} کار می‌کند`,
    needsHint: {
      account: (address) =>
        `با حساب ${isolate(address)} ادامه دهید. دیگری متصل می‌ماند.`,
      network: 'کیف پول شما آنجا هم حساب دارد. دیگری می‌ماند.',
      connect: 'برای آن یک کیف پول متصل کنید. دیگری متصل می‌ماند.',
    },
    goOn: (kind) => `ادامه با ${isolate(kinds[kind])}`,
    connectFor: 'اتصال کیف پول',
    noKind: (kind) => `این برنامه شبکه ${isolate(kinds[kind])} ندارد`,
    noKindHint: 'چیزی تغییر نکرده است.',

    worksOn: (count) => `روی ${count} شبکه کار می‌کند`,
    worksOnLead:
      'آدرس شما روی این شبکه‌ها یکسان است. فقط توکن‌های این شبکه‌ها را به آن بفرستید. توکن‌های دیگر ممکن است از دست بروند.',
    receiveHint:
      'فقط توکن‌های این شبکه‌ها را به این آدرس بفرستید. توکن‌های دیگر ممکن است از دست بروند.',

    accountNotKept: 'این مرورگر حساب شما را ذخیره نمی‌کند',

    accountNotKeptHint:
      'با بستن صفحه یا مرورگر آن را از دست می‌دهید. پولی در آن نگه ندارید.',
  },

  signIn: {
    title: (site) => `ورود به ${isolate(site)}`,
    text: 'پیامی را امضا کنید تا نشان دهید این حساب از آن شماست. رایگان است و چیزی از حسابتان خارج نمی‌شود.',
    account: 'حساب',
    sign: 'ورود',
    emailTitle: (site) => `${isolate(site)} نشانی ایمیل شما را می‌خواهد`,
    emailHint: 'همراه با حسابتان با این سایت به اشتراک گذاشته می‌شود.',
    emailRequired: 'این سایت به نشانی ایمیل نیاز دارد.',
    skip: 'رد شدن',
    required: 'این سایت امضا می‌خواهد. لغو کردن اتصال کیف پول را قطع می‌کند.',
  },

  sponsor: {
    atMost: (amount) => `حداکثر ${isolate(amount)}`,
    inToken: (symbol) => `پرداخت با ${isolate(symbol)}`,
    paid: 'برنامه پرداخت می‌کند',
  },

  swap: {
    pay: 'می‌پردازید',
    payHint: 'مقداری که می‌پردازید',
    receive: 'دریافت می‌کنید',
    balance: (balance) => `موجودی ${isolate(balance)}`,
    balanceUnknown: 'موجودی نامعلوم',
    max: 'حداکثر',
    useMax: 'حداکثر، هر آنچه می‌توان تبدیل کرد',
    flip: 'جابه‌جایی دو توکن',
    choose: 'انتخاب توکن',
    chooseFor: {
      from: (symbol) => `${isolate(symbol)} می‌پردازید. انتخاب توکن دیگر`,
      to: (symbol) => `${isolate(symbol)} دریافت می‌کنید. انتخاب توکن دیگر`,
    },
    worth: (value) => isolate(`≈ $${value}`),
    about: (amount) => `حدود ${isolate(amount)}`,
    quoting: 'در حال دریافت قیمت',
    noQuote: 'فعلاً قیمتی نیست',
    unreadable: 'این مبادله قابل بررسی نیست. مبلغ دیگری را امتحان کنید',

    rate: ({ from, rate, to }) => isolate(`1 ${from} ≈ ${rate} ${to}`),
    price: 'قیمت',
    priceUnknown: 'نامعلوم',
    impact: 'تأثیر بر قیمت',
    percent: (value) => isolate(`${value}%`),
    fee: 'کارمزد شبکه',
    feeAbout: (fee) => `حدود ${isolate(fee)}`,
    feeSmall: (unit) => `کمتر از ${isolate(`0.00000001 ${unit}`)}`,
    slippage: 'لغزش قیمت',
    slippageOf: (value) => `لغزش قیمت ${isolate(`${value}%`)}. تغییر`,
    slippageHint:
      'اگر قیمت تغییر کند، شاید تا این اندازه کمتر دریافت کنید. اگر از این هم کمتر شود، چیزی تبدیل نمی‌شود.',
    slippageHigh: 'شاید به‌طور محسوسی کمتر از انتظار دریافت کنید.',
    slippageOwn: 'لغزش قیمت دلخواه به درصد',
    slippageOther: 'دلخواه',
    slippageWrong: 'از 0.05% تا 5% وارد کنید',

    enterAmount: 'مقدار را وارد کنید',
    chooseToken: 'توکن دریافتی را انتخاب کنید',
    checkAmount: 'مقدار را بررسی کنید',
    review: 'بررسی',
    underWay: 'تبدیلی در جریان است. مشاهده',

    unsupportedTitle: 'تبدیل روی این شبکه ممکن نیست',
    unsupported: 'تبدیل توکن روی این شبکه‌ها ممکن است:',
    unsupportedHere: (network) =>
      `تبدیل توکن روی ${isolate(network)} ممکن است.`,
    unsupportedAnywhere:
      'هیچ‌یک از شبکه‌های این سایت تبدیل ندارد. توکن‌های شما امن هستند.',
    loading: 'در حال بارگذاری توکن‌ها',
    failed: 'توکن‌ها نمایش داده نمی‌شوند',
    failedHint: 'سرویس توکن پاسخ نمی‌دهد. توکن‌های شما امن هستند.',
    empty: 'اینجا نمی‌توان چیزی تبدیل کرد',
    emptyHint: 'فهرست این سرویس توکنی از این شبکه ندارد.',
    toAccount: 'به حساب شما',

    search: 'جستجوی توکن یا آدرس',
    own: 'توکن‌های شما',
    others: 'همه توکن‌ها',
    suggested: 'پرطرفدار',
    found: (count) => `${isolate(count)} توکن`,
    noneFound: (search) => `نتیجه‌ای برای «${isolate(search)}» نیست`,
    noneFoundHint: 'نماد آن را امتحان کنید، یا آدرس آن را بچسبانید.',

    title: ({ amount, from, to }) =>
      `تبدیل ${isolate(`${amount} ${from}`)} به ${isolate(to)}`,
    expected: (amount) => `حدود ${isolate(amount)}`,
    minimum: 'حداقل دریافتی',
    minimumHint: (slippage) =>
      `${isolate(`${slippage}%`)} کمتر از انتظار، اگر قیمت تغییر کند. اگر از این هم کمتر شود، چیزی تبدیل نمی‌شود.`,
    providerFee: 'کارمزد ارائه‌دهنده',
    providerFeeIncluded: (amount) => `${isolate(amount)}، لحاظ شده`,
    feeLevels: ({ fast, instant }) =>
      `سریع: ${isolate(fast)}. فوری: ${isolate(instant)}. کارمزد را کیف پول تعیین می‌کند.`,
    network: 'شبکه',
    oneApprovalHint: (amount) =>
      `یک تأیید: دقیقاً ${isolate(amount)} را مجاز و تبدیل می‌کنید. بیش از آن قابل برداشت نیست.`,
    approvalHint: (amount) =>
      `دو مرحله: دقیقاً برای ${isolate(amount)} اجازه می‌دهید، سپس تبدیل می‌کنید. با این اجازه هرگز نمی‌توان بیش از این برداشت.`,
    holds: (seconds) => `این قیمت ${seconds} ثانیه معتبر است`,
    expired: 'این قیمت دیگر معتبر نیست',
    renew: 'دریافت قیمت جدید',
    worse: 'قیمت تغییر کرده است: کمتر از آنچه قبلاً نشان داده شد دریافت می‌کنید.',
    warn: (impact) =>
      `${isolate(`${impact}%`)} کمتر از ارزش این توکن‌ها در جای دیگر دریافت می‌کنید.`,
    blocked: (impact) =>
      `${isolate(`${impact}%`)} ضرر می‌کنید. مقدار کمتر یا توکن دیگری تبدیل کنید.`,
    impactUnknown:
      'قیمت دیگری برای مقایسه نیست. مطمئن شوید که این قیمت منصفانه است.',
    missing: 'هنوز چیزی برای بررسی نیست',
    missingHint: 'ابتدا دو توکن و یک مقدار انتخاب کنید.',
    enter: 'وارد کردن تبدیل',
    edit: 'ویرایش',

    swap: 'تبدیل',
    swapping: 'در حال تبدیل…',
    stop: 'توقف',
    stopping: 'در حال توقف…',
    done: 'پایان',
    stepApprove: (amount) => `اجازه برای ${isolate(amount)}`,
    stepSwap: (amount) => `تبدیل ${isolate(amount)}`,
    stepDone: 'انجام شد',
    steps: {
      quoting: 'در حال بررسی همه چیز',
      switching: (wallet) => `در حال تغییر شبکه در ${isolate(wallet)}`,
      asked: (wallet) => `در ${isolate(wallet)} تأیید کنید`,
      askedInFrame: 'در پنجره امن تأیید کنید',
      sent: 'ارسال شد. در انتظار شبکه',
    },
    goesOn: 'می‌توانید این صفحه را ببندید. کار ادامه دارد.',
    failedYes: 'آن را در اکسپلورر ببینید. دوباره نفرستید.',
    failedReverted: 'چیزی تبدیل نشد، فقط کارمزد شبکه کم شد.',
    failedUnknown:
      'ابتدا فعالیت خود را ببینید. اگر همان تبدیل را دوباره وارد کنید، پیدا می‌شود.',
    failedOther: 'پیش از تلاش دوباره، موجودی خود را بررسی کنید.',
    approvalStays: (symbol) =>
      `اجازه ${isolate(symbol)} باقی می‌ماند، فقط برای همین مقدار.`,
  },

  failures: {
    errors: {
      4001: 'درخواست در کیف پول شما رد شد',
      4100: 'نشست شما پایان یافته است. دوباره وارد شوید',
      4200: 'کیف پول شما این را اجازه نمی‌دهد',
      4900: 'کیف پول شما آفلاین است. اتصال آن را بررسی کنید',
      4901: 'کیف پول شما به این شبکه متصل نیست',
      4902: 'کیف پول شما این شبکه را نمی‌شناسد',
      5710: 'کیف پول شما از این شبکه پشتیبانی نمی‌کند',
      5740: 'این درخواست برای کیف پول شما بیش از حد بزرگ است',
      [-32000]: 'شبکه این را نپذیرفت',
      [-32001]: 'کیف پول شما مورد درخواست‌شده را پیدا نکرد',
      [-32002]: 'برای ادامه کیف پول خود را باز کنید',
      [-32003]: 'شبکه تراکنش را رد کرد',
      [-32004]: 'کیف پول شما از این پشتیبانی نمی‌کند',
      [-32005]: 'درخواست‌ها بیش از حد است. کمی صبر کنید و دوباره تلاش کنید',
      [-32601]: 'کیف پول شما از این پشتیبانی نمی‌کند',
      [-32602]: 'کیف پول شما نتوانست درخواست را بخواند',
      [-32603]: 'برای کیف پول شما مشکلی پیش آمد. دوباره تلاش کنید',
      ABORTED: 'پیش از پایان لغو شد',
      ADAPTER_NOT_FOUND: 'این سایت آن نوع شبکه را ارائه نمی‌دهد',
      BUDGET_INVALID: 'این سایت کارمزد نامعتبری تعیین کرده است',
      COMMITMENT_INVALID: 'درخواست این سایت معتبر نیست',
      CHAIN_NOT_SUPPORTED: 'این سایت آن شبکه را ارائه نمی‌دهد',
      CONNECTION_ABORTED: 'اتصال لغو شد',
      CONNECTOR_NOT_FOUND: 'این کیف پول اینجا در دسترس نیست',
      FRAME_ERROR: 'برای کیف پول ایمیلی مشکلی پیش آمد. دوباره تلاش کنید',
      FRAME_INTERRUPTED: 'کار کیف پول ایمیلی قطع شد. دوباره تلاش کنید',
      FRAME_LOAD_FAILED:
        'کیف پول ایمیلی بارگذاری نشد. اتصال را بررسی کنید و دوباره تلاش کنید',
      FRAME_NOT_SET: 'کیف پول ایمیلی هنوز آماده نیست. دوباره تلاش کنید',
      FRAME_REFUSED: 'سرویس کیف پول درخواست‌های این سایت را نمی‌پذیرد',
      FRAME_REQUEST_ABORTED: 'پیش از پایان متوقف شد',
      FRAME_REQUEST_TIMEOUT: 'کیف پول ایمیلی پاسخ نداد. دوباره تلاش کنید',
      FRAME_UNREACHABLE: 'سرویس در دسترس نیست. کمی بعد دوباره تلاش کنید',
      INVALID_CAIP10_ADDRESS: 'آدرس معتبر نیست',
      INVALID_CAIP_ADDRESS: 'آدرس معتبر نیست',
      INVALID_CAIP_NETWORK_ID: 'این شبکه ناشناخته است',
      INVALID_CHAIN_ID: 'این شبکه ناشناخته است',
      INVALID_EMAIL: 'یک نشانی ایمیل معتبر وارد کنید',
      INVALID_SIGNATURE: 'کیف پول امضای نادرستی داد',
      INVALID_TRANSACTION: 'چیزی به کیف پول داده شد که نمی‌تواند امضا کند',
      LOGIN_REQUIRED: 'ابتدا وارد شوید',
      OFFLINE: 'آفلاین هستید. اتصال خود را بررسی و دوباره تلاش کنید',
      NO_ACCOUNT: 'کیف پول حسابی با این سایت به اشتراک نگذاشته است',
      PARENT_NOT_SET: 'کیف پول ایمیلی فقط درون یک سایت کار می‌کند',
      RECEIVER_BELOW_RENT:
        'این برای باز کردن حساب گیرنده کم است. مقدار بیشتری بفرستید',
      RELAY_REFUSED: 'سرویس کیف پول درخواست‌های این سایت را نمی‌پذیرد',
      REQUEST_FAILED: 'سرویس در دسترس نیست. کمی بعد دوباره تلاش کنید',
      REQUEST_TIMED_OUT:
        'پاسخ سرویس بیش از حد طول کشید. کمی بعد دوباره تلاش کنید',
      RESPONSE_INVALID: 'سرویس پاسخ درستی نداد. بعداً دوباره تلاش کنید',
      RPC_BUSY: 'شبکه شلوغ است. کمی صبر کنید و دوباره تلاش کنید',
      RPC_REQUEST_FAILED: 'شبکه پاسخ درستی نداد. دوباره تلاش کنید',
      SEND_UNDER_WAY: 'این پرداخت در برگه دیگری در جریان است',
      SMART_SESSION_NOT_ACTIVATED:
        'کیف پول شما مجوز را داد، اما سرویس آن را ثبت نکرد. دوباره تلاش کنید',
      SMART_SESSION_NOT_GRANTED:
        'کیف پول شما مجوز را آن‌طور که خواسته شده بود نداد',
      SMART_SESSION_REFUSED: 'این سایت مجوزی خواست که مجاز نیست',
      SMART_SESSION_UNSUPPORTED:
        'کیف پول شما اینجا نمی‌تواند به برنامه‌ها مجوز بدهد',
      SOLANA_NOT_SET: 'این سایت Solana را ارائه نمی‌دهد',
      TOKEN_HOOK_UNSUPPORTED:
        'این توکن قواعد خاص خود را دارد که اینجا پشتیبانی نمی‌شود',
      TRANSACTION_EXPIRED:
        'شبکه تراکنش را به‌موقع نپذیرفت. می‌توانید دوباره ارسال کنید',
      UNSUPPORTED_CHAIN: 'این روی این شبکه کار نمی‌کند',
      WALLET_FAILED: 'کیف پول نتوانست این کار را انجام دهد',
      WALLET_TIMEOUT: 'کیف پول پاسخ نمی‌دهد',
    },
    kitErrors: {
      ALREADY_SENT: 'همین پرداخت لحظاتی پیش انجام شد. چیزی دوباره ارسال نشد',
      AMOUNT_AND_RECEIVER_REQUIRED: 'مقدار و گیرنده را وارد کنید',
      AMOUNT_ZERO: 'مقدار باید بیشتر از صفر باشد',
      APPROVAL_UNSUPPORTED:
        'این مرورگر نمی‌تواند امن تأیید کند. از مرورگری مبتنی بر Chromium استفاده کنید',
      CODE_EXPIRED: 'کد منقضی شده است. کد جدید بخواهید',
      COIN_TYPE_UNKNOWN: 'نام روی این شبکه کار نمی‌کند',
      DEVICE_NOT_APPROVED: 'این دستگاه تأیید نشد. دوباره شروع کنید',
      DISCONNECT_FAILED: 'همه اتصال‌ها قطع نشد. دوباره تلاش کنید',
      EMAIL_TAKEN: 'این ایمیل متعلق به کیف پول دیگری است',
      EMBEDDED_NAMESPACE: 'کیف پول ایمیلی روی این نوع شبکه وجود ندارد',
      EXECUTION_REVERTED: 'قرارداد این تراکنش را رد می‌کند. چیزی ارسال نشد',
      DEVICES_BLOCKED:
        'مرورگر پنجرهٔ دستگاه‌ها را مسدود کرد. پنجره‌های بازشو را مجاز کنید',
      DEVICES_UNREACHABLE: 'این سایت ارتباط پنجرهٔ دستگاه‌ها را قطع کرد',
      EXPORT_BLOCKED:
        'مرورگر پنجرهٔ خروجی را مسدود کرد. پنجره‌های بازشو را مجاز کنید',
      EXPORT_UNREACHABLE: 'این سایت ارتباط پنجره برون‌بری را قطع کرد',
      FEE_CAP_TOO_HIGH: 'کارمزد شبکه بیش از حد بالاست. چیزی ارسال نشد',
      FEE_CAP_TOO_LOW: 'کارمزد شبکه اکنون بیش از حد پایین است. چیزی ارسال نشد',
      FEE_NOT_COVERED: 'موجودی برای کارمزد شبکه کافی نیست. چیزی ارسال نشد',
      INSUFFICIENT_BALANCE: 'موجودی کافی نیست',
      INSUFFICIENT_FUNDS:
        'موجودی برای مقدار و کارمزد شبکه کافی نیست. چیزی ارسال نشد',
      INSUFFICIENT_LIQUIDITY: 'نقدینگی کافی برای این تبدیل نیست',
      INTRINSIC_GAS_TOO_HIGH:
        'تراکنش برای شبکه بیش از حد بزرگ است. چیزی ارسال نشد',
      INTRINSIC_GAS_TOO_LOW: 'سقف گس بیش از حد پایین است. چیزی ارسال نشد',
      INVALID_ADDRESS: 'آدرس معتبر نیست',
      INVALID_AMOUNT: 'مقدار را با رقم و بدون جداکننده هزارگان بنویسید',
      INVALID_CODE: 'کد درست نیست',
      INVALID_DECIMALS: 'تعداد رقم‌های اعشار این توکن معلوم نیست',
      INVALID_NAME: 'نام دست‌کم 4 نویسه دارد: فقط حروف لاتین، رقم و خط تیره',
      INVALID_SLIPPAGE: 'لغزش قیمت باید از 0.05 تا 5 درصد باشد',
      INVALID_TOKEN: 'این توکنی از این شبکه نیست',
      LOGIN_COOLDOWN: 'کمی صبر کنید، سپس دوباره تلاش کنید',
      MODULE_NOT_LOADED: 'بخشی از این صفحه بارگذاری نمی‌شود',
      NAMESPACE_NOT_APPROVED: 'کیف پول حسابی روی این نوع شبکه تأیید نکرده است',
      NAME_NOT_FOUND: 'آدرسی برای این نام نیست',
      NAME_REFUSED: 'این نام قابل ثبت نیست',
      NAME_UNSUPPORTED: 'روی این شبکه گیرنده باید آدرس باشد',
      NONCE_TOO_HIGH:
        'یکی از تراکنش‌های قبلی این حساب موجود نیست. چیزی ارسال نشد',
      NONCE_TOO_LOW:
        'شاید این تراکنش قبلاً ارسال شده باشد. پیش از تلاش دوباره، فعالیت خود را بررسی کنید',
      NOT_CONNECTED: 'ابتدا یک کیف پول متصل کنید',
      NOT_SIGNED: 'کیف پول امضا نکرد. چیزی ارسال نشد',
      ONRAMP_ACCOUNT_UNKNOWN: 'این آدرس یک حساب متصل نیست',
      ONRAMP_AMOUNT_TOO_HIGH: 'این از حداکثر بیشتر است',
      ONRAMP_AMOUNT_TOO_LOW: 'این از حداقل کمتر است',
      ONRAMP_NOT_CONFIGURED: 'این ارائه‌دهنده در این سایت تنظیم نشده است',
      ONRAMP_NO_PRICE: 'هنوز قیمتی برای این خرید نیست',
      ONRAMP_PROVIDER_UNKNOWN: 'این ارائه‌دهنده اینجا در دسترس نیست',
      ONRAMP_UNSUPPORTED: 'خرید روی این شبکه پشتیبانی نمی‌شود',
      ONRAMP_URL_REFUSED: 'لینک ارائه‌دهنده رد شد',
      PAIRING_ANSWER: 'کیف پول پاسخ نادرستی داد',
      PAIRING_ENDED: 'کیف پول اتصال را پایان داد',
      PAIRING_EXPIRED: 'درخواست اتصال منقضی شده است',
      PAIRING_UNAVAILABLE: 'WalletConnect در دسترس نیست',
      POPUP_BLOCKED: 'مرورگر شما پنجره ورود را مسدود کرد',
      PRICE_IMPACT_TOO_HIGH: 'تأثیر این تبدیل بر قیمت بیش از حد است',
      QUOTE_EXPIRED: 'قیمت منقضی شده است. قیمت جدید بگیرید',
      RECEIPT_NOT_FOUND:
        'تراکنش هنوز تأیید نشده است. پیش از ارسال مجدد، یک بار دیگر بررسی کنید',
      RECEIPT_TIMEOUT:
        'تراکنش ارسال شد اما هنوز تأیید نشده است. دوباره ارسال نکنید',
      RECEIVER_CHANGED:
        'این نام اکنون به آدرس دیگری می‌رسد. پیش از ارسال، گیرنده را بررسی کنید',
      RECEIVER_NOT_WALLET: 'این آدرس متعلق به کیف پول نیست',
      RECEIVER_OTHER_TOKEN: 'این آدرس فقط توکن دیگری می‌پذیرد',
      RPC_FAILED: 'شبکه در دسترس نیست. چیزی ارسال نشد',
      SAME_TOKEN: 'دو توکن متفاوت انتخاب کنید',
      SENDER_BELOW_RENT:
        'مقدار SOL باقی‌مانده در حساب شما بیش از حد کم می‌شود. بیشتر باقی بگذارید، یا همه را بفرستید',
      EMAIL_REQUIRED: 'این سایت به نشانی ایمیل نیاز دارد',
      SESSION_REJECTED: 'امضا تأیید نشد',
      SERVICE_UNAVAILABLE:
        'سرویس اکنون پاسخ نمی‌دهد. چند ثانیه دیگر دوباره تلاش کنید',
      SIGNED_OTHERWISE:
        'کیف پول تراکنشی غیر از تراکنش درخواست‌شده را امضا کرد. چیزی ارسال نشد',
      SIGN_IN_CANCELLED: 'ورود لغو شد',
      SIGN_IN_SERVICE: 'سرویس ورود کار نکرد. دوباره امتحان کنید',
      SIGN_IN_UNSUPPORTED: 'ورود در این شبکه پشتیبانی نمی‌شود',
      SIMULATION_FAILED: 'شبکه این تراکنش را رد می‌کند. چیزی ارسال نشد',
      SOCIAL_LOGIN_CANCELLED: 'ورود لغو شد',
      SOCIAL_LOGIN_EXPIRED: 'ورود بیش از حد طول کشید. دوباره شروع کنید',
      SOCIAL_LOGIN_FAILED: 'ورود انجام نشد. دوباره تلاش کنید',
      SWAP_APPROVAL_FAILED: 'اجازه توکن داده نشد. چیزی تبدیل نشد',
      SWAP_REFUSED:
        'سرویس تبدیلی غیر از آنچه نشان داده شد ساخت. چیزی تبدیل نشد',
      SWAP_UNSUPPORTED: 'این شبکه تبدیل ندارد',
      TOKEN_ACCOUNT_FROZEN: 'این حساب توکن مسدود شده است',
      TOKEN_FEE_UNSUPPORTED:
        'این توکن برای انتقال‌ها کارمزد می‌گیرد که پشتیبانی نمی‌شود',
      TOKEN_NOT_TRANSFERABLE: 'این توکن را نمی‌توان به کسی فرستاد',
      TOKEN_REQUIRED: 'توکنی انتخاب کنید',
      TOO_MANY_DECIMALS: 'رقم‌های اعشار مقدار بیشتر از رقم‌های اعشار توکن است',
      TOO_MANY_TRIES: 'تلاش‌ها بیش از حد بود. کد جدید بخواهید',
      TRANSACTION_CANCELLED: 'تراکنش در کیف پول لغو شد. چیزی ارسال نشد',
      TRANSACTION_NOT_ACCEPTED:
        'شبکه هرگز این تراکنش را دریافت نکرد. چیزی ارسال نشد',
      TRANSACTION_NOT_FOUND:
        'شبکه هنوز این تراکنش را نمی‌شناسد. پیش از ارسال مجدد، یک بار دیگر بررسی کنید',
      TRANSACTION_REPLACED:
        'تراکنش دیگری جای این تراکنش را گرفت. چیزی ارسال نشد',
      TRANSACTION_REVERTED: 'تراکنش روی شبکه ناموفق بود. فقط کارمزد شبکه کم شد',
      TRANSACTION_UNKNOWN:
        'نتوانستیم ارسال را تأیید کنیم. پیش از تلاش دوباره فعالیت خود را بررسی کنید',
      WALLET_CANNOT_SEND: 'این کیف پول نمی‌تواند تراکنش امضا کند',
      WALLET_LINK: 'لینک این کیف پول باز نمی‌شود',
      WALLET_NOT_INSTALLED: 'این کیف پول نصب نیست',
      WRONG_NAMESPACE: 'این آدرس متعلق به نوع دیگری از شبکه است',

      INVALID_PAYMENT_URI:
        'این پیوند پرداخت قابل استفاده نیست. نشانی را وارد کنید',

      PAYMENT_URI_ELSEWHERE:
        'این پیوند پرداخت برای شبکه یا توکن دیگری است. ابتدا شبکه را عوض کنید',

      SWITCH_REPLACED: 'در این میان شبکهٔ دیگری انتخاب شد',
    },
    money: {
      no: 'چیزی از حساب شما خارج نشد.',
      yes: 'ارسال شد. دوباره ارسال نکنید.',
      unknown: 'شاید ارسال شده باشد. پیش از ارسال دوباره بررسی کنید.',
    },
  },

  legal: {
    agree: 'با ادامه دادن، با این موارد موافقت می‌کنید:',
    accept: 'با این موارد موافقم:',
    terms: 'شرایط خدمات',
    privacy: 'سیاست حریم خصوصی',
    and: 'و',
    tickFirst: 'برای ادامه کادر را علامت بزنید',
    title: 'پیش از اتصال',
    text: 'این سایت می‌خواهد با شرایط آن موافقت کنید.',
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
    logins: 'ورود با شبکه‌های اجتماعی',
    continueWith: (name) => `ادامه با ${isolate(name)}`,
    more: 'راه‌های بیشتر برای ورود',
    none: 'ورود با شبکه‌های اجتماعی اینجا نیست',
    noneHint: 'این سایت راه‌های دیگری برای اتصال دارد.',
    otherWays: 'راه‌های دیگر اتصال',

    start: (name) => `ورود با ${isolate(name)}`,
    startHint:
      'پنجره‌ای باز می‌شود. پیش از موافقت شما در آنجا چیزی به اشتراک گذاشته نمی‌شود.',
    opening: (name) => `در حال باز کردن ${isolate(name)}`,
    waiting: (name) => `در ${isolate(name)} ادامه دهید`,
    waitingHint: 'در پنجره دیگر وارد شوید. این صفحه خودش ادامه می‌دهد.',
    resumedHint:
      'این صفحه دوباره بارگیری شد. در پنجره دیگر تمامش کنید یا دوباره تلاش کنید.',
    interruptedHint:
      'این صفحه پیش از پایان کار دوباره بارگیری شد. دوباره تلاش کنید.',
    leaving: (name) => `در حال رفتن به ${isolate(name)}`,
    leavingHint: 'پس از ورود به اینجا برمی‌گردید.',
    blocked: 'مرورگر شما پنجره را مسدود کرد',
    blockedHint: 'آن را از اینجا باز کنید. این صفحه خودش ادامه می‌دهد.',
    open: (name) => `باز کردن ${isolate(name)}`,
    connecting: 'در حال باز کردن کیف پول شما',
    connectingHint: 'لحظه‌ای طول می‌کشد.',
    cancelled: 'ورود لغو شد',
    cancelledHint: 'چیزی با این سایت به اشتراک گذاشته نشد.',
    expired: 'ورود بیش از حد طول کشید',
    expiredHint: 'چیزی با این سایت به اشتراک گذاشته نشد. دوباره شروع کنید.',
    failed: 'ورود انجام نشد',
    failedHint:
      'چیزی تغییر نکرده است. دوباره تلاش کنید، یا راه دیگری انتخاب کنید.',

    scan: 'با گوشی خود اسکن کنید',
    scanHint: 'ورود را در Farcaster تأیید کنید. این صفحه خودش ادامه می‌دهد.',
    qrLabel: 'کد QR ورود با Farcaster',
    preparing: 'در حال آماده‌سازی کد',
    copyLink: 'کپی لینک',
    copyFailed: 'این مرورگر اجازه کپی نمی‌دهد',
    continueInApp: 'ادامه در Farcaster',
    continueInAppHint: 'ورود را آنجا تأیید کنید، سپس به این صفحه برگردید.',
  },
}
