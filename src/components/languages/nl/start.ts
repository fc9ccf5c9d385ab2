import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Wallet koppelen',
    connecting: 'Koppelen…',
    failed: 'Niet geladen. Probeer opnieuw',
    account: (name) => `Account ${name}`,
    network: (name) => `Netwerk ${name}`,
    unsupported: 'Netwerk niet ondersteund',
  },

  login: {
    or: 'of',
    installed: 'Geïnstalleerd',
    recent: 'Recent',
    wallets: 'Wallets',
    moreWallets: 'Meer wallets',
    allWallets: 'Alle wallets',
    qrCode: 'QR-code',
    noMethods: 'Geen wallet gevonden',
    noMethodsHint:
      'Installeer een wallet in deze browser en laad de pagina opnieuw.',

    email: 'E-mailadres',
    emailHint: 'We sturen je een code per e-mail. Geen wachtwoord nodig.',
    emailInvalid: 'Voer een geldig e-mailadres in',
    continueWithEmail: 'Doorgaan met e-mail',
    suggestions: 'Suggesties',
    continueWithWallet: 'Doorgaan met een wallet',
    resumeCode: 'Je code invoeren',
    resumeLink: 'De link uit de mail gebruiken',
    resumeOpening: 'Je wallet wordt geopend',
    wait: (seconds) => `Opnieuw proberen over ${seconds} s`,
    waitBriefly: 'Wacht even voor de volgende e-mail',

    code: 'Code',
    codeSent: 'Voer de code in die is gemaild naar',
    codeHint: 'Zes cijfers',
    checking: 'Code controleren…',
    opening: 'Je wallet wordt geopend…',
    sending: 'Nieuwe code versturen…',
    resend: 'Nieuwe code mailen',
    resendIn: (seconds) => `Nieuwe code over ${seconds} s`,
    otherEmail: 'Ander e-mailadres gebruiken',
    nothingSent: 'Geen code verstuurd',
    nothingSentHint: 'Begin met je e-mailadres.',
    startAgain: 'Opnieuw beginnen',

    linkSent: 'Open de link die is gemaild naar',
    linkHint:
      'Daarmee sta je dit apparaat toe. Dit scherm gaat dan vanzelf verder.',
    linkWaiting: 'Wachten op de link',
    resendLink: 'Nieuwe link mailen',
    resendLinkIn: (seconds) => `Nieuwe link over ${seconds} s`,
    linkFailed: 'Dit apparaat is niet toegestaan',

    yourWallet: 'je wallet',
    connectWith: (wallet) => `Koppelen met ${wallet}`,
    openWallet: (wallet) => `Open ${wallet}`,
    confirmIn: (wallet) => `Bevestig in ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Deze site vraagt om je adres te zien.',
    asking: 'Open je wallet',
    askingHint:
      'Daar staat al een verzoek open. Beantwoord het, of sluit het en probeer opnieuw.',
    declined: 'Verzoek geweigerd',
    declinedHint: 'Je adres is niet met deze site gedeeld.',
    notInstalled: (wallet) => `Kan ${wallet} niet vinden`,
    notInstalledHint:
      'Installeer de wallet of zet deze aan en laad de pagina opnieuw.',
    getWallet: (wallet) => `${wallet} downloaden`,
    notConnected: 'Niet gekoppeld',

    noWallet: 'Ik heb geen wallet',

    codeAmbiguous: 'De tekst bevat meer dan één getal. Plak alleen de code.',

    codeMissing: 'Geen code van 6 cijfers in de geplakte tekst',

    codeOfOther: (site) => `Deze code is voor ${site}. Gebruik hem hier niet.`,
  },

  notices: {
    dismiss: 'Sluiten',
    details: 'Details',
    viewOnExplorer: 'Bekijken',
    toasts: {
      actionNotAllowed: () => 'Actie niet toegestaan',
      addressCopied: () => 'Adres gekopieerd',
      authenticationFailed: () => 'Het inloggen kon niet starten',
      balanceUnavailable: () => 'Saldo niet beschikbaar',
      failedToDisconnect: () => 'Loskoppelen mislukt',
      networkSwitched: (subject) =>
        subject ? `Nu op ${subject}` : 'Van netwerk gewisseld',
      sendFailed: (subject) =>
        subject ? `${subject} niet verstuurd` : 'Niet verstuurd',
      sendUnknown: (subject) =>
        subject ? `${subject} is misschien onderweg` : 'Misschien onderweg',
      sending: (subject) =>
        subject ? `${subject} wordt verstuurd` : 'Wordt verstuurd',
      sent: (subject) => (subject ? `${subject} verstuurd` : 'Verstuurd'),
      signatureDeclined: () => 'Handtekening geweigerd',
      smartAccountsUnsupported: () =>
        'Deze app ondersteunt smart accounts misschien niet',
      swapFailed: (subject) =>
        subject ? `${subject} niet geswapt` : 'Niet geswapt',
      swapUnknown: (subject) =>
        subject ? `${subject} is misschien onderweg` : 'Misschien onderweg',
      swapped: (subject) => (subject ? `${subject} geswapt` : 'Geswapt'),
    },
    alerts: {
      domainUnverified: [
        'App niet goed ingesteld',
        'De e-mailwallet accepteert dit domein niet.',
      ],
      emailInvalid: ['Ongeldig e-mailadres', 'Controleer het e-mailadres.'],
      featuresIgnored: [
        'Lokale functie-instellingen worden genegeerd',
        'De instellingen van het project gelden.',
      ],
      invalidAppConfiguration: [
        'App niet goed ingesteld',
        'De walletdienst accepteert geen verzoeken van deze site.',
      ],
      namespaceNotConnected: [
        'Tweede netwerk niet verbonden',
        'Je wallet is maar met één soort netwerk verbonden.',
      ],
      networkNotFound: [
        'Netwerk niet gevonden',
        'Deze site biedt dat netwerk niet aan.',
      ],
      projectIdInvalid: [
        'App niet goed ingesteld',
        'De walletdienst kent dit project-ID niet.',
      ],
      projectIdMissing: [
        'Project-ID ontbreekt',
        'Deze site is nog niet ingesteld voor wallets.',
      ],
      rateLimited: [
        'Te veel verzoeken',
        'De dienst heeft het te druk met deze site. Probeer het zo opnieuw.',
      ],
      serverFailed: [
        'Dienst niet beschikbaar',
        'Er ging iets mis bij de dienst. Probeer het later opnieuw.',
      ],
      sessionExpired: [
        'Sessie verlopen',
        'Log opnieuw in. Komt dit terug, controleer dan de klok van dit apparaat.',
      ],
      walletNotLoaded: [
        'E-mailwallet kon niet laden',
        'Controleer de verbinding of een contentblocker en probeer opnieuw.',
      ],
      walletTimedOut: [
        'E-mailwallet reageert niet',
        'Het verzoek duurde te lang. Probeer het opnieuw.',
      ],
    },
    unknown: 'Er ging iets mis',
  },

  common: {
    back: 'Terug',
    close: 'Sluiten',
    cancel: 'Annuleren',
    tryAgain: 'Opnieuw proberen',
    copied: 'Gekopieerd',
    loading: 'Laden',
    notLoaded: 'Dit onderdeel kon niet laden',
    notLoadedHint: 'Controleer de verbinding. Er is niets veranderd.',
    unknownNetwork: 'Onbekend netwerk',
  },

  titles: {
    Connect: 'Koppelen',
    ConnectingExternal: 'Koppelen',
    ConnectingWalletConnect: 'Koppelen',
    ConnectingWalletConnectBasic: 'Koppelen',
    ConnectingMultiChain: 'Kies een netwerk',
    ConnectWallets: 'Wallets',
    ConnectSocials: 'Social login',
    ConnectingSocial: 'Inloggen',
    ConnectingFarcaster: 'Inloggen met Farcaster',
    AllWallets: 'Alle wallets',
    Create: 'Wallet aanmaken',
    EmailVerifyOtp: 'E-mail bevestigen',
    EmailVerifyDevice: 'Nieuw apparaat',
    UpdateEmailWallet: 'E-mail wijzigen',
    UpdateEmailPrimaryOtp: 'Huidige e-mail bevestigen',
    UpdateEmailSecondaryOtp: 'Nieuwe e-mail bevestigen',
    Account: 'Account',
    AccountSettings: 'Instellingen',
    Transactions: 'Activiteit',
    SmartSessionList: 'App-toestemmingen',
    SmartSessionCreated: 'Toestemming gegeven',
    ProfileWallets: 'Je wallets',
    Networks: 'Netwerk',
    SwitchNetwork: 'Netwerk wisselen',
    SwitchActiveChain: 'Account wisselen',
    WalletCompatibleNetworks: 'Je netwerken',
    UnsupportedChain: 'Netwerk niet ondersteund',
    WalletReceive: 'Ontvangen',
    WalletSend: 'Versturen',
    WalletSendSelectToken: 'Kies een token',
    WalletSendPreview: 'Controleren en versturen',
    TransactionComplete: 'Transactie voltooid',
    ApproveTransaction: 'Goedkeuren',
    SIWXSignMessage: 'Inloggen',
    Swap: 'Swappen',
    SwapSelectToken: 'Kies een token',
    SwapPreview: 'Controleren en swappen',
    OnRampProviders: 'Kopen',
    OnRampFiatSelect: 'Kies een valuta',
    OnRampTokenSelect: 'Kies wat je koopt',
    BuyInProgress: 'Je aankoop',
    WhatIsABuy: 'Hoe kopen werkt',
    ChooseAccountName: 'Naam vastleggen',
    RegisterAccountName: 'Naam registreren',
    RegisterAccountNameSuccess: 'Naam geregistreerd',
    WhatIsAWallet: 'Wat is een wallet?',
    WhatIsANetwork: 'Wat is een netwerk?',
    GetWallet: 'Wallet downloaden',
    Downloads: 'Downloaden',
    UsageExceeded: 'Niet beschikbaar',
  },
}
