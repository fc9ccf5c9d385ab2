// Generated from packages/wallet/src/language/translations/fr.json.
// Edit that, then run `npm run messages`.

import { createPlural } from '../createPlural.js'
import type { Strings } from '../english.js'

const plural = createPlural('fr')

export const fr: Strings = {
  card: {
    title: 'Approuver la demande',
    approve: 'Approuver',
    reject: 'Refuser',
    close: 'Fermer',
    request: 'Demande',
    asks: 'Demande votre approbation',
    claims: (name) => `Se présente comme « ${name} »`,
    checking: 'Vérification de la demande',
    waiting: (count) => `${count} de plus en attente`,
    exactData: 'Données exactes',
    scroll: 'Défiler jusqu’à la fin',
    early: 'C’était trop tôt. Réessayez dans un instant.',
    sending: 'Envoi…',
    signing: 'Signature…',
    expired: 'Cette demande a expiré',
    expiredText: 'Rien n’a été signé. Réessayez sur le site.',
    again: 'Ce site redemande',
    againText: 'Vous avez refusé plusieurs de ses demandes.',
    show: 'Afficher la demande',
  },
  window: {
    reason:
      'Ce navigateur ne peut pas vérifier que rien ne couvre cette carte. Vous approuvez donc dans une fenêtre séparée.',
    chosen:
      'Vous approuvez ceci dans une fenêtre du wallet, qu’aucun site ne peut couvrir.',
    blocked:
      'La fenêtre ne s’est pas ouverte. Autorisez les pop-ups pour ce site, puis réessayez.',
    cutOff: (header) =>
      `Si une fenêtre s’est ouverte, ce site l’a isolée. Son développeur doit envoyer ${header}.`,
    continue: 'Continuer dans une fenêtre',
    show: 'Afficher la fenêtre',
    tryAgain: 'Réessayer',
    opened: 'Continuez dans la fenêtre qui s’est ouverte.',
    lost: 'Rien à approuver ici',
    lostText:
      'Cette fenêtre n’est pas reliée à la page qui a fait la demande. Fermez-la et réessayez depuis cette page.',
  },
  keep: {
    title: 'Enregistrer votre compte',
    lead: 'Encore une étape dans ce navigateur',
    why: 'Ce navigateur efface votre compte de cette page à sa fermeture. Continuez dans une fenêtre pour l’enregistrer, ou pour le retrouver si vous vous êtes déjà connecté ici.',
    cancel: 'Annuler',
    without: 'Continuer sans enregistrer',
    withoutText:
      'Si vous continuez sans enregistrer, votre compte sera perdu à la fermeture du navigateur. N’y gardez pas d’argent.',
    opened: 'Terminez dans la fenêtre qui s’est ouverte.',
    closed: 'La fenêtre a été fermée. Réessayez.',
    cutOff:
      'La fenêtre s’est fermée avant que votre compte soit prêt. Réessayez, ou continuez sans lui.',
    unavailable: 'Ce navigateur n’a pas enregistré votre compte.',
    account: 'Votre compte',
    accountText:
      'Votre compte est enregistré dans ce navigateur et reste le même à chaque connexion.',
    usedOn: 'Vous l’utiliserez sur',
    continue: 'Continuer',
    lost: 'Rien à enregistrer ici',
    lostText:
      'Cette fenêtre n’est pas reliée à la page qui l’a ouverte. Fermez-la et réessayez depuis cette page.',
  },
  recovery: {
    title: 'Conservez votre code de récupération',
    lead: 'Ce code vous rend votre compte',
    why: 'Sur un nouvel appareil, il vous faut votre e-mail et ce code. Imprimez-le ou notez-le, et ne le montrez à personne.',
    held: 'Votre clé est partagée entre cet appareil et le serveur. Aucun des deux n’ouvre votre compte seul.',
    moved: 'Votre compte reste le même. Vous pouvez désormais le récupérer.',
    unreadable: 'Votre ancien compte ne peut pas être ouvert',
    unreadableText:
      'Sa clé se trouve dans ce navigateur, mais elle est illisible. Si vous l’avez déjà exportée, importez-la dans un autre portefeuille. Ici, vous pouvez continuer avec un nouveau compte, qui a une autre adresse. Rien de l’ancien compte n’est supprimé.',
    code: 'Code de récupération',
    copied: 'Copié.',
    copyFailed: 'Le code n’a pas pu être copié. Notez-le.',
    download: 'Télécharger',
    print: 'Imprimer',
    saved: 'Je l’ai conservé',
    confirmTitle: 'Saisissez votre code de récupération',
    confirmText:
      'Saisissez le code que vous venez de conserver. Votre compte s’ouvre ensuite.',
    back: 'Retour',
    restoreTitle: 'Ouvrez votre compte ici',
    restoreText:
      'Cet appareil est nouveau. Saisissez le code de récupération conservé lors de votre première connexion.',
    open: 'Ouvrir le compte',
    noCode: 'Je n’ai pas le code',
    noCodeText:
      'Sans le code, votre compte ne peut pas être ouvert ici. Utilisez un appareil où vous êtes encore connecté. Si vous n’en avez aucun, personne ne peut récupérer votre compte, et l’argent qu’il contient est perdu.',
    noKey: 'Je n’ai pas la clé d’accès',
    noKeyText:
      'Sans la clé d’accès, votre compte ne peut pas être ouvert ici. Utilisez un appareil où vous êtes encore connecté. Si vous n’en avez aucun, personne ne peut récupérer votre compte, et l’argent qu’il contient est perdu.',
    mistyped:
      'Ce n’est pas un code de récupération complet. Vérifiez chaque lettre.',
    tooMany: (count) =>
      `Trop de tentatives. Réessayez dans ${plural(count, { one: `${count} minute`, other: `${count} minutes` })}.`,
    refused:
      'La réponse du serveur ne correspond pas à votre compte. Rien n’a été ouvert.',
    fileTitle: 'Code de récupération d’un compte',
    fileWarning:
      'Toute personne qui a ce code et votre e-mail peut ouvrir votre compte.',
    passkeyTitle: 'Protégez votre compte',
    passkeyLead: 'Une clé d’accès vous rend votre compte',
    passkeyText:
      'Sur un nouvel appareil, votre empreinte, votre visage ou votre code PIN ouvre votre compte. Si vous perdez la clé d’accès et tous les appareils où vous êtes connecté, votre compte est perdu.',
    passkeyCreate: 'Créer une clé d’accès',
    passkeyUse: 'Utiliser la clé d’accès',
    passkeyOpenText:
      'Cet appareil est nouveau. Ouvrez votre compte avec sa clé d’accès.',
    useCode: 'Utiliser plutôt un code de récupération',
    noPasskey:
      'Cette clé d’accès ne peut pas protéger un compte. Conservez plutôt un code de récupération.',
  },
  exporting: {
    title: 'Exporter la clé privée',
    lead: 'Emportez votre compte dans un autre portefeuille',
    leadText:
      'Une clé privée ouvre votre compte dans n’importe quel portefeuille. Avant de l’afficher ici, saisissez un code reçu par e-mail.',
    danger:
      'Toute personne qui a cette clé peut prendre tout ce que contient votre compte. Aucune personne qui vous aide n’en a besoin.',
    send: 'M’envoyer un code',
    mailed: 'Saisissez le code envoyé à',
    code: 'Code',
    again: 'Nouveau code',
    wrongCode: 'Ce code n’est pas le bon.',
    codeExpired: 'Ce code a expiré. Envoyez-en un nouveau.',
    tooMany: 'Trop de tentatives. Envoyez un nouveau code plus tard.',
    tooSoon: 'Patientez un instant, puis réessayez.',
    noEmail:
      'Votre compte n’a pas d’e-mail. Ajoutez-en un d’abord dans les réglages.',
    emailTooNew:
      'Votre e-mail a été ajouté au cours des 3 derniers jours. L’export sera possible ensuite.',
    signedOut:
      'Vous êtes déconnecté. Fermez cette fenêtre et reconnectez-vous.',
    failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
    kinds: { evm: 'Ethereum et réseaux similaires', solana: 'Solana' },
    hold: 'Maintenir pour afficher la clé',
    holding: 'Continuez à maintenir…',
    copy: 'Copier',
    copied: 'Copiée. Collez-la uniquement dans l’autre portefeuille.',
    copyFailed: 'La copie a échoué. Sélectionnez plutôt la clé.',
    qr: 'Code QR',
    text: 'Texte',
    hide: 'Masquer',
    hidden: 'La clé est de nouveau masquée.',
    left: (seconds) => `Masquée dans ${seconds} s`,
    lost: 'Rien à exporter ici',
  },
  devices: {
    title: 'Appareils et récupération',
    list: 'Appareils',
    thisDevice: 'Cet appareil',
    lastUsed: (date) => `Dernière utilisation : ${date}`,
    unnamed: 'Appareil sans nom',
    remove: 'Retirer',
    removeLead: 'Retirer cet appareil ?',
    removeText:
      'Il est déconnecté et ne peut plus ouvrir votre compte. Vos autres appareils restent connectés.',
    removed: 'L’appareil a été retiré.',
    lastDevice:
      'Votre compte ne peut être récupéré que depuis cet appareil ; il ne peut donc pas être retiré.',
    methods: 'Récupération',
    passkey: 'Clé d’accès',
    newCode: 'Remplacer par un nouveau code de récupération',
    newPasskey: 'Remplacer par une nouvelle clé d’accès',
    replaces:
      'Votre code de récupération et votre clé d’accès actuels ne fonctionneront plus. Vos appareils restent connectés.',
    changed: 'Votre récupération a été modifiée.',
    addPasskey: 'Ajouter une clé d’accès',
    addCode: 'Ajouter un code de récupération',
    addText:
      'Confirmez d’abord avec ce que vous avez. Les deux fonctionneront ensuite.',
    proveLead: 'Confirmez que c’est bien vous',
    proveText:
      'Avant toute modification ici, saisissez un code reçu par e-mail.',
    lostAll: 'Si vous perdez tout',
    lostAllText:
      'Sans appareil, code de récupération ni clé d’accès, personne ne peut ouvrir votre compte. L’argent qu’il contient est perdu. Par sécurité, exportez vos clés et gardez-les hors ligne.',
    delete: 'Supprimer le compte',
    deleteLead: 'Supprimer votre compte ?',
    deleteText:
      'Retirez d’abord votre argent. Après 7 jours, le serveur supprime sa part de votre clé et personne ne peut plus ouvrir votre compte. D’ici là, vous pouvez changer d’avis ici.',
    deleteHold: 'Maintenir pour supprimer',
    deleteAt: (date) => `Votre compte sera supprimé le ${date}.`,
    keepAccount: 'Garder le compte',
    kept: 'Votre compte est conservé.',
    onlyHere: 'Votre compte n’existe que dans ce navigateur',
    onlyHereText:
      'Si vous perdez cet appareil, votre compte est perdu. Exportez sa clé privée pour en garder une copie.',
    earlier: 'Ancien compte dans ce navigateur',
    earlierText: (place) =>
      `Sa clé n’existe que dans ce navigateur. Sous « ${place} », vous pouvez transférer son argent vers votre compte. Vous pouvez aussi exporter sa clé.`,
    earlierEmpty: 'Il ne contient rien sur ces réseaux.',
    earlierMove: 'Transférer vers votre compte',
    earlierMoved: 'Tout a été transféré vers votre compte.',
    earlierRest:
      'Ce qui reste affiché n’a pas pu être transféré. Le montant ne suffit peut-être pas à payer les frais de réseau.',
    lost: 'Rien à gérer ici',
  },
  handOver: {
    open: 'Ouvrir depuis ce navigateur',
    text: 'Avez-vous déjà utilisé ce compte sur un autre site dans ce navigateur ? Ouvrez-le alors sans code.',
    none: 'Ce navigateur n’a pas de copie de votre compte.',
    otherwise: 'Utilisez votre code ou votre clé d’accès.',
    lead: 'Ouvrez votre compte sur ce site',
    hold: 'Maintenir pour ouvrir',
  },
  phrase: {
    title: 'Phrase de récupération',
    hold: 'Maintenir pour afficher les mots',
    text: 'Ces mots ouvrent tous vos comptes dans un autre portefeuille.',
  },
  callsStatus: {
    title: 'État de la demande',
    pending: 'En attente',
    pendingText: 'En attente de confirmation par le réseau.',
    confirmed: 'Confirmé',
    failed: 'Échec',
    failedText: 'Rien n’a changé.',
    revertedText: 'Rien n’a changé, mais les frais de réseau ont été prélevés.',
    partly: 'Fait en partie',
    partlyText:
      'Certains appels ont réussi. Les autres ont échoué ou n’ont pas été envoyés.',
    unsent: 'Non envoyé',
  },
  notices: {
    notKept:
      'Ce navigateur n’enregistre pas votre compte. Vous le perdrez en fermant la page ou le navigateur. N’y gardez pas d’argent.',
  },
  permissions: {
    grant: 'Accorder une autorisation à l’app',
    revoke: 'Révoquer l’autorisation de l’app',
    hourly: (amount) => `Jusqu’à ${amount} par heure`,
    daily: (amount) => `Jusqu’à ${amount} par jour`,
    weekly: (amount) => `Jusqu’à ${amount} par semaine`,
    every: ({ amount, period }) => `Jusqu’à ${amount} tous les ${period}`,
    until: ({ date, app }) => `Jusqu’au ${date}, pour ${app}`,
    perCall: (amount) => `jusqu’à ${amount} par appel`,
    starts: 'Commence',
    key: 'Clé de session',
    spends:
      'Dans cette limite, l’app peut dépenser sans vous redemander et payer n’importe qui.',
    calls:
      'L’app peut appeler ces fonctions à tout moment et avec n’importe quelles valeurs, sans vous redemander.',
    takes: 'Ces fonctions peuvent sortir des jetons de votre compte.',
    unknown:
      'Ce portefeuille n’a pas accordé cette autorisation ici et ne peut donc pas y mettre fin sur le réseau. Elle peut rester valable jusqu’à son expiration.',
  },
  delegate: {
    reset: 'Désactiver le compte intelligent',
    resetText:
      'Votre compte redevient un compte standard sur ce réseau. Son adresse et tout ce qu’il contient ne changent pas.',
    replace: 'Remplacer le code du compte',
    replaceText:
      'Sur ce réseau, ce compte utilise le code d’un autre portefeuille. Approuvez pour le remplacer par le compte intelligent de ce portefeuille. L’adresse et tout ce que le compte contient ne changent pas.',
    orSequence:
      'Refusez pour le garder. Les appels sont alors envoyés l’un après l’autre.',
    orNothing: 'Refusez pour le garder. Les appels ne sont alors pas envoyés.',
    removed: 'Code retiré',
    ended: 'Autorisations d’apps qui prennent fin',
    otherWallet:
      'Ce que vous avez configuré avec l’autre portefeuille peut cesser de fonctionner.',
  },
  actions: {
    send: 'Envoyer',
    moveTokens: 'Déplacer des tokens',
    allow: 'Autoriser une dépense',
    allowMore: 'Augmenter l’autorisation',
    revoke: 'Révoquer l’autorisation',
    allowAll: 'Autoriser toute la collection',
    swap: 'Échanger',
    callContract: 'Appeler un contrat',
    createContract: 'Créer un contrat',
    signMessage: 'Signer un message',
    signIn: 'Se connecter',
    signData: 'Signer des données',
    signStructured: 'Signer des données structurées',
    calls: (count) =>
      `Approuver ${plural(count, { one: `${count} appel`, other: `${count} appels` })}`,
    transactions: (count) =>
      `Signer ${plural(count, { one: `${count} transaction`, other: `${count} transactions` })}`,
    several: (count) =>
      `Approuver ${plural(count, { one: `${count} action`, other: `${count} actions` })}`,
  },
  amounts: { unlimited: (symbol) => `${symbol} sans limite` },
  labels: {
    to: 'À',
    from: 'De',
    account: 'Compte',
    network: 'Réseau',
    token: 'Token',
    fee: 'Frais',
    feeAtMost: 'Frais, au maximum',
    total: 'Total',
    totalAtMost: 'Total, au maximum',
    spender: 'Bénéficiaire',
    operator: 'Bénéficiaire',
    collection: 'Collection',
    contract: 'Contrat',
    newContract: 'Un nouveau contrat',
    function: 'Fonction',
    data: 'Données',
    bytes: (count) =>
      `${plural(count, { one: `${count} octet`, other: `${count} octets` })} de données`,
    alsoSends: 'Envoie aussi',
    receiver: 'Destinataire',
    receiveAtLeast: 'Vous recevez au moins',
    asksAtLeast: 'Demande au moins',
    exchange: 'Plateforme d’échange',
    pay: 'Vous payez',
    receive: 'Vous recevez',
    via: 'Via',
    wrappedAs: 'Converti en',
    validUntil: 'Valable jusqu’au',
    noEnd: 'Sans fin',
    domain: 'Domaine',
    memo: 'Note',
    calls: 'Appels',
    together: 'Tous réussissent, ou aucun',
    upgrade: 'Mise à niveau',
    sameAddress: 'Compte intelligent, même adresse',
    call: (list, count) =>
      plural(count, { one: `Appel ${list}`, other: `Appels ${list}` }),
    transaction: (list, count) =>
      plural(count, {
        one: `Transaction ${list}`,
        other: `Transactions ${list}`,
      }),
    part: (list, count) =>
      plural(count, { one: `Partie ${list}`, other: `Parties ${list}` }),
  },
  fees: {
    network: 'Frais de réseau',
    paidBy: (name) => `Payés par « ${name} »`,
    atMost: (amount) => `au plus ${amount}`,
    paidTo: (name) => `versés à « ${name} »`,
    token: 'Token des frais',
  },
  automatic: {
    lead: 'Ce compte est en garde',
    text: "L'exploitant de ce service détient sa clé. Connectez-vous avec votre e-mail sur n'importe quel appareil et votre compte est là : sans code ni clé d'accès.",
    risk: "L'exploitant peut utiliser votre compte, tout comme quiconque accède à votre messagerie. N'y gardez que de petites sommes.",
    method: "En garde : l'exploitant détient la clé",
  },
  warnings: {
    highFee: 'Le site a fixé des frais bien plus élevés que d’habitude.',
    toToken:
      'Le destinataire est le contrat du token lui-même. Les tokens qui y sont envoyés sont perdus.',
    unlimited: (symbol) =>
      `Le bénéficiaire peut prendre tous vos ${symbol}, maintenant et plus tard.`,
    allowance: 'Le bénéficiaire peut prendre ce montant à tout moment.',
    operator:
      'Le bénéficiaire peut prendre tout ce que vous possédez de cette collection.',
    alsoSends: (amount) => `Envoie aussi ${amount} au contrat.`,
    unknownCall: 'Le wallet ne peut pas dire ce que fait cet appel.',
    unknownContract:
      'Le wallet ne peut pas dire ce que fait le nouveau contrat.',
    notText:
      'Ce n’est pas un texte lisible. Ne signez que si vous savez ce que c’est.',
    hiddenCharacters:
      'Le message contient des caractères cachés, affichés sous la forme ⟨U+…⟩.',
    noNetwork:
      'Aucun réseau n’est nommé : la signature peut aussi être valable sur d’autres réseaux.',
    movesTokens:
      'Quiconque détient cette signature pourrait déplacer vos tokens.',
    separateCalls:
      'Les appels sont envoyés l’un après l’autre. Si l’un échoue, les précédents ne sont pas annulés.',
    untried: 'Impossible de le tester à l’avance.',
    unknownExchange:
      'Ce contrat n’est pas une plateforme d’échange connue. Il peut faire autre chose.',
    otherReceiver:
      'Ce que vous achetez va sur un autre compte, pas sur le vôtre.',
    noMinimum:
      'Aucun minimum n’est garanti : vous pourriez ne presque rien recevoir.',
    swapExpired:
      'Le délai est dépassé : l’opération échouera et coûtera quand même les frais.',
    longDeadline:
      'L’échange reste valable plus de 20 minutes et peut donc avoir lieu plus tard, à un moins bon prix.',
    neverExpires:
      'La transaction n’expire pas : elle peut être envoyée à tout moment par la suite.',
    unreadablePart: (program) =>
      `Le wallet ne peut pas lire cette partie. Elle peut déplacer tout ce que vous possédez. Programme : ${program}`,
    rent: 'Vous payez un nouveau compte de token. Son titulaire peut en retirer ces SOL.',
    handsOver:
      'Vous cédez tout votre compte. Vous perdriez tous les SOL qu’il contient.',
    unlimitedToken:
      'Le bénéficiaire peut prendre tout ce token, maintenant et plus tard.',
    givesAway: 'Vous cédez le compte de token, avec tout ce qu’il contient.',
    burns: 'Ces tokens sont perdus pour toujours.',
  },
  solana: {
    payFee: 'Payer des frais de réseau',
    createTokenAccount: 'Créer un compte de token',
    callProgram: 'Appeler un programme',
    moveSol: 'Déplacer des SOL',
    createAccount: 'Créer un compte',
    assign: 'Affecter un compte à un programme',
    allocate: 'Faire de la place dans un compte',
    closeTokenAccount: 'Fermer un compte de token',
    changeControl: 'Changer le contrôle d’un compte de token',
    burn: 'Brûler des tokens',
    wrap: 'Convertir des SOL',
    memo: 'Ajouter une note publique',
    useNonce: 'Utiliser un nonce durable',
    withdrawNonce: 'Retirer d’un compte nonce',
    setUpNonce: 'Configurer un compte nonce',
    changeNonce: 'Changer le contrôle d’un compte nonce',
    baseUnits: (amount) =>
      `${plural(amount, { one: `${amount} unité`, other: `${amount} unités` })} de base`,
    unlimited: 'Tokens sans limite',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Compte pour',
    newTokenAccount: 'Nouveau compte de token',
    newTokenAccounts: 'Nouveaux comptes de token',
    none: 'Aucun',
    existsAlready: 'il existe déjà',
    paidBy: 'Payé par',
    tokenAccount: 'Compte de token',
    wrappedNow: 'SOL convertis qu’il contient',
    solTo: 'Ses SOL vont à',
    newAuthority: 'Nouveau contrôle',
    fromTokenAccount: 'Du compte de token',
    toTokenAccount: 'Vers le compte de token',
    toYourself: 'À vous-même',
    ownerNow: 'Titulaire actuel',
    callsItself: 'Se présente comme',
    unnamed:
      "Ni le réseau ni la liste de ce portefeuille n'ont de nom pour ce jeton. Vérifiez son adresse.",
    newAccount: 'Nouveau compte',
    forProgram: 'Pour le programme',
    toProgram: 'Au programme',
    program: 'Programme',
    size: 'Taille',
    bytes: (count) =>
      plural(count, { one: `${count} octet`, other: `${count} octets` }),
    accounts: (count) => `comptes : ${count}`,
    of: 'De',
    nonceAccount: 'Compte nonce',
    itsAuthority: 'Qui le contrôle',
    authority: 'Contrôle',
    fees: 'Frais',
    feesAtMost: 'Frais, au maximum',
    feePaidBy: 'Frais payés par',
    lookupTable:
      'Certains de ses comptes viennent d’une table de correspondance du réseau.',
    accountExists: 'Le compte de token existe déjà, l’opération échouera donc.',
    revoked:
      'Après cela, personne d’autre ne pourra dépenser depuis ce compte de token.',
    closedToUser: 'Le compte de token est fermé. Ses SOL vous reviennent.',
    closedToOther:
      'Le compte de token est fermé. Ses SOL vont à quelqu’un d’autre.',
    closeAuthority:
      'Cela change qui peut fermer le compte de token et prendre ses SOL.',
    tokenAuthority: 'Cela change qui contrôle ce token.',
    programReceiver:
      'Le destinataire est un programme. Ce qui y est envoyé est perdu.',
    tokenReceiver: 'Le destinataire est un compte de token, pas un wallet.',
    fromUser: 'Le montant quitte votre compte et va sur le nouveau.',
    programControls: 'Le programme contrôle ensuite ce compte.',
    allocated:
      'Avec des données dedans, votre compte ne peut plus envoyer de SOL.',
    nonceControl: 'Quiconque contrôle un compte nonce peut prendre ses SOL.',
    missingReceiver:
      'Le compte de token destinataire n’existe pas. Impossible de savoir à qui il appartiendra.',
    unusualReceiver:
      'Ce n’est pas le compte de token habituel de son titulaire. Au moment de l’envoi, il pourrait appartenir à quelqu’un d’autre.',
    unreadableSource:
      'Le wallet ne peut pas lire le compte de token d’origine.',
    unreadableToken:
      'Le wallet ne peut pas lire le token. Le montant est dans sa plus petite unité.',
    nameTaken: (claim) =>
      `Le token se présente comme ${claim}, mais c’en est un autre.`,
    otherDecimals:
      'L’opération ne correspond pas aux décimales du token et échouera.',
    transferFee:
      'Le token peut garder une partie de chaque transfert comme frais.',
    transferHook:
      'Le token peut exécuter son propre programme à chaque transfert.',
    permanentDelegate:
      'Quiconque contrôle le token peut le retirer de n’importe quel compte.',
    memoHidden:
      'La note contient des caractères cachés, affichés sous la forme ⟨U+…⟩.',
  },
}
