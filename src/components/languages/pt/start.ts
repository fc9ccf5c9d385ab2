import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Conectar carteira',
    connecting: 'Conectando…',
    failed: 'Não carregou. Tentar de novo',
    account: (name) => `Conta ${name}`,
    network: (name) => `Rede ${name}`,
    unsupported: 'Rede não compatível',
    pay: (amount) => `Pagar ${amount}`,
  },

  login: {
    or: 'ou',
    installed: 'Instalada',
    recent: 'Recente',
    wallets: 'Carteiras',
    moreWallets: 'Mais carteiras',
    allWallets: 'Todas as carteiras',
    qrCode: 'QR code',
    noMethods: 'Nenhuma carteira encontrada',
    noMethodsHint:
      'Instale uma carteira neste navegador e recarregue a página.',

    email: 'E-mail',
    emailHint: 'Vamos enviar um código por e-mail. Sem senha.',
    emailInvalid: 'Digite um e-mail válido',
    continueWithEmail: 'Continuar com e-mail',
    suggestions: 'Sugestões',
    continueWithWallet: 'Continuar com uma carteira',
    resumeCode: 'Digitar o código',
    resumeLink: 'Usar o link do e-mail',
    resumeOpening: 'Abrindo sua carteira',
    wait: (seconds) => `Tente de novo em ${seconds} s`,
    waitBriefly: 'Aguarde um momento antes do próximo e-mail',

    code: 'Código',
    codeSent: 'Digite o código enviado para',
    codeHint: 'Seis dígitos',
    checking: 'Verificando o código…',
    opening: 'Abrindo sua carteira…',
    sending: 'Enviando um novo código…',
    resend: 'Enviar um novo código',
    resendIn: (seconds) => `Novo código em ${seconds} s`,
    otherEmail: 'Usar outro e-mail',
    nothingSent: 'Nenhum código enviado',
    nothingSentHint: 'Comece pelo seu e-mail.',
    startAgain: 'Começar de novo',

    linkSent: 'Abra o link enviado para',
    linkHint:
      'Ele autoriza este dispositivo. Depois, esta tela continua sozinha.',
    linkWaiting: 'Aguardando o link',
    resendLink: 'Enviar um novo link',
    resendLinkIn: (seconds) => `Novo link em ${seconds} s`,
    linkFailed: 'Este dispositivo não foi autorizado',

    yourWallet: 'sua carteira',
    connectWith: (wallet) => `Conectar com ${wallet}`,
    openWallet: (wallet) => `Abrir ${wallet}`,
    confirmIn: (wallet) => `Confirme em ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint: 'Este site pede para ver seu endereço.',
    asking: 'Abra sua carteira',
    askingHint:
      'Ela já tem um pedido aberto. Responda lá, ou feche e tente de novo.',
    declined: 'Pedido recusado',
    declinedHint: 'Seu endereço não foi compartilhado com este site.',
    notInstalled: (wallet) => `Não encontramos ${wallet}`,
    notInstalledHint: 'Instale ou ative a carteira e recarregue esta página.',
    getWallet: (wallet) => `Obter ${wallet}`,
    notConnected: 'Não conectado',

    noWallet: 'Não tenho carteira',

    codeAmbiguous: 'O texto contém mais de um número. Cole apenas o código.',

    codeMissing: 'Não há código de 6 dígitos no texto colado',

    codeOfOther: (site) => `Esse código é para ${site}. Não o use aqui.`,
  },

  notices: {
    dismiss: 'Dispensar',
    details: 'Detalhes',
    viewOnExplorer: 'Ver',
    toasts: {
      actionNotAllowed: () => 'Ação não permitida',
      addressCopied: () => 'Endereço copiado',
      authenticationFailed: () => 'Não foi possível iniciar o login',
      balanceUnavailable: () => 'Saldo indisponível',
      failedToDisconnect: () => 'Não foi possível desconectar',
      networkSwitched: (subject) =>
        subject ? `Agora em ${subject}` : 'Rede trocada',
      sendFailed: (subject) =>
        subject ? `Envio não realizado: ${subject}` : 'Envio não realizado',
      sendUnknown: (subject) =>
        subject
          ? `${subject}: pode estar a caminho`
          : 'O envio pode estar a caminho',
      sending: (subject) => (subject ? `Enviando ${subject}` : 'Enviando'),
      sent: (subject) => (subject ? `Enviado: ${subject}` : 'Enviado'),
      signatureDeclined: () => 'Assinatura recusada',
      smartAccountsUnsupported: () =>
        'Este app talvez não aceite contas inteligentes',
      swapFailed: (subject) =>
        subject ? `Troca não realizada: ${subject}` : 'Troca não realizada',
      swapUnknown: (subject) =>
        subject
          ? `${subject}: pode estar a caminho`
          : 'A troca pode estar a caminho',
      swapped: (subject) =>
        subject ? `Troca realizada: ${subject}` : 'Troca realizada',
    },
    alerts: {
      domainUnverified: [
        'Configuração do app inválida',
        'A carteira integrada não aceita este domínio.',
      ],
      emailInvalid: ['E-mail inválido', 'Confira o endereço de e-mail.'],
      featuresIgnored: [
        'As configurações locais de recursos não se aplicam',
        'Valem as configurações do projeto.',
      ],
      invalidAppConfiguration: [
        'Configuração do app inválida',
        'O serviço de carteiras não aceita pedidos deste site.',
      ],
      namespaceNotConnected: [
        'Segunda rede não conectada',
        'A carteira está conectada a só um tipo de rede.',
      ],
      networkNotFound: ['Rede não encontrada', 'Este site não oferece a rede.'],
      projectIdInvalid: [
        'Configuração do app inválida',
        'O serviço de carteiras não conhece este ID de projeto.',
      ],
      projectIdMissing: [
        'Falta o ID do projeto',
        'Este site ainda não está preparado para carteiras.',
      ],
      rateLimited: [
        'Pedidos demais',
        'O serviço está sobrecarregado com este site. Tente de novo em instantes.',
      ],
      serverFailed: [
        'Serviço indisponível',
        'O serviço teve um problema. Tente mais tarde.',
      ],
      sessionExpired: [
        'Sessão expirada',
        'Entre de novo. Se acontecer outra vez, confira o relógio deste dispositivo.',
      ],
      walletNotLoaded: [
        'A carteira de e-mail não carregou',
        'Confira a conexão ou o bloqueador de conteúdo e tente de novo.',
      ],
      walletTimedOut: [
        'A carteira de e-mail não responde',
        'O pedido demorou demais. Tente de novo.',
      ],
    },
    unknown: 'Algo deu errado',
  },

  common: {
    back: 'Voltar',
    close: 'Fechar',
    cancel: 'Cancelar',
    tryAgain: 'Tentar de novo',
    copied: 'Copiado',
    loading: 'Carregando',
    notLoaded: 'Não foi possível carregar esta parte',
    notLoadedHint: 'Confira a conexão. Nada mudou.',
    unknownNetwork: 'Rede desconhecida',
  },

  titles: {
    Connect: 'Conectar',
    ConnectingExternal: 'Conectar',
    ConnectingWalletConnect: 'Conectar',
    ConnectingWalletConnectBasic: 'Conectar',
    ConnectingMultiChain: 'Escolha uma rede',
    ConnectWallets: 'Carteiras',
    ConnectSocials: 'Redes sociais',
    ConnectingSocial: 'Entrar',
    ConnectingFarcaster: 'Entrar com Farcaster',
    AllWallets: 'Todas as carteiras',
    Create: 'Criar uma carteira',
    EmailVerifyOtp: 'Confirmar e-mail',
    EmailVerifyDevice: 'Novo dispositivo',
    UpdateEmailWallet: 'Alterar e-mail',
    UpdateEmailPrimaryOtp: 'Confirmar e-mail atual',
    UpdateEmailSecondaryOtp: 'Confirmar novo e-mail',
    Account: 'Conta',
    AccountSettings: 'Configurações',
    Transactions: 'Atividade',
    SmartSessionList: 'Permissões de apps',
    SmartSessionCreated: 'Permissão concedida',
    ProfileWallets: 'Suas carteiras',
    Networks: 'Rede',
    SwitchNetwork: 'Mudar de rede',
    SwitchActiveChain: 'Mudar de conta',
    WalletCompatibleNetworks: 'Suas redes',
    UnsupportedChain: 'Rede não compatível',
    WalletReceive: 'Receber',
    WalletSend: 'Enviar',
    WalletSendSelectToken: 'Escolha um token',
    WalletSendPreview: 'Conferir e enviar',
    TransactionComplete: 'Transação concluída',
    ApproveTransaction: 'Aprovar',
    SIWXSignMessage: 'Entrar',
    DataCapture: 'E-mail',
    DataCaptureOtpConfirm: 'Confirmar e-mail',
    Swap: 'Trocar',
    SwapSelectToken: 'Escolha um token',
    SwapPreview: 'Conferir e trocar',
    OnRampProviders: 'Comprar',
    OnRampFiatSelect: 'Escolha uma moeda',
    OnRampTokenSelect: 'Escolha o que comprar',
    Pay: 'Pagar',
    PayLoading: 'Pagar',
    PayQuote: 'Pagar',
    FundWallet: 'Adicionar fundos',
    PayWithExchange: 'Adicionar fundos',
    PayWithExchangeSelectAsset: 'Escolha um token',
    BuyInProgress: 'Sua compra',
    WhatIsABuy: 'Como funciona a compra',
    ChooseAccountName: 'Obter um nome',
    RegisterAccountName: 'Registrar um nome',
    RegisterAccountNameSuccess: 'Nome registrado',
    WhatIsAWallet: 'O que é uma carteira?',
    WhatIsANetwork: 'O que é uma rede?',
    GetWallet: 'Obter uma carteira',
    Downloads: 'Baixar',
    UsageExceeded: 'Indisponível',
  },
}
