import type { StartPart } from '../../strings/Catalogue.js'

/** Stands for a wallet without a name, which needs other cases. */
const yourWallet = 'кошелёк'

export const start: StartPart = {
  button: {
    connect: 'Подключить кошелёк',
    connecting: 'Подключение…',
    failed: 'Не загрузилось. Повторить',
    account: (name) => `Аккаунт ${name}`,
    network: (name) => `Сеть ${name}`,
    unsupported: 'Сеть не поддерживается',
    pay: (amount) => `Оплатить ${amount}`,
  },

  login: {
    or: 'или',
    installed: 'Установлен',
    recent: 'Недавний',
    wallets: 'Кошельки',
    moreWallets: 'Другие кошельки',
    allWallets: 'Все кошельки',
    qrCode: 'QR-код',
    noMethods: 'Кошелёк не найден',
    noMethodsHint:
      'Установите кошелёк в этом браузере и перезагрузите страницу.',

    email: 'Электронная почта',
    emailHint: 'Мы отправим код на почту. Пароль не нужен.',
    emailInvalid: 'Введите корректный адрес эл. почты',
    continueWithEmail: 'Продолжить по почте',
    suggestions: 'Подсказки',
    continueWithWallet: 'Продолжить с кошельком',
    resumeCode: 'Ввести код',
    resumeLink: 'Открыть ссылку из письма',
    resumeOpening: 'Открываем кошелёк',
    wait: (seconds) => `Повторить через ${seconds} с`,
    waitBriefly: 'Подождите немного до следующего письма',

    code: 'Код',
    codeSent: 'Введите код, отправленный на',
    codeHint: 'Шесть цифр',
    checking: 'Проверяем код…',
    opening: 'Открываем кошелёк…',
    sending: 'Отправляем новый код…',
    resend: 'Отправить новый код',
    resendIn: (seconds) => `Новый код через ${seconds} с`,
    otherEmail: 'Указать другую почту',
    nothingSent: 'Код не отправлен',
    nothingSentHint: 'Начните с адреса электронной почты.',
    startAgain: 'Начать заново',

    linkSent: 'Откройте ссылку, отправленную на',
    linkHint:
      'Она разрешит вход на этом устройстве. Дальше всё продолжится само.',
    linkWaiting: 'Ждём перехода по ссылке',
    resendLink: 'Отправить новую ссылку',
    resendLinkIn: (seconds) => `Новая ссылка через ${seconds} с`,
    linkFailed: 'Вход на этом устройстве не разрешён',

    yourWallet,
    connectWith: (wallet) => `Подключить ${wallet}`,
    openWallet: (wallet) => `Открыть ${wallet}`,
    confirmIn: (wallet) =>
      wallet === yourWallet
        ? 'Подтвердите в кошельке'
        : `Подтвердите в ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Сайт просит показать ему ваш адрес.',
    asking: 'Откройте кошелёк',
    askingHint:
      'Запрос уже там. Ответьте на него или закройте его и попробуйте снова.',
    declined: 'Запрос отклонён',
    declinedHint: 'Ваш адрес не передан этому сайту.',
    notInstalled: (wallet) =>
      wallet === yourWallet
        ? 'Кошелёк не найден'
        : `Кошелёк ${wallet} не найден`,
    notInstalledHint: 'Установите или включите его и перезагрузите страницу.',
    getWallet: (wallet) => `Установить ${wallet}`,
    notConnected: 'Не подключено',

    noWallet: 'У меня нет кошелька',

    codeAmbiguous: 'В тексте больше одного числа. Вставьте только код.',

    codeMissing: 'Во вставленном тексте нет 6-значного кода',

    codeOfOther: (site) => `Этот код для ${site}. Не используйте его здесь.`,
  },

  notices: {
    dismiss: 'Скрыть',
    details: 'Подробнее',
    viewOnExplorer: 'Смотреть',
    toasts: {
      actionNotAllowed: () => 'Действие не разрешено',
      addressCopied: () => 'Адрес скопирован',
      authenticationFailed: () => 'Не удалось начать вход',
      balanceUnavailable: () => 'Баланс недоступен',
      failedToDisconnect: () => 'Не удалось отключить',
      networkSwitched: (subject) =>
        subject ? `Теперь сеть ${subject}` : 'Сеть изменена',
      sendFailed: (subject) =>
        subject ? `Не отправлено: ${subject}` : 'Не отправлено',
      sendUnknown: (subject) =>
        subject
          ? `Возможно, ${subject} уже в пути`
          : 'Возможно, средства уже в пути',
      sending: (subject) =>
        subject ? `Отправляется: ${subject}` : 'Отправляется',
      sent: (subject) => (subject ? `Отправлено: ${subject}` : 'Отправлено'),
      signatureDeclined: () => 'Подпись отклонена',
      smartAccountsUnsupported: () =>
        'Возможно, приложение не поддерживает смарт-аккаунты',
      swapFailed: (subject) =>
        subject ? `Не обменяно: ${subject}` : 'Обмен не выполнен',
      swapUnknown: (subject) =>
        subject
          ? `Возможно, ${subject} уже в пути`
          : 'Возможно, средства уже в пути',
      swapped: (subject) => (subject ? `Обменяно: ${subject}` : 'Обменяно'),
    },
    alerts: {
      domainUnverified: [
        'Приложение настроено неверно',
        'Встроенный кошелёк не принимает этот домен.',
      ],
      emailInvalid: ['Неверный адрес почты', 'Проверьте адрес почты.'],
      featuresIgnored: [
        'Локальные настройки функций не действуют',
        'Вместо них используются настройки проекта.',
      ],
      invalidAppConfiguration: [
        'Приложение настроено неверно',
        'Сервис кошельков не принимает запросы с этого сайта.',
      ],
      namespaceNotConnected: [
        'Вторая сеть не подключена',
        'Кошелёк подключён только к одному типу сетей.',
      ],
      networkNotFound: ['Сеть не найдена', 'На этом сайте нет такой сети.'],
      projectIdInvalid: [
        'Приложение настроено неверно',
        'Сервис кошельков не знает этот ID проекта.',
      ],
      projectIdMissing: [
        'Не указан ID проекта',
        'Этот сайт ещё не настроен для работы с кошельками.',
      ],
      rateLimited: [
        'Слишком много запросов',
        'Сервис перегружен запросами с этого сайта. Попробуйте чуть позже.',
      ],
      serverFailed: [
        'Сервис недоступен',
        'В работе сервиса произошёл сбой. Попробуйте позже.',
      ],
      sessionExpired: [
        'Сессия истекла',
        'Войдите снова. Если это повторится, проверьте время на устройстве.',
      ],
      walletNotLoaded: [
        'Email-кошелёк не загрузился',
        'Проверьте соединение и блокировщик контента и попробуйте снова.',
      ],
      walletTimedOut: [
        'Email-кошелёк не отвечает',
        'Запрос остался без ответа. Попробуйте снова.',
      ],
    },
    unknown: 'Что-то пошло не так',
  },

  common: {
    back: 'Назад',
    close: 'Закрыть',
    cancel: 'Отмена',
    tryAgain: 'Повторить',
    copied: 'Скопировано',
    loading: 'Загрузка',
    notLoaded: 'Не удалось загрузить эту часть',
    notLoadedHint: 'Проверьте соединение. Ничего не изменилось.',
    unknownNetwork: 'Неизвестная сеть',
  },

  titles: {
    Connect: 'Подключение',
    ConnectingExternal: 'Подключение',
    ConnectingWalletConnect: 'Подключение',
    ConnectingWalletConnectBasic: 'Подключение',
    ConnectingMultiChain: 'Выберите сеть',
    ConnectWallets: 'Кошельки',
    ConnectSocials: 'Вход через соцсети',
    ConnectingSocial: 'Вход',
    ConnectingFarcaster: 'Вход через Farcaster',
    AllWallets: 'Все кошельки',
    Create: 'Создать кошелёк',
    EmailVerifyOtp: 'Подтверждение почты',
    EmailVerifyDevice: 'Новое устройство',
    UpdateEmailWallet: 'Изменить почту',
    UpdateEmailPrimaryOtp: 'Подтвердите текущую почту',
    UpdateEmailSecondaryOtp: 'Подтвердите новую почту',
    Account: 'Аккаунт',
    AccountSettings: 'Настройки',
    Transactions: 'История',
    SmartSessionList: 'Разрешения приложений',
    SmartSessionCreated: 'Разрешение выдано',
    ProfileWallets: 'Ваши кошельки',
    Networks: 'Сеть',
    SwitchNetwork: 'Сменить сеть',
    SwitchActiveChain: 'Сменить аккаунт',
    WalletCompatibleNetworks: 'Ваши сети',
    UnsupportedChain: 'Сеть не поддерживается',
    WalletReceive: 'Получить',
    WalletSend: 'Отправить',
    WalletSendSelectToken: 'Выберите токен',
    WalletSendPreview: 'Проверить и отправить',
    TransactionComplete: 'Транзакция завершена',
    ApproveTransaction: 'Подтверждение',
    SIWXSignMessage: 'Вход',
    DataCapture: 'Электронная почта',
    DataCaptureOtpConfirm: 'Подтверждение почты',
    Swap: 'Обменять',
    SwapSelectToken: 'Выберите токен',
    SwapPreview: 'Проверить и обменять',
    OnRampProviders: 'Купить',
    OnRampFiatSelect: 'Выберите валюту',
    OnRampTokenSelect: 'Выберите, что купить',
    Pay: 'Оплата',
    PayLoading: 'Оплата',
    PayQuote: 'Оплата',
    FundWallet: 'Пополнить',
    PayWithExchange: 'Пополнить',
    PayWithExchangeSelectAsset: 'Выберите токен',
    BuyInProgress: 'Ваша покупка',
    WhatIsABuy: 'Как проходит покупка',
    ChooseAccountName: 'Получите имя',
    RegisterAccountName: 'Регистрация имени',
    RegisterAccountNameSuccess: 'Имя зарегистрировано',
    WhatIsAWallet: 'Что такое кошелёк?',
    WhatIsANetwork: 'Что такое сеть?',
    GetWallet: 'Установить кошелёк',
    Downloads: 'Скачать',
    UsageExceeded: 'Недоступно',
  },
}
