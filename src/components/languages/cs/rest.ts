import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, plural, time } = createWords('cs')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Kopírovat adresu',
    copyFailed: 'Kopírování se nezdařilo. Označte adresu ručně.',
    addressCopied: 'Adresa zkopírována',
    switchWallet: (wallet) => `${wallet}. Vaše peněženky`,
    switchNetwork: (network) => `${network}. Změnit síť`,

    accounts: 'Vaše účty',
    namespaces: kinds,
    networkGroups: { eip155: 'Sítě EVM', solana: 'Sítě Solana' },

    totalBalance: 'Celkový zůstatek',
    fiat: (value) => `${value}\u00a0$`,
    buy: 'Koupit',
    swap: 'Směnit',
    receive: 'Přijmout',
    send: 'Odeslat',
    sendUnsupported: 'V této síti odesílání nefunguje.',
    tokens: 'Tokeny',
    loadingTokens: 'Načítání tokenů',
    empty: 'Zatím žádné tokeny',
    emptyHint: 'Tady se objeví přijaté tokeny.',

    balancesFailed: 'Zůstatky nelze zobrazit',
    balancesFailedHint:
      'Služba zůstatků neodpovídá. Vaše tokeny jsou v bezpečí.',
    balancesOld: (at) => `Údaje z ${time(at)}`,
    nextTry: (seconds) => `Další pokus za ${seconds} s`,
    tryingAgain: 'Další pokus…',

    explorer: 'Zobrazit v průzkumníku',
    disconnect: 'Odpojit',
    disconnectAll: 'Odpojit vše',
    disconnectOne: (wallet) => `Odpojit ${wallet}`,
    connectAnother: 'Připojit další peněženku',
    active: 'Aktivní',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Současná',
    testNetwork: 'Testovací síť',
    confirmInWallet: 'Potvrďte v peněžence',
    switching: 'Mění se síť…',
    unsupported: ({ chainId, wallet }) =>
      `Peněženka ${wallet} je v síti, kterou tato aplikace nezná (číslo ${chainId}). Chcete-li pokračovat, vyberte jednu z těchto.`,

    networkGone: 'Tato aplikace už nenabízí síť, ve které jste byli',
    networkGoneHint:
      'Vaše tokeny jsou v bezpečí. Chcete-li pokračovat, vyberte jinou síť.',
    chooseNetwork: 'Vyberte síť',

    receiveHint: (network) =>
      `Na tuto adresu posílejte jen tokeny sítě ${network}. Jiné se mohou ztratit.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Na tuto adresu posílejte jen SOL a tokeny sítě Solana. Jiné se mohou ztratit.'
        : `Na tuto adresu posílejte jen SOL a tokeny Solana, v síti ${network}. Jiné se mohou ztratit.`,
    solanaAddress: 'Vaše adresa Solana',
    qrLabel: 'QR kód vaší adresy',
    requestQrLabel: (amount) => `QR kód s žádostí o ${amount}`,
    askAmount: 'Požádat o částku',
    amountIn: (symbol) => `Částka v ${symbol}`,
    amountHelp: 'Přidá se do QR kódu. Některé peněženky ji ignorují.',
    copyLink: 'Kopírovat platební odkaz',
  },

  buy: {
    amountHint: 'Částka, kterou zaplatíte',
    chooseFiat: (currency) => `Platíte v ${currency}. Vybrat jinou měnu`,
    chooseToken: (symbol) => `Kupujete ${symbol}. Vybrat něco jiného`,
    youGet: 'Dostanete',
    asking: 'Zjišťuje se cena',
    enterAmount: 'Zadejte částku',
    checkAmount: 'Zkontrolujte částku',
    noPrice: 'Cena teď není k dispozici',
    preparing: 'Připravuje se',
    continueAt: (provider) => `Pokračovat na ${provider}`,
    opensTab: (provider) =>
      `Platíte u poskytovatele ${provider}, na nové kartě.`,
    priceThere: (provider) => `Zobrazit cenu na ${provider}`,
    estimate: 'Odhad',
    estimateTitle: 'Pouze odhad',
    estimateText: 'Cenová služba neodpovídá, takže teď nelze nic koupit.',
    providers: 'Prodejce',
    fees: (fees) => `Poplatky ${fees}`,
    feeRange: (range) => `Poplatky ${range.replace('-', '–')}`,
    sells: (symbol) => `Prodává jen ${symbol}`,
    chosen: 'Vybráno',
    nobody: 'Tady nelze nic koupit',
    nobodyHint: 'Nikdo na tomto webu do této sítě nedodává.',
    otherNetwork: 'Vybrat jinou síť',
    howItWorks: 'Jak nákup probíhá',

    search: 'Hledat',
    noneFound: (search) => `Žádné výsledky pro „${search}“`,
    listFailed: 'Toto je krátký seznam. Úplný se nepodařilo načíst.',
    on: (networks) => `Síť: ${networks}`,

    waiting: (provider) => `Pokračujte na webu ${provider}`,
    waitingHint: ({ symbol }) =>
      `Zaplaťte na druhé kartě. Jakmile ${symbol} dorazí, uvidíte to zde.`,
    waitingLong:
      'Kartou to trvá minuty, převodem až několik dní. Toto okno můžete zavřít.',
    unseen: 'Zůstatek teď nelze přečíst. Co jste zaplatili, přesto dorazí.',
    notOpened: (provider) => `Znovu otevřít ${provider}`,
    stop: 'Žádný nákup neproběhl',
    stopped: 'Nic nebylo koupeno',
    stoppedHint: 'Pokud jste přece jen zaplatili, nákup vám na účet dorazí.',
    tryAgain: 'Zkusit znovu',
    toAccount: 'Zpět na účet',
    arrived: (amount) => `Dorazilo ${amount}`,
    arrivedHint: 'Je na vašem účtu.',
    done: 'Hotovo',
    nothing: 'Neprobíhá žádný nákup',
    nothingHint: 'Co jste zaplatili dřív, dorazí samo.',
    start: 'Koupit krypto',

    guide: [
      {
        title: 'Platíte poskytovateli',
        text: 'Nakupte kartou nebo převodem. Platbu vyřizuje poskytovatel a tento web ji nikdy nevidí.',
      },
      {
        title: 'Přijde to na váš účet',
        text: 'Vaše adresa je předvyplněná. Poskytovatel se před prodejem může zeptat, kdo jste.',
      },
      {
        title: 'Chvíli to trvá',
        text: 'Kartou to dorazí během minut, přes banku to může trvat dny. Objeví se to mezi vašimi tokeny.',
      },
    ],
  },

  email: {
    current: 'Vaše e-mailová adresa',
    next: 'Nová e-mailová adresa',
    nextHint: 'Potvrdíte ji kódem. Peněženka zůstane stejná.',
    same: 'To je vaše současná adresa',
    submit: 'Pokračovat',
    fromOld: 'Nejprve potvrďte, že jste to vy. Zadejte kód zaslaný na',
    fromNew: 'Zadejte kód zaslaný na novou adresu',
    yourAddress: 'vaši současnou adresu',
    saving: 'Ukládání nové adresy…',
    done: 'E-mail je změněn',
    doneHint: 'Od teď se přihlašujte jím.',
    finish: 'Hotovo',
    nothingSent: 'Žádný kód nebyl odeslán',
    nothingSentHint: 'Začněte zadáním nové e-mailové adresy.',
    start: 'Změnit e-mail',
    noWallet: 'Není tu adresa, kterou by šlo změnit',
    noWalletHint: 'Má ji jen peněženka, do které se přihlašujete e-mailem.',
    connect: 'Přihlásit se e-mailem',
  },

  guide: {
    wallet: [
      {
        title: 'Uchovává, co je vaše',
        text: 'Peníze, sběratelské předměty a jména, v každé aplikaci, ke které ji připojíte.',
      },
      {
        title: 'Slouží k přihlášení',
        text: 'Připojujte všude stejnou peněženku místo vymýšlení hesel.',
      },
      {
        title: 'Používat ji můžete jen vy',
        text: 'Weby žádají, vy schvalujete v peněžence. Nikdy nikomu nesdělujte frázi pro obnovení (seed).',
      },
    ],
    createLead: 'Přihlaste se a získáte vlastní peněženku. Nic se neinstaluje.',
    noLoginLead: 'K přihlášení potřebujete peněženku. Je zdarma.',
    otherWays: 'Další způsoby',
    getWalletHint: 'Aplikace do telefonu nebo prohlížeče',
    getWallet: 'Získat peněženku',
    aboutNetworks: 'Co je to síť?',
    network: [
      {
        title: 'Tady je váš účet',
        text: 'Každá síť si sama vede záznamy, co komu patří. Váš účet může být v několika.',
      },
      {
        title: 'Liší se poplatky a rychlostí',
        text: 'Každá platba stojí poplatek v minci dané sítě, od zlomku centu po několik dolarů.',
      },
      {
        title: 'Tokeny zůstávají ve své síti',
        text: 'Posílejte je na adresu ve stejné síti, jinak se mohou ztratit.',
      },
    ],
    gotIt: 'Rozumím',
    listLead: 'Několik na výběr.',
    loading: 'Načítání peněženek',
    listFailed: 'Seznam se nepodařilo načíst',
    listFailedHint: 'Služba peněženek neodpovídá.',
    listEmpty: 'Žádná peněženka k doporučení',
    listEmptyHint: 'Zeptejte se provozovatele webu, se kterými funguje.',
    get: (wallet) => `Získat ${wallet}`,
    scanHint: 'Naskenujte kód fotoaparátem telefonu.',
    qrLabel: (wallet) => `QR kód stránky ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Rozšíření prohlížeče',
      homepage: 'Web',
      playStore: 'Google Play',
    },
    afterwards: 'Máte nainstalováno? Načtěte stránku znovu a připojte se.',
    noLinks: 'Odkaz ke stažení neznáme',
    noLinksHint: 'Zkuste obchod svého telefonu nebo prohlížeče.',
    otherWallet: 'Vybrat peněženku',

    usage: 'K tomuto webu se teď nelze připojit',
    usageHint:
      'Dosáhl limitu svého tarifu. Vaše peněženka a tokeny jsou v bezpečí.',
    usageOwner: 'Je to váš web? Podívejte se do nástěnky projektu.',
    usageRetry: 'Zkontrolovat znovu',
  },

  holdings: {
    label: 'Prostředky a aktivita',
    tabs: { tokens: 'Tokeny', nfts: 'NFT', activity: 'Aktivita' },

    loadingActivity: 'Načítání aktivity',
    noActivity: 'Zatím žádná aktivita',
    noActivityHint: 'Zde se objeví, co odešlete, přijmete a směníte.',
    activityOff: 'Tady aktivita není',
    activityOffHint:
      'Historie této sítě není dostupná. Vaše tokeny jsou v bezpečí.',
    activityFailed: 'Aktivitu nelze zobrazit',
    activityFailedHint:
      'Služba aktivit neodpovídá. Vaše tokeny jsou v bezpečí.',
    more: 'Načíst další',
    moreFailed: 'Další stránka se nenačetla. Až sem je výpis úplný.',
    loaded: (count) =>
      plural(count, {
        one: `Zobrazena ${count} transakce`,
        few: `Zobrazeny ${count} transakce`,
        other: `Zobrazeno ${count} transakcí`,
      }),
    month,
    failed: 'Nezdařilo se',
    pending: 'Probíhá',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Právě teď'
      const units = {
        second: 's',
        minute: 'min',
        hour: 'h',
        day: plural(count, { one: 'dnem', other: 'dny' }),
        month: plural(count, { one: 'měsícem', other: 'měsíci' }),
        year: plural(count, { one: 'rokem', other: 'lety' }),
      }
      return `před ${count} ${units[unit]}`
    },
    date: dateTime,
    moreMoved: (count) => `a ještě ${count}`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'NFT',
    opensExplorer: 'Otevře průzkumník',
    operations: {
      approve: 'Povoleno',
      burn: 'Spáleno',
      cancel: 'Zrušeno',
      claim: 'Nárokováno',
      delegate: 'Delegováno',
      deploy: 'Vytvořen kontrakt',
      deposit: 'Vloženo',
      execute: 'Použit kontrakt',
      mint: 'Vyraženo',
      receive: 'Přijato',
      revoke: 'Povolení zrušeno',
      send: 'Odesláno',
      stake: 'Vloženo do stakingu',
      trade: 'Směněno',
      unstake: 'Vybráno ze stakingu',
      withdraw: 'Vybráno',
    },
    transaction: 'Transakce',

    loadingNfts: 'Načítání NFT',
    noNfts: 'Zatím žádná NFT',
    noNftsHint: 'Zde se objeví NFT odeslaná na vaši adresu.',
    nftsFailed: 'Vaše NFT nelze zobrazit',
    nftsPartial: 'Jen to, co ukazuje nedávná aktivita. Může jich být víc.',
    allNfts: 'Všechna NFT',
    unnamed: 'Bez názvu',
    copies: (amount) => `× ${amount}`,
    collection: 'Kolekce',
    number: 'ID tokenu',
    held: 'Máte',
    network: 'Síť',
  },

  names: {
    choose: 'Vybrat jméno',
    guide: [
      {
        title: 'Jednodušší než adresa',
        text: 'Přátelé mohou posílat na jméno místo na dlouhou adresu.',
      },
      {
        title: 'Zdarma',
        text: 'Jen podepíšete zprávu. Bez poplatku, bez transakce.',
      },
      {
        title: 'Vidí ho každý',
        text: 'Kdo zná jméno, může si dohledat vaši adresu i to, co na ní je.',
      },
    ],
    name: 'Vaše jméno',
    suffixed: (suffix) => `Končí na ${suffix}`,
    hint: 'Písmena, číslice a pomlčky, alespoň 4 znaky',
    checking: 'Zjišťuje se, zda je volné',
    free: (name) => `Jméno ${name} je volné`,
    taken: (name) => `Jméno ${name} je obsazené`,
    suggestions: 'Podobná volná jména',
    take: (name) => `Použít ${name}`,
    enter: 'Zadejte jméno',
    other: 'Vybrat jiné jméno',
    register: 'Zaregistrovat jméno',
    confirm: 'Potvrďte v peněžence',
    unchanged: 'Nic nebylo zaregistrováno.',
    unknown:
      'Jméno přesto může být zaregistrované. Než to zkusíte znovu, ověřte to.',
    unsupported: 'V této síti jména nefungují',
    unsupportedHint: 'Jsou pro účty v sítích EVM.',
    otherNetwork: 'Vybrat jinou síť',
    success: 'Toto jméno je vaše',
    successHint: 'Co na něj kdo pošle, dorazí na váš účet.',
    successUnknown: 'Vaše jméno je zaregistrované',
    done: 'Hotovo',
  },

  pairing: {
    scan: 'Naskenujte peněženkou',
    scanWith: (wallet) => `Naskenujte v peněžence ${wallet}`,
    scanHint: 'Otevřete v telefonu skener peněženky a namiřte ho na tento kód.',
    qrLabel: 'QR kód žádosti o připojení',
    preparing: 'Připravuje se kód',
    copyLink: 'Kopírovat odkaz',
    copyFailed: 'Tento prohlížeč kopírování nepovoluje',
    openDesktop: 'Otevřít aplikaci v počítači',
    openWeb: 'Otevřít webovou peněženku',

    ways: 'Způsoby připojení',
    wayNames: {
      browser: 'Prohlížeč',
      desktop: 'Počítač',
      mobile: 'Aplikace',
      qrcode: 'Telefon',
      unsupported: 'Nenalezeno',
      web: 'Web',
    },

    continueIn: (wallet) => `Pokračujte v peněžence ${wallet}`,
    continueHint: 'Schvalte tam připojení a vraťte se na tuto stránku.',
    browserHint: 'Tato stránka se znovu otevře v aplikaci. Připojte se tam.',
    openWallet: (wallet) => `Otevřít ${wallet}`,
    notOpened: (wallet) => `Aplikace ${wallet} se neotevřela`,
    notOpenedHint: 'Je v tomto zařízení nainstalovaná?',
    getWallet: (wallet) => `Získat ${wallet}`,
    showCode: 'Zobrazit QR kód',

    search: 'Hledat peněženky',
    searching: 'Hledání peněženek',
    found: (count) =>
      plural(count, {
        one: `${count} peněženka`,
        few: `${count} peněženky`,
        other: `${count} peněženek`,
      }),
    noneFound: (search) => `Žádné výsledky pro „${search}“`,
    noneFoundHint:
      'Zkontrolujte pravopis, nebo kód naskenujte svou peněženkou.',
    none: 'Žádné peněženky na výběr',
    noneHint: 'Kód můžete i tak naskenovat svou peněženkou.',
    scanAny: 'Připojit QR kódem',
    moreWallets: 'Zobrazit další',
    listFailed: 'Seznam se nepodařilo načíst',
    moreFailed: 'Ostatní se nepodařilo načíst.',

    whichKind: (wallet) => `Kde používáte peněženku ${wallet}?`,
    whichKindHint: 'Účet má v obou. Druhý můžete připojit později.',
    kinds: 'Druhy sítí',
    notFound: 'Peněženka nebyla nalezena',
    chooseWallet: 'Vybrat peněženku',

    expired: 'Platnost žádosti vypršela',
    expiredHint: 'Nic nebylo připojeno. Zahajte novou.',
  },

  pay: {
    title: (amount) => `Zaplatit ${amount}`,
    deposit: (amount) => `Vložit ${amount}`,
    withWallet: 'Zaplatit peněženkou',
    connect: 'Pro platbu připojte peněženku',
    otherToken: 'Zaplatit jiným tokenem',
    exchanges: 'Nebo zaplaťte z burzy',
    delivering: 'Platba se doručuje',
    waiting: (name) => `Čekáme na ${name}`,
    waitingHint: 'Dokončete platbu na druhé kartě.',
    done: 'Zaplaceno',
    failed: 'Platba neproběhla',
    unknown: 'Platba zatím není potvrzená',
    unknownHint: 'Může ještě dorazit. Než zaplatíte znovu, ověřte to.',
    anyway: 'Přesto zaplatit',
    invalid: 'Tuto platbu nelze provést. Web ji nastavil nesprávně.',
    gets: 'Příjemce dostane',
    through: 'Platí se přes',
    fee: 'Poplatek služby',
    fromExchange: 'Vložit z burzy',
    noExchanges: 'Žádná burza to nenabízí',
  },

  send: {
    amount: 'Částka',
    amountHint: 'Částka k odeslání',
    to: 'Komu',
    toPlaceholder: { eip155: 'Adresa, 0x…', solana: 'Adresa Solana' },
    toHint: (network) => `Adresa v síti ${network}`,
    paste: 'Vložit',
    pasteAddress: 'Vložit adresu',
    max: 'Max.',
    useMax: 'Max., vše, co lze odeslat',
    balance: (balance) => `Zůstatek ${balance}`,
    chooseToken: (symbol) => `${symbol}. Vybrat jiný token`,
    worth: (value) => `≈ ${value}\u00a0$`,
    loading: 'Načítání tokenů',
    enterAmount: 'Zadejte částku',
    enterAddress: 'Zadejte adresu',
    checkAmount: 'Zkontrolujte částku',
    checkAddress: 'Zkontrolujte adresu',
    review: 'Zkontrolovat',
    empty: 'Zatím není co odeslat',
    notHere: 'Nepodporovaná síť',
    otherNetwork: 'Vybrat jinou síť',
    emptyHint: 'Tady se objeví přijaté tokeny.',
    receive: 'Přijmout',

    title: (subject) => `Odeslat ${subject}`,
    from: 'Odkud',
    network: 'Síť',
    fee: 'Síťový poplatek',
    feeAbout: (fee) => `Asi ${fee}`,
    feeSmall: (unit) => `Méně než 0,00000001 ${unit}`,
    rent: 'Nový účet tokenu',
    rentHint:
      'Příjemce zatím nemá pro tento token účet. Za jeho otevření zaplatíte jednou.',
    changed: 'Některé údaje se změnily. Zkontrolujte je znovu.',
    feeUnknown: 'Zatím není znám. Ukáže ho peněženka.',
    warnings: {
      ownAddress: 'To je vaše vlastní adresa. Zaplatili byste jen poplatek.',
      lookAlike:
        'Tato adresa se podobá adrese, kterou už znáte, ale je jiná. Zkontrolujte každý znak.',
      contract:
        'Toto je kontrakt, ne peněženka. Tokeny sem poslané se mohou ztratit.',
      firstTime: 'Na tuto adresu odtud posíláte poprvé.',
    },
    tokenAddress: 'Adresa tokenu',
    addToken: 'Přidat',
    addedToken:
      'Přidáno podle adresy. Token s tímto názvem může vytvořit kdokoli.',
    send: 'Odeslat',
    sending: 'Odesílá se…',
    cancelling: 'Zastavuje se…',
    stop: 'Zastavit',
    done: 'Hotovo',
    edit: 'Upravit',
    steps: {
      resolving: 'Vyhledává se jméno',
      preparing: 'Kontroluje se zůstatek a příjemce',
      switching: (wallet) => `Mění se síť v peněžence ${wallet}`,
      approving: (wallet) => `Schvalte v peněžence ${wallet}`,
      approvingInFrame: 'Schvalte v zabezpečeném okně',
      handing: 'Odesílá se do sítě',
      checking: 'Zjišťuje se, zda byla odeslána',
      confirming: 'Odesláno. Čeká se na síť',
      confirmed: 'Hotovo',
    },
    commitments: {
      processed: 'Síť to vidí, ale zatím nepotvrdila',
      confirmed: 'Potvrzeno. Čeká se, až to bude konečné',
      finalized: 'Konečné',
    },
    goesOn: 'Okno můžete zavřít. Vše poběží dál.',
    failedYes: 'Podívejte se v průzkumníku. Neposílejte to znovu.',
    failedReverted: 'Žádné tokeny nebyly odeslány. Můžete je odeslat znovu.',
    failedUnknown:
      'Nejprve se podívejte na aktivitu. Dalším pokusem byste mohli platbu odeslat dvakrát.',
    failedOther: 'Než to zkusíte znovu, zkontrolujte zůstatek.',
    viewOnExplorer: 'Zobrazit v průzkumníku',

    recentPending: (subject) => `Odesílá se ${subject}`,
    recentSent: (subject) => `Odesláno: ${subject}`,
    recentUnknown: (subject) => `${subject} už může být na cestě`,
    recentTo: (address) => `Komu: ${address}`,

    approve: 'Schvalte v zabezpečeném okně',
    approveHint:
      'Jen vy to tam můžete vidět a schválit. Tato stránka to nedokáže.',
    approveWhat: 'Žádost',
    approveMore: (count) =>
      plural(count, {
        one: 'Po ní čeká ještě jedna',
        few: `Po ní čekají ještě ${count}`,
        other: `Po ní čeká ještě ${count}`,
      }),
    showAgain: 'Zobrazit zabezpečené okno',
    refuse: 'Zrušit',
    ended: 'Není co schválit',
    methods: {
      eth_sendTransaction: 'Odeslat transakci',
      eth_sendUserOperation: 'Odeslat transakci',
      eth_signTypedData_v4: 'Podepsat data',
      personal_sign: 'Podepsat zprávu',
      solana_signAllTransactions: 'Podepsat několik transakcí',
      solana_signAndSendTransaction: 'Odeslat transakci',
      solana_signMessage: 'Podepsat zprávu',
      solana_signTransaction: 'Podepsat transakci',
      wallet_grantPermissions: 'Udělit oprávnění',
      wallet_revokePermissions: 'Odebrat oprávnění',
      wallet_sendCalls: 'Odeslat několik transakcí',
    },
    otherMethod: 'Použít peněženku',

    refused: {
      digits: (plain) =>
        plain ? `Použijte číslice 0 až 9: ${plain}` : 'Použijte číslice 0 až 9',
      separators: (plain) =>
        plain ? `Zadejte bez oddělovačů: ${plain}` : 'Zadejte bez oddělovačů',
      number: () => 'Zadejte jen číslice, například 12.5',
    },

    keepAccount: 'Uložte svůj účet',

    keepAccountHint: 'Pro přihlášení dokončete krok v zabezpečeném okně.',
  },

  settings: {
    open: 'Nastavení',
    wallet: (wallet) => `Připojeno přes ${wallet}`,
    email: 'E-mail',
    changeEmail: 'E-mail. Změnit',
    provider: (provider) => `Přihlášeno přes ${providers[provider]}`,
    name: 'Jméno účtu',
    noName: 'Získat jméno',
    noNameHint: 'Sdílí se snáz než adresa',
    permissionsHint: 'Co za vás aplikace smějí dělat',
    activityHint: 'Historie vašich transakcí',

    exportKey: 'Exportovat soukromý klíč',
    exportKeyHint: 'Pro použití účtu v jiné peněžence',
    devices: 'Zařízení a obnovení',
    devicesHint: 'Odebrat zařízení, změnit obnovení',

    accountType: 'Typ účtu',
    types: { smartAccount: 'Chytrý účet', eoa: 'Standardní účet' },
    typeHints: {
      smartAccount: 'Spojí kroky, poplatky mohou platit aplikace',
      eoa: 'Jeden klíč. Funguje s každou aplikací',
    },
    typeChanging: 'Mění se typ účtu',
    reset: {
      action: 'Vypnout chytrý účet',
      hint: 'V této síti. Adresa i prostředky zůstanou',
      done: 'Chytrý účet je vypnutý',
    },
    notKept: 'Přihlášení nevydrží',
    notKeptHint:
      'Tento prohlížeč pro tento web nic neukládá. Po opuštění stránky se přihlásíte znovu.',

    loadingSessions: 'Načítání oprávnění',
    noSessions: 'Žádná oprávnění aplikací',
    noSessionsHint: 'Tady se objeví oprávnění, která aplikacím udělíte.',
    sessionsFailed: 'Oprávnění nelze zobrazit',
    sessionsFailedHint:
      'Služba oprávnění neodpovídá. Vaše oprávnění se nezměnila.',
    sessionsOff: 'Oprávnění aplikací nejsou k dispozici',
    sessionsOffHint: 'Tato síť je nepodporuje.',
    sessionsLead:
      'Tyto aplikace za vás smějí jednat v mezích, které jste nastavili. Kdykoli to můžete ukončit.',
    ended: 'Ukončená',
    unnamedApp: 'Aplikace bez názvu',
    until: (seconds) => `Do ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Aktivní',
      expired: 'Vypršelo',
      revoked: 'Odebrali jste',
    },
    permissions: {
      'contract-call': 'Smí používat určité kontrakty',
      'native-token-recurring-allowance': 'Smí utrácet minci sítě',
      'erc20-recurring-allowance': 'Smí utrácet token',
    },
    limit: 'Limit',
    period: 'Období',
    otherPermission: 'Má jiné oprávnění',
    granted: 'Tato aplikace teď smí jednat za vás',
    grantedUntil: (seconds) => `Do ${date(seconds * 1_000)}.`,
    grantedHint: 'Kdykoli to můžete ukončit v oprávněních.',
    grantedNothing: 'K čemu je, není uvedeno.',
    mayDo: 'Co smí dělat',
    toPermissions: 'Zobrazit oprávnění',
    done: 'Hotovo',
    revoke: 'Odebrat',
    revokeOf: (app) => `Odebrat oprávnění aplikace ${app}`,
    revoking: 'Potvrďte v peněžence',
    revoked: (app) => `Oprávnění aplikace ${app} je odebráno`,
    notRevoked: 'Oprávnění nebylo odebráno. Je stále aktivní.',

    scopeDay: (amount) => `Až ${amount} denně`,
    scopeEvery: ({ amount, period }) => `Až ${amount} každých ${period}`,
    scopeUntil: ({ date, what }) => `${what}, do ${date}`,
    scopeTo: ({ app, what }) => `${what}, pro ${app}`,

    switchTo: (network) => `Přejít do sítě ${network}`,
    switchHint: 'Vaše tokeny zůstanou, kde jsou.',
    switch: 'Změnit síť',
    alreadyThere: (network) => `Už jste v síti ${network}`,
    alreadyThereHint: 'Není co měnit.',
    notOffered: 'Tato aplikace tuto síť nenabízí',
    notOfferedHint: 'Chcete-li pokračovat, vyberte některou z jejích sítí.',

    needs: (kind) => `Toto funguje jen v sítích ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Pokračujte s účtem ${address}. Druhý zůstane připojený.`,
      network: 'Vaše peněženka má účet i tam. Druhý zůstane.',
      connect: 'Připojte k tomu peněženku. Druhá zůstane připojená.',
    },
    goOn: (kind) => `Pokračovat v ${kinds[kind]}`,
    connectFor: 'Připojit peněženku',
    noKind: (kind) => `Tato aplikace nemá sítě ${kinds[kind]}`,
    noKindHint: 'Nic se nezměnilo.',

    worksOn: (count) =>
      plural(count, {
        one: `Funguje v ${count} síti`,
        other: `Funguje v ${count} sítích`,
      }),
    worksOnLead:
      'V těchto sítích máte stejnou adresu. Posílejte na ni jen tokeny těchto sítí. Jiné se mohou ztratit.',
    receiveHint:
      'Na tuto adresu posílejte jen tokeny těchto sítí. Jiné se mohou ztratit.',

    accountNotKept: 'Tento prohlížeč váš účet neukládá',

    accountNotKeptHint:
      'Po zavření stránky nebo prohlížeče o něj přijdete. Nenechávejte v něm peníze.',
  },

  signIn: {
    title: (site) => `Přihlášení na ${site}`,
    text: 'Podpisem zprávy doložíte, že je tento účet váš. Je to zdarma a z účtu nic neodejde.',
    account: 'Účet',
    sign: 'Přihlásit se',
    emailTitle: (site) => `${site} žádá o vaši e-mailovou adresu`,
    emailHint: 'Tento web ji uvidí spolu s vaším účtem.',
    emailRequired: 'Tento web vyžaduje e-mailovou adresu.',
    skip: 'Přeskočit',
    required: 'Tento web vyžaduje podpis. Zrušením odpojíte peněženku.',
  },

  sponsor: {
    atMost: (amount) => `Nejvýše ${amount}`,
    inToken: (symbol) => `Platí se v ${symbol}`,
    paid: 'Platí aplikace',
  },

  swap: {
    pay: 'Platíte',
    payHint: 'Částka, kterou zaplatíte',
    receive: 'Dostanete',
    balance: (balance) => `Zůstatek ${balance}`,
    balanceUnknown: 'Zůstatek není znám',
    max: 'Max.',
    useMax: 'Max., vše, co lze směnit',
    flip: 'Prohodit oba tokeny',
    choose: 'Vybrat token',
    chooseFor: {
      from: (symbol) => `Platíte ${symbol}. Vybrat jiný token`,
      to: (symbol) => `Dostanete ${symbol}. Vybrat jiný token`,
    },
    worth: (value) => `≈ ${value}\u00a0$`,
    about: (amount) => `Asi ${amount}`,
    quoting: 'Zjišťuje se cena',
    noQuote: 'Cena teď není k dispozici',
    unreadable: 'Tuto směnu nelze ověřit. Zkuste jinou částku',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Cena',
    priceUnknown: 'Není známa',
    impact: 'Dopad na cenu',
    percent: (value) => `${value}\u00a0%`,
    fee: 'Síťový poplatek',
    feeAbout: (fee) => `Asi ${fee}`,
    feeSmall: (unit) => `Méně než 0,00000001 ${unit}`,
    slippage: 'Cenový skluz',
    slippageOf: (value) => `Cenový skluz ${value}\u00a0%. Změnit`,
    slippageHint:
      'Když se cena pohne, můžete dostat o tolik méně. Kdyby to bylo ještě méně, směna neproběhne.',
    slippageHigh: 'Můžete dostat znatelně méně, než čekáte.',
    slippageOwn: 'Vlastní cenový skluz v procentech',
    slippageOther: 'Vlastní',
    slippageWrong: 'Zadejte 0,05 % až 5 %',

    enterAmount: 'Zadejte částku',
    chooseToken: 'Vyberte, co dostanete',
    checkAmount: 'Zkontrolujte částku',
    review: 'Zkontrolovat',
    underWay: 'Probíhá směna. Zobrazit',

    unsupportedTitle: 'V této síti směny nejsou',
    unsupported: 'Tokeny lze směnit v těchto sítích:',
    unsupportedHere: (network) => `Tokeny lze směnit v síti ${network}.`,
    unsupportedAnywhere:
      'Žádná ze sítí tohoto webu směny nemá. Vaše tokeny jsou v bezpečí.',
    loading: 'Načítání tokenů',
    failed: 'Tokeny nelze zobrazit',
    failedHint: 'Služba tokenů neodpovídá. Vaše tokeny jsou v bezpečí.',
    empty: 'Tady nelze nic směnit',
    emptyHint: 'Služba nemá v seznamu tokeny této sítě.',
    toAccount: 'Na účet',

    search: 'Hledat token nebo adresu',
    own: 'Vaše tokeny',
    others: 'Všechny tokeny',
    suggested: 'Oblíbené',
    found: (count) =>
      plural(count, {
        one: `${count} token`,
        few: `${count} tokeny`,
        other: `${count} tokenů`,
      }),
    noneFound: (search) => `Žádné výsledky pro „${search}“`,
    noneFoundHint: 'Zkuste jeho symbol, nebo vložte jeho adresu.',

    title: ({ amount, from, to }) => `Směnit ${amount} ${from} za ${to}`,
    expected: (amount) => `Asi ${amount}`,
    minimum: 'Dostanete nejméně',
    minimumHint: (slippage) =>
      `O ${slippage}\u00a0% méně, než se čeká, když se cena pohne. Kdyby to bylo ještě méně, směna neproběhne.`,
    providerFee: 'Poplatek poskytovatele',
    providerFeeIncluded: (amount) => `${amount}, v ceně`,
    feeLevels: ({ fast, instant }) =>
      `Rychle: ${fast}. Okamžitě: ${instant}. Poplatek určuje peněženka.`,
    network: 'Síť',
    oneApprovalHint: (amount) =>
      `Jedno schválení: povolíte přesně ${amount} a směníte. Nic navíc nelze odebrat.`,
    approvalHint: (amount) =>
      `Dva kroky: povolíte přesně ${amount}, pak směníte. Víc se s tímto povolením nikdy vzít nedá.`,
    holds: (seconds) => `Tato cena platí ještě ${seconds} s`,
    expired: 'Tato cena už neplatí',
    renew: 'Získat novou cenu',
    worse: 'Cena se pohnula: dostanete méně, než bylo uvedeno.',
    warn: (impact) =>
      `Dostanete o ${impact}\u00a0% méně, než kolik tyto tokeny stojí jinde.`,
    blocked: (impact) =>
      `Přišli byste o ${impact}\u00a0%. Směňte méně, nebo jiný token.`,
    impactUnknown:
      'Druhá cena k porovnání není. Ověřte si, že je tato přiměřená.',
    missing: 'Zatím není co kontrolovat',
    missingHint: 'Nejprve vyberte dva tokeny a částku.',
    enter: 'Zadat směnu',
    edit: 'Upravit',

    swap: 'Směnit',
    swapping: 'Směňuje se…',
    stop: 'Zastavit',
    stopping: 'Zastavuje se…',
    done: 'Hotovo',
    stepApprove: (amount) => `Povolit ${amount}`,
    stepSwap: (amount) => `Směnit ${amount}`,
    stepDone: 'Hotovo',
    steps: {
      quoting: 'Vše se kontroluje',
      switching: (wallet) => `Mění se síť v peněžence ${wallet}`,
      asked: (wallet) => `Schvalte v peněžence ${wallet}`,
      askedInFrame: 'Schvalte v zabezpečeném okně',
      sent: 'Odesláno. Čeká se na síť',
    },
    goesOn: 'Okno můžete zavřít. Vše poběží dál.',
    failedYes: 'Podívejte se v průzkumníku. Neposílejte to znovu.',
    failedReverted: 'Nic se nesměnilo, strhl se jen síťový poplatek.',
    failedUnknown:
      'Nejprve se podívejte na aktivitu. Když tutéž směnu zadáte znovu, najde se ta zahájená.',
    failedOther: 'Než to zkusíte znovu, zkontrolujte zůstatek.',
    approvalStays: (symbol) =>
      `Povolení pro ${symbol} zůstává, jen na tuto částku.`,
  },

  failures: {
    errors: {
      4001: 'Žádost odmítnuta v peněžence',
      4100: 'Přihlášení skončilo. Přihlaste se znovu',
      4200: 'Peněženka to nepovoluje',
      4900: 'Peněženka je offline. Zkontrolujte její připojení',
      4901: 'Peněženka není připojena k této síti',
      4902: 'Peněženka tuto síť nezná',
      5710: 'Peněženka tuto síť nepodporuje',
      5740: 'Tato žádost je pro peněženku příliš velká',
      [-32000]: 'Síť to nepřijala',
      [-32001]: 'Peněženka nenašla, co se po ní chtělo',
      [-32002]: 'Chcete-li pokračovat, otevřete peněženku',
      [-32003]: 'Síť transakci odmítla',
      [-32004]: 'Peněženka to nepodporuje',
      [-32005]: 'Příliš mnoho požadavků. Chvíli počkejte a zkuste to znovu',
      [-32601]: 'Peněženka to nepodporuje',
      [-32602]: 'Peněženka žádost nepřečetla',
      [-32603]: 'Peněženka narazila na problém. Zkuste to znovu',
      ABORTED: 'Zrušeno před dokončením',
      ADAPTER_NOT_FOUND: 'Tento web takový druh sítě nenabízí',
      BUDGET_INVALID: 'Tento web nastavil neplatný poplatek',
      COMMITMENT_INVALID: 'Tento web poslal neplatný požadavek',
      CHAIN_NOT_SUPPORTED: 'Tento web tuto síť nenabízí',
      CONNECTION_ABORTED: 'Připojení zrušeno',
      CONNECTOR_NOT_FOUND: 'Tato peněženka tu není dostupná',
      FRAME_ERROR: 'E-mailová peněženka narazila na problém. Zkuste to znovu',
      FRAME_INTERRUPTED: 'E-mailová peněženka byla přerušena. Zkuste to znovu',
      FRAME_LOAD_FAILED:
        'E-mailová peněženka se nenačetla. Zkontrolujte připojení a zkuste to znovu',
      FRAME_NOT_SET:
        'E-mailová peněženka ještě není připravená. Zkuste to znovu',
      FRAME_REFUSED: 'Služba peněženek z tohoto webu nepřijímá požadavky',
      FRAME_REQUEST_ABORTED: 'Zastaveno před dokončením',
      FRAME_REQUEST_TIMEOUT:
        'E-mailová peněženka neodpověděla. Zkuste to znovu',
      FRAME_UNREACHABLE: 'Služba není dostupná. Zkuste to za chvíli',
      INVALID_CAIP10_ADDRESS: 'Adresa není platná',
      INVALID_CAIP_ADDRESS: 'Adresa není platná',
      INVALID_CAIP_NETWORK_ID: 'Tuto síť neznáme',
      INVALID_CHAIN_ID: 'Tuto síť neznáme',
      INVALID_EMAIL: 'Zadejte platnou e-mailovou adresu',
      INVALID_SIGNATURE: 'Peněženka vrátila chybný podpis',
      INVALID_TRANSACTION: 'Peněženka dostala něco, co nemůže podepsat',
      LOGIN_REQUIRED: 'Nejprve se přihlaste',
      OFFLINE: 'Jste offline. Zkontrolujte připojení a zkuste to znovu',
      NO_ACCOUNT: 'Peněženka s tímto webem nesdílí žádný účet',
      PARENT_NOT_SET: 'E-mailová peněženka funguje jen uvnitř webu',
      RECEIVER_BELOW_RENT: 'To je na otevření účtu příjemce málo. Pošlete více',
      RELAY_REFUSED: 'Služba peněženek z tohoto webu nepřijímá požadavky',
      REQUEST_FAILED: 'Služba není dostupná. Zkuste to za chvíli',
      REQUEST_TIMED_OUT: 'Služba odpovídala příliš dlouho. Zkuste to za chvíli',
      RESPONSE_INVALID: 'Služba neodpověděla správně. Zkuste to později',
      RPC_BUSY: 'Síť je přetížená. Chvíli počkejte a zkuste to znovu',
      RPC_REQUEST_FAILED: 'Síť neodpověděla správně. Zkuste to znovu',
      SEND_UNDER_WAY: 'Tato platba už probíhá na jiné kartě',
      SMART_SESSION_NOT_ACTIVATED:
        'Peněženka oprávnění udělila, ale služba ho neuložila. Zkuste to znovu',
      SMART_SESSION_NOT_GRANTED:
        'Peněženka neudělila oprávnění tak, jak bylo požadováno',
      SMART_SESSION_REFUSED:
        'Tento web požádal o oprávnění, které není povolené',
      SMART_SESSION_UNSUPPORTED:
        'Vaše peněženka zde nemůže aplikacím udělovat oprávnění',
      SOLANA_NOT_SET: 'Tento web nenabízí síť Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Tento token má vlastní pravidla, která tu nejsou podporována',
      TRANSACTION_EXPIRED:
        'Síť transakci včas nepřijala. Můžete ji odeslat znovu',
      UNSUPPORTED_CHAIN: 'V této síti to nefunguje',
      WALLET_FAILED: 'Peněženka to nedokázala provést',
      WALLET_TIMEOUT: 'Peněženka neodpovídá',
    },
    kitErrors: {
      ALREADY_SENT:
        'Stejná platba proběhla před chvílí. Nic nebylo odesláno znovu',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Zadejte částku a příjemce',
      AMOUNT_ZERO: 'Částka musí být větší než nula',
      APPROVAL_UNSUPPORTED:
        'V tomto prohlížeči nelze bezpečně schvalovat. Použijte prohlížeč založený na Chromiu',
      CODE_EXPIRED: 'Platnost kódu vypršela. Vyžádejte si nový',
      COIN_TYPE_UNKNOWN: 'V této síti jména nefungují',
      DEVICE_NOT_APPROVED: 'Toto zařízení nebylo povoleno. Začněte znovu',
      DISCONNECT_FAILED: 'Vše se odpojit nepodařilo. Zkuste to znovu',
      EMAIL_TAKEN: 'Tento e-mail patří k jiné peněžence',
      EMBEDDED_NAMESPACE: 'V tomto druhu sítě e-mailová peněženka není',
      EXECUTION_REVERTED:
        'Kontrakt by tuto transakci odmítl. Nic nebylo odesláno',
      DEVICES_BLOCKED:
        'Prohlížeč zablokoval okno zařízení. Povolte vyskakovací okna',
      DEVICES_UNREACHABLE: 'Tento web odpojil okno zařízení',
      EXPORT_BLOCKED:
        'Prohlížeč zablokoval okno exportu. Povolte vyskakovací okna',
      EXPORT_UNREACHABLE: 'Tento web odpojil okno exportu',
      FEE_CAP_TOO_HIGH: 'Síťový poplatek je příliš vysoký. Nic nebylo odesláno',
      FEE_CAP_TOO_LOW:
        'Zadaný síťový poplatek je teď příliš nízký. Nic nebylo odesláno',
      FEE_NOT_COVERED:
        'Zůstatek na síťový poplatek nestačí. Nic nebylo odesláno',
      INSUFFICIENT_BALANCE: 'Nedostatečný zůstatek',
      INSUFFICIENT_FUNDS:
        'Zůstatek na částku a síťový poplatek nestačí. Nic nebylo odesláno',
      INSUFFICIENT_LIQUIDITY: 'Pro tuto směnu není dost likvidity',
      INTRINSIC_GAS_TOO_HIGH:
        'Transakce je pro síť příliš velká. Nic nebylo odesláno',
      INTRINSIC_GAS_TOO_LOW: 'Limit gas je příliš nízký. Nic se neodeslalo',
      INVALID_ADDRESS: 'Adresa není platná',
      INVALID_AMOUNT: 'Zadejte částku číslicemi, bez oddělovačů mezi tisíci',
      INVALID_CODE: 'Kód není správný',
      INVALID_DECIMALS: 'Není známo, kolik desetinných míst tento token má',
      INVALID_NAME:
        'Jméno musí mít alespoň 4 znaky: jen písmena, číslice a pomlčky',
      INVALID_SLIPPAGE: 'Cenový skluz musí být od 0,05 do 5 procent',
      INVALID_TOKEN: 'Toto není token této sítě',
      LOGIN_COOLDOWN: 'Chvíli počkejte a zkuste to znovu',
      MODULE_NOT_LOADED: 'Část této stránky nelze načíst',
      NAMESPACE_NOT_APPROVED:
        'Peněženka v tomto druhu sítě neschválila žádný účet',
      NAME_NOT_FOUND: 'K tomuto jménu nepatří žádná adresa',
      NAME_REFUSED: 'Toto jméno nelze zaregistrovat',
      NAME_UNSUPPORTED: 'V této síti musí být příjemcem adresa',
      NONCE_TOO_HIGH:
        'Chybí dřívější transakce tohoto účtu. Nic nebylo odesláno',
      NONCE_TOO_LOW:
        'Tato transakce už mohla být odeslána. Než to zkusíte znovu, podívejte se na aktivitu',
      NOT_CONNECTED: 'Nejprve připojte peněženku',
      NOT_SIGNED: 'Peněženka nic nepodepsala. Nic nebylo odesláno',
      ONRAMP_ACCOUNT_UNKNOWN: 'Toto není adresa připojeného účtu',
      ONRAMP_AMOUNT_TOO_HIGH: 'To je nad maximem',
      ONRAMP_AMOUNT_TOO_LOW: 'To je pod minimem',
      ONRAMP_NOT_CONFIGURED: 'Tento poskytovatel není na tomto webu nastaven',
      ONRAMP_NO_PRICE: 'Pro tento nákup zatím není cena',
      ONRAMP_PROVIDER_UNKNOWN: 'Tento poskytovatel tu není dostupný',
      ONRAMP_UNSUPPORTED: 'V této síti nákup není podporován',
      ONRAMP_URL_REFUSED: 'Odkaz poskytovatele byl odmítnut',
      PAIRING_ANSWER: 'Peněženka odpověděla chybně',
      PAIRING_ENDED: 'Peněženka připojení ukončila',
      PAIRING_EXPIRED: 'Platnost žádosti o připojení vypršela',
      PAIRING_UNAVAILABLE: 'Služba WalletConnect není dostupná',
      POPUP_BLOCKED: 'Prohlížeč zablokoval okno přihlášení',
      PRICE_IMPACT_TOO_HIGH: 'Dopad této směny na cenu je příliš velký',
      QUOTE_EXPIRED: 'Cena už neplatí. Vyžádejte si novou',
      RECEIPT_NOT_FOUND:
        'Transakce zatím není potvrzena. Než ji pošlete znovu, ještě jednou to ověřte',
      RECEIPT_TIMEOUT:
        'Transakce byla odeslána, ale zatím není potvrzena. Neposílejte ji znovu',
      RECEIVER_CHANGED:
        'Toto jméno teď vede na jinou adresu. Před odesláním zkontrolujte příjemce',
      RECEIVER_NOT_WALLET: 'Tato adresa není adresou peněženky',
      RECEIVER_OTHER_TOKEN: 'Tato adresa přijímá jen jiný token',
      RPC_FAILED: 'Síť není dostupná. Nic nebylo odesláno',
      SAME_TOKEN: 'Vyberte dva různé tokeny',
      SENDER_BELOW_RENT:
        'Na vašem účtu by zůstalo příliš málo SOL. Ponechte víc, nebo pošlete vše',
      EMAIL_REQUIRED: 'Tento web vyžaduje e-mailovou adresu',
      SESSION_REJECTED: 'Podpis se nepodařilo ověřit',
      SERVICE_UNAVAILABLE:
        'Služba teď neodpovídá. Zkuste to znovu za několik sekund',
      SIGNED_OTHERWISE:
        'Peněženka podepsala jinou transakci, než o jakou byla požádána. Nic nebylo odesláno',
      SIGN_IN_CANCELLED: 'Přihlášení zrušeno',
      SIGN_IN_SERVICE: 'Přihlašovací služba nefungovala. Zkuste to znovu',
      SIGN_IN_UNSUPPORTED: 'Přihlášení není v této síti podporováno',
      SIMULATION_FAILED: 'Síť by tuto transakci odmítla. Nic nebylo odesláno',
      SOCIAL_LOGIN_CANCELLED: 'Přihlášení bylo zrušeno',
      SOCIAL_LOGIN_EXPIRED: 'Přihlášení trvalo příliš dlouho. Začněte znovu',
      SOCIAL_LOGIN_FAILED: 'Přihlášení se nezdařilo. Zkuste to znovu',
      SWAP_APPROVAL_FAILED: 'Token se nepodařilo povolit. Nic nebylo směněno',
      SWAP_REFUSED:
        'Služba připravila jinou směnu, než byla zobrazena. Nic nebylo směněno',
      SWAP_UNSUPPORTED: 'V této síti směny nejsou',
      TOKEN_ACCOUNT_FROZEN: 'Tento účet tokenu je zmrazený',
      TOKEN_FEE_UNSUPPORTED:
        'Tento token účtuje poplatek za převody, což není podporováno',
      TOKEN_NOT_TRANSFERABLE: 'Tento token nelze nikomu poslat',
      TOKEN_REQUIRED: 'Vyberte token',
      TOO_MANY_DECIMALS: 'Částka má více desetinných míst než token',
      TOO_MANY_TRIES: 'Příliš mnoho pokusů. Vyžádejte si nový kód',
      TRANSACTION_CANCELLED:
        'Transakce byla zrušena v peněžence. Nic nebylo odesláno',
      TRANSACTION_NOT_ACCEPTED:
        'Síť tuto transakci vůbec nepřijala. Nic se neodeslalo',
      TRANSACTION_NOT_FOUND:
        'Síť tuto transakci zatím nezná. Než ji pošlete znovu, ještě jednou to ověřte',
      TRANSACTION_REPLACED:
        'Tuto transakci nahradila jiná. Nic nebylo odesláno',
      TRANSACTION_REVERTED:
        'Transakce se v síti nezdařila. Strhl se jen síťový poplatek',
      TRANSACTION_UNKNOWN:
        'Odeslání se nepodařilo potvrdit. Než to zkusíte znovu, zkontrolujte aktivitu',
      WALLET_CANNOT_SEND: 'Tato peněženka nedokáže podepisovat transakce',
      WALLET_LINK: 'Odkaz této peněženky nelze otevřít',
      WALLET_NOT_INSTALLED: 'Tato peněženka není nainstalovaná',
      WRONG_NAMESPACE: 'Tato adresa patří k jinému druhu sítě',

      INVALID_PAYMENT_URI: 'Tento platební odkaz nelze použít. Zadejte adresu',

      PAYMENT_URI_ELSEWHERE:
        'Tento platební odkaz je pro jinou síť nebo token. Nejprve přepněte síť',

      SWITCH_REPLACED: 'Mezitím jste zvolili jinou síť',
    },
    money: {
      no: 'Z vašeho účtu nic neodešlo.',
      yes: 'Prostředky byly odeslány. Neposílejte je znovu.',
      unknown: 'Možná to bylo odesláno. Před dalším odesláním to zkontrolujte.',
    },
  },

  legal: {
    agree: 'Pokračováním přijímáte:',
    accept: 'Přijímám:',
    terms: 'Podmínky používání',
    privacy: 'Zásady ochrany soukromí',
    and: 'a',
    tickFirst: 'Pro pokračování zaškrtněte políčko',
    title: 'Než se připojíte',
    text: 'Tento web vás žádá o souhlas se svými podmínkami.',
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
    logins: 'Přihlášení přes sociální sítě',
    continueWith: (name) => `Pokračovat přes ${name}`,
    more: 'Další způsoby přihlášení',
    none: 'Tady přihlášení přes sociální sítě není',
    noneHint: 'Tento web nabízí jiné způsoby připojení.',
    otherWays: 'Jiné způsoby připojení',

    start: (name) => `Přihlásit se přes ${name}`,
    startHint: 'Otevře se okno. Dokud tam nesouhlasíte, nic se nesdílí.',
    opening: (name) => `Otevírá se ${name}`,
    waiting: (name) => `Pokračujte na ${name}`,
    waitingHint: 'Přihlaste se v druhém okně. Tady to pak půjde samo.',
    resumedHint:
      'Tato stránka se znovu načetla. Dokončete přihlášení v druhém okně, nebo to zkuste znovu.',
    interruptedHint:
      'Tato stránka se znovu načetla dřív, než jste skončili. Zkuste to znovu.',
    leaving: (name) => `Přechod na ${name}`,
    leavingHint: 'Po přihlášení se vrátíte sem.',
    blocked: 'Prohlížeč okno zablokoval',
    blockedHint: 'Otevřete ho tady. Dál už to půjde samo.',
    open: (name) => `Otevřít ${name}`,
    connecting: 'Otevírání peněženky',
    connectingHint: 'Chvilku to potrvá.',
    cancelled: 'Přihlášení bylo zrušeno',
    cancelledHint: 'S tímto webem se nic nesdílelo.',
    expired: 'Přihlášení trvalo příliš dlouho',
    expiredHint: 'S tímto webem se nic nesdílelo. Začněte znovu.',
    failed: 'Přihlášení se nezdařilo',
    failedHint: 'Nic se nezměnilo. Zkuste to znovu, nebo vyberte jiný způsob.',

    scan: 'Naskenujte telefonem',
    scanHint: 'Schvalte přihlášení ve Farcasteru. Tady to pak půjde samo.',
    qrLabel: 'QR kód přihlášení přes Farcaster',
    preparing: 'Připravuje se kód',
    copyLink: 'Kopírovat odkaz',
    copyFailed: 'Tento prohlížeč kopírování nepovoluje',
    continueInApp: 'Pokračujte ve Farcasteru',
    continueInAppHint: 'Schvalte tam přihlášení a vraťte se na tuto stránku.',
  },
}

const providers = rest.social.names
