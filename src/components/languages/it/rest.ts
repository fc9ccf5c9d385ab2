import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, plural, time } = createWords('it')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Copia indirizzo',
    copyFailed: 'Copia non riuscita. Seleziona l’indirizzo.',
    addressCopied: 'Indirizzo copiato',
    switchWallet: (wallet) => `${wallet}. I tuoi wallet`,
    switchNetwork: (network) => `${network}. Cambia rete`,

    accounts: 'I tuoi account',
    namespaces: kinds,
    networkGroups: { eip155: 'Reti EVM', solana: 'Reti Solana' },

    totalBalance: 'Saldo totale',
    fiat: (value) => `${value} $`,
    buy: 'Acquista',
    swap: 'Scambia',
    receive: 'Ricevi',
    send: 'Invia',
    sendUnsupported: 'Su questa rete l’invio non è possibile.',
    tokens: 'Token',
    loadingTokens: 'Caricamento dei token',
    empty: 'Ancora nessun token',
    emptyHint: 'Qui compaiono i token che ricevi.',

    balancesFailed: 'Impossibile mostrare i tuoi saldi',
    balancesFailedHint:
      'Il servizio dei saldi non risponde. I tuoi token sono al sicuro.',
    balancesOld: (at) => `Aggiornamento: ${time(at)}`,
    nextTry: (seconds) => `Nuovo tentativo tra ${seconds} s`,
    tryingAgain: 'Nuovo tentativo…',

    explorer: 'Vedi nell’explorer',
    disconnect: 'Scollega',
    disconnectAll: 'Scollega tutti',
    disconnectOne: (wallet) => `Scollega ${wallet}`,
    connectAnother: 'Collega un altro wallet',
    active: 'Attivo',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Attuale',
    testNetwork: 'Rete di test',
    confirmInWallet: 'Conferma nel tuo wallet',
    switching: 'Cambio in corso…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} è su una rete che questa app non conosce (numero ${chainId}). Scegli una di queste per continuare.`,

    networkGone: 'Questa app non offre più la rete su cui eri',
    networkGoneHint:
      'I tuoi token sono al sicuro. Scegli un’altra rete per continuare.',
    chooseNetwork: 'Scegli una rete',

    receiveHint: (network) =>
      `Invia a questo indirizzo solo token della rete ${network}. Gli altri potrebbero andare persi.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Invia a questo indirizzo solo SOL e token di Solana. Gli altri potrebbero andare persi.'
        : `Invia a questo indirizzo solo SOL e token di Solana, sulla rete ${network}. Gli altri potrebbero andare persi.`,
    solanaAddress: 'Il tuo indirizzo Solana',
    qrLabel: 'Codice QR del tuo indirizzo',
    requestQrLabel: (amount) => `Codice QR che richiede ${amount}`,
    askAmount: 'Richiedi un importo',
    amountIn: (symbol) => `Importo in ${symbol}`,
    amountHelp: 'Aggiunto al QR code. Alcuni wallet lo ignorano.',
    copyLink: 'Copia link di pagamento',
  },

  buy: {
    amountHint: 'L’importo che paghi',
    chooseFiat: (currency) => `Paghi in ${currency}. Scegli un’altra valuta`,
    chooseToken: (symbol) => `Acquisti ${symbol}. Scegli altro`,
    youGet: 'Ricevi',
    asking: 'Richiesta del prezzo',
    enterAmount: 'Inserisci un importo',
    checkAmount: 'Controlla l’importo',
    noPrice: 'Al momento nessun prezzo',
    preparing: 'Preparazione',
    continueAt: (provider) => `Continua su ${provider}`,
    opensTab: (provider) => `Paghi su ${provider}, in una nuova scheda.`,
    priceThere: (provider) => `Vedi il prezzo su ${provider}`,
    estimate: 'Stima',
    estimateTitle: 'Solo una stima',
    estimateText:
      'Il servizio dei prezzi non risponde, quindi al momento non si può acquistare nulla.',
    providers: 'Venduto da',
    fees: (fees) => `${fees} di commissioni`,
    feeRange: (range) => `${range.replace('-', '–')} di commissioni`,
    sells: (symbol) => `Vende solo ${symbol}`,
    chosen: 'Scelto',
    nobody: 'Qui non si può acquistare nulla',
    nobodyHint: 'Nessun fornitore di questo sito consegna su questa rete.',
    otherNetwork: 'Scegli un’altra rete',
    howItWorks: 'Come funziona l’acquisto',

    search: 'Cerca',
    noneFound: (search) => `Nessun risultato per «${search}»`,
    listFailed:
      'Questo è l’elenco breve. Non è stato possibile caricare quello completo.',
    on: (networks) => `Su ${networks}`,

    waiting: (provider) => `Continua su ${provider}`,
    waitingHint: ({ symbol }) =>
      `Paga nell’altra scheda. Il tuo acquisto in ${symbol} compare qui appena arriva.`,
    waitingLong:
      'Con la carta bastano minuti, con bonifico fino a qualche giorno. Puoi chiudere questa finestra.',
    unseen:
      'Al momento il tuo saldo non è leggibile. Ciò che hai pagato arriva comunque.',
    notOpened: (provider) => `Apri di nuovo ${provider}`,
    stop: 'Non ho acquistato nulla',
    stopped: 'Non è stato acquistato nulla',
    stoppedHint:
      'Se invece hai pagato, l’acquisto arriva comunque nel tuo account.',
    tryAgain: 'Riprova',
    toAccount: 'Torna all’account',
    arrived: (amount) => `Acquisto arrivato: ${amount}`,
    arrivedHint: 'È nel tuo account.',
    done: 'Fatto',
    nothing: 'Nessun acquisto in corso',
    nothingHint: 'Ciò che hai già pagato arriva da solo.',
    start: 'Acquista crypto',

    guide: [
      {
        title: 'Paghi un fornitore',
        text: 'Compri con carta o bonifico. Il fornitore gestisce il pagamento e questo sito non lo vede mai.',
      },
      {
        title: 'Va nel tuo account',
        text: 'Il tuo indirizzo è già inserito. Il fornitore può chiederti chi sei prima di vendere.',
      },
      {
        title: 'Ci vuole un po’',
        text: 'Con la carta arriva in pochi minuti, dalla banca può richiedere giorni. Compare tra i tuoi token.',
      },
    ],
  },

  email: {
    current: 'Il tuo indirizzo email',
    next: 'Nuovo indirizzo email',
    nextHint: 'Lo confermi con un codice. Il tuo wallet resta lo stesso.',
    same: 'È l’indirizzo che hai già',
    submit: 'Continua',
    fromOld: 'Prima conferma che sei tu. Inserisci il codice inviato a',
    fromNew: 'Inserisci il codice inviato al tuo nuovo indirizzo',
    yourAddress: 'il tuo indirizzo attuale',
    saving: 'Salvataggio del nuovo indirizzo…',
    done: 'La tua email è cambiata',
    doneHint: 'D’ora in poi accedi con questa.',
    finish: 'Fatto',
    nothingSent: 'Nessun codice inviato',
    nothingSentHint: 'Comincia dal tuo nuovo indirizzo email.',
    start: 'Cambia email',
    noWallet: 'Non c’è nessun indirizzo da cambiare',
    noWalletHint: 'Ce l’ha solo un wallet con accesso via email.',
    connect: 'Accedi via email',
  },

  guide: {
    wallet: [
      {
        title: 'Custodisce ciò che è tuo',
        text: 'Denaro, collezionabili e nomi, in ogni app a cui lo colleghi.',
      },
      {
        title: 'È il tuo modo di accedere',
        text: 'Collega lo stesso wallet ovunque, invece di inventare password.',
      },
      {
        title: 'Solo tu puoi usarlo',
        text: 'I siti chiedono, tu approvi nel wallet. Non condividere mai la frase di recupero.',
      },
    ],
    createLead: 'Accedi e avrai un wallet tutto tuo. Niente da installare.',
    noLoginLead: 'Te ne serve uno per accedere qui. È gratis.',
    otherWays: 'Altri modi',
    getWalletHint: 'Un’app per telefono o browser',
    getWallet: 'Scarica un wallet',
    aboutNetworks: 'Cos’è una rete?',
    network: [
      {
        title: 'Dove vive il tuo account',
        text: 'Ogni rete tiene il proprio registro di chi possiede cosa. Il tuo account può stare su più reti.',
      },
      {
        title: 'Costi e velocità cambiano',
        text: 'Ogni pagamento costa una commissione nella moneta della rete, da meno di un centesimo a qualche dollaro.',
      },
      {
        title: 'I token restano sulla loro rete',
        text: 'Ciò che invii deve andare a un indirizzo della stessa rete, altrimenti può andare perso.',
      },
    ],
    gotIt: 'Ho capito',
    listLead: 'Alcuni tra cui scegliere.',
    loading: 'Caricamento dei wallet',
    listFailed: 'Impossibile caricare l’elenco',
    listFailedHint: 'Il servizio dei wallet non risponde.',
    listEmpty: 'Nessun wallet da consigliare',
    listEmptyHint: 'Chiedi a chi gestisce questo sito con quali funziona.',
    get: (wallet) => `Scarica ${wallet}`,
    scanHint: 'Scansionalo con la fotocamera del telefono.',
    qrLabel: (wallet) => `Codice QR della pagina di ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Estensione del browser',
      homepage: 'Sito web',
      playStore: 'Google Play',
    },
    afterwards: 'Installato? Ricarica questa pagina, poi collegalo.',
    noLinks: 'Nessun download conosciuto',
    noLinksHint: 'Cercalo nello store del tuo telefono o browser.',
    otherWallet: 'Scegli un wallet',

    usage: 'Al momento questo sito non può collegare nessuno',
    usageHint:
      'Ha raggiunto il limite del suo piano. Il tuo wallet e i tuoi token sono al sicuro.',
    usageOwner: 'Il sito è tuo? Controlla la dashboard del progetto.',
    usageRetry: 'Controlla di nuovo',
  },

  holdings: {
    label: 'Saldo e attività',
    tabs: { tokens: 'Token', nfts: 'NFT', activity: 'Attività' },

    loadingActivity: 'Caricamento dell’attività',
    noActivity: 'Ancora nessuna attività',
    noActivityHint: 'Qui compare ciò che invii, ricevi e scambi.',
    activityOff: 'Nessuna attività qui',
    activityOffHint:
      'La cronologia di questa rete non è disponibile. I tuoi token sono al sicuro.',
    activityFailed: 'Impossibile mostrare la tua attività',
    activityFailedHint:
      'Il servizio delle attività non risponde. I tuoi token sono al sicuro.',
    more: 'Carica altro',
    moreFailed:
      'La pagina successiva non si è caricata. Fin qui è tutto completo.',
    loaded: (count) =>
      plural(count, {
        one: `${count} transazione mostrata`,
        other: `${count} transazioni mostrate`,
      }),
    month(group) {
      const name = month(group)
      return name.charAt(0).toUpperCase() + name.slice(1)
    },
    failed: 'Non riuscita',
    pending: 'In attesa',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Proprio ora'
      const units = {
        second: 's',
        minute: 'min',
        hour: 'h',
        day: plural(count, { one: 'giorno', other: 'giorni' }),
        month: plural(count, { one: 'mese', other: 'mesi' }),
        year: plural(count, { one: 'anno', other: 'anni' }),
      }
      return `${count} ${units[unit]} fa`
    },
    date: dateTime,
    moreMoved: (count) =>
      plural(count, { one: `e ${count} altro`, other: `e altri ${count}` }),
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Un NFT',
    opensExplorer: 'Apre l’explorer',
    operations: {
      approve: 'Approvato',
      burn: 'Bruciato',
      cancel: 'Annullato',
      claim: 'Riscosso',
      delegate: 'Delegato',
      deploy: 'Contratto creato',
      deposit: 'Depositato',
      execute: 'Contratto usato',
      mint: 'Coniato',
      receive: 'Ricevuto',
      revoke: 'Revocato',
      send: 'Inviato',
      stake: 'In staking',
      trade: 'Scambiato',
      unstake: 'Staking ritirato',
      withdraw: 'Prelevato',
    },
    transaction: 'Transazione',

    loadingNfts: 'Caricamento degli NFT',
    noNfts: 'Ancora nessun NFT',
    noNftsHint: 'Qui compaiono gli NFT inviati al tuo indirizzo.',
    nftsFailed: 'Impossibile mostrare i tuoi NFT',
    nftsPartial:
      'Solo ciò che mostra la tua attività recente. Potrebbero essercene altri.',
    allNfts: 'Tutti gli NFT',
    unnamed: 'Senza nome',
    copies: (amount) => `× ${amount}`,
    collection: 'Collezione',
    number: 'ID del token',
    held: 'Ne hai',
    network: 'Rete',
  },

  names: {
    choose: 'Scegli un nome',
    guide: [
      {
        title: 'Più semplice di un indirizzo',
        text: 'Gli amici possono inviare al tuo nome invece che a un lungo indirizzo.',
      },
      {
        title: 'Gratis',
        text: 'Firmi solo un messaggio. Nessuna commissione, nessuna transazione.',
      },
      {
        title: 'Visibile a tutti',
        text: 'Chi conosce il nome può trovare il tuo indirizzo e vedere cosa contiene.',
      },
    ],
    name: 'Il tuo nome',
    suffixed: (suffix) => `Termina con ${suffix}`,
    hint: 'Lettere, cifre e trattini, almeno 4',
    checking: 'Verifica se è libero',
    free: (name) => `${name} è libero`,
    taken: (name) => `${name} è già preso`,
    suggestions: 'Nomi simili liberi',
    take: (name) => `Usa ${name}`,
    enter: 'Inserisci un nome',
    other: 'Scegli un altro nome',
    register: 'Registra il nome',
    confirm: 'Conferma nel tuo wallet',
    unchanged: 'Non è stato registrato nulla.',
    unknown:
      'Potrebbe essere stato registrato comunque. Controlla prima di riprovare.',
    unsupported: 'I nomi non funzionano su questa rete',
    unsupportedHint: 'Sono per gli account delle reti EVM.',
    otherNetwork: 'Scegli un’altra rete',
    success: 'Questo nome è tuo',
    successHint: 'Ciò che viene inviato al nome arriva nel tuo account.',
    successUnknown: 'Il tuo nome è registrato',
    done: 'Fatto',
  },

  pairing: {
    scan: 'Scansiona con il tuo wallet',
    scanWith: (wallet) => `Scansiona con ${wallet}`,
    scanHint: 'Apri il suo scanner sul telefono e inquadra questo codice.',
    qrLabel: 'Codice QR della richiesta di collegamento',
    preparing: 'Preparazione del codice',
    copyLink: 'Copia link',
    copyFailed: 'Questo browser non consente di copiare',
    openDesktop: 'Apri l’app desktop',
    openWeb: 'Apri il wallet web',

    ways: 'Modi per collegarsi',
    wayNames: {
      browser: 'Browser',
      desktop: 'Desktop',
      mobile: 'App',
      qrcode: 'Telefono',
      unsupported: 'Non trovato',
      web: 'Web',
    },

    continueIn: (wallet) => `Continua con ${wallet}`,
    continueHint: 'Approva lì il collegamento, poi torna a questa pagina.',
    browserHint: 'Questa pagina si riapre dentro l’app. Collegati da lì.',
    openWallet: (wallet) => `Apri ${wallet}`,
    notOpened: (wallet) => `${wallet} non si è aperto`,
    notOpenedHint: 'L’app è installata su questo dispositivo?',
    getWallet: (wallet) => `Scarica ${wallet}`,
    showCode: 'Mostra codice QR',

    search: 'Cerca wallet',
    searching: 'Ricerca dei wallet',
    found: (count) => `${count} wallet`,
    noneFound: (search) => `Nessun risultato per «${search}»`,
    noneFoundHint: 'Controlla come è scritto o scansiona il codice con il tuo.',
    none: 'Nessun wallet tra cui scegliere',
    noneHint: 'Puoi comunque scansionare il codice con il tuo.',
    scanAny: 'Collega con codice QR',
    moreWallets: 'Mostra altri',
    listFailed: 'Impossibile caricare l’elenco',
    moreFailed: 'Non è stato possibile caricare gli altri.',

    whichKind: (wallet) => `Dove usi ${wallet}?`,
    whichKindHint:
      'C’è un account su ciascuna. Puoi collegare l’altro più tardi.',
    kinds: 'Tipi di rete',
    notFound: 'Il wallet non è stato trovato',
    chooseWallet: 'Scegli un wallet',

    expired: 'La richiesta è scaduta',
    expiredHint: 'Non è stato collegato nulla. Iniziane una nuova.',
  },

  pay: {
    title: (amount) => `Paga ${amount}`,
    deposit: (amount) => `Deposita ${amount}`,
    withWallet: 'Paga con il wallet',
    connect: 'Collega un wallet per pagare',
    otherToken: 'Paga con un altro token',
    exchanges: 'Oppure paga da un exchange',
    delivering: 'Pagamento in consegna',
    waiting: (name) => `In attesa di ${name}`,
    waitingHint: 'Completa il pagamento nell’altra scheda.',
    done: 'Pagamento completato',
    failed: 'Pagamento non effettuato',
    unknown: 'Pagamento non ancora confermato',
    unknownHint: 'Può ancora arrivare. Controlla prima di pagare di nuovo.',
    anyway: 'Paga comunque',
    invalid: 'Questo pagamento non è possibile. Il sito lo ha impostato male.',
    gets: 'Il destinatario riceve',
    through: 'Pagato tramite',
    fee: 'Commissione del servizio',
    fromExchange: 'Deposita da un exchange',
    noExchanges: 'Nessun exchange lo offre',
  },

  send: {
    amount: 'Importo',
    amountHint: 'L’importo da inviare',
    to: 'A',
    toPlaceholder: { eip155: 'Indirizzo, 0x…', solana: 'Indirizzo Solana' },
    toHint: (network) => `Un indirizzo sulla rete ${network}`,
    paste: 'Incolla',
    pasteAddress: 'Incolla indirizzo',
    max: 'Max',
    useMax: 'Max, tutto ciò che si può inviare',
    balance: (balance) => `Saldo ${balance}`,
    chooseToken: (symbol) => `${symbol}. Scegli un altro token`,
    worth: (value) => `≈ ${value} $`,
    loading: 'Caricamento dei token',
    enterAmount: 'Inserisci un importo',
    enterAddress: 'Inserisci un indirizzo',
    checkAmount: 'Controlla l’importo',
    checkAddress: 'Controlla l’indirizzo',
    review: 'Controlla',
    empty: 'Ancora niente da inviare',
    notHere: 'Rete non supportata',
    otherNetwork: 'Scegli un’altra rete',
    emptyHint: 'Qui compaiono i token che ricevi.',
    receive: 'Ricevi',

    title: (subject) => `Invia ${subject}`,
    from: 'Da',
    network: 'Rete',
    fee: 'Commissione di rete',
    feeAbout: (fee) => `Circa ${fee}`,
    feeSmall: (unit) => `Meno di 0,00000001 ${unit}`,
    rent: 'Nuovo account del token',
    rentHint:
      'Il destinatario non ha ancora un account per questo token. Paghi una sola volta per aprirlo.',
    changed: 'Alcuni dettagli sono cambiati. Ricontrollali.',
    feeUnknown: 'Non ancora nota. Il tuo wallet la mostra.',
    warnings: {
      ownAddress: 'È il tuo stesso indirizzo. Pagheresti solo la commissione.',
      lookAlike:
        'Questo indirizzo somiglia a uno già usato, ma è diverso. Controlla ogni carattere.',
      contract:
        'È un contratto, non un wallet. I token inviati possono andare persi.',
      firstTime: 'È la prima volta che invii a questo indirizzo da qui.',
    },
    tokenAddress: 'Indirizzo del token',
    addToken: 'Aggiungi',
    addedToken:
      'Aggiunto tramite indirizzo. Chiunque può creare un token con questo nome.',
    send: 'Invia',
    sending: 'Invio in corso…',
    cancelling: 'Interruzione…',
    stop: 'Interrompi',
    done: 'Fatto',
    edit: 'Modifica',
    steps: {
      resolving: 'Ricerca del nome',
      preparing: 'Controllo di saldo e destinatario',
      switching: (wallet) => `Cambio di rete con ${wallet}`,
      approving: (wallet) => `Approva con ${wallet}`,
      approvingInFrame: 'Approva nella finestra sicura',
      handing: 'Invio alla rete',
      checking: 'Verifica dell’invio in corso',
      confirming: 'Inviato. In attesa della rete',
      confirmed: 'Fatto',
    },
    commitments: {
      processed: 'Visto dalla rete, non ancora confermato',
      confirmed: 'Confermato. In attesa che sia definitivo',
      finalized: 'Definitivo',
    },
    goesOn: 'Puoi chiudere questa finestra. L’invio prosegue.',
    failedYes: 'Controllalo nell’explorer. Non inviarlo di nuovo.',
    failedReverted: 'Nessun token è stato inviato. Puoi inviare di nuovo.',
    failedUnknown:
      'Guarda prima la tua attività. Riprovando potresti inviare due volte.',
    failedOther: 'Controlla il saldo prima di riprovare.',
    viewOnExplorer: 'Vedi nell’explorer',

    recentPending: (subject) => `Invio in corso: ${subject}`,
    recentSent: (subject) => `Inviato: ${subject}`,
    recentUnknown: (subject) => `Invio forse in corso: ${subject}`,
    recentTo: (address) => `A ${address}`,

    approve: 'Approva nella finestra sicura',
    approveHint:
      'Lì solo tu puoi vedere e approvare. Questa pagina non può farlo.',
    approveWhat: 'Richiesta',
    approveMore: (count) =>
      plural(count, {
        one: 'Dopo ne attende un’altra',
        other: `Dopo ne attendono altre ${count}`,
      }),
    showAgain: 'Mostra la finestra sicura',
    refuse: 'Annulla',
    ended: 'Niente da approvare',
    methods: {
      eth_sendTransaction: 'Inviare una transazione',
      eth_sendUserOperation: 'Inviare una transazione',
      eth_signTypedData_v4: 'Firmare dati',
      personal_sign: 'Firmare un messaggio',
      solana_signAllTransactions: 'Firmare più transazioni',
      solana_signAndSendTransaction: 'Inviare una transazione',
      solana_signMessage: 'Firmare un messaggio',
      solana_signTransaction: 'Firmare una transazione',
      wallet_grantPermissions: 'Concedere autorizzazioni',
      wallet_revokePermissions: 'Revocare autorizzazioni',
      wallet_sendCalls: 'Inviare più transazioni',
    },
    otherMethod: 'Usare il tuo wallet',

    refused: {
      digits: (plain) =>
        plain ? `Usa le cifre da 0 a 9: ${plain}` : 'Usa le cifre da 0 a 9',
      separators: (plain) =>
        plain
          ? `Scrivilo senza separatori: ${plain}`
          : 'Scrivilo senza separatori',
      number: () => 'Scrivi solo cifre, ad esempio 12.5',
    },

    keepAccount: 'Salva il tuo account',

    keepAccountHint: 'Completa nella finestra sicura per accedere.',
  },

  settings: {
    open: 'Impostazioni',
    wallet: (wallet) => `Collegato con ${wallet}`,
    email: 'Email',
    changeEmail: 'Email. Cambiala',
    provider: (provider) => `Accesso con ${providers[provider]}`,
    name: 'Nome dell’account',
    noName: 'Ottieni un nome',
    noNameHint: 'Più facile da condividere di un indirizzo',
    permissionsHint: 'Cosa possono fare le app per te',
    activityHint: 'La cronologia delle transazioni',

    exportKey: 'Esporta la chiave privata',
    exportKeyHint: 'Per usare il tuo account in un altro wallet',
    devices: 'Dispositivi e recupero',
    devicesHint: 'Rimuovi dispositivi, cambia il recupero',

    accountType: 'Tipo di account',
    types: { smartAccount: 'Smart account', eoa: 'Account standard' },
    typeHints: {
      smartAccount:
        'Può unire più passaggi e far pagare le commissioni alle app',
      eoa: 'Una sola chiave. Funziona con ogni app',
    },
    typeChanging: 'Cambio del tipo di account',
    reset: {
      action: 'Disattiva lo smart account',
      hint: 'Su questa rete. Indirizzo e fondi non cambiano',
      done: 'Smart account disattivato',
    },
    notKept: 'Il tuo accesso non sarà mantenuto',
    notKeptHint:
      'Questo browser non conserva nulla per questo sito. Dopo aver lasciato la pagina dovrai accedere di nuovo.',

    loadingSessions: 'Caricamento delle autorizzazioni',
    noSessions: 'Nessuna autorizzazione per le app',
    noSessionsHint: 'Qui compaiono le autorizzazioni che concedi alle app.',
    sessionsFailed: 'Impossibile mostrare le tue autorizzazioni',
    sessionsFailedHint:
      'Il servizio delle autorizzazioni non risponde. Le tue autorizzazioni non sono cambiate.',
    sessionsOff: 'Le autorizzazioni delle app non sono disponibili',
    sessionsOffHint: 'Questa rete non le supporta.',
    sessionsLead:
      'Queste app possono agire per te entro i limiti che hai fissato. Puoi revocarlo in qualsiasi momento.',
    ended: 'Terminate',
    unnamedApp: 'App senza nome',
    until: (seconds) => `Scadenza: ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Attiva',
      expired: 'Scaduta',
      revoked: 'Revocata da te',
    },
    permissions: {
      'contract-call': 'Può usare determinati contratti',
      'native-token-recurring-allowance': 'Può spendere la moneta della rete',
      'erc20-recurring-allowance': 'Può spendere un token',
    },
    limit: 'Limite',
    period: 'Periodo',
    otherPermission: 'Ha un’altra autorizzazione',
    granted: 'Questa app ora può agire per te',
    grantedUntil: (seconds) => `Scadenza: ${date(seconds * 1_000)}.`,
    grantedHint:
      'Puoi revocarla in qualsiasi momento, tra le tue autorizzazioni.',
    grantedNothing: 'Non dice a cosa serve.',
    mayDo: 'Cosa può fare',
    toPermissions: 'Vedi autorizzazioni',
    done: 'Fatto',
    revoke: 'Revoca',
    revokeOf: (app) => `Revoca l’autorizzazione di ${app}`,
    revoking: 'Conferma nel tuo wallet',
    revoked: (app) => `L’autorizzazione di ${app} è stata revocata`,
    notRevoked: 'L’autorizzazione non è stata revocata. È ancora attiva.',

    scopeDay: (amount) => `Fino a ${amount} al giorno`,
    scopeEvery: ({ amount, period }) => `Fino a ${amount} ogni ${period}`,
    scopeUntil: ({ date, what }) => `${what}, fino al ${date}`,
    scopeTo: ({ app, what }) => `${what}, per ${app}`,

    switchTo: (network) => `Passa a ${network}`,
    switchHint: 'I tuoi token restano dove sono.',
    switch: 'Cambia rete',
    alreadyThere: (network) => `Sei già su ${network}`,
    alreadyThereHint: 'Non c’è nulla da cambiare.',
    notOffered: 'Questa app non offre quella rete',
    notOfferedHint: 'Scegli una delle sue reti per continuare.',

    needs: (kind) => `Questo funziona solo su ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Continua con il tuo account ${address}. L’altro resta collegato.`,
      network: 'Il tuo wallet ha un account anche lì. L’altro resta.',
      connect: 'Collega un wallet adatto. L’altro resta collegato.',
    },
    goOn: (kind) => `Continua con ${kinds[kind]}`,
    connectFor: 'Collega un wallet',
    noKind: (kind) => `Questa app non ha reti ${kinds[kind]}`,
    noKindHint: 'Non è cambiato nulla.',

    worksOn: (count) =>
      plural(count, {
        one: `Funziona su ${count} rete`,
        other: `Funziona su ${count} reti`,
      }),
    worksOnLead:
      'Il tuo indirizzo è lo stesso su queste reti. Invia a questo indirizzo solo i loro token. Gli altri potrebbero andare persi.',
    receiveHint:
      'Invia a questo indirizzo solo token di queste reti. Gli altri potrebbero andare persi.',

    accountNotKept: 'Questo browser non salva il tuo account',

    accountNotKeptHint:
      'Lo perderai alla chiusura della pagina o del browser. Non tenerci denaro.',
  },

  signIn: {
    title: (site) => `Accedi a ${site}`,
    text: 'Firma un messaggio per dimostrare che questo account è tuo. È gratis e nulla lascia il tuo account.',
    account: 'Account',
    sign: 'Accedi',
    emailTitle: (site) => `${site} chiede il tuo indirizzo email`,
    emailHint: 'Viene condiviso con questo sito, insieme al tuo account.',
    emailRequired: 'Questo sito richiede un indirizzo email.',
    skip: 'Salta',
    required:
      'Questo sito richiede una firma. Annullando, il wallet si scollega.',
  },

  sponsor: {
    atMost: (amount) => `Al massimo ${amount}`,
    inToken: (symbol) => `Pagata in ${symbol}`,
    paid: 'La paga l’app',
  },

  swap: {
    pay: 'Paghi',
    payHint: 'L’importo che paghi',
    receive: 'Ricevi',
    balance: (balance) => `Saldo ${balance}`,
    balanceUnknown: 'Saldo non noto',
    max: 'Max',
    useMax: 'Max, tutto ciò che si può scambiare',
    flip: 'Inverti i due token',
    choose: 'Scegli un token',
    chooseFor: {
      from: (symbol) => `Paghi ${symbol}. Scegli un altro token`,
      to: (symbol) => `Ricevi ${symbol}. Scegli un altro token`,
    },
    worth: (value) => `≈ ${value} $`,
    about: (amount) => `Circa ${amount}`,
    quoting: 'Richiesta del prezzo',
    noQuote: 'Al momento nessun prezzo',
    unreadable: 'Questo scambio non è verificabile. Prova un altro importo',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Prezzo',
    priceUnknown: 'Non noto',
    impact: 'Impatto sul prezzo',
    percent: (value) => `${value}%`,
    fee: 'Commissione di rete',
    feeAbout: (fee) => `Circa ${fee}`,
    feeSmall: (unit) => `Meno di 0,00000001 ${unit}`,
    slippage: 'Slippage',
    slippageOf: (value) => `Slippage ${value}%. Cambialo`,
    slippageHint:
      'Se il prezzo si muove, puoi ricevere fino a questa percentuale in meno. Se fosse ancora meno, non si scambia nulla.',
    slippageHigh: 'Potresti ricevere sensibilmente meno del previsto.',
    slippageOwn: 'Slippage personalizzato, in percentuale',
    slippageOther: 'Personalizzato',
    slippageWrong: 'Inserisci da 0,05 a 5%',

    enterAmount: 'Inserisci un importo',
    chooseToken: 'Scegli cosa ricevere',
    checkAmount: 'Controlla l’importo',
    review: 'Controlla',
    underWay: 'Scambio in corso. Vedi',

    unsupportedTitle: 'Nessuno scambio su questa rete',
    unsupported: 'I token si possono scambiare su queste reti:',
    unsupportedHere: (network) => `I token si possono scambiare su ${network}.`,
    unsupportedAnywhere:
      'Nessuna delle reti di questo sito offre scambi. I tuoi token sono al sicuro.',
    loading: 'Caricamento dei token',
    failed: 'Impossibile mostrare i token',
    failedHint:
      'Il servizio dei token non risponde. I tuoi token sono al sicuro.',
    empty: 'Qui non si può scambiare nulla',
    emptyHint: 'Il servizio non elenca token di questa rete.',
    toAccount: 'Vai al tuo account',

    search: 'Cerca un token o un indirizzo',
    own: 'I tuoi token',
    others: 'Tutti i token',
    suggested: 'Popolari',
    found: (count) => `${count} token`,
    noneFound: (search) => `Nessun risultato per «${search}»`,
    noneFoundHint: 'Prova il suo simbolo o incolla il suo indirizzo.',

    title: ({ amount, from, to }) => `Scambia ${amount} ${from} con ${to}`,
    expected: (amount) => `Circa ${amount}`,
    minimum: 'Ricevi almeno',
    minimumHint: (slippage) =>
      `${slippage}% in meno del previsto, se il prezzo si muove. Se fosse ancora meno, non si scambia nulla.`,
    providerFee: 'Commissione del fornitore',
    providerFeeIncluded: (amount) => `${amount}, inclusa`,
    feeLevels: ({ fast, instant }) =>
      `Veloce: ${fast}. Immediata: ${instant}. La commissione la fissa il wallet.`,
    network: 'Rete',
    oneApprovalHint: (amount) =>
      `Una sola approvazione: consenti esattamente ${amount} e lo scambi. Non può essere preso altro.`,
    approvalHint: (amount) =>
      `Due passaggi: autorizzi esattamente ${amount}, poi scambi. Con questa autorizzazione non si potrà mai prelevare di più.`,
    holds: (seconds) => `Prezzo valido ancora per ${seconds} s`,
    expired: 'Questo prezzo non è più valido',
    renew: 'Ottieni un nuovo prezzo',
    worse: 'Il prezzo si è mosso: ricevi meno di quanto mostrato prima.',
    warn: (impact) =>
      `Ricevi meno di quanto questi token valgono altrove: ${impact}% in meno.`,
    blocked: (impact) =>
      `Così perderesti troppo (${impact}%). Scambia meno, o un altro token.`,
    impactUnknown:
      'Non c’è un secondo prezzo con cui confrontare. Assicurati che questo sia equo.',
    missing: 'Ancora niente da controllare',
    missingHint: 'Scegli prima due token e un importo.',
    enter: 'Inserisci uno scambio',
    edit: 'Modifica',

    swap: 'Scambia',
    swapping: 'Scambio in corso…',
    stop: 'Interrompi',
    stopping: 'Interruzione…',
    done: 'Fatto',
    stepApprove: (amount) => `Autorizza ${amount}`,
    stepSwap: (amount) => `Scambia ${amount}`,
    stepDone: 'Fatto',
    steps: {
      quoting: 'Controllo di tutti i dati',
      switching: (wallet) => `Cambio di rete con ${wallet}`,
      asked: (wallet) => `Approva con ${wallet}`,
      askedInFrame: 'Approva nella finestra sicura',
      sent: 'Inviato. In attesa della rete',
    },
    goesOn: 'Puoi chiudere questa finestra. Lo scambio prosegue.',
    failedYes: 'Controllalo nell’explorer. Non inviarlo di nuovo.',
    failedReverted:
      'Non è stato scambiato nulla, è andata spesa solo la commissione di rete.',
    failedUnknown:
      'Guarda prima la tua attività. Se inserisci di nuovo lo stesso scambio, viene ritrovato questo.',
    failedOther: 'Controlla il saldo prima di riprovare.',
    approvalStays: (symbol) =>
      `L’autorizzazione per ${symbol} resta, solo per questo importo.`,
  },

  failures: {
    errors: {
      4001: 'Richiesta rifiutata nel tuo wallet',
      4100: 'La tua sessione è terminata. Accedi di nuovo',
      4200: 'Il tuo wallet non lo consente',
      4900: 'Il tuo wallet è offline. Controlla la sua connessione',
      4901: 'Il tuo wallet non è collegato a questa rete',
      4902: 'Il tuo wallet non conosce questa rete',
      5710: 'Il tuo wallet non supporta questa rete',
      5740: 'Questa richiesta è troppo grande per il tuo wallet',
      [-32000]: 'La rete non lo ha accettato',
      [-32001]: 'Il tuo wallet non ha trovato ciò che era richiesto',
      [-32002]: 'Apri il tuo wallet per continuare',
      [-32003]: 'La rete ha rifiutato la transazione',
      [-32004]: 'Il tuo wallet non lo supporta',
      [-32005]: 'Troppe richieste. Attendi un momento e riprova',
      [-32601]: 'Il tuo wallet non lo supporta',
      [-32602]: 'Il tuo wallet non è riuscito a leggere la richiesta',
      [-32603]: 'Il tuo wallet ha avuto un problema. Riprova',
      ABORTED: 'Annullato prima della fine',
      ADAPTER_NOT_FOUND: 'Questo sito non offre quel tipo di rete',
      BUDGET_INVALID: 'Questo sito ha impostato una commissione non valida',
      COMMITMENT_INVALID: 'La richiesta di questo sito non è valida',
      CHAIN_NOT_SUPPORTED: 'Questo sito non offre quella rete',
      CONNECTION_ABORTED: 'Collegamento annullato',
      CONNECTOR_NOT_FOUND: 'Questo wallet non è disponibile qui',
      FRAME_ERROR: 'Il wallet via email ha avuto un problema. Riprova',
      FRAME_INTERRUPTED: 'Il wallet via email è stato interrotto. Riprova',
      FRAME_LOAD_FAILED:
        'Il wallet via email non si è caricato. Controlla la connessione e riprova',
      FRAME_NOT_SET: 'Il wallet via email non è ancora pronto. Riprova',
      FRAME_REFUSED:
        'Il servizio dei wallet non accetta richieste da questo sito',
      FRAME_REQUEST_ABORTED: 'Interrotto prima della fine',
      FRAME_REQUEST_TIMEOUT: 'Il wallet via email non ha risposto. Riprova',
      FRAME_UNREACHABLE: 'Il servizio non è raggiungibile. Riprova tra poco',
      INVALID_CAIP10_ADDRESS: 'L’indirizzo non è valido',
      INVALID_CAIP_ADDRESS: 'L’indirizzo non è valido',
      INVALID_CAIP_NETWORK_ID: 'Questa rete non è conosciuta',
      INVALID_CHAIN_ID: 'Questa rete non è conosciuta',
      INVALID_EMAIL: 'Inserisci un indirizzo email valido',
      INVALID_SIGNATURE: 'Il wallet ha fornito una firma errata',
      INVALID_TRANSACTION: 'Il wallet ha ricevuto qualcosa che non può firmare',
      LOGIN_REQUIRED: 'Prima accedi',
      OFFLINE: 'Sei offline. Controlla la connessione e riprova',
      NO_ACCOUNT: 'Il wallet non condivide nessun account con questo sito',
      PARENT_NOT_SET: 'Il wallet via email funziona solo dentro un sito',
      RECEIVER_BELOW_RENT:
        'È troppo poco per aprire l’account del destinatario. Invia di più',
      RELAY_REFUSED:
        'Il servizio dei wallet non accetta richieste da questo sito',
      REQUEST_FAILED: 'Il servizio non è raggiungibile. Riprova tra poco',
      REQUEST_TIMED_OUT:
        'Il servizio ha impiegato troppo tempo. Riprova tra poco',
      RESPONSE_INVALID:
        'Il servizio non ha risposto correttamente. Riprova più tardi',
      RPC_BUSY: 'La rete è sovraccarica. Attendi un momento e riprova',
      RPC_REQUEST_FAILED: 'La rete non ha risposto correttamente. Riprova',
      SEND_UNDER_WAY: 'Questo pagamento è in corso in un’altra scheda',
      SMART_SESSION_NOT_ACTIVATED:
        "Il wallet ha concesso l'autorizzazione, ma il servizio non l'ha salvata. Riprova",
      SMART_SESSION_NOT_GRANTED:
        "Il wallet non ha concesso l'autorizzazione come richiesto",
      SMART_SESSION_REFUSED:
        "Questo sito ha chiesto un'autorizzazione non consentita",
      SMART_SESSION_UNSUPPORTED:
        'Il tuo wallet non può concedere autorizzazioni alle app qui',
      SOLANA_NOT_SET: 'Questo sito non offre Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Questo token ha regole proprie che qui non sono supportate',
      TRANSACTION_EXPIRED:
        'La rete non ha accettato in tempo la transazione. Puoi inviarla di nuovo',
      UNSUPPORTED_CHAIN: 'Su questa rete non funziona',
      WALLET_FAILED: 'Il wallet non è riuscito a farlo',
      WALLET_TIMEOUT: 'Il wallet non risponde',
    },
    kitErrors: {
      ALREADY_SENT:
        'Lo stesso pagamento è stato fatto un attimo fa. Non è stato inviato una seconda volta',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Inserisci un importo e un destinatario',
      AMOUNT_ZERO: 'L’importo deve essere maggiore di zero',
      APPROVAL_UNSUPPORTED:
        'Questo browser non può approvare in sicurezza. Usane uno basato su Chromium',
      CODE_EXPIRED: 'Il codice è scaduto. Richiedine uno nuovo',
      COIN_TYPE_UNKNOWN: 'I nomi non funzionano su questa rete',
      DEVICE_NOT_APPROVED:
        'Questo dispositivo non è stato autorizzato. Ricomincia',
      DISCONNECT_FAILED: 'Non è stato possibile scollegare tutto. Riprova',
      EMAIL_TAKEN: 'Questa email appartiene a un altro wallet',
      EMBEDDED_NAMESPACE:
        'Il wallet via email non esiste su questo tipo di rete',
      EXECUTION_REVERTED:
        'Il contratto rifiuterebbe questa transazione. Non è stato inviato nulla',
      DEVICES_BLOCKED:
        'Il browser ha bloccato la finestra dei dispositivi. Consenti i pop-up',
      DEVICES_UNREACHABLE:
        'Questo sito ha scollegato la finestra dei dispositivi',
      EXPORT_BLOCKED:
        'Il browser ha bloccato la finestra di esportazione. Consenti i pop-up',
      EXPORT_UNREACHABLE:
        'Questo sito ha scollegato la finestra di esportazione',
      FEE_CAP_TOO_HIGH:
        'La commissione di rete è troppo alta. Non è stato inviato nulla',
      FEE_CAP_TOO_LOW:
        'La commissione di rete ora è troppo bassa. Non è stato inviato nulla',
      FEE_NOT_COVERED:
        'Il saldo non copre la commissione di rete. Non è stato inviato nulla',
      INSUFFICIENT_BALANCE: 'Saldo insufficiente',
      INSUFFICIENT_FUNDS:
        'Il saldo non copre l’importo più la commissione di rete. Non è stato inviato nulla',
      INSUFFICIENT_LIQUIDITY: 'Non c’è abbastanza liquidità per questo scambio',
      INTRINSIC_GAS_TOO_HIGH:
        'La transazione è troppo grande per la rete. Non è stato inviato nulla',
      INTRINSIC_GAS_TOO_LOW:
        'Il limite di gas è troppo basso. Non è stato inviato nulla',
      INVALID_ADDRESS: 'L’indirizzo non è valido',
      INVALID_AMOUNT:
        'Scrivi l’importo in cifre, senza separatori delle migliaia',
      INVALID_CODE: 'Il codice non è corretto',
      INVALID_DECIMALS: 'I decimali di questo token non sono noti',
      INVALID_NAME:
        'Un nome ha almeno 4 caratteri: solo lettere, cifre e trattini',
      INVALID_SLIPPAGE: 'Lo slippage deve essere tra 0,05 e 5 per cento',
      INVALID_TOKEN: 'Non è un token di questa rete',
      LOGIN_COOLDOWN: 'Attendi un momento e riprova',
      MODULE_NOT_LOADED: 'Impossibile caricare una parte di questa pagina',
      NAMESPACE_NOT_APPROVED:
        'Il wallet non ha approvato nessun account su questo tipo di rete',
      NAME_NOT_FOUND: 'A questo nome non corrisponde nessun indirizzo',
      NAME_REFUSED: 'Questo nome non può essere registrato',
      NAME_UNSUPPORTED:
        'Su questa rete il destinatario deve essere un indirizzo',
      NONCE_TOO_HIGH:
        'Manca una transazione precedente di questo account. Non è stato inviato nulla',
      NONCE_TOO_LOW:
        'Questa transazione potrebbe essere già stata inviata. Controlla la tua attività prima di riprovare',
      NOT_CONNECTED: 'Prima collega un wallet',
      NOT_SIGNED: 'Il wallet non ha firmato. Non è stato inviato nulla',
      ONRAMP_ACCOUNT_UNKNOWN: 'Non è l’indirizzo di un account collegato',
      ONRAMP_AMOUNT_TOO_HIGH: 'È sopra il massimo',
      ONRAMP_AMOUNT_TOO_LOW: 'È sotto il minimo',
      ONRAMP_NOT_CONFIGURED:
        'Questo fornitore non è configurato su questo sito',
      ONRAMP_NO_PRICE: 'Non c’è ancora un prezzo per questo acquisto',
      ONRAMP_PROVIDER_UNKNOWN: 'Questo fornitore non è disponibile qui',
      ONRAMP_UNSUPPORTED: 'Su questa rete non si può acquistare',
      ONRAMP_URL_REFUSED: 'Il link del fornitore è stato rifiutato',
      PAIRING_ANSWER: 'Il wallet ha dato una risposta errata',
      PAIRING_ENDED: 'Il wallet ha terminato il collegamento',
      PAIRING_EXPIRED: 'La richiesta di collegamento è scaduta',
      PAIRING_UNAVAILABLE: 'WalletConnect non è raggiungibile',
      POPUP_BLOCKED: 'Il tuo browser ha bloccato la finestra di accesso',
      PRICE_IMPACT_TOO_HIGH:
        'L’impatto di questo scambio sul prezzo è troppo alto',
      QUOTE_EXPIRED: 'Questo prezzo non è più valido. Richiedine uno nuovo',
      RECEIPT_NOT_FOUND:
        'La transazione non è ancora confermata. Controlla ancora prima di inviare di nuovo',
      RECEIPT_TIMEOUT:
        'La transazione è stata inviata ma non è ancora confermata. Non inviarla di nuovo',
      RECEIVER_CHANGED:
        'Questo nome ora porta a un altro indirizzo. Controlla il destinatario prima di inviare',
      RECEIVER_NOT_WALLET: 'Questo indirizzo non è quello di un wallet',
      RECEIVER_OTHER_TOKEN: 'Questo indirizzo accetta solo un altro token',
      RPC_FAILED: 'La rete non è raggiungibile. Non è stato inviato nulla',
      SAME_TOKEN: 'Scegli due token diversi',
      SENDER_BELOW_RENT:
        'Nel tuo account resterebbe troppo poco SOL. Lasciane di più, oppure invia tutto',
      EMAIL_REQUIRED: 'Questo sito richiede un indirizzo email',
      SESSION_REJECTED: 'Non è stato possibile verificare la firma',
      SERVICE_UNAVAILABLE:
        'Il servizio al momento non risponde. Riprova tra qualche secondo',
      SIGNED_OTHERWISE:
        'Il wallet ha firmato una transazione diversa da quella richiesta. Non è stato inviato nulla',
      SIGN_IN_CANCELLED: 'Accesso annullato',
      SIGN_IN_SERVICE: 'Il servizio di accesso non ha funzionato. Riprova',
      SIGN_IN_UNSUPPORTED: 'L’accesso non è disponibile su questa rete',
      SIMULATION_FAILED:
        'La rete rifiuterebbe questa transazione. Non è stato inviato nulla',
      SOCIAL_LOGIN_CANCELLED: 'L’accesso è stato annullato',
      SOCIAL_LOGIN_EXPIRED: 'L’accesso ha richiesto troppo tempo. Ricomincia',
      SOCIAL_LOGIN_FAILED: 'L’accesso non è riuscito. Riprova',
      SWAP_APPROVAL_FAILED:
        'Non è stato possibile autorizzare il token. Non è stato scambiato nulla',
      SWAP_REFUSED:
        'Il servizio ha preparato uno scambio diverso da quello mostrato. Non è stato scambiato nulla',
      SWAP_UNSUPPORTED: 'Questa rete non offre scambi',
      TOKEN_ACCOUNT_FROZEN: 'Questo account del token è bloccato',
      TOKEN_FEE_UNSUPPORTED:
        'Questo token addebita una commissione sui trasferimenti, cosa che non è supportata',
      TOKEN_NOT_TRANSFERABLE: 'Questo token non può essere inviato a nessuno',
      TOKEN_REQUIRED: 'Scegli un token',
      TOO_MANY_DECIMALS: 'L’importo ha più decimali del token',
      TOO_MANY_TRIES: 'Troppi tentativi. Richiedi un nuovo codice',
      TRANSACTION_CANCELLED:
        'La transazione è stata annullata nel wallet. Non è stato inviato nulla',
      TRANSACTION_NOT_ACCEPTED:
        'La rete non ha mai ricevuto questa transazione. Non è stato inviato nulla',
      TRANSACTION_NOT_FOUND:
        'La rete non conosce ancora questa transazione. Controlla ancora prima di inviare di nuovo',
      TRANSACTION_REPLACED:
        'Un’altra transazione ha preso il posto di questa. Non è stato inviato nulla',
      TRANSACTION_REVERTED:
        'La transazione è fallita sulla rete. È andata spesa solo la commissione di rete',
      TRANSACTION_UNKNOWN:
        'Non abbiamo potuto confermare l’invio. Controlla la tua attività prima di riprovare',
      WALLET_CANNOT_SEND: 'Questo wallet non può firmare transazioni',
      WALLET_LINK: 'Impossibile aprire il link di questo wallet',
      WALLET_NOT_INSTALLED: 'Questo wallet non è installato',
      WRONG_NAMESPACE: 'Questo indirizzo appartiene a un altro tipo di rete',

      INVALID_PAYMENT_URI:
        'Questo link di pagamento non è utilizzabile. Inserisci l’indirizzo',

      PAYMENT_URI_ELSEWHERE:
        'Questo link di pagamento è per un’altra rete o un altro token. Prima cambia rete',

      SWITCH_REPLACED: 'Nel frattempo hai scelto un’altra rete',
    },
    money: {
      no: 'Non è uscito nulla dal tuo account.',
      yes: 'La transazione è stata inviata. Non inviarla di nuovo.',
      unknown:
        'Potrebbe essere stata inviata. Controlla prima di inviare di nuovo.',
    },
  },

  legal: {
    agree: 'Continuando accetti:',
    accept: 'Accetto:',
    terms: 'Termini di servizio',
    privacy: 'Informativa sulla privacy',
    and: 'e',
    tickFirst: 'Spunta la casella per continuare',
    title: 'Prima di collegarti',
    text: 'Questo sito ti chiede di accettare i suoi termini.',
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
    logins: 'Accesso con i social',
    continueWith: (name) => `Continua con ${name}`,
    more: 'Altri modi per accedere',
    none: 'Nessun accesso con i social qui',
    noneHint: 'Questo sito offre altri modi per collegarsi.',
    otherWays: 'Altri modi per collegarsi',

    start: (name) => `Accedi con ${name}`,
    startHint:
      'Si apre una finestra. Nulla viene condiviso prima del tuo consenso.',
    opening: (name) => `Apertura di ${name}`,
    waiting: (name) => `Continua su ${name}`,
    waitingHint:
      'Accedi nell’altra finestra. Questa schermata prosegue da sola.',
    resumedHint:
      'Questa pagina è stata ricaricata. Completa nell’altra finestra o riprova.',
    interruptedHint:
      'Questa pagina è stata ricaricata prima che finissi. Riprova.',
    leaving: (name) => `Passaggio a ${name}`,
    leavingHint: 'Dopo l’accesso torni qui.',
    blocked: 'Il tuo browser ha bloccato la finestra',
    blockedHint: 'Aprila da qui. Questa schermata prosegue da sola.',
    open: (name) => `Apri ${name}`,
    connecting: 'Apertura del wallet',
    connectingHint: 'Ci vuole un momento.',
    cancelled: 'L’accesso è stato annullato',
    cancelledHint: 'Nulla è stato condiviso con questo sito.',
    expired: 'L’accesso ha richiesto troppo tempo',
    expiredHint: 'Nulla è stato condiviso con questo sito. Ricomincia.',
    failed: 'L’accesso non è riuscito',
    failedHint: 'Non è cambiato nulla. Riprova o scegli un altro modo.',

    scan: 'Scansiona con il telefono',
    scanHint:
      'Approva l’accesso su Farcaster. Questa schermata prosegue da sola.',
    qrLabel: 'Codice QR per l’accesso con Farcaster',
    preparing: 'Preparazione del codice',
    copyLink: 'Copia link',
    copyFailed: 'Questo browser non consente di copiare',
    continueInApp: 'Continua su Farcaster',
    continueInAppHint: 'Approva lì l’accesso, poi torna a questa pagina.',
  },
}

const providers = rest.social.names
