// Generated from src/components/languages/fr/rest.json.
// Edit that, then run `npm run messages`.

import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, plural, time } = createWords('fr')

export const rest: RestPart = {
  account: {
    copyAddress: 'Copier l’adresse',
    copyFailed: 'La copie a échoué. Sélectionnez plutôt l’adresse.',
    addressCopied: 'Adresse copiée',
    switchWallet: (wallet) => `${wallet}. Vos wallets`,
    switchNetwork: (network) => `${network}. Changer de réseau`,
    accounts: 'Vos comptes',
    totalBalance: 'Solde total',
    totalPartial: 'Certains tokens n’ont pas de prix connu',
    fiat: (value) => `${value}\u00a0$`,
    buy: 'Acheter',
    swap: 'Échanger',
    receive: 'Recevoir',
    send: 'Envoyer',
    sendUnsupported: 'L’envoi ne fonctionne pas sur ce réseau.',
    tokens: 'Tokens',
    loadingTokens: 'Chargement des tokens',
    empty: 'Pas encore de tokens',
    emptyHint: 'Les tokens que vous recevez s’affichent ici.',
    balancesFailed: 'Vos soldes ne peuvent pas être affichés',
    balancesFailedHint:
      'Le service des soldes ne répond pas. Vos tokens sont en sécurité.',
    balancesOld: (at) => `Mis à jour à ${time(at)}`,
    nextTry: (seconds) => `Nouvel essai dans ${seconds}\u00a0s`,
    tryingAgain: 'Nouvel essai…',
    explorer: 'Voir dans l’explorateur',
    disconnect: 'Déconnecter',
    disconnectAll: 'Tout déconnecter',
    disconnectOne: (wallet) => `Déconnecter ${wallet}`,
    connectAnother: 'Connecter un autre wallet',
    active: 'Actif',
    walletDetail: ({ address, network }) => `${address} · ${network}`,
    current: 'Actuel',
    testNetwork: 'Réseau de test',
    confirmInWallet: 'Confirmez dans votre wallet',
    switching: 'Changement…',
    unsupported: ({ wallet, chainId }) =>
      `${wallet} est sur un réseau que cette app ne connaît pas (numéro ${chainId}). Choisissez-en un parmi ceux-ci pour continuer.`,
    networkGone: 'Cette app ne propose plus le réseau que vous utilisiez',
    networkGoneHint:
      'Vos tokens sont en sécurité. Choisissez un autre réseau pour continuer.',
    chooseNetwork: 'Choisir un réseau',
    receiveHint: (network) =>
      `N’envoyez à cette adresse que des tokens du réseau ${network}. Les autres pourraient être perdus.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'N’envoyez à cette adresse que des SOL et des tokens de Solana. Les autres pourraient être perdus.'
        : `N’envoyez à cette adresse que des SOL et des tokens de Solana, sur le réseau ${network}. Les autres pourraient être perdus.`,
    solanaAddress: 'Votre adresse Solana',
    qrLabel: 'QR code de votre adresse',
    requestQrLabel: (amount) => `QR code qui demande ${amount}`,
    askAmount: 'Demander un montant',
    amountIn: (symbol) => `Montant en ${symbol}`,
    amountHelp: 'Ajouté au QR code. Certains wallets l’ignorent.',
    copyLink: 'Copier le lien de paiement',
  },
  buy: {
    amountHint: 'Le montant que vous payez',
    chooseFiat: (currency) => `Payer en ${currency}. Choisir une autre devise`,
    chooseToken: (symbol) => `Acheter ${symbol}. Choisir autre chose`,
    youGet: 'Vous obtenez',
    asking: 'Demande du prix',
    enterAmount: 'Saisissez un montant',
    checkAmount: 'Vérifiez le montant',
    noPrice: 'Pas de prix pour le moment',
    preparing: 'Préparation',
    continueAt: (provider) => `Continuer sur ${provider}`,
    opensTab: (provider) =>
      `Vous payez sur ${provider}, dans un nouvel onglet.`,
    priceThere: (provider) => `Voir le prix sur ${provider}`,
    estimate: 'Estimation',
    estimateTitle: 'Estimation seulement',
    estimateText:
      'Le service des prix ne répond pas\u00a0: aucun achat n’est possible pour le moment.',
    providers: 'Vendu par',
    fees: (fees) => `${fees} de frais`,
    feeRange: (range) => `${range} de frais`,
    sells: (symbol) => `Ne vend que ${symbol}`,
    chosen: 'Choisi',
    nobody: 'Aucun achat possible ici',
    nobodyHint: 'Aucun prestataire de ce site ne livre sur ce réseau.',
    otherNetwork: 'Choisir un autre réseau',
    howItWorks: 'Comment se passe l’achat',
    search: 'Rechercher',
    noneFound: (search) => `Aucun résultat pour « ${search} »`,
    listFailed:
      'Voici la liste courte. La liste complète n’a pas pu être chargée.',
    on: (networks) => `Sur ${networks}`,
    waiting: (provider) => `Continuez sur ${provider}`,
    waitingHint: ({ symbol }) =>
      `Payez dans l’autre onglet. Votre achat en ${symbol} s’affichera ici dès son arrivée.`,
    waitingLong:
      'Par carte, comptez quelques minutes ; par virement, jusqu’à quelques jours. Vous pouvez fermer cette fenêtre.',
    unseen:
      'Votre solde est illisible pour le moment. Ce que vous avez payé arrivera quand même.',
    notOpened: (provider) => `Rouvrir ${provider}`,
    stop: 'Je n’ai rien acheté',
    stopped: 'Rien n’a été acheté',
    stoppedHint:
      'Si vous avez finalement payé, l’achat arrivera quand même sur votre compte.',
    tryAgain: 'Réessayer',
    toAccount: 'Retour au compte',
    arrived: (amount) => `Bien arrivé\u00a0: ${amount}`,
    arrivedHint: 'C’est sur votre compte.',
    done: 'Terminé',
    nothing: 'Aucun achat en cours',
    nothingHint: 'Ce que vous avez déjà payé arrivera tout seul.',
    start: 'Acheter des cryptos',
    guide: [
      {
        title: 'Vous payez un prestataire',
        text: 'Achetez par carte ou virement. Le prestataire gère votre paiement, et ce site ne le voit jamais.',
      },
      {
        title: 'Tout va sur votre compte',
        text: 'Votre adresse est déjà remplie. Le prestataire peut vérifier votre identité avant la vente.',
      },
      {
        title: 'Cela prend un peu de temps',
        text: 'Par carte, quelques minutes suffisent\u202f; par banque, parfois plusieurs jours. L’achat s’affiche parmi vos tokens.',
      },
    ],
  },
  email: {
    current: 'Votre adresse e-mail',
    next: 'Nouvelle adresse e-mail',
    nextHint: 'Vous la confirmez par un code. Votre wallet reste le même.',
    same: 'C’est votre adresse actuelle',
    submit: 'Continuer',
    fromOld: 'Confirmez d’abord que c’est vous. Saisissez le code envoyé à',
    fromNew: 'Saisissez le code envoyé à votre nouvelle adresse',
    yourAddress: 'votre adresse actuelle',
    arrives: 'Cela peut prendre une minute. Vérifiez aussi vos spams.',
    saving: 'Enregistrement de l’adresse…',
    done: 'Votre e-mail a été changé',
    doneHint: 'Utilisez-le désormais pour vous connecter.',
    finish: 'Terminé',
    nothingSent: 'Aucun code envoyé',
    nothingSentHint: 'Commencez par votre nouvelle adresse e-mail.',
    start: 'Changer d’e-mail',
    noWallet: 'Aucune adresse à changer',
    noWalletHint: 'Seul un wallet avec connexion par e-mail en a une.',
    connect: 'Se connecter par e-mail',
  },
  guide: {
    wallet: [
      {
        title: 'Il garde ce qui est à vous',
        text: 'Argent, objets de collection et noms, dans chaque app à laquelle vous le connectez.',
      },
      {
        title: 'Il sert à vous connecter',
        text: 'Connectez partout le même wallet au lieu d’inventer des mots de passe.',
      },
      {
        title: 'Vous seul pouvez l’utiliser',
        text: 'Les sites demandent, vous approuvez dans votre wallet. Ne partagez jamais votre phrase de récupération.',
      },
    ],
    createLead:
      'Connectez-vous et vous avez votre propre wallet. Rien à installer.',
    noLoginLead: 'Il vous en faut un pour vous connecter ici. C’est gratuit.',
    otherWays: 'Autres moyens',
    getWalletHint: 'Une app pour téléphone ou navigateur',
    getWallet: 'Obtenir un wallet',
    aboutNetworks: 'Qu’est-ce qu’un réseau\u202f?',
    network: [
      {
        title: 'Là où vit votre compte',
        text: 'Chaque réseau tient son propre registre de qui possède quoi. Votre compte peut être sur plusieurs.',
      },
      {
        title: 'Frais et vitesse varient',
        text: 'Chaque paiement coûte des frais dans la monnaie de son réseau, de moins d’un centime à quelques dollars.',
      },
      {
        title: 'Un token reste sur son réseau',
        text: 'Ce que vous envoyez doit aller à une adresse du même réseau, sinon il peut être perdu.',
      },
    ],
    gotIt: 'Compris',
    listLead: 'Quelques-uns au choix.',
    loading: 'Chargement des wallets',
    listFailed: 'La liste n’a pas pu être chargée',
    listFailedHint: 'Le service des wallets ne répond pas.',
    listEmpty: 'Aucun wallet à recommander',
    listEmptyHint:
      'Demandez au responsable de ce site avec lesquels il fonctionne.',
    get: (wallet) => `Obtenir ${wallet}`,
    scanHint: 'Scannez-le avec l’appareil photo de votre téléphone.',
    qrLabel: (wallet) => `QR code de la page du wallet ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Extension de navigateur',
      homepage: 'Site web',
      playStore: 'Google Play',
    },
    afterwards: 'Déjà installé\u202f? Rechargez la page, puis connectez-vous.',
    noLinks: 'Aucun téléchargement connu',
    noLinksHint:
      'Cherchez-le dans la boutique de votre téléphone ou navigateur.',
    otherWallet: 'Choisir un wallet',
    usage: 'Ce site ne peut connecter personne pour le moment',
    usageHint:
      'Il a atteint la limite de son forfait. Votre wallet et vos tokens sont en sécurité.',
    usageOwner:
      'C’est votre site ? Consultez le tableau de bord de son projet.',
    usageRetry: 'Vérifier à nouveau',
  },
  holdings: {
    label: 'Avoirs et activité',
    tabs: { tokens: 'Tokens', nfts: 'NFT', activity: 'Activité' },
    loadingActivity: 'Chargement de l’activité',
    noActivity: 'Aucune activité pour le moment',
    noActivityHint: 'Ce que vous envoyez, recevez et échangez s’affiche ici.',
    activityOff: 'Pas d’activité ici',
    activityOffHint:
      'L’historique de ce réseau n’est pas disponible. Vos tokens sont en sécurité.',
    activityFailed: 'Votre activité ne peut pas être affichée',
    activityFailedHint:
      'Le service d’activité ne répond pas. Vos tokens sont en sécurité.',
    more: 'Afficher plus',
    moreFailed:
      'La page suivante n’a pas été chargée. Tout ce qui précède est complet.',
    loaded: (count) =>
      plural(count, {
        one: `${count} transaction affichée`,
        other: `${count} transactions affichées`,
      }),
    failed: 'Échec',
    pending: 'En attente',
    timeAgo: ({ count, unit }) =>
      unit === 'second'
        ? count === 0
          ? 'À l’instant'
          : `Il y a ${count}\u00a0s`
        : unit === 'minute'
          ? `Il y a ${count}\u00a0min`
          : unit === 'hour'
            ? `Il y a ${count}\u00a0h`
            : unit === 'day'
              ? `Il y a ${count}\u00a0j`
              : unit === 'month'
                ? `Il y a ${count}\u00a0mois`
                : plural(count, {
                    one: `Il y a ${count}\u00a0an`,
                    other: `Il y a ${count}\u00a0ans`,
                  }),
    moreMoved: (count) =>
      `et ${plural(count, { one: `${count} autre`, other: `${count} autres` })}`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Un NFT',
    opensExplorer: 'Ouvre l’explorateur',
    operations: {
      approve: 'Approuvé',
      burn: 'Brûlé',
      cancel: 'Annulé',
      claim: 'Réclamé',
      delegate: 'Délégué',
      deploy: 'Contrat déployé',
      deposit: 'Déposé',
      execute: 'Contrat utilisé',
      mint: 'Minté',
      receive: 'Reçu',
      revoke: 'Révoqué',
      send: 'Envoyé',
      stake: 'Staké',
      trade: 'Échangé',
      unstake: 'Déstaké',
      withdraw: 'Retiré',
    },
    transaction: 'Transaction',
    loadingNfts: 'Chargement des NFT',
    noNfts: 'Aucun NFT pour le moment',
    noNftsHint: 'Les NFT envoyés à votre adresse s’affichent ici.',
    nftsFailed: 'Vos NFT ne peuvent pas être affichés',
    nftsPartial:
      'Seulement ce que montre votre activité récente. Il peut y en avoir d’autres.',
    unnamed: 'Sans nom',
    copies: (amount) => `× ${amount}`,
    collection: 'Collection',
    number: 'ID du token',
    held: 'Vous avez',
    network: 'Réseau',
    date: dateTime,
    month: (group) => {
      const name = month(group)
      return name.charAt(0).toUpperCase() + name.slice(1)
    },
  },
  names: {
    choose: 'Choisir un nom',
    guide: [
      {
        title: 'Plus simple qu’une adresse',
        text: 'Vos amis peuvent envoyer à votre nom plutôt qu’à une longue adresse.',
      },
      {
        title: 'Gratuit',
        text: 'Vous signez simplement un message. Ni frais, ni transaction.',
      },
      {
        title: 'Visible par tout le monde',
        text: 'Qui connaît le nom peut retrouver votre adresse et ce qu’elle contient.',
      },
    ],
    name: 'Votre nom',
    suffixed: (suffix) => `Il se termine par ${suffix}`,
    hint: 'Lettres, chiffres et tirets, au moins 4',
    checking: 'Vérification de la disponibilité',
    free: (name) => `${name} est libre`,
    taken: (name) => `${name} est déjà pris`,
    suggestions: 'Noms proches encore libres',
    take: (name) => `Utiliser ${name}`,
    enter: 'Saisissez un nom',
    other: 'Choisir un autre nom',
    register: 'Enregistrer le nom',
    confirm: 'Confirmez dans votre wallet',
    unchanged: 'Rien n’a été enregistré.',
    unknown:
      'Il est peut-être enregistré malgré tout. Vérifiez avant de réessayer.',
    unsupported: 'Pas de noms sur ce réseau',
    unsupportedHint: 'Ils sont réservés aux comptes des réseaux Ethereum.',
    otherNetwork: 'Choisir un autre réseau',
    success: 'Ce nom est à vous',
    successHint: 'Ce qu’on lui envoie arrive sur votre compte.',
    successUnknown: 'Votre nom est enregistré',
    done: 'Terminé',
  },
  pairing: {
    scan: 'Scannez avec votre wallet',
    scanWith: (wallet) => `Scannez avec ${wallet}`,
    scanHint: 'Ouvrez son scanner sur votre téléphone et visez ce code.',
    qrLabel: 'QR code de la demande de connexion',
    preparing: 'Préparation du code',
    copyLink: 'Copier le lien',
    copyFailed: 'Ce navigateur ne permet pas de copier',
    openDesktop: 'Ouvrir l’app de bureau',
    openWeb: 'Ouvrir le wallet web',
    ways: 'Moyens de connexion',
    wayNames: {
      browser: 'Navigateur',
      desktop: 'Ordinateur',
      mobile: 'App',
      qrcode: 'Téléphone',
      unsupported: 'Introuvable',
      web: 'Web',
    },
    continueIn: (wallet) => `Continuez dans ${wallet}`,
    continueHint: 'Approuvez-y la connexion, puis revenez sur cette page.',
    browserHint: 'Cette page se rouvre dans l’app. Connectez-vous là-bas.',
    openWallet: (wallet) => `Ouvrir ${wallet}`,
    notOpened: (wallet) => `${wallet} ne s’est pas ouvert`,
    notOpenedHint: 'L’app est-elle installée sur cet appareil\u202f?',
    getWallet: (wallet) => `Obtenir ${wallet}`,
    showCode: 'Afficher le QR code',
    search: 'Rechercher un wallet',
    searching: 'Recherche de wallets',
    found: (count) =>
      plural(count, { one: `${count} wallet`, other: `${count} wallets` }),
    noneFound: (search) => `Aucun résultat pour « ${search} »`,
    noneFoundHint: 'Vérifiez l’orthographe ou scannez le code avec le vôtre.',
    none: 'Aucun wallet à choisir',
    noneHint: 'Vous pouvez quand même scanner le code avec le vôtre.',
    scanAny: 'Se connecter par QR code',
    moreWallets: 'Afficher plus',
    listFailed: 'La liste n’a pas pu être chargée',
    moreFailed: 'Les autres n’ont pas pu être chargés.',
    whichKind: (wallet) => `Où utilisez-vous ${wallet}\u202f?`,
    whichKindHint:
      'Il a un compte sur chacun. Vous pourrez connecter l’autre plus tard.',
    kinds: 'Types de réseaux',
    notFound: 'Le wallet est introuvable',
    chooseWallet: 'Choisir un wallet',
    expired: 'La demande a expiré',
    expiredHint: 'Rien n’a été connecté. Recommencez.',
  },
  pay: {
    title: (amount) => `Payer ${amount}`,
    deposit: (amount) => `Déposer ${amount}`,
    withWallet: 'Payer avec le portefeuille',
    connect: 'Connectez un portefeuille pour payer',
    otherToken: 'Payer avec un autre jeton',
    exchanges: 'Ou payer depuis une plateforme d’échange',
    delivering: 'Paiement en cours de livraison',
    waiting: (name) => `En attente de ${name}`,
    waitingHint: 'Terminez le paiement dans l’autre onglet.',
    done: 'Paiement effectué',
    failed: 'Paiement non effectué',
    undelivered: 'Paiement non reçu',
    unknown: 'Paiement pas encore confirmé',
    unknownHint:
      'Nous ne savons pas encore si votre argent a été envoyé. Vérifiez avant de payer à nouveau.',
    unknownSent:
      'Votre argent a été envoyé et peut encore arriver. Ne payez pas à nouveau.',
    notDelivered:
      'Votre argent a été envoyé, mais n’est pas arrivé chez le destinataire. Vérifiez qu’il vous a été rendu avant de payer à nouveau.',
    exchangeFailed: (name) =>
      `${name} n’a pas effectué le paiement. Vérifiez-y votre solde avant de payer à nouveau.`,
    anyway: 'Payer quand même',
    invalid: 'Ce paiement est impossible. Le site l’a mal configuré.',
    gets: 'Le destinataire reçoit',
    through: 'Payé via',
    fee: 'Frais de service',
    fromExchange: 'Déposer depuis une plateforme d’échange',
    noExchanges: 'Aucune plateforme ne le propose',
  },
  send: {
    amount: 'Montant',
    amountHint: 'Le montant à envoyer',
    refused: {
      digits: (plain) =>
        plain
          ? `Utilisez les chiffres 0 à 9: ${plain}`
          : 'Utilisez les chiffres 0 à 9',
      separators: (plain) =>
        plain
          ? `Saisissez-le sans séparateurs: ${plain}`
          : 'Saisissez-le sans séparateurs',
      number: () => 'Saisissez uniquement des chiffres, comme 12.5',
    },
    to: 'À',
    toPlaceholder: { eip155: 'Adresse, 0x…', solana: 'Adresse Solana' },
    toHint: (network) => `Une adresse du réseau ${network}`,
    paste: 'Coller',
    pasteAddress: 'Coller l’adresse',
    max: 'Max',
    useMax: 'Max, tout ce qui peut être envoyé',
    balance: (balance) => `Solde ${balance}`,
    chooseToken: (symbol) => `${symbol}. Choisir un autre token`,
    worth: (value) => `≈ ${value}\u00a0$`,
    loading: 'Chargement des tokens',
    enterAmount: 'Saisissez un montant',
    enterAddress: 'Saisissez une adresse',
    checkAmount: 'Vérifiez le montant',
    checkAddress: 'Vérifiez l’adresse',
    review: 'Vérifier',
    empty: 'Rien à envoyer pour le moment',
    notHere: 'Réseau non pris en charge',
    otherNetwork: 'Choisir un autre réseau',
    emptyHint: 'Les tokens que vous recevez s’affichent ici.',
    receive: 'Recevoir',
    title: (subject) => `Envoyer ${subject}`,
    from: 'De',
    network: 'Réseau',
    fee: 'Frais de réseau',
    feeAbout: (fee) => `Environ ${fee}`,
    feeSmall: (unit) => `Moins de 0,00000001 ${unit}`,
    rent: 'Nouveau compte de token',
    rentHint:
      'Le destinataire n’a pas encore de compte pour ce token. Vous payez une seule fois pour l’ouvrir.',
    changed: 'Certains détails ont changé. Vérifiez-les à nouveau.',
    feeUnknown: 'Pas encore connus. Votre wallet les affiche.',
    warnings: {
      ownAddress: 'C’est votre propre adresse. Vous ne paieriez que les frais.',
      lookAlike:
        'Cette adresse ressemble à une adresse déjà utilisée, mais c’en est une autre. Vérifiez chaque caractère.',
      contract:
        'C’est un contrat, pas un portefeuille. Les jetons envoyés peuvent être perdus.',
      firstTime: 'Premier envoi à cette adresse depuis ce navigateur.',
    },
    tokenAddress: 'Adresse du jeton',
    addToken: 'Ajouter',
    addedToken:
      'Ajouté par son adresse. N’importe qui peut créer un jeton de ce nom.',
    watchLead:
      'Ce site demande à ajouter ce jeton à votre liste. Il apparaîtra dans vos soldes et lors d’un envoi.',
    imitation:
      'Un jeton connu porte ce nom ou un nom proche. N’importe qui peut créer un jeton ainsi nommé. Vérifiez l’adresse.',
    send: 'Envoyer',
    sending: 'Envoi en cours…',
    cancelling: 'Arrêt…',
    stop: 'Arrêter',
    done: 'Terminé',
    edit: 'Modifier',
    steps: {
      resolving: 'Recherche du nom',
      preparing: 'Vérification du solde et du destinataire',
      switching: (wallet) => `Changement de réseau dans ${wallet}`,
      approving: (wallet) => `Approuvez dans ${wallet}`,
      approvingInFrame: 'Approuvez dans la fenêtre sécurisée',
      handing: 'Envoi au réseau',
      checking: 'Vérification de l’envoi',
      confirming: 'Envoyé. En attente du réseau',
      confirmed: 'Terminé',
    },
    commitments: {
      processed: 'Vu par le réseau, pas encore confirmé',
      confirmed: 'Confirmé, mais pas encore définitif',
      finalized: 'Définitif',
    },
    goesOn: 'Vous pouvez fermer cette fenêtre. L’envoi continue.',
    failedYes:
      'Voyez-le dans l’explorateur. Ne l’envoyez pas une seconde fois.',
    failedReverted: 'Aucun token n’a été envoyé. Vous pouvez refaire l’envoi.',
    failedUnknown:
      'Regardez d’abord votre activité. Un second essai pourrait envoyer deux fois.',
    failedOther: 'Vérifiez votre solde avant de réessayer.',
    viewOnExplorer: 'Voir dans l’explorateur',
    recentPending: (subject) => `Envoi en cours\u00a0: ${subject}`,
    recentSent: (subject) => `Envoyé\u00a0: ${subject}`,
    recentUnknown: (subject) => `Envoi peut-être en cours\u00a0: ${subject}`,
    recentTo: (address) => `À ${address}`,
    approve: 'Approuvez dans la fenêtre sécurisée',
    approveHint:
      'Vous seul pouvez y voir et approuver la demande. Cette page ne le peut pas.',
    keepAccount: 'Enregistrez votre compte',
    keepAccountHint: 'Terminez dans la fenêtre sécurisée pour vous connecter.',
    approveWhat: 'Demande',
    approveMore: (count) =>
      `${plural(count, { one: 'Une autre attend', other: `${count} autres attendent` })} ensuite`,
    showAgain: 'Afficher la fenêtre sécurisée',
    refuse: 'Annuler',
    ended: 'Rien à approuver',
    methods: {
      eth_sendTransaction: 'Envoyer une transaction',
      eth_sendUserOperation: 'Envoyer une transaction',
      eth_signTypedData_v4: 'Signer des données',
      personal_sign: 'Signer un message',
      solana_signAllTransactions: 'Signer plusieurs transactions',
      solana_signAndSendTransaction: 'Envoyer une transaction',
      solana_signMessage: 'Signer un message',
      solana_signTransaction: 'Signer une transaction',
      wallet_grantPermissions: 'Accorder des autorisations',
      wallet_revokePermissions: 'Révoquer des autorisations',
      wallet_sendCalls: 'Envoyer plusieurs transactions',
    },
    otherMethod: 'Utiliser votre wallet',
  },
  settings: {
    open: 'Réglages',
    wallet: (wallet) => `Connecté avec ${wallet}`,
    byEmail: 'Connecté par e-mail',
    email: 'E-mail',
    changeEmail: 'E-mail. Le changer',
    provider: (provider) => `Connecté avec ${rest.social.names[provider]}`,
    name: 'Nom du compte',
    noName: 'Obtenir un nom',
    noNameHint: 'Plus facile à partager qu’une adresse',
    permissionsHint: 'Ce que les apps peuvent faire pour vous',
    activityHint: 'L’historique de vos transactions',
    exportKey: 'Exporter la clé privée',
    exportKeyHint: 'Pour utiliser votre compte dans un autre wallet',
    devices: 'Appareils et récupération',
    devicesHint: 'Retirer des appareils, changer la récupération',
    accountType: 'Type de compte',
    types: { smartAccount: 'Compte intelligent', eoa: 'Compte standard' },
    typeHints: {
      smartAccount: 'Regroupe les étapes, les apps peuvent payer les frais',
      eoa: 'Une seule clé. Fonctionne avec toutes les apps',
    },
    typeChanging: 'Changement du type de compte',
    reset: {
      action: 'Désactiver le compte intelligent',
      hint: 'Sur ce réseau. Votre adresse et vos fonds ne changent pas',
      done: 'Compte intelligent désactivé',
    },
    accountNotKept: 'Ce navigateur n’enregistre pas votre compte',
    accountNotKeptHint:
      'Vous le perdrez en fermant la page ou le navigateur. N’y gardez pas d’argent.',
    notKept: 'Votre connexion ne sera pas conservée',
    notKeptHint:
      'Ce navigateur ne garde rien pour ce site. Vous devrez vous reconnecter après avoir quitté la page.',
    loadingSessions: 'Chargement des autorisations',
    noSessions: 'Aucune autorisation d’app',
    noSessionsHint:
      'Les autorisations que vous accordez aux apps s’affichent ici.',
    sessionsFailed: 'Vos autorisations ne peuvent pas être affichées',
    sessionsFailedHint:
      'Le service des autorisations ne répond pas. Vos autorisations n’ont pas changé.',
    sessionsOff: 'Les autorisations d’apps ne sont pas disponibles',
    sessionsOffHint: 'Ce réseau ne les prend pas en charge.',
    sessionsLead:
      'Ces apps peuvent agir pour vous dans les limites que vous avez fixées. Vous pouvez y mettre fin à tout moment.',
    ended: 'Terminées',
    unnamedApp: 'App sans nom',
    until: (seconds) => `Jusqu’au ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Active',
      expired: 'Expirée',
      revoked: 'Révoquée par vous',
    },
    permissions: {
      'contract-call': 'Peut utiliser certains contrats',
      'native-token-recurring-allowance': 'Peut dépenser la monnaie du réseau',
      'erc20-recurring-allowance': 'Peut dépenser un token',
    },
    limit: 'Plafond',
    period: 'Période',
    otherPermission: 'A une autre autorisation',
    granted: 'Cette app peut maintenant agir pour vous',
    grantedUntil: (seconds) => `Jusqu’au ${date(seconds * 1_000)}.`,
    grantedHint:
      'Vous pouvez y mettre fin à tout moment, dans vos autorisations.',
    grantedNothing: 'Elle ne dit pas à quoi cela sert.',
    mayDo: 'Ce qu’elle peut faire',
    toPermissions: 'Voir les autorisations',
    done: 'Terminé',
    revoke: 'Révoquer',
    revokeOf: (app) => `Révoquer l’autorisation de l’app ${app}`,
    revoking: 'Confirmez dans votre wallet',
    revoked: (app) => `L’autorisation de l’app ${app} est révoquée`,
    notRevoked:
      'L’autorisation n’a pas été révoquée. Elle est toujours active.',
    scopeDay: (amount) => `Jusqu'à ${amount} par jour`,
    scopeEvery: ({ amount, period }) =>
      `Jusqu'à ${amount} par période de ${period}`,
    scopeUntil: ({ what, date }) => `${what}, jusqu'au ${date}`,
    scopeTo: ({ what, app }) => `${what}, pour ${app}`,
    switchTo: (network) => `Passer sur ${network}`,
    switchHint: 'Vos tokens restent où ils sont.',
    switch: 'Changer de réseau',
    alreadyThere: (network) => `Vous êtes déjà sur ${network}`,
    alreadyThereHint: 'Il n’y a rien à changer.',
    notOffered: 'Cette app ne propose pas ce réseau',
    notOfferedHint: 'Choisissez l’un de ses réseaux pour continuer.',
    needs: (kind) => `Cela fonctionne uniquement sur ${kind}`,
    needsHint: {
      account: (address) =>
        `Continuez avec votre compte ${address}. L’autre reste connecté.`,
      network: 'Votre wallet y a aussi un compte. L’autre reste.',
      connect: 'Connectez un wallet pour cela. L’autre reste connecté.',
    },
    goOn: (kind) => `Continuer avec ${kind}`,
    connectFor: 'Connecter un wallet',
    noKind: (kind) => `Cette app n’a aucun réseau ${kind}`,
    noKindHint: 'Rien n’a changé.',
    worksOn: (count) =>
      `Fonctionne sur ${plural(count, { one: `${count} réseau`, other: `${count} réseaux` })}`,
    worksOnLead:
      'Votre adresse est la même sur ces réseaux. N’y envoyez que leurs tokens. Les autres pourraient être perdus.',
    receiveHint:
      'N’envoyez à cette adresse que des tokens de ces réseaux. Les autres pourraient être perdus.',
  },
  signIn: {
    title: (site) => `Se connecter à ${site}`,
    text: 'Signez un message pour montrer que ce compte est le vôtre. C’est gratuit et rien ne quitte votre compte.',
    account: 'Compte',
    sign: 'Se connecter',
    emailTitle: (site) => `${site} demande votre adresse e-mail.`,
    emailHint: 'Elle est partagée avec ce site, avec votre compte.',
    emailRequired: 'Ce site exige une adresse e-mail.',
    skip: 'Ignorer',
    required: 'Ce site exige une signature. Annuler déconnecte votre wallet.',
    cookies:
      'Reconnectez-vous. Si cela se reproduit, autorisez les cookies de ce site.',
  },
  sponsor: {
    atMost: (amount) => `Au plus ${amount}`,
    inToken: (symbol) => `Payés en ${symbol}`,
    paid: 'Payés par l’app',
  },
  swap: {
    pay: 'Vous payez',
    payHint: 'Le montant que vous payez',
    receive: 'Vous recevez',
    balance: (balance) => `Solde ${balance}`,
    balanceUnknown: 'Solde inconnu',
    max: 'Max',
    useMax: 'Max, tout ce qui peut être échangé',
    flip: 'Inverser les deux tokens',
    choose: 'Choisir un token',
    chooseFor: {
      from: (symbol) => `Vous payez ${symbol}. Choisir un autre token`,
      to: (symbol) => `Vous recevez ${symbol}. Choisir un autre token`,
    },
    worth: (value) => `≈ ${value}\u00a0$`,
    about: (amount) => `Environ ${amount}`,
    quoting: 'Demande du prix',
    noQuote: 'Pas de prix pour le moment',
    unreadable:
      'Cet échange ne peut pas être vérifié. Essayez un autre montant',
    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Prix',
    priceUnknown: 'Inconnu',
    impact: 'Impact sur le prix',
    percent: (value) => `${value}\u00a0%`,
    fee: 'Frais de réseau',
    feeAbout: (fee) => `Environ ${fee}`,
    feeSmall: (unit) => `Moins de 0,00000001 ${unit}`,
    slippage: 'Slippage',
    slippageOf: (value) => `Slippage ${value}\u00a0%. Modifier`,
    slippageHint:
      'Si le prix bouge, vous pouvez recevoir jusqu’à ce pourcentage en moins. Si c’est encore moins, rien n’est échangé.',
    slippageHigh: 'Vous pouvez recevoir nettement moins que prévu.',
    slippageOwn: 'Slippage personnalisé, en pourcentage',
    slippageOther: 'Personnalisé',
    slippageWrong: 'Saisissez de 0,05 à 5 %',
    enterAmount: 'Saisissez un montant',
    chooseToken: 'Choisissez quoi recevoir',
    checkAmount: 'Vérifiez le montant',
    review: 'Vérifier',
    underWay: 'Un échange est en cours. Le voir',
    unsupportedTitle: 'Pas d’échange sur ce réseau',
    unsupported: 'L’échange de tokens est possible sur ces réseaux\u00a0:',
    unsupportedHere: (network) =>
      `L’échange de tokens est possible sur ${network}.`,
    unsupportedAnywhere:
      'Aucun des réseaux de ce site ne permet d’échanger. Vos tokens sont en sécurité.',
    loading: 'Chargement des tokens',
    failed: 'Les tokens ne peuvent pas être affichés',
    failedHint:
      'Le service des tokens ne répond pas. Vos tokens sont en sécurité.',
    empty: 'Rien à échanger ici',
    emptyHint: 'Le service ne liste aucun token de ce réseau.',
    toAccount: 'Vers votre compte',
    search: 'Rechercher un token ou une adresse',
    own: 'Vos tokens',
    others: 'Tous les tokens',
    suggested: 'Populaires',
    found: (count) =>
      plural(count, { one: `${count} token`, other: `${count} tokens` }),
    noneFound: (search) => `Aucun résultat pour « ${search} »`,
    noneFoundHint: 'Essayez son symbole ou collez son adresse.',
    title: ({ amount, from, to }) => `Échanger ${amount} ${from} contre ${to}`,
    expected: (amount) => `Environ ${amount}`,
    minimum: 'Vous recevez au moins',
    minimumHint: (slippage) =>
      `${slippage}\u00a0% de moins que prévu, si le prix bouge. Si c’est encore moins, rien n’est échangé.`,
    providerFee: 'Frais du prestataire',
    providerFeeIncluded: (amount) => `${amount}, inclus`,
    feeLevels: ({ fast, instant }) =>
      `Rapide : ${fast}. Immédiat : ${instant}. Le portefeuille fixe les frais.`,
    network: 'Réseau',
    oneApprovalHint: (amount) =>
      `Une seule approbation : vous autorisez exactement ${amount} et vous échangez. Rien de plus ne peut être pris.`,
    approvalHint: (amount) =>
      `Deux étapes\u00a0: vous autorisez exactement ${amount}, puis vous échangez. Rien de plus ne pourra jamais être prélevé ainsi.`,
    holds: (seconds) => `Prix valable encore ${seconds}\u00a0s`,
    expired: 'Ce prix n’est plus valable',
    renew: 'Obtenir un nouveau prix',
    worse: 'Le prix a bougé\u00a0: vous recevez moins qu’affiché auparavant.',
    warn: (impact) =>
      `Vous recevez ${impact}\u00a0% de moins que la valeur de ces tokens ailleurs.`,
    blocked: (impact) =>
      `Vous perdriez ${impact}\u00a0%. Échangez moins, ou un autre token.`,
    impactUnknown:
      'Il n’y a pas de second prix pour comparer. Assurez-vous que celui-ci est correct.',
    missing: 'Rien à vérifier pour le moment',
    missingHint: 'Choisissez d’abord deux tokens et un montant.',
    enter: 'Saisir un échange',
    edit: 'Modifier',
    swap: 'Échanger',
    swapping: 'Échange en cours…',
    stop: 'Arrêter',
    stopping: 'Arrêt…',
    done: 'Terminé',
    stepApprove: (amount) => `Autoriser ${amount}`,
    stepSwap: (amount) => `Échanger ${amount}`,
    stepDone: 'Terminé',
    steps: {
      quoting: 'Vérification de l’ensemble',
      switching: (wallet) => `Changement de réseau dans ${wallet}`,
      asked: (wallet) => `Approuvez dans ${wallet}`,
      askedInFrame: 'Approuvez dans la fenêtre sécurisée',
      sent: 'Envoyé. En attente du réseau',
    },
    goesOn: 'Vous pouvez fermer cette fenêtre. L’échange continue.',
    failedYes:
      'Voyez-le dans l’explorateur. Ne l’envoyez pas une seconde fois.',
    failedReverted:
      'Rien n’a été échangé, seuls les frais de réseau ont été dépensés.',
    failedUnknown:
      'Regardez d’abord votre activité. Si vous saisissez à nouveau le même échange, celui-ci sera retrouvé.',
    failedOther: 'Vérifiez votre solde avant de réessayer.',
    approvalStays: (symbol) =>
      `L’autorisation en ${symbol} reste en place, pour ce seul montant.`,
  },
  failures: {
    errors: {
      '4001': 'Demande refusée dans votre wallet',
      '4100': 'Votre session a pris fin. Reconnectez-vous',
      '4200': 'Votre wallet ne permet pas cela',
      '4900': 'Votre wallet est hors ligne. Vérifiez sa connexion',
      '4901': 'Votre wallet n’est pas connecté à ce réseau',
      '4902': 'Votre wallet ne connaît pas ce réseau',
      '5710': 'Votre wallet ne prend pas en charge ce réseau',
      '5740': 'Cette demande est trop volumineuse pour votre wallet',
      '-32000': 'Le réseau ne l’a pas accepté',
      '-32001': 'Votre wallet n’a pas trouvé ce qui était demandé',
      '-32002': 'Ouvrez votre wallet pour continuer',
      '-32003': 'Le réseau a refusé la transaction',
      '-32004': 'Votre wallet ne prend pas cela en charge',
      '-32005': 'Trop de demandes. Patientez un instant, puis réessayez',
      '-32601': 'Votre wallet ne prend pas cela en charge',
      '-32602': 'Votre wallet n’a pas pu lire la demande',
      '-32603': 'Votre wallet a rencontré un problème. Réessayez',
      ABORTED: 'Annulé avant la fin',
      ADAPTER_NOT_FOUND: 'Ce site ne propose pas ce type de réseau',
      BUDGET_INVALID: 'Ce site a fixé des frais non valides',
      COMMITMENT_INVALID: 'La demande de ce site n’est pas valide',
      CHAIN_NOT_SERVED: 'Votre wallet ne prend pas en charge ce réseau',
      CHAIN_NOT_SUPPORTED: 'Ce site ne propose pas ce réseau',
      CONNECTION_ABORTED: 'Connexion annulée',
      CONNECTOR_NOT_FOUND: 'Ce wallet n’est pas disponible ici',
      FRAME_ERROR: 'Le wallet par e-mail a rencontré un problème. Réessayez',
      FRAME_INTERRUPTED: 'Le wallet par e-mail a été interrompu. Réessayez',
      FRAME_LOAD_FAILED:
        'Le wallet par e-mail n’a pas pu se charger. Vérifiez la connexion, puis réessayez',
      FRAME_NOT_SET: 'Le wallet par e-mail n’est pas encore prêt. Réessayez',
      FRAME_REFUSED:
        'Le service de wallets n’accepte pas les demandes de ce site',
      FRAME_REQUEST_ABORTED: 'Arrêté avant la fin',
      FRAME_REQUEST_TIMEOUT: 'Le wallet par e-mail n’a pas répondu. Réessayez',
      FRAME_UNREACHABLE:
        'Le service est injoignable. Réessayez dans un instant',
      INVALID_CAIP10_ADDRESS: 'L’adresse n’est pas valide',
      INVALID_CAIP_ADDRESS: 'L’adresse n’est pas valide',
      INVALID_CAIP_NETWORK_ID: 'Ce réseau n’est pas connu',
      INVALID_CHAIN_ID: 'Ce réseau n’est pas connu',
      INVALID_EMAIL: 'Saisissez une adresse e-mail valide',
      INVALID_SIGNATURE: 'Le wallet a donné une signature incorrecte',
      INVALID_TRANSACTION:
        'Le wallet a reçu quelque chose qu’il ne peut pas signer',
      LOGIN_REQUIRED: 'Connectez-vous d’abord',
      OFFLINE: 'Vous êtes hors ligne. Vérifiez votre connexion et réessayez',
      NO_ACCOUNT: 'Le wallet ne partage aucun compte avec ce site',
      PARENT_NOT_SET: 'Le wallet par e-mail ne fonctionne que dans un site',
      RECEIVER_BELOW_RENT:
        'C’est trop peu pour ouvrir le compte du destinataire. Envoyez plus',
      RELAY_REFUSED:
        'Le service de wallets n’accepte pas les demandes de ce site',
      REQUEST_FAILED: 'Le service est injoignable. Réessayez dans un instant',
      REQUEST_TIMED_OUT:
        'Le service a mis trop de temps. Réessayez dans un instant',
      RESPONSE_INVALID:
        'Le service n’a pas répondu correctement. Réessayez plus tard',
      RPC_BUSY: 'Le réseau est saturé. Patientez un instant, puis réessayez',
      RPC_REQUEST_FAILED: 'Le réseau n’a pas répondu correctement. Réessayez',
      SEND_UNDER_WAY: 'Ce paiement est en cours dans un autre onglet',
      SMART_SESSION_NOT_ACTIVATED:
        "Votre portefeuille a accordé l'autorisation, mais le service ne l'a pas enregistrée. Réessayez",
      SMART_SESSION_NOT_GRANTED:
        "Votre portefeuille n'a pas accordé l'autorisation telle que demandée",
      SMART_SESSION_REFUSED:
        "Ce site a demandé une autorisation qui n'est pas permise",
      SMART_SESSION_UNSUPPORTED:
        "Votre portefeuille ne peut pas accorder d'autorisations aux apps ici",
      SOLANA_NOT_SET: 'Ce site ne propose pas Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Ce token a ses propres règles, non prises en charge ici',
      TRANSACTION_EXPIRED:
        'Le réseau n’a pas pris la transaction à temps. Vous pouvez l’envoyer à nouveau',
      UNSUPPORTED_CHAIN: 'Cela ne fonctionne pas sur ce réseau',
      WALLET_FAILED: 'Le wallet n’a pas pu le faire',
      WALLET_TIMEOUT: 'Le wallet ne répond pas',
      WALLET_UPDATED:
        'Votre wallet a été mis à jour ou désactivé. Rechargez cette page pour l’utiliser',
    },
    money: {
      no: 'Rien n’a quitté votre compte.',
      yes: 'La transaction a été envoyée. Ne l’envoyez pas à nouveau.',
      unknown:
        'La transaction a peut-être été envoyée. Vérifiez avant d’envoyer à nouveau.',
    },
    kitErrors: {
      ALREADY_SENT:
        'Le même paiement vient d’être effectué. Rien n’a été envoyé une seconde fois',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Saisissez un montant et un destinataire',
      AMOUNT_ZERO: 'Le montant doit être supérieur à zéro',
      APPROVAL_UNSUPPORTED:
        'Ce navigateur ne permet pas d’approuver en toute sécurité. Utilisez-en un basé sur Chromium',
      CODE_EXPIRED: 'Le code a expiré. Demandez-en un nouveau',
      COIN_TYPE_UNKNOWN: 'Pas de noms sur ce réseau',
      DEVICE_NOT_APPROVED: 'Cet appareil n’a pas été autorisé. Recommencez',
      KEY_UNREADABLE: 'Ce navigateur ne peut pas ouvrir le compte',
      DISCONNECT_FAILED: 'Tout n’a pas pu être déconnecté. Réessayez',
      EMAIL_TAKEN: 'Cette adresse e-mail appartient à un autre wallet',
      EMBEDDED_NAMESPACE:
        'Le wallet par e-mail n’existe pas sur ce type de réseau',
      EXECUTION_REVERTED:
        'Le contrat refuserait cette transaction. Rien n’a été envoyé',
      DEVICES_BLOCKED:
        'Votre navigateur a bloqué la fenêtre des appareils. Autorisez les pop-ups',
      DEVICES_UNREACHABLE: 'Ce site a isolé la fenêtre des appareils',
      EXPORT_BLOCKED:
        'Votre navigateur a bloqué la fenêtre d’export. Autorisez les pop-ups',
      EXPORT_UNREACHABLE: 'Ce site a isolé la fenêtre d’export',
      FEE_CAP_TOO_HIGH:
        'Les frais de réseau sont trop élevés. Rien n’a été envoyé',
      FEE_CAP_TOO_LOW:
        'Les frais de réseau sont maintenant trop bas. Rien n’a été envoyé',
      FEE_NOT_COVERED:
        'Le solde ne couvre pas les frais de réseau. Rien n’a été envoyé',
      INSUFFICIENT_BALANCE: 'Solde insuffisant',
      INSUFFICIENT_FUNDS:
        'Le solde ne couvre pas le montant plus les frais de réseau. Rien n’a été envoyé',
      INSUFFICIENT_LIQUIDITY: 'La liquidité est insuffisante pour cet échange',
      INTRINSIC_GAS_TOO_HIGH:
        'La transaction est trop volumineuse pour le réseau. Rien n’a été envoyé',
      INTRINSIC_GAS_TOO_LOW:
        'La limite de gas est trop basse. Rien n’a été envoyé',
      INVALID_ADDRESS: 'L’adresse n’est pas valide',
      INVALID_AMOUNT:
        'Écrivez le montant en chiffres, sans séparateur de milliers',
      EMAIL_REQUIRED: 'Ce site exige une adresse e-mail',
      INVALID_CODE: 'Le code n’est pas correct',
      INVALID_DECIMALS: 'Le nombre de décimales de ce token est inconnu',
      INVALID_NAME:
        'Un nom comporte au moins 4 caractères\u00a0: lettres, chiffres et tirets uniquement',
      INVALID_PAYMENT_URI:
        'Ce lien de paiement est inutilisable. Saisissez plutôt l’adresse',
      INVALID_SLIPPAGE:
        'Le slippage doit être compris entre 0,05 et 5 pour cent',
      INVALID_TOKEN: 'Ce n’est pas un token du réseau',
      LOGIN_COOLDOWN: 'Patientez un instant, puis réessayez',
      MODULE_NOT_LOADED: 'Une partie de cette page ne peut pas être chargée',
      NAMESPACE_NOT_APPROVED:
        'Le wallet n’a approuvé aucun compte sur ce type de réseau',
      NAME_NOT_FOUND: 'Ce nom ne mène à aucune adresse',
      NAME_REFUSED: 'Ce nom ne peut pas être enregistré',
      NAME_UNSUPPORTED: 'Sur ce réseau, le destinataire doit être une adresse',
      NONCE_TOO_HIGH:
        'Une transaction antérieure de ce compte manque. Rien n’a été envoyé',
      NONCE_TOO_LOW:
        'Cette transaction a peut-être déjà été envoyée. Vérifiez votre activité avant de réessayer',
      NOT_CONNECTED: 'Connectez d’abord un wallet',
      NOT_SIGNED: 'Le wallet n’a pas signé. Rien n’a été envoyé',
      ONRAMP_ACCOUNT_UNKNOWN: 'Ce n’est pas l’adresse d’un compte connecté',
      ONRAMP_AMOUNT_TOO_HIGH: 'C’est au-dessus du maximum',
      ONRAMP_AMOUNT_TOO_LOW: 'C’est en dessous du minimum',
      ONRAMP_NOT_CONFIGURED: 'Ce prestataire n’est pas configuré sur ce site',
      ONRAMP_NO_PRICE: 'Il n’y a pas encore de prix pour cet achat',
      ONRAMP_PROVIDER_UNKNOWN: 'Ce prestataire n’est pas disponible ici',
      ONRAMP_UNSUPPORTED: 'L’achat n’est pas possible sur ce réseau',
      ONRAMP_URL_REFUSED: 'Le lien du prestataire a été refusé',
      PAIRING_ANSWER: 'Le wallet a donné une réponse incorrecte',
      PAIRING_ENDED: 'Le wallet a mis fin à la connexion',
      PAIRING_EXPIRED: 'La demande de connexion a expiré',
      PAIRING_UNAVAILABLE: 'WalletConnect est injoignable',
      PAYMENT_URI_ELSEWHERE:
        'Ce lien de paiement concerne un autre réseau ou jeton. Changez d’abord de réseau',
      POPUP_BLOCKED: 'Votre navigateur a bloqué la fenêtre de connexion',
      PRICE_IMPACT_TOO_HIGH:
        'L’impact de cet échange sur le prix est trop élevé',
      QUOTE_EXPIRED: 'Ce prix n’est plus valable. Demandez-en un nouveau',
      RECEIPT_NOT_FOUND:
        'La transaction n’est pas encore confirmée. Vérifiez encore avant d’envoyer à nouveau',
      RECEIPT_TIMEOUT:
        'La transaction a été envoyée, mais n’est pas encore confirmée. Ne l’envoyez pas à nouveau',
      RECEIVER_CHANGED:
        'Ce nom mène maintenant à une autre adresse. Vérifiez le destinataire avant d’envoyer',
      RECEIVER_NOT_WALLET: 'Cette adresse n’est pas celle d’un wallet',
      RECEIVER_OTHER_TOKEN: 'Cette adresse n’accepte qu’un autre token',
      RPC_FAILED: 'Le réseau est injoignable. Rien n’a été envoyé',
      SAME_TOKEN: 'Choisissez deux tokens différents',
      SECURE_CONTEXT_REQUIRED:
        'La connexion par e-mail ou réseau social nécessite une page sécurisée. Ouvrez ce site en https ou via un tunnel',
      SENDER_BELOW_RENT:
        'Il resterait trop peu de SOL sur votre compte. Laissez-en plus, ou envoyez tout',
      SESSION_REJECTED: 'La signature n’a pas pu être vérifiée',
      SERVICE_UNAVAILABLE:
        'Le service ne répond pas pour le moment. Réessayez dans quelques secondes',
      SIGNED_OTHERWISE:
        'Le wallet a signé une autre transaction que celle demandée. Rien n’a été envoyé',
      SIGN_IN_CANCELLED: 'Connexion annulée',
      SIGN_IN_SERVICE: 'Le service de connexion n’a pas fonctionné. Réessayez',
      SIGN_IN_UNSUPPORTED: 'La connexion n’est pas possible sur ce réseau',
      SIMULATION_FAILED:
        'Le réseau refuserait cette transaction. Rien n’a été envoyé',
      SOCIAL_LOGIN_CANCELLED: 'La connexion a été annulée',
      SOCIAL_LOGIN_EXPIRED: 'La connexion a pris trop de temps. Recommencez',
      SOCIAL_LOGIN_FAILED: 'La connexion a échoué. Réessayez',
      SWAP_APPROVAL_FAILED:
        'Le token n’a pas pu être autorisé. Rien n’a été échangé',
      SWAP_REFUSED:
        'Le service a préparé un autre échange que celui affiché. Rien n’a été échangé',
      SWAP_UNSUPPORTED: 'Pas d’échange sur ce réseau',
      SWITCH_REPLACED: 'Vous avez choisi un autre réseau entre-temps',
      TOKEN_ACCOUNT_FROZEN: 'Ce compte de token est gelé',
      TOKEN_FEE_UNSUPPORTED:
        'Ce token prélève des frais sur les transferts, ce qui n’est pas pris en charge',
      TOKEN_NOT_TRANSFERABLE: 'Ce token ne peut être envoyé à personne',
      TOKEN_REQUIRED: 'Choisissez un token',
      TOO_MANY_DECIMALS: 'Le montant a plus de décimales que le token',
      TOO_MANY_TRIES: 'Trop d’essais. Demandez un nouveau code',
      TRANSACTION_CANCELLED:
        'La transaction a été annulée dans le wallet. Rien n’a été envoyé',
      TRANSACTION_NOT_ACCEPTED:
        'Le réseau n’a jamais reçu cette transaction. Rien n’a été envoyé',
      TRANSACTION_NOT_FOUND:
        'Le réseau ne connaît pas encore cette transaction. Vérifiez encore avant d’envoyer à nouveau',
      TRANSACTION_REPLACED:
        'Une autre transaction a pris la place de celle-ci. Rien n’a été envoyé',
      TRANSACTION_REVERTED:
        'La transaction a échoué sur le réseau. Seuls les frais de réseau ont été dépensés',
      TRANSACTION_UNKNOWN:
        'Impossible de confirmer l’envoi. Vérifiez votre activité avant de réessayer',
      WALLET_CANNOT_SEND: 'Ce wallet ne peut pas signer de transactions',
      WALLET_LINK: 'Le lien de ce wallet ne peut pas être ouvert',
      WALLET_NOT_INSTALLED: 'Ce wallet n’est pas installé',
      WRONG_NAMESPACE: 'Cette adresse appartient à un autre type de réseau',
    },
  },
  legal: {
    agree: 'En continuant, vous acceptez\u00a0:',
    accept: 'J’accepte\u00a0:',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
    and: 'et',
    tickFirst: 'Cochez la case pour continuer',
    title: 'Avant de vous connecter',
    text: 'Ce site vous demande d’accepter ses conditions.',
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
    logins: 'Réseaux sociaux',
    continueWith: (name) => `Continuer avec ${name}`,
    more: 'Autres moyens de se connecter',
    none: 'Pas de connexion par réseau social ici',
    noneHint: 'Ce site propose d’autres moyens de connexion.',
    otherWays: 'Autres moyens de connexion',
    start: (name) => `Se connecter avec ${name}`,
    startHint: 'Une fenêtre s’ouvre. Rien n’est partagé avant votre accord.',
    opening: (name) => `${name} s’ouvre`,
    waiting: (name) => `Continuez sur ${name}`,
    waitingHint:
      'Connectez-vous dans l’autre fenêtre. La suite s’affiche ensuite ici.',
    resumedHint:
      'Cette page a été rechargée. Terminez dans l’autre fenêtre ou réessayez.',
    interruptedHint: 'Cette page a été rechargée avant la fin. Réessayez.',
    leaving: (name) => `En route vers ${name}`,
    leavingHint: 'Vous revenez ici après la connexion.',
    blocked: 'Votre navigateur a bloqué la fenêtre',
    blockedHint: 'Ouvrez-la d’ici. La suite s’affichera sur cet écran.',
    open: (name) => `Ouvrir ${name}`,
    connecting: 'Ouverture de votre wallet',
    connectingHint: 'Cela prend un instant.',
    cancelled: 'La connexion a été annulée',
    cancelledHint: 'Rien n’a été partagé avec ce site.',
    expired: 'La connexion a pris trop de temps',
    expiredHint: 'Rien n’a été partagé avec ce site. Recommencez.',
    failed: 'La connexion n’a pas abouti',
    failedHint: 'Rien n’a changé. Réessayez ou choisissez un autre moyen.',
    scan: 'Scannez avec votre téléphone',
    scanHint:
      'Approuvez la connexion dans Farcaster. La suite s’affiche ensuite ici.',
    qrLabel: 'QR code de connexion avec Farcaster',
    preparing: 'Préparation du code',
    copyLink: 'Copier le lien',
    copyFailed: 'Ce navigateur ne permet pas de copier',
    continueInApp: 'Continuez dans Farcaster',
    continueInAppHint: 'Approuvez-y la connexion, puis revenez sur cette page.',
  },
}
