import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, plural, time } = createWords('nl')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Adres kopiëren',
    copyFailed: 'Kopiëren is niet gelukt. Selecteer het adres zelf.',
    addressCopied: 'Adres gekopieerd',
    switchWallet: (wallet) => `${wallet}. Je wallets`,
    switchNetwork: (network) => `${network}. Netwerk wisselen`,

    accounts: 'Je accounts',
    namespaces: kinds,
    networkGroups: { eip155: 'EVM-netwerken', solana: 'Solana-netwerken' },

    totalBalance: 'Totaal saldo',
    fiat: (value) => `$ ${value}`,
    buy: 'Kopen',
    swap: 'Swappen',
    receive: 'Ontvangen',
    send: 'Versturen',
    sendUnsupported: 'Versturen kan niet op dit netwerk.',
    tokens: 'Tokens',
    loadingTokens: 'Tokens laden',
    empty: 'Nog geen tokens',
    emptyHint: 'Tokens die je ontvangt, verschijnen hier.',

    balancesFailed: 'Je saldo kan niet worden getoond',
    balancesFailedHint: 'De saldodienst reageert niet. Je tokens zijn veilig.',
    balancesOld: (at) => `Stand van ${time(at)}`,
    nextTry: (seconds) => `Nieuwe poging over ${seconds} s`,
    tryingAgain: 'Opnieuw proberen…',

    explorer: 'Bekijken in explorer',
    disconnect: 'Loskoppelen',
    disconnectAll: 'Alles loskoppelen',
    disconnectOne: (wallet) => `${wallet} loskoppelen`,
    connectAnother: 'Nog een wallet koppelen',
    active: 'Actief',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Huidig',
    testNetwork: 'Testnetwerk',
    confirmInWallet: 'Bevestig in je wallet',
    switching: 'Wisselen…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} zit op een netwerk dat deze app niet kent (nummer ${chainId}). Kies een van deze om verder te gaan.`,

    networkGone: 'Deze app biedt je vorige netwerk niet meer aan',
    networkGoneHint:
      'Je tokens zijn veilig. Kies een ander netwerk om verder te gaan.',
    chooseNetwork: 'Kies een netwerk',

    receiveHint: (network) =>
      `Stuur alleen tokens van het netwerk ${network} naar dit adres. Andere kunnen verloren gaan.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Stuur alleen SOL en tokens van Solana naar dit adres. Andere kunnen verloren gaan.'
        : `Stuur alleen SOL en tokens van Solana naar dit adres, op het netwerk ${network}. Andere kunnen verloren gaan.`,
    solanaAddress: 'Je Solana-adres',
    qrLabel: 'QR-code van je adres',
    requestQrLabel: (amount) => `QR-code die om ${amount} vraagt`,
    askAmount: 'Bedrag vragen',
    amountIn: (symbol) => `Bedrag in ${symbol}`,
    amountHelp: 'Staat in de QR-code. Sommige wallets negeren het.',
    copyLink: 'Betaallink kopiëren',
  },

  buy: {
    amountHint: 'Het bedrag dat je betaalt',
    chooseFiat: (currency) => `Betalen in ${currency}. Andere valuta kiezen`,
    chooseToken: (symbol) => `${symbol} kopen. Iets anders kiezen`,
    youGet: 'Je krijgt',
    asking: 'Prijs opvragen',
    enterAmount: 'Voer een bedrag in',
    checkAmount: 'Controleer het bedrag',
    noPrice: 'Nu geen prijs',
    preparing: 'Voorbereiden',
    continueAt: (provider) => `Door naar ${provider}`,
    opensTab: (provider) => `Je betaalt bij ${provider}, in een nieuw tabblad.`,
    priceThere: (provider) => `Bekijk de prijs bij ${provider}`,
    estimate: 'Schatting',
    estimateTitle: 'Alleen een schatting',
    estimateText:
      'De prijsdienst antwoordt niet, dus kopen is nu niet mogelijk.',
    providers: 'Verkocht door',
    fees: (fees) => `${fees} aan kosten`,
    feeRange: (range) => `${range.replace('-', '–')} aan kosten`,
    sells: (symbol) => `Verkoopt alleen ${symbol}`,
    chosen: 'Gekozen',
    nobody: 'Hier is niets te koop',
    nobodyHint: 'Geen aanbieder op deze site levert op dit netwerk.',
    otherNetwork: 'Ander netwerk kiezen',
    howItWorks: 'Hoe kopen werkt',

    search: 'Zoeken',
    noneFound: (search) => `Geen resultaten voor ‘${search}’`,
    listFailed: 'Dit is de korte lijst. De volledige kon niet laden.',
    on: (networks) => `Op ${networks}`,

    waiting: (provider) => `Ga verder bij ${provider}`,
    waitingHint: ({ symbol }) =>
      `Betaal in het andere tabblad. Je ${symbol} verschijnt hier zodra je aankoop binnen is.`,
    waitingLong:
      'Met een kaart duurt het minuten, per overschrijving tot een paar dagen. Je kunt dit venster sluiten.',
    unseen: 'Je saldo is nu niet te lezen. Wat je hebt betaald, komt toch aan.',
    notOpened: (provider) => `${provider} opnieuw openen`,
    stop: 'Ik heb niets gekocht',
    stopped: 'Er is niets gekocht',
    stoppedHint: 'Heb je toch betaald? Dan komt het alsnog op je account.',
    tryAgain: 'Opnieuw proberen',
    toAccount: 'Terug naar account',
    arrived: (amount) => `Binnengekomen: ${amount}`,
    arrivedHint: 'Het staat op je account.',
    done: 'Klaar',
    nothing: 'Er loopt geen aankoop',
    nothingHint: 'Wat je eerder hebt betaald, komt vanzelf aan.',
    start: 'Crypto kopen',

    guide: [
      {
        title: 'Je betaalt een aanbieder',
        text: 'Koop met kaart of overschrijving. De aanbieder regelt je betaling en deze site ziet die nooit.',
      },
      {
        title: 'Het komt op je account',
        text: 'Je adres is al ingevuld. De aanbieder kan vragen wie je bent voordat die verkoopt.',
      },
      {
        title: 'Het duurt even',
        text: 'Met een kaart is het er binnen minuten, via een bank kan het dagen duren. Je ziet het bij je tokens.',
      },
    ],
  },

  email: {
    current: 'Je e-mailadres',
    next: 'Nieuw e-mailadres',
    nextHint: 'Je bevestigt het met een code. Je wallet blijft hetzelfde.',
    same: 'Dit is je huidige adres',
    submit: 'Doorgaan',
    fromOld: 'Bevestig eerst dat jij het bent. Voer de code in, gemaild naar',
    fromNew: 'Voer de code in, gemaild naar je nieuwe adres',
    yourAddress: 'je huidige adres',
    saving: 'Nieuw adres opslaan…',
    done: 'Je e-mailadres is gewijzigd',
    doneHint: 'Log er vanaf nu mee in.',
    finish: 'Klaar',
    nothingSent: 'Geen code verstuurd',
    nothingSentHint: 'Begin met je nieuwe e-mailadres.',
    start: 'E-mail wijzigen',
    noWallet: 'Er is geen adres om te wijzigen',
    noWalletHint: 'Alleen een wallet waarop je inlogt met e-mail heeft er een.',
    connect: 'Inloggen met e-mail',
  },

  guide: {
    wallet: [
      {
        title: 'Hij bewaart wat van jou is',
        text: 'Geld, verzamelobjecten en namen, in elke app waarmee je hem verbindt.',
      },
      {
        title: 'Je logt ermee in',
        text: 'Verbind overal dezelfde wallet in plaats van wachtwoorden te verzinnen.',
      },
      {
        title: 'Alleen jij kunt hem gebruiken',
        text: 'Sites vragen, jij keurt goed in je wallet. Deel je herstelzin nooit met iemand.',
      },
    ],
    createLead:
      'Log in en je krijgt een eigen wallet. Je hoeft niets te installeren.',
    noLoginLead: 'Je hebt er een nodig om hier in te loggen. Het is gratis.',
    otherWays: 'Andere manieren',
    getWalletHint: 'Een app voor je telefoon of browser',
    getWallet: 'Wallet downloaden',
    aboutNetworks: 'Wat is een netwerk?',
    network: [
      {
        title: 'Waar je account leeft',
        text: 'Elk netwerk houdt zelf bij wie wat heeft. Je account kan op meerdere staan.',
      },
      {
        title: 'Kosten en snelheid verschillen',
        text: 'Elke betaling kost iets in de munt van het netwerk, van minder dan een cent tot een paar dollar.',
      },
      {
        title: 'Tokens blijven op hun netwerk',
        text: 'Wat je verstuurt, moet naar een adres op hetzelfde netwerk, anders kan het verloren gaan.',
      },
    ],
    gotIt: 'Begrepen',
    listLead: 'Een paar om uit te kiezen.',
    loading: 'Wallets laden',
    listFailed: 'De lijst kon niet laden',
    listFailedHint: 'De walletdienst reageert niet.',
    listEmpty: 'Geen wallet om aan te raden',
    listEmptyHint: 'Vraag de beheerder van deze site welke hier werken.',
    get: (wallet) => `${wallet} downloaden`,
    scanHint: 'Scan met de camera van je telefoon.',
    qrLabel: (wallet) => `QR-code van de pagina van ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Browserextensie',
      homepage: 'Website',
      playStore: 'Google Play',
    },
    afterwards: 'Geïnstalleerd? Laad deze pagina opnieuw en koppel hem dan.',
    noLinks: 'Geen download bekend',
    noLinksHint: 'Zoek ernaar in de store van je telefoon of browser.',
    otherWallet: 'Kies een wallet',

    usage: 'Deze site kan nu niemand koppelen',
    usageHint:
      'De limiet van het abonnement is bereikt. Je wallet en je tokens zijn veilig.',
    usageOwner: 'Is dit jouw site? Kijk in het dashboard van het project.',
    usageRetry: 'Opnieuw kijken',
  },

  holdings: {
    label: 'Tegoed en activiteit',
    tabs: { tokens: 'Tokens', nfts: 'NFT’s', activity: 'Activiteit' },

    loadingActivity: 'Activiteit laden',
    noActivity: 'Nog geen activiteit',
    noActivityHint: 'Wat je verstuurt, ontvangt en swapt, zie je hier.',
    activityOff: 'Hier geen activiteit',
    activityOffHint:
      'De geschiedenis van dit netwerk is niet beschikbaar. Je tokens zijn veilig.',
    activityFailed: 'Je activiteit kan niet worden getoond',
    activityFailedHint:
      'De activiteitendienst reageert niet. Je tokens zijn veilig.',
    more: 'Meer laden',
    moreFailed:
      'De volgende pagina kon niet laden. Tot hier is alles compleet.',
    loaded: (count) =>
      plural(count, {
        one: `${count} transactie getoond`,
        other: `${count} transacties getoond`,
      }),
    month(group) {
      const name = month(group)
      return name.charAt(0).toUpperCase() + name.slice(1)
    },
    failed: 'Mislukt',
    pending: 'In behandeling',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Zojuist'
      const units = {
        second: 'sec.',
        minute: 'min.',
        hour: 'uur',
        day: plural(count, { one: 'dag', other: 'dagen' }),
        month: plural(count, { one: 'maand', other: 'maanden' }),
        year: 'jaar',
      }
      return `${count} ${units[unit]} geleden`
    },
    date: dateTime,
    moreMoved: (count) => `en nog ${count}`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Een NFT',
    opensExplorer: 'Opent de explorer',
    operations: {
      approve: 'Goedgekeurd',
      burn: 'Verbrand',
      cancel: 'Geannuleerd',
      claim: 'Geclaimd',
      delegate: 'Gedelegeerd',
      deploy: 'Contract aangemaakt',
      deposit: 'Gestort',
      execute: 'Contract gebruikt',
      mint: 'Gemint',
      receive: 'Ontvangen',
      revoke: 'Ingetrokken',
      send: 'Verstuurd',
      stake: 'Gestaked',
      trade: 'Geswapt',
      unstake: 'Staking gestopt',
      withdraw: 'Opgenomen',
    },
    transaction: 'Transactie',

    loadingNfts: 'NFT’s laden',
    noNfts: 'Nog geen NFT’s',
    noNftsHint: 'NFT’s die naar je adres worden gestuurd, zie je hier.',
    nftsFailed: 'Je NFT’s kunnen niet worden getoond',
    nftsPartial:
      'Alleen wat je recente activiteit laat zien. Er kunnen er meer zijn.',
    allNfts: 'Alle NFT’s',
    unnamed: 'Zonder naam',
    copies: (amount) => `× ${amount}`,
    collection: 'Collectie',
    number: 'Token-ID',
    held: 'Je hebt',
    network: 'Netwerk',
  },

  names: {
    choose: 'Naam kiezen',
    guide: [
      {
        title: 'Makkelijker dan een adres',
        text: 'Vrienden kunnen naar je naam sturen in plaats van naar een lang adres.',
      },
      {
        title: 'Gratis',
        text: 'Je ondertekent alleen een bericht. Geen kosten, geen transactie.',
      },
      {
        title: 'Iedereen kan hem zien',
        text: 'Wie de naam kent, kan je adres opzoeken en wat erop staat.',
      },
    ],
    name: 'Je naam',
    suffixed: (suffix) => `Eindigt op ${suffix}`,
    hint: 'Letters, cijfers en streepjes, minstens 4',
    checking: 'Kijken of de naam vrij is',
    free: (name) => `${name} is vrij`,
    taken: (name) => `${name} is bezet`,
    suggestions: 'Vrije namen die erop lijken',
    take: (name) => `${name} gebruiken`,
    enter: 'Voer een naam in',
    other: 'Andere naam kiezen',
    register: 'Naam registreren',
    confirm: 'Bevestig in je wallet',
    unchanged: 'Er is niets geregistreerd.',
    unknown:
      'De naam is misschien toch geregistreerd. Kijk eerst voordat je het opnieuw probeert.',
    unsupported: 'Namen werken niet op dit netwerk',
    unsupportedHint: 'Ze zijn voor accounts op EVM-netwerken.',
    otherNetwork: 'Ander netwerk kiezen',
    success: 'Deze naam is van jou',
    successHint: 'Wat ernaartoe wordt gestuurd, komt op je account aan.',
    successUnknown: 'Je naam is geregistreerd',
    done: 'Klaar',
  },

  pairing: {
    scan: 'Scan met je wallet',
    scanWith: (wallet) => `Scan met ${wallet}`,
    scanHint:
      'Open de scanner van je wallet op je telefoon en richt op deze code.',
    qrLabel: 'QR-code van het koppelverzoek',
    preparing: 'Code voorbereiden',
    copyLink: 'Link kopiëren',
    copyFailed: 'Deze browser staat kopiëren niet toe',
    openDesktop: 'Desktop-app openen',
    openWeb: 'Webwallet openen',

    ways: 'Manieren om te koppelen',
    wayNames: {
      browser: 'Browser',
      desktop: 'Desktop',
      mobile: 'App',
      qrcode: 'Telefoon',
      unsupported: 'Niet gevonden',
      web: 'Website',
    },

    continueIn: (wallet) => `Ga verder in ${wallet}`,
    continueHint: 'Keur de koppeling daar goed en kom terug naar deze pagina.',
    browserHint: 'Deze pagina opent opnieuw in de app. Koppel daar.',
    openWallet: (wallet) => `Open ${wallet}`,
    notOpened: (wallet) => `${wallet} is niet geopend`,
    notOpenedHint: 'Staat de app op dit apparaat?',
    getWallet: (wallet) => `${wallet} downloaden`,
    showCode: 'QR-code tonen',

    search: 'Wallets zoeken',
    searching: 'Wallets zoeken…',
    found: (count) =>
      plural(count, { one: `${count} wallet`, other: `${count} wallets` }),
    noneFound: (search) => `Geen resultaten voor ‘${search}’`,
    noneFoundHint:
      'Controleer de spelling of scan de code met je eigen wallet.',
    none: 'Geen wallet om te kiezen',
    noneHint: 'Je kunt de code nog wel scannen met je eigen wallet.',
    scanAny: 'Koppelen via QR-code',
    moreWallets: 'Meer tonen',
    listFailed: 'De lijst kon niet laden',
    moreFailed: 'De andere konden niet laden.',

    whichKind: (wallet) => `Waar gebruik je ${wallet}?`,
    whichKindHint:
      'Er is op elk een account. Het andere kun je later koppelen.',
    kinds: 'Soorten netwerken',
    notFound: 'De wallet is niet gevonden',
    chooseWallet: 'Kies een wallet',

    expired: 'Het verzoek is verlopen',
    expiredHint: 'Er is niets gekoppeld. Begin een nieuw verzoek.',
  },

  pay: {
    title: (amount) => `${amount} betalen`,
    deposit: (amount) => `${amount} storten`,
    withWallet: 'Betalen met wallet',
    connect: 'Verbind een wallet om te betalen',
    otherToken: 'Betalen met een andere token',
    exchanges: 'Of betaal vanaf een exchange',
    delivering: 'Betaling wordt afgeleverd',
    waiting: (name) => `Wachten op ${name}`,
    waitingHint: 'Rond de betaling af in het andere tabblad.',
    done: 'Betaald',
    failed: 'Niet betaald',
    unknown: 'Betaling nog niet bevestigd',
    unknownHint:
      'Hij kan nog aankomen. Controleer dat voor je opnieuw betaalt.',
    anyway: 'Toch betalen',
    invalid: 'Deze betaling kan niet. De site heeft haar verkeerd ingesteld.',
    gets: 'Ontvanger krijgt',
    through: 'Betaald via',
    fee: 'Servicekosten',
    fromExchange: 'Storten vanaf een exchange',
    noExchanges: 'Geen exchange biedt dit aan',
  },

  send: {
    amount: 'Bedrag',
    amountHint: 'Het bedrag dat je verstuurt',
    to: 'Naar',
    toPlaceholder: { eip155: 'Adres, 0x…', solana: 'Solana-adres' },
    toHint: (network) => `Een adres op ${network}`,
    paste: 'Plakken',
    pasteAddress: 'Adres plakken',
    max: 'Max.',
    useMax: 'Max., alles wat je kunt versturen',
    balance: (balance) => `Saldo ${balance}`,
    chooseToken: (symbol) => `${symbol}. Andere token kiezen`,
    worth: (value) => `≈ $ ${value}`,
    loading: 'Tokens laden',
    enterAmount: 'Voer een bedrag in',
    enterAddress: 'Voer een adres in',
    checkAmount: 'Controleer het bedrag',
    checkAddress: 'Controleer het adres',
    review: 'Controleren',
    empty: 'Nog niets om te versturen',
    notHere: 'Netwerk niet ondersteund',
    otherNetwork: 'Ander netwerk kiezen',
    emptyHint: 'Tokens die je ontvangt, verschijnen hier.',
    receive: 'Ontvangen',

    title: (subject) => `${subject} versturen`,
    from: 'Van',
    network: 'Netwerk',
    fee: 'Netwerkkosten',
    feeAbout: (fee) => `Ongeveer ${fee}`,
    feeSmall: (unit) => `Minder dan 0,00000001 ${unit}`,
    rent: 'Nieuw tokenaccount',
    rentHint:
      'De ontvanger heeft nog geen account voor deze token. Je betaalt eenmalig om het te openen.',
    changed: 'Er zijn gegevens gewijzigd. Controleer ze opnieuw.',
    feeUnknown: 'Nog niet bekend. Je wallet toont ze.',
    warnings: {
      ownAddress: 'Dit is je eigen adres. Je betaalt alleen de kosten.',
      lookAlike:
        'Dit adres lijkt op een adres dat je kent, maar is anders. Controleer elk teken.',
      contract:
        'Dit is een contract, geen wallet. Verstuurde tokens kunnen verloren gaan.',
      firstTime: 'Je verstuurt vanaf hier voor het eerst naar dit adres.',
    },
    tokenAddress: 'Adres van de token',
    addToken: 'Toevoegen',
    addedToken:
      'Toegevoegd via het adres. Iedereen kan een token met deze naam maken.',
    send: 'Versturen',
    sending: 'Versturen…',
    cancelling: 'Stoppen…',
    stop: 'Stoppen',
    done: 'Klaar',
    edit: 'Bewerken',
    steps: {
      resolving: 'Naam opzoeken',
      preparing: 'Saldo en ontvanger controleren',
      switching: (wallet) => `Netwerk wisselen in ${wallet}`,
      approving: (wallet) => `Keur goed in ${wallet}`,
      approvingInFrame: 'Keur goed in het beveiligde venster',
      handing: 'Wordt naar het netwerk gestuurd',
      checking: 'Controleren of het is verstuurd',
      confirming: 'Verstuurd. Wachten op het netwerk',
      confirmed: 'Klaar',
    },
    commitments: {
      processed: 'Gezien door het netwerk, nog niet bevestigd',
      confirmed: 'Bevestigd. Wachten tot het definitief is',
      finalized: 'Definitief',
    },
    goesOn: 'Je kunt dit sluiten. Het gaat door.',
    failedYes: 'Bekijk het in de explorer. Verstuur het niet nog een keer.',
    failedReverted:
      'Er zijn geen tokens verstuurd. Je kunt het opnieuw versturen.',
    failedUnknown:
      'Bekijk eerst je activiteit. Bij een tweede poging verstuur je het misschien dubbel.',
    failedOther: 'Controleer je saldo voordat je het opnieuw probeert.',
    viewOnExplorer: 'Bekijken in explorer',

    recentPending: (subject) => `${subject} wordt verstuurd`,
    recentSent: (subject) => `${subject} verstuurd`,
    recentUnknown: (subject) => `${subject} is misschien onderweg`,
    recentTo: (address) => `Naar ${address}`,

    approve: 'Keur goed in het beveiligde venster',
    approveHint:
      'Alleen jij kunt het daar zien en goedkeuren. Deze pagina kan dat niet.',
    approveWhat: 'Verzoek',
    approveMore: (count) =>
      plural(count, {
        one: 'Hierna wacht er nog een',
        other: `Hierna wachten er nog ${count}`,
      }),
    showAgain: 'Beveiligd venster tonen',
    refuse: 'Annuleren',
    ended: 'Niets goed te keuren',
    methods: {
      eth_sendTransaction: 'Transactie versturen',
      eth_sendUserOperation: 'Transactie versturen',
      eth_signTypedData_v4: 'Gegevens ondertekenen',
      personal_sign: 'Bericht ondertekenen',
      solana_signAllTransactions: 'Meerdere transacties ondertekenen',
      solana_signAndSendTransaction: 'Transactie versturen',
      solana_signMessage: 'Bericht ondertekenen',
      solana_signTransaction: 'Transactie ondertekenen',
      wallet_grantPermissions: 'Toestemmingen geven',
      wallet_revokePermissions: 'Toestemmingen intrekken',
      wallet_sendCalls: 'Meerdere transacties versturen',
    },
    otherMethod: 'Je wallet gebruiken',

    refused: {
      digits: (plain) =>
        plain
          ? `Gebruik de cijfers 0 tot en met 9: ${plain}`
          : 'Gebruik de cijfers 0 tot en met 9',
      separators: (plain) =>
        plain
          ? `Vul het in zonder scheidingstekens: ${plain}`
          : 'Vul het in zonder scheidingstekens',
      number: () => 'Vul alleen cijfers in, zoals 12.5',
    },

    keepAccount: 'Bewaar je account',

    keepAccountHint: 'Rond het af in het beveiligde venster om in te loggen.',
  },

  settings: {
    open: 'Instellingen',
    wallet: (wallet) => `Gekoppeld met ${wallet}`,
    email: 'E-mail',
    changeEmail: 'E-mail. Wijzigen',
    provider: (provider) => `Ingelogd met ${providers[provider]}`,
    name: 'Accountnaam',
    noName: 'Naam kiezen',
    noNameHint: 'Makkelijker te delen dan een adres',
    permissionsHint: 'Wat apps voor je mogen doen',
    activityHint: 'Je transactiegeschiedenis',

    exportKey: 'Privésleutel exporteren',
    exportKeyHint: 'Om je account in een andere wallet te gebruiken',
    devices: 'Apparaten en herstel',
    devicesHint: 'Apparaten verwijderen, herstel wijzigen',

    accountType: 'Accounttype',
    types: { smartAccount: 'Smart account', eoa: 'Standaardaccount' },
    typeHints: {
      smartAccount: 'Kan stappen bundelen en apps kosten laten betalen',
      eoa: 'Eén sleutel. Werkt met elke app',
    },
    typeChanging: 'Accounttype wijzigen…',
    reset: {
      action: 'Smart account uitzetten',
      hint: 'Op dit netwerk. Je adres en tegoed blijven',
      done: 'Smart account staat uit',
    },
    notKept: 'Je blijft niet ingelogd',
    notKeptHint:
      'Deze browser bewaart niets voor deze site. Als je de pagina verlaat, moet je opnieuw inloggen.',

    loadingSessions: 'Toestemmingen laden',
    noSessions: 'Geen app-toestemmingen',
    noSessionsHint: 'Toestemmingen die je aan apps geeft, verschijnen hier.',
    sessionsFailed: 'Je toestemmingen kunnen niet worden getoond',
    sessionsFailedHint:
      'De toestemmingendienst reageert niet. Je toestemmingen zijn niet veranderd.',
    sessionsOff: 'App-toestemmingen zijn niet beschikbaar',
    sessionsOffHint: 'Dit netwerk ondersteunt ze niet.',
    sessionsLead:
      'Deze apps mogen voor je handelen, binnen grenzen die jij stelt. Je kunt dat altijd intrekken.',
    ended: 'Beëindigd',
    unnamedApp: 'App zonder naam',
    until: (seconds) => `Tot ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Actief',
      expired: 'Verlopen',
      revoked: 'Door jou ingetrokken',
    },
    permissions: {
      'contract-call': 'Mag bepaalde contracten gebruiken',
      'native-token-recurring-allowance': 'Mag de netwerkmunt uitgeven',
      'erc20-recurring-allowance': 'Mag een token uitgeven',
    },
    limit: 'Limiet',
    period: 'Periode',
    otherPermission: 'Heeft een andere toestemming',
    granted: 'Deze app mag nu voor je handelen',
    grantedUntil: (seconds) => `Tot ${date(seconds * 1_000)}.`,
    grantedHint: 'Je kunt dit altijd intrekken, bij je toestemmingen.',
    grantedNothing: 'De app zegt niet waarvoor het is.',
    mayDo: 'Wat de app mag doen',
    toPermissions: 'Toestemmingen bekijken',
    done: 'Klaar',
    revoke: 'Intrekken',
    revokeOf: (app) => `Toestemming van ${app} intrekken`,
    revoking: 'Bevestig in je wallet',
    revoked: (app) => `De toestemming van ${app} is ingetrokken`,
    notRevoked: 'De toestemming is niet ingetrokken. Die is nog actief.',

    scopeDay: (amount) => `Tot ${amount} per dag`,
    scopeEvery: ({ amount, period }) => `Tot ${amount} per ${period}`,
    scopeUntil: ({ date, what }) => `${what}, tot ${date}`,
    scopeTo: ({ app, what }) => `${what}, aan ${app}`,

    switchTo: (network) => `Wisselen naar ${network}`,
    switchHint: 'Je tokens blijven waar ze zijn.',
    switch: 'Netwerk wisselen',
    alreadyThere: (network) => `Je zit al op ${network}`,
    alreadyThereHint: 'Er valt niets te wisselen.',
    notOffered: 'Deze app biedt dat netwerk niet aan',
    notOfferedHint: 'Kies een van de netwerken van de app om verder te gaan.',

    needs: (kind) => `Dit werkt alleen op ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Ga verder met je account ${address}. Het andere blijft gekoppeld.`,
      network: 'Je wallet heeft daar ook een account. Het andere blijft.',
      connect: 'Koppel er een wallet voor. De andere blijft gekoppeld.',
    },
    goOn: (kind) => `Verder met ${kinds[kind]}`,
    connectFor: 'Wallet koppelen',
    noKind: (kind) => `Deze app heeft geen ${kinds[kind]}-netwerken`,
    noKindHint: 'Er is niets veranderd.',

    worksOn: (count) =>
      plural(count, {
        one: `Werkt op ${count} netwerk`,
        other: `Werkt op ${count} netwerken`,
      }),
    worksOnLead:
      'Je adres is op deze netwerken hetzelfde. Stuur er alleen tokens van deze netwerken naartoe. Andere kunnen verloren gaan.',
    receiveHint:
      'Stuur alleen tokens van deze netwerken naar dit adres. Andere kunnen verloren gaan.',

    accountNotKept: 'Deze browser bewaart je account niet',

    accountNotKeptHint:
      'Je raakt het kwijt als je de pagina of de browser sluit. Bewaar er geen geld op.',
  },

  signIn: {
    title: (site) => `Inloggen bij ${site}`,
    text: 'Onderteken een bericht om te laten zien dat dit account van jou is. Het is gratis en er verlaat niets je account.',
    account: 'Account',
    sign: 'Inloggen',
    emailTitle: (site) => `${site} vraagt om je e-mailadres`,
    emailHint: 'Deze site krijgt het, samen met je account.',
    emailRequired: 'Deze site vereist een e-mailadres.',
    skip: 'Overslaan',
    required:
      'Deze site vraagt een handtekening. Annuleren koppelt je wallet los.',
  },

  sponsor: {
    atMost: (amount) => `Hoogstens ${amount}`,
    inToken: (symbol) => `Betaald in ${symbol}`,
    paid: 'Betaald door de app',
  },

  swap: {
    pay: 'Je betaalt',
    payHint: 'Het bedrag dat je betaalt',
    receive: 'Je ontvangt',
    balance: (balance) => `Saldo ${balance}`,
    balanceUnknown: 'Saldo onbekend',
    max: 'Max.',
    useMax: 'Max., alles wat je kunt swappen',
    flip: 'De twee tokens omwisselen',
    choose: 'Kies een token',
    chooseFor: {
      from: (symbol) => `Je betaalt ${symbol}. Andere token kiezen`,
      to: (symbol) => `Je ontvangt ${symbol}. Andere token kiezen`,
    },
    worth: (value) => `≈ $ ${value}`,
    about: (amount) => `Ongeveer ${amount}`,
    quoting: 'Prijs opvragen',
    noQuote: 'Nu geen prijs',
    unreadable: 'Deze ruil is niet te controleren. Probeer een ander bedrag',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Prijs',
    priceUnknown: 'Onbekend',
    impact: 'Prijsimpact',
    percent: (value) => `${value}%`,
    fee: 'Netwerkkosten',
    feeAbout: (fee) => `Ongeveer ${fee}`,
    feeSmall: (unit) => `Minder dan 0,00000001 ${unit}`,
    slippage: 'Slippage',
    slippageOf: (value) => `Slippage ${value}%. Wijzigen`,
    slippageHint:
      'Als de prijs beweegt, kun je tot dit percentage minder krijgen. Bij nog minder wordt er niets geswapt.',
    slippageHigh: 'Je kunt merkbaar minder krijgen dan verwacht.',
    slippageOwn: 'Eigen slippage in procenten',
    slippageOther: 'Eigen',
    slippageWrong: 'Voer 0,05% tot 5% in',

    enterAmount: 'Voer een bedrag in',
    chooseToken: 'Kies wat je ontvangt',
    checkAmount: 'Controleer het bedrag',
    review: 'Controleren',
    underWay: 'Er loopt een swap. Bekijken',

    unsupportedTitle: 'Geen swaps op dit netwerk',
    unsupported: 'Op deze netwerken kun je tokens swappen:',
    unsupportedHere: (network) => `Je kunt tokens swappen op ${network}.`,
    unsupportedAnywhere:
      'Geen van de netwerken van deze site heeft swaps. Je tokens zijn veilig.',
    loading: 'Tokens laden',
    failed: 'De tokens kunnen niet worden getoond',
    failedHint: 'De tokendienst reageert niet. Je tokens zijn veilig.',
    empty: 'Hier is niets te swappen',
    emptyHint: 'De dienst kent geen tokens van dit netwerk.',
    toAccount: 'Naar je account',

    search: 'Zoek een token of adres',
    own: 'Je tokens',
    others: 'Alle tokens',
    suggested: 'Populair',
    found: (count) =>
      plural(count, { one: `${count} token`, other: `${count} tokens` }),
    noneFound: (search) => `Geen resultaten voor ‘${search}’`,
    noneFoundHint: 'Probeer het symbool of plak het adres.',

    title: ({ amount, from, to }) => `${amount} ${from} swappen voor ${to}`,
    expected: (amount) => `Ongeveer ${amount}`,
    minimum: 'Je ontvangt minstens',
    minimumHint: (slippage) =>
      `${slippage}% minder dan verwacht, als de prijs beweegt. Bij nog minder wordt er niets geswapt.`,
    providerFee: 'Kosten aanbieder',
    providerFeeIncluded: (amount) => `${amount}, inbegrepen`,
    feeLevels: ({ fast, instant }) =>
      `Snel: ${fast}. Direct: ${instant}. De wallet bepaalt de kosten.`,
    network: 'Netwerk',
    oneApprovalHint: (amount) =>
      `Eén goedkeuring: je staat precies ${amount} toe en wisselt het. Meer kan er niet worden afgeschreven.`,
    approvalHint: (amount) =>
      `Twee stappen: je geeft toestemming voor precies ${amount}, daarna swap je. Meer kan er nooit mee worden afgeschreven.`,
    holds: (seconds) => `Deze prijs geldt nog ${seconds} s`,
    expired: 'Deze prijs geldt niet meer',
    renew: 'Nieuwe prijs ophalen',
    worse: 'De prijs is veranderd: je krijgt minder dan eerst getoond.',
    warn: (impact) =>
      `Je krijgt ${impact}% minder dan deze tokens elders waard zijn.`,
    blocked: (impact) =>
      `Je zou ${impact}% verliezen. Swap minder, of een andere token.`,
    impactUnknown:
      'Er is geen tweede prijs om mee te vergelijken. Ga na of deze redelijk is.',
    missing: 'Nog niets om te controleren',
    missingHint: 'Kies eerst twee tokens en een bedrag.',
    enter: 'Swap invoeren',
    edit: 'Bewerken',

    swap: 'Swappen',
    swapping: 'Swappen…',
    stop: 'Stoppen',
    stopping: 'Stoppen…',
    done: 'Klaar',
    stepApprove: (amount) => `${amount} toestaan`,
    stepSwap: (amount) => `${amount} swappen`,
    stepDone: 'Klaar',
    steps: {
      quoting: 'Alles controleren',
      switching: (wallet) => `Netwerk wisselen in ${wallet}`,
      asked: (wallet) => `Keur goed in ${wallet}`,
      askedInFrame: 'Keur goed in het beveiligde venster',
      sent: 'Verstuurd. Wachten op het netwerk',
    },
    goesOn: 'Je kunt dit sluiten. Het gaat door.',
    failedYes: 'Bekijk het in de explorer. Verstuur het niet nog een keer.',
    failedReverted:
      'Er is niets geswapt, je bent alleen de netwerkkosten kwijt.',
    failedUnknown:
      'Bekijk eerst je activiteit. Voer je dezelfde swap opnieuw in, dan wordt deze teruggevonden.',
    failedOther: 'Controleer je saldo voordat je het opnieuw probeert.',
    approvalStays: (symbol) =>
      `De toestemming voor ${symbol} blijft gelden, alleen voor dit bedrag.`,
  },

  failures: {
    errors: {
      4001: 'Verzoek geweigerd in je wallet',
      4100: 'Je sessie is afgelopen. Log opnieuw in',
      4200: 'Je wallet staat dit niet toe',
      4900: 'Je wallet is offline. Controleer de verbinding',
      4901: 'Je wallet is niet verbonden met dit netwerk',
      4902: 'Je wallet kent dit netwerk niet',
      5710: 'Je wallet ondersteunt dit netwerk niet',
      5740: 'Dit verzoek is te groot voor je wallet',
      [-32000]: 'Het netwerk heeft dit niet geaccepteerd',
      [-32001]: 'Je wallet heeft het gevraagde niet gevonden',
      [-32002]: 'Open je wallet om verder te gaan',
      [-32003]: 'Het netwerk heeft de transactie geweigerd',
      [-32004]: 'Je wallet ondersteunt dit niet',
      [-32005]: 'Te veel verzoeken. Wacht even en probeer het opnieuw',
      [-32601]: 'Je wallet ondersteunt dit niet',
      [-32602]: 'Je wallet kon het verzoek niet lezen',
      [-32603]: 'Er ging iets mis in je wallet. Probeer het opnieuw',
      ABORTED: 'Geannuleerd voordat het klaar was',
      ADAPTER_NOT_FOUND: 'Deze site biedt dat soort netwerk niet aan',
      BUDGET_INVALID: 'Deze site heeft ongeldige kosten ingesteld',
      COMMITMENT_INVALID: 'Het verzoek van deze site is ongeldig',
      CHAIN_NOT_SUPPORTED: 'Deze site biedt dat netwerk niet aan',
      CONNECTION_ABORTED: 'Verbinding geannuleerd',
      CONNECTOR_NOT_FOUND: 'Deze wallet is hier niet beschikbaar',
      FRAME_ERROR: 'Er ging iets mis in de e-mailwallet. Probeer het opnieuw',
      FRAME_INTERRUPTED: 'De e-mailwallet is onderbroken. Probeer het opnieuw',
      FRAME_LOAD_FAILED:
        'De e-mailwallet kon niet laden. Controleer de verbinding en probeer het opnieuw',
      FRAME_NOT_SET: 'De e-mailwallet is nog niet gereed. Probeer het opnieuw',
      FRAME_REFUSED: 'De walletdienst accepteert geen verzoeken van deze site',
      FRAME_REQUEST_ABORTED: 'Het is gestopt voordat het klaar was',
      FRAME_REQUEST_TIMEOUT:
        'De e-mailwallet gaf geen antwoord. Probeer het opnieuw',
      FRAME_UNREACHABLE: 'De dienst is niet bereikbaar. Probeer het zo opnieuw',
      INVALID_CAIP10_ADDRESS: 'Het adres is ongeldig',
      INVALID_CAIP_ADDRESS: 'Het adres is ongeldig',
      INVALID_CAIP_NETWORK_ID: 'Dit netwerk is niet bekend',
      INVALID_CHAIN_ID: 'Dit netwerk is niet bekend',
      INVALID_EMAIL: 'Voer een geldig e-mailadres in',
      INVALID_SIGNATURE: 'De wallet gaf een onjuiste handtekening',
      INVALID_TRANSACTION: 'De wallet kreeg iets wat hij niet kan ondertekenen',
      LOGIN_REQUIRED: 'Log eerst in',
      OFFLINE:
        'Je bent offline. Controleer je verbinding en probeer het opnieuw',
      NO_ACCOUNT: 'De wallet deelt geen account met deze site',
      PARENT_NOT_SET: 'De e-mailwallet werkt alleen binnen een site',
      RECEIVER_BELOW_RENT:
        'Dit is te weinig om het account van de ontvanger te openen. Verstuur meer',
      RELAY_REFUSED: 'De walletdienst accepteert geen verzoeken van deze site',
      REQUEST_FAILED: 'De dienst is niet bereikbaar. Probeer het zo opnieuw',
      REQUEST_TIMED_OUT:
        'De dienst deed er te lang over. Probeer het zo opnieuw',
      RESPONSE_INVALID:
        'De dienst gaf geen goed antwoord. Probeer het later opnieuw',
      RPC_BUSY: 'Het is druk op het netwerk. Wacht even en probeer het opnieuw',
      RPC_REQUEST_FAILED:
        'Het netwerk gaf geen goed antwoord. Probeer het opnieuw',
      SEND_UNDER_WAY: 'Deze betaling loopt al in een ander tabblad',
      SMART_SESSION_NOT_ACTIVATED:
        'Je wallet heeft de toestemming gegeven, maar de dienst heeft die niet opgeslagen. Probeer het opnieuw',
      SMART_SESSION_NOT_GRANTED:
        'Je wallet heeft de toestemming niet gegeven zoals gevraagd',
      SMART_SESSION_REFUSED:
        'Deze site vroeg om een toestemming die niet is toegestaan',
      SMART_SESSION_UNSUPPORTED:
        'Je wallet kan apps hier geen toestemming geven',
      SOLANA_NOT_SET: 'Deze site biedt Solana niet aan',
      TOKEN_HOOK_UNSUPPORTED:
        'Deze token heeft eigen regels die hier niet worden ondersteund',
      TRANSACTION_EXPIRED:
        'Het netwerk heeft de transactie niet op tijd verwerkt. Je kunt hem opnieuw versturen',
      UNSUPPORTED_CHAIN: 'Dit werkt niet op dit netwerk',
      WALLET_FAILED: 'De wallet kon dit niet uitvoeren',
      WALLET_TIMEOUT: 'De wallet antwoordt niet',
    },
    kitErrors: {
      ALREADY_SENT:
        'Dezelfde betaling is net al gedaan. Er is niets opnieuw verstuurd',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Voer een bedrag en een ontvanger in',
      AMOUNT_ZERO: 'Het bedrag moet hoger zijn dan nul',
      APPROVAL_UNSUPPORTED:
        'In deze browser kun je niet veilig goedkeuren. Gebruik er een op basis van Chromium',
      CODE_EXPIRED: 'De code is verlopen. Vraag een nieuwe aan',
      COIN_TYPE_UNKNOWN: 'Namen werken niet op dit netwerk',
      DEVICE_NOT_APPROVED: 'Dit apparaat is niet toegestaan. Begin opnieuw',
      DISCONNECT_FAILED:
        'Niet alles kon worden ontkoppeld. Probeer het opnieuw',
      EMAIL_TAKEN: 'Dit e-mailadres hoort bij een andere wallet',
      EMBEDDED_NAMESPACE: 'De e-mailwallet bestaat niet op dit soort netwerk',
      EXECUTION_REVERTED:
        'Het contract zou deze transactie weigeren. Er is niets verstuurd',
      DEVICES_BLOCKED:
        'Je browser heeft het apparatenvenster geblokkeerd. Sta pop-ups toe',
      DEVICES_UNREACHABLE: 'Deze site heeft het apparatenvenster afgesneden',
      EXPORT_BLOCKED:
        'Je browser heeft het exportvenster geblokkeerd. Sta pop-ups toe',
      EXPORT_UNREACHABLE: 'Deze site heeft het exportvenster afgesneden',
      FEE_CAP_TOO_HIGH: 'De netwerkkosten zijn te hoog. Er is niets verstuurd',
      FEE_CAP_TOO_LOW:
        'De netwerkkosten zijn nu te laag. Er is niets verstuurd',
      FEE_NOT_COVERED:
        'Het saldo dekt de netwerkkosten niet. Er is niets verstuurd',
      INSUFFICIENT_BALANCE: 'Onvoldoende saldo',
      INSUFFICIENT_FUNDS:
        'Het saldo dekt het bedrag plus de netwerkkosten niet. Er is niets verstuurd',
      INSUFFICIENT_LIQUIDITY: 'Er is niet genoeg liquiditeit voor deze swap',
      INTRINSIC_GAS_TOO_HIGH:
        'De transactie is te groot voor het netwerk. Er is niets verstuurd',
      INTRINSIC_GAS_TOO_LOW: 'De gaslimiet is te laag. Er is niets verstuurd',
      INVALID_ADDRESS: 'Het adres is ongeldig',
      INVALID_AMOUNT:
        'Schrijf het bedrag in cijfers, zonder scheidingsteken voor duizendtallen',
      INVALID_CODE: 'De code klopt niet',
      INVALID_DECIMALS: 'Het aantal decimalen van deze token is niet bekend',
      INVALID_NAME:
        'Een naam heeft minstens 4 tekens: alleen letters, cijfers en streepjes',
      INVALID_SLIPPAGE: 'De slippage moet van 0,05 tot 5 procent zijn',
      INVALID_TOKEN: 'Dit is geen token van het netwerk',
      LOGIN_COOLDOWN: 'Wacht even en probeer het opnieuw',
      MODULE_NOT_LOADED: 'Een deel van deze pagina kan niet laden',
      NAMESPACE_NOT_APPROVED:
        'De wallet heeft geen account op dit soort netwerk goedgekeurd',
      NAME_NOT_FOUND: 'Er hoort geen adres bij deze naam',
      NAME_REFUSED: 'Deze naam kan niet worden geregistreerd',
      NAME_UNSUPPORTED: 'Op dit netwerk moet de ontvanger een adres zijn',
      NONCE_TOO_HIGH:
        'Een eerdere transactie van dit account ontbreekt. Er is niets verstuurd',
      NONCE_TOO_LOW:
        'Deze transactie is misschien al eerder verstuurd. Bekijk je activiteit voordat je het opnieuw probeert',
      NOT_CONNECTED: 'Koppel eerst een wallet',
      NOT_SIGNED: 'De wallet heeft niet ondertekend. Er is niets verstuurd',
      ONRAMP_ACCOUNT_UNKNOWN: 'Dit is niet het adres van een gekoppeld account',
      ONRAMP_AMOUNT_TOO_HIGH: 'Dit is meer dan het maximum',
      ONRAMP_AMOUNT_TOO_LOW: 'Dit is minder dan het minimum',
      ONRAMP_NOT_CONFIGURED: 'Deze aanbieder is niet ingesteld op deze site',
      ONRAMP_NO_PRICE: 'Er is nog geen prijs voor deze aankoop',
      ONRAMP_PROVIDER_UNKNOWN: 'Deze aanbieder is hier niet beschikbaar',
      ONRAMP_UNSUPPORTED: 'Kopen wordt op dit netwerk niet ondersteund',
      ONRAMP_URL_REFUSED: 'De link van de aanbieder is geweigerd',
      PAIRING_ANSWER: 'De wallet gaf een onjuist antwoord',
      PAIRING_ENDED: 'De wallet heeft de koppeling beëindigd',
      PAIRING_EXPIRED: 'Het koppelverzoek is verlopen',
      PAIRING_UNAVAILABLE: 'WalletConnect is niet bereikbaar',
      POPUP_BLOCKED: 'Je browser heeft het inlogvenster geblokkeerd',
      PRICE_IMPACT_TOO_HIGH: 'De prijsimpact van deze swap is te hoog',
      QUOTE_EXPIRED: 'Deze prijs geldt niet meer. Vraag een nieuwe op',
      RECEIPT_NOT_FOUND:
        'De transactie is nog niet bevestigd. Kijk nog een keer voordat je opnieuw verstuurt',
      RECEIPT_TIMEOUT:
        'De transactie is verstuurd, maar nog niet bevestigd. Verstuur hem niet nog een keer',
      RECEIVER_CHANGED:
        'Deze naam leidt nu naar een ander adres. Controleer de ontvanger voordat je verstuurt',
      RECEIVER_NOT_WALLET: 'Dit adres is niet van een wallet',
      RECEIVER_OTHER_TOKEN: 'Dit adres accepteert alleen een andere token',
      RPC_FAILED: 'Het netwerk is niet bereikbaar. Er is niets verstuurd',
      SAME_TOKEN: 'Kies twee verschillende tokens',
      SENDER_BELOW_RENT:
        'Er zou te weinig SOL op je account overblijven. Laat meer staan of verstuur alles',
      EMAIL_REQUIRED: 'Deze site vereist een e-mailadres',
      SESSION_REJECTED: 'De handtekening kon niet worden gecontroleerd',
      SERVICE_UNAVAILABLE:
        'De dienst antwoordt nu niet. Probeer het over een paar seconden opnieuw',
      SIGNED_OTHERWISE:
        'De wallet heeft een andere transactie ondertekend dan gevraagd. Er is niets verstuurd',
      SIGN_IN_CANCELLED: 'Inloggen geannuleerd',
      SIGN_IN_SERVICE: 'De inlogdienst werkte niet. Probeer het opnieuw',
      SIGN_IN_UNSUPPORTED: 'Inloggen kan niet op dit netwerk',
      SIMULATION_FAILED:
        'Het netwerk zou deze transactie weigeren. Er is niets verstuurd',
      SOCIAL_LOGIN_CANCELLED: 'Het inloggen is geannuleerd',
      SOCIAL_LOGIN_EXPIRED: 'Het inloggen duurde te lang. Begin opnieuw',
      SOCIAL_LOGIN_FAILED: 'Het inloggen is niet gelukt. Probeer het opnieuw',
      SWAP_APPROVAL_FAILED:
        'De toestemming voor de token is niet gelukt. Er is niets geswapt',
      SWAP_REFUSED:
        'De dienst heeft een andere swap gemaakt dan getoond. Er is niets geswapt',
      SWAP_UNSUPPORTED: 'Dit netwerk heeft geen swaps',
      TOKEN_ACCOUNT_FROZEN: 'Dit tokenaccount is bevroren',
      TOKEN_FEE_UNSUPPORTED:
        'Dit token rekent kosten bij overdrachten, wat niet wordt ondersteund',
      TOKEN_NOT_TRANSFERABLE: 'Deze token kun je naar niemand versturen',
      TOKEN_REQUIRED: 'Kies een token',
      TOO_MANY_DECIMALS: 'Het bedrag heeft meer decimalen dan de token',
      TOO_MANY_TRIES: 'Te veel pogingen. Vraag een nieuwe code aan',
      TRANSACTION_CANCELLED:
        'De transactie is in de wallet geannuleerd. Er is niets verstuurd',
      TRANSACTION_NOT_ACCEPTED:
        'Het netwerk heeft deze transactie nooit ontvangen. Er is niets verstuurd',
      TRANSACTION_NOT_FOUND:
        'Het netwerk kent deze transactie nog niet. Kijk nog een keer voordat je opnieuw verstuurt',
      TRANSACTION_REPLACED:
        'Een andere transactie is in de plaats van deze gekomen. Er is niets verstuurd',
      TRANSACTION_REVERTED:
        'De transactie is op het netwerk mislukt. Je bent alleen de netwerkkosten kwijt',
      TRANSACTION_UNKNOWN:
        'We konden niet bevestigen dat dit is verstuurd. Controleer je activiteit voordat je het opnieuw probeert',
      WALLET_CANNOT_SEND: 'Deze wallet kan geen transacties ondertekenen',
      WALLET_LINK: 'De link van deze wallet kan niet worden geopend',
      WALLET_NOT_INSTALLED: 'Deze wallet is niet geïnstalleerd',
      WRONG_NAMESPACE: 'Dit adres hoort bij een ander soort netwerk',

      INVALID_PAYMENT_URI:
        'Deze betaallink kan niet worden gebruikt. Vul het adres in',

      PAYMENT_URI_ELSEWHERE:
        'Deze betaallink is voor een ander netwerk of token. Wissel eerst van netwerk',

      SWITCH_REPLACED: 'Je hebt intussen een ander netwerk gekozen',
    },
    money: {
      no: 'Er is niets van je account afgeschreven.',
      yes: 'Het is verstuurd. Verstuur het niet nog een keer.',
      unknown:
        'Het is misschien al verstuurd. Controleer dit voordat je opnieuw verstuurt.',
    },
  },

  legal: {
    agree: 'Door verder te gaan, accepteer je:',
    accept: 'Ik accepteer:',
    terms: 'Gebruiksvoorwaarden',
    privacy: 'Privacybeleid',
    and: 'en',
    tickFirst: 'Vink het vakje aan om door te gaan',
    title: 'Voordat je koppelt',
    text: 'Deze site vraagt je akkoord te gaan met de voorwaarden.',
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
    logins: 'Social login',
    continueWith: (name) => `Doorgaan met ${name}`,
    more: 'Meer manieren om in te loggen',
    none: 'Hier geen social login',
    noneHint: 'Deze site biedt andere manieren om te koppelen.',
    otherWays: 'Andere manieren om te koppelen',

    start: (name) => `Inloggen met ${name}`,
    startHint:
      'Er opent een venster. Er wordt niets gedeeld voordat je daar akkoord gaat.',
    opening: (name) => `${name} wordt geopend`,
    waiting: (name) => `Ga verder bij ${name}`,
    waitingHint:
      'Log in via het andere venster. Dit scherm gaat vanzelf verder.',
    resumedHint:
      'Deze pagina is opnieuw geladen. Rond het af in het andere venster of probeer het opnieuw.',
    interruptedHint:
      'Deze pagina is opnieuw geladen voordat je klaar was. Probeer het opnieuw.',
    leaving: (name) => `Onderweg naar ${name}`,
    leavingHint: 'Na het inloggen kom je hier terug.',
    blocked: 'Je browser heeft het venster geblokkeerd',
    blockedHint: 'Open het hier. Dit scherm gaat vanzelf verder.',
    open: (name) => `${name} openen`,
    connecting: 'Je wallet wordt geopend',
    connectingHint: 'Dit duurt even.',
    cancelled: 'Het inloggen is geannuleerd',
    cancelledHint: 'Er is niets met deze site gedeeld.',
    expired: 'Het inloggen duurde te lang',
    expiredHint: 'Er is niets met deze site gedeeld. Begin opnieuw.',
    failed: 'Het inloggen is niet gelukt',
    failedHint:
      'Er is niets veranderd. Probeer het opnieuw of kies een andere manier.',

    scan: 'Scan met je telefoon',
    scanHint:
      'Keur het inloggen goed in Farcaster. Dit scherm gaat vanzelf verder.',
    qrLabel: 'QR-code voor inloggen met Farcaster',
    preparing: 'Code voorbereiden',
    copyLink: 'Link kopiëren',
    copyFailed: 'Deze browser staat kopiëren niet toe',
    continueInApp: 'Ga verder in Farcaster',
    continueInAppHint:
      'Keur het inloggen daar goed en kom terug naar deze pagina.',
  },
}

const providers = rest.social.names
