import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, plural, time } = createWords('pl')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Kopiuj adres',
    copyFailed: 'Nie udało się skopiować. Zaznacz adres ręcznie.',
    addressCopied: 'Adres skopiowany',
    switchWallet: (wallet) => `${wallet}. Twoje portfele`,
    switchNetwork: (network) => `${network}. Zmień sieć`,

    accounts: 'Twoje konta',
    namespaces: kinds,
    networkGroups: { eip155: 'Sieci EVM', solana: 'Sieci Solana' },

    totalBalance: 'Łączne saldo',
    fiat: (value) => `${value}\u00a0$`,
    buy: 'Kup',
    swap: 'Zamień',
    receive: 'Odbierz',
    send: 'Wyślij',
    sendUnsupported: 'W tej sieci wysyłanie nie działa.',
    tokens: 'Tokeny',
    loadingTokens: 'Wczytywanie tokenów',
    empty: 'Nie ma jeszcze tokenów',
    emptyHint: 'Tu pojawią się otrzymane tokeny.',

    balancesFailed: 'Nie można pokazać sald',
    balancesFailedHint:
      'Usługa sald nie odpowiada. Twoje tokeny są bezpieczne.',
    balancesOld: (at) => `Dane z godz. ${time(at)}`,
    nextTry: (seconds) => `Kolejna próba za ${seconds} s`,
    tryingAgain: 'Ponowna próba…',

    explorer: 'Zobacz w eksploratorze',
    disconnect: 'Rozłącz',
    disconnectAll: 'Rozłącz wszystkie',
    disconnectOne: (wallet) => `Rozłącz ${wallet}`,
    connectAnother: 'Połącz inny portfel',
    active: 'Aktywny',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Obecna',
    testNetwork: 'Sieć testowa',
    confirmInWallet: 'Potwierdź w portfelu',
    switching: 'Zmiana sieci…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} jest w sieci, której ta aplikacja nie zna (numer ${chainId}). Aby kontynuować, wybierz jedną z tych.`,

    networkGone: 'Ta aplikacja nie oferuje już sieci, z której korzystasz',
    networkGoneHint:
      'Twoje tokeny są bezpieczne. Aby kontynuować, wybierz inną sieć.',
    chooseNetwork: 'Wybierz sieć',

    receiveHint: (network) =>
      `Wysyłaj na ten adres tylko tokeny z sieci ${network}. Inne mogą zostać utracone.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Wysyłaj na ten adres tylko SOL i tokeny Solana. Inne mogą zostać utracone.'
        : `Wysyłaj na ten adres tylko SOL i tokeny Solana, w sieci ${network}. Inne mogą zostać utracone.`,
    solanaAddress: 'Twój adres Solana',
    qrLabel: 'Kod QR twojego adresu',
    requestQrLabel: (amount) => `Kod QR z prośbą o ${amount}`,
    askAmount: 'Poproś o kwotę',
    amountIn: (symbol) => `Kwota w ${symbol}`,
    amountHelp: 'Dodana do kodu QR. Niektóre portfele ją pomijają.',
    copyLink: 'Kopiuj link do płatności',
  },

  buy: {
    amountHint: 'Kwota, którą płacisz',
    chooseFiat: (currency) => `Płacisz w ${currency}. Wybierz inną walutę`,
    chooseToken: (symbol) => `Kupujesz ${symbol}. Wybierz coś innego`,
    youGet: 'Otrzymasz',
    asking: 'Sprawdzanie ceny',
    enterAmount: 'Wpisz kwotę',
    checkAmount: 'Sprawdź kwotę',
    noPrice: 'Chwilowo brak ceny',
    preparing: 'Przygotowywanie',
    continueAt: (provider) => `Przejdź do ${provider}`,
    opensTab: (provider) => `Płacisz u dostawcy ${provider}, w nowej karcie.`,
    priceThere: (provider) => `Zobacz cenę w ${provider}`,
    estimate: 'Szacunek',
    estimateTitle: 'Tylko szacunek',
    estimateText:
      'Usługa cenowa nie odpowiada, więc chwilowo nie można nic kupić.',
    providers: 'Sprzedawca',
    fees: (fees) => `Opłaty ${fees}`,
    feeRange: (range) => `Opłaty ${range.replace('-', '–')}`,
    sells: (symbol) => `Sprzedaje tylko ${symbol}`,
    chosen: 'Wybrano',
    nobody: 'Tu nie można nic kupić',
    nobodyHint: 'Żaden dostawca na tej stronie nie obsługuje tej sieci.',
    otherNetwork: 'Wybierz inną sieć',
    howItWorks: 'Jak przebiega zakup',

    search: 'Szukaj',
    noneFound: (search) => `Brak wyników dla „${search}”`,
    listFailed: 'To skrócona lista. Pełnej nie udało się wczytać.',
    on: (networks) => `Sieć: ${networks}`,

    waiting: (provider) => `Kontynuuj na stronie ${provider}`,
    waitingHint: ({ symbol }) =>
      `Zapłać w drugiej karcie. Gdy ${symbol} dotrze, zobaczysz to tutaj.`,
    waitingLong:
      'Kartą trwa to kilka minut, przelewem do kilku dni. Możesz zamknąć to okno.',
    unseen: 'Chwilowo nie można odczytać salda. Opłacony zakup i tak dotrze.',
    notOpened: (provider) => `Otwórz ${provider} ponownie`,
    stop: 'Nie było zakupu',
    stopped: 'Niczego nie kupiono',
    stoppedHint:
      'Jeśli jednak płatność została wykonana, zakup i tak dotrze na twoje konto.',
    tryAgain: 'Spróbuj ponownie',
    toAccount: 'Wróć do konta',
    arrived: (amount) => `Dotarło ${amount}`,
    arrivedHint: 'Jest już na twoim koncie.',
    done: 'Gotowe',
    nothing: 'Żaden zakup nie jest w toku',
    nothingHint: 'Wcześniej opłacone zakupy dotrą same.',
    start: 'Kup kryptowaluty',

    guide: [
      {
        title: 'Płacisz dostawcy',
        text: 'Kup kartą lub przelewem. Płatność obsługuje dostawca, a ta strona nigdy jej nie widzi.',
      },
      {
        title: 'Zakup trafia na twoje konto',
        text: 'Twój adres jest już wpisany. Przed sprzedażą dostawca może zapytać o twoją tożsamość.',
      },
      {
        title: 'To chwilę potrwa',
        text: 'Kartą zakup dociera w kilka minut, przez bank może to potrwać kilka dni. Zobaczysz go wśród tokenów.',
      },
    ],
  },

  email: {
    current: 'Twój adres e-mail',
    next: 'Nowy adres e-mail',
    nextHint: 'Potwierdzisz go kodem. Portfel pozostaje ten sam.',
    same: 'To jest obecny adres',
    submit: 'Dalej',
    fromOld: 'Najpierw potwierdź, że to ty. Wpisz kod wysłany na',
    fromNew: 'Wpisz kod wysłany na nowy adres',
    yourAddress: 'twój obecny adres',
    saving: 'Zapisywanie nowego adresu…',
    done: 'Adres e-mail zmieniony',
    doneHint: 'Od teraz loguj się nowym adresem.',
    finish: 'Gotowe',
    nothingSent: 'Kod nie został wysłany',
    nothingSentHint: 'Zacznij od podania nowego adresu e-mail.',
    start: 'Zmień e-mail',
    noWallet: 'Nie ma adresu do zmiany',
    noWalletHint: 'Ma go tylko portfel z logowaniem przez e-mail.',
    connect: 'Zaloguj się przez e-mail',
  },

  guide: {
    wallet: [
      {
        title: 'Przechowuje to, co twoje',
        text: 'Pieniądze, kolekcje i nazwy, w każdej aplikacji, z którą go połączysz.',
      },
      {
        title: 'Służy do logowania',
        text: 'Łącz wszędzie ten sam portfel zamiast wymyślać hasła.',
      },
      {
        title: 'Tylko ty możesz go użyć',
        text: 'Strony proszą, ty zatwierdzasz w portfelu. Nigdy nikomu nie podawaj frazy odzyskiwania (seed).',
      },
    ],
    createLead:
      'Zaloguj się, a otrzymasz własny portfel. Bez instalowania czegokolwiek.',
    noLoginLead: 'Do logowania potrzebny jest portfel. Jest bezpłatny.',
    otherWays: 'Inne sposoby',
    getWalletHint: 'Aplikacja na telefon lub do przeglądarki',
    getWallet: 'Zainstaluj portfel',
    aboutNetworks: 'Czym jest sieć?',
    network: [
      {
        title: 'Tu jest twoje konto',
        text: 'Każda sieć sama prowadzi rejestr, co do kogo należy. Twoje konto może być w kilku.',
      },
      {
        title: 'Różnią się opłatami i szybkością',
        text: 'Każda płatność kosztuje opłatę w monecie sieci, od ułamka centa do kilku dolarów.',
      },
      {
        title: 'Tokeny zostają w swojej sieci',
        text: 'Wysyłaj je na adres w tej samej sieci, inaczej mogą zostać utracone.',
      },
    ],
    gotIt: 'Rozumiem',
    listLead: 'Kilka do wyboru.',
    loading: 'Wczytywanie portfeli',
    listFailed: 'Nie udało się wczytać listy',
    listFailedHint: 'Usługa portfeli nie odpowiada.',
    listEmpty: 'Brak polecanych portfeli',
    listEmptyHint: 'Zapytaj właściciela strony, które portfele obsługuje.',
    get: (wallet) => `Zainstaluj ${wallet}`,
    scanHint: 'Zeskanuj kod aparatem telefonu.',
    qrLabel: (wallet) => `Kod QR strony ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Rozszerzenie przeglądarki',
      homepage: 'Strona internetowa',
      playStore: 'Google Play',
    },
    afterwards: 'Zainstalowano? Odśwież tę stronę i połącz portfel.',
    noLinks: 'Nie znamy linku do pobrania',
    noLinksHint: 'Poszukaj w sklepie swojego telefonu lub przeglądarki.',
    otherWallet: 'Wybierz portfel',

    usage: 'Z tą stroną nie można się teraz połączyć',
    usageHint:
      'Osiągnęła limit swojego planu. Twój portfel i tokeny są bezpieczne.',
    usageOwner: 'To twoja strona? Sprawdź panel projektu.',
    usageRetry: 'Sprawdź ponownie',
  },

  holdings: {
    label: 'Środki i aktywność',
    tabs: { tokens: 'Tokeny', nfts: 'NFT', activity: 'Aktywność' },

    loadingActivity: 'Wczytywanie aktywności',
    noActivity: 'Jeszcze brak aktywności',
    noActivityHint: 'Tu pojawi się to, co wyślesz, odbierzesz i zamienisz.',
    activityOff: 'Brak aktywności w tej sieci',
    activityOffHint:
      'Historia tej sieci jest niedostępna. Twoje tokeny są bezpieczne.',
    activityFailed: 'Nie można pokazać aktywności',
    activityFailedHint:
      'Usługa aktywności nie odpowiada. Twoje tokeny są bezpieczne.',
    more: 'Wczytaj więcej',
    moreFailed:
      'Kolejna strona się nie wczytała. Do tego miejsca widać wszystko.',
    loaded: (count) =>
      plural(count, {
        one: `Wyświetlono ${count} transakcję`,
        few: `Wyświetlono ${count} transakcje`,
        other: `Wyświetlono ${count} transakcji`,
      }),
    month,
    failed: 'Nieudana',
    pending: 'W toku',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Przed chwilą'
      const units = {
        second: 's',
        minute: 'min',
        hour: 'godz.',
        day: plural(count, { one: 'dzień', other: 'dni' }),
        month: 'mies.',
        year: plural(count, { one: 'rok', few: 'lata', other: 'lat' }),
      }
      return `${count} ${units[unit]} temu`
    },
    date: dateTime,
    moreMoved: (count) => `i jeszcze ${count}`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'NFT',
    opensExplorer: 'Otwiera eksplorator',
    operations: {
      approve: 'Zezwolono',
      burn: 'Spalono',
      cancel: 'Anulowano',
      claim: 'Podjęto',
      delegate: 'Delegowano',
      deploy: 'Utworzono kontrakt',
      deposit: 'Wpłacono',
      execute: 'Użyto kontraktu',
      mint: 'Wybito',
      receive: 'Odebrano',
      revoke: 'Cofnięto',
      send: 'Wysłano',
      stake: 'Dodano do stakingu',
      trade: 'Zamieniono',
      unstake: 'Wycofano ze stakingu',
      withdraw: 'Wypłacono',
    },
    transaction: 'Transakcja',

    loadingNfts: 'Wczytywanie NFT',
    noNfts: 'Jeszcze brak NFT',
    noNftsHint: 'Tu pojawią się NFT wysłane na twój adres.',
    nftsFailed: 'Nie można pokazać NFT',
    nftsPartial:
      'Tylko to, co widać w ostatniej aktywności. Może być ich więcej.',
    allNfts: 'Wszystkie NFT',
    unnamed: 'Bez nazwy',
    copies: (amount) => `× ${amount}`,
    collection: 'Kolekcja',
    number: 'ID tokena',
    held: 'Masz',
    network: 'Sieć',
  },

  names: {
    choose: 'Wybierz nazwę',
    guide: [
      {
        title: 'Prostsza niż adres',
        text: 'Znajomi mogą wysyłać na nazwę zamiast na długi adres.',
      },
      {
        title: 'Bezpłatnie',
        text: 'Podpisujesz tylko wiadomość. Bez opłat i bez transakcji.',
      },
      {
        title: 'Widoczna dla wszystkich',
        text: 'Kto zna nazwę, może sprawdzić twój adres i to, co na nim jest.',
      },
    ],
    name: 'Twoja nazwa',
    suffixed: (suffix) => `Kończy się na ${suffix}`,
    hint: 'Litery, cyfry i łączniki, co najmniej 4 znaki',
    checking: 'Sprawdzanie, czy jest wolna',
    free: (name) => `Nazwa ${name} jest wolna`,
    taken: (name) => `Nazwa ${name} jest zajęta`,
    suggestions: 'Podobne wolne nazwy',
    take: (name) => `Użyj ${name}`,
    enter: 'Wpisz nazwę',
    other: 'Wybierz inną nazwę',
    register: 'Zarejestruj nazwę',
    confirm: 'Potwierdź w portfelu',
    unchanged: 'Niczego nie zarejestrowano.',
    unknown:
      'Nazwa mogła zostać mimo to zarejestrowana. Sprawdź, zanim spróbujesz ponownie.',
    unsupported: 'Nazwy nie działają w tej sieci',
    unsupportedHint: 'Są dla kont w sieciach EVM.',
    otherNetwork: 'Wybierz inną sieć',
    success: 'Ta nazwa jest twoja',
    successHint: 'Co ktoś na nią wyśle, trafi na twoje konto.',
    successUnknown: 'Twoja nazwa jest zarejestrowana',
    done: 'Gotowe',
  },

  pairing: {
    scan: 'Zeskanuj portfelem',
    scanWith: (wallet) => `Zeskanuj w ${wallet}`,
    scanHint: 'Otwórz skaner portfela w telefonie i skieruj go na ten kod.',
    qrLabel: 'Kod QR prośby o połączenie',
    preparing: 'Przygotowywanie kodu',
    copyLink: 'Kopiuj link',
    copyFailed: 'Ta przeglądarka nie pozwala na kopiowanie',
    openDesktop: 'Otwórz aplikację na komputerze',
    openWeb: 'Otwórz portfel internetowy',

    ways: 'Sposoby połączenia',
    wayNames: {
      browser: 'Przeglądarka',
      desktop: 'Komputer',
      mobile: 'Aplikacja',
      qrcode: 'Telefon',
      unsupported: 'Nie znaleziono',
      web: 'Strona',
    },

    continueIn: (wallet) => `Kontynuuj w ${wallet}`,
    continueHint: 'Zatwierdź tam połączenie i wróć na tę stronę.',
    browserHint: 'Ta strona otworzy się ponownie w aplikacji. Połącz się tam.',
    openWallet: (wallet) => `Otwórz ${wallet}`,
    notOpened: (wallet) => `Nie udało się otworzyć ${wallet}`,
    notOpenedHint: 'Czy aplikacja jest na tym urządzeniu?',
    getWallet: (wallet) => `Zainstaluj ${wallet}`,
    showCode: 'Pokaż kod QR',

    search: 'Szukaj portfeli',
    searching: 'Wyszukiwanie portfeli',
    found: (count) =>
      plural(count, {
        one: `${count} portfel`,
        few: `${count} portfele`,
        other: `${count} portfeli`,
      }),
    noneFound: (search) => `Brak wyników dla „${search}”`,
    noneFoundHint: 'Sprawdź pisownię lub zeskanuj kod portfelem, który masz.',
    none: 'Brak portfeli do wyboru',
    noneHint: 'Nadal możesz zeskanować kod portfelem, który masz.',
    scanAny: 'Połącz kodem QR',
    moreWallets: 'Pokaż więcej',
    listFailed: 'Nie udało się wczytać listy',
    moreFailed: 'Pozostałych nie udało się wczytać.',

    whichKind: (wallet) => `Gdzie używasz portfela ${wallet}?`,
    whichKindHint: 'Ma konto w obu miejscach. Drugie możesz połączyć później.',
    kinds: 'Rodzaje sieci',
    notFound: 'Nie znaleziono portfela',
    chooseWallet: 'Wybierz portfel',

    expired: 'Prośba wygasła',
    expiredHint: 'Niczego nie połączono. Rozpocznij nową.',
  },

  pay: {
    title: (amount) => `Zapłać ${amount}`,
    deposit: (amount) => `Wpłać ${amount}`,
    withWallet: 'Zapłać z portfela',
    connect: 'Połącz portfel, aby zapłacić',
    otherToken: 'Zapłać innym tokenem',
    exchanges: 'Albo zapłać z giełdy',
    delivering: 'Płatność jest dostarczana',
    waiting: (name) => `Czekamy na ${name}`,
    waitingHint: 'Dokończ płatność w drugiej karcie.',
    done: 'Zapłacono',
    failed: 'Nie zapłacono',
    unknown: 'Płatność jeszcze niepotwierdzona',
    unknownHint: 'Może jeszcze dotrzeć. Sprawdź, zanim zapłacisz ponownie.',
    anyway: 'Zapłać mimo to',
    invalid: 'Tej płatności nie da się wykonać. Witryna źle ją ustawiła.',
    gets: 'Odbiorca otrzyma',
    through: 'Płatność przez',
    fee: 'Opłata za usługę',
    fromExchange: 'Wpłać z giełdy',
    noExchanges: 'Żadna giełda tego nie oferuje',
  },

  send: {
    amount: 'Kwota',
    amountHint: 'Kwota do wysłania',
    to: 'Do',
    toPlaceholder: { eip155: 'Adres, 0x…', solana: 'Adres Solana' },
    toHint: (network) => `Adres w sieci ${network}`,
    paste: 'Wklej',
    pasteAddress: 'Wklej adres',
    max: 'Maks.',
    useMax: 'Maks., wszystko, co można wysłać',
    balance: (balance) => `Saldo ${balance}`,
    chooseToken: (symbol) => `${symbol}. Wybierz inny token`,
    worth: (value) => `≈ ${value}\u00a0$`,
    loading: 'Wczytywanie tokenów',
    enterAmount: 'Wpisz kwotę',
    enterAddress: 'Wpisz adres',
    checkAmount: 'Sprawdź kwotę',
    checkAddress: 'Sprawdź adres',
    review: 'Sprawdź',
    empty: 'Jeszcze nie ma czego wysłać',
    notHere: 'Nieobsługiwana sieć',
    otherNetwork: 'Wybierz inną sieć',
    emptyHint: 'Tu pojawią się otrzymane tokeny.',
    receive: 'Odbierz',

    title: (subject) => `Wyślij ${subject}`,
    from: 'Od',
    network: 'Sieć',
    fee: 'Opłata sieciowa',
    feeAbout: (fee) => `Około ${fee}`,
    feeSmall: (unit) => `Poniżej 0,00000001 ${unit}`,
    rent: 'Nowe konto tokena',
    rentHint:
      'Odbiorca nie ma jeszcze konta dla tego tokena. Za jego otwarcie płacisz raz.',
    changed: 'Część danych się zmieniła. Sprawdź je ponownie.',
    feeUnknown: 'Jeszcze nieznana. Pokaże ją portfel.',
    warnings: {
      ownAddress: 'To twój własny adres. Zapłacisz tylko opłatę.',
      lookAlike:
        'Ten adres przypomina znany już adres, ale jest inny. Sprawdź każdy znak.',
      contract: 'To kontrakt, a nie portfel. Wysłane tokeny mogą przepaść.',
      firstTime: 'Pierwszy raz wysyłasz stąd na ten adres.',
    },
    tokenAddress: 'Adres tokena',
    addToken: 'Dodaj',
    addedToken: 'Dodano według adresu. Każdy może utworzyć token o tej nazwie.',
    send: 'Wyślij',
    sending: 'Wysyłanie…',
    cancelling: 'Zatrzymywanie…',
    stop: 'Zatrzymaj',
    done: 'Gotowe',
    edit: 'Edytuj',
    steps: {
      resolving: 'Wyszukiwanie nazwy',
      preparing: 'Sprawdzanie salda i odbiorcy',
      switching: (wallet) => `Zmiana sieci w ${wallet}`,
      approving: (wallet) => `Zatwierdź w ${wallet}`,
      approvingInFrame: 'Zatwierdź w bezpiecznym oknie',
      handing: 'Wysyłanie do sieci',
      checking: 'Sprawdzanie, czy wysłano',
      confirming: 'Wysłano. Czekamy na sieć',
      confirmed: 'Gotowe',
    },
    commitments: {
      processed: 'Sieć to widzi, jeszcze nie potwierdziła',
      confirmed: 'Potwierdzono. Czekamy, aż będzie ostateczne',
      finalized: 'Ostateczne',
    },
    goesOn: 'Możesz zamknąć to okno. Proces trwa dalej.',
    failedYes: 'Zobacz w eksploratorze. Nie wysyłaj ponownie.',
    failedReverted: 'Nie wysłano żadnych tokenów. Możesz wysłać ponownie.',
    failedUnknown:
      'Najpierw sprawdź aktywność. Ponowna próba mogłaby wysłać środki dwa razy.',
    failedOther: 'Zanim spróbujesz ponownie, sprawdź saldo.',
    viewOnExplorer: 'Zobacz w eksploratorze',

    recentPending: (subject) => `Wysyłanie ${subject}`,
    recentSent: (subject) => `Wysłano ${subject}`,
    recentUnknown: (subject) => `Możliwe, że ${subject} jest już w drodze`,
    recentTo: (address) => `Do ${address}`,

    approve: 'Zatwierdź w bezpiecznym oknie',
    approveHint:
      'Tylko ty możesz to tam zobaczyć i zatwierdzić. Ta strona nie może.',
    approveWhat: 'Prośba',
    approveMore: (count) =>
      plural(count, {
        one: 'Po niej czeka jeszcze jedna',
        few: `Po niej czekają jeszcze ${count}`,
        other: `Po niej czeka jeszcze ${count}`,
      }),
    showAgain: 'Pokaż bezpieczne okno',
    refuse: 'Anuluj',
    ended: 'Nie ma nic do zatwierdzenia',
    methods: {
      eth_sendTransaction: 'Wysłanie transakcji',
      eth_sendUserOperation: 'Wysłanie transakcji',
      eth_signTypedData_v4: 'Podpisanie danych',
      personal_sign: 'Podpisanie wiadomości',
      solana_signAllTransactions: 'Podpisanie kilku transakcji',
      solana_signAndSendTransaction: 'Wysłanie transakcji',
      solana_signMessage: 'Podpisanie wiadomości',
      solana_signTransaction: 'Podpisanie transakcji',
      wallet_grantPermissions: 'Nadanie uprawnień',
      wallet_revokePermissions: 'Cofnięcie uprawnień',
      wallet_sendCalls: 'Wysłanie kilku transakcji',
    },
    otherMethod: 'Użycie portfela',

    refused: {
      digits: (plain) =>
        plain ? `Użyj cyfr od 0 do 9: ${plain}` : 'Użyj cyfr od 0 do 9',
      separators: (plain) =>
        plain ? `Wpisz bez separatorów: ${plain}` : 'Wpisz bez separatorów',
      number: () => 'Wpisz same cyfry, na przykład 12.5',
    },

    keepAccount: 'Zapisz swoje konto',

    keepAccountHint: 'Dokończ w bezpiecznym oknie, aby się zalogować.',
  },

  settings: {
    open: 'Ustawienia',
    wallet: (wallet) => `Połączono przez ${wallet}`,
    email: 'E-mail',
    changeEmail: 'E-mail. Zmień',
    provider: (provider) => `Zalogowano przez ${providers[provider]}`,
    name: 'Nazwa konta',
    noName: 'Wybierz nazwę',
    noNameHint: 'Łatwiej ją podać niż adres',
    permissionsHint: 'Co aplikacje mogą robić za ciebie',
    activityHint: 'Twoja historia transakcji',

    exportKey: 'Eksportuj klucz prywatny',
    exportKeyHint: 'Aby używać konta w innym portfelu',
    devices: 'Urządzenia i odzyskiwanie',
    devicesHint: 'Usuń urządzenia, zmień odzyskiwanie',

    accountType: 'Typ konta',
    types: { smartAccount: 'Konto smart', eoa: 'Konto standardowe' },
    typeHints: {
      smartAccount: 'Łączy kroki, a opłaty mogą pokrywać aplikacje',
      eoa: 'Jeden klucz. Działa z każdą aplikacją',
    },
    typeChanging: 'Zmiana typu konta',
    reset: {
      action: 'Wyłącz konto smart',
      hint: 'W tej sieci. Adres i środki pozostają bez zmian',
      done: 'Konto smart wyłączone',
    },
    notKept: 'Logowanie nie zostanie zapamiętane',
    notKeptHint:
      'Ta przeglądarka niczego nie zapisuje dla tej strony. Po opuszczeniu strony trzeba zalogować się ponownie.',

    loadingSessions: 'Wczytywanie uprawnień',
    noSessions: 'Brak uprawnień aplikacji',
    noSessionsHint: 'Tu pojawią się uprawnienia nadane aplikacjom.',
    sessionsFailed: 'Nie można pokazać uprawnień',
    sessionsFailedHint:
      'Usługa uprawnień nie odpowiada. Twoje uprawnienia się nie zmieniły.',
    sessionsOff: 'Uprawnienia aplikacji są niedostępne',
    sessionsOffHint: 'Ta sieć ich nie obsługuje.',
    sessionsLead:
      'Te aplikacje mogą działać za ciebie w ustalonych przez ciebie granicach. Możesz to zakończyć w każdej chwili.',
    ended: 'Zakończone',
    unnamedApp: 'Aplikacja bez nazwy',
    until: (seconds) => `Do ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Aktywne',
      expired: 'Wygasło',
      revoked: 'Cofnięte przez ciebie',
    },
    permissions: {
      'contract-call': 'Może używać określonych kontraktów',
      'native-token-recurring-allowance': 'Może wydawać monetę sieci',
      'erc20-recurring-allowance': 'Może wydawać token',
    },
    limit: 'Limit',
    period: 'Okres',
    otherPermission: 'Ma inne uprawnienie',
    granted: 'Ta aplikacja może teraz działać za ciebie',
    grantedUntil: (seconds) => `Do ${date(seconds * 1_000)}.`,
    grantedHint: 'Możesz to zakończyć w każdej chwili w uprawnieniach.',
    grantedNothing: 'Nie podano, do czego służy.',
    mayDo: 'Co może robić',
    toPermissions: 'Zobacz uprawnienia',
    done: 'Gotowe',
    revoke: 'Cofnij',
    revokeOf: (app) => `Cofnij uprawnienie aplikacji ${app}`,
    revoking: 'Potwierdź w portfelu',
    revoked: (app) => `Cofnięto uprawnienie aplikacji ${app}`,
    notRevoked: 'Uprawnienie nie zostało cofnięte. Nadal jest aktywne.',

    scopeDay: (amount) => `Do ${amount} dziennie`,
    scopeEvery: ({ amount, period }) => `Do ${amount} co ${period}`,
    scopeUntil: ({ date, what }) => `${what}, do ${date}`,
    scopeTo: ({ app, what }) => `${what}, dla ${app}`,

    switchTo: (network) => `Przejdź do sieci ${network}`,
    switchHint: 'Twoje tokeny zostają tam, gdzie są.',
    switch: 'Zmień sieć',
    alreadyThere: (network) => `Jesteś już w sieci ${network}`,
    alreadyThereHint: 'Nie trzeba niczego zmieniać.',
    notOffered: 'Ta aplikacja nie oferuje tej sieci',
    notOfferedHint: 'Aby kontynuować, wybierz jedną z jej sieci.',

    needs: (kind) => `To działa tylko w sieciach ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Kontynuuj z kontem ${address}. Drugie pozostanie połączone.`,
      network: 'Twój portfel ma konto także tam. Drugie pozostaje.',
      connect: 'Połącz do tego portfel. Drugi pozostanie połączony.',
    },
    goOn: (kind) => `Kontynuuj w ${kinds[kind]}`,
    connectFor: 'Połącz portfel',
    noKind: (kind) => `Ta aplikacja nie ma sieci ${kinds[kind]}`,
    noKindHint: 'Nic się nie zmieniło.',

    worksOn: (count) =>
      plural(count, {
        one: `Działa w ${count} sieci`,
        other: `Działa w ${count} sieciach`,
      }),
    worksOnLead:
      'W tych sieciach masz ten sam adres. Wysyłaj na niego tylko tokeny z tych sieci. Inne mogą zostać utracone.',
    receiveHint:
      'Wysyłaj na ten adres tylko tokeny z tych sieci. Inne mogą zostać utracone.',

    accountNotKept: 'Ta przeglądarka nie zapisuje Twojego konta',

    accountNotKeptHint:
      'Stracisz je po zamknięciu strony lub przeglądarki. Nie trzymaj na nim pieniędzy.',
  },

  signIn: {
    title: (site) => `Zaloguj się do ${site}`,
    text: 'Podpisz wiadomość, aby pokazać, że to konto należy do ciebie. To nic nie kosztuje i nic nie opuszcza konta.',
    account: 'Konto',
    sign: 'Zaloguj się',
    emailTitle: (site) => `${site} prosi o Twój adres e-mail`,
    emailHint: 'Ta strona otrzyma go razem z Twoim kontem.',
    emailRequired: 'Ta strona wymaga adresu e-mail.',
    skip: 'Pomiń',
    required: 'Ta strona wymaga podpisu. Anulowanie rozłączy portfel.',
  },

  sponsor: {
    atMost: (amount) => `Najwyżej ${amount}`,
    inToken: (symbol) => `Płatna w ${symbol}`,
    paid: 'Płaci aplikacja',
  },

  swap: {
    pay: 'Płacisz',
    payHint: 'Kwota, którą płacisz',
    receive: 'Otrzymujesz',
    balance: (balance) => `Saldo ${balance}`,
    balanceUnknown: 'Saldo nieznane',
    max: 'Maks.',
    useMax: 'Maks., wszystko, co można zamienić',
    flip: 'Zamień tokeny miejscami',
    choose: 'Wybierz token',
    chooseFor: {
      from: (symbol) => `Płacisz ${symbol}. Wybierz inny token`,
      to: (symbol) => `Otrzymujesz ${symbol}. Wybierz inny token`,
    },
    worth: (value) => `≈ ${value}\u00a0$`,
    about: (amount) => `Około ${amount}`,
    quoting: 'Sprawdzanie ceny',
    noQuote: 'Chwilowo brak ceny',
    unreadable: 'Tej wymiany nie da się sprawdzić. Spróbuj innej kwoty',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Cena',
    priceUnknown: 'Nieznana',
    impact: 'Wpływ na cenę',
    percent: (value) => `${value}%`,
    fee: 'Opłata sieciowa',
    feeAbout: (fee) => `Około ${fee}`,
    feeSmall: (unit) => `Poniżej 0,00000001 ${unit}`,
    slippage: 'Poślizg cenowy',
    slippageOf: (value) => `Poślizg cenowy ${value}%. Zmień`,
    slippageHint:
      'Jeśli cena się zmieni, możesz otrzymać o tyle mniej. Jeśli miałoby być jeszcze mniej, zamiana się nie odbędzie.',
    slippageHigh: 'Możesz otrzymać zauważalnie mniej, niż oczekujesz.',
    slippageOwn: 'Własny poślizg cenowy w procentach',
    slippageOther: 'Własny',
    slippageWrong: 'Wpisz od 0,05% do 5%',

    enterAmount: 'Wpisz kwotę',
    chooseToken: 'Wybierz, co otrzymasz',
    checkAmount: 'Sprawdź kwotę',
    review: 'Sprawdź',
    underWay: 'Zamiana w toku. Zobacz',

    unsupportedTitle: 'Brak zamiany w tej sieci',
    unsupported: 'Tokeny można zamieniać w tych sieciach:',
    unsupportedHere: (network) => `Tokeny można zamieniać w sieci ${network}.`,
    unsupportedAnywhere:
      'Żadna z sieci tej strony nie ma zamiany. Twoje tokeny są bezpieczne.',
    loading: 'Wczytywanie tokenów',
    failed: 'Nie można pokazać tokenów',
    failedHint: 'Usługa tokenów nie odpowiada. Twoje tokeny są bezpieczne.',
    empty: 'Tu nie można nic zamienić',
    emptyHint: 'Usługa nie ma na liście tokenów tej sieci.',
    toAccount: 'Do konta',

    search: 'Szukaj tokena lub adresu',
    own: 'Twoje tokeny',
    others: 'Wszystkie tokeny',
    suggested: 'Popularne',
    found: (count) =>
      plural(count, {
        one: `${count} token`,
        few: `${count} tokeny`,
        other: `${count} tokenów`,
      }),
    noneFound: (search) => `Brak wyników dla „${search}”`,
    noneFoundHint: 'Spróbuj podać jego symbol lub wklej jego adres.',

    title: ({ amount, from, to }) => `Zamień ${amount} ${from} na ${to}`,
    expected: (amount) => `Około ${amount}`,
    minimum: 'Otrzymasz co najmniej',
    minimumHint: (slippage) =>
      `O ${slippage}% mniej, niż oczekiwano, jeśli cena się zmieni. Jeśli miałoby być jeszcze mniej, zamiana się nie odbędzie.`,
    providerFee: 'Opłata dostawcy',
    providerFeeIncluded: (amount) => `${amount}, wliczona`,
    feeLevels: ({ fast, instant }) =>
      `Szybko: ${fast}. Natychmiast: ${instant}. Opłatę ustala portfel.`,
    network: 'Sieć',
    oneApprovalHint: (amount) =>
      `Jedno zatwierdzenie: zezwalasz na dokładnie ${amount} i zamieniasz. Nic ponad to nie może zostać pobrane.`,
    approvalHint: (amount) =>
      `Dwa kroki: zezwalasz na dokładnie ${amount}, potem zamieniasz. Na podstawie tej zgody nigdy nie będzie można pobrać więcej.`,
    holds: (seconds) => `Cena obowiązuje jeszcze ${seconds} s`,
    expired: 'Ta cena już nie obowiązuje',
    renew: 'Pobierz nową cenę',
    worse: 'Cena się zmieniła: otrzymasz mniej, niż pokazano wcześniej.',
    warn: (impact) =>
      `Otrzymasz o ${impact}% mniej, niż te tokeny są warte gdzie indziej.`,
    blocked: (impact) =>
      `Strata wyniosłaby ${impact}%. Zamień mniej lub wybierz inny token.`,
    impactUnknown:
      'Nie ma drugiej ceny do porównania. Upewnij się, że ta jest uczciwa.',
    missing: 'Jeszcze nie ma czego sprawdzać',
    missingHint: 'Najpierw wybierz dwa tokeny i kwotę.',
    enter: 'Przejdź do zamiany',
    edit: 'Edytuj',

    swap: 'Zamień',
    swapping: 'Zamienianie…',
    stop: 'Zatrzymaj',
    stopping: 'Zatrzymywanie…',
    done: 'Gotowe',
    stepApprove: (amount) => `Zezwól na ${amount}`,
    stepSwap: (amount) => `Zamień ${amount}`,
    stepDone: 'Gotowe',
    steps: {
      quoting: 'Sprawdzanie wszystkiego',
      switching: (wallet) => `Zmiana sieci w ${wallet}`,
      asked: (wallet) => `Zatwierdź w ${wallet}`,
      askedInFrame: 'Zatwierdź w bezpiecznym oknie',
      sent: 'Wysłano. Czekamy na sieć',
    },
    goesOn: 'Możesz zamknąć to okno. Proces trwa dalej.',
    failedYes: 'Zobacz w eksploratorze. Nie wysyłaj ponownie.',
    failedReverted: 'Nic nie zamieniono, pobrano tylko opłatę sieciową.',
    failedUnknown:
      'Najpierw sprawdź aktywność. Jeśli ponownie wpiszesz tę samą zamianę, odnajdziesz tę już rozpoczętą.',
    failedOther: 'Zanim spróbujesz ponownie, sprawdź saldo.',
    approvalStays: (symbol) =>
      `Zezwolenie na ${symbol} pozostaje, tylko na tę kwotę.`,
  },

  failures: {
    errors: {
      4001: 'Prośba odrzucona w portfelu',
      4100: 'Sesja się zakończyła. Zaloguj się ponownie',
      4200: 'Portfel na to nie pozwala',
      4900: 'Portfel jest offline. Sprawdź jego połączenie',
      4901: 'Portfel nie jest połączony z tą siecią',
      4902: 'Portfel nie zna tej sieci',
      5710: 'Portfel nie obsługuje tej sieci',
      5740: 'Ta prośba jest za duża dla portfela',
      [-32000]: 'Sieć tego nie przyjęła',
      [-32001]: 'Portfel nie znalazł tego, o co poproszono',
      [-32002]: 'Otwórz portfel, aby kontynuować',
      [-32003]: 'Sieć odrzuciła transakcję',
      [-32004]: 'Portfel tego nie obsługuje',
      [-32005]: 'Zbyt wiele zapytań. Poczekaj chwilę i spróbuj ponownie',
      [-32601]: 'Portfel tego nie obsługuje',
      [-32602]: 'Portfel nie mógł odczytać prośby',
      [-32603]: 'W portfelu wystąpił problem. Spróbuj ponownie',
      ABORTED: 'Anulowano przed zakończeniem',
      ADAPTER_NOT_FOUND: 'Ta strona nie oferuje tego rodzaju sieci',
      BUDGET_INVALID: 'Ta strona ustawiła nieprawidłową opłatę',
      COMMITMENT_INVALID: 'Ta strona wysłała nieprawidłowe zapytanie',
      CHAIN_NOT_SUPPORTED: 'Ta strona nie oferuje tej sieci',
      CONNECTION_ABORTED: 'Połączenie anulowane',
      CONNECTOR_NOT_FOUND: 'Ten portfel nie jest tu dostępny',
      FRAME_ERROR: 'W portfelu e-mail wystąpił problem. Spróbuj ponownie',
      FRAME_INTERRUPTED: 'Portfel e-mail został przerwany. Spróbuj ponownie',
      FRAME_LOAD_FAILED:
        'Portfel e-mail się nie wczytał. Sprawdź połączenie i spróbuj ponownie',
      FRAME_NOT_SET: 'Portfel e-mail nie jest jeszcze gotowy. Spróbuj ponownie',
      FRAME_REFUSED: 'Usługa portfeli nie przyjmuje zapytań z tej strony',
      FRAME_REQUEST_ABORTED: 'Zatrzymano przed zakończeniem',
      FRAME_REQUEST_TIMEOUT:
        'Portfel e-mail nie odpowiedział. Spróbuj ponownie',
      FRAME_UNREACHABLE: 'Usługa jest nieosiągalna. Spróbuj za chwilę',
      INVALID_CAIP10_ADDRESS: 'Adres jest nieprawidłowy',
      INVALID_CAIP_ADDRESS: 'Adres jest nieprawidłowy',
      INVALID_CAIP_NETWORK_ID: 'Ta sieć nie jest znana',
      INVALID_CHAIN_ID: 'Ta sieć nie jest znana',
      INVALID_EMAIL: 'Wpisz prawidłowy adres e-mail',
      INVALID_SIGNATURE: 'Portfel podał błędny podpis',
      INVALID_TRANSACTION: 'Portfel otrzymał coś, czego nie może podpisać',
      LOGIN_REQUIRED: 'Najpierw się zaloguj',
      OFFLINE: 'Brak połączenia z internetem. Sprawdź je i spróbuj ponownie',
      NO_ACCOUNT: 'Portfel nie udostępnia tej stronie żadnego konta',
      PARENT_NOT_SET: 'Portfel e-mail działa tylko wewnątrz strony',
      RECEIVER_BELOW_RENT:
        'To za mało, aby otworzyć konto odbiorcy. Wyślij więcej',
      RELAY_REFUSED: 'Usługa portfeli nie przyjmuje zapytań z tej strony',
      REQUEST_FAILED: 'Usługa jest nieosiągalna. Spróbuj za chwilę',
      REQUEST_TIMED_OUT: 'Usługa odpowiadała zbyt długo. Spróbuj za chwilę',
      RESPONSE_INVALID: 'Usługa odpowiedziała nieprawidłowo. Spróbuj później',
      RPC_BUSY: 'Sieć jest przeciążona. Poczekaj chwilę i spróbuj ponownie',
      RPC_REQUEST_FAILED: 'Sieć odpowiedziała nieprawidłowo. Spróbuj ponownie',
      SEND_UNDER_WAY: 'Ta płatność trwa już w innej karcie',
      SMART_SESSION_NOT_ACTIVATED:
        'Portfel udzielił uprawnienia, ale usługa go nie zapisała. Spróbuj ponownie',
      SMART_SESSION_NOT_GRANTED:
        'Portfel nie udzielił uprawnienia w żądanej postaci',
      SMART_SESSION_REFUSED: 'Ta strona poprosiła o niedozwolone uprawnienie',
      SMART_SESSION_UNSUPPORTED:
        'Twój portfel nie może tu udzielać uprawnień aplikacjom',
      SOLANA_NOT_SET: 'Ta strona nie oferuje sieci Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Ten token ma własne reguły, które nie są tu obsługiwane',
      TRANSACTION_EXPIRED:
        'Sieć nie przyjęła transakcji na czas. Możesz wysłać ją ponownie',
      UNSUPPORTED_CHAIN: 'To nie działa w tej sieci',
      WALLET_FAILED: 'Portfel nie mógł tego wykonać',
      WALLET_TIMEOUT: 'Portfel nie odpowiada',
    },
    kitErrors: {
      ALREADY_SENT:
        'Taka sama płatność została wykonana przed chwilą. Niczego nie wysłano ponownie',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Wpisz kwotę i odbiorcę',
      AMOUNT_ZERO: 'Kwota musi być większa od zera',
      APPROVAL_UNSUPPORTED:
        'W tej przeglądarce nie można bezpiecznie zatwierdzać. Użyj przeglądarki opartej na Chromium',
      CODE_EXPIRED: 'Kod wygasł. Poproś o nowy',
      COIN_TYPE_UNKNOWN: 'Nazwy nie działają w tej sieci',
      DEVICE_NOT_APPROVED:
        'Urządzenie nie zostało autoryzowane. Zacznij od nowa',
      DISCONNECT_FAILED: 'Nie wszystko udało się rozłączyć. Spróbuj ponownie',
      EMAIL_TAKEN: 'Ten adres e-mail należy do innego portfela',
      EMBEDDED_NAMESPACE: 'W tym rodzaju sieci nie ma portfela e-mail',
      EXECUTION_REVERTED:
        'Kontrakt odrzuciłby tę transakcję. Niczego nie wysłano',
      DEVICES_BLOCKED:
        'Przeglądarka zablokowała okno urządzeń. Zezwól na wyskakujące okna',
      DEVICES_UNREACHABLE: 'Ta strona odcięła okno urządzeń',
      EXPORT_BLOCKED:
        'Przeglądarka zablokowała okno eksportu. Zezwól na wyskakujące okna',
      EXPORT_UNREACHABLE: 'Ta strona odcięła okno eksportu',
      FEE_CAP_TOO_HIGH: 'Opłata sieciowa jest za wysoka. Niczego nie wysłano',
      FEE_CAP_TOO_LOW:
        'Podana opłata sieciowa jest teraz za niska. Niczego nie wysłano',
      FEE_NOT_COVERED:
        'Saldo nie wystarcza na opłatę sieciową. Niczego nie wysłano',
      INSUFFICIENT_BALANCE: 'Za mało środków',
      INSUFFICIENT_FUNDS:
        'Saldo nie wystarcza na kwotę i opłatę sieciową. Niczego nie wysłano',
      INSUFFICIENT_LIQUIDITY: 'Brakuje płynności do tej zamiany',
      INTRINSIC_GAS_TOO_HIGH:
        'Transakcja jest za duża dla sieci. Niczego nie wysłano',
      INTRINSIC_GAS_TOO_LOW: 'Limit gazu jest za niski. Nic nie wysłano',
      INVALID_ADDRESS: 'Adres jest nieprawidłowy',
      INVALID_AMOUNT: 'Wpisz kwotę cyframi, bez znaków między tysiącami',
      INVALID_CODE: 'Kod jest nieprawidłowy',
      INVALID_DECIMALS: 'Nie wiadomo, ile miejsc po przecinku ma ten token',
      INVALID_NAME:
        'Nazwa musi mieć co najmniej 4 znaki: tylko litery, cyfry i łączniki',
      INVALID_SLIPPAGE: 'Poślizg cenowy musi wynosić od 0,05 do 5 procent',
      INVALID_TOKEN: 'To nie jest token tej sieci',
      LOGIN_COOLDOWN: 'Poczekaj chwilę i spróbuj ponownie',
      MODULE_NOT_LOADED: 'Nie można wczytać części tej strony',
      NAMESPACE_NOT_APPROVED:
        'Portfel nie udostępnił żadnego konta w tym rodzaju sieci',
      NAME_NOT_FOUND: 'Za tą nazwą nie kryje się żaden adres',
      NAME_REFUSED: 'Tej nazwy nie można zarejestrować',
      NAME_UNSUPPORTED: 'W tej sieci odbiorcą musi być adres',
      NONCE_TOO_HIGH:
        'Brakuje wcześniejszej transakcji tego konta. Niczego nie wysłano',
      NONCE_TOO_LOW:
        'Ta transakcja mogła już zostać wysłana. Sprawdź aktywność, zanim spróbujesz ponownie',
      NOT_CONNECTED: 'Najpierw połącz portfel',
      NOT_SIGNED: 'Portfel nie złożył podpisu. Niczego nie wysłano',
      ONRAMP_ACCOUNT_UNKNOWN: 'To nie jest adres połączonego konta',
      ONRAMP_AMOUNT_TOO_HIGH: 'To więcej niż maksimum',
      ONRAMP_AMOUNT_TOO_LOW: 'To mniej niż minimum',
      ONRAMP_NOT_CONFIGURED:
        'Ten dostawca nie jest skonfigurowany na tej stronie',
      ONRAMP_NO_PRICE: 'Nie ma jeszcze ceny dla tego zakupu',
      ONRAMP_PROVIDER_UNKNOWN: 'Ten dostawca nie jest tu dostępny',
      ONRAMP_UNSUPPORTED: 'Zakup nie jest obsługiwany w tej sieci',
      ONRAMP_URL_REFUSED: 'Link dostawcy został odrzucony',
      PAIRING_ANSWER: 'Portfel udzielił błędnej odpowiedzi',
      PAIRING_ENDED: 'Portfel zakończył połączenie',
      PAIRING_EXPIRED: 'Prośba o połączenie wygasła',
      PAIRING_UNAVAILABLE: 'Usługa WalletConnect jest nieosiągalna',
      POPUP_BLOCKED: 'Przeglądarka zablokowała okno logowania',
      PRICE_IMPACT_TOO_HIGH: 'Wpływ tej zamiany na cenę jest za duży',
      QUOTE_EXPIRED: 'Cena już nie obowiązuje. Pobierz nową',
      RECEIPT_NOT_FOUND:
        'Transakcja nie jest jeszcze potwierdzona. Sprawdź jeszcze raz, zanim wyślesz ponownie',
      RECEIPT_TIMEOUT:
        'Transakcja została wysłana, ale nie jest jeszcze potwierdzona. Nie wysyłaj jej ponownie',
      RECEIVER_CHANGED:
        'Ta nazwa prowadzi teraz do innego adresu. Sprawdź odbiorcę, zanim wyślesz',
      RECEIVER_NOT_WALLET: 'Ten adres nie jest adresem portfela',
      RECEIVER_OTHER_TOKEN: 'Ten adres przyjmuje tylko inny token',
      RPC_FAILED: 'Sieć jest nieosiągalna. Niczego nie wysłano',
      SAME_TOKEN: 'Wybierz dwa różne tokeny',
      SENDER_BELOW_RENT:
        'Na twoim koncie zostałoby za mało SOL. Zostaw więcej lub wyślij wszystko',
      EMAIL_REQUIRED: 'Ta strona wymaga adresu e-mail',
      SESSION_REJECTED: 'Nie udało się sprawdzić podpisu',
      SERVICE_UNAVAILABLE:
        'Usługa teraz nie odpowiada. Spróbuj ponownie za kilka sekund',
      SIGNED_OTHERWISE:
        'Portfel podpisał inną transakcję niż ta, o którą go poproszono. Niczego nie wysłano',
      SIGN_IN_CANCELLED: 'Anulowano logowanie',
      SIGN_IN_SERVICE: 'Usługa logowania nie zadziałała. Spróbuj ponownie',
      SIGN_IN_UNSUPPORTED: 'W tej sieci nie można się zalogować',
      SIMULATION_FAILED: 'Sieć odrzuciłaby tę transakcję. Niczego nie wysłano',
      SOCIAL_LOGIN_CANCELLED: 'Logowanie zostało anulowane',
      SOCIAL_LOGIN_EXPIRED: 'Logowanie trwało zbyt długo. Zacznij od nowa',
      SOCIAL_LOGIN_FAILED: 'Logowanie się nie powiodło. Spróbuj ponownie',
      SWAP_APPROVAL_FAILED:
        'Nie udało się zezwolić na użycie tokena. Niczego nie zamieniono',
      SWAP_REFUSED:
        'Usługa przygotowała inną zamianę niż pokazana. Niczego nie zamieniono',
      SWAP_UNSUPPORTED: 'W tej sieci nie ma zamiany',
      TOKEN_ACCOUNT_FROZEN: 'To konto tokena jest zamrożone',
      TOKEN_FEE_UNSUPPORTED:
        'Ten token pobiera opłatę od przelewów, co nie jest obsługiwane',
      TOKEN_NOT_TRANSFERABLE: 'Tego tokena nie można nikomu wysłać',
      TOKEN_REQUIRED: 'Wybierz token',
      TOO_MANY_DECIMALS: 'Kwota ma więcej miejsc po przecinku niż token',
      TOO_MANY_TRIES: 'Zbyt wiele prób. Poproś o nowy kod',
      TRANSACTION_CANCELLED:
        'Transakcja została anulowana w portfelu. Niczego nie wysłano',
      TRANSACTION_NOT_ACCEPTED:
        'Sieć nigdy nie otrzymała tej transakcji. Niczego nie wysłano',
      TRANSACTION_NOT_FOUND:
        'Sieć jeszcze nie zna tej transakcji. Sprawdź jeszcze raz, zanim wyślesz ponownie',
      TRANSACTION_REPLACED: 'Tę transakcję zastąpiła inna. Niczego nie wysłano',
      TRANSACTION_REVERTED:
        'Transakcja nie powiodła się w sieci. Pobrano tylko opłatę sieciową',
      TRANSACTION_UNKNOWN:
        'Nie udało się potwierdzić wysłania. Sprawdź aktywność przed ponowną próbą',
      WALLET_CANNOT_SEND: 'Ten portfel nie może podpisywać transakcji',
      WALLET_LINK: 'Nie można otworzyć linku tego portfela',
      WALLET_NOT_INSTALLED: 'Ten portfel nie jest zainstalowany',
      WRONG_NAMESPACE: 'Ten adres należy do innego rodzaju sieci',

      INVALID_PAYMENT_URI:
        'Tego linku do płatności nie można użyć. Wpisz adres',

      PAYMENT_URI_ELSEWHERE:
        'Ten link do płatności dotyczy innej sieci lub tokena. Najpierw zmień sieć',

      SWITCH_REPLACED: 'W międzyczasie wybrano inną sieć',
    },
    money: {
      no: 'Nic nie opuściło twojego konta.',
      yes: 'Środki zostały wysłane. Nie wysyłaj ich ponownie.',
      unknown: 'Mogło zostać wysłane. Sprawdź przed ponownym wysłaniem.',
    },
  },

  legal: {
    agree: 'Kontynuując, akceptujesz:',
    accept: 'Akceptuję:',
    terms: 'Warunki korzystania',
    privacy: 'Polityka prywatności',
    and: 'i',
    tickFirst: 'Zaznacz pole, aby kontynuować',
    title: 'Zanim się połączysz',
    text: 'Ta strona prosi o akceptację jej warunków.',
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
    logins: 'Logowanie społecznościowe',
    continueWith: (name) => `Kontynuuj z ${name}`,
    more: 'Więcej sposobów logowania',
    none: 'Brak logowania społecznościowego',
    noneHint: 'Ta strona oferuje inne sposoby połączenia.',
    otherWays: 'Inne sposoby połączenia',

    start: (name) => `Zaloguj się przez ${name}`,
    startHint:
      'Otworzy się okno. Dopóki nie wyrazisz tam zgody, nic nie jest udostępniane.',
    opening: (name) => `Otwieranie ${name}`,
    waiting: (name) => `Kontynuuj w ${name}`,
    waitingHint:
      'Zaloguj się w drugim oknie. Tu dalej wszystko potoczy się samo.',
    resumedHint:
      'Ta strona została ponownie wczytana. Dokończ w drugim oknie lub spróbuj ponownie.',
    interruptedHint:
      'Ta strona została ponownie wczytana przed zakończeniem logowania. Spróbuj ponownie.',
    leaving: (name) => `Przechodzimy do ${name}`,
    leavingHint: 'Po zalogowaniu wrócisz tutaj.',
    blocked: 'Przeglądarka zablokowała okno',
    blockedHint: 'Otwórz je tutaj. Dalej wszystko potoczy się samo.',
    open: (name) => `Otwórz ${name}`,
    connecting: 'Otwieranie portfela',
    connectingHint: 'To chwilę potrwa.',
    cancelled: 'Logowanie zostało anulowane',
    cancelledHint: 'Tej stronie niczego nie udostępniono.',
    expired: 'Logowanie trwało zbyt długo',
    expiredHint: 'Tej stronie niczego nie udostępniono. Zacznij od nowa.',
    failed: 'Logowanie się nie powiodło',
    failedHint:
      'Nic się nie zmieniło. Spróbuj ponownie lub wybierz inny sposób.',

    scan: 'Zeskanuj telefonem',
    scanHint:
      'Zatwierdź logowanie w Farcaster. Tu dalej wszystko potoczy się samo.',
    qrLabel: 'Kod QR logowania przez Farcaster',
    preparing: 'Przygotowywanie kodu',
    copyLink: 'Kopiuj link',
    copyFailed: 'Ta przeglądarka nie pozwala na kopiowanie',
    continueInApp: 'Kontynuuj w Farcaster',
    continueInAppHint: 'Zatwierdź tam logowanie i wróć na tę stronę.',
  },
}

const providers = rest.social.names
