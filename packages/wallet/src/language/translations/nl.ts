// Generated from packages/wallet/src/language/translations/nl.json.
// Edit that, then run `npm run messages`.

import { createPlural } from '../createPlural.js'
import type { Strings } from '../english.js'

const plural = createPlural('nl')

export const nl: Strings = {
  card: {
    title: 'Verzoek goedkeuren',
    approve: 'Goedkeuren',
    reject: 'Weigeren',
    close: 'Sluiten',
    request: 'Verzoek',
    asks: 'Vraagt om je goedkeuring',
    claims: (name) => `Noemt zichzelf ‘${name}’`,
    checking: 'Verzoek wordt gecontroleerd',
    waiting: (count) => `Nog ${count} in de wacht`,
    exactData: 'Exacte gegevens',
    scroll: 'Scrol naar het einde',
    early: 'Dat was te snel. Probeer het zo opnieuw.',
    sending: 'Versturen…',
    signing: 'Ondertekenen…',
    expired: 'Dit verzoek is verlopen',
    expiredText: 'Er is niets ondertekend. Probeer het opnieuw op de site.',
    again: 'Deze site vraagt het opnieuw',
    againText: 'Je hebt meerdere verzoeken van deze site geweigerd.',
    show: 'Verzoek tonen',
  },
  window: {
    reason:
      'Deze browser kan niet nagaan of iets deze kaart bedekt, dus keur je goed in een apart venster.',
    chosen:
      'Je keurt dit goed in een venster van de wallet, dat geen enkele site kan bedekken.',
    blocked:
      'Het venster is niet geopend. Sta pop-ups toe voor deze site en probeer het opnieuw.',
    cutOff: (header) =>
      `Als er een venster is geopend, schermt deze site het af. De ontwikkelaar moet ${header} meesturen.`,
    continue: 'Doorgaan in een venster',
    show: 'Venster tonen',
    tryAgain: 'Opnieuw proberen',
    opened: 'Ga verder in het venster dat is geopend.',
    lost: 'Hier valt niets goed te keuren',
    lostText:
      'Dit venster is niet verbonden met de pagina die het vroeg. Sluit het en probeer het opnieuw vanaf die pagina.',
  },
  keep: {
    title: 'Bewaar je account',
    lead: 'Nog één stap in deze browser',
    why: 'Deze browser wist je account van deze pagina als hij sluit. Ga verder in een venster om het te bewaren, of om het terug te halen als je hier eerder hebt ingelogd.',
    cancel: 'Annuleren',
    without: 'Doorgaan zonder bewaren',
    withoutText:
      'Ga je entry point zonder te bewaren, dan ben je je account kwijt als deze browser sluit. Bewaar er geen geld op.',
    opened: 'Rond het af in het venster dat is geopend.',
    closed: 'Het venster is gesloten. Probeer het opnieuw.',
    cutOff:
      'Het venster sloot voordat je account klaar was. Probeer het opnieuw of ga zonder verder.',
    unavailable: 'Deze browser heeft je account niet bewaard.',
    account: 'Je account',
    accountText:
      'Je account wordt in deze browser bewaard en blijft hetzelfde, telkens als je inlogt.',
    usedOn: 'Je gebruikt het op',
    continue: 'Doorgaan',
    lost: 'Hier valt niets te bewaren',
    lostText:
      'Dit venster is niet verbonden met de pagina die het heeft geopend. Sluit het en probeer het opnieuw vanaf die pagina.',
  },
  recovery: {
    title: 'Bewaar je herstelcode',
    lead: 'Met deze code krijg je je account terug',
    why: 'Op een nieuw apparaat heb je je e-mail en deze code nodig. Print hem of schrijf hem op, en laat hem aan niemand zien.',
    held: 'Je sleutel is verdeeld over dit apparaat en de server. Geen van beide opent je account alleen.',
    moved: 'Je account blijft hetzelfde. Vanaf nu kun je het terugkrijgen.',
    unreadable: 'Je eerdere account kan niet worden geopend',
    unreadableText:
      'De sleutel ervan staat in deze browser, maar kan niet worden gelezen. Heb je de sleutel eerder geëxporteerd, importeer die dan in een andere wallet. Hier kun je doorgaan met een nieuw account, dat een ander adres heeft. Van het eerdere account wordt niets verwijderd.',
    code: 'Herstelcode',
    copied: 'Gekopieerd.',
    copyFailed: 'De code kon niet worden gekopieerd. Schrijf hem op.',
    download: 'Downloaden',
    print: 'Afdrukken',
    saved: 'Ik heb hem bewaard',
    confirmTitle: 'Voer je herstelcode in',
    confirmText:
      'Voer de code in die je net hebt bewaard. Daarna gaat je account open.',
    back: 'Terug',
    restoreTitle: 'Open je account hier',
    restoreText:
      'Dit apparaat is nieuw. Voer de herstelcode in die je bij je eerste aanmelding hebt bewaard.',
    open: 'Account openen',
    noCode: 'Ik heb de code niet',
    noCodeText:
      'Zonder de code kan je account hier niet worden geopend. Gebruik een apparaat waarop je nog bent aangemeld. Heb je er geen, dan kan niemand je account terugkrijgen en is het geld erin verloren.',
    noKey: 'Ik heb de passkey niet',
    noKeyText:
      'Zonder de passkey kan je account hier niet worden geopend. Gebruik een apparaat waarop je nog bent aangemeld. Heb je er geen, dan kan niemand je account terugkrijgen en is het geld erin verloren.',
    mistyped: 'Dat is geen volledige herstelcode. Controleer elke letter.',
    tooMany: (count) =>
      `Te veel pogingen. Probeer het over ${plural(count, { one: `${count} minuut`, other: `${count} minuten` })} opnieuw.`,
    refused:
      'Het antwoord van de server hoort niet bij je account. Er is niets geopend.',
    fileTitle: 'Herstelcode van een account',
    fileWarning: 'Wie deze code en je e-mail heeft, kan je account openen.',
    passkeyTitle: 'Bescherm je account',
    passkeyLead: 'Met een passkey krijg je je account terug',
    passkeyText:
      'Op een nieuw apparaat opent je vingerafdruk, gezicht of pincode je account. Verlies je de passkey en alle apparaten waarop je bent aangemeld, dan is je account verloren.',
    passkeyCreate: 'Passkey maken',
    passkeyUse: 'Passkey gebruiken',
    passkeyOpenText:
      'Dit apparaat is nieuw. Open je account met de bijbehorende passkey.',
    useCode: 'Liever een herstelcode gebruiken',
    noPasskey:
      'Deze passkey kan geen account beschermen. Bewaar in plaats daarvan een herstelcode.',
  },
  exporting: {
    title: 'Privésleutel exporteren',
    lead: 'Neem je account mee naar een andere wallet',
    leadText:
      'Een privésleutel opent je account in elke wallet. Voer een code uit je e-mail in voordat die hier wordt getoond.',
    danger:
      'Wie deze sleutel heeft, kan alles uit je account halen. Niemand die je helpt heeft hem nodig.',
    send: 'E-mail me een code',
    mailed: 'Voer de code in die we stuurden naar',
    code: 'Code',
    again: 'Nieuwe code',
    wrongCode: 'Die code klopt niet.',
    codeExpired: 'Die code is verlopen. Stuur een nieuwe.',
    tooMany: 'Te veel pogingen. Stuur later een nieuwe code.',
    tooSoon: 'Wacht even en probeer het opnieuw.',
    noEmail:
      'Je account heeft geen e-mail. Voeg er eerst een toe in de instellingen.',
    emailTooNew:
      'Je e-mail is in de afgelopen 3 dagen toegevoegd. Daarna kun je exporteren.',
    signedOut: 'Je bent uitgelogd. Sluit dit venster en log opnieuw in.',
    failed: 'Dat lukte niet. Probeer het zo opnieuw.',
    kinds: { evm: 'Ethereum en vergelijkbare netwerken', solana: 'Solana' },
    hold: 'Houd ingedrukt om de sleutel te tonen',
    holding: 'Blijf ingedrukt houden…',
    copy: 'Kopiëren',
    copied: 'Gekopieerd. Plak hem alleen in de andere wallet.',
    copyFailed: 'Kopiëren lukte niet. Selecteer de sleutel.',
    qr: 'QR-code',
    text: 'Tekst',
    hide: 'Verbergen',
    hidden: 'De sleutel is weer verborgen.',
    left: (seconds) => `Verborgen over ${seconds} s`,
    lost: 'Niets te exporteren',
  },
  devices: {
    title: 'Apparaten en herstel',
    list: 'Apparaten',
    thisDevice: 'Dit apparaat',
    lastUsed: (date) => `Laatst gebruikt op ${date}`,
    unnamed: 'Naamloos apparaat',
    remove: 'Verwijderen',
    removeLead: 'Dit apparaat verwijderen?',
    removeText:
      'Het wordt uitgelogd en kan je account niet meer openen. Je andere apparaten blijven ingelogd.',
    removed: 'Het apparaat is verwijderd.',
    lastDevice:
      'Je account kan alleen vanaf dit apparaat worden hersteld en daarom kan het niet worden verwijderd.',
    methods: 'Herstel',
    passkey: 'Passkey',
    newCode: 'Vervangen door een nieuwe herstelcode',
    newPasskey: 'Vervangen door een nieuwe passkey',
    replaces:
      'Je eerdere herstelcode en passkey werken niet meer. Je apparaten blijven ingelogd.',
    changed: 'Je herstel is gewijzigd.',
    addPasskey: 'Passkey toevoegen',
    addCode: 'Herstelcode toevoegen',
    addText: 'Bevestig eerst met wat je nu hebt. Daarna werken beide.',
    proveLead: 'Bevestig dat jij het bent',
    proveText: 'Voer een code uit je e-mail in voordat je hier iets wijzigt.',
    lostAll: 'Als je alles kwijtraakt',
    lostAllText:
      'Zonder apparaat, herstelcode of passkey kan niemand je account openen. Het geld erin is verloren. Exporteer voor de zekerheid je sleutels en bewaar ze offline.',
    delete: 'Account verwijderen',
    deleteLead: 'Je account verwijderen?',
    deleteText:
      'Haal eerst je geld eruit. Na 7 dagen verwijdert de server zijn deel van je sleutel en kan niemand je account nog openen. Tot die tijd kun je hier van gedachten veranderen.',
    deleteHold: 'Houd ingedrukt om te verwijderen',
    deleteAt: (date) => `Je account wordt verwijderd op ${date}.`,
    keepAccount: 'Account behouden',
    kept: 'Je account blijft bestaan.',
    onlyHere: 'Je account bestaat alleen in deze browser',
    onlyHereText:
      'Als je dit apparaat kwijtraakt, ben je je account kwijt. Exporteer de privésleutel om een kopie te bewaren.',
    earlier: 'Eerder account in deze browser',
    earlierText: (place) =>
      `De sleutel ervan bestaat alleen in deze browser. Onder ‘${place}’ kun je het geld naar je account overzetten. Je kunt ook de sleutel exporteren.`,
    earlierEmpty: 'Er staat niets op in deze netwerken.',
    earlierMove: 'Naar je account overzetten',
    earlierMoved: 'Alles is naar je account overgezet.',
    earlierRest:
      'Wat nog in de lijst staat, kon niet worden overgezet. Misschien is het te weinig voor de netwerkkosten.',
    lost: 'Hier valt niets te beheren',
  },
  handOver: {
    open: 'Openen vanuit deze browser',
    text: 'Heb je dit account in deze browser al op een andere site gebruikt? Open het dan zonder code.',
    none: 'Deze browser heeft geen kopie van je account.',
    otherwise: 'Gebruik je code of passkey.',
    lead: 'Open je account op deze site',
    hold: 'Houd ingedrukt om te openen',
  },
  phrase: {
    title: 'Herstelzin',
    hold: 'Houd ingedrukt om de woorden te tonen',
    text: 'Deze woorden openen al je accounts in een andere wallet.',
  },
  callsStatus: {
    title: 'Status van het verzoek',
    pending: 'In behandeling',
    pendingText: 'Wacht op bevestiging door het netwerk.',
    confirmed: 'Bevestigd',
    failed: 'Mislukt',
    failedText: 'Er is niets veranderd.',
    revertedText:
      'Er is niets veranderd, maar de netwerkkosten zijn wel betaald.',
    partly: 'Deels gelukt',
    partlyText:
      'Sommige aanroepen zijn gelukt. De andere zijn mislukt of niet verzonden.',
    unsent: 'Niet verzonden',
  },
  notices: {
    notKept:
      'Deze browser bewaart je account niet. Je raakt het kwijt als je de pagina of de browser sluit. Bewaar er geen geld op.',
  },
  permissions: {
    grant: 'App-toestemming geven',
    revoke: 'App-toestemming intrekken',
    hourly: (amount) => `Maximaal ${amount} per uur`,
    daily: (amount) => `Maximaal ${amount} per dag`,
    weekly: (amount) => `Maximaal ${amount} per week`,
    every: ({ amount, period }) => `Maximaal ${amount} per ${period}`,
    until: ({ date, app }) => `Tot ${date}, aan ${app}`,
    perCall: (amount) => `maximaal ${amount} per aanroep`,
    starts: 'Begint',
    key: 'Sessiesleutel',
    spends:
      'Binnen deze limiet kan de app uitgeven zonder het opnieuw te vragen, en iedereen betalen.',
    calls:
      'De app kan deze functies op elk moment en met elke waarde aanroepen, zonder het opnieuw te vragen.',
    takes: 'Deze functies kunnen tokens uit je account halen.',
    unknown:
      'Deze wallet heeft deze toestemming hier niet gegeven en kan die dus niet op het netwerk beëindigen. Ze kan geldig blijven tot ze verloopt.',
  },
  delegate: {
    reset: 'Smart account uitzetten',
    resetText:
      'Je account wordt op dit netwerk een standaardaccount. Het adres en alles erin blijven hetzelfde.',
    replace: 'Code van het account vervangen',
    replaceText:
      'Op dit netwerk gebruikt dit account code van een andere wallet. Keur goed om die te vervangen door het smart account van deze wallet. Het adres en alles erin blijven hetzelfde.',
    orSequence:
      'Wijs af om de code te houden. De aanroepen worden dan na elkaar verstuurd.',
    orNothing:
      'Wijs af om de code te houden. De aanroepen worden dan niet verstuurd.',
    removed: 'Code die verdwijnt',
    ended: 'App-rechten die eindigen',
    otherWallet:
      'Wat je met de andere wallet hebt ingesteld, werkt daarna misschien niet meer.',
  },
  actions: {
    send: 'Versturen',
    moveTokens: 'Tokens verplaatsen',
    allow: 'Uitgeven toestaan',
    allowMore: 'Toestemming verhogen',
    revoke: 'Toestemming intrekken',
    allowAll: 'De hele collectie toestaan',
    swap: 'Swappen',
    callContract: 'Een contract aanroepen',
    createContract: 'Een contract maken',
    signMessage: 'Een bericht ondertekenen',
    signIn: 'Inloggen',
    signData: 'Gegevens ondertekenen',
    signStructured: 'Gestructureerde gegevens ondertekenen',
    calls: (count) =>
      `${plural(count, { one: `${count} aanroep`, other: `${count} aanroepen` })} goedkeuren`,
    transactions: (count) =>
      `${plural(count, { one: `${count} transactie`, other: `${count} transacties` })} ondertekenen`,
    several: (count) =>
      `${plural(count, { one: `${count} actie`, other: `${count} acties` })} goedkeuren`,
  },
  amounts: { unlimited: (symbol) => `Onbeperkt ${symbol}` },
  labels: {
    to: 'Naar',
    from: 'Van',
    account: 'Account',
    network: 'Netwerk',
    token: 'Token',
    fee: 'Kosten',
    feeAtMost: 'Kosten, maximaal',
    total: 'Totaal',
    totalAtMost: 'Totaal, maximaal',
    spender: 'Mag uitgeven',
    operator: 'Mag beheren',
    collection: 'Collectie',
    contract: 'Contract',
    newContract: 'Een nieuw contract',
    function: 'Functie',
    data: 'Gegevens',
    bytes: (count) =>
      `${plural(count, { one: `${count} byte`, other: `${count} bytes` })} aan gegevens`,
    alsoSends: 'Verstuurt ook',
    receiver: 'Ontvanger',
    receiveAtLeast: 'Je ontvangt minstens',
    asksAtLeast: 'Vraagt minstens',
    exchange: 'Exchange',
    pay: 'Je betaalt',
    receive: 'Je ontvangt',
    via: 'Via',
    wrappedAs: 'Verpakt als',
    validUntil: 'Geldig tot',
    noEnd: 'Geen einde',
    domain: 'Domein',
    memo: 'Notitie',
    calls: 'Aanroepen',
    together: 'Alles lukt, of niets',
    upgrade: 'Upgrade',
    sameAddress: 'Smart account, zelfde adres',
    call: (list, count) =>
      plural(count, { one: `Aanroep ${list}`, other: `Aanroepen ${list}` }),
    transaction: (list, count) =>
      plural(count, {
        one: `Transactie ${list}`,
        other: `Transacties ${list}`,
      }),
    part: (list, count) =>
      plural(count, { one: `Deel ${list}`, other: `Delen ${list}` }),
  },
  fees: {
    network: 'Netwerkkosten',
    paidBy: (name) => `Betaald door “${name}”`,
    atMost: (amount) => `hoogstens ${amount}`,
    paidTo: (name) => `betaald aan “${name}”`,
    token: 'Token voor de kosten',
  },
  automatic: {
    lead: 'Dit account is in bewaring',
    text: 'De beheerder van deze dienst heeft de sleutel. Log op elk apparaat in met je e-mail en je account is er: zonder code en zonder passkey.',
    risk: 'De beheerder kan je account gebruiken, en iedereen die in je mailbox komt ook. Bewaar hier alleen kleine bedragen.',
    method: 'In bewaring: de beheerder heeft de sleutel',
  },
  warnings: {
    highFee: 'De site heeft veel hogere kosten ingesteld dan gebruikelijk.',
    toToken:
      'De ontvanger is het tokencontract zelf. Tokens die je ernaartoe stuurt, ben je kwijt.',
    unlimited: (symbol) =>
      `Wie mag uitgeven, kan al je ${symbol} nemen, nu en later.`,
    allowance: 'Wie mag uitgeven, kan dit bedrag op elk moment nemen.',
    operator:
      'Wie mag beheren, kan alles nemen wat je van deze collectie hebt.',
    alsoSends: (amount) => `Er gaat ook ${amount} naar het contract.`,
    unknownCall: 'De wallet kan niet zien wat deze aanroep doet.',
    unknownContract: 'De wallet kan niet zien wat het nieuwe contract doet.',
    notText:
      'Dit is geen leesbare tekst. Onderteken alleen als je weet wat het is.',
    hiddenCharacters:
      'Het bericht bevat verborgen tekens, weergegeven als ⟨U+…⟩.',
    noNetwork:
      'Er wordt geen netwerk genoemd, dus de handtekening kan ook op andere netwerken geldig zijn.',
    movesTokens:
      'Wie deze handtekening heeft, kan je tokens misschien verplaatsen.',
    separateCalls:
      'De aanroepen worden na elkaar verstuurd. Als er een mislukt, worden de eerdere niet teruggedraaid.',
    untried: 'Het kan niet vooraf worden getest.',
    unknownExchange:
      'Dit contract is geen bekende exchange. Het kan iets anders doen.',
    otherReceiver:
      'Wat je koopt, gaat naar een ander account, niet naar het jouwe.',
    noMinimum:
      'Er is geen minimum gegarandeerd: je krijgt misschien bijna niets.',
    swapExpired: 'Het is verlopen: het mislukt en kost toch de kosten.',
    longDeadline:
      'Het blijft langer dan 20 minuten geldig en kan dus later gebeuren, tegen een slechtere prijs.',
    neverExpires:
      'Het verloopt niet: het kan op elk later moment worden verstuurd.',
    unreadablePart: (program) =>
      `De wallet kan dit deel niet lezen. Het kan alles verplaatsen wat je hebt. Programma: ${program}`,
    rent: 'Je betaalt voor een nieuw tokenaccount. De eigenaar kan die SOL eruit halen.',
    handsOver:
      'Hiermee geef je je hele account weg. Je zou alle SOL erop verliezen.',
    unlimitedToken:
      'Wie mag uitgeven, kan al je tokens van deze soort nemen, nu en later.',
    givesAway: 'Hiermee geef je het tokenaccount weg, met alles erop.',
    burns: 'Deze tokens ben je voorgoed kwijt.',
  },
  solana: {
    payFee: 'Netwerkkosten betalen',
    createTokenAccount: 'Een tokenaccount maken',
    callProgram: 'Een programma aanroepen',
    moveSol: 'SOL verplaatsen',
    createAccount: 'Een account maken',
    assign: 'Een account aan een programma toewijzen',
    allocate: 'Ruimte maken in een account',
    closeTokenAccount: 'Een tokenaccount sluiten',
    changeControl: 'Beheer van een tokenaccount wijzigen',
    burn: 'Tokens verbranden',
    wrap: 'SOL verpakken',
    memo: 'Een openbare notitie toevoegen',
    useNonce: 'Een duurzame nonce gebruiken',
    withdrawNonce: 'Opnemen van een nonce-account',
    setUpNonce: 'Een nonce-account instellen',
    changeNonce: 'Beheer van een nonce-account wijzigen',
    baseUnits: (amount) =>
      plural(amount, {
        one: `${amount} basiseenheid`,
        other: `${amount} basiseenheden`,
      }),
    unlimited: 'Onbeperkt tokens',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Account voor',
    newTokenAccount: 'Nieuw tokenaccount',
    newTokenAccounts: 'Nieuwe tokenaccounts',
    none: 'Geen',
    existsAlready: 'het bestaat al',
    paidBy: 'Betaald entry point',
    tokenAccount: 'Tokenaccount',
    wrappedNow: 'Verpakte SOL erop, nu',
    solTo: 'SOL erop naar',
    newAuthority: 'Nieuwe beheerder',
    fromTokenAccount: 'Van tokenaccount',
    toTokenAccount: 'Naar tokenaccount',
    toYourself: 'Naar jezelf',
    ownerNow: 'Huidige eigenaar',
    callsItself: 'Noemt zichzelf',
    unnamed:
      'Het netwerk en de lijst van deze wallet hebben geen naam voor dit token. Controleer het adres.',
    newAccount: 'Nieuw account',
    forProgram: 'Voor programma',
    toProgram: 'Naar programma',
    program: 'Programma',
    size: 'Grootte',
    bytes: (count) =>
      plural(count, { one: `${count} byte`, other: `${count} bytes` }),
    accounts: (count) => `accounts: ${count}`,
    of: 'Van',
    nonceAccount: 'Nonce-account',
    itsAuthority: 'Beheerder ervan',
    authority: 'Beheerder',
    fees: 'Kosten',
    feesAtMost: 'Kosten, maximaal',
    feePaidBy: 'Kosten betaald entry point',
    lookupTable:
      'Een deel van de accounts komt uit een opzoektabel op het netwerk.',
    accountExists: 'Het tokenaccount bestaat al, dus dit mislukt.',
    revoked: 'Hierna kan niemand anders nog van dit tokenaccount uitgeven.',
    closedToUser:
      'Het tokenaccount wordt gesloten. De SOL erop komt naar je terug.',
    closedToOther:
      'Het tokenaccount wordt gesloten. De SOL erop gaat naar iemand anders.',
    closeAuthority:
      'Dit verandert wie het tokenaccount kan sluiten en de SOL kan nemen.',
    tokenAuthority: 'Dit verandert wie dit token beheert.',
    programReceiver:
      'De ontvanger is een programma. Wat je ernaartoe stuurt, ben je kwijt.',
    tokenReceiver: 'De ontvanger is een tokenaccount, geen wallet.',
    fromUser: 'Het bedrag gaat van jouw account naar het nieuwe.',
    programControls: 'Daarna beheert het programma dit account.',
    allocated: 'Met gegevens erin kan je account geen SOL meer versturen.',
    nonceControl: 'Wie een nonce-account beheert, kan de SOL erop nemen.',
    missingReceiver:
      'Het ontvangende tokenaccount bestaat niet. Niemand weet van wie het wordt.',
    unusualReceiver:
      'Dit is niet het gebruikelijke tokenaccount van de eigenaar. Bij het versturen kan het al van iemand anders zijn.',
    unreadableSource:
      'De wallet kan het tokenaccount waar het vandaan komt niet lezen.',
    unreadableToken:
      'De wallet kan het token niet lezen. Het bedrag staat in de kleinste eenheid.',
    nameTaken: (claim) =>
      `Het token noemt zichzelf ${claim}, maar is een ander token.`,
    otherDecimals:
      'Het is gemaakt voor een ander aantal decimalen dan het token heeft en mislukt.',
    transferFee:
      'Het token kan van elke overdracht een deel als kosten houden.',
    transferHook:
      'Het token kan bij elke overdracht een eigen programma uitvoeren.',
    permanentDelegate: 'Wie het token beheert, kan het van elk account nemen.',
    memoHidden: 'De notitie bevat verborgen tekens, weergegeven als ⟨U+…⟩.',
  },
}
