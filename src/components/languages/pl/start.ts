import type { StartPart } from '../../strings/Catalogue.js'

/** Stands for a wallet without a name, which needs other cases. */
const yourWallet = 'portfel'

export const start: StartPart = {
  button: {
    connect: 'Połącz portfel',
    connecting: 'Łączenie…',
    failed: 'Nie wczytano. Spróbuj ponownie',
    account: (name) => `Konto ${name}`,
    network: (name) => `Sieć ${name}`,
    unsupported: 'Nieobsługiwana sieć',
    pay: (amount) => `Zapłać ${amount}`,
  },

  login: {
    or: 'lub',
    installed: 'Zainstalowany',
    recent: 'Ostatni',
    wallets: 'Portfele',
    moreWallets: 'Więcej portfeli',
    allWallets: 'Wszystkie portfele',
    qrCode: 'Kod QR',
    noMethods: 'Nie znaleziono portfela',
    noMethodsHint: 'Zainstaluj portfel w tej przeglądarce i odśwież stronę.',

    email: 'Adres e-mail',
    emailHint: 'Wyślemy kod e-mailem. Bez hasła.',
    emailInvalid: 'Wpisz prawidłowy adres e-mail',
    continueWithEmail: 'Kontynuuj przez e-mail',
    suggestions: 'Podpowiedzi',
    continueWithWallet: 'Kontynuuj z portfelem',
    resumeCode: 'Wpisz kod',
    resumeLink: 'Otwórz link z e-maila',
    resumeOpening: 'Otwieranie portfela',
    wait: (seconds) => `Spróbuj ponownie za ${seconds} s`,
    waitBriefly: 'Poczekaj chwilę na kolejny e-mail',

    code: 'Kod',
    codeSent: 'Wpisz kod wysłany na adres',
    codeHint: 'Sześć cyfr',
    checking: 'Sprawdzanie kodu…',
    opening: 'Otwieranie portfela…',
    sending: 'Wysyłanie nowego kodu…',
    resend: 'Wyślij nowy kod',
    resendIn: (seconds) => `Nowy kod za ${seconds} s`,
    otherEmail: 'Użyj innego adresu',
    nothingSent: 'Kod nie został wysłany',
    nothingSentHint: 'Zacznij od podania adresu e-mail.',
    startAgain: 'Zacznij od nowa',

    linkSent: 'Otwórz link wysłany na adres',
    linkHint: 'Link autoryzuje to urządzenie. Dalej wszystko potoczy się samo.',
    linkWaiting: 'Czekamy na otwarcie linku',
    resendLink: 'Wyślij nowy link',
    resendLinkIn: (seconds) => `Nowy link za ${seconds} s`,
    linkFailed: 'Urządzenie nie zostało autoryzowane',

    yourWallet,
    connectWith: (wallet) => `Połącz ${wallet}`,
    openWallet: (wallet) => `Otwórz ${wallet}`,
    confirmIn: (wallet) =>
      wallet === yourWallet ? 'Potwierdź w portfelu' : `Potwierdź w ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Ta strona prosi o dostęp do twojego adresu.',
    asking: 'Otwórz portfel',
    askingHint:
      'Prośba już tam czeka. Odpowiedz na nią albo zamknij ją i spróbuj ponownie.',
    declined: 'Prośba odrzucona',
    declinedHint: 'Twój adres nie został udostępniony tej stronie.',
    notInstalled: (wallet) =>
      wallet === yourWallet
        ? 'Nie znaleziono portfela'
        : `Nie znaleziono portfela ${wallet}`,
    notInstalledHint: 'Zainstaluj go lub włącz i odśwież stronę.',
    getWallet: (wallet) => `Zainstaluj ${wallet}`,
    notConnected: 'Brak połączenia',

    noWallet: 'Nie mam portfela',

    codeAmbiguous: 'W tekście jest więcej niż jedna liczba. Wklej sam kod.',

    codeMissing: 'We wklejonym tekście nie ma 6-cyfrowego kodu',

    codeOfOther: (site) => `Ten kod jest dla ${site}. Nie używaj go tutaj.`,
  },

  notices: {
    dismiss: 'Ukryj',
    details: 'Szczegóły',
    viewOnExplorer: 'Zobacz',
    toasts: {
      actionNotAllowed: () => 'Niedozwolone działanie',
      addressCopied: () => 'Adres skopiowany',
      authenticationFailed: () => 'Nie udało się rozpocząć logowania',
      balanceUnavailable: () => 'Saldo niedostępne',
      failedToDisconnect: () => 'Nie udało się rozłączyć',
      networkSwitched: (subject) =>
        subject ? `Wybrana sieć: ${subject}` : 'Zmieniono sieć',
      sendFailed: (subject) =>
        subject ? `Nie wysłano: ${subject}` : 'Nie wysłano',
      sendUnknown: (subject) =>
        subject
          ? `Możliwe, że ${subject} jest już w drodze`
          : 'Możliwe, że środki są już w drodze',
      sending: (subject) => (subject ? `Wysyłanie ${subject}` : 'Wysyłanie'),
      sent: (subject) => (subject ? `Wysłano ${subject}` : 'Wysłano'),
      signatureDeclined: () => 'Odrzucono podpis',
      smartAccountsUnsupported: () =>
        'Ta aplikacja może nie obsługiwać kont smart',
      swapFailed: (subject) =>
        subject ? `Nie zamieniono: ${subject}` : 'Nie zamieniono',
      swapUnknown: (subject) =>
        subject
          ? `Możliwe, że ${subject} jest już w drodze`
          : 'Możliwe, że środki są już w drodze',
      swapped: (subject) => (subject ? `Zamieniono ${subject}` : 'Zamieniono'),
    },
    alerts: {
      domainUnverified: [
        'Nieprawidłowa konfiguracja aplikacji',
        'Wbudowany portfel nie akceptuje tej domeny.',
      ],
      emailInvalid: ['Nieprawidłowy e-mail', 'Sprawdź adres e-mail.'],
      featuresIgnored: [
        'Lokalne ustawienia funkcji są pomijane',
        'Zamiast nich działają ustawienia projektu.',
      ],
      invalidAppConfiguration: [
        'Nieprawidłowa konfiguracja aplikacji',
        'Usługa portfeli nie przyjmuje zapytań z tej strony.',
      ],
      namespaceNotConnected: [
        'Druga sieć niepołączona',
        'Portfel jest połączony tylko z jednym rodzajem sieci.',
      ],
      networkNotFound: [
        'Nie znaleziono sieci',
        'Ta strona nie oferuje tej sieci.',
      ],
      projectIdInvalid: [
        'Nieprawidłowa konfiguracja aplikacji',
        'Usługa portfeli nie zna tego identyfikatora projektu.',
      ],
      projectIdMissing: [
        'Brak ID projektu',
        'Ta strona nie jest jeszcze przygotowana do obsługi portfeli.',
      ],
      rateLimited: [
        'Zbyt wiele zapytań',
        'Usługa jest przeciążona zapytaniami z tej strony. Spróbuj za chwilę.',
      ],
      serverFailed: [
        'Usługa niedostępna',
        'W usłudze wystąpił problem. Spróbuj później.',
      ],
      sessionExpired: [
        'Sesja wygasła',
        'Zaloguj się ponownie. Jeśli to się powtórzy, sprawdź zegar urządzenia.',
      ],
      walletNotLoaded: [
        'Nie udało się wczytać portfela e-mail',
        'Sprawdź połączenie i blokadę treści, a potem spróbuj ponownie.',
      ],
      walletTimedOut: [
        'Portfel e-mail nie odpowiada',
        'Zapytanie pozostało bez odpowiedzi. Spróbuj ponownie.',
      ],
    },
    unknown: 'Coś poszło nie tak',
  },

  common: {
    back: 'Wstecz',
    close: 'Zamknij',
    cancel: 'Anuluj',
    tryAgain: 'Spróbuj ponownie',
    copied: 'Skopiowano',
    loading: 'Wczytywanie',
    notLoaded: 'Nie udało się wczytać tej części',
    notLoadedHint: 'Sprawdź połączenie. Nic się nie zmieniło.',
    unknownNetwork: 'Nieznana sieć',
  },

  titles: {
    Connect: 'Połącz',
    ConnectingExternal: 'Połącz',
    ConnectingWalletConnect: 'Połącz',
    ConnectingWalletConnectBasic: 'Połącz',
    ConnectingMultiChain: 'Wybierz sieć',
    ConnectWallets: 'Portfele',
    ConnectSocials: 'Logowanie społecznościowe',
    ConnectingSocial: 'Logowanie',
    ConnectingFarcaster: 'Logowanie przez Farcaster',
    AllWallets: 'Wszystkie portfele',
    Create: 'Utwórz portfel',
    EmailVerifyOtp: 'Potwierdź e-mail',
    EmailVerifyDevice: 'Nowe urządzenie',
    UpdateEmailWallet: 'Zmień e-mail',
    UpdateEmailPrimaryOtp: 'Potwierdź obecny e-mail',
    UpdateEmailSecondaryOtp: 'Potwierdź nowy e-mail',
    Account: 'Konto',
    AccountSettings: 'Ustawienia',
    Transactions: 'Aktywność',
    SmartSessionList: 'Uprawnienia aplikacji',
    SmartSessionCreated: 'Nadano uprawnienie',
    ProfileWallets: 'Twoje portfele',
    Networks: 'Sieć',
    SwitchNetwork: 'Zmień sieć',
    SwitchActiveChain: 'Zmień konto',
    WalletCompatibleNetworks: 'Twoje sieci',
    UnsupportedChain: 'Nieobsługiwana sieć',
    WalletReceive: 'Odbierz',
    WalletSend: 'Wyślij',
    WalletSendSelectToken: 'Wybierz token',
    WalletSendPreview: 'Sprawdź i wyślij',
    TransactionComplete: 'Transakcja zakończona',
    ApproveTransaction: 'Zatwierdź',
    SIWXSignMessage: 'Logowanie',
    DataCapture: 'Adres e-mail',
    DataCaptureOtpConfirm: 'Potwierdź e-mail',
    Swap: 'Zamień',
    SwapSelectToken: 'Wybierz token',
    SwapPreview: 'Sprawdź i zamień',
    OnRampProviders: 'Kup',
    OnRampFiatSelect: 'Wybierz walutę',
    OnRampTokenSelect: 'Wybierz, co kupić',
    Pay: 'Płatność',
    PayLoading: 'Płatność',
    PayQuote: 'Płatność',
    FundWallet: 'Dodaj środki',
    PayWithExchange: 'Dodaj środki',
    PayWithExchangeSelectAsset: 'Wybierz token',
    BuyInProgress: 'Twój zakup',
    WhatIsABuy: 'Jak przebiega zakup',
    ChooseAccountName: 'Zdobądź nazwę',
    RegisterAccountName: 'Zarejestruj nazwę',
    RegisterAccountNameSuccess: 'Zarejestrowano nazwę',
    WhatIsAWallet: 'Czym jest portfel?',
    WhatIsANetwork: 'Czym jest sieć?',
    GetWallet: 'Zainstaluj portfel',
    Downloads: 'Pobierz',
    UsageExceeded: 'Niedostępne',
  },
}
