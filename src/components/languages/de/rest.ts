// Generated from src/components/languages/de/rest.json.
// Edit that, then run `npm run messages`.

import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, plural, time } = createWords('de')

export const rest: RestPart = {
  account: {
    copyAddress: 'Adresse kopieren',
    copyFailed:
      'Das Kopieren hat nicht geklappt. Stattdessen die Adresse markieren.',
    addressCopied: 'Adresse kopiert',
    switchWallet: (wallet) => `${wallet}. Verbundene Wallets`,
    switchNetwork: (network) => `${network}. Netzwerk wechseln`,
    accounts: 'Verbundene Konten',
    totalBalance: 'Gesamtguthaben',
    totalPartial: 'Für einige Token ist kein Preis bekannt',
    fiat: (value) => `${value} $`,
    buy: 'Kaufen',
    swap: 'Tauschen',
    receive: 'Empfangen',
    send: 'Senden',
    sendUnsupported: 'Senden ist in diesem Netzwerk nicht möglich.',
    tokens: 'Token',
    loadingTokens: 'Token werden geladen',
    empty: 'Noch keine Token',
    emptyHint: 'Hier erscheinen empfangene Token.',
    balancesFailed: 'Die Guthaben lassen sich nicht anzeigen',
    balancesFailedHint:
      'Der Guthabendienst antwortet nicht. Die Token sind sicher.',
    balancesOld: (at) => `Stand von ${time(at)}`,
    nextTry: (seconds) => `Nächster Versuch in ${seconds} s`,
    tryingAgain: 'Neuer Versuch …',
    explorer: 'Im Explorer ansehen',
    disconnect: 'Trennen',
    disconnectAll: 'Alle trennen',
    disconnectOne: (wallet) => `${wallet} trennen`,
    connectAnother: 'Weitere Wallet verbinden',
    active: 'Aktiv',
    walletDetail: ({ address, network }) => `${address} · ${network}`,
    current: 'Aktuell',
    testNetwork: 'Testnetzwerk',
    confirmInWallet: 'In der Wallet bestätigen',
    switching: 'Wird gewechselt …',
    unsupported: ({ wallet, chainId }) =>
      `${wallet} ist in einem Netzwerk, das diese App nicht kennt (Nummer ${chainId}). Eines von diesen wählen, um fortzufahren.`,
    networkGone: 'Diese App bietet das bisherige Netzwerk nicht mehr an',
    networkGoneHint:
      'Die Token sind sicher. Ein anderes Netzwerk wählen, um fortzufahren.',
    chooseNetwork: 'Netzwerk wählen',
    receiveHint: (network) =>
      `Nur Token von ${network} an diese Adresse senden. Andere können verloren gehen.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Nur SOL und Token von Solana an diese Adresse senden. Andere können verloren gehen.'
        : `Nur SOL und Token von Solana im Netzwerk ${network} an diese Adresse senden. Andere können verloren gehen.`,
    solanaAddress: 'Solana-Adresse',
    qrLabel: 'QR-Code der Adresse',
    requestQrLabel: (amount) => `QR-Code, der ${amount} anfordert`,
    askAmount: 'Betrag anfordern',
    amountIn: (symbol) => `Betrag in ${symbol}`,
    amountHelp: 'Steht im QR-Code. Manche Wallets beachten ihn nicht.',
    copyLink: 'Zahlungslink kopieren',
  },
  buy: {
    amountHint: 'Der Betrag, der bezahlt wird',
    chooseFiat: (currency) => `In ${currency} bezahlen. Andere Währung wählen`,
    chooseToken: (symbol) => `${symbol} kaufen. Etwas anderes wählen`,
    youGet: 'Dafür gibt es',
    asking: 'Preis wird angefragt',
    enterAmount: 'Betrag eingeben',
    checkAmount: 'Betrag prüfen',
    noPrice: 'Gerade kein Preis',
    preparing: 'Wird vorbereitet',
    continueAt: (provider) => `Weiter zu ${provider}`,
    opensTab: (provider) => `Bezahlt wird bei ${provider}, in einem neuen Tab.`,
    priceThere: (provider) => `Preis bei ${provider} ansehen`,
    estimate: 'Schätzung',
    estimateTitle: 'Nur eine Schätzung',
    estimateText:
      'Der Preisdienst antwortet nicht, daher lässt sich gerade nichts kaufen.',
    providers: 'Verkauft von',
    fees: (fees) => `${fees} Gebühren`,
    feeRange: (range) => `${range} Gebühren`,
    sells: (symbol) => `Verkauft nur ${symbol}`,
    chosen: 'Gewählt',
    nobody: 'Hier lässt sich nichts kaufen',
    nobodyHint: 'Kein Anbieter dieser Website liefert in dieses Netzwerk.',
    otherNetwork: 'Anderes Netzwerk wählen',
    howItWorks: 'So läuft der Kauf',
    search: 'Suchen',
    noneFound: (search) => `Keine Ergebnisse für „${search}“`,
    listFailed:
      'Das ist die kurze Liste. Die vollständige konnte nicht geladen werden.',
    on: (networks) => `Auf ${networks}`,
    waiting: (provider) => `Weiter bei ${provider}`,
    waitingHint: ({ symbol }) =>
      `Im anderen Tab bezahlen. Sobald ${symbol} ankommt, steht es hier.`,
    waitingLong:
      'Per Karte dauert es Minuten, per Überweisung bis zu einige Tage. Dieses Fenster kann geschlossen werden.',
    unseen:
      'Das Guthaben ist gerade nicht lesbar. Was bezahlt ist, kommt trotzdem an.',
    notOpened: (provider) => `${provider} erneut öffnen`,
    stop: 'Ich habe nichts gekauft',
    stopped: 'Es wurde nichts gekauft',
    stoppedHint:
      'Falls doch bezahlt wurde, kommt es trotzdem auf dem Konto an.',
    tryAgain: 'Erneut versuchen',
    toAccount: 'Zurück zum Konto',
    arrived: (amount) => `${amount} angekommen`,
    arrivedHint: 'Es ist auf dem Konto.',
    done: 'Fertig',
    nothing: 'Kein Kauf läuft',
    nothingHint: 'Was zuvor bezahlt wurde, kommt von selbst an.',
    start: 'Krypto kaufen',
    guide: [
      {
        title: 'Bezahlt wird bei einem Anbieter',
        text: 'Kauf per Karte oder Überweisung. Die Zahlung läuft über den Anbieter, diese Website sieht sie nie.',
      },
      {
        title: 'Es geht an das eigene Konto',
        text: 'Die Adresse ist schon eingetragen. Vor dem Verkauf fragt der Anbieter eventuell nach einem Ausweis.',
      },
      {
        title: 'Es dauert ein wenig',
        text: 'Per Karte kommt es in Minuten an, von der Bank eventuell erst nach Tagen. Es erscheint dann bei den Token.',
      },
    ],
  },
  email: {
    current: 'Bisherige E-Mail-Adresse',
    next: 'Neue E-Mail-Adresse',
    nextHint: 'Sie wird mit einem Code bestätigt. Die Wallet bleibt dieselbe.',
    same: 'Das ist die bisherige Adresse',
    submit: 'Weiter',
    fromOld: 'Zuerst die Identität bestätigen. Den Code eingeben, gesendet an',
    fromNew: 'Den Code eingeben, gesendet an die neue Adresse',
    yourAddress: 'die bisherige Adresse',
    arrives: 'Das kann eine Minute dauern. Auch im Spam-Ordner nachsehen.',
    saving: 'Neue Adresse wird gespeichert …',
    done: 'Die E-Mail-Adresse ist geändert',
    doneHint: 'Ab jetzt damit anmelden.',
    finish: 'Fertig',
    nothingSent: 'Kein Code gesendet',
    nothingSentHint: 'Mit der neuen E-Mail-Adresse beginnen.',
    start: 'E-Mail ändern',
    noWallet: 'Es gibt keine Adresse zu ändern',
    noWalletHint: 'Nur eine Wallet mit Anmeldung per E-Mail hat eine.',
    connect: 'Mit E-Mail anmelden',
  },
  guide: {
    wallet: [
      {
        title: 'Sie bewahrt Eigenes auf',
        text: 'Geld, Sammelstücke und Namen, in jeder verbundenen App.',
      },
      {
        title: 'Sie ist die Anmeldung',
        text: 'Überall dieselbe Wallet verbinden, statt sich Passwörter auszudenken.',
      },
      {
        title: 'Niemand sonst kann sie nutzen',
        text: 'Websites fragen, freigegeben wird in der Wallet. Die Wiederherstellungsphrase niemals weitergeben.',
      },
    ],
    createLead:
      'Mit der Anmeldung gibt es eine eigene Wallet, ganz ohne Installation.',
    noLoginLead: 'Zur Anmeldung ist hier eine nötig. Sie ist kostenlos.',
    otherWays: 'Andere Wege',
    getWalletHint: 'Eine App für Smartphone oder Browser',
    getWallet: 'Wallet holen',
    aboutNetworks: 'Was ist ein Netzwerk?',
    network: [
      {
        title: 'Hier lebt das Konto',
        text: 'Jedes Netzwerk führt selbst Buch, wem was gehört. Ein Konto kann in mehreren sein.',
      },
      {
        title: 'Gebühr und Tempo sind verschieden',
        text: 'Jede Zahlung kostet eine Gebühr in der Münze des Netzwerks, von unter einem Cent bis zu einigen Dollar.',
      },
      {
        title: 'Token bleiben in ihrem Netzwerk',
        text: 'Gesendet wird an eine Adresse im selben Netzwerk, sonst können sie verloren gehen.',
      },
    ],
    gotIt: 'Verstanden',
    listLead: 'Eine kleine Auswahl.',
    loading: 'Wallets werden geladen',
    listFailed: 'Die Liste konnte nicht geladen werden',
    listFailedHint: 'Der Wallet-Dienst antwortet nicht.',
    listEmpty: 'Keine Wallet zu empfehlen',
    listEmptyHint: 'Wer diese Website betreibt, weiß, welche hier gehen.',
    get: (wallet) => `${wallet} holen`,
    scanHint: 'Mit der Kamera des Smartphones scannen.',
    qrLabel: (wallet) => `QR-Code der Seite von ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Browser-Erweiterung',
      homepage: 'Website',
      playStore: 'Google Play',
    },
    afterwards: 'Installiert? Diese Seite neu laden, dann verbinden.',
    noLinks: 'Kein Download bekannt',
    noLinksHint: 'Im Store des Smartphones oder Browsers danach suchen.',
    otherWallet: 'Wallet wählen',
    usage: 'Diese Website kann gerade niemanden verbinden',
    usageHint:
      'Sie hat die Grenze ihres Tarifs erreicht. Wallet und Token sind sicher.',
    usageOwner:
      'Ist es die eigene Website? Dann im Dashboard des Projekts nachsehen.',
    usageRetry: 'Noch einmal nachsehen',
  },
  holdings: {
    label: 'Guthaben und Aktivität',
    tabs: { tokens: 'Token', nfts: 'NFTs', activity: 'Aktivität' },
    loadingActivity: 'Aktivität wird geladen',
    noActivity: 'Noch keine Aktivität',
    noActivityHint:
      'Hier erscheint, was gesendet, empfangen und getauscht wird.',
    activityOff: 'Hier keine Aktivität',
    activityOffHint:
      'Der Verlauf dieses Netzwerks ist nicht verfügbar. Die Token sind sicher.',
    activityFailed: 'Die Aktivität lässt sich nicht anzeigen',
    activityFailedHint:
      'Der Aktivitätsdienst antwortet nicht. Die Token sind sicher.',
    more: 'Mehr laden',
    moreFailed:
      'Die nächste Seite wurde nicht geladen. Bis hierher ist alles vollständig.',
    loaded: (count) =>
      `${plural(count, { one: `${count} Transaktion`, other: `${count} Transaktionen` })} angezeigt`,
    failed: 'Fehlgeschlagen',
    pending: 'Ausstehend',
    timeAgo: ({ count, unit }) =>
      unit === 'second'
        ? count === 0
          ? 'Gerade eben'
          : `vor ${count} Sek.`
        : unit === 'minute'
          ? `vor ${count} Min.`
          : unit === 'hour'
            ? `vor ${count} Std.`
            : unit === 'day'
              ? plural(count, {
                  one: `vor ${count} Tag`,
                  other: `vor ${count} Tagen`,
                })
              : unit === 'month'
                ? plural(count, {
                    one: `vor ${count} Monat`,
                    other: `vor ${count} Monaten`,
                  })
                : plural(count, {
                    one: `vor ${count} Jahr`,
                    other: `vor ${count} Jahren`,
                  }),
    moreMoved: (count) => `und ${count} weitere`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Ein NFT',
    opensExplorer: 'Öffnet den Explorer',
    operations: {
      approve: 'Freigegeben',
      burn: 'Vernichtet',
      cancel: 'Abgebrochen',
      claim: 'Eingefordert',
      delegate: 'Delegiert',
      deploy: 'Vertrag erstellt',
      deposit: 'Eingezahlt',
      execute: 'Vertrag benutzt',
      mint: 'Geprägt',
      receive: 'Empfangen',
      revoke: 'Widerrufen',
      send: 'Gesendet',
      stake: 'Gestakt',
      trade: 'Getauscht',
      unstake: 'Staking beendet',
      withdraw: 'Ausgezahlt',
    },
    transaction: 'Transaktion',
    loadingNfts: 'NFTs werden geladen',
    noNfts: 'Noch keine NFTs',
    noNftsHint: 'Hier erscheinen NFTs, die an die Adresse gesendet werden.',
    nftsFailed: 'Die NFTs lassen sich nicht anzeigen',
    nftsPartial:
      'Nur was die letzte Aktivität zeigt. Es können mehr vorhanden sein.',
    unnamed: 'Ohne Namen',
    copies: (amount) => `× ${amount}`,
    collection: 'Sammlung',
    number: 'Token-ID',
    held: 'Bestand',
    network: 'Netzwerk',
    date: dateTime,
    month,
  },
  names: {
    choose: 'Namen wählen',
    guide: [
      {
        title: 'Einfacher als eine Adresse',
        text: 'Freunde senden an den Namen statt an eine lange Adresse.',
      },
      {
        title: 'Kostenlos',
        text: 'Nur eine Nachricht signieren. Keine Gebühr, keine Transaktion.',
      },
      {
        title: 'Für alle sichtbar',
        text: 'Wer den Namen kennt, kann die Adresse nachschlagen und was darauf liegt.',
      },
    ],
    name: 'Eigener Name',
    suffixed: (suffix) => `Er endet auf ${suffix}`,
    hint: 'Buchstaben, Ziffern und Bindestriche, mindestens 4',
    checking: 'Verfügbarkeit wird geprüft',
    free: (name) => `${name} ist frei`,
    taken: (name) => `${name} ist vergeben`,
    suggestions: 'Ähnliche freie Namen',
    take: (name) => `${name} verwenden`,
    enter: 'Namen eingeben',
    other: 'Anderen Namen wählen',
    register: 'Namen registrieren',
    confirm: 'In der Wallet bestätigen',
    unchanged: 'Es wurde nichts registriert.',
    unknown:
      'Vielleicht ist er trotzdem registriert. Vor einem neuen Versuch nachsehen.',
    unsupported: 'In diesem Netzwerk gibt es keine Namen',
    unsupportedHint: 'Sie sind für Konten in Ethereum-Netzwerken.',
    otherNetwork: 'Anderes Netzwerk wählen',
    success: 'Der Name ist registriert',
    successHint: 'Wer an ihn sendet, erreicht dieses Konto.',
    successUnknown: 'Ein Name ist registriert',
    done: 'Fertig',
  },
  pairing: {
    scan: 'Mit der Wallet scannen',
    scanWith: (wallet) => `Mit ${wallet} scannen`,
    scanHint:
      'Den Scanner der Wallet auf dem Smartphone öffnen und auf diesen Code richten.',
    qrLabel: 'QR-Code der Verbindungsanfrage',
    preparing: 'Code wird vorbereitet',
    copyLink: 'Link kopieren',
    copyFailed: 'Dieser Browser lässt kein Kopieren zu',
    openDesktop: 'Desktop-App öffnen',
    openWeb: 'Web-Wallet öffnen',
    ways: 'Wege zum Verbinden',
    wayNames: {
      browser: 'Browser',
      desktop: 'Desktop',
      mobile: 'App',
      qrcode: 'Smartphone',
      unsupported: 'Nicht gefunden',
      web: 'Website',
    },
    continueIn: (wallet) => `Weiter in ${wallet}`,
    continueHint:
      'Die Verbindung dort freigeben, dann zu dieser Seite zurückkehren.',
    browserHint: 'Diese Seite öffnet sich erneut in der App. Dort verbinden.',
    openWallet: (wallet) => `${wallet} öffnen`,
    notOpened: (wallet) => `${wallet} hat sich nicht geöffnet`,
    notOpenedHint: 'Ist die App auf diesem Gerät installiert?',
    getWallet: (wallet) => `${wallet} holen`,
    showCode: 'QR-Code zeigen',
    search: 'Wallets suchen',
    searching: 'Wallets werden gesucht',
    found: (count) =>
      plural(count, { one: `${count} Wallet`, other: `${count} Wallets` }),
    noneFound: (search) => `Keine Ergebnisse für „${search}“`,
    noneFoundHint:
      'Die Schreibweise prüfen oder den Code mit der vorhandenen scannen.',
    none: 'Keine Wallet zur Auswahl',
    noneHint: 'Der Code lässt sich trotzdem mit der vorhandenen scannen.',
    scanAny: 'Per QR-Code verbinden',
    moreWallets: 'Mehr anzeigen',
    listFailed: 'Die Liste konnte nicht geladen werden',
    moreFailed: 'Die übrigen konnten nicht geladen werden.',
    whichKind: (wallet) => `Wofür wird ${wallet} benutzt?`,
    whichKindHint:
      'Auf beiden gibt es ein Konto. Das andere lässt sich später verbinden.',
    kinds: 'Arten von Netzwerken',
    notFound: 'Die Wallet wurde nicht gefunden',
    chooseWallet: 'Wallet wählen',
    expired: 'Die Anfrage ist abgelaufen',
    expiredHint: 'Nichts wurde verbunden. Eine neue beginnen.',
  },
  pay: {
    title: (amount) => `${amount} bezahlen`,
    deposit: (amount) => `${amount} einzahlen`,
    withWallet: 'Mit Wallet bezahlen',
    connect: 'Zum Bezahlen Wallet verbinden',
    otherToken: 'Mit anderem Token bezahlen',
    exchanges: 'Oder von einer Börse bezahlen',
    delivering: 'Zahlung wird zugestellt',
    waiting: (name) => `Warten auf ${name}`,
    waitingHint: 'Die Zahlung im anderen Tab abschließen.',
    done: 'Bezahlt',
    failed: 'Nicht bezahlt',
    undelivered: 'Zahlung nicht angekommen',
    unknown: 'Zahlung noch nicht bestätigt',
    unknownHint:
      'Noch ist nicht bekannt, ob das Geld gesendet wurde. Vor einer erneuten Zahlung prüfen.',
    unknownSent:
      'Das Geld wurde gesendet und kann noch ankommen. Nicht noch einmal bezahlen.',
    notDelivered:
      'Das Geld wurde gesendet, kam aber nicht beim Empfänger an. Vor einer erneuten Zahlung prüfen, ob es zurückgekommen ist.',
    exchangeFailed: (name) =>
      `${name} hat nicht bezahlt. Vor einer erneuten Zahlung dort das Guthaben prüfen.`,
    anyway: 'Trotzdem bezahlen',
    invalid:
      'Diese Zahlung ist nicht möglich. Die Website hat sie falsch eingerichtet.',
    gets: 'Empfänger erhält',
    through: 'Bezahlt über',
    fee: 'Servicegebühr',
    fromExchange: 'Von einer Börse einzahlen',
    noExchanges: 'Keine Börse bietet das an',
  },
  send: {
    amount: 'Betrag',
    amountHint: 'Der Betrag, der gesendet wird',
    refused: {
      digits: (plain) =>
        plain
          ? `Die Ziffern 0 bis 9 verwenden: ${plain}`
          : 'Die Ziffern 0 bis 9 verwenden',
      separators: (plain) =>
        plain
          ? `Ohne Trennzeichen eingeben: ${plain}`
          : 'Ohne Trennzeichen eingeben',
      number: () => 'Nur Ziffern eingeben, zum Beispiel 12.5',
    },
    to: 'An',
    toPlaceholder: { eip155: 'Adresse, 0x…', solana: 'Solana-Adresse' },
    toHint: (network) => `Eine Adresse auf ${network}`,
    paste: 'Einfügen',
    pasteAddress: 'Adresse einfügen',
    max: 'Max.',
    useMax: 'Max., alles was gesendet werden kann',
    balance: (balance) => `Guthaben ${balance}`,
    chooseToken: (symbol) => `${symbol}. Anderen Token wählen`,
    worth: (value) => `≈ ${value} $`,
    loading: 'Token werden geladen',
    enterAmount: 'Betrag eingeben',
    enterAddress: 'Adresse eingeben',
    checkAmount: 'Betrag prüfen',
    checkAddress: 'Adresse prüfen',
    review: 'Prüfen',
    empty: 'Noch nichts zu senden',
    notHere: 'Netzwerk nicht unterstützt',
    otherNetwork: 'Anderes Netzwerk wählen',
    emptyHint: 'Hier erscheinen empfangene Token.',
    receive: 'Empfangen',
    title: (subject) => `${subject} senden`,
    from: 'Von',
    network: 'Netzwerk',
    fee: 'Netzwerkgebühr',
    feeAbout: (fee) => `Etwa ${fee}`,
    feeSmall: (unit) => `Unter 0,00000001 ${unit}`,
    rent: 'Neues Token-Konto',
    rentHint:
      'Für diesen Token gibt es beim Empfänger noch kein Konto. Das Eröffnen kostet einmalig.',
    changed: 'Einige Angaben haben sich geändert. Bitte erneut prüfen.',
    feeUnknown: 'Noch nicht bekannt. Die Wallet zeigt sie an.',
    warnings: {
      ownAddress: 'Das ist die eigene Adresse. Es würde nur die Gebühr fällig.',
      lookAlike:
        'Diese Adresse ähnelt einer bekannten, ist aber eine andere. Jedes Zeichen prüfen.',
      contract:
        'Das ist ein Vertrag, keine Wallet. Gesendete Token können verloren gehen.',
      firstTime: 'An diese Adresse wurde von hier noch nie gesendet.',
    },
    tokenAddress: 'Token-Adresse',
    addToken: 'Hinzufügen',
    addedToken:
      'Per Adresse hinzugefügt. Ein Token mit diesem Namen kann jeder erstellen.',
    watchLead:
      'Diese Website möchte diesen Token zu deiner Liste hinzufügen. Er erscheint bei deinen Guthaben und beim Senden.',
    imitation:
      'Ein bekannter Token hat diesen oder einen ähnlichen Namen. Jeder kann einen Token damit erstellen. Prüfe die Adresse.',
    send: 'Senden',
    sending: 'Wird gesendet …',
    cancelling: 'Wird angehalten …',
    stop: 'Anhalten',
    done: 'Fertig',
    edit: 'Bearbeiten',
    steps: {
      resolving: 'Name wird nachgeschlagen',
      preparing: 'Guthaben und Empfänger werden geprüft',
      switching: (wallet) => `Netzwerk in ${wallet} wird gewechselt`,
      approving: (wallet) => `In ${wallet} freigeben`,
      approvingInFrame: 'Im sicheren Fenster freigeben',
      handing: 'Wird an das Netzwerk gesendet',
      checking: 'Es wird geprüft, ob gesendet wurde',
      confirming: 'Gesendet. Warten auf das Netzwerk',
      confirmed: 'Fertig',
    },
    commitments: {
      processed: 'Vom Netzwerk gesehen, noch nicht bestätigt',
      confirmed: 'Bestätigt. Warten, bis es endgültig ist',
      finalized: 'Endgültig',
    },
    goesOn: 'Dieses Fenster darf zu. Es läuft weiter.',
    failedYes: 'Im Explorer ansehen. Nicht noch einmal senden.',
    failedReverted:
      'Es wurden keine Token gesendet. Erneutes Senden ist möglich.',
    failedUnknown:
      'Zuerst die Aktivität ansehen. Ein zweiter Versuch könnte doppelt senden.',
    failedOther: 'Vor einem neuen Versuch das Guthaben prüfen.',
    viewOnExplorer: 'Im Explorer ansehen',
    recentPending: (subject) => `${subject} wird gesendet`,
    recentSent: (subject) => `${subject} gesendet`,
    recentUnknown: (subject) => `${subject} ist möglicherweise unterwegs`,
    recentTo: (address) => `An ${address}`,
    approve: 'Im sicheren Fenster freigeben',
    approveHint:
      'Nur dort lässt es sich ansehen und freigeben. Diese Seite kann das nicht.',
    keepAccount: 'Konto sichern',
    keepAccountHint: 'Zum Anmelden im sicheren Fenster fortfahren.',
    approveWhat: 'Anfrage',
    approveMore: (count) =>
      `Danach ${plural(count, { one: 'wartet noch eine', other: `warten noch ${count}` })}`,
    showAgain: 'Sicheres Fenster zeigen',
    refuse: 'Abbrechen',
    ended: 'Nichts freizugeben',
    methods: {
      eth_sendTransaction: 'Transaktion senden',
      eth_sendUserOperation: 'Transaktion senden',
      eth_signTypedData_v4: 'Daten signieren',
      personal_sign: 'Nachricht signieren',
      solana_signAllTransactions: 'Mehrere Transaktionen signieren',
      solana_signAndSendTransaction: 'Transaktion senden',
      solana_signMessage: 'Nachricht signieren',
      solana_signTransaction: 'Transaktion signieren',
      wallet_grantPermissions: 'Berechtigungen erteilen',
      wallet_revokePermissions: 'Berechtigungen entziehen',
      wallet_sendCalls: 'Mehrere Transaktionen senden',
    },
    otherMethod: 'Wallet benutzen',
  },
  settings: {
    open: 'Einstellungen',
    wallet: (wallet) => `Verbunden mit ${wallet}`,
    byEmail: 'Angemeldet per E-Mail',
    email: 'E-Mail',
    changeEmail: 'E-Mail. Ändern',
    provider: (provider) => `Angemeldet mit ${rest.social.names[provider]}`,
    name: 'Kontoname',
    noName: 'Namen holen',
    noNameHint: 'Leichter weiterzugeben als eine Adresse',
    permissionsHint: 'Was Apps im Namen des Kontos dürfen',
    activityHint: 'Alle Transaktionen',
    exportKey: 'Privaten Schlüssel exportieren',
    exportKeyHint: 'Um das Konto in einer anderen Wallet zu nutzen',
    devices: 'Geräte und Wiederherstellung',
    devicesHint: 'Geräte entfernen, Wiederherstellung ändern',
    accountType: 'Kontotyp',
    types: { smartAccount: 'Smart Account', eoa: 'Standardkonto' },
    typeHints: {
      smartAccount: 'Bündelt Schritte, Apps können Gebühren zahlen',
      eoa: 'Ein Schlüssel. Geht mit jeder App',
    },
    typeChanging: 'Kontotyp wird geändert',
    reset: {
      action: 'Smart Account ausschalten',
      hint: 'In diesem Netzwerk. Adresse und Guthaben bleiben',
      done: 'Smart Account ausgeschaltet',
    },
    accountNotKept: 'Dieser Browser speichert das Konto nicht',
    accountNotKeptHint:
      'Es geht verloren, sobald die Seite oder der Browser geschlossen wird. Kein Geld darin aufbewahren.',
    notKept: 'Die Anmeldung wird nicht behalten',
    notKeptHint:
      'Dieser Browser speichert nichts für diese Website. Nach dem Verlassen der Seite ist eine neue Anmeldung nötig.',
    loadingSessions: 'Berechtigungen werden geladen',
    noSessions: 'Keine App-Berechtigungen',
    noSessionsHint: 'Hier erscheinen Berechtigungen, die Apps erteilt wurden.',
    sessionsFailed: 'Die Berechtigungen lassen sich nicht anzeigen',
    sessionsFailedHint:
      'Der Berechtigungsdienst antwortet nicht. An den Berechtigungen hat sich nichts geändert.',
    sessionsOff: 'App-Berechtigungen nicht verfügbar',
    sessionsOffHint: 'Dieses Netzwerk unterstützt sie nicht.',
    sessionsLead:
      'Diese Apps dürfen in gesetzten Grenzen im Namen des Kontos handeln. Das lässt sich jederzeit beenden.',
    ended: 'Beendet',
    unnamedApp: 'App ohne Namen',
    until: (seconds) => `Bis ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Aktiv',
      expired: 'Abgelaufen',
      revoked: 'Selbst beendet',
    },
    permissions: {
      'contract-call': 'Darf bestimmte Verträge benutzen',
      'native-token-recurring-allowance': 'Darf die Netzwerkmünze ausgeben',
      'erc20-recurring-allowance': 'Darf einen Token ausgeben',
    },
    limit: 'Limit',
    period: 'Zeitraum',
    otherPermission: 'Hat eine andere Berechtigung',
    granted: 'Diese App darf jetzt im Namen des Kontos handeln',
    grantedUntil: (seconds) => `Bis ${date(seconds * 1_000)}.`,
    grantedHint: 'Das lässt sich jederzeit in den Berechtigungen beenden.',
    grantedNothing: 'Die App gibt nicht an, wofür.',
    mayDo: 'Was die App darf',
    toPermissions: 'Berechtigungen ansehen',
    done: 'Fertig',
    revoke: 'Widerrufen',
    revokeOf: (app) => `Berechtigung von ${app} widerrufen`,
    revoking: 'In der Wallet bestätigen',
    revoked: (app) => `Berechtigung von ${app} widerrufen`,
    notRevoked: 'Die Berechtigung wurde nicht widerrufen. Sie gilt weiterhin.',
    scopeDay: (amount) => `Bis zu ${amount} pro Tag`,
    scopeEvery: ({ amount, period }) => `Bis zu ${amount} alle ${period}`,
    scopeUntil: ({ what, date }) => `${what}, bis ${date}`,
    scopeTo: ({ what, app }) => `${what}, an ${app}`,
    switchTo: (network) => `Zu ${network} wechseln`,
    switchHint: 'Die Token bleiben, wo sie sind.',
    switch: 'Netzwerk wechseln',
    alreadyThere: (network) => `Schon auf ${network}`,
    alreadyThereHint: 'Es gibt nichts zu wechseln.',
    notOffered: 'Diese App bietet das Netzwerk nicht an',
    notOfferedHint: 'Eines ihrer Netzwerke wählen, um fortzufahren.',
    needs: (kind) => `Das geht nur auf ${kind}`,
    needsHint: {
      account: (address) =>
        `Weiter mit dem Konto ${address}. Das andere bleibt verbunden.`,
      network: 'Die Wallet hat auch dort ein Konto. Das andere bleibt.',
      connect: 'Eine Wallet dafür verbinden. Die andere bleibt verbunden.',
    },
    goOn: (kind) => `Weiter mit ${kind}`,
    connectFor: 'Wallet verbinden',
    noKind: (kind) => `Diese App hat keine ${kind}-Netzwerke`,
    noKindHint: 'Es hat sich nichts geändert.',
    worksOn: (count) =>
      `Geht in ${plural(count, { one: `${count} Netzwerk`, other: `${count} Netzwerken` })}`,
    worksOnLead:
      'Die Adresse ist in diesen Netzwerken dieselbe. Nur Token aus ihnen an sie senden. Andere können verloren gehen.',
    receiveHint:
      'Nur Token aus diesen Netzwerken an diese Adresse senden. Andere können verloren gehen.',
  },
  signIn: {
    title: (site) => `Bei ${site} anmelden`,
    text: 'Mit einer Signatur zeigen, dass dieses Konto dir gehört. Das ist kostenlos, und nichts verlässt das Konto.',
    account: 'Konto',
    sign: 'Anmelden',
    emailTitle: (site) => `${site} fragt nach deiner E-Mail-Adresse.`,
    emailHint: 'Diese Seite erhält sie zusammen mit deinem Konto.',
    emailRequired: 'Diese Seite verlangt eine E-Mail-Adresse.',
    skip: 'Überspringen',
    required:
      'Diese Seite verlangt eine Signatur. Abbrechen trennt die Wallet.',
    cookies:
      'Erneut anmelden. Tritt es wieder auf, Cookies für diese Seite erlauben.',
  },
  sponsor: {
    atMost: (amount) => `Höchstens ${amount}`,
    inToken: (symbol) => `Zahlung in ${symbol}`,
    paid: 'Zahlt die App',
  },
  swap: {
    pay: 'Bezahlen',
    payHint: 'Der Betrag, der bezahlt wird',
    receive: 'Erhalten',
    balance: (balance) => `Guthaben ${balance}`,
    balanceUnknown: 'Guthaben unbekannt',
    max: 'Max.',
    useMax: 'Max., alles was getauscht werden kann',
    flip: 'Die beiden Token umkehren',
    choose: 'Token wählen',
    chooseFor: {
      from: (symbol) => `Bezahlt wird ${symbol}. Anderen Token wählen`,
      to: (symbol) => `Erhalten wird ${symbol}. Anderen Token wählen`,
    },
    worth: (value) => `≈ ${value} $`,
    about: (amount) => `Etwa ${amount}`,
    quoting: 'Preis wird angefragt',
    noQuote: 'Gerade kein Preis',
    unreadable:
      'Dieser Tausch lässt sich nicht prüfen. Versuch einen anderen Betrag',
    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Preis',
    priceUnknown: 'Unbekannt',
    impact: 'Preiswirkung',
    percent: (value) => `${value} %`,
    fee: 'Netzwerkgebühr',
    feeAbout: (fee) => `Etwa ${fee}`,
    feeSmall: (unit) => `Unter 0,00000001 ${unit}`,
    slippage: 'Slippage',
    slippageOf: (value) => `Slippage ${value} %. Ändern`,
    slippageHint:
      'Bewegt sich der Preis, kann so viel weniger ankommen. Bei noch weniger wird nichts getauscht.',
    slippageHigh: 'Es kann spürbar weniger ankommen als erwartet.',
    slippageOwn: 'Eigene Slippage in Prozent',
    slippageOther: 'Eigene',
    slippageWrong: '0,05 bis 5 % eingeben',
    enterAmount: 'Betrag eingeben',
    chooseToken: 'Token zum Erhalten wählen',
    checkAmount: 'Betrag prüfen',
    review: 'Prüfen',
    underWay: 'Ein Tausch läuft. Ansehen',
    unsupportedTitle: 'Kein Tausch in diesem Netzwerk',
    unsupported: 'Token lassen sich in diesen Netzwerken tauschen:',
    unsupportedHere: (network) => `Token lassen sich auf ${network} tauschen.`,
    unsupportedAnywhere:
      'Kein Netzwerk dieser Website hat einen Tausch. Die Token sind sicher.',
    loading: 'Token werden geladen',
    failed: 'Die Token lassen sich nicht anzeigen',
    failedHint: 'Der Token-Dienst antwortet nicht. Die Token sind sicher.',
    empty: 'Hier lässt sich nichts tauschen',
    emptyHint: 'Der Dienst führt keine Token dieses Netzwerks.',
    toAccount: 'Zum Konto',
    search: 'Token oder Adresse suchen',
    own: 'Eigene Token',
    others: 'Alle Token',
    suggested: 'Beliebt',
    found: (count) => `${count} Token`,
    noneFound: (search) => `Keine Ergebnisse für „${search}“`,
    noneFoundHint: 'Sein Kürzel versuchen oder seine Adresse einfügen.',
    title: ({ amount, from, to }) => `${amount} ${from} in ${to} tauschen`,
    expected: (amount) => `Etwa ${amount}`,
    minimum: 'Mindestens erhalten',
    minimumHint: (slippage) =>
      `${slippage} % weniger als erwartet, falls sich der Preis bewegt. Bei noch weniger wird nichts getauscht.`,
    providerFee: 'Anbietergebühr',
    providerFeeIncluded: (amount) => `${amount}, enthalten`,
    feeLevels: ({ fast, instant }) =>
      `Schneller: ${fast}. Am schnellsten: ${instant}. Die Wallet legt die Gebühr fest.`,
    network: 'Netzwerk',
    oneApprovalHint: (amount) =>
      `Eine Bestätigung: Du gibst genau ${amount} frei und tauschst. Mehr kann nicht entnommen werden.`,
    approvalHint: (amount) =>
      `Zwei Schritte: genau ${amount} freigeben, dann tauschen. Mehr kann damit nie genommen werden.`,
    holds: (seconds) => `Dieser Preis gilt noch ${seconds} s`,
    expired: 'Dieser Preis gilt nicht mehr',
    renew: 'Neuen Preis holen',
    worse: 'Der Preis hat sich bewegt: Es gibt weniger als zuvor gezeigt.',
    warn: (impact) =>
      `Das ist ${impact} % weniger, als diese Token anderswo wert sind.`,
    blocked: (impact) =>
      `${impact} % gingen verloren. Weniger tauschen, oder einen anderen Token.`,
    impactUnknown:
      'Es gibt keinen zweiten Preis zum Vergleich. Vorher prüfen, ob dieser angemessen ist.',
    missing: 'Noch nichts zu prüfen',
    missingHint: 'Zuerst zwei Token und einen Betrag wählen.',
    enter: 'Tausch eingeben',
    edit: 'Bearbeiten',
    swap: 'Tauschen',
    swapping: 'Wird getauscht …',
    stop: 'Anhalten',
    stopping: 'Wird angehalten …',
    done: 'Fertig',
    stepApprove: (amount) => `${amount} freigeben`,
    stepSwap: (amount) => `${amount} tauschen`,
    stepDone: 'Fertig',
    steps: {
      quoting: 'Alles wird geprüft',
      switching: (wallet) => `Netzwerk in ${wallet} wird gewechselt`,
      asked: (wallet) => `In ${wallet} freigeben`,
      askedInFrame: 'Im sicheren Fenster freigeben',
      sent: 'Gesendet. Warten auf das Netzwerk',
    },
    goesOn: 'Dieses Fenster darf zu. Es läuft weiter.',
    failedYes: 'Im Explorer ansehen. Nicht noch einmal senden.',
    failedReverted: 'Nichts wurde getauscht, nur die Netzwerkgebühr ist weg.',
    failedUnknown:
      'Zuerst die Aktivität ansehen. Derselbe Tausch, neu eingegeben, findet ihn.',
    failedOther: 'Vor einem neuen Versuch das Guthaben prüfen.',
    approvalStays: (symbol) =>
      `${symbol} bleibt freigegeben, nur für diesen Betrag.`,
  },
  failures: {
    errors: {
      '4001': 'Anfrage in der Wallet abgelehnt',
      '4100': 'Die Sitzung ist abgelaufen. Erneut anmelden',
      '4200': 'Die Wallet erlaubt das nicht',
      '4900': 'Die Wallet ist offline. Ihre Verbindung prüfen',
      '4901': 'Die Wallet ist nicht mit diesem Netzwerk verbunden',
      '4902': 'Die Wallet kennt dieses Netzwerk nicht',
      '5710': 'Die Wallet unterstützt dieses Netzwerk nicht',
      '5740': 'Diese Anfrage ist zu groß für die Wallet',
      '-32000': 'Das Netzwerk hat das nicht angenommen',
      '-32001': 'Die Wallet hat das Gesuchte nicht gefunden',
      '-32002': 'Die Wallet öffnen, um fortzufahren',
      '-32003': 'Das Netzwerk hat die Transaktion abgelehnt',
      '-32004': 'Die Wallet unterstützt das nicht',
      '-32005': 'Zu viele Anfragen. Kurz warten und erneut versuchen',
      '-32601': 'Die Wallet unterstützt das nicht',
      '-32602': 'Die Wallet konnte die Anfrage nicht lesen',
      '-32603': 'In der Wallet ist ein Problem aufgetreten. Erneut versuchen',
      ABORTED: 'Vor dem Abschluss abgebrochen',
      ADAPTER_NOT_FOUND: 'Diese Website bietet diese Art von Netzwerk nicht an',
      BUDGET_INVALID: 'Diese Website hat eine ungültige Gebühr festgelegt',
      COMMITMENT_INVALID: 'Diese Website hat ungültig angefragt',
      CHAIN_NOT_SERVED: 'Die Wallet unterstützt dieses Netzwerk nicht',
      CHAIN_NOT_SUPPORTED: 'Diese Website bietet das Netzwerk nicht an',
      CONNECTION_ABORTED: 'Verbindung abgebrochen',
      CONNECTOR_NOT_FOUND: 'Diese Wallet ist hier nicht verfügbar',
      FRAME_ERROR:
        'In der E-Mail-Wallet ist ein Problem aufgetreten. Erneut versuchen',
      FRAME_INTERRUPTED:
        'Die E-Mail-Wallet wurde unterbrochen. Erneut versuchen',
      FRAME_LOAD_FAILED:
        'Die E-Mail-Wallet konnte nicht laden. Verbindung prüfen und erneut versuchen',
      FRAME_NOT_SET:
        'Die E-Mail-Wallet ist noch nicht bereit. Erneut versuchen',
      FRAME_REFUSED:
        'Der Wallet-Dienst nimmt von dieser Website keine Anfragen an',
      FRAME_REQUEST_ABORTED: 'Vor dem Ende angehalten',
      FRAME_REQUEST_TIMEOUT:
        'Die E-Mail-Wallet hat nicht geantwortet. Erneut versuchen',
      FRAME_UNREACHABLE:
        'Der Dienst ist nicht erreichbar. Gleich noch einmal versuchen',
      INVALID_CAIP10_ADDRESS: 'Die Adresse ist ungültig',
      INVALID_CAIP_ADDRESS: 'Die Adresse ist ungültig',
      INVALID_CAIP_NETWORK_ID: 'Dieses Netzwerk ist nicht bekannt',
      INVALID_CHAIN_ID: 'Dieses Netzwerk ist nicht bekannt',
      INVALID_EMAIL: 'Eine gültige E-Mail-Adresse eingeben',
      INVALID_SIGNATURE: 'Die Wallet hat eine falsche Signatur geliefert',
      INVALID_TRANSACTION:
        'Die Wallet hat etwas erhalten, das sie nicht signieren kann',
      LOGIN_REQUIRED: 'Zuerst anmelden',
      OFFLINE:
        'Keine Internetverbindung. Verbindung prüfen und erneut versuchen',
      NO_ACCOUNT: 'Die Wallet teilt kein Konto mit dieser Website',
      PARENT_NOT_SET: 'Die E-Mail-Wallet geht nur innerhalb einer Website',
      RECEIVER_BELOW_RENT:
        'Das reicht nicht, um das Konto des Empfängers zu eröffnen. Mehr senden',
      RELAY_REFUSED:
        'Der Wallet-Dienst nimmt von dieser Website keine Anfragen an',
      REQUEST_FAILED:
        'Der Dienst ist nicht erreichbar. Gleich noch einmal versuchen',
      REQUEST_TIMED_OUT:
        'Der Dienst hat zu lange gebraucht. Gleich noch einmal versuchen',
      RESPONSE_INVALID:
        'Der Dienst hat nicht richtig geantwortet. Später erneut versuchen',
      RPC_BUSY:
        'Das Netzwerk ist ausgelastet. Kurz warten und erneut versuchen',
      RPC_REQUEST_FAILED:
        'Das Netzwerk hat nicht richtig geantwortet. Erneut versuchen',
      SEND_UNDER_WAY: 'Diese Zahlung läuft bereits in einem anderen Tab',
      SMART_SESSION_NOT_ACTIVATED:
        'Die Wallet hat die Berechtigung erteilt, aber der Dienst hat sie nicht gespeichert. Versuche es noch einmal',
      SMART_SESSION_NOT_GRANTED:
        'Die Wallet hat die Berechtigung nicht wie angefragt erteilt',
      SMART_SESSION_REFUSED:
        'Diese Website hat eine Berechtigung angefragt, die nicht erlaubt ist',
      SMART_SESSION_UNSUPPORTED:
        'Deine Wallet kann Apps hier keine Berechtigungen erteilen',
      SOLANA_NOT_SET: 'Diese Website bietet Solana nicht an',
      TOKEN_HOOK_UNSUPPORTED:
        'Dieser Token hat eigene Regeln, die hier nicht unterstützt werden',
      TRANSACTION_EXPIRED:
        'Das Netzwerk hat die Transaktion nicht rechtzeitig angenommen. Sie lässt sich erneut senden',
      UNSUPPORTED_CHAIN: 'Das geht in diesem Netzwerk nicht',
      WALLET_FAILED: 'Die Wallet konnte das nicht ausführen',
      WALLET_TIMEOUT: 'Die Wallet antwortet nicht',
      WALLET_UPDATED:
        'Die Wallet wurde aktualisiert oder ausgeschaltet. Lade diese Seite neu, um sie zu nutzen',
    },
    money: {
      no: 'Nichts hat das Konto verlassen.',
      yes: 'Es wurde gesendet. Nicht noch einmal senden.',
      unknown:
        'Es wurde vielleicht gesendet. Vor einem neuen Versuch nachsehen.',
    },
    kitErrors: {
      ALREADY_SENT:
        'Dieselbe Zahlung wurde gerade erst gemacht. Nichts wurde erneut gesendet',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Betrag und Empfänger eingeben',
      AMOUNT_ZERO: 'Der Betrag muss größer als null sein',
      APPROVAL_UNSUPPORTED:
        'Dieser Browser kann nicht sicher freigeben. Einen auf Basis von Chromium verwenden',
      CODE_EXPIRED: 'Der Code ist abgelaufen. Einen neuen anfordern',
      COIN_TYPE_UNKNOWN: 'In diesem Netzwerk gibt es keine Namen',
      DEVICE_NOT_APPROVED: 'Dieses Gerät wurde nicht freigegeben. Neu beginnen',
      KEY_UNREADABLE: 'Dieser Browser kann das Konto nicht öffnen',
      DISCONNECT_FAILED: 'Nicht alles konnte getrennt werden. Erneut versuchen',
      EMAIL_TAKEN: 'Diese E-Mail-Adresse gehört zu einer anderen Wallet',
      EMBEDDED_NAMESPACE:
        'Die E-Mail-Wallet gibt es in dieser Art von Netzwerk nicht',
      EXECUTION_REVERTED:
        'Der Vertrag würde diese Transaktion ablehnen. Nichts wurde gesendet',
      DEVICES_BLOCKED:
        'Der Browser hat das Gerätefenster blockiert. Pop-ups erlauben',
      DEVICES_UNREACHABLE: 'Diese Seite hat das Gerätefenster abgetrennt',
      EXPORT_BLOCKED:
        'Der Browser hat das Exportfenster blockiert. Pop-ups erlauben',
      EXPORT_UNREACHABLE: 'Diese Seite hat das Exportfenster abgetrennt',
      FEE_CAP_TOO_HIGH: 'Die Netzwerkgebühr ist zu hoch. Nichts wurde gesendet',
      FEE_CAP_TOO_LOW:
        'Die Netzwerkgebühr ist jetzt zu niedrig. Nichts wurde gesendet',
      FEE_NOT_COVERED:
        'Das Guthaben deckt die Netzwerkgebühr nicht. Nichts wurde gesendet',
      INSUFFICIENT_BALANCE: 'Guthaben reicht nicht',
      INSUFFICIENT_FUNDS:
        'Das Guthaben deckt Betrag und Netzwerkgebühr nicht. Nichts wurde gesendet',
      INSUFFICIENT_LIQUIDITY: 'Für diesen Tausch fehlt die Liquidität',
      INTRINSIC_GAS_TOO_HIGH:
        'Die Transaktion ist zu groß für das Netzwerk. Nichts wurde gesendet',
      INTRINSIC_GAS_TOO_LOW:
        'Das Gas-Limit ist zu niedrig. Nichts wurde gesendet',
      INVALID_ADDRESS: 'Die Adresse ist ungültig',
      INVALID_AMOUNT:
        'Den Betrag in Ziffern schreiben, ohne Zeichen zwischen Tausendern',
      EMAIL_REQUIRED: 'Diese Seite verlangt eine E-Mail-Adresse',
      INVALID_CODE: 'Der Code stimmt nicht',
      INVALID_DECIMALS: 'Die Nachkommastellen dieses Tokens sind unbekannt',
      INVALID_NAME:
        'Ein Name hat mindestens 4 Zeichen: nur Buchstaben, Ziffern und Bindestriche',
      INVALID_PAYMENT_URI:
        'Dieser Zahlungslink ist nicht nutzbar. Stattdessen die Adresse eingeben',
      INVALID_SLIPPAGE: 'Die Slippage muss von 0,05 bis 5 Prozent sein',
      INVALID_TOKEN: 'Das ist kein Token des Netzwerks',
      LOGIN_COOLDOWN: 'Kurz warten, dann erneut versuchen',
      MODULE_NOT_LOADED: 'Ein Teil dieser Seite kann nicht geladen werden',
      NAMESPACE_NOT_APPROVED:
        'Die Wallet hat in dieser Art von Netzwerk kein Konto freigegeben',
      NAME_NOT_FOUND: 'Hinter diesem Namen steht keine Adresse',
      NAME_REFUSED: 'Dieser Name kann nicht registriert werden',
      NAME_UNSUPPORTED:
        'In diesem Netzwerk muss der Empfänger eine Adresse sein',
      NONCE_TOO_HIGH:
        'Eine frühere Transaktion dieses Kontos fehlt. Nichts wurde gesendet',
      NONCE_TOO_LOW:
        'Diese Transaktion wurde vielleicht schon gesendet. Vor einem neuen Versuch die Aktivität ansehen',
      NOT_CONNECTED: 'Zuerst eine Wallet verbinden',
      NOT_SIGNED: 'Die Wallet hat nicht signiert. Nichts wurde gesendet',
      ONRAMP_ACCOUNT_UNKNOWN:
        'Das ist nicht die Adresse eines verbundenen Kontos',
      ONRAMP_AMOUNT_TOO_HIGH: 'Das liegt über dem Höchstbetrag',
      ONRAMP_AMOUNT_TOO_LOW: 'Das liegt unter dem Mindestbetrag',
      ONRAMP_NOT_CONFIGURED:
        'Dieser Anbieter ist auf dieser Website nicht eingerichtet',
      ONRAMP_NO_PRICE: 'Für diesen Kauf gibt es noch keinen Preis',
      ONRAMP_PROVIDER_UNKNOWN: 'Dieser Anbieter ist hier nicht verfügbar',
      ONRAMP_UNSUPPORTED: 'In diesem Netzwerk lässt sich nichts kaufen',
      ONRAMP_URL_REFUSED: 'Der Link des Anbieters wurde abgelehnt',
      PAIRING_ANSWER: 'Die Wallet hat falsch geantwortet',
      PAIRING_ENDED: 'Die Wallet hat die Verbindung beendet',
      PAIRING_EXPIRED: 'Die Verbindungsanfrage ist abgelaufen',
      PAIRING_UNAVAILABLE: 'WalletConnect ist nicht erreichbar',
      PAYMENT_URI_ELSEWHERE:
        'Dieser Zahlungslink gilt für ein anderes Netzwerk oder Token. Zuerst das Netzwerk wechseln',
      POPUP_BLOCKED: 'Der Browser hat das Fenster der Anmeldung blockiert',
      PRICE_IMPACT_TOO_HIGH: 'Die Preiswirkung dieses Tauschs ist zu hoch',
      QUOTE_EXPIRED: 'Der Preis gilt nicht mehr. Einen neuen holen',
      RECEIPT_NOT_FOUND:
        'Die Transaktion ist noch nicht bestätigt. Vor erneutem Senden noch einmal nachsehen',
      RECEIPT_TIMEOUT:
        'Die Transaktion wurde gesendet, ist aber noch nicht bestätigt. Nicht noch einmal senden',
      RECEIVER_CHANGED:
        'Dieser Name führt jetzt zu einer anderen Adresse. Vor dem Senden den Empfänger prüfen',
      RECEIVER_NOT_WALLET: 'Diese Adresse ist nicht die einer Wallet',
      RECEIVER_OTHER_TOKEN: 'Diese Adresse nimmt nur einen anderen Token an',
      RPC_FAILED: 'Das Netzwerk ist nicht erreichbar. Nichts wurde gesendet',
      SAME_TOKEN: 'Zwei verschiedene Token wählen',
      SECURE_CONTEXT_REQUIRED:
        'Die Anmeldung per E-Mail oder Social Login braucht eine sichere Seite. Öffne diese Website über https oder über einen Tunnel',
      SENDER_BELOW_RENT:
        'Auf dem Konto bliebe zu wenig SOL. Mehr übrig lassen oder alles senden',
      SESSION_REJECTED: 'Die Signatur konnte nicht geprüft werden',
      SERVICE_UNAVAILABLE:
        'Der Dienst antwortet gerade nicht. In ein paar Sekunden erneut versuchen',
      SIGNED_OTHERWISE:
        'Die Wallet hat eine andere Transaktion signiert als angefragt. Nichts wurde gesendet',
      SIGN_IN_CANCELLED: 'Anmeldung abgebrochen',
      SIGN_IN_SERVICE:
        'Der Anmeldedienst hat nicht funktioniert. Noch einmal versuchen',
      SIGN_IN_UNSUPPORTED: 'Anmelden ist in diesem Netzwerk nicht möglich',
      SIMULATION_FAILED:
        'Das Netzwerk würde diese Transaktion ablehnen. Nichts wurde gesendet',
      SOCIAL_LOGIN_CANCELLED: 'Die Anmeldung wurde abgebrochen',
      SOCIAL_LOGIN_EXPIRED: 'Die Anmeldung hat zu lange gedauert. Neu beginnen',
      SOCIAL_LOGIN_FAILED: 'Die Anmeldung hat nicht geklappt. Erneut versuchen',
      SWAP_APPROVAL_FAILED:
        'Der Token konnte nicht freigegeben werden. Nichts wurde getauscht',
      SWAP_REFUSED:
        'Der Dienst hat einen anderen Tausch gebaut als gezeigt. Nichts wurde getauscht',
      SWAP_UNSUPPORTED: 'In diesem Netzwerk gibt es keinen Tausch',
      SWITCH_REPLACED: 'Inzwischen wurde ein anderes Netzwerk gewählt',
      TOKEN_ACCOUNT_FROZEN: 'Dieses Token-Konto ist eingefroren',
      TOKEN_FEE_UNSUPPORTED:
        'Dieser Token erhebt eine Gebühr auf Übertragungen. Das wird nicht unterstützt',
      TOKEN_NOT_TRANSFERABLE: 'Dieser Token lässt sich an niemanden senden',
      TOKEN_REQUIRED: 'Token wählen',
      TOO_MANY_DECIMALS: 'Der Betrag hat mehr Nachkommastellen als der Token',
      TOO_MANY_TRIES: 'Zu viele Versuche. Einen neuen Code anfordern',
      TRANSACTION_CANCELLED:
        'Die Transaktion wurde in der Wallet abgebrochen. Nichts wurde gesendet',
      TRANSACTION_NOT_ACCEPTED:
        'Das Netzwerk hat diese Transaktion nie erhalten. Es wurde nichts gesendet',
      TRANSACTION_NOT_FOUND:
        'Das Netzwerk kennt diese Transaktion noch nicht. Vor erneutem Senden noch einmal nachsehen',
      TRANSACTION_REPLACED:
        'Eine andere Transaktion ist an die Stelle dieser getreten. Nichts wurde gesendet',
      TRANSACTION_REVERTED:
        'Die Transaktion ist im Netzwerk fehlgeschlagen. Nur die Netzwerkgebühr wurde bezahlt',
      TRANSACTION_UNKNOWN:
        'Nicht bestätigt, ob dies gesendet wurde. Vor einem neuen Versuch die Aktivität prüfen',
      WALLET_CANNOT_SEND: 'Diese Wallet kann keine Transaktionen signieren',
      WALLET_LINK: 'Der Link dieser Wallet lässt sich nicht öffnen',
      WALLET_NOT_INSTALLED: 'Diese Wallet ist nicht installiert',
      WRONG_NAMESPACE: 'Diese Adresse gehört zu einer anderen Art von Netzwerk',
    },
  },
  legal: {
    agree: 'Beim Fortfahren gelten:',
    accept: 'Ich akzeptiere:',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    and: 'und',
    tickFirst: 'Zum Fortfahren das Kästchen ankreuzen',
    title: 'Vor dem Verbinden',
    text: 'Diese Website bittet um Zustimmung zu ihren Bedingungen.',
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
    logins: 'Social-Log-ins',
    continueWith: (name) => `Weiter mit ${name}`,
    more: 'Weitere Wege zur Anmeldung',
    none: 'Hier kein Social-Log-in',
    noneHint: 'Diese Website bietet andere Wege zum Verbinden.',
    otherWays: 'Andere Wege zum Verbinden',
    start: (name) => `Mit ${name} anmelden`,
    startHint:
      'Ein Fenster öffnet sich. Ohne Zustimmung dort wird nichts geteilt.',
    opening: (name) => `${name} wird geöffnet`,
    waiting: (name) => `Weiter bei ${name}`,
    waitingHint: 'Im anderen Fenster anmelden. Hier geht es von selbst weiter.',
    resumedHint:
      'Diese Seite wurde neu geladen. Im anderen Fenster abschließen oder erneut versuchen.',
    interruptedHint:
      'Diese Seite wurde vor dem Abschluss neu geladen. Erneut versuchen.',
    leaving: (name) => `Auf dem Weg zu ${name}`,
    leavingHint: 'Nach der Anmeldung geht es hierher zurück.',
    blocked: 'Der Browser hat das Fenster blockiert',
    blockedHint: 'Hier öffnen. Danach geht es von selbst weiter.',
    open: (name) => `${name} öffnen`,
    connecting: 'Wallet wird geöffnet',
    connectingHint: 'Das dauert einen Moment.',
    cancelled: 'Die Anmeldung wurde abgebrochen',
    cancelledHint: 'Mit dieser Website wurde nichts geteilt.',
    expired: 'Die Anmeldung hat zu lange gedauert',
    expiredHint: 'Mit dieser Website wurde nichts geteilt. Neu beginnen.',
    failed: 'Die Anmeldung hat nicht geklappt',
    failedHint:
      'Es hat sich nichts geändert. Erneut versuchen oder einen anderen Weg wählen.',
    scan: 'Mit dem Smartphone scannen',
    scanHint:
      'Die Anmeldung in Farcaster freigeben. Hier geht es von selbst weiter.',
    qrLabel: 'QR-Code der Anmeldung mit Farcaster',
    preparing: 'Code wird vorbereitet',
    copyLink: 'Link kopieren',
    copyFailed: 'Dieser Browser lässt kein Kopieren zu',
    continueInApp: 'Weiter in Farcaster',
    continueInAppHint:
      'Die Anmeldung dort freigeben, dann zu dieser Seite zurückkehren.',
  },
}
