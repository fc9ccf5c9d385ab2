import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Connecter un wallet',
    connecting: 'Connexion…',
    failed: 'Échec du chargement. Réessayer',
    account: (name) => `Compte ${name}`,
    network: (name) => `Réseau ${name}`,
    unsupported: 'Réseau non pris en charge',
    pay: (amount) => `Payer ${amount}`,
  },

  login: {
    or: 'ou',
    installed: 'Installé',
    recent: 'Récent',
    wallets: 'Wallets',
    moreWallets: 'Plus de wallets',
    allWallets: 'Tous les wallets',
    qrCode: 'QR code',
    noMethods: 'Aucun wallet trouvé',
    noMethodsHint:
      'Installez un wallet dans ce navigateur, puis rechargez la page.',

    email: 'Adresse e-mail',
    emailHint: 'Nous vous enverrons un code par e-mail. Sans mot de passe.',
    emailInvalid: 'Saisissez une adresse e-mail valide',
    continueWithEmail: 'Continuer par e-mail',
    suggestions: 'Suggestions',
    continueWithWallet: 'Continuer avec un wallet',
    resumeCode: 'Saisir le code',
    resumeLink: 'Utiliser le lien reçu',
    resumeOpening: 'Ouverture de votre wallet',
    wait: (seconds) => `Réessayez dans ${seconds} s`,
    waitBriefly: 'Patientez avant le prochain e-mail',

    code: 'Code',
    codeSent: 'Saisissez le code envoyé à',
    codeHint: 'Six chiffres',
    checking: 'Vérification du code…',
    opening: 'Ouverture de votre wallet…',
    sending: 'Envoi d’un nouveau code…',
    resend: 'Envoyer un nouveau code',
    resendIn: (seconds) => `Nouveau code dans ${seconds} s`,
    otherEmail: 'Utiliser une autre adresse',
    nothingSent: 'Aucun code envoyé',
    nothingSentHint: 'Commencez par votre adresse e-mail.',
    startAgain: 'Recommencer',

    linkSent: 'Ouvrez le lien envoyé à',
    linkHint: 'Il autorise cet appareil. La suite s’affiche ensuite ici.',
    linkWaiting: 'En attente du lien',
    resendLink: 'Envoyer un nouveau lien',
    resendLinkIn: (seconds) => `Nouveau lien dans ${seconds} s`,
    linkFailed: 'Cet appareil n’a pas été autorisé',

    yourWallet: 'votre wallet',
    connectWith: (wallet) => `Se connecter avec ${wallet}`,
    openWallet: (wallet) => `Ouvrir ${wallet}`,
    confirmIn: (wallet) => `Confirmez dans ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Ce site demande à voir votre adresse.',
    asking: 'Ouvrez votre wallet',
    askingHint:
      'Une demande y attend déjà. Répondez-y, ou fermez-la et réessayez.',
    declined: 'Demande refusée',
    declinedHint: 'Votre adresse n’a pas été communiquée à ce site.',
    notInstalled: (wallet) => `Impossible de trouver ${wallet}`,
    notInstalledHint: 'Installez-le ou activez-le, puis rechargez la page.',
    getWallet: (wallet) => `Obtenir ${wallet}`,
    notConnected: 'Non connecté',

    noWallet: 'Je n’ai pas de wallet',

    codeAmbiguous:
      'Le texte contient plusieurs nombres. Collez uniquement le code.',

    codeMissing: 'Aucun code à 6 chiffres dans le texte collé',

    codeOfOther: (site) =>
      `Ce code est destiné à ${site}. Ne l’utilisez pas ici.`,
  },

  notices: {
    dismiss: 'Fermer',
    details: 'Détails',
    viewOnExplorer: 'Voir',
    toasts: {
      actionNotAllowed: () => 'Action non autorisée',
      addressCopied: () => 'Adresse copiée',
      authenticationFailed: () => 'La connexion n’a pas pu démarrer',
      balanceUnavailable: () => 'Solde indisponible',
      failedToDisconnect: () => 'Échec de la déconnexion',
      networkSwitched: (subject) =>
        subject ? `Vous êtes sur ${subject}` : 'Réseau changé',
      sendFailed: (subject) =>
        subject ? `Envoi non effectué : ${subject}` : 'Envoi non effectué',
      sendUnknown: (subject) =>
        subject
          ? `Envoi peut-être en cours : ${subject}`
          : 'Envoi peut-être en cours',
      sending: (subject) =>
        subject ? `Envoi en cours : ${subject}` : 'Envoi en cours',
      sent: (subject) => (subject ? `Envoyé : ${subject}` : 'Envoyé'),
      signatureDeclined: () => 'Signature refusée',
      smartAccountsUnsupported: () =>
        'Cette app n’accepte peut-être pas les comptes intelligents',
      swapFailed: (subject) =>
        subject ? `Échange non effectué : ${subject}` : 'Échange non effectué',
      swapUnknown: (subject) =>
        subject
          ? `Échange peut-être en cours : ${subject}`
          : 'Échange peut-être en cours',
      swapped: (subject) =>
        subject ? `Échange effectué : ${subject}` : 'Échange effectué',
    },
    alerts: {
      domainUnverified: [
        'Configuration de l’app non valide',
        'Le wallet intégré n’accepte pas ce domaine.',
      ],
      emailInvalid: ['E-mail non valide', 'Vérifiez l’adresse e-mail.'],
      featuresIgnored: [
        'Les réglages locaux des fonctions sont ignorés',
        'Ceux du projet s’appliquent à leur place.',
      ],
      invalidAppConfiguration: [
        'Configuration de l’app non valide',
        'Le service de wallets n’accepte pas les demandes de ce site.',
      ],
      namespaceNotConnected: [
        'Second réseau non connecté',
        'Votre wallet n’est connecté qu’à un type de réseau.',
      ],
      networkNotFound: [
        'Réseau introuvable',
        'Ce site ne propose pas ce réseau.',
      ],
      projectIdInvalid: [
        'Configuration de l’app non valide',
        'Le service de wallets ne connaît pas cet identifiant de projet.',
      ],
      projectIdMissing: [
        'Identifiant de projet manquant',
        'Ce site n’est pas encore configuré pour les wallets.',
      ],
      rateLimited: [
        'Trop de demandes',
        'Le service est saturé par ce site. Réessayez dans un instant.',
      ],
      serverFailed: [
        'Service indisponible',
        'Le service a rencontré un problème. Réessayez plus tard.',
      ],
      sessionExpired: [
        'Session expirée',
        'Reconnectez-vous. Si cela se reproduit, vérifiez l’heure de cet appareil.',
      ],
      walletNotLoaded: [
        'Le wallet par e-mail n’a pas pu se charger',
        'Vérifiez la connexion ou le bloqueur de contenu, puis réessayez.',
      ],
      walletTimedOut: [
        'Le wallet par e-mail ne répond pas',
        'La demande a pris trop de temps. Réessayez.',
      ],
    },
    unknown: 'Une erreur est survenue',
  },

  common: {
    back: 'Retour',
    close: 'Fermer',
    cancel: 'Annuler',
    tryAgain: 'Réessayer',
    copied: 'Copié',
    loading: 'Chargement',
    notLoaded: 'Cette partie n’a pas pu être chargée',
    notLoadedHint: 'Vérifiez la connexion. Rien n’a changé.',
    unknownNetwork: 'Réseau inconnu',
  },

  titles: {
    Connect: 'Se connecter',
    ConnectingExternal: 'Se connecter',
    ConnectingWalletConnect: 'Se connecter',
    ConnectingWalletConnectBasic: 'Se connecter',
    ConnectingMultiChain: 'Choisir un réseau',
    ConnectWallets: 'Wallets',
    ConnectSocials: 'Réseaux sociaux',
    ConnectingSocial: 'Connexion',
    ConnectingFarcaster: 'Connexion avec Farcaster',
    AllWallets: 'Tous les wallets',
    Create: 'Créer un wallet',
    EmailVerifyOtp: 'Confirmer l’e-mail',
    EmailVerifyDevice: 'Nouvel appareil',
    UpdateEmailWallet: 'Changer d’e-mail',
    UpdateEmailPrimaryOtp: 'Confirmer l’e-mail actuel',
    UpdateEmailSecondaryOtp: 'Confirmer le nouvel e-mail',
    Account: 'Compte',
    AccountSettings: 'Réglages',
    Transactions: 'Activité',
    SmartSessionList: 'Autorisations d’apps',
    SmartSessionCreated: 'Autorisation accordée',
    ProfileWallets: 'Vos wallets',
    Networks: 'Réseau',
    SwitchNetwork: 'Changer de réseau',
    SwitchActiveChain: 'Changer de compte',
    WalletCompatibleNetworks: 'Vos réseaux',
    UnsupportedChain: 'Réseau non pris en charge',
    WalletReceive: 'Recevoir',
    WalletSend: 'Envoyer',
    WalletSendSelectToken: 'Choisir un token',
    WalletSendPreview: 'Vérifier et envoyer',
    TransactionComplete: 'Transaction terminée',
    ApproveTransaction: 'Approuver',
    SIWXSignMessage: 'Se connecter',
    DataCapture: 'Adresse e-mail',
    DataCaptureOtpConfirm: 'Confirmer l’e-mail',
    Swap: 'Échanger',
    SwapSelectToken: 'Choisir un token',
    SwapPreview: 'Vérifier et échanger',
    OnRampProviders: 'Acheter',
    OnRampFiatSelect: 'Choisir une devise',
    OnRampTokenSelect: 'Choisir quoi acheter',
    Pay: 'Payer',
    PayLoading: 'Payer',
    PayQuote: 'Payer',
    FundWallet: 'Ajouter des fonds',
    PayWithExchange: 'Ajouter des fonds',
    PayWithExchangeSelectAsset: 'Choisir un token',
    BuyInProgress: 'Votre achat',
    WhatIsABuy: 'Comment se passe l’achat',
    ChooseAccountName: 'Obtenir un nom',
    RegisterAccountName: 'Enregistrer un nom',
    RegisterAccountNameSuccess: 'Nom enregistré',
    WhatIsAWallet: 'Qu’est-ce qu’un wallet ?',
    WhatIsANetwork: 'Qu’est-ce qu’un réseau ?',
    GetWallet: 'Obtenir un wallet',
    Downloads: 'Télécharger',
    UsageExceeded: 'Indisponible',
  },
}
