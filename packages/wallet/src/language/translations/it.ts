// Generated from packages/wallet/src/language/translations/it.json.
// Edit that, then run `npm run messages`.

import { createPlural } from '../createPlural.js'
import type { Strings } from '../english.js'

const plural = createPlural('it')

export const it: Strings = {
  card: {
    title: 'Approva richiesta',
    approve: 'Approva',
    reject: 'Rifiuta',
    close: 'Chiudi',
    request: 'Richiesta',
    asks: 'Chiede la tua approvazione',
    claims: (name) => `Si fa chiamare «${name}»`,
    checking: 'Controllo della richiesta',
    waiting: (count) => `Altre ${count} in attesa`,
    exactData: 'Dati esatti',
    scroll: 'Scorri fino alla fine',
    early: 'Era troppo presto. Riprova tra un momento.',
    sending: 'Invio…',
    signing: 'Firma…',
    expired: 'Questa richiesta è scaduta',
    expiredText: 'Non è stato firmato nulla. Riprova sul sito.',
    again: 'Questo sito lo chiede di nuovo',
    againText: 'Hai rifiutato diverse sue richieste.',
    show: 'Mostra richiesta',
  },
  window: {
    reason:
      'Questo browser non può verificare che nulla copra questa scheda, quindi approvi in una finestra separata.',
    chosen: 'Approvi in una finestra del wallet, che nessun sito può coprire.',
    blocked:
      'La finestra non si è aperta. Consenti i pop-up per questo sito, poi riprova.',
    cutOff: (header) =>
      `Se si è aperta una finestra, questo sito l’ha isolata. Lo sviluppatore deve inviare ${header}.`,
    continue: 'Continua in una finestra',
    show: 'Mostra finestra',
    tryAgain: 'Riprova',
    opened: 'Continua nella finestra che si è aperta.',
    lost: 'Niente da approvare qui',
    lostText:
      'Questa finestra non è collegata alla pagina che ha fatto la richiesta. Chiudila e riprova da quella pagina.',
  },
  keep: {
    title: 'Salva il tuo account',
    lead: 'Ancora un passaggio in questo browser',
    why: 'Questo browser cancella il tuo account da questa pagina quando si chiude. Continua in una finestra per salvarlo, o per ritrovarlo se hai già fatto l’accesso qui.',
    cancel: 'Annulla',
    without: 'Continua senza salvare',
    withoutText:
      'Se continui senza salvare, il tuo account va perso alla chiusura del browser. Non tenerci denaro.',
    opened: 'Completa nella finestra che si è aperta.',
    closed: 'La finestra è stata chiusa. Riprova.',
    cutOff:
      'La finestra si è chiusa prima che il tuo account fosse pronto. Riprova, oppure continua senza.',
    unavailable: 'Questo browser non ha salvato il tuo account.',
    account: 'Il tuo account',
    accountText:
      'Il tuo account è salvato in questo browser e resta lo stesso a ogni accesso.',
    usedOn: 'Lo userai su',
    continue: 'Continua',
    lost: 'Niente da salvare qui',
    lostText:
      'Questa finestra non è collegata alla pagina che l’ha aperta. Chiudila e riprova da quella pagina.',
  },
  recovery: {
    title: 'Salva il codice di recupero',
    lead: 'Questo codice ti restituisce l’account',
    why: 'Su un nuovo dispositivo ti servono la tua email e questo codice. Stampalo o scrivilo, e non mostrarlo a nessuno.',
    held: 'La tua chiave è divisa tra questo dispositivo e il server. Nessuno dei due apre l’account da solo.',
    moved: 'Il tuo account resta lo stesso. D’ora in poi puoi recuperarlo.',
    unreadable: 'Il tuo account precedente non può essere aperto',
    unreadableText:
      'La sua chiave si trova in questo browser, ma non può essere letta. Se l’hai già esportata, importala in un altro wallet. Qui puoi continuare con un nuovo account, che ha un indirizzo diverso. Del precedente non viene eliminato nulla.',
    code: 'Codice di recupero',
    copied: 'Copiato.',
    copyFailed: 'Impossibile copiare il codice. Scrivilo.',
    download: 'Scarica',
    print: 'Stampa',
    saved: 'L’ho salvato',
    confirmTitle: 'Inserisci il codice di recupero',
    confirmText:
      'Inserisci il codice che hai appena salvato. Poi il tuo account si apre.',
    back: 'Indietro',
    restoreTitle: 'Apri qui il tuo account',
    restoreText:
      'Questo dispositivo è nuovo. Inserisci il codice di recupero salvato al primo accesso.',
    open: 'Apri l’account',
    noCode: 'Non ho il codice',
    noCodeText:
      'Senza il codice il tuo account non si può aprire qui. Usa un dispositivo su cui hai ancora effettuato l’accesso. Se non ne hai, nessuno può recuperare il tuo account e il denaro che contiene è perso.',
    noKey: 'Non ho la passkey',
    noKeyText:
      'Senza la passkey il tuo account non si può aprire qui. Usa un dispositivo su cui hai ancora effettuato l’accesso. Se non ne hai, nessuno può recuperare il tuo account e il denaro che contiene è perso.',
    mistyped:
      'Questo codice di recupero non è completo. Controlla ogni lettera.',
    tooMany: (count) =>
      `Troppi tentativi. Riprova tra ${plural(count, { one: `${count} minuto`, other: `${count} minuti` })}.`,
    refused:
      'La risposta del server non appartiene al tuo account. Non è stato aperto nulla.',
    fileTitle: 'Codice di recupero di un account',
    fileWarning:
      'Chi ha questo codice e la tua email può aprire il tuo account.',
    passkeyTitle: 'Proteggi il tuo account',
    passkeyLead: 'Una passkey ti restituisce l’account',
    passkeyText:
      'Su un nuovo dispositivo, l’impronta, il volto o il PIN apre il tuo account. Se perdi la passkey e tutti i dispositivi su cui hai effettuato l’accesso, l’account è perso.',
    passkeyCreate: 'Crea passkey',
    passkeyUse: 'Usa passkey',
    passkeyOpenText:
      'Questo dispositivo è nuovo. Apri l’account con la sua passkey.',
    useCode: 'Usa invece un codice di recupero',
    noPasskey:
      'Questa passkey non può proteggere un account. Salva invece un codice di recupero.',
  },
  exporting: {
    title: 'Esporta la chiave privata',
    lead: 'Porta il tuo account in un altro wallet',
    leadText:
      'Una chiave privata apre il tuo account in qualsiasi wallet. Prima che venga mostrata qui, inserisci un codice ricevuto via email.',
    danger:
      'Chi ha questa chiave può prendere tutto ciò che è nel tuo account. Nessuno che ti aiuta ne ha bisogno.',
    send: 'Inviami un codice',
    mailed: 'Inserisci il codice inviato a',
    code: 'Codice',
    again: 'Nuovo codice',
    wrongCode: 'Il codice non è corretto.',
    codeExpired: 'Il codice è scaduto. Inviane uno nuovo.',
    tooMany: 'Troppi tentativi. Invia un nuovo codice più tardi.',
    tooSoon: 'Aspetta un momento, poi riprova.',
    noEmail:
      'Il tuo account non ha un’email. Aggiungine prima una nelle impostazioni.',
    emailTooNew:
      'La tua email è stata aggiunta negli ultimi 3 giorni. L’esportazione sarà possibile in seguito.',
    signedOut:
      'Non hai più effettuato l’accesso. Chiudi questa finestra e accedi di nuovo.',
    failed: 'Non ha funzionato. Riprova tra un momento.',
    kinds: { evm: 'Ethereum e reti simili', solana: 'Solana' },
    hold: 'Tieni premuto per mostrare la chiave',
    holding: 'Continua a premere…',
    copy: 'Copia',
    copied: 'Copiata. Incollala solo nell’altro wallet.',
    copyFailed: 'Copia non riuscita. Seleziona invece la chiave.',
    qr: 'Codice QR',
    text: 'Testo',
    hide: 'Nascondi',
    hidden: 'La chiave è di nuovo nascosta.',
    left: (seconds) => `Nascosta tra ${seconds} s`,
    lost: 'Niente da esportare qui',
  },
  devices: {
    title: 'Dispositivi e recupero',
    list: 'Dispositivi',
    thisDevice: 'Questo dispositivo',
    lastUsed: (date) => `Ultimo utilizzo: ${date}`,
    unnamed: 'Dispositivo senza nome',
    remove: 'Rimuovi',
    removeLead: 'Rimuovere questo dispositivo?',
    removeText:
      'Viene disconnesso e non può più aprire il tuo account. Gli altri dispositivi restano connessi.',
    removed: 'Il dispositivo è stato rimosso.',
    lastDevice:
      'Il tuo account si può recuperare solo da questo dispositivo, quindi non si può rimuovere.',
    methods: 'Recupero',
    passkey: 'Passkey',
    newCode: 'Sostituisci con un nuovo codice di recupero',
    newPasskey: 'Sostituisci con una nuova passkey',
    replaces:
      'Il codice di recupero e la passkey attuali smettono di funzionare. I tuoi dispositivi restano connessi.',
    changed: 'Il recupero è stato modificato.',
    addPasskey: 'Aggiungi una passkey',
    addCode: 'Aggiungi un codice di recupero',
    addText:
      'Prima conferma con ciò che hai ora. Da allora funzioneranno entrambi.',
    proveLead: 'Conferma che sei tu',
    proveText:
      'Prima di modificare qualcosa qui, inserisci un codice ricevuto via email.',
    lostAll: 'Se perdi tutto',
    lostAllText:
      'Senza un dispositivo, un codice di recupero o una passkey nessuno può aprire il tuo account. Il denaro che contiene è perso. Per sicurezza, esporta le tue chiavi e conservale offline.',
    delete: 'Elimina account',
    deleteLead: 'Eliminare il tuo account?',
    deleteText:
      'Prima sposta il tuo denaro. Dopo 7 giorni il server elimina la sua parte della tua chiave e nessuno può più aprire il tuo account. Fino ad allora puoi ripensarci qui.',
    deleteHold: 'Tieni premuto per eliminare',
    deleteAt: (date) => `Il tuo account verrà eliminato il ${date}.`,
    keepAccount: 'Mantieni account',
    kept: 'Il tuo account resta.',
    onlyHere: 'Il tuo account esiste solo in questo browser',
    onlyHereText:
      'Se perdi questo dispositivo, perdi il tuo account. Esporta la chiave privata per averne una copia.',
    earlier: 'Account precedente in questo browser',
    earlierText: (place) =>
      `La sua chiave esiste solo in questo browser. In «${place}» puoi spostare il suo denaro sul tuo account. Puoi anche esportare la chiave.`,
    earlierEmpty: 'Non contiene nulla su queste reti.',
    earlierMove: 'Sposta sul tuo account',
    earlierMoved: 'È stato spostato tutto sul tuo account.',
    earlierRest:
      'Non è stato possibile spostare ciò che resta nell’elenco. Potrebbe non bastare per la commissione di rete.',
    lost: 'Niente da gestire qui',
  },
  handOver: {
    open: 'Apri da questo browser',
    text: 'Hai già usato questo account su un altro sito in questo browser? Allora aprilo senza codice.',
    none: 'Questo browser non ha una copia del tuo account.',
    otherwise: 'Usa il codice o la passkey.',
    lead: 'Apri il tuo account su questo sito',
    hold: 'Tieni premuto per aprire',
  },
  phrase: {
    title: 'Frase di recupero',
    hold: 'Tieni premuto per mostrare le parole',
    text: 'Queste parole aprono tutti i tuoi account in un altro wallet.',
  },
  callsStatus: {
    title: 'Stato della richiesta',
    pending: 'In attesa',
    pendingText: 'In attesa della conferma della rete.',
    confirmed: 'Confermato',
    failed: 'Non riuscito',
    failedText: 'Non è cambiato nulla.',
    revertedText:
      'Non è cambiato nulla, ma la commissione di rete è stata addebitata.',
    partly: 'Riuscito in parte',
    partlyText:
      'Alcune chiamate sono riuscite. Le altre sono fallite o non sono state inviate.',
    unsent: 'Non inviato',
  },
  notices: {
    notKept:
      'Questo browser non salva il tuo account. Lo perderai alla chiusura della pagina o del browser. Non tenerci denaro.',
  },
  permissions: {
    grant: 'Concedi autorizzazione all’app',
    revoke: 'Revoca autorizzazione dell’app',
    hourly: (amount) => `Fino a ${amount} all’ora`,
    daily: (amount) => `Fino a ${amount} al giorno`,
    weekly: (amount) => `Fino a ${amount} a settimana`,
    every: ({ amount, period }) => `Fino a ${amount} ogni ${period}`,
    until: ({ date, app }) => `Fino al ${date}, a ${app}`,
    perCall: (amount) => `fino a ${amount} per chiamata`,
    starts: 'Inizia',
    key: 'Chiave di sessione',
    spends:
      'Entro questo limite, l’app può spendere senza chiedertelo di nuovo e pagare chiunque.',
    calls:
      'L’app può chiamare queste funzioni in qualsiasi momento e con qualsiasi valore, senza chiedertelo di nuovo.',
    takes: 'Queste funzioni possono spostare token dal tuo account.',
    unknown:
      'Questo wallet non ha concesso qui questa autorizzazione, quindi non può terminarla sulla rete. Può restare valida fino alla scadenza.',
  },
  delegate: {
    reset: 'Disattiva l’account smart',
    resetText:
      'Il tuo account diventa un account standard su questa rete. L’indirizzo e tutto ciò che contiene restano gli stessi.',
    replace: 'Sostituisci il codice dell’account',
    replaceText:
      'Su questa rete l’account usa il codice di un altro wallet. Approva per sostituirlo con l’account smart di questo wallet. L’indirizzo e tutto ciò che contiene restano gli stessi.',
    orSequence:
      'Rifiuta per mantenerlo. Le chiamate vengono allora inviate una dopo l’altra.',
    orNothing:
      'Rifiuta per mantenerlo. Le chiamate allora non vengono inviate.',
    removed: 'Codice rimosso',
    ended: 'Permessi delle app che terminano',
    otherWallet:
      'Ciò che hai impostato con l’altro wallet potrebbe smettere di funzionare.',
  },
  actions: {
    send: 'Invia',
    moveTokens: 'Sposta token',
    allow: 'Consenti spesa',
    allowMore: 'Aumenta autorizzazione',
    revoke: 'Revoca autorizzazione',
    allowAll: 'Autorizza tutta la collezione',
    swap: 'Scambia',
    callContract: 'Chiama un contratto',
    createContract: 'Crea un contratto',
    signMessage: 'Firma un messaggio',
    signIn: 'Accedi',
    signData: 'Firma dati',
    signStructured: 'Firma dati strutturati',
    calls: (count) =>
      `Approva ${plural(count, { one: `${count} chiamata`, other: `${count} chiamate` })}`,
    transactions: (count) =>
      `Firma ${plural(count, { one: `${count} transazione`, other: `${count} transazioni` })}`,
    several: (count) =>
      `Approva ${plural(count, { one: `${count} azione`, other: `${count} azioni` })}`,
  },
  amounts: { unlimited: (symbol) => `${symbol} senza limite` },
  labels: {
    to: 'A',
    from: 'Da',
    account: 'Account',
    network: 'Rete',
    token: 'Token',
    fee: 'Commissione',
    feeAtMost: 'Commissione, al massimo',
    total: 'Totale',
    totalAtMost: 'Totale, al massimo',
    spender: 'Autorizzato',
    operator: 'Autorizzato',
    collection: 'Collezione',
    contract: 'Contratto',
    newContract: 'Un nuovo contratto',
    function: 'Funzione',
    data: 'Dati',
    bytes: (count) => `${count} byte di dati`,
    alsoSends: 'Invia anche',
    receiver: 'Destinatario',
    receiveAtLeast: 'Ricevi almeno',
    asksAtLeast: 'Chiede almeno',
    exchange: 'Exchange',
    pay: 'Paghi',
    receive: 'Ricevi',
    via: 'Tramite',
    wrappedAs: 'Convertito in',
    validUntil: 'Valido fino al',
    noEnd: 'Senza scadenza',
    domain: 'Dominio',
    memo: 'Nota',
    calls: 'Chiamate',
    together: 'Riescono tutte o nessuna',
    upgrade: 'Aggiornamento',
    sameAddress: 'Account smart, stesso indirizzo',
    call: (list, count) =>
      plural(count, { one: `Chiamata ${list}`, other: `Chiamate ${list}` }),
    transaction: (list, count) =>
      plural(count, {
        one: `Transazione ${list}`,
        other: `Transazioni ${list}`,
      }),
    part: (list, count) =>
      plural(count, { one: `Parte ${list}`, other: `Parti ${list}` }),
  },
  fees: {
    network: 'Commissione di rete',
    paidBy: (name) => `Pagata da “${name}”`,
    atMost: (amount) => `al massimo ${amount}`,
    paidTo: (name) => `pagata a “${name}”`,
    token: 'Token della commissione',
  },
  automatic: {
    lead: 'Questo account è in custodia',
    text: 'Il gestore di questo servizio ne tiene la chiave. Accedi con la tua email da qualsiasi dispositivo e il tuo account è lì: senza codice e senza passkey.',
    risk: 'Il gestore può usare il tuo account, e così chiunque entri nella tua casella di posta. Tieni qui solo piccole somme.',
    method: 'In custodia: il gestore tiene la chiave',
  },
  warnings: {
    highFee: 'Il sito ha impostato una commissione molto più alta del solito.',
    toToken:
      'Il destinatario è il contratto del token stesso. I token inviati lì sono persi.',
    unlimited: (symbol) =>
      `Chi è autorizzato può prendere tutti i tuoi ${symbol}, ora e in seguito.`,
    allowance:
      'Chi è autorizzato può prendere questo importo in qualsiasi momento.',
    operator:
      'Chi è autorizzato può prendere tutto ciò che possiedi di questa collezione.',
    alsoSends: (amount) => `Invia anche ${amount} al contratto.`,
    unknownCall: 'Il wallet non può dire che cosa fa questa chiamata.',
    unknownContract: 'Il wallet non può dire che cosa fa il nuovo contratto.',
    notText: 'Questo non è un testo leggibile. Firma solo se sai che cos’è.',
    hiddenCharacters:
      'Il messaggio contiene caratteri nascosti, mostrati come ⟨U+…⟩.',
    noNetwork:
      'Non indica alcuna rete, quindi la firma può valere anche su altre reti.',
    movesTokens: 'Chi ha questa firma potrebbe spostare i tuoi token.',
    separateCalls:
      'Le chiamate vengono inviate una dopo l’altra. Se una fallisce, le precedenti non vengono annullate.',
    untried: 'Non si può provare in anticipo.',
    unknownExchange:
      'Questo contratto non è un exchange conosciuto. Può fare altro.',
    otherReceiver: 'Ciò che compri va a un altro account, non al tuo.',
    noMinimum: 'Non è garantito alcun minimo: potresti ricevere quasi nulla.',
    swapExpired: 'È scaduto: fallirà e costerà comunque la commissione.',
    longDeadline:
      'Resta valido per più di 20 minuti, quindi può avvenire più tardi, a un prezzo peggiore.',
    neverExpires:
      'Non scade: può essere inviata in qualsiasi momento successivo.',
    unreadablePart: (program) =>
      `Il wallet non può leggere questa parte. Può spostare tutto ciò che possiedi. Programma: ${program}`,
    rent: 'Paghi un nuovo account di token. Il titolare può ritirare quei SOL.',
    handsOver:
      'Cede tutto il tuo account. Perderesti tutti i SOL che contiene.',
    unlimitedToken:
      'Chi è autorizzato può prendere tutto questo token, ora e in seguito.',
    givesAway: 'Cede l’account di token, con tutto ciò che contiene.',
    burns: 'Questi token sono persi per sempre.',
  },
  solana: {
    payFee: 'Paga una commissione di rete',
    createTokenAccount: 'Crea un account di token',
    callProgram: 'Chiama un programma',
    moveSol: 'Sposta SOL',
    createAccount: 'Crea un account',
    assign: 'Assegna un account a un programma',
    allocate: 'Fai spazio in un account',
    closeTokenAccount: 'Chiudi un account di token',
    changeControl: 'Cambia chi controlla un account di token',
    burn: 'Brucia token',
    wrap: 'Converti SOL',
    memo: 'Aggiungi una nota pubblica',
    useNonce: 'Usa un nonce durevole',
    withdrawNonce: 'Preleva da un account nonce',
    setUpNonce: 'Configura un account nonce',
    changeNonce: 'Cambia chi controlla un account nonce',
    baseUnits: (amount) => `${amount} unità di base`,
    unlimited: 'Token senza limite',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Account per',
    newTokenAccount: 'Nuovo account di token',
    newTokenAccounts: 'Nuovi account di token',
    none: 'Nessuno',
    existsAlready: 'esiste già',
    paidBy: 'Pagato da',
    tokenAccount: 'Account di token',
    wrappedNow: 'SOL convertiti che contiene ora',
    solTo: 'I suoi SOL vanno a',
    newAuthority: 'Nuovo controllo',
    fromTokenAccount: 'Dall’account di token',
    toTokenAccount: 'All’account di token',
    toYourself: 'A te',
    ownerNow: 'Titolare attuale',
    callsItself: 'Si fa chiamare',
    unnamed:
      "Né la rete né l'elenco di questo wallet hanno un nome per questo token. Controlla il suo indirizzo.",
    newAccount: 'Nuovo account',
    forProgram: 'Per il programma',
    toProgram: 'Al programma',
    program: 'Programma',
    size: 'Dimensione',
    bytes: (count) => `${count} byte`,
    accounts: (count) => `account: ${count}`,
    of: 'Di',
    nonceAccount: 'Account nonce',
    itsAuthority: 'Chi lo controlla',
    authority: 'Controllo',
    fees: 'Commissioni',
    feesAtMost: 'Commissioni, al massimo',
    feePaidBy: 'Commissione pagata da',
    lookupTable:
      'Alcuni dei suoi account provengono da una tabella di ricerca della rete.',
    accountExists:
      'L’account di token esiste già, quindi l’operazione fallirà.',
    revoked: 'Dopo, nessun altro potrà spendere da questo account di token.',
    closedToUser: 'L’account di token viene chiuso. I suoi SOL tornano a te.',
    closedToOther:
      'L’account di token viene chiuso. I suoi SOL vanno a qualcun altro.',
    closeAuthority:
      'Cambia chi può chiudere l’account di token e prenderne i SOL.',
    tokenAuthority: 'Cambia chi controlla questo token.',
    programReceiver:
      'Il destinatario è un programma. Ciò che gli viene inviato è perso.',
    tokenReceiver: 'Il destinatario è un account di token, non un wallet.',
    fromUser: 'L’importo esce dal tuo account e va in quello nuovo.',
    programControls: 'Da quel momento il programma controlla questo account.',
    allocated: 'Con dei dati dentro, il tuo account non può più inviare SOL.',
    nonceControl: 'Chi controlla un account nonce può prenderne i SOL.',
    missingReceiver:
      'L’account di token ricevente non esiste. Non si può sapere di chi sarà.',
    unusualReceiver:
      'Non è l’account di token abituale del suo titolare. Al momento dell’invio potrebbe essere di qualcun altro.',
    unreadableSource:
      'Il wallet non può leggere l’account di token di provenienza.',
    unreadableToken:
      'Il wallet non può leggere il token. L’importo è nella sua unità più piccola.',
    nameTaken: (claim) => `Il token si fa chiamare ${claim}, ma è un altro.`,
    otherDecimals:
      'È stata preparata per decimali diversi da quelli del token e fallirà.',
    transferFee:
      'Il token può trattenere una parte di ogni trasferimento come commissione.',
    transferHook:
      'Il token può eseguire un proprio programma a ogni trasferimento.',
    permanentDelegate:
      'Chi controlla il token può prelevarlo da qualsiasi account.',
    memoHidden: 'La nota contiene caratteri nascosti, mostrati come ⟨U+…⟩.',
  },
}
