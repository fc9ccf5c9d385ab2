// Generated from src/components/languages/cs/start.json.
// Edit that, then run `npm run messages`.

import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Připojit peněženku',
    connecting: 'Připojování…',
    failed: 'Nenačteno. Zkusit znovu',
    account: (name) => `Účet ${name}`,
    network: (name) => `Síť ${name}`,
    unsupported: 'Nepodporovaná síť',
    pay: (amount) => `Zaplatit ${amount}`,
  },
  login: {
    or: 'nebo',
    installed: 'Nainstalovaná',
    recent: 'Nedávná',
    wallets: 'Peněženky',
    moreWallets: 'Další peněženky',
    allWallets: 'Všechny peněženky',
    qrCode: 'QR kód',
    noMethods: 'Nenašli jsme žádnou peněženku',
    noMethodsHint:
      'Nainstalujte si peněženku do tohoto prohlížeče a načtěte stránku znovu.',
    email: 'E-mailová adresa',
    emailHint: 'Pošleme vám kód e-mailem. Bez hesla.',
    emailInvalid: 'Zadejte platnou e-mailovou adresu',
    continueWithEmail: 'Pokračovat s e-mailem',
    suggestions: 'Návrhy',
    continueWithWallet: 'Pokračovat s peněženkou',
    resumeCode: 'Zadat kód',
    resumeLink: 'Otevřít odkaz z e-mailu',
    resumeOpening: 'Otevírání peněženky',
    wait: (seconds) => `Zkuste to znovu za ${seconds} s`,
    waitBriefly: 'Chvíli počkejte na další e-mail',
    code: 'Kód',
    codeSent: 'Zadejte kód zaslaný na',
    codeHint: 'Šest číslic',
    codeAmbiguous: 'Text obsahuje více čísel. Vložte jen kód.',
    codeMissing: 'Ve vloženém textu není 6místný kód',
    codeOfOther: (site) => `Tento kód je pro ${site}. Nepoužívejte ho zde.`,
    checking: 'Ověřování kódu…',
    opening: 'Otevírání peněženky…',
    sending: 'Odesílání nového kódu…',
    resend: 'Poslat nový kód',
    resendIn: (seconds) => `Nový kód za ${seconds} s`,
    otherEmail: 'Použít jiný e-mail',
    nothingSent: 'Žádný kód nebyl odeslán',
    nothingSentHint: 'Začněte zadáním e-mailové adresy.',
    startAgain: 'Začít znovu',
    linkSent: 'Otevřete odkaz zaslaný na',
    linkHint: 'Povolí toto zařízení. Dál už to půjde samo.',
    linkWaiting: 'Čekáme na otevření odkazu',
    resendLink: 'Poslat nový odkaz',
    resendLinkIn: (seconds) => `Nový odkaz za ${seconds} s`,
    linkFailed: 'Toto zařízení nebylo povoleno',
    yourWallet: 'peněženka',
    connectWith: (wallet) =>
      wallet === 'peněženka' ? 'Připojit peněženku' : `Připojit ${wallet}`,
    openWallet: (wallet) =>
      wallet === 'peněženka' ? 'Otevřít peněženku' : `Otevřít ${wallet}`,
    confirmIn: (wallet) =>
      wallet === 'peněženka'
        ? 'Potvrďte v peněžence'
        : `Potvrďte v peněžence ${wallet}`,
    confirmHint: 'Tento web chce vidět vaši adresu.',
    asking: 'Otevřete peněženku',
    askingHint:
      'Žádost už tam čeká. Odpovězte na ni, nebo ji zavřete a zkuste to znovu.',
    declined: 'Žádost odmítnuta',
    declinedHint: 'Vaše adresa nebyla tomuto webu sdělena.',
    rememberedHint: (wallet) =>
      `${wallet} odpověděla bez dotazu. Povolte tento web v jejím nastavení a zkuste to znovu.`,
    notInstalled: (wallet) =>
      wallet === 'peněženka'
        ? 'Peněženka nebyla nalezena'
        : `Peněženka ${wallet} nebyla nalezena`,
    notInstalledHint:
      'Nainstalujte ji nebo zapněte a pak načtěte stránku znovu.',
    getWallet: (wallet) =>
      wallet === 'peněženka' ? 'Získat peněženku' : `Získat ${wallet}`,
    notConnected: 'Nepřipojeno',
    noWallet: 'Nemám peněženku',
  },
  notices: {
    dismiss: 'Skrýt',
    details: 'Podrobnosti',
    viewOnExplorer: 'Zobrazit',
    toasts: {
      actionNotAllowed: () => 'Akce není povolena',
      addressCopied: () => 'Adresa zkopírována',
      authenticationFailed: () => 'Přihlášení se nepodařilo zahájit',
      balanceUnavailable: () => 'Zůstatek není dostupný',
      failedToDisconnect: () => 'Odpojení se nezdařilo',
      networkSwitched: (subject) =>
        subject ? `Nyní síť ${subject}` : 'Síť změněna',
      sendFailed: (subject) =>
        subject ? `Neodesláno: ${subject}` : 'Neodesláno',
      sendUnknown: (subject) =>
        subject
          ? `${subject} už může být na cestě`
          : 'Prostředky už mohou být na cestě',
      sending: (subject) => (subject ? `Odesílá se ${subject}` : 'Odesílá se'),
      sent: (subject) => (subject ? `Odesláno: ${subject}` : 'Odesláno'),
      signatureDeclined: () => 'Podpis odmítnut',
      smartAccountsUnsupported: () =>
        'Tato aplikace možná nepodporuje chytré účty',
      stillSignedIn: () => 'Na tomto webu můžete být stále přihlášeni',
      swapFailed: (subject) =>
        subject ? `Nesměněno: ${subject}` : 'Nesměněno',
      swapUnknown: (subject) =>
        subject
          ? `${subject} už může být na cestě`
          : 'Prostředky už mohou být na cestě',
      swapped: (subject) => (subject ? `Směněno: ${subject}` : 'Směněno'),
      windowFailed: () =>
        'V okně peněženky se něco pokazilo. Otevřete ho znovu',
    },
    alerts: {
      domainUnverified: [
        'Aplikace je špatně nastavená',
        'Vestavěná peněženka tuto doménu nepřijímá.',
      ],
      emailInvalid: ['Neplatný e-mail', 'Zkontrolujte e-mailovou adresu.'],
      featuresIgnored: [
        'Místní nastavení funkcí neplatí',
        'Místo něj platí nastavení projektu.',
      ],
      invalidAppConfiguration: [
        'Aplikace je špatně nastavená',
        'Služba peněženek z tohoto webu nepřijímá požadavky.',
      ],
      namespaceNotConnected: [
        'Druhá síť není připojena',
        'Peněženka je připojena jen k jednomu typu sítě.',
      ],
      networkNotFound: ['Síť nenalezena', 'Tento web tuto síť nenabízí.'],
      projectIdInvalid: [
        'Aplikace je špatně nastavená',
        'Služba peněženek toto ID projektu nezná.',
      ],
      projectIdMissing: [
        'Chybí ID projektu',
        'Tento web zatím není na peněženky připraven.',
      ],
      rateLimited: [
        'Příliš mnoho požadavků',
        'Služba je z tohoto webu přetížená. Zkuste to za chvíli.',
      ],
      serverFailed: [
        'Služba není dostupná',
        'Služba narazila na problém. Zkuste to později.',
      ],
      sessionExpired: [
        'Přihlášení vypršelo',
        'Přihlaste se znovu. Pokud se to zopakuje, zkontrolujte hodiny zařízení.',
      ],
      walletNotLoaded: [
        'E-mailovou peněženku se nepodařilo načíst',
        'Zkontrolujte připojení nebo blokování obsahu a zkuste to znovu.',
      ],
      walletTimedOut: [
        'E-mailová peněženka neodpovídá',
        'Požadavek zůstal bez odpovědi. Zkuste to znovu.',
      ],
    },
    unknown: 'Něco se nepovedlo',
  },
  common: {
    close: 'Zavřít',
    loading: 'Načítání',
    back: 'Zpět',
    cancel: 'Zrušit',
    tryAgain: 'Zkusit znovu',
    copied: 'Zkopírováno',
    notLoaded: 'Tuto část se nepodařilo načíst',
    notLoadedHint: 'Zkontrolujte připojení. Nic se nezměnilo.',
    unknownNetwork: 'Neznámá síť',
  },
  titles: {
    Account: 'Účet',
    Connect: 'Připojit',
    Networks: 'Síť',
    ConnectingExternal: 'Připojit',
    ConnectingWalletConnect: 'Připojit',
    ConnectingWalletConnectBasic: 'Připojit',
    ConnectingMultiChain: 'Vyberte síť',
    ConnectWallets: 'Peněženky',
    ConnectSocials: 'Přihlášení přes sociální sítě',
    ConnectingSocial: 'Přihlášení',
    ConnectingFarcaster: 'Přihlášení přes Farcaster',
    AllWallets: 'Všechny peněženky',
    Create: 'Vytvořit peněženku',
    EmailVerifyOtp: 'Potvrzení e‑mailu',
    EmailVerifyDevice: 'Nové zařízení',
    UpdateEmailWallet: 'Změnit e‑mail',
    UpdateEmailPrimaryOtp: 'Potvrďte současný e‑mail',
    UpdateEmailSecondaryOtp: 'Potvrďte nový e‑mail',
    AccountSettings: 'Nastavení',
    Transactions: 'Aktivita',
    SmartSessionList: 'Oprávnění aplikací',
    SmartSessionCreated: 'Oprávnění uděleno',
    ProfileWallets: 'Vaše peněženky',
    SwitchNetwork: 'Změnit síť',
    SwitchActiveChain: 'Změnit účet',
    WalletCompatibleNetworks: 'Vaše sítě',
    UnsupportedChain: 'Nepodporovaná síť',
    WalletReceive: 'Přijmout',
    WatchToken: 'Přidat token',
    WalletSend: 'Odeslat',
    WalletSendSelectToken: 'Vyberte token',
    WalletSendPreview: 'Zkontrolovat a odeslat',
    TransactionComplete: 'Transakce dokončena',
    ApproveTransaction: 'Schválit',
    SIWXSignMessage: 'Přihlášení',
    DataCapture: 'E‑mailová adresa',
    DataCaptureOtpConfirm: 'Potvrzení e‑mailu',
    Swap: 'Směnit',
    SwapSelectToken: 'Vyberte token',
    SwapPreview: 'Zkontrolovat a směnit',
    OnRampProviders: 'Koupit',
    OnRampFiatSelect: 'Vyberte měnu',
    OnRampTokenSelect: 'Vyberte, co koupit',
    Pay: 'Platba',
    PayLoading: 'Platba',
    PayQuote: 'Platba',
    FundWallet: 'Přidat prostředky',
    PayWithExchange: 'Přidat prostředky',
    PayWithExchangeSelectAsset: 'Vyberte token',
    BuyInProgress: 'Váš nákup',
    WhatIsABuy: 'Jak nákup probíhá',
    ChooseAccountName: 'Získejte jméno',
    RegisterAccountName: 'Registrace jména',
    RegisterAccountNameSuccess: 'Jméno zaregistrováno',
    WhatIsAWallet: 'Co je to peněženka?',
    WhatIsANetwork: 'Co je to síť?',
    GetWallet: 'Získat peněženku',
    Downloads: 'Stáhnout',
    UsageExceeded: 'Není dostupné',
  },
}
