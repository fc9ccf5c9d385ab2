// Generated from packages/wallet/src/language/translations/de.json.
// Edit that, then run `npm run messages`.

import { createPlural } from '../createPlural.js'
import type { Strings } from '../english.js'

const plural = createPlural('de')

export const de: Strings = {
  card: {
    title: 'Anfrage bestätigen',
    approve: 'Bestätigen',
    reject: 'Ablehnen',
    close: 'Schließen',
    request: 'Anfrage',
    asks: 'Bittet um Ihre Bestätigung',
    claims: (name) => `Nennt sich „${name}“`,
    checking: 'Anfrage wird geprüft',
    waiting: (count) => `${count} weitere warten`,
    exactData: 'Genaue Daten',
    scroll: 'Bis zum Ende scrollen',
    early: 'Das war zu früh. Versuchen Sie es gleich noch einmal.',
    sending: 'Wird gesendet …',
    signing: 'Wird signiert …',
    expired: 'Diese Anfrage ist abgelaufen',
    expiredText:
      'Es wurde nichts signiert. Versuchen Sie es auf der Website noch einmal.',
    again: 'Diese Website fragt erneut',
    againText: 'Sie haben mehrere ihrer Anfragen abgelehnt.',
    show: 'Anfrage anzeigen',
  },
  window: {
    reason:
      'Dieser Browser kann nicht prüfen, ob etwas diese Karte verdeckt. Sie bestätigen deshalb in einem eigenen Fenster.',
    chosen:
      'Sie bestätigen dies in einem Fenster der Wallet, das keine Website verdecken kann.',
    blocked:
      'Das Fenster wurde nicht geöffnet. Erlauben Sie Pop-ups für diese Website und versuchen Sie es noch einmal.',
    cutOff: (header) =>
      `Falls sich ein Fenster geöffnet hat, trennt diese Website es ab. Die Entwickler müssen ${header} senden.`,
    continue: 'In einem Fenster fortfahren',
    show: 'Fenster anzeigen',
    tryAgain: 'Noch einmal versuchen',
    opened: 'Fahren Sie in dem Fenster fort, das sich geöffnet hat.',
    lost: 'Hier gibt es nichts zu bestätigen',
    lostText:
      'Dieses Fenster ist nicht mit der Seite verbunden, die gefragt hat. Schließen Sie es und versuchen Sie es auf jener Seite noch einmal.',
  },
  keep: {
    title: 'Konto sichern',
    lead: 'Noch ein Schritt in diesem Browser',
    why: 'Dieser Browser löscht Ihr Konto von dieser Seite, wenn er geschlossen wird. Fahren Sie in einem Fenster fort, um es zu sichern oder zurückzuholen, falls Sie sich hier schon einmal angemeldet haben.',
    cancel: 'Abbrechen',
    without: 'Ohne Sichern fortfahren',
    withoutText:
      'Wenn Sie fortfahren, ohne zu sichern, geht Ihr Konto beim Schließen des Browsers verloren. Bewahren Sie kein Geld darin auf.',
    opened: 'Machen Sie in dem Fenster weiter, das sich geöffnet hat.',
    closed: 'Das Fenster wurde geschlossen. Versuchen Sie es noch einmal.',
    cutOff:
      'Das Fenster wurde geschlossen, bevor Ihr Konto bereit war. Versuchen Sie es noch einmal oder fahren Sie ohne fort.',
    unavailable: 'Dieser Browser hat Ihr Konto nicht gespeichert.',
    account: 'Ihr Konto',
    accountText:
      'Ihr Konto wird in diesem Browser gespeichert und bleibt bei jeder Anmeldung dasselbe.',
    usedOn: 'Sie verwenden es auf',
    continue: 'Weiter',
    lost: 'Hier gibt es nichts zu sichern',
    lostText:
      'Dieses Fenster ist nicht mit der Seite verbunden, die es geöffnet hat. Schließen Sie es und versuchen Sie es auf jener Seite noch einmal.',
  },
  recovery: {
    title: 'Wiederherstellungscode sichern',
    lead: 'Dieser Code bringt Ihr Konto zurück',
    why: 'Auf einem neuen Gerät brauchen Sie Ihre E-Mail und diesen Code. Drucken Sie ihn aus oder schreiben Sie ihn auf, und zeigen Sie ihn niemandem.',
    held: 'Ihr Schlüssel ist zwischen diesem Gerät und dem Server geteilt. Keiner von beiden öffnet Ihr Konto allein.',
    moved: 'Ihr Konto bleibt dasselbe. Ab jetzt können Sie es zurückholen.',
    unreadable: 'Ihr früheres Konto lässt sich nicht öffnen',
    unreadableText:
      'Sein Schlüssel ist in diesem Browser, kann aber nicht gelesen werden. Falls Sie ihn früher exportiert haben, importieren Sie ihn in eine andere Wallet. Hier können Sie mit einem neuen Konto fortfahren, das eine andere Adresse hat. Vom früheren Konto wird nichts gelöscht.',
    code: 'Wiederherstellungscode',
    copied: 'Kopiert.',
    copyFailed: 'Der Code ließ sich nicht kopieren. Schreiben Sie ihn auf.',
    download: 'Herunterladen',
    print: 'Drucken',
    saved: 'Ich habe ihn gesichert',
    confirmTitle: 'Wiederherstellungscode eingeben',
    confirmText:
      'Geben Sie den Code ein, den Sie gerade gesichert haben. Danach öffnet sich Ihr Konto.',
    back: 'Zurück',
    restoreTitle: 'Konto hier öffnen',
    restoreText:
      'Dieses Gerät ist neu. Geben Sie den Wiederherstellungscode ein, den Sie bei der ersten Anmeldung gesichert haben.',
    open: 'Konto öffnen',
    noCode: 'Ich habe den Code nicht',
    noCodeText:
      'Ohne den Code lässt sich Ihr Konto hier nicht öffnen. Nehmen Sie ein Gerät, auf dem Sie noch angemeldet sind. Haben Sie keines, kann niemand Ihr Konto zurückholen, und das Geld darin ist verloren.',
    noKey: 'Ich habe den Passkey nicht',
    noKeyText:
      'Ohne den Passkey lässt sich Ihr Konto hier nicht öffnen. Nehmen Sie ein Gerät, auf dem Sie noch angemeldet sind. Haben Sie keines, kann niemand Ihr Konto zurückholen, und das Geld darin ist verloren.',
    mistyped:
      'Das ist kein vollständiger Wiederherstellungscode. Prüfen Sie jeden Buchstaben.',
    tooMany: (count) =>
      `Zu viele Versuche. Versuchen Sie es in ${plural(count, { one: `${count} Minute`, other: `${count} Minuten` })} noch einmal.`,
    refused:
      'Die Antwort des Servers gehört nicht zu Ihrem Konto. Es wurde nichts geöffnet.',
    fileTitle: 'Wiederherstellungscode eines Kontos',
    fileWarning: 'Wer diesen Code und Ihre E-Mail hat, kann Ihr Konto öffnen.',
    passkeyTitle: 'Konto schützen',
    passkeyLead: 'Ein Passkey bringt Ihr Konto zurück',
    passkeyText:
      'Auf einem neuen Gerät öffnet Ihr Fingerabdruck, Ihr Gesicht oder Ihre PIN das Konto. Verlieren Sie den Passkey und alle Geräte, auf denen Sie angemeldet sind, ist das Konto verloren.',
    passkeyCreate: 'Passkey erstellen',
    passkeyUse: 'Passkey verwenden',
    passkeyOpenText:
      'Dieses Gerät ist neu. Öffnen Sie Ihr Konto mit seinem Passkey.',
    useCode: 'Stattdessen Wiederherstellungscode verwenden',
    noPasskey:
      'Dieser Passkey kann kein Konto schützen. Sichern Sie stattdessen einen Wiederherstellungscode.',
  },
  exporting: {
    title: 'Privaten Schlüssel exportieren',
    lead: 'Nehmen Sie Ihr Konto in eine andere Wallet mit',
    leadText:
      'Ein privater Schlüssel öffnet Ihr Konto in jeder Wallet. Bevor er hier erscheint, geben Sie einen Code aus Ihrer E-Mail ein.',
    danger:
      'Wer diesen Schlüssel hat, kann alles aus Ihrem Konto nehmen. Niemand, der Ihnen hilft, braucht ihn.',
    send: 'Code per E-Mail senden',
    mailed: 'Geben Sie den Code ein, gesendet an',
    code: 'Code',
    again: 'Neuer Code',
    wrongCode: 'Dieser Code stimmt nicht.',
    codeExpired: 'Dieser Code ist abgelaufen. Senden Sie einen neuen.',
    tooMany: 'Zu viele Versuche. Senden Sie später einen neuen Code.',
    tooSoon: 'Warten Sie einen Moment und versuchen Sie es noch einmal.',
    noEmail:
      'Ihr Konto hat keine E-Mail. Fügen Sie zuerst in den Einstellungen eine hinzu.',
    emailTooNew:
      'Ihre E-Mail wurde in den letzten 3 Tagen hinzugefügt. Danach ist der Export möglich.',
    signedOut:
      'Sie sind abgemeldet. Schließen Sie dieses Fenster und melden Sie sich wieder an.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    kinds: { evm: 'Ethereum und ähnliche Netzwerke', solana: 'Solana' },
    hold: 'Halten, um den Schlüssel zu zeigen',
    holding: 'Weiter halten …',
    copy: 'Kopieren',
    copied: 'Kopiert. Fügen Sie ihn nur in der anderen Wallet ein.',
    copyFailed:
      'Das Kopieren hat nicht geklappt. Markieren Sie stattdessen den Schlüssel.',
    qr: 'QR-Code',
    text: 'Als Text',
    hide: 'Verbergen',
    hidden: 'Der Schlüssel ist wieder verborgen.',
    left: (seconds) => `Verborgen in ${seconds} s`,
    lost: 'Hier gibt es nichts zu exportieren',
  },
  devices: {
    title: 'Geräte und Wiederherstellung',
    list: 'Geräte',
    thisDevice: 'Dieses Gerät',
    lastUsed: (date) => `Zuletzt verwendet am ${date}`,
    unnamed: 'Gerät ohne Namen',
    remove: 'Entfernen',
    removeLead: 'Dieses Gerät entfernen?',
    removeText:
      'Es wird abgemeldet und kann Ihr Konto nicht mehr öffnen. Ihre anderen Geräte bleiben angemeldet.',
    removed: 'Das Gerät wurde entfernt.',
    lastDevice:
      'Ihr Konto lässt sich nur von diesem Gerät wiederherstellen, deshalb kann es nicht entfernt werden.',
    methods: 'Wiederherstellung',
    passkey: 'Passkey',
    newCode: 'Durch neuen Wiederherstellungscode ersetzen',
    newPasskey: 'Durch neuen Passkey ersetzen',
    replaces:
      'Ihr bisheriger Wiederherstellungscode und Ihr Passkey gelten nicht mehr. Ihre Geräte bleiben angemeldet.',
    changed: 'Ihre Wiederherstellung wurde geändert.',
    addPasskey: 'Passkey hinzufügen',
    addCode: 'Wiederherstellungscode hinzufügen',
    addText:
      'Bestätigen Sie zuerst mit dem, was Sie jetzt haben. Danach gilt beides.',
    proveLead: 'Bestätigen Sie, dass Sie es sind',
    proveText:
      'Bevor Sie hier etwas ändern, geben Sie einen Code aus Ihrer E-Mail ein.',
    lostAll: 'Wenn Sie alles verlieren',
    lostAllText:
      'Ohne Gerät, Wiederherstellungscode oder Passkey kann niemand Ihr Konto öffnen. Das Geld darin ist verloren. Exportieren Sie zur Sicherheit Ihre Schlüssel und bewahren Sie sie offline auf.',
    delete: 'Konto löschen',
    deleteLead: 'Ihr Konto löschen?',
    deleteText:
      'Nehmen Sie zuerst Ihr Geld heraus. Nach 7 Tagen löscht der Server seinen Teil Ihres Schlüssels, und niemand kann Ihr Konto mehr öffnen. Bis dahin können Sie es sich hier anders überlegen.',
    deleteHold: 'Zum Löschen halten',
    deleteAt: (date) => `Ihr Konto wird am ${date} gelöscht.`,
    keepAccount: 'Konto behalten',
    kept: 'Ihr Konto bleibt bestehen.',
    onlyHere: 'Ihr Konto existiert nur in diesem Browser',
    onlyHereText:
      'Wenn Sie dieses Gerät verlieren, ist Ihr Konto verloren. Exportieren Sie den privaten Schlüssel als Kopie.',
    earlier: 'Früheres Konto in diesem Browser',
    earlierText: (place) =>
      `Sein Schlüssel existiert nur in diesem Browser. Unter „${place}“ können Sie sein Geld auf Ihr Konto übertragen. Sie können auch den Schlüssel exportieren.`,
    earlierEmpty: 'Auf diesen Netzwerken ist nichts darin.',
    earlierMove: 'Auf Ihr Konto übertragen',
    earlierMoved: 'Alles wurde auf Ihr Konto übertragen.',
    earlierRest:
      'Was noch aufgeführt ist, ließ sich nicht übertragen. Vielleicht reicht es nicht für die Netzwerkgebühr.',
    lost: 'Hier gibt es nichts zu verwalten',
  },
  handOver: {
    open: 'Aus diesem Browser öffnen',
    text: 'Haben Sie dieses Konto in diesem Browser schon auf einer anderen Website verwendet? Dann öffnen Sie es ohne Code.',
    none: 'Dieser Browser hat keine Kopie Ihres Kontos.',
    otherwise: 'Verwenden Sie Code oder Passkey.',
    lead: 'Öffnen Sie Ihr Konto auf dieser Website',
    hold: 'Zum Öffnen halten',
  },
  phrase: {
    title: 'Wiederherstellungsphrase',
    hold: 'Halten, um die Wörter zu zeigen',
    text: 'Diese Wörter öffnen alle Ihre Konten in einer anderen Wallet.',
  },
  callsStatus: {
    title: 'Status der Anfrage',
    pending: 'Ausstehend',
    pendingText: 'Die Bestätigung durch das Netzwerk steht noch aus.',
    confirmed: 'Bestätigt',
    failed: 'Fehlgeschlagen',
    failedText: 'Es wurde nichts geändert.',
    revertedText:
      'Es wurde nichts geändert, die Netzwerkgebühr aber berechnet.',
    partly: 'Teilweise ausgeführt',
    partlyText:
      'Einige Aufrufe sind gelungen. Die anderen sind fehlgeschlagen oder wurden nicht gesendet.',
    unsent: 'Nicht gesendet',
  },
  notices: {
    notKept:
      'Dieser Browser speichert das Konto nicht. Es geht verloren, sobald die Seite oder der Browser geschlossen wird. Kein Geld darin aufbewahren.',
  },
  permissions: {
    grant: 'App-Berechtigung erteilen',
    revoke: 'App-Berechtigung widerrufen',
    hourly: (amount) => `Bis zu ${amount} pro Stunde`,
    daily: (amount) => `Bis zu ${amount} pro Tag`,
    weekly: (amount) => `Bis zu ${amount} pro Woche`,
    every: ({ amount, period }) => `Bis zu ${amount} alle ${period}`,
    until: ({ date, app }) => `Bis ${date}, an ${app}`,
    perCall: (amount) => `bis zu ${amount} pro Aufruf`,
    starts: 'Beginnt',
    key: 'Sitzungsschlüssel',
    spends:
      'Innerhalb dieses Limits kann die App ohne weitere Nachfrage Geld ausgeben und an jeden zahlen.',
    calls:
      'Die App kann diese Funktionen jederzeit und mit beliebigen Werten aufrufen, ohne Sie noch einmal zu fragen.',
    takes: 'Diese Funktionen können Token aus Ihrem Konto bewegen.',
    unknown:
      'Diese Wallet hat die Berechtigung hier nicht erteilt und kann sie im Netzwerk nicht beenden. Sie gilt möglicherweise, bis sie abläuft.',
  },
  delegate: {
    reset: 'Smart Account ausschalten',
    resetText:
      'Ihr Konto wird in diesem Netzwerk zum Standardkonto. Adresse und Guthaben bleiben gleich.',
    replace: 'Code des Kontos ersetzen',
    replaceText:
      'Dieses Konto nutzt in diesem Netzwerk den Code einer anderen Wallet. Bestätigen Sie, um ihn durch den Smart Account dieser Wallet zu ersetzen. Adresse und Guthaben bleiben gleich.',
    orSequence:
      'Lehnen Sie ab, um ihn zu behalten. Die Aufrufe werden dann nacheinander gesendet.',
    orNothing:
      'Lehnen Sie ab, um ihn zu behalten. Die Aufrufe werden dann nicht gesendet.',
    removed: 'Entfernter Code',
    ended: 'Beendete App-Berechtigungen',
    otherWallet:
      'Was Sie mit der anderen Wallet eingerichtet haben, funktioniert danach vielleicht nicht mehr.',
  },
  actions: {
    send: 'Senden',
    moveTokens: 'Token verschieben',
    allow: 'Ausgeben erlauben',
    allowMore: 'Freigabe erhöhen',
    revoke: 'Freigabe widerrufen',
    allowAll: 'Ganze Sammlung freigeben',
    swap: 'Tauschen',
    callContract: 'Einen Vertrag aufrufen',
    createContract: 'Einen Vertrag erstellen',
    signMessage: 'Eine Nachricht signieren',
    signIn: 'Anmelden',
    signData: 'Daten signieren',
    signStructured: 'Strukturierte Daten signieren',
    calls: (count) => `${count} Aufrufe bestätigen`,
    transactions: (count) => `${count} Transaktionen signieren`,
    several: (count) => `${count} Aktionen bestätigen`,
  },
  amounts: { unlimited: (symbol) => `Unbegrenzt ${symbol}` },
  labels: {
    to: 'An',
    from: 'Von',
    account: 'Konto',
    network: 'Netzwerk',
    token: 'Token',
    fee: 'Gebühr',
    feeAtMost: 'Gebühr, höchstens',
    total: 'Gesamt',
    totalAtMost: 'Gesamt, höchstens',
    spender: 'Berechtigter',
    operator: 'Berechtigter',
    collection: 'Sammlung',
    contract: 'Vertrag',
    newContract: 'Ein neuer Vertrag',
    function: 'Funktion',
    data: 'Daten',
    bytes: (count) => `${count} Bytes Daten`,
    alsoSends: 'Sendet auch',
    receiver: 'Empfänger',
    receiveAtLeast: 'Sie erhalten mindestens',
    asksAtLeast: 'Verlangt mindestens',
    exchange: 'Börse',
    pay: 'Sie zahlen',
    receive: 'Sie erhalten',
    via: 'Über',
    wrappedAs: 'Verpackt als',
    validUntil: 'Gültig bis',
    noEnd: 'Unbefristet',
    domain: 'Domain',
    memo: 'Notiz',
    calls: 'Aufrufe',
    together: 'Alle gelingen oder keiner',
    upgrade: 'Upgrade',
    sameAddress: 'Smart Account, gleiche Adresse',
    call: (list, count) =>
      plural(count, { one: `Aufruf ${list}`, other: `Aufrufe ${list}` }),
    transaction: (list, count) =>
      plural(count, {
        one: `Transaktion ${list}`,
        other: `Transaktionen ${list}`,
      }),
    part: (list, count) =>
      plural(count, { one: `Teil ${list}`, other: `Teile ${list}` }),
  },
  fees: {
    network: 'Netzwerkgebühr',
    paidBy: (name) => `Bezahlt von „${name}“`,
    atMost: (amount) => `höchstens ${amount}`,
    paidTo: (name) => `geht an „${name}“`,
    token: 'Token der Gebühr',
  },
  automatic: {
    lead: 'Dieses Konto wird für Sie verwahrt',
    text: 'Der Betreiber dieses Dienstes hält den Schlüssel. Melden Sie sich auf einem beliebigen Gerät mit Ihrer E-Mail an, und Ihr Konto ist da: ohne Code, ohne Passkey.',
    risk: 'Der Betreiber kann über Ihr Konto verfügen, ebenso jeder, der in Ihr Postfach gelangt. Bewahren Sie hier nur kleine Beträge auf.',
    method: 'Verwahrt: Der Betreiber hält den Schlüssel',
  },
  warnings: {
    highFee: 'Die Website hat eine weit höhere Gebühr als üblich festgelegt.',
    toToken:
      'Der Empfänger ist der Token-Vertrag selbst. Dorthin gesendete Token sind verloren.',
    unlimited: (symbol) =>
      `Der Berechtigte kann Ihnen alle ${symbol} nehmen, jetzt und später.`,
    allowance: 'Der Berechtigte kann sich diesen Betrag jederzeit nehmen.',
    operator:
      'Der Berechtigte kann sich alles nehmen, was Sie von dieser Sammlung besitzen.',
    alsoSends: (amount) => `Außerdem gehen ${amount} an den Vertrag.`,
    unknownCall: 'Die Wallet kann nicht erkennen, was dieser Aufruf bewirkt.',
    unknownContract:
      'Die Wallet kann nicht erkennen, was der neue Vertrag bewirkt.',
    notText:
      'Das ist kein lesbarer Text. Signieren Sie nur, wenn Sie wissen, was es ist.',
    hiddenCharacters:
      'Die Nachricht enthält verborgene Zeichen, dargestellt als ⟨U+…⟩.',
    noNetwork:
      'Es wird kein Netzwerk genannt. Die Signatur kann also auch in anderen Netzwerken gültig sein.',
    movesTokens:
      'Wer diese Signatur hat, kann möglicherweise Ihre Token bewegen.',
    separateCalls:
      'Die Aufrufe werden nacheinander gesendet. Schlägt einer fehl, werden die vorherigen nicht rückgängig gemacht.',
    untried: 'Vorab lässt es sich nicht testen.',
    unknownExchange:
      'Dieser Vertrag ist keine bekannte Börse. Er kann etwas anderes tun.',
    otherReceiver: 'Was Sie kaufen, geht an ein anderes Konto, nicht an Ihres.',
    noMinimum:
      'Kein Mindestbetrag ist garantiert: Sie erhalten womöglich so gut wie nichts.',
    swapExpired:
      'Die Frist ist abgelaufen: Der Tausch schlägt fehl und kostet trotzdem die Gebühr.',
    longDeadline:
      'Der Tausch bleibt länger als 20 Minuten gültig und kann später zu einem schlechteren Kurs stattfinden.',
    neverExpires:
      'Die Transaktion läuft nicht ab: Sie kann jederzeit später gesendet werden.',
    unreadablePart: (program) =>
      `Die Wallet kann diesen Teil nicht lesen. Er kann alles bewegen, was Sie besitzen. Programm: ${program}`,
    rent: 'Sie bezahlen ein neues Token-Konto. Sein Inhaber kann diese SOL entnehmen.',
    handsOver:
      'Damit geben Sie Ihr ganzes Konto ab. Sie würden alle SOL darin verlieren.',
    unlimitedToken:
      'Der Berechtigte kann Ihnen diesen Token vollständig nehmen, jetzt und später.',
    givesAway: 'Damit geben Sie das Token-Konto ab, mit allem, was darin ist.',
    burns: 'Diese Token sind endgültig verloren.',
  },
  solana: {
    payFee: 'Netzwerkgebühr bezahlen',
    createTokenAccount: 'Ein Token-Konto erstellen',
    callProgram: 'Ein Programm aufrufen',
    moveSol: 'SOL verschieben',
    createAccount: 'Ein Konto erstellen',
    assign: 'Ein Konto einem Programm zuweisen',
    allocate: 'Platz in einem Konto schaffen',
    closeTokenAccount: 'Ein Token-Konto schließen',
    changeControl: 'Kontrolle über ein Token-Konto ändern',
    burn: 'Token vernichten',
    wrap: 'SOL einpacken',
    memo: 'Eine öffentliche Notiz hinzufügen',
    useNonce: 'Eine dauerhafte Nonce verwenden',
    withdrawNonce: 'Von einem Nonce-Konto abheben',
    setUpNonce: 'Ein Nonce-Konto einrichten',
    changeNonce: 'Kontrolle über ein Nonce-Konto ändern',
    baseUnits: (amount) =>
      plural(amount, {
        one: `${amount} Basiseinheit`,
        other: `${amount} Basiseinheiten`,
      }),
    unlimited: 'Unbegrenzt viele Token',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Konto für',
    newTokenAccount: 'Neues Token-Konto',
    newTokenAccounts: 'Neue Token-Konten',
    none: 'Keines',
    existsAlready: 'es besteht schon',
    paidBy: 'Bezahlt von',
    tokenAccount: 'Token-Konto',
    wrappedNow: 'Eingepackte SOL darin, jetzt',
    solTo: 'SOL darin an',
    newAuthority: 'Neue Kontrolle',
    fromTokenAccount: 'Vom Token-Konto',
    toTokenAccount: 'Auf das Token-Konto',
    toYourself: 'An Sie selbst',
    ownerNow: 'Inhaber, jetzt',
    callsItself: 'Es nennt sich',
    unnamed:
      'Weder das Netzwerk noch die Liste dieser Wallet kennt einen Namen für diesen Token. Prüfe seine Adresse.',
    newAccount: 'Neues Konto',
    forProgram: 'Für das Programm',
    toProgram: 'An das Programm',
    program: 'Programm',
    size: 'Größe',
    bytes: (count) =>
      plural(count, { one: `${count} Byte`, other: `${count} Bytes` }),
    accounts: (count) => `Konten: ${count}`,
    of: 'Von',
    nonceAccount: 'Nonce-Konto',
    itsAuthority: 'Kontrolle darüber',
    authority: 'Kontrolle',
    fees: 'Gebühren',
    feesAtMost: 'Gebühren, höchstens',
    feePaidBy: 'Gebühr bezahlt von',
    lookupTable:
      'Einige der Konten stammen aus einer Nachschlagetabelle im Netzwerk.',
    accountExists:
      'Das Token-Konto besteht schon, deshalb wird dies fehlschlagen.',
    revoked: 'Danach kann niemand sonst Token von diesem Token-Konto ausgeben.',
    closedToUser:
      'Das Token-Konto wird geschlossen. Die SOL darin gehen an Sie zurück.',
    closedToOther:
      'Das Token-Konto wird geschlossen. Die SOL darin gehen an jemand anderen.',
    closeAuthority:
      'Damit ändert sich, wer das Token-Konto schließen und die SOL darin nehmen kann.',
    tokenAuthority: 'Damit ändert sich, wer diesen Token kontrolliert.',
    programReceiver:
      'Der Empfänger ist ein Programm. Was dorthin gesendet wird, ist verloren.',
    tokenReceiver: 'Der Empfänger ist ein Token-Konto, keine Wallet.',
    fromUser: 'Der Betrag geht von Ihrem Konto auf das neue.',
    programControls: 'Danach kontrolliert das Programm dieses Konto.',
    allocated: 'Mit Daten darin kann Ihr Konto keine SOL mehr senden.',
    nonceControl:
      'Wer ein Nonce-Konto kontrolliert, kann die SOL darin nehmen.',
    missingReceiver:
      'Das empfangende Token-Konto gibt es nicht. Niemand kann sagen, wem es gehören wird.',
    unusualReceiver:
      'Das ist nicht das übliche Token-Konto seines Inhabers. Wenn gesendet wird, kann es schon jemand anderem gehören.',
    unreadableSource:
      'Die Wallet kann das Token-Konto nicht lesen, von dem gesendet wird.',
    unreadableToken:
      'Die Wallet kann den Token nicht lesen. Der Betrag steht in seiner kleinsten Einheit.',
    nameTaken: (claim) =>
      `Der Token nennt sich ${claim}, ist aber ein anderer.`,
    otherDecimals:
      'Dies wurde für andere Dezimalstellen gemacht, als der Token hat, und wird fehlschlagen.',
    transferFee:
      'Der Token kann von jeder Überweisung einen Teil als Gebühr behalten.',
    transferHook:
      'Der Token kann bei jeder Überweisung ein eigenes Programm ausführen.',
    permanentDelegate:
      'Wer den Token kontrolliert, kann ihn aus jedem Konto nehmen.',
    memoHidden: 'Die Notiz enthält verborgene Zeichen, dargestellt als ⟨U+…⟩.',
  },
}
