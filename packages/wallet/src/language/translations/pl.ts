// Generated from packages/wallet/src/language/translations/pl.json.
// Edit that, then run `npm run messages`.

import { createPlural } from '../createPlural.js'
import type { Strings } from '../english.js'

const plural = createPlural('pl')

export const pl: Strings = {
  card: {
    title: 'Zatwierdź prośbę',
    approve: 'Zatwierdź',
    reject: 'Odrzuć',
    close: 'Zamknij',
    request: 'Prośba',
    asks: 'Prosi o zatwierdzenie',
    claims: (name) => `Podaje się za „${name}”`,
    checking: 'Sprawdzanie prośby',
    waiting: (count) =>
      plural(count, {
        few: `Czekają jeszcze ${count}`,
        other: `Czeka jeszcze ${count}`,
      }),
    exactData: 'Dokładne dane',
    scroll: 'Przewiń do końca',
    early: 'To było za wcześnie. Spróbuj ponownie za chwilę.',
    sending: 'Wysyłanie…',
    signing: 'Podpisywanie…',
    expired: 'Ta prośba wygasła',
    expiredText: 'Nic nie zostało podpisane. Spróbuj ponownie na stronie.',
    again: 'Ta strona prosi ponownie',
    againText: 'Kilka jej próśb zostało już odrzuconych.',
    show: 'Pokaż prośbę',
  },
  window: {
    reason:
      'Ta przeglądarka nie może sprawdzić, czy nic nie zasłania tej karty, więc zatwierdzasz w osobnym oknie.',
    chosen:
      'Zatwierdzasz to w oknie portfela, którego żadna strona nie może zasłonić.',
    blocked:
      'Okno się nie otworzyło. Zezwól tej stronie na wyskakujące okna i spróbuj ponownie.',
    cutOff: (header) =>
      `Jeśli okno się otworzyło, ta strona je odcięła. Jej twórca musi wysyłać ${header}.`,
    continue: 'Kontynuuj w oknie',
    show: 'Pokaż okno',
    tryAgain: 'Spróbuj ponownie',
    opened: 'Kontynuuj w otwartym oknie.',
    lost: 'Nie ma tu nic do zatwierdzenia',
    lostText:
      'To okno nie jest połączone ze stroną, która o to prosiła. Zamknij je i spróbuj ponownie z tamtej strony.',
  },
  keep: {
    title: 'Zapisz swoje konto',
    lead: 'Jeszcze jeden krok w tej przeglądarce',
    why: 'Ta przeglądarka usuwa twoje konto z tej strony, gdy ją zamykasz. Przejdź do okna, aby je zapisać lub odzyskać, jeśli to nie jest twoje pierwsze logowanie tutaj.',
    cancel: 'Anuluj',
    without: 'Kontynuuj bez zapisywania',
    withoutText:
      'Jeśli przejdziesz dalej bez zapisywania, stracisz konto po zamknięciu tej przeglądarki. Nie trzymaj na nim pieniędzy.',
    opened: 'Dokończ w otwartym oknie.',
    closed: 'Okno zostało zamknięte. Spróbuj ponownie.',
    cutOff:
      'Okno zamknięto, zanim konto było gotowe. Spróbuj ponownie lub kontynuuj bez niego.',
    unavailable: 'Ta przeglądarka nie zapisała twojego konta.',
    account: 'Twoje konto',
    accountText:
      'Twoje konto jest zapisane w tej przeglądarce i pozostaje takie samo przy każdym logowaniu.',
    usedOn: 'Użyjesz go na stronie',
    continue: 'Dalej',
    lost: 'Nie ma tu nic do zapisania',
    lostText:
      'To okno nie jest połączone ze stroną, która je otworzyła. Zamknij je i spróbuj ponownie z tamtej strony.',
  },
  recovery: {
    title: 'Zachowaj kod odzyskiwania',
    lead: 'Ten kod przywraca Twoje konto',
    why: 'Na nowym urządzeniu potrzebujesz swojego e-maila i tego kodu. Wydrukuj go lub zapisz i nikomu go nie pokazuj.',
    held: 'Twój klucz jest podzielony między to urządzenie i serwer. Żadne z nich samo nie otworzy konta.',
    moved: 'Twoje konto pozostaje to samo. Od teraz możesz je odzyskać.',
    unreadable: 'Nie można otworzyć Twojego wcześniejszego konta',
    unreadableText:
      'Jego klucz jest w tej przeglądarce, ale nie można go odczytać. Jeśli został wcześniej wyeksportowany, zaimportuj go do innego portfela. Tutaj możesz kontynuować z nowym kontem, które ma inny adres. Nic z wcześniejszego konta nie zostanie usunięte.',
    code: 'Kod odzyskiwania',
    copied: 'Skopiowano.',
    copyFailed: 'Nie udało się skopiować kodu. Zapisz go.',
    download: 'Pobierz',
    print: 'Drukuj',
    saved: 'Kod zachowany',
    confirmTitle: 'Wpisz kod odzyskiwania',
    confirmText:
      'Wpisz kod, który właśnie został zachowany. Potem otworzy się konto.',
    back: 'Wstecz',
    restoreTitle: 'Otwórz konto tutaj',
    restoreText:
      'To urządzenie jest nowe. Wpisz kod odzyskiwania zachowany przy pierwszym logowaniu.',
    open: 'Otwórz konto',
    noCode: 'Nie mam kodu',
    noCodeText:
      'Bez kodu nie można tu otworzyć konta. Użyj urządzenia, na którym jesteś nadal zalogowany. Jeśli takiego nie masz, nikt nie odzyska Twojego konta, a pieniądze na nim są stracone.',
    noKey: 'Nie mam klucza dostępu',
    noKeyText:
      'Bez klucza dostępu nie można tu otworzyć konta. Użyj urządzenia, na którym jesteś nadal zalogowany. Jeśli takiego nie masz, nikt nie odzyska Twojego konta, a pieniądze na nim są stracone.',
    mistyped: 'To nie jest pełny kod odzyskiwania. Sprawdź każdą literę.',
    tooMany: (count) =>
      `Za dużo prób. Spróbuj ponownie za ${plural(count, { one: `${count} minutę`, many: `${count} minut`, other: `${count} minuty` })}.`,
    refused:
      'Odpowiedź serwera nie należy do Twojego konta. Niczego nie otwarto.',
    fileTitle: 'Kod odzyskiwania konta',
    fileWarning:
      'Kto ma ten kod i dostęp do Twojego e-maila, może otworzyć Twoje konto.',
    passkeyTitle: 'Zabezpiecz konto',
    passkeyLead: 'Klucz dostępu przywraca Twoje konto',
    passkeyText:
      'Na nowym urządzeniu konto otwiera odcisk palca, twarz lub PIN. Jeśli stracisz klucz dostępu i wszystkie urządzenia, na których trwa sesja, stracisz konto.',
    passkeyCreate: 'Utwórz klucz dostępu',
    passkeyUse: 'Użyj klucza dostępu',
    passkeyOpenText:
      'To urządzenie jest nowe. Otwórz konto jego kluczem dostępu.',
    useCode: 'Użyj kodu odzyskiwania',
    noPasskey:
      'Ten klucz dostępu nie może zabezpieczyć konta. Zachowaj zamiast niego kod odzyskiwania.',
  },
  exporting: {
    title: 'Eksportuj klucz prywatny',
    lead: 'Przenieś swoje konto do innego portfela',
    leadText:
      'Klucz prywatny otwiera Twoje konto w dowolnym portfelu. Zanim się tu pojawi, wpisz kod z e-maila.',
    danger:
      'Kto ma ten klucz, może zabrać wszystko z Twojego konta. Nikt, kto Ci pomaga, go nie potrzebuje.',
    send: 'Wyślij mi kod e-mailem',
    mailed: 'Wpisz kod wysłany na',
    code: 'Kod',
    again: 'Nowy kod',
    wrongCode: 'Ten kod jest nieprawidłowy.',
    codeExpired: 'Ten kod wygasł. Wyślij nowy.',
    tooMany: 'Zbyt wiele prób. Wyślij nowy kod później.',
    tooSoon: 'Poczekaj chwilę i spróbuj ponownie.',
    noEmail: 'Twoje konto nie ma e-maila. Najpierw dodaj go w ustawieniach.',
    emailTooNew:
      'Twój e-mail dodano w ciągu ostatnich 3 dni. Eksport będzie możliwy później.',
    signedOut:
      'Nie jesteś już zalogowany. Zamknij to okno i zaloguj się ponownie.',
    failed: 'To się nie udało. Spróbuj ponownie za chwilę.',
    kinds: { evm: 'Ethereum i podobne sieci', solana: 'Solana' },
    hold: 'Przytrzymaj, aby pokazać klucz',
    holding: 'Trzymaj dalej…',
    copy: 'Kopiuj',
    copied: 'Skopiowano. Wklej go tylko w drugim portfelu.',
    copyFailed: 'Kopiowanie nie powiodło się. Zaznacz klucz.',
    qr: 'Kod QR',
    text: 'Tekst',
    hide: 'Ukryj',
    hidden: 'Klucz jest znowu ukryty.',
    left: (seconds) => `Ukryje się za ${seconds} s`,
    lost: 'Nie ma tu nic do eksportu',
  },
  devices: {
    title: 'Urządzenia i odzyskiwanie',
    list: 'Urządzenia',
    thisDevice: 'To urządzenie',
    lastUsed: (date) => `Ostatnio używane: ${date}`,
    unnamed: 'Urządzenie bez nazwy',
    remove: 'Usuń',
    removeLead: 'Usunąć to urządzenie?',
    removeText:
      'Zostanie wylogowane i nie otworzy już Twojego konta. Pozostałe urządzenia pozostaną zalogowane.',
    removed: 'Urządzenie zostało usunięte.',
    lastDevice:
      'Konto można odzyskać tylko z tego urządzenia, więc nie można go usunąć.',
    methods: 'Odzyskiwanie',
    passkey: 'Klucz dostępu',
    newCode: 'Zastąp nowym kodem odzyskiwania',
    newPasskey: 'Zastąp nowym kluczem dostępu',
    replaces:
      'Dotychczasowy kod odzyskiwania i klucz dostępu przestaną działać. Twoje urządzenia pozostaną zalogowane.',
    changed: 'Odzyskiwanie zostało zmienione.',
    addPasskey: 'Dodaj klucz dostępu',
    addCode: 'Dodaj kod odzyskiwania',
    addText:
      'Najpierw potwierdź tym, co masz teraz. Potem będzie działać jedno i drugie.',
    proveLead: 'Potwierdź, że to Ty',
    proveText: 'Zanim coś tu zmienisz, wpisz kod z e-maila.',
    lostAll: 'Jeśli stracisz wszystko',
    lostAllText:
      'Bez urządzenia, kodu odzyskiwania i klucza dostępu nikt nie otworzy Twojego konta. Pieniądze na nim przepadną. Na wszelki wypadek wyeksportuj klucze i przechowuj je offline.',
    delete: 'Usuń konto',
    deleteLead: 'Usunąć Twoje konto?',
    deleteText:
      'Najpierw przenieś pieniądze. Po 7 dniach serwer usunie swoją część klucza i nikt nie otworzy już Twojego konta. Do tego czasu możesz tu zmienić zdanie.',
    deleteHold: 'Przytrzymaj, aby usunąć',
    deleteAt: (date) => `Twoje konto zostanie usunięte: ${date}.`,
    keepAccount: 'Zachowaj konto',
    kept: 'Twoje konto pozostaje.',
    onlyHere: 'Twoje konto istnieje tylko w tej przeglądarce',
    onlyHereText:
      'Jeśli stracisz to urządzenie, stracisz konto. Wyeksportuj klucz prywatny, aby mieć kopię.',
    earlier: 'Wcześniejsze konto w tej przeglądarce',
    earlierText: (place) =>
      `Jego klucz istnieje tylko w tej przeglądarce. W sekcji „${place}” możesz przenieść z niego środki na swoje konto. Możesz też wyeksportować klucz.`,
    earlierEmpty: 'Nie ma na nim nic w tych sieciach.',
    earlierMove: 'Przenieś na swoje konto',
    earlierMoved: 'Wszystko przeniesiono na Twoje konto.',
    earlierRest:
      'Tego, co jest jeszcze na liście, nie udało się przenieść. Może nie wystarczać na opłatę sieciową.',
    lost: 'Nie ma tu czym zarządzać',
  },
  handOver: {
    open: 'Otwórz z tej przeglądarki',
    text: 'Czy to konto było już używane na innej stronie w tej przeglądarce? Otwórz je bez kodu.',
    none: 'Ta przeglądarka nie ma kopii Twojego konta.',
    otherwise: 'Użyj kodu lub klucza dostępu.',
    lead: 'Otwórz swoje konto na tej stronie',
    hold: 'Przytrzymaj, aby otworzyć',
  },
  phrase: {
    title: 'Fraza odzyskiwania',
    hold: 'Przytrzymaj, aby pokazać słowa',
    text: 'Te słowa otwierają wszystkie Twoje konta w innym portfelu.',
  },
  callsStatus: {
    title: 'Stan prośby',
    pending: 'Oczekuje',
    pendingText: 'Oczekiwanie na potwierdzenie przez sieć.',
    confirmed: 'Potwierdzono',
    failed: 'Niepowodzenie',
    failedText: 'Nic się nie zmieniło.',
    revertedText: 'Nic się nie zmieniło, ale opłata sieciowa została pobrana.',
    partly: 'Wykonano częściowo',
    partlyText:
      'Niektóre wywołania się powiodły. Pozostałe się nie powiodły albo nie zostały wysłane.',
    unsent: 'Nie wysłano',
  },
  notices: {
    notKept:
      'Ta przeglądarka nie zapisuje Twojego konta. Stracisz je po zamknięciu strony lub przeglądarki. Nie trzymaj na nim pieniędzy.',
  },
  permissions: {
    grant: 'Przyznaj uprawnienie aplikacji',
    revoke: 'Cofnij uprawnienie aplikacji',
    hourly: (amount) => `Do ${amount} na godzinę`,
    daily: (amount) => `Do ${amount} dziennie`,
    weekly: (amount) => `Do ${amount} tygodniowo`,
    every: ({ amount, period }) => `Do ${amount} na każdy okres: ${period}`,
    until: ({ date, app }) => `Do ${date}, dla ${app}`,
    perCall: (amount) => `do ${amount} na wywołanie`,
    starts: 'Początek',
    key: 'Klucz sesji',
    spends:
      'W tym limicie aplikacja może wydawać bez ponownego pytania i płacić każdemu.',
    calls:
      'Aplikacja może wywoływać te funkcje w dowolnej chwili i z dowolnymi wartościami, bez ponownego pytania.',
    takes: 'Te funkcje mogą przenieść tokeny z Twojego konta.',
    unknown:
      'Ten portfel nie przyznał tu tego uprawnienia, więc nie może go zakończyć w sieci. Może ono pozostać ważne do wygaśnięcia.',
  },
  delegate: {
    reset: 'Wyłącz inteligentne konto',
    resetText:
      'Twoje konto stanie się w tej sieci kontem standardowym. Adres i wszystko na koncie pozostaną bez zmian.',
    replace: 'Zastąp kod konta',
    replaceText:
      'W tej sieci to konto używa kodu innego portfela. Zatwierdź, aby zastąpić go inteligentnym kontem tego portfela. Adres i wszystko na koncie pozostaną bez zmian.',
    orSequence:
      'Odrzuć, aby go zachować. Wywołania zostaną wtedy wysłane jedno po drugim.',
    orNothing: 'Odrzuć, aby go zachować. Wywołania nie zostaną wtedy wysłane.',
    removed: 'Usuwany kod',
    ended: 'Kończące się uprawnienia aplikacji',
    otherWallet: 'To, co ustawiono w innym portfelu, może przestać działać.',
  },
  actions: {
    send: 'Wyślij',
    moveTokens: 'Przenieś tokeny',
    allow: 'Zezwól na wydawanie',
    allowMore: 'Zwiększ limit wydatków',
    revoke: 'Cofnij zgodę na wydawanie',
    allowAll: 'Udostępnij całą kolekcję',
    swap: 'Zamień',
    callContract: 'Wywołaj kontrakt',
    createContract: 'Utwórz kontrakt',
    signMessage: 'Podpisz wiadomość',
    signIn: 'Zaloguj się',
    signData: 'Podpisz dane',
    signStructured: 'Podpisz dane strukturalne',
    calls: (count) =>
      `Zatwierdź ${plural(count, { one: `${count} wywołanie`, few: `${count} wywołania`, other: `${count} wywołań` })}`,
    transactions: (count) =>
      `Podpisz ${plural(count, { one: `${count} transakcję`, few: `${count} transakcje`, other: `${count} transakcji` })}`,
    several: (count) =>
      `Zatwierdź ${plural(count, { one: `${count} działanie`, few: `${count} działania`, other: `${count} działań` })}`,
  },
  amounts: { unlimited: (symbol) => `${symbol} bez limitu` },
  labels: {
    to: 'Do',
    from: 'Od',
    account: 'Konto',
    network: 'Sieć',
    token: 'Token',
    fee: 'Opłata',
    feeAtMost: 'Opłata, najwyżej',
    total: 'Razem',
    totalAtMost: 'Razem, najwyżej',
    spender: 'Uprawniony',
    operator: 'Uprawniony',
    collection: 'Kolekcja',
    contract: 'Kontrakt',
    newContract: 'Nowy kontrakt',
    function: 'Funkcja',
    data: 'Dane',
    bytes: (count) =>
      `${plural(count, { one: `${count} bajt`, few: `${count} bajty`, other: `${count} bajtów` })} danych`,
    alsoSends: 'Wysyła też',
    receiver: 'Odbiorca',
    receiveAtLeast: 'Otrzymujesz co najmniej',
    asksAtLeast: 'Żąda co najmniej',
    exchange: 'Giełda',
    pay: 'Płacisz',
    receive: 'Otrzymujesz',
    via: 'Przez',
    wrappedAs: 'Opakowane jako',
    validUntil: 'Ważne do',
    noEnd: 'Bez terminu',
    domain: 'Domena',
    memo: 'Notatka',
    calls: 'Wywołania',
    together: 'Powiodą się wszystkie albo żadne',
    upgrade: 'Ulepszenie',
    sameAddress: 'Inteligentne konto, ten sam adres',
    call: (list, count) =>
      plural(count, { one: `Wywołanie ${list}`, other: `Wywołania ${list}` }),
    transaction: (list, count) =>
      plural(count, { one: `Transakcja ${list}`, other: `Transakcje ${list}` }),
    part: (list, count) =>
      plural(count, { one: `Część ${list}`, other: `Części ${list}` }),
  },
  fees: {
    network: 'Opłata sieciowa',
    paidBy: (name) => `Płaci „${name}”`,
    atMost: (amount) => `najwyżej ${amount}`,
    paidTo: (name) => `odbiorca „${name}”`,
    token: 'Token opłaty',
  },
  automatic: {
    lead: 'To konto jest powiernicze',
    text: 'Jego klucz ma operator tej usługi. Zaloguj się e-mailem na dowolnym urządzeniu i konto tam jest: bez kodu i bez klucza dostępu.',
    risk: 'Operator może używać twojego konta, tak samo jak każdy, kto dostanie się do twojej skrzynki. Trzymaj tu tylko małe kwoty.',
    method: 'Powiernicze: klucz ma operator',
  },
  warnings: {
    highFee: 'Strona ustawiła znacznie wyższą opłatę niż zwykle.',
    toToken:
      'Odbiorcą jest sam kontrakt tokena. Tokeny tam wysłane przepadają.',
    unlimited: (symbol) =>
      `Uprawniony może zabrać wszystkie twoje ${symbol}, teraz i później.`,
    allowance: 'Uprawniony może zabrać tę kwotę w dowolnej chwili.',
    operator: 'Uprawniony może zabrać wszystko, co masz z tej kolekcji.',
    alsoSends: (amount) => `Wysyła też ${amount} do kontraktu.`,
    unknownCall: 'Portfel nie potrafi ustalić, co robi to wywołanie.',
    unknownContract: 'Portfel nie potrafi ustalić, co robi nowy kontrakt.',
    notText:
      'To nie jest czytelny tekst. Podpisz tylko wtedy, gdy wiesz, co to jest.',
    hiddenCharacters: 'Wiadomość zawiera ukryte znaki, pokazane jako ⟨U+…⟩.',
    noNetwork:
      'Nie podano sieci, więc podpis może być ważny także w innych sieciach.',
    movesTokens:
      'Każdy, kto ma ten podpis, może być w stanie przenieść twoje tokeny.',
    separateCalls:
      'Wywołania są wysyłane jedno po drugim. Jeśli któreś się nie uda, wcześniejsze nie zostaną cofnięte.',
    untried: 'Nie da się tego sprawdzić z góry.',
    unknownExchange:
      'Ten kontrakt nie jest znaną giełdą. Może robić coś innego.',
    otherReceiver: 'To, co kupujesz, trafi na inne konto, a nie na twoje.',
    noMinimum: 'Nie ma gwarantowanego minimum: możesz nie otrzymać prawie nic.',
    swapExpired:
      'Termin minął: operacja się nie uda, a opłata i tak zostanie pobrana.',
    longDeadline:
      'Pozostaje ważne ponad 20 minut, więc może nastąpić później, po gorszej cenie.',
    neverExpires:
      'Nie wygasa: może zostać wysłane w dowolnej późniejszej chwili.',
    unreadablePart: (program) =>
      `Portfel nie może odczytać tej części. Może ona przenieść wszystko, co masz. Program: ${program}`,
    rent: 'Płacisz za nowe konto tokena. Jego właściciel może wypłacić te SOL.',
    handsOver:
      'Oddajesz całe swoje konto. Przepadną wszystkie SOL, które się na nim znajdują.',
    unlimitedToken: 'Uprawniony może zabrać cały ten token, teraz i później.',
    givesAway: 'Oddajesz konto tokena wraz ze wszystkim, co na nim jest.',
    burns: 'Te tokeny przepadną na zawsze.',
  },
  solana: {
    payFee: 'Zapłać opłatę sieciową',
    createTokenAccount: 'Utwórz konto tokena',
    callProgram: 'Wywołaj program',
    moveSol: 'Przenieś SOL',
    createAccount: 'Utwórz konto',
    assign: 'Przypisz konto do programu',
    allocate: 'Zrób miejsce na koncie',
    closeTokenAccount: 'Zamknij konto tokena',
    changeControl: 'Zmień kontrolę nad kontem tokena',
    burn: 'Spal tokeny',
    wrap: 'Opakuj SOL',
    memo: 'Dodaj publiczną notatkę',
    useNonce: 'Użyj trwałego nonce',
    withdrawNonce: 'Wypłać z konta nonce',
    setUpNonce: 'Skonfiguruj konto nonce',
    changeNonce: 'Zmień kontrolę nad kontem nonce',
    baseUnits: (amount) =>
      plural(amount, {
        one: `${amount} jednostka bazowa`,
        few: `${amount} jednostki bazowe`,
        other: `${amount} jednostek bazowych`,
      }),
    unlimited: 'Tokeny bez limitu',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Konto dla',
    newTokenAccount: 'Nowe konto tokena',
    newTokenAccounts: 'Nowe konta tokenów',
    none: 'Brak',
    existsAlready: 'już istnieje',
    paidBy: 'Płaci',
    tokenAccount: 'Konto tokena',
    wrappedNow: 'Opakowane SOL na nim teraz',
    solTo: 'Jego SOL trafią do',
    newAuthority: 'Nowa kontrola',
    fromTokenAccount: 'Z konta tokena',
    toTokenAccount: 'Na konto tokena',
    toYourself: 'Do ciebie',
    ownerNow: 'Obecny właściciel',
    callsItself: 'Podaje się za',
    unnamed:
      'Ani sieć, ani lista tego portfela nie zna nazwy tego tokena. Sprawdź jego adres.',
    newAccount: 'Nowe konto',
    forProgram: 'Dla programu',
    toProgram: 'Do programu',
    program: 'Program',
    size: 'Rozmiar',
    bytes: (count) =>
      plural(count, {
        one: `${count} bajt`,
        few: `${count} bajty`,
        other: `${count} bajtów`,
      }),
    accounts: (count) => `konta: ${count}`,
    of: 'Z',
    nonceAccount: 'Konto nonce',
    itsAuthority: 'Kto je kontroluje',
    authority: 'Kontrola',
    fees: 'Opłaty',
    feesAtMost: 'Opłaty, najwyżej',
    feePaidBy: 'Opłatę pokrywa',
    lookupTable: 'Niektóre konta pochodzą z tabeli wyszukiwania w sieci.',
    accountExists: 'Konto tokena już istnieje, więc to się nie uda.',
    revoked: 'Potem nikt inny nie będzie mógł wydawać z tego konta tokena.',
    closedToUser: 'Konto tokena zostanie zamknięte. Jego SOL wrócą do ciebie.',
    closedToOther:
      'Konto tokena zostanie zamknięte. Jego SOL trafią do kogoś innego.',
    closeAuthority:
      'Zmienia to, kto może zamknąć konto tokena i zabrać jego SOL.',
    tokenAuthority: 'Zmienia to, kto kontroluje ten token.',
    programReceiver:
      'Odbiorcą jest program. To, co do niego wyślesz, przepadnie.',
    tokenReceiver: 'Odbiorcą jest konto tokena, a nie portfel.',
    fromUser: 'Kwota wychodzi z twojego konta i trafia na nowe.',
    programControls: 'Od tej chwili to konto kontroluje program.',
    allocated:
      'Z danymi w środku twoje konto nie będzie już mogło wysyłać SOL.',
    nonceControl: 'Kto kontroluje konto nonce, może zabrać jego SOL.',
    missingReceiver:
      'Docelowe konto tokena nie istnieje. Nie wiadomo, do kogo będzie należeć.',
    unusualReceiver:
      'To nie jest zwykłe konto tokena tego właściciela. W chwili wysyłki może należeć do kogoś innego.',
    unreadableSource: 'Portfel nie może odczytać źródłowego konta tokena.',
    unreadableToken:
      'Portfel nie może odczytać tokena. Kwota jest w jego najmniejszej jednostce.',
    nameTaken: (claim) => `Token podaje się za ${claim}, ale to inny token.`,
    otherDecimals:
      'Przygotowano to dla innej liczby miejsc dziesiętnych, niż ma token, więc się nie uda.',
    transferFee: 'Token może zatrzymać część każdego przelewu jako opłatę.',
    transferHook: 'Token może przy każdym przelewie uruchomić własny program.',
    permanentDelegate:
      'Kto kontroluje token, może zabrać go z dowolnego konta.',
    memoHidden: 'Notatka zawiera ukryte znaki, pokazane jako ⟨U+…⟩.',
  },
}
