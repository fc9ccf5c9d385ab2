import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Collega wallet',
    connecting: 'Collegamento…',
    failed: 'Non caricato. Riprova',
    account: (name) => `Account ${name}`,
    network: (name) => `Rete ${name}`,
    unsupported: 'Rete non supportata',
    pay: (amount) => `Paga ${amount}`,
  },

  login: {
    or: 'oppure',
    installed: 'Installato',
    recent: 'Recente',
    wallets: 'Wallet',
    moreWallets: 'Altri wallet',
    allWallets: 'Tutti i wallet',
    qrCode: 'Codice QR',
    noMethods: 'Nessun wallet trovato',
    noMethodsHint:
      'Installa un wallet in questo browser, poi ricarica la pagina.',

    email: 'Indirizzo email',
    emailHint: 'Ti invieremo un codice via email. Senza password.',
    emailInvalid: 'Inserisci un indirizzo email valido',
    continueWithEmail: 'Continua con email',
    suggestions: 'Suggerimenti',
    continueWithWallet: 'Continua con un wallet',
    resumeCode: 'Inserisci il codice',
    resumeLink: 'Usa il link ricevuto',
    resumeOpening: 'Apertura del wallet',
    wait: (seconds) => `Riprova tra ${seconds} s`,
    waitBriefly: 'Attendi un momento prima della prossima email',

    code: 'Codice',
    codeSent: 'Inserisci il codice inviato a',
    codeHint: 'Sei cifre',
    checking: 'Verifica del codice…',
    opening: 'Apertura del wallet…',
    sending: 'Invio di un nuovo codice…',
    resend: 'Invia un nuovo codice',
    resendIn: (seconds) => `Nuovo codice tra ${seconds} s`,
    otherEmail: 'Usa un’altra email',
    nothingSent: 'Nessun codice inviato',
    nothingSentHint: 'Comincia dal tuo indirizzo email.',
    startAgain: 'Ricomincia',

    linkSent: 'Apri il link inviato a',
    linkHint:
      'Autorizza questo dispositivo. Poi questa schermata prosegue da sola.',
    linkWaiting: 'In attesa del link',
    resendLink: 'Invia un nuovo link',
    resendLinkIn: (seconds) => `Nuovo link tra ${seconds} s`,
    linkFailed: 'Questo dispositivo non è stato autorizzato',

    yourWallet: 'il tuo wallet',
    connectWith: (wallet) => `Collega con ${wallet}`,
    openWallet: (wallet) => `Apri ${wallet}`,
    confirmIn: (wallet) => `Conferma con ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Questo sito chiede di vedere il tuo indirizzo.',
    asking: 'Apri il tuo wallet',
    askingHint:
      'C’è già una richiesta aperta. Rispondi lì, oppure chiudila e riprova.',
    declined: 'Richiesta rifiutata',
    declinedHint: 'Il tuo indirizzo non è stato condiviso con questo sito.',
    notInstalled: (wallet) => `Impossibile trovare ${wallet}`,
    notInstalledHint: 'Installalo o attivalo, poi ricarica la pagina.',
    getWallet: (wallet) => `Scarica ${wallet}`,
    notConnected: 'Non collegato',

    noWallet: 'Non ho un wallet',

    codeAmbiguous:
      'Il testo contiene più di un numero. Incolla solo il codice.',

    codeMissing: 'Nessun codice di 6 cifre nel testo incollato',

    codeOfOther: (site) => `Questo codice è per ${site}. Non usarlo qui.`,
  },

  notices: {
    dismiss: 'Chiudi',
    details: 'Dettagli',
    viewOnExplorer: 'Vedi',
    toasts: {
      actionNotAllowed: () => 'Azione non consentita',
      addressCopied: () => 'Indirizzo copiato',
      authenticationFailed: () => 'Impossibile avviare l’accesso',
      balanceUnavailable: () => 'Saldo non disponibile',
      failedToDisconnect: () => 'Impossibile scollegare',
      networkSwitched: (subject) =>
        subject ? `Ora su ${subject}` : 'Rete cambiata',
      sendFailed: (subject) =>
        subject ? `Invio non riuscito: ${subject}` : 'Invio non riuscito',
      sendUnknown: (subject) =>
        subject
          ? `Invio forse in corso: ${subject}`
          : 'L’invio potrebbe essere in corso',
      sending: (subject) =>
        subject ? `Invio in corso: ${subject}` : 'Invio in corso',
      sent: (subject) => (subject ? `Inviato: ${subject}` : 'Inviato'),
      signatureDeclined: () => 'Firma rifiutata',
      smartAccountsUnsupported: () =>
        'Questa app potrebbe non supportare gli smart account',
      swapFailed: (subject) =>
        subject ? `Scambio non riuscito: ${subject}` : 'Scambio non riuscito',
      swapUnknown: (subject) =>
        subject
          ? `Scambio forse in corso: ${subject}`
          : 'Lo scambio potrebbe essere in corso',
      swapped: (subject) =>
        subject ? `Scambio eseguito: ${subject}` : 'Scambio eseguito',
    },
    alerts: {
      domainUnverified: [
        'Configurazione dell’app non valida',
        'Il wallet integrato non accetta questo dominio.',
      ],
      emailInvalid: ['Email non valida', 'Controlla l’indirizzo email.'],
      featuresIgnored: [
        'Le impostazioni locali delle funzioni sono ignorate',
        'Valgono quelle del progetto.',
      ],
      invalidAppConfiguration: [
        'Configurazione dell’app non valida',
        'Il servizio dei wallet non accetta richieste da questo sito.',
      ],
      namespaceNotConnected: [
        'Seconda rete non connessa',
        'Il wallet è connesso a un solo tipo di rete.',
      ],
      networkNotFound: [
        'Rete non trovata',
        'Questo sito non offre quella rete.',
      ],
      projectIdInvalid: [
        'Configurazione dell’app non valida',
        'Il servizio dei wallet non conosce questo ID progetto.',
      ],
      projectIdMissing: [
        'Manca l’ID del progetto',
        'Questo sito non è ancora configurato per i wallet.',
      ],
      rateLimited: [
        'Troppe richieste',
        'Il servizio è sovraccarico per questo sito. Riprova tra poco.',
      ],
      serverFailed: [
        'Servizio non disponibile',
        'Il servizio ha avuto un problema. Riprova più tardi.',
      ],
      sessionExpired: [
        'Sessione scaduta',
        'Accedi di nuovo. Se si ripete, controlla l’ora di questo dispositivo.',
      ],
      walletNotLoaded: [
        'Il wallet via email non si è caricato',
        'Controlla la connessione o il blocco dei contenuti, poi riprova.',
      ],
      walletTimedOut: [
        'Il wallet via email non risponde',
        'La richiesta ha impiegato troppo tempo. Riprova.',
      ],
    },
    unknown: 'Qualcosa è andato storto',
  },

  common: {
    back: 'Indietro',
    close: 'Chiudi',
    cancel: 'Annulla',
    tryAgain: 'Riprova',
    copied: 'Copiato',
    loading: 'Caricamento',
    notLoaded: 'Impossibile caricare questa parte',
    notLoadedHint: 'Controlla la connessione. Non è cambiato nulla.',
    unknownNetwork: 'Rete sconosciuta',
  },

  titles: {
    Connect: 'Collega',
    ConnectingExternal: 'Collega',
    ConnectingWalletConnect: 'Collega',
    ConnectingWalletConnectBasic: 'Collega',
    ConnectingMultiChain: 'Scegli una rete',
    ConnectWallets: 'Wallet',
    ConnectSocials: 'Accesso con i social',
    ConnectingSocial: 'Accedi',
    ConnectingFarcaster: 'Accedi con Farcaster',
    AllWallets: 'Tutti i wallet',
    Create: 'Crea un wallet',
    EmailVerifyOtp: 'Conferma email',
    EmailVerifyDevice: 'Nuovo dispositivo',
    UpdateEmailWallet: 'Cambia email',
    UpdateEmailPrimaryOtp: 'Conferma l’email attuale',
    UpdateEmailSecondaryOtp: 'Conferma la nuova email',
    Account: 'Account',
    AccountSettings: 'Impostazioni',
    Transactions: 'Attività',
    SmartSessionList: 'Autorizzazioni delle app',
    SmartSessionCreated: 'Autorizzazione concessa',
    ProfileWallets: 'I tuoi wallet',
    Networks: 'Rete',
    SwitchNetwork: 'Cambia rete',
    SwitchActiveChain: 'Cambia account',
    WalletCompatibleNetworks: 'Le tue reti',
    UnsupportedChain: 'Rete non supportata',
    WalletReceive: 'Ricevi',
    WalletSend: 'Invia',
    WalletSendSelectToken: 'Scegli un token',
    WalletSendPreview: 'Controlla e invia',
    TransactionComplete: 'Transazione completata',
    ApproveTransaction: 'Approva',
    SIWXSignMessage: 'Accedi',
    DataCapture: 'Indirizzo email',
    DataCaptureOtpConfirm: 'Conferma email',
    Swap: 'Scambia',
    SwapSelectToken: 'Scegli un token',
    SwapPreview: 'Controlla e scambia',
    OnRampProviders: 'Acquista',
    OnRampFiatSelect: 'Scegli una valuta',
    OnRampTokenSelect: 'Scegli cosa acquistare',
    Pay: 'Paga',
    PayLoading: 'Paga',
    PayQuote: 'Paga',
    FundWallet: 'Aggiungi fondi',
    PayWithExchange: 'Aggiungi fondi',
    PayWithExchangeSelectAsset: 'Scegli un token',
    BuyInProgress: 'Il tuo acquisto',
    WhatIsABuy: 'Come funziona l’acquisto',
    ChooseAccountName: 'Ottieni un nome',
    RegisterAccountName: 'Registra un nome',
    RegisterAccountNameSuccess: 'Nome registrato',
    WhatIsAWallet: 'Cos’è un wallet?',
    WhatIsANetwork: 'Cos’è una rete?',
    GetWallet: 'Scarica un wallet',
    Downloads: 'Scarica',
    UsageExceeded: 'Non disponibile',
  },
}
