// Generated from src/components/languages/uk/start.json.
// Edit that, then run `npm run messages`.

import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Підключити гаманець',
    connecting: 'Підключення…',
    failed: 'Не завантажено. Повторити',
    account: (name) => `Акаунт ${name}`,
    network: (name) => `Мережа ${name}`,
    unsupported: 'Мережа не підтримується',
    pay: (amount) => `Сплатити ${amount}`,
  },
  login: {
    or: 'або',
    installed: 'Встановлено',
    recent: 'Нещодавній',
    wallets: 'Гаманці',
    moreWallets: 'Інші гаманці',
    allWallets: 'Усі гаманці',
    qrCode: 'QR-код',
    noMethods: 'Гаманець не знайдено',
    noMethodsHint:
      'Встановіть гаманець у цьому браузері й перезавантажте сторінку.',
    email: 'Електронна пошта',
    emailHint: 'Ми надішлемо код на пошту. Пароль не потрібен.',
    emailInvalid: 'Введіть дійсну адресу ел. пошти',
    continueWithEmail: 'Продовжити через пошту',
    suggestions: 'Підказки',
    continueWithWallet: 'Продовжити з гаманцем',
    resumeCode: 'Ввести код',
    resumeLink: 'Відкрити посилання з листа',
    resumeOpening: 'Відкриваємо гаманець',
    wait: (seconds) => `Повторити через ${seconds} с`,
    waitBriefly: 'Зачекайте трохи до наступного листа',
    code: 'Код',
    codeSent: 'Введіть код, надісланий на',
    codeHint: 'Шість цифр',
    codeAmbiguous: 'У тексті більше одного числа. Вставте лише код.',
    codeMissing: 'У вставленому тексті немає 6-значного коду',
    codeOfOther: (site) => `Цей код для ${site}. Не використовуйте його тут.`,
    checking: 'Перевіряємо код…',
    opening: 'Відкриваємо гаманець…',
    sending: 'Надсилаємо новий код…',
    resend: 'Надіслати новий код',
    resendIn: (seconds) => `Новий код через ${seconds} с`,
    otherEmail: 'Вказати іншу пошту',
    nothingSent: 'Код не надіслано',
    nothingSentHint: 'Почніть з адреси електронної пошти.',
    startAgain: 'Почати знову',
    linkSent: 'Відкрийте посилання, надіслане на',
    linkHint: 'Воно дозволить вхід на цьому пристрої. Далі все піде само.',
    linkWaiting: 'Чекаємо, поки ви відкриєте посилання',
    resendLink: 'Надіслати нове посилання',
    resendLinkIn: (seconds) => `Нове посилання через ${seconds} с`,
    linkFailed: 'Вхід на цьому пристрої не дозволено',
    yourWallet: 'гаманець',
    connectWith: (wallet) => `Підключити ${wallet}`,
    openWallet: (wallet) => `Відкрити ${wallet}`,
    confirmIn: (wallet) =>
      wallet === 'гаманець'
        ? 'Підтвердьте в гаманці'
        : `Підтвердьте в ${wallet}`,
    confirmHint: 'Сайт просить показати йому вашу адресу.',
    asking: 'Відкрийте гаманець',
    askingHint:
      'Запит уже там. Дайте на нього відповідь або закрийте його й спробуйте ще раз.',
    declined: 'Запит відхилено',
    declinedHint: 'Вашу адресу не передано цьому сайту.',
    rememberedHint: (wallet) =>
      `${wallet} відповів, не запитавши вас. Дозвольте цей сайт у його налаштуваннях і спробуйте ще раз.`,
    notInstalled: (wallet) =>
      wallet === 'гаманець'
        ? 'Гаманець не знайдено'
        : `Гаманець ${wallet} не знайдено`,
    notInstalledHint:
      'Встановіть або увімкніть його й перезавантажте сторінку.',
    getWallet: (wallet) => `Встановити ${wallet}`,
    notConnected: 'Не підключено',
    noWallet: 'У мене немає гаманця',
  },
  notices: {
    dismiss: 'Сховати',
    details: 'Докладніше',
    viewOnExplorer: 'Переглянути',
    toasts: {
      actionNotAllowed: () => 'Дію не дозволено',
      addressCopied: () => 'Адресу скопійовано',
      authenticationFailed: () => 'Не вдалося почати вхід',
      balanceUnavailable: () => 'Баланс недоступний',
      failedToDisconnect: () => 'Не вдалося відключити',
      networkSwitched: (subject) =>
        subject ? `Тепер мережа ${subject}` : 'Мережу змінено',
      sendFailed: (subject) =>
        subject ? `Не надіслано: ${subject}` : 'Не надіслано',
      sendUnknown: (subject) =>
        subject
          ? `Можливо, ${subject} уже в дорозі`
          : 'Можливо, кошти вже в дорозі',
      sending: (subject) =>
        subject ? `Надсилається: ${subject}` : 'Надсилається',
      sent: (subject) => (subject ? `Надіслано: ${subject}` : 'Надіслано'),
      signatureDeclined: () => 'Підпис відхилено',
      smartAccountsUnsupported: () =>
        'Можливо, застосунок не підтримує смартакаунти',
      stillSignedIn: () => 'Сеанс на цьому сайті, можливо, ще активний',
      swapFailed: (subject) =>
        subject ? `Не обміняно: ${subject}` : 'Обмін не виконано',
      swapUnknown: (subject) =>
        subject
          ? `Можливо, ${subject} уже в дорозі`
          : 'Можливо, кошти вже в дорозі',
      swapped: (subject) => (subject ? `Обміняно: ${subject}` : 'Обміняно'),
      windowFailed: () =>
        'У вікні гаманця сталася помилка. Відкрийте його знову',
    },
    alerts: {
      domainUnverified: [
        'Застосунок налаштовано неправильно',
        'Вбудований гаманець не приймає цей домен.',
      ],
      emailInvalid: ['Неправильна пошта', 'Перевірте адресу пошти.'],
      featuresIgnored: [
        'Локальні налаштування функцій не діють',
        'Замість них діють налаштування проєкту.',
      ],
      invalidAppConfiguration: [
        'Застосунок налаштовано неправильно',
        'Сервіс гаманців не приймає запитів із цього сайту.',
      ],
      namespaceNotConnected: [
        'Другу мережу не підключено',
        'Гаманець підключено лише до одного типу мереж.',
      ],
      networkNotFound: [
        'Мережу не знайдено',
        'На цьому сайті немає такої мережі.',
      ],
      projectIdInvalid: [
        'Застосунок налаштовано неправильно',
        'Сервіс гаманців не знає цього ID проєкту.',
      ],
      projectIdMissing: [
        'Не вказано ID проєкту',
        'Цей сайт ще не налаштовано для роботи з гаманцями.',
      ],
      rateLimited: [
        'Забагато запитів',
        'Сервіс перевантажено запитами із цього сайту. Спробуйте трохи пізніше.',
      ],
      serverFailed: [
        'Сервіс недоступний',
        'У роботі сервісу стався збій. Спробуйте пізніше.',
      ],
      sessionExpired: [
        'Сеанс завершився',
        'Увійдіть знову. Якщо це повториться, перевірте час на пристрої.',
      ],
      walletNotLoaded: [
        'Email-гаманець не завантажився',
        'Перевірте з’єднання й блокувальник вмісту та спробуйте ще раз.',
      ],
      walletTimedOut: [
        'Email-гаманець не відповідає',
        'Запит залишився без відповіді. Спробуйте ще раз.',
      ],
    },
    unknown: 'Щось пішло не так',
  },
  common: {
    close: 'Закрити',
    loading: 'Завантаження',
    back: 'Назад',
    cancel: 'Скасувати',
    tryAgain: 'Повторити',
    copied: 'Скопійовано',
    notLoaded: 'Не вдалося завантажити цю частину',
    notLoadedHint: 'Перевірте з’єднання. Нічого не змінилося.',
    unknownNetwork: 'Невідома мережа',
  },
  titles: {
    Account: 'Акаунт',
    Connect: 'Підключення',
    Networks: 'Мережа',
    ConnectingExternal: 'Підключення',
    ConnectingWalletConnect: 'Підключення',
    ConnectingWalletConnectBasic: 'Підключення',
    ConnectingMultiChain: 'Виберіть мережу',
    ConnectWallets: 'Гаманці',
    ConnectSocials: 'Вхід через соцмережі',
    ConnectingSocial: 'Вхід',
    ConnectingFarcaster: 'Вхід через Farcaster',
    AllWallets: 'Усі гаманці',
    Create: 'Створити гаманець',
    EmailVerifyOtp: 'Підтвердження пошти',
    EmailVerifyDevice: 'Новий пристрій',
    UpdateEmailWallet: 'Змінити пошту',
    UpdateEmailPrimaryOtp: 'Підтвердьте поточну пошту',
    UpdateEmailSecondaryOtp: 'Підтвердьте нову пошту',
    AccountSettings: 'Налаштування',
    Transactions: 'Історія',
    SmartSessionList: 'Дозволи застосунків',
    SmartSessionCreated: 'Дозвіл надано',
    ProfileWallets: 'Ваші гаманці',
    SwitchNetwork: 'Змінити мережу',
    SwitchActiveChain: 'Змінити акаунт',
    WalletCompatibleNetworks: 'Ваші мережі',
    UnsupportedChain: 'Мережа не підтримується',
    WalletReceive: 'Отримати',
    WatchToken: 'Додати токен',
    WalletSend: 'Надіслати',
    WalletSendSelectToken: 'Виберіть токен',
    WalletSendPreview: 'Перевірити й надіслати',
    TransactionComplete: 'Транзакцію завершено',
    ApproveTransaction: 'Підтвердження',
    SIWXSignMessage: 'Вхід',
    DataCapture: 'Електронна пошта',
    DataCaptureOtpConfirm: 'Підтвердження пошти',
    Swap: 'Обміняти',
    SwapSelectToken: 'Виберіть токен',
    SwapPreview: 'Перевірити й обміняти',
    OnRampProviders: 'Купити',
    OnRampFiatSelect: 'Виберіть валюту',
    OnRampTokenSelect: 'Виберіть, що купити',
    Pay: 'Оплата',
    PayLoading: 'Оплата',
    PayQuote: 'Оплата',
    FundWallet: 'Поповнити',
    PayWithExchange: 'Поповнити',
    PayWithExchangeSelectAsset: 'Виберіть токен',
    BuyInProgress: 'Ваша купівля',
    WhatIsABuy: 'Як відбувається купівля',
    ChooseAccountName: 'Отримайте ім’я',
    RegisterAccountName: 'Реєстрація імені',
    RegisterAccountNameSuccess: 'Ім’я зареєстровано',
    WhatIsAWallet: 'Що таке гаманець?',
    WhatIsANetwork: 'Що таке мережа?',
    GetWallet: 'Встановити гаманець',
    Downloads: 'Завантажити',
    UsageExceeded: 'Недоступно',
  },
}
