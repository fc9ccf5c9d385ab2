import type { Translation } from '../english.js'

export const de: Translation = {
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
    continue: 'In einem Fenster fortfahren',
    show: 'Fenster anzeigen',
    tryAgain: 'Noch einmal versuchen',
    opened: 'Fahren Sie in dem Fenster fort, das sich geöffnet hat.',
    lost: 'Hier gibt es nichts zu bestätigen',
    lostText:
      'Dieses Fenster ist nicht mit der Seite verbunden, die gefragt hat. Schließen Sie es und versuchen Sie es auf jener Seite noch einmal.',
  },
  notices: {
    notKept:
      'Dieser Browser speichert Ihr Konto nicht. Es geht verloren, wenn Sie die Seite oder den Browser schließen. Bewahren Sie kein Geld darin auf.',
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
  amounts: {
    unlimited: (symbol) => `Unbegrenzt ${symbol}`,
  },
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
    spender: 'Ausgabeberechtigter',
    operator: 'Verfügungsberechtigter',
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
    call: (list, count) => `${count === 1 ? 'Aufruf' : 'Aufrufe'} ${list}`,
    transaction: (list, count) =>
      `${count === 1 ? 'Transaktion' : 'Transaktionen'} ${list}`,
    part: (list, count) => `${count === 1 ? 'Teil' : 'Teile'} ${list}`,
  },
  warnings: {
    highFee: 'Die Website hat eine weit höhere Gebühr als üblich festgelegt.',
    toToken:
      'Der Empfänger ist der Token-Vertrag selbst. Dorthin gesendete Token sind verloren.',
    unlimited: (symbol) =>
      `Der Ausgabeberechtigte kann Ihnen alle ${symbol} nehmen, jetzt und später.`,
    allowance:
      'Der Ausgabeberechtigte kann sich diesen Betrag jederzeit nehmen.',
    operator:
      'Der Verfügungsberechtigte kann sich alles nehmen, was Sie von dieser Sammlung besitzen.',
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
      'Der Ausgabeberechtigte kann Ihnen diesen Token vollständig nehmen, jetzt und später.',
    givesAway: 'Damit geben Sie das Token-Konto ab, mit allem, was darin ist.',
    burns: 'Diese Token sind endgültig verloren.',
  },
}
