import type { StartPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'
import { isolate } from '../../strings/isolate.js'

const { plural } = createWords('ar')

const seconds = (count: number) =>
  plural(count, {
    zero: `${count} ثانية`,
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    other: `${count} ثانية`,
  })

export const start: StartPart = {
  button: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الربط…',
    failed: 'لم يتم التحميل. إعادة المحاولة',
    account: (name) => `الحساب ${isolate(name)}`,
    network: (name) => `الشبكة ${isolate(name)}`,
    unsupported: 'شبكة غير مدعومة',
    pay: (amount) => `ادفع ${isolate(amount)}`,
  },

  login: {
    or: 'أو',
    installed: 'مثبّتة',
    recent: 'الأخيرة',
    wallets: 'المحافظ',
    moreWallets: 'محافظ أخرى',
    allWallets: 'كل المحافظ',
    qrCode: 'رمز QR',
    noMethods: 'لم يُعثر على محفظة',
    noMethodsHint: 'ثبّت محفظة في هذا المتصفح، ثم أعد تحميل الصفحة.',

    email: 'البريد الإلكتروني',
    emailHint: 'سنرسل إليك رمزاً عبر البريد الإلكتروني. لا حاجة إلى كلمة مرور.',
    emailInvalid: 'أدخل عنوان بريد إلكتروني صالحاً',
    continueWithEmail: 'المتابعة بالبريد الإلكتروني',
    suggestions: 'اقتراحات',
    continueWithWallet: 'المتابعة بمحفظة',
    resumeCode: 'إدخال الرمز',
    resumeLink: 'فتح الرابط المُرسل بالبريد',
    resumeOpening: 'جارٍ فتح محفظتك',
    wait: (count) => `أعد المحاولة بعد ${seconds(count)}`,
    waitBriefly: 'انتظر قليلاً قبل الرسالة التالية',

    code: 'الرمز',
    codeSent: 'أدخل الرمز المُرسل إلى',
    codeHint: 'ستة أرقام',
    checking: 'جارٍ التحقق من الرمز…',
    opening: 'جارٍ فتح محفظتك…',
    sending: 'جارٍ إرسال رمز جديد…',
    resend: 'إرسال رمز جديد',
    resendIn: (count) => `رمز جديد بعد ${seconds(count)}`,
    otherEmail: 'استخدام بريد آخر',
    nothingSent: 'لم يُرسَل أي رمز',
    nothingSentHint: 'ابدأ بعنوان بريدك الإلكتروني.',
    startAgain: 'البدء من جديد',

    linkSent: 'افتح الرابط المُرسل إلى',
    linkHint: 'يسمح لهذا الجهاز، ثم تتابع هذه الشاشة من تلقاء نفسها.',
    linkWaiting: 'في انتظار الرابط',
    resendLink: 'إرسال رابط جديد',
    resendLinkIn: (count) => `رابط جديد بعد ${seconds(count)}`,
    linkFailed: 'لم يُسمح لهذا الجهاز',

    yourWallet: 'محفظتك',
    connectWith: (wallet) => `الربط باستخدام ${isolate(wallet)}`,
    openWallet: (wallet) => `فتح ${isolate(wallet)}`,
    confirmIn: (wallet) => `أكّد في ${isolate(wallet)}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'يطلب هذا الموقع رؤية عنوانك.',
    asking: 'افتح محفظتك',
    askingHint: 'إنها تسأل الآن. أجب هناك، أو أغلقها وأعد المحاولة.',
    declined: 'رُفض الطلب',
    declinedHint: 'لم تتم مشاركة عنوانك مع هذا الموقع.',
    notInstalled: (wallet) => `لم يُعثر على ${isolate(wallet)}`,
    notInstalledHint: 'ثبّتها أو فعّلها، ثم أعد تحميل هذه الصفحة.',
    getWallet: (wallet) => `الحصول على ${isolate(wallet)}`,
    notConnected: 'غير متصل',

    noWallet: 'ليست لدي محفظة',

    codeAmbiguous: 'يحتوي النص على أكثر من رقم. الصق الرمز وحده.',

    codeMissing: 'لا يوجد رمز من 6 أرقام في النص الملصق',

    codeOfOther: (site) =>
      `هذا الرمز مخصّص لـ ${isolate(site)}. لا تستخدمه هنا.`,
  },

  notices: {
    dismiss: 'إخفاء',
    details: 'التفاصيل',
    viewOnExplorer: 'عرض',
    toasts: {
      actionNotAllowed: () => 'الإجراء غير مسموح',
      addressCopied: () => 'تم نسخ العنوان',
      authenticationFailed: () => 'تعذّر بدء تسجيل الدخول',
      balanceUnavailable: () => 'الرصيد غير متاح',
      failedToDisconnect: () => 'تعذّر قطع الاتصال',
      networkSwitched: (subject) =>
        subject ? `أنت الآن على ${isolate(subject)}` : 'تم تبديل الشبكة',
      sendFailed: (subject) =>
        subject ? `لم يُرسل ${isolate(subject)}` : 'لم يُرسل',
      sendUnknown: (subject) =>
        subject ? `ربما ${isolate(subject)} في الطريق` : 'ربما هو في الطريق',
      sending: (subject) =>
        subject ? `جارٍ إرسال ${isolate(subject)}` : 'جارٍ الإرسال',
      sent: (subject) =>
        subject ? `تم إرسال ${isolate(subject)}` : 'تم الإرسال',
      signatureDeclined: () => 'رُفض التوقيع',
      smartAccountsUnsupported: () => 'قد لا يدعم هذا التطبيق الحسابات الذكية',
      swapFailed: (subject) =>
        subject ? `لم يُبدَّل ${isolate(subject)}` : 'لم يتم التبديل',
      swapUnknown: (subject) =>
        subject ? `ربما ${isolate(subject)} في الطريق` : 'ربما هو في الطريق',
      swapped: (subject) =>
        subject ? `تم تبديل ${isolate(subject)}` : 'تم التبديل',
    },
    alerts: {
      domainUnverified: [
        'إعداد التطبيق غير صالح',
        'لا تقبل المحفظة المدمجة هذا النطاق.',
      ],
      emailInvalid: ['بريد إلكتروني غير صالح', 'تحقق من عنوان البريد.'],
      featuresIgnored: [
        'إعدادات الميزات المحلية لا تُطبَّق',
        'تحل إعدادات المشروع محلها.',
      ],
      invalidAppConfiguration: [
        'إعداد التطبيق غير صالح',
        'لا تقبل خدمة المحافظ طلبات من هذا الموقع.',
      ],
      namespaceNotConnected: [
        'الشبكة الثانية غير متصلة',
        'محفظتك متصلة بنوع واحد من الشبكات فقط.',
      ],
      networkNotFound: ['الشبكة غير موجودة', 'هذا الموقع لا يوفّر تلك الشبكة.'],
      projectIdInvalid: [
        'إعداد التطبيق غير صالح',
        'لا تعرف خدمة المحافظ معرّف المشروع هذا.',
      ],
      projectIdMissing: [
        'معرّف المشروع غير مُعدّ',
        'لم يُهيَّأ هذا الموقع للمحافظ بعد.',
      ],
      rateLimited: [
        'طلبات كثيرة جداً',
        'الخدمة مشغولة بهذا الموقع. أعد المحاولة بعد لحظات.',
      ],
      serverFailed: [
        'الخدمة غير متاحة',
        'واجهت الخدمة مشكلة. أعد المحاولة لاحقاً.',
      ],
      sessionExpired: [
        'انتهت الجلسة',
        'سجّل الدخول من جديد. إذا تكرر ذلك فتحقق من ساعة هذا الجهاز.',
      ],
      walletNotLoaded: [
        'تعذّر تحميل المحفظة المدمجة',
        'تحقق من الاتصال أو من مانع المحتوى، ثم أعد المحاولة.',
      ],
      walletTimedOut: [
        'انتهت مهلة المحفظة المدمجة',
        'لم تُجب محفظة البريد. أعد المحاولة.',
      ],
    },
    unknown: 'حدث خطأ ما',
  },

  common: {
    back: 'رجوع',
    close: 'إغلاق',
    cancel: 'إلغاء',
    tryAgain: 'إعادة المحاولة',
    copied: 'تم النسخ',
    loading: 'جارٍ التحميل',
    notLoaded: 'تعذّر تحميل هذا الجزء',
    notLoadedHint: 'تحقق من الاتصال. لم يتغير شيء.',
    unknownNetwork: 'شبكة غير معروفة',
  },

  titles: {
    Connect: 'ربط محفظة',
    ConnectingExternal: 'ربط محفظة',
    ConnectingWalletConnect: 'ربط محفظة',
    ConnectingWalletConnectBasic: 'ربط محفظة',
    ConnectingMultiChain: 'اختيار شبكة',
    ConnectWallets: 'المحافظ',
    ConnectSocials: 'الدخول بحساب اجتماعي',
    ConnectingSocial: 'تسجيل الدخول',
    ConnectingFarcaster: 'الدخول عبر Farcaster',
    AllWallets: 'كل المحافظ',
    Create: 'إنشاء محفظة',
    EmailVerifyOtp: 'تأكيد البريد',
    EmailVerifyDevice: 'جهاز جديد',
    UpdateEmailWallet: 'تغيير البريد',
    UpdateEmailPrimaryOtp: 'تأكيد البريد الحالي',
    UpdateEmailSecondaryOtp: 'تأكيد البريد الجديد',
    Account: 'الحساب',
    AccountSettings: 'الإعدادات',
    Transactions: 'النشاط',
    SmartSessionList: 'أذونات التطبيقات',
    SmartSessionCreated: 'تم منح الإذن',
    ProfileWallets: 'محافظك',
    Networks: 'الشبكة',
    SwitchNetwork: 'تبديل الشبكة',
    SwitchActiveChain: 'تبديل الحساب',
    WalletCompatibleNetworks: 'شبكاتك',
    UnsupportedChain: 'شبكة غير مدعومة',
    WalletReceive: 'استلام',
    WalletSend: 'إرسال',
    WalletSendSelectToken: 'اختيار عملة',
    WalletSendPreview: 'المراجعة والإرسال',
    TransactionComplete: 'اكتملت المعاملة',
    ApproveTransaction: 'الموافقة',
    SIWXSignMessage: 'تسجيل الدخول',
    DataCapture: 'البريد الإلكتروني',
    DataCaptureOtpConfirm: 'تأكيد البريد',
    Swap: 'تبديل',
    SwapSelectToken: 'اختيار عملة',
    SwapPreview: 'المراجعة والتبديل',
    OnRampProviders: 'شراء',
    OnRampFiatSelect: 'اختيار عملة الدفع',
    OnRampTokenSelect: 'اختيار ما تشتريه',
    Pay: 'دفع',
    PayLoading: 'دفع',
    PayQuote: 'دفع',
    FundWallet: 'إضافة أموال',
    PayWithExchange: 'إضافة أموال',
    PayWithExchangeSelectAsset: 'اختيار عملة',
    BuyInProgress: 'عملية الشراء',
    WhatIsABuy: 'كيف يتم الشراء',
    ChooseAccountName: 'الحصول على اسم',
    RegisterAccountName: 'تسجيل اسم',
    RegisterAccountNameSuccess: 'تم تسجيل الاسم',
    WhatIsAWallet: 'ما المحفظة؟',
    WhatIsANetwork: 'ما الشبكة؟',
    GetWallet: 'الحصول على محفظة',
    Downloads: 'التنزيل',
    UsageExceeded: 'غير متاح',
  },
}
