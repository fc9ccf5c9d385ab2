import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Wallet verbinden',
    connecting: 'Wird verbunden …',
    failed: 'Nicht geladen. Erneut versuchen',
    account: (name) => `Konto ${name}`,
    network: (name) => `Netzwerk ${name}`,
    unsupported: 'Netzwerk nicht unterstützt',
    pay: (amount) => `${amount} bezahlen`,
  },

  login: {
    or: 'oder',
    installed: 'Installiert',
    recent: 'Zuletzt',
    wallets: 'Wallets',
    moreWallets: 'Weitere Wallets',
    allWallets: 'Alle Wallets',
    qrCode: 'QR-Code',
    noMethods: 'Keine Wallet gefunden',
    noMethodsHint:
      'Eine Wallet in diesem Browser installieren, dann die Seite neu laden.',

    email: 'E-Mail-Adresse',
    emailHint: 'Wir senden einen Code per E-Mail. Ganz ohne Passwort.',
    emailInvalid: 'Eine gültige E-Mail-Adresse eingeben',
    continueWithEmail: 'Weiter mit E-Mail',
    suggestions: 'Vorschläge',
    continueWithWallet: 'Weiter mit einer Wallet',
    resumeCode: 'Code eingeben',
    resumeLink: 'Link aus der E-Mail öffnen',
    resumeOpening: 'Wallet wird geöffnet',
    wait: (seconds) => `Erneut möglich in ${seconds} s`,
    waitBriefly: 'Kurz warten bis zur nächsten E-Mail',

    code: 'Code',
    codeSent: 'Den Code eingeben, gesendet an',
    codeHint: 'Sechs Ziffern',
    checking: 'Code wird geprüft …',
    opening: 'Wallet wird geöffnet …',
    sending: 'Neuer Code wird gesendet …',
    resend: 'Neuen Code senden',
    resendIn: (seconds) => `Neuer Code in ${seconds} s`,
    otherEmail: 'Andere E-Mail-Adresse verwenden',
    nothingSent: 'Kein Code gesendet',
    nothingSentHint: 'Mit der E-Mail-Adresse beginnen.',
    startAgain: 'Neu beginnen',

    linkSent: 'Den Link öffnen, gesendet an',
    linkHint:
      'Er gibt dieses Gerät frei. Danach geht es hier von selbst weiter.',
    linkWaiting: 'Warten auf den Link',
    resendLink: 'Neuen Link senden',
    resendLinkIn: (seconds) => `Neuer Link in ${seconds} s`,
    linkFailed: 'Dieses Gerät wurde nicht freigegeben',

    yourWallet: 'Wallet',
    connectWith: (wallet) => `Mit ${wallet} verbinden`,
    openWallet: (wallet) => `${wallet} öffnen`,
    confirmIn: (wallet) => `In ${wallet} bestätigen`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Diese Website möchte die Adresse sehen.',
    asking: 'Wallet öffnen',
    askingHint:
      'Sie fragt bereits. Dort antworten, oder sie schließen und es erneut versuchen.',
    declined: 'Anfrage abgelehnt',
    declinedHint: 'Die Adresse wurde nicht mit dieser Website geteilt.',
    notInstalled: (wallet) => `${wallet} wurde nicht gefunden`,
    notInstalledHint:
      'Installieren oder aktivieren, dann diese Seite neu laden.',
    getWallet: (wallet) => `${wallet} holen`,
    notConnected: 'Nicht verbunden',

    noWallet: 'Ich habe keine Wallet',

    codeAmbiguous:
      'Der Text enthält mehr als eine Zahl. Nur den Code einfügen.',

    codeMissing: 'Im eingefügten Text ist kein Code aus 6 Ziffern',

    codeOfOther: (site) => `Dieser Code ist für ${site}. Hier nicht verwenden.`,
  },

  notices: {
    dismiss: 'Ausblenden',
    details: 'Details',
    viewOnExplorer: 'Ansehen',
    toasts: {
      actionNotAllowed: () => 'Aktion nicht erlaubt',
      addressCopied: () => 'Adresse kopiert',
      authenticationFailed: () => 'Die Anmeldung konnte nicht beginnen',
      balanceUnavailable: () => 'Guthaben nicht verfügbar',
      failedToDisconnect: () => 'Trennen fehlgeschlagen',
      networkSwitched: (subject) =>
        subject ? `Jetzt auf ${subject}` : 'Netzwerk gewechselt',
      sendFailed: (subject) =>
        subject ? `${subject} nicht gesendet` : 'Nicht gesendet',
      sendUnknown: (subject) =>
        subject
          ? `${subject} ist möglicherweise unterwegs`
          : 'Möglicherweise unterwegs',
      sending: (subject) =>
        subject ? `${subject} wird gesendet` : 'Wird gesendet',
      sent: (subject) => (subject ? `${subject} gesendet` : 'Gesendet'),
      signatureDeclined: () => 'Signatur abgelehnt',
      smartAccountsUnsupported: () =>
        'Diese App unterstützt Smart Accounts vielleicht nicht',
      swapFailed: (subject) =>
        subject ? `${subject} nicht getauscht` : 'Nicht getauscht',
      swapUnknown: (subject) =>
        subject
          ? `${subject} ist möglicherweise unterwegs`
          : 'Möglicherweise unterwegs',
      swapped: (subject) => (subject ? `${subject} getauscht` : 'Getauscht'),
    },
    alerts: {
      domainUnverified: [
        'App falsch konfiguriert',
        'Die E-Mail-Wallet akzeptiert diese Domain nicht.',
      ],
      emailInvalid: ['Ungültige E-Mail', 'E-Mail-Adresse prüfen.'],
      featuresIgnored: [
        'Lokale Funktionseinstellungen wirken nicht',
        'An ihrer Stelle gelten die Einstellungen des Projekts.',
      ],
      invalidAppConfiguration: [
        'App falsch konfiguriert',
        'Der Wallet-Dienst nimmt von dieser Website keine Anfragen an.',
      ],
      namespaceNotConnected: [
        'Zweites Netzwerk nicht verbunden',
        'Die Wallet ist nur mit einer Art von Netzwerk verbunden.',
      ],
      networkNotFound: [
        'Netzwerk nicht gefunden',
        'Diese Website bietet das Netzwerk nicht an.',
      ],
      projectIdInvalid: [
        'App falsch konfiguriert',
        'Der Wallet-Dienst kennt diese Projekt-ID nicht.',
      ],
      projectIdMissing: [
        'Projekt-ID fehlt',
        'Diese Website ist noch nicht für Wallets eingerichtet.',
      ],
      rateLimited: [
        'Zu viele Anfragen',
        'Der Dienst ist mit dieser Website ausgelastet. Gleich noch einmal versuchen.',
      ],
      serverFailed: [
        'Dienst nicht verfügbar',
        'Beim Dienst ist ein Problem aufgetreten. Später erneut versuchen.',
      ],
      sessionExpired: [
        'Sitzung abgelaufen',
        'Erneut anmelden. Tritt es wieder auf, die Uhr des Geräts prüfen.',
      ],
      walletNotLoaded: [
        'E-Mail-Wallet nicht geladen',
        'Verbindung und Inhaltsblocker prüfen, dann erneut versuchen.',
      ],
      walletTimedOut: [
        'E-Mail-Wallet antwortet nicht',
        'Die Anfrage hat zu lange gedauert. Erneut versuchen.',
      ],
    },
    unknown: 'Etwas ist schiefgelaufen',
  },

  common: {
    back: 'Zurück',
    close: 'Schließen',
    cancel: 'Abbrechen',
    tryAgain: 'Erneut versuchen',
    copied: 'Kopiert',
    loading: 'Wird geladen',
    notLoaded: 'Dieser Teil konnte nicht geladen werden',
    notLoadedHint: 'Verbindung prüfen. Es hat sich nichts geändert.',
    unknownNetwork: 'Unbekanntes Netzwerk',
  },

  titles: {
    Connect: 'Verbinden',
    ConnectingExternal: 'Verbinden',
    ConnectingWalletConnect: 'Verbinden',
    ConnectingWalletConnectBasic: 'Verbinden',
    ConnectingMultiChain: 'Netzwerk wählen',
    ConnectWallets: 'Wallets',
    ConnectSocials: 'Social-Log-ins',
    ConnectingSocial: 'Anmelden',
    ConnectingFarcaster: 'Mit Farcaster anmelden',
    AllWallets: 'Alle Wallets',
    Create: 'Wallet erstellen',
    EmailVerifyOtp: 'E-Mail bestätigen',
    EmailVerifyDevice: 'Neues Gerät',
    UpdateEmailWallet: 'E-Mail ändern',
    UpdateEmailPrimaryOtp: 'Bisherige E-Mail bestätigen',
    UpdateEmailSecondaryOtp: 'Neue E-Mail bestätigen',
    Account: 'Konto',
    AccountSettings: 'Einstellungen',
    Transactions: 'Aktivität',
    SmartSessionList: 'App-Berechtigungen',
    SmartSessionCreated: 'Berechtigung erteilt',
    ProfileWallets: 'Verbundene Wallets',
    Networks: 'Netzwerk',
    SwitchNetwork: 'Netzwerk wechseln',
    SwitchActiveChain: 'Konto wechseln',
    WalletCompatibleNetworks: 'Passende Netzwerke',
    UnsupportedChain: 'Netzwerk nicht unterstützt',
    WalletReceive: 'Empfangen',
    WalletSend: 'Senden',
    WalletSendSelectToken: 'Token wählen',
    WalletSendPreview: 'Prüfen und senden',
    TransactionComplete: 'Transaktion abgeschlossen',
    ApproveTransaction: 'Freigeben',
    SIWXSignMessage: 'Anmelden',
    DataCapture: 'E-Mail-Adresse',
    DataCaptureOtpConfirm: 'E-Mail bestätigen',
    Swap: 'Tauschen',
    SwapSelectToken: 'Token wählen',
    SwapPreview: 'Prüfen und tauschen',
    OnRampProviders: 'Kaufen',
    OnRampFiatSelect: 'Währung wählen',
    OnRampTokenSelect: 'Was gekauft werden soll',
    Pay: 'Bezahlen',
    PayLoading: 'Bezahlen',
    PayQuote: 'Bezahlen',
    FundWallet: 'Guthaben aufladen',
    PayWithExchange: 'Guthaben aufladen',
    PayWithExchangeSelectAsset: 'Token wählen',
    BuyInProgress: 'Laufender Kauf',
    WhatIsABuy: 'So läuft der Kauf',
    ChooseAccountName: 'Namen sichern',
    RegisterAccountName: 'Namen registrieren',
    RegisterAccountNameSuccess: 'Name registriert',
    WhatIsAWallet: 'Was ist eine Wallet?',
    WhatIsANetwork: 'Was ist ein Netzwerk?',
    GetWallet: 'Wallet holen',
    Downloads: 'Herunterladen',
    UsageExceeded: 'Nicht verfügbar',
  },
}
