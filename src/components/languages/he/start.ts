import type { StartPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'
import { isolate } from '../../strings/isolate.js'

const { plural } = createWords('he')

const seconds = (count: number) =>
  plural(count, {
    one: 'שנייה',
    two: 'שתי שניות',
    other: `${count} שניות`,
  })

const yourWallet = 'הארנק שלכם'

/** The article merges with the preposition, a name takes a hyphen. */
const toPlace = (wallet: string) =>
  wallet === yourWallet ? 'בארנק שלכם' : `ב-${isolate(wallet)}`

export const start: StartPart = {
  button: {
    connect: 'חיבור ארנק',
    connecting: 'מתחבר…',
    failed: 'לא נטען. ניסיון חוזר',
    account: (name) => `חשבון ${isolate(name)}`,
    network: (name) => `רשת ${isolate(name)}`,
    unsupported: 'רשת לא נתמכת',
    pay: (amount) => `לשלם ${isolate(amount)}`,
  },

  login: {
    or: 'או',
    installed: 'מותקן',
    recent: 'אחרון',
    wallets: 'ארנקים',
    moreWallets: 'ארנקים נוספים',
    allWallets: 'כל הארנקים',
    qrCode: 'קוד QR',
    noMethods: 'לא נמצא ארנק',
    noMethodsHint: 'התקינו ארנק בדפדפן הזה וטענו את הדף מחדש.',

    email: 'כתובת אימייל',
    emailHint: 'נשלח לכם קוד באימייל. אין צורך בסיסמה.',
    emailInvalid: 'הזינו כתובת אימייל תקינה',
    continueWithEmail: 'המשך עם אימייל',
    suggestions: 'הצעות',
    continueWithWallet: 'המשך עם ארנק',
    resumeCode: 'הזנת הקוד',
    resumeLink: 'פתיחת הקישור מהאימייל',
    resumeOpening: 'הארנק נפתח',
    wait: (count) => `אפשר לנסות שוב בעוד ${seconds(count)}`,
    waitBriefly: 'המתינו רגע לפני האימייל הבא',

    code: 'קוד',
    codeSent: 'הזינו את הקוד שנשלח אל',
    codeHint: 'שש ספרות',
    checking: 'הקוד בבדיקה…',
    opening: 'הארנק נפתח…',
    sending: 'קוד חדש נשלח…',
    resend: 'שליחת קוד חדש',
    resendIn: (count) => `קוד חדש בעוד ${seconds(count)}`,
    otherEmail: 'שימוש באימייל אחר',
    nothingSent: 'לא נשלח קוד',
    nothingSentHint: 'התחילו עם כתובת האימייל שלכם.',
    startAgain: 'להתחיל מחדש',

    linkSent: 'פתחו את הקישור שנשלח אל',
    linkHint: 'הוא מאשר את המכשיר הזה, והמסך ימשיך מעצמו.',
    linkWaiting: 'ממתין לפתיחת הקישור',
    resendLink: 'שליחת קישור חדש',
    resendLinkIn: (count) => `קישור חדש בעוד ${seconds(count)}`,
    linkFailed: 'המכשיר הזה לא אושר',

    yourWallet,
    connectWith: (wallet) => `חיבור דרך ${isolate(wallet)}`,
    openWallet: (wallet) => `פתיחת ${isolate(wallet)}`,
    confirmIn: (wallet) => `אשרו ${toPlace(wallet)}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'האתר הזה מבקש לראות את הכתובת שלכם.',
    asking: 'פתחו את הארנק',
    askingHint: 'הבקשה כבר מחכה שם. ענו עליה, או סגרו אותה ונסו שוב.',
    declined: 'הבקשה נדחתה',
    declinedHint: 'הכתובת שלכם לא שותפה עם האתר הזה.',
    notInstalled: (wallet) => `${isolate(wallet)} לא נמצא`,
    notInstalledHint: 'התקינו או הפעילו אותו וטענו את הדף מחדש.',
    getWallet: (wallet) => `להשגת ${isolate(wallet)}`,
    notConnected: 'לא מחובר',

    noWallet: 'אין לי ארנק',

    codeAmbiguous: 'יש בטקסט יותר ממספר אחד. יש להדביק רק את הקוד.',

    codeMissing: 'אין קוד בן 6 ספרות בטקסט שהודבק',

    codeOfOther: (site) =>
      `הקוד הזה מיועד ל-${isolate(site)}. אין להשתמש בו כאן.`,
  },

  notices: {
    dismiss: 'סגירה',
    details: 'פרטים',
    viewOnExplorer: 'הצגה',
    toasts: {
      actionNotAllowed: () => 'הפעולה אינה מותרת',
      addressCopied: () => 'הכתובת הועתקה',
      authenticationFailed: () => 'לא ניתן היה להתחיל את ההתחברות',
      balanceUnavailable: () => 'יתרת הטוקנים אינה זמינה',
      failedToDisconnect: () => 'הניתוק נכשל',
      networkSwitched: (subject) =>
        subject ? `הרשת עכשיו: ${isolate(subject)}` : 'הרשת הוחלפה',
      sendFailed: (subject) =>
        subject ? `לא נשלח: ${isolate(subject)}` : 'לא נשלח',
      sendUnknown: (subject) =>
        subject ? `אולי בדרך: ${isolate(subject)}` : 'ייתכן שזה בדרך',
      sending: (subject) =>
        subject ? `בשליחה: ${isolate(subject)}` : 'בשליחה',
      sent: (subject) => (subject ? `נשלח: ${isolate(subject)}` : 'נשלח'),
      signatureDeclined: () => 'החתימה נדחתה',
      smartAccountsUnsupported: () =>
        'ייתכן שהאפליקציה הזו לא תומכת בחשבונות חכמים',
      swapFailed: (subject) =>
        subject ? `לא הומר: ${isolate(subject)}` : 'לא הומר',
      swapUnknown: (subject) =>
        subject ? `אולי בדרך: ${isolate(subject)}` : 'ייתכן שזה בדרך',
      swapped: (subject) => (subject ? `הומר: ${isolate(subject)}` : 'הומר'),
    },
    alerts: {
      domainUnverified: [
        'הגדרת האפליקציה אינה תקינה',
        'הארנק המובנה לא מקבל את הדומיין הזה.',
      ],
      emailInvalid: ['אימייל לא תקין', 'בדקו את כתובת האימייל.'],
      featuresIgnored: [
        'הגדרות התכונות המקומיות לא חלות',
        'במקומן חלות הגדרות הפרויקט.',
      ],
      invalidAppConfiguration: [
        'הגדרת האפליקציה אינה תקינה',
        'שירות הארנקים לא מקבל בקשות מהאתר הזה.',
      ],
      namespaceNotConnected: [
        'הרשת השנייה לא מחוברת',
        'הארנק מחובר רק לסוג אחד של רשת.',
      ],
      networkNotFound: ['הרשת לא נמצאה', 'האתר הזה לא מציע את הרשת הזו.'],
      projectIdInvalid: [
        'הגדרת האפליקציה אינה תקינה',
        'שירות הארנקים לא מכיר את מזהה הפרויקט הזה.',
      ],
      projectIdMissing: [
        'מזהה הפרויקט לא הוגדר',
        'האתר הזה עדיין לא מוכן לארנקים.',
      ],
      rateLimited: [
        'יותר מדי בקשות',
        'השירות עמוס בבקשות מהאתר הזה. נסו שוב בעוד רגע.',
      ],
      serverFailed: [
        'השירות אינו זמין',
        'אירעה תקלה בשירות. נסו שוב מאוחר יותר.',
      ],
      sessionExpired: [
        'פג תוקף החיבור',
        'התחברו מחדש. אם זה חוזר, בדקו את השעון במכשיר הזה.',
      ],
      walletNotLoaded: [
        'ארנק האימייל לא נטען',
        'בדקו את החיבור או את חוסם התוכן, ונסו שוב.',
      ],
      walletTimedOut: [
        'ארנק האימייל לא ענה',
        'הבקשה נמשכה זמן רב מדי. נסו שוב.',
      ],
    },
    unknown: 'משהו השתבש',
  },

  common: {
    back: 'חזרה',
    close: 'סגירה',
    cancel: 'ביטול',
    tryAgain: 'ניסיון חוזר',
    copied: 'הועתק',
    loading: 'בטעינה',
    notLoaded: 'לא ניתן היה לטעון את החלק הזה',
    notLoadedHint: 'בדקו את החיבור. שום דבר לא השתנה.',
    unknownNetwork: 'רשת לא מוכרת',
  },

  titles: {
    Connect: 'חיבור',
    ConnectingExternal: 'חיבור',
    ConnectingWalletConnect: 'חיבור',
    ConnectingWalletConnectBasic: 'חיבור',
    ConnectingMultiChain: 'בחירת רשת',
    ConnectWallets: 'ארנקים',
    ConnectSocials: 'כניסה מרשתות חברתיות',
    ConnectingSocial: 'כניסה',
    ConnectingFarcaster: 'כניסה עם Farcaster',
    AllWallets: 'כל הארנקים',
    Create: 'יצירת ארנק',
    EmailVerifyOtp: 'אימות האימייל',
    EmailVerifyDevice: 'מכשיר חדש',
    UpdateEmailWallet: 'שינוי האימייל',
    UpdateEmailPrimaryOtp: 'אימות האימייל הנוכחי',
    UpdateEmailSecondaryOtp: 'אימות האימייל החדש',
    Account: 'חשבון',
    AccountSettings: 'הגדרות',
    Transactions: 'פעילות',
    SmartSessionList: 'הרשאות אפליקציות',
    SmartSessionCreated: 'ההרשאה ניתנה',
    ProfileWallets: 'הארנקים שלכם',
    Networks: 'רשת',
    SwitchNetwork: 'החלפת רשת',
    SwitchActiveChain: 'החלפת חשבון',
    WalletCompatibleNetworks: 'הרשתות שלכם',
    UnsupportedChain: 'רשת לא נתמכת',
    WalletReceive: 'קבלה',
    WalletSend: 'שליחה',
    WalletSendSelectToken: 'בחירת טוקן',
    WalletSendPreview: 'בדיקה ושליחה',
    TransactionComplete: 'העסקה הושלמה',
    ApproveTransaction: 'אישור',
    SIWXSignMessage: 'כניסה',
    DataCapture: 'כתובת אימייל',
    DataCaptureOtpConfirm: 'אימות האימייל',
    Swap: 'המרה',
    SwapSelectToken: 'בחירת טוקן',
    SwapPreview: 'בדיקה והמרה',
    OnRampProviders: 'קנייה',
    OnRampFiatSelect: 'בחירת מטבע',
    OnRampTokenSelect: 'מה לקנות',
    Pay: 'תשלום',
    PayLoading: 'תשלום',
    PayQuote: 'תשלום',
    FundWallet: 'הוספת כספים',
    PayWithExchange: 'הוספת כספים',
    PayWithExchangeSelectAsset: 'בחירת טוקן',
    BuyInProgress: 'הקנייה שלכם',
    WhatIsABuy: 'איך קונים',
    ChooseAccountName: 'קבלת שם',
    RegisterAccountName: 'רישום שם',
    RegisterAccountNameSuccess: 'השם נרשם',
    WhatIsAWallet: 'מה זה ארנק?',
    WhatIsANetwork: 'מה זו רשת?',
    GetWallet: 'להשגת ארנק',
    Downloads: 'הורדה',
    UsageExceeded: 'לא זמין',
  },
}
