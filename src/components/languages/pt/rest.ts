import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, plural, time } = createWords('pt')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Copiar endereço',
    copyFailed: 'Não foi possível copiar. Selecione o endereço.',
    addressCopied: 'Endereço copiado',
    switchWallet: (wallet) => `${wallet}. Suas carteiras`,
    switchNetwork: (network) => `${network}. Mudar de rede`,

    accounts: 'Suas contas',
    namespaces: kinds,
    networkGroups: { eip155: 'Redes EVM', solana: 'Redes Solana' },

    totalBalance: 'Saldo total',
    fiat: (value) => `US$ ${value}`,
    buy: 'Comprar',
    swap: 'Trocar',
    receive: 'Receber',
    send: 'Enviar',
    sendUnsupported: 'Não é possível enviar nesta rede.',
    tokens: 'Tokens',
    loadingTokens: 'Carregando tokens',
    empty: 'Ainda não há tokens',
    emptyHint: 'Os tokens que você recebe aparecem aqui.',

    balancesFailed: 'Não é possível mostrar seus saldos',
    balancesFailedHint:
      'O serviço de saldos não está respondendo. Seus tokens estão seguros.',
    balancesOld: (at) => `Valores de ${time(at)}`,
    nextTry: (seconds) => `Próxima tentativa em ${seconds} s`,
    tryingAgain: 'Tentando de novo…',

    explorer: 'Ver no explorador',
    disconnect: 'Desconectar',
    disconnectAll: 'Desconectar todas',
    disconnectOne: (wallet) => `Desconectar ${wallet}`,
    connectAnother: 'Conectar outra carteira',
    active: 'Ativa',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Atual',
    testNetwork: 'Rede de teste',
    confirmInWallet: 'Confirme na sua carteira',
    switching: 'Mudando…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} está em uma rede que este app não conhece (número ${chainId}). Escolha uma destas para continuar.`,

    networkGone: 'Este app não oferece mais a rede em que você estava',
    networkGoneHint:
      'Seus tokens estão seguros. Escolha outra rede para continuar.',
    chooseNetwork: 'Escolher uma rede',

    receiveHint: (network) =>
      `Envie a este endereço somente tokens da rede ${network}. Outros podem ser perdidos.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Envie a este endereço somente SOL e tokens da Solana. Outros podem ser perdidos.'
        : `Envie a este endereço somente SOL e tokens da Solana, na rede ${network}. Outros podem ser perdidos.`,
    solanaAddress: 'Seu endereço Solana',
    qrLabel: 'QR code do seu endereço',
    requestQrLabel: (amount) => `QR code que pede ${amount}`,
    askAmount: 'Pedir um valor',
    amountIn: (symbol) => `Valor em ${symbol}`,
    amountHelp: 'Incluída no QR code. Algumas carteiras a ignoram.',
    copyLink: 'Copiar link de pagamento',
  },

  buy: {
    amountHint: 'O valor que você paga',
    chooseFiat: (currency) => `Pagar em ${currency}. Escolher outra moeda`,
    chooseToken: (symbol) => `Comprar ${symbol}. Escolher outra opção`,
    youGet: 'Você recebe',
    asking: 'Consultando o preço',
    enterAmount: 'Digite um valor',
    checkAmount: 'Confira o valor',
    noPrice: 'Sem preço no momento',
    preparing: 'Preparando',
    continueAt: (provider) => `Continuar para ${provider}`,
    opensTab: (provider) => `Você paga em ${provider}, em uma nova aba.`,
    priceThere: (provider) => `Ver o preço em ${provider}`,
    estimate: 'Estimativa',
    estimateTitle: 'Apenas uma estimativa',
    estimateText:
      'O serviço de preços não responde, por isso não dá para comprar nada no momento.',
    providers: 'Vendido por',
    fees: (fees) => `${fees} em taxas`,
    feeRange: (range) => `${range.replace('-', '–')} em taxas`,
    sells: (symbol) => `Vende somente ${symbol}`,
    chosen: 'Escolhido',
    nobody: 'Não dá para comprar nada aqui',
    nobodyHint: 'Nenhum provedor deste site entrega nesta rede.',
    otherNetwork: 'Escolher outra rede',
    howItWorks: 'Como funciona a compra',

    search: 'Buscar',
    noneFound: (search) => `Nenhum resultado para “${search}”`,
    listFailed:
      'Esta é a lista curta. Não foi possível carregar a lista completa.',
    on: (networks) => `Em ${networks}`,

    waiting: (provider) => `Continue em ${provider}`,
    waitingHint: ({ symbol }) =>
      `Pague na outra aba. Sua compra de ${symbol} aparece aqui quando chegar.`,
    waitingLong:
      'Com cartão leva minutos; por transferência, até alguns dias. Você pode fechar esta janela.',
    unseen:
      'Não é possível consultar seu saldo no momento. O que você pagou chega mesmo assim.',
    notOpened: (provider) => `Abrir ${provider} de novo`,
    stop: 'Não comprei nada',
    stopped: 'Nada foi comprado',
    stoppedHint:
      'Se você acabou pagando, a compra chega à sua conta mesmo assim.',
    tryAgain: 'Tentar de novo',
    toAccount: 'Voltar à conta',
    arrived: (amount) => `Sua compra chegou: ${amount}`,
    arrivedHint: 'Já está na sua conta.',
    done: 'Concluir',
    nothing: 'Nenhuma compra em andamento',
    nothingHint: 'O que você já pagou chega sozinho.',
    start: 'Comprar cripto',

    guide: [
      {
        title: 'Você paga a um provedor',
        text: 'Compre com cartão ou transferência. O provedor cuida do pagamento, e este site nunca o vê.',
      },
      {
        title: 'Vai para a sua conta',
        text: 'Seu endereço já vem preenchido. O provedor pode pedir sua identificação antes de vender.',
      },
      {
        title: 'Leva um tempo',
        text: 'No cartão chega em minutos; pelo banco pode levar dias. Aparece entre os seus tokens.',
      },
    ],
  },

  email: {
    current: 'Seu e-mail',
    next: 'Novo e-mail',
    nextHint: 'Você confirma com um código. Sua carteira continua a mesma.',
    same: 'Este é o seu e-mail atual',
    submit: 'Continuar',
    fromOld: 'Primeiro confirme que é você. Digite o código enviado para',
    fromNew: 'Digite o código enviado para o seu novo e-mail',
    yourAddress: 'seu e-mail atual',
    saving: 'Salvando seu novo e-mail…',
    done: 'Seu e-mail foi alterado',
    doneHint: 'A partir de agora, entre com ele.',
    finish: 'Concluir',
    nothingSent: 'Nenhum código enviado',
    nothingSentHint: 'Comece pelo seu novo e-mail.',
    start: 'Alterar e-mail',
    noWallet: 'Não há e-mail para alterar',
    noWalletHint: 'Só carteiras com login por e-mail têm um.',
    connect: 'Entrar com e-mail',
  },

  guide: {
    wallet: [
      {
        title: 'Ela guarda o que é seu',
        text: 'Dinheiro, colecionáveis e nomes, em todo app em que você a conecta.',
      },
      {
        title: 'É com ela que você entra',
        text: 'Conecte a mesma carteira em todo lugar em vez de criar senhas.',
      },
      {
        title: 'Só você pode usá-la',
        text: 'Os sites pedem, você aprova na carteira. Nunca compartilhe sua frase de recuperação.',
      },
    ],
    createLead: 'Entre e ganhe uma carteira só sua. Não precisa instalar nada.',
    noLoginLead: 'Você precisa de uma para entrar aqui. É grátis.',
    otherWays: 'Outras formas',
    getWalletHint: 'Um app para o celular ou navegador',
    getWallet: 'Obter uma carteira',
    aboutNetworks: 'O que é uma rede?',
    network: [
      {
        title: 'Onde sua conta vive',
        text: 'Cada rede tem seu próprio registro de quem tem o quê. Sua conta pode estar em várias.',
      },
      {
        title: 'Taxa e velocidade variam',
        text: 'Cada pagamento custa uma taxa na moeda da rede, de menos de um centavo a alguns dólares.',
      },
      {
        title: 'Tokens ficam na rede deles',
        text: 'O que você envia precisa ir para um endereço da mesma rede, ou pode se perder.',
      },
    ],
    gotIt: 'Entendi',
    listLead: 'Algumas para escolher.',
    loading: 'Carregando carteiras',
    listFailed: 'Não foi possível carregar a lista',
    listFailedHint: 'O serviço de carteiras não está respondendo.',
    listEmpty: 'Nenhuma carteira para recomendar',
    listEmptyHint: 'Pergunte a quem cuida deste site com quais ele funciona.',
    get: (wallet) => `Obter ${wallet}`,
    scanHint: 'Escaneie com a câmera do celular.',
    qrLabel: (wallet) => `QR code da página de ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Extensão do navegador',
      homepage: 'Site',
      playStore: 'Google Play',
    },
    afterwards: 'Já instalou? Recarregue esta página e conecte.',
    noLinks: 'Nenhum download conhecido',
    noLinksHint: 'Procure na loja do seu celular ou navegador.',
    otherWallet: 'Escolher uma carteira',

    usage: 'Este site não consegue conectar ninguém no momento',
    usageHint:
      'Ele atingiu o limite do plano. Sua carteira e seus tokens estão seguros.',
    usageOwner: 'O site é seu? Confira o painel do projeto.',
    usageRetry: 'Verificar de novo',
  },

  holdings: {
    label: 'Saldo e atividade',
    tabs: { tokens: 'Tokens', nfts: 'NFTs', activity: 'Atividade' },

    loadingActivity: 'Carregando atividade',
    noActivity: 'Nenhuma atividade ainda',
    noActivityHint: 'O que você envia, recebe e troca aparece aqui.',
    activityOff: 'Sem atividade aqui',
    activityOffHint:
      'O histórico desta rede não está disponível. Seus tokens estão seguros.',
    activityFailed: 'Não é possível mostrar sua atividade',
    activityFailedHint:
      'O serviço de atividade não está respondendo. Seus tokens estão seguros.',
    more: 'Carregar mais',
    moreFailed:
      'A próxima página não carregou. Até aqui, o que você vê está completo.',
    loaded: (count) =>
      plural(count, {
        one: `${count} transação exibida`,
        other: `${count} transações exibidas`,
      }),
    month(group) {
      const name = month(group)
      return name.charAt(0).toUpperCase() + name.slice(1)
    },
    failed: 'Falhou',
    pending: 'Pendente',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Agora mesmo'
      const units = {
        second: 's',
        minute: 'min',
        hour: 'h',
        day: plural(count, { one: 'dia', other: 'dias' }),
        month: plural(count, { one: 'mês', other: 'meses' }),
        year: plural(count, { one: 'ano', other: 'anos' }),
      }
      return `Há ${count} ${units[unit]}`
    },
    date: dateTime,
    moreMoved: (count) => `e mais ${count}`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Um NFT',
    opensExplorer: 'Abre o explorador',
    operations: {
      approve: 'Aprovado',
      burn: 'Queimado',
      cancel: 'Cancelado',
      claim: 'Resgatado',
      delegate: 'Delegado',
      deploy: 'Contrato criado',
      deposit: 'Depositado',
      execute: 'Contrato usado',
      mint: 'Mintado',
      receive: 'Recebido',
      revoke: 'Revogado',
      send: 'Enviado',
      stake: 'Em staking',
      trade: 'Trocado',
      unstake: 'Saiu do staking',
      withdraw: 'Sacado',
    },
    transaction: 'Transação',

    loadingNfts: 'Carregando NFTs',
    noNfts: 'Nenhum NFT ainda',
    noNftsHint: 'Os NFTs enviados ao seu endereço aparecem aqui.',
    nftsFailed: 'Não é possível mostrar seus NFTs',
    nftsPartial: 'Só o que sua atividade recente mostra. Pode haver mais.',
    allNfts: 'Todos os NFTs',
    unnamed: 'Sem nome',
    copies: (amount) => `× ${amount}`,
    collection: 'Coleção',
    number: 'ID do token',
    held: 'Você tem',
    network: 'Rede',
  },

  names: {
    choose: 'Escolher um nome',
    guide: [
      {
        title: 'Mais fácil que um endereço',
        text: 'Amigos podem enviar para seu nome em vez de um endereço longo.',
      },
      {
        title: 'Grátis',
        text: 'Você só assina uma mensagem. Sem taxa, sem transação.',
      },
      {
        title: 'Todo mundo pode ver',
        text: 'Quem souber o nome pode consultar seu endereço e o que há nele.',
      },
    ],
    name: 'Seu nome',
    suffixed: (suffix) => `Termina com ${suffix}`,
    hint: 'Letras, números e hifens, no mínimo 4',
    checking: 'Verificando se está livre',
    free: (name) => `${name} está livre`,
    taken: (name) => `${name} já está em uso`,
    suggestions: 'Nomes livres parecidos',
    take: (name) => `Usar ${name}`,
    enter: 'Digite um nome',
    other: 'Escolher outro nome',
    register: 'Registrar nome',
    confirm: 'Confirme na sua carteira',
    unchanged: 'Nada foi registrado.',
    unknown:
      'Pode ter sido registrado mesmo assim. Confira antes de tentar de novo.',
    unsupported: 'Nomes não funcionam nesta rede',
    unsupportedHint: 'Eles são para contas das redes EVM.',
    otherNetwork: 'Escolher outra rede',
    success: 'Este nome é seu',
    successHint: 'O que for enviado para ele chega à sua conta.',
    successUnknown: 'Seu nome está registrado',
    done: 'Concluir',
  },

  pairing: {
    scan: 'Escaneie com sua carteira',
    scanWith: (wallet) => `Escaneie com ${wallet}`,
    scanHint: 'Abra o leitor da carteira no celular e aponte para este código.',
    qrLabel: 'QR code do pedido de conexão',
    preparing: 'Preparando o código',
    copyLink: 'Copiar link',
    copyFailed: 'Este navegador não permite copiar',
    openDesktop: 'Abrir o app de desktop',
    openWeb: 'Abrir a carteira web',

    ways: 'Formas de conectar',
    wayNames: {
      browser: 'Navegador',
      desktop: 'Desktop',
      mobile: 'App',
      qrcode: 'Celular',
      unsupported: 'Não encontrada',
      web: 'Site',
    },

    continueIn: (wallet) => `Continue em ${wallet}`,
    continueHint: 'Aprove a conexão lá e volte para esta página.',
    browserHint: 'Esta página abre de novo dentro do app. Conecte por lá.',
    openWallet: (wallet) => `Abrir ${wallet}`,
    notOpened: (wallet) => `${wallet} não abriu`,
    notOpenedHint: 'Está instalada neste dispositivo?',
    getWallet: (wallet) => `Obter ${wallet}`,
    showCode: 'Mostrar QR code',

    search: 'Buscar carteiras',
    searching: 'Buscando carteiras',
    found: (count) =>
      plural(count, {
        one: `${count} carteira`,
        other: `${count} carteiras`,
      }),
    noneFound: (search) => `Nenhum resultado para “${search}”`,
    noneFoundHint: 'Confira a grafia ou escaneie o código com a sua.',
    none: 'Nenhuma carteira para escolher',
    noneHint: 'Ainda dá para escanear o código com a sua.',
    scanAny: 'Conectar por QR code',
    moreWallets: 'Mostrar mais',
    listFailed: 'Não foi possível carregar a lista',
    moreFailed: 'Não foi possível carregar as outras.',

    whichKind: (wallet) => `Onde você usa ${wallet}?`,
    whichKindHint:
      'Há uma conta em cada uma. Você pode conectar a outra depois.',
    kinds: 'Tipos de rede',
    notFound: 'A carteira não foi encontrada',
    chooseWallet: 'Escolher uma carteira',

    expired: 'O pedido expirou',
    expiredHint: 'Nada foi conectado. Comece um novo.',
  },

  pay: {
    title: (amount) => `Pagar ${amount}`,
    deposit: (amount) => `Depositar ${amount}`,
    withWallet: 'Pagar com a carteira',
    connect: 'Conecte uma carteira para pagar',
    otherToken: 'Pagar com outro token',
    exchanges: 'Ou pague de uma corretora',
    delivering: 'Entregando o pagamento',
    waiting: (name) => `Aguardando ${name}`,
    waitingHint: 'Conclua o pagamento na outra aba.',
    done: 'Pagamento concluído',
    failed: 'Pagamento não realizado',
    unknown: 'Pagamento ainda não confirmado',
    unknownHint: 'Ele ainda pode chegar. Verifique antes de pagar de novo.',
    anyway: 'Pagar mesmo assim',
    invalid: 'Este pagamento não pode ser feito. O site o configurou errado.',
    gets: 'O destinatário recebe',
    through: 'Pago por meio de',
    fee: 'Taxa de serviço',
    fromExchange: 'Depositar de uma corretora',
    noExchanges: 'Nenhuma corretora oferece isso',
  },

  send: {
    amount: 'Valor',
    amountHint: 'O valor a enviar',
    to: 'Para',
    toPlaceholder: { eip155: 'Endereço, 0x…', solana: 'Endereço Solana' },
    toHint: (network) => `Um endereço da rede ${network}`,
    paste: 'Colar',
    pasteAddress: 'Colar endereço',
    max: 'Máx.',
    useMax: 'Máx., tudo o que pode ser enviado',
    balance: (balance) => `Saldo ${balance}`,
    chooseToken: (symbol) => `${symbol}. Escolher outro token`,
    worth: (value) => `≈ US$ ${value}`,
    loading: 'Carregando tokens',
    enterAmount: 'Digite um valor',
    enterAddress: 'Digite um endereço',
    checkAmount: 'Confira o valor',
    checkAddress: 'Confira o endereço',
    review: 'Revisar',
    empty: 'Nada para enviar ainda',
    notHere: 'Rede não compatível',
    otherNetwork: 'Escolher outra rede',
    emptyHint: 'Os tokens que você recebe aparecem aqui.',
    receive: 'Receber',

    title: (subject) => `Enviar ${subject}`,
    from: 'De',
    network: 'Rede',
    fee: 'Taxa de rede',
    feeAbout: (fee) => `Cerca de ${fee}`,
    feeSmall: (unit) => `Menos de 0,00000001 ${unit}`,
    rent: 'Nova conta de token',
    rentHint:
      'O destinatário ainda não tem conta para este token. Você paga uma única vez para abri-la.',
    changed: 'Alguns dados mudaram. Revise-os de novo.',
    feeUnknown: 'Ainda não se sabe. Sua carteira mostra o valor.',
    warnings: {
      ownAddress: 'Este é o seu próprio endereço. Você só pagaria a taxa.',
      lookAlike:
        'Este endereço parece um que você já usou, mas é outro. Confira cada caractere.',
      contract:
        'É um contrato, não uma carteira. Os tokens enviados podem se perder.',
      firstTime: 'É a primeira vez que você envia para este endereço daqui.',
    },
    tokenAddress: 'Endereço do token',
    addToken: 'Adicionar',
    addedToken:
      'Adicionado pelo endereço. Qualquer pessoa pode criar um token com este nome.',
    send: 'Enviar',
    sending: 'Enviando…',
    cancelling: 'Parando…',
    stop: 'Parar',
    done: 'Concluir',
    edit: 'Editar',
    steps: {
      resolving: 'Procurando o nome',
      preparing: 'Conferindo saldo e destinatário',
      switching: (wallet) => `Mudando a rede em ${wallet}`,
      approving: (wallet) => `Aprove em ${wallet}`,
      approvingInFrame: 'Aprove na janela segura',
      handing: 'Enviando para a rede',
      checking: 'Verificando se foi enviado',
      confirming: 'Enviado. Aguardando a rede',
      confirmed: 'Concluído',
    },
    commitments: {
      processed: 'Visto pela rede, ainda não confirmado',
      confirmed: 'Confirmado. Aguardando até ser definitivo',
      finalized: 'Definitivo',
    },
    goesOn: 'Você pode fechar esta janela. O envio continua.',
    failedYes: 'Veja no explorador. Não envie de novo.',
    failedReverted: 'Nenhum token foi enviado. Você pode enviar de novo.',
    failedUnknown:
      'Veja primeiro sua atividade. Uma nova tentativa pode enviar duas vezes.',
    failedOther: 'Confira seu saldo antes de tentar de novo.',
    viewOnExplorer: 'Ver no explorador',

    recentPending: (subject) => `Enviando ${subject}`,
    recentSent: (subject) => `Enviado: ${subject}`,
    recentUnknown: (subject) => `${subject}: pode estar a caminho`,
    recentTo: (address) => `Para ${address}`,

    approve: 'Aprove na janela segura',
    approveHint: 'Só você pode ver e aprovar lá. Esta página não pode.',
    approveWhat: 'Pede para',
    approveMore: (count) =>
      plural(count, {
        one: 'Depois, mais uma aguarda',
        other: `Depois, mais ${count} aguardam`,
      }),
    showAgain: 'Mostrar a janela segura',
    refuse: 'Cancelar',
    ended: 'Nada para aprovar',
    methods: {
      eth_sendTransaction: 'Enviar uma transação',
      eth_sendUserOperation: 'Enviar uma transação',
      eth_signTypedData_v4: 'Assinar dados',
      personal_sign: 'Assinar uma mensagem',
      solana_signAllTransactions: 'Assinar várias transações',
      solana_signAndSendTransaction: 'Enviar uma transação',
      solana_signMessage: 'Assinar uma mensagem',
      solana_signTransaction: 'Assinar uma transação',
      wallet_grantPermissions: 'Conceder permissões',
      wallet_revokePermissions: 'Revogar permissões',
      wallet_sendCalls: 'Enviar várias transações',
    },
    otherMethod: 'Usar sua carteira',

    refused: {
      digits: (plain) =>
        plain ? `Use os dígitos de 0 a 9: ${plain}` : 'Use os dígitos de 0 a 9',
      separators: (plain) =>
        plain ? `Digite sem separadores: ${plain}` : 'Digite sem separadores',
      number: () => 'Digite apenas números, como 12.5',
    },

    keepAccount: 'Salve sua conta',

    keepAccountHint: 'Conclua na janela segura para entrar.',
  },

  settings: {
    open: 'Configurações',
    wallet: (wallet) => `Conectado com ${wallet}`,
    email: 'E-mail',
    changeEmail: 'E-mail. Alterar',
    provider: (provider) => `Login com ${providers[provider]}`,
    name: 'Nome da conta',
    noName: 'Obter um nome',
    noNameHint: 'Mais fácil de compartilhar que um endereço',
    permissionsHint: 'O que os apps podem fazer por você',
    activityHint: 'Seu histórico de transações',

    exportKey: 'Exportar chave privada',
    exportKeyHint: 'Para usar sua conta em outra carteira',
    devices: 'Dispositivos e recuperação',
    devicesHint: 'Remova dispositivos, altere a recuperação',

    accountType: 'Tipo de conta',
    types: { smartAccount: 'Conta inteligente', eoa: 'Conta padrão' },
    typeHints: {
      smartAccount: 'Pode agrupar etapas e deixar apps pagarem taxas',
      eoa: 'Uma única chave. Funciona com qualquer app',
    },
    typeChanging: 'Mudando o tipo de conta',
    reset: {
      action: 'Desativar a conta inteligente',
      hint: 'Nesta rede. Seu endereço e seus fundos não mudam',
      done: 'Conta inteligente desativada',
    },
    notKept: 'Seu login não será mantido',
    notKeptHint:
      'Este navegador não guarda nada para este site. Ao sair da página, será preciso entrar de novo.',

    loadingSessions: 'Carregando permissões',
    noSessions: 'Nenhuma permissão de app',
    noSessionsHint: 'As permissões que você concede a apps aparecem aqui.',
    sessionsFailed: 'Não é possível mostrar suas permissões',
    sessionsFailedHint:
      'O serviço de permissões não está respondendo. Suas permissões não mudaram.',
    sessionsOff: 'As permissões de apps não estão disponíveis',
    sessionsOffHint: 'Esta rede não é compatível com elas.',
    sessionsLead:
      'Estes apps podem agir por você dentro dos limites que você definiu. Você pode encerrar isso a qualquer momento.',
    ended: 'Encerradas',
    unnamedApp: 'App sem nome',
    until: (seconds) => `Até ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Ativa',
      expired: 'Expirada',
      revoked: 'Encerrada por você',
    },
    permissions: {
      'contract-call': 'Pode usar certos contratos',
      'native-token-recurring-allowance': 'Pode gastar a moeda da rede',
      'erc20-recurring-allowance': 'Pode gastar um token',
    },
    limit: 'Limite',
    period: 'Período',
    otherPermission: 'Tem outra permissão',
    granted: 'Este app agora pode agir por você',
    grantedUntil: (seconds) => `Até ${date(seconds * 1_000)}.`,
    grantedHint: 'Você pode encerrar a qualquer momento, nas suas permissões.',
    grantedNothing: 'O app não diz para que serve.',
    mayDo: 'O que pode fazer',
    toPermissions: 'Ver permissões',
    done: 'Concluir',
    revoke: 'Revogar',
    revokeOf: (app) => `Revogar a permissão de ${app}`,
    revoking: 'Confirme na sua carteira',
    revoked: (app) => `Permissão de ${app} revogada`,
    notRevoked: 'A permissão não foi revogada. Ela continua ativa.',

    scopeDay: (amount) => `Até ${amount} por dia`,
    scopeEvery: ({ amount, period }) => `Até ${amount} a cada ${period}`,
    scopeUntil: ({ date, what }) => `${what}, até ${date}`,
    scopeTo: ({ app, what }) => `${what}, para ${app}`,

    switchTo: (network) => `Mudar para ${network}`,
    switchHint: 'Seus tokens ficam onde estão.',
    switch: 'Mudar de rede',
    alreadyThere: (network) => `Você já está em ${network}`,
    alreadyThereHint: 'Não há o que mudar.',
    notOffered: 'Este app não oferece essa rede',
    notOfferedHint: 'Escolha uma das redes dele para continuar.',

    needs: (kind) => `Isto só funciona em ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Continue com sua conta ${address}. A outra fica conectada.`,
      network: 'Sua carteira também tem uma conta lá. A outra permanece.',
      connect: 'Conecte uma carteira para isso. A outra fica conectada.',
    },
    goOn: (kind) => `Continuar com ${kinds[kind]}`,
    connectFor: 'Conectar uma carteira',
    noKind: (kind) => `Este app não tem redes ${kinds[kind]}`,
    noKindHint: 'Nada mudou.',

    worksOn: (count) =>
      plural(count, {
        one: `Funciona em ${count} rede`,
        other: `Funciona em ${count} redes`,
      }),
    worksOnLead:
      'Seu endereço é o mesmo nestas redes. Envie a ele somente tokens delas. Outros podem ser perdidos.',
    receiveHint:
      'Envie a este endereço somente tokens destas redes. Outros podem ser perdidos.',

    accountNotKept: 'Este navegador não salva sua conta',

    accountNotKeptHint:
      'Você a perderá ao fechar a página ou o navegador. Não guarde dinheiro nela.',
  },

  signIn: {
    title: (site) => `Entrar em ${site}`,
    text: 'Assine uma mensagem para mostrar que esta conta é sua. É grátis e nada sai da sua conta.',
    account: 'Conta',
    sign: 'Entrar',
    emailTitle: (site) => `${site} pede seu e-mail`,
    emailHint: 'É compartilhado com este site, junto com sua conta.',
    emailRequired: 'Este site exige um e-mail.',
    skip: 'Pular',
    required:
      'Este site exige uma assinatura. Cancelar desconecta a sua carteira.',
  },

  sponsor: {
    atMost: (amount) => `No máximo ${amount}`,
    inToken: (symbol) => `Paga em ${symbol}`,
    paid: 'Paga pelo app',
  },

  swap: {
    pay: 'Você paga',
    payHint: 'O valor que você paga',
    receive: 'Você recebe',
    balance: (balance) => `Saldo ${balance}`,
    balanceUnknown: 'Saldo desconhecido',
    max: 'Máx.',
    useMax: 'Máx., tudo o que pode ser trocado',
    flip: 'Inverter os dois tokens',
    choose: 'Escolher um token',
    chooseFor: {
      from: (symbol) => `Você paga ${symbol}. Escolher outro token`,
      to: (symbol) => `Você recebe ${symbol}. Escolher outro token`,
    },
    worth: (value) => `≈ US$ ${value}`,
    about: (amount) => `Cerca de ${amount}`,
    quoting: 'Consultando o preço',
    noQuote: 'Sem preço no momento',
    unreadable: 'Não é possível verificar esta troca. Tente outro valor',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Preço',
    priceUnknown: 'Desconhecido',
    impact: 'Impacto no preço',
    percent: (value) => `${value}%`,
    fee: 'Taxa de rede',
    feeAbout: (fee) => `Cerca de ${fee}`,
    feeSmall: (unit) => `Menos de 0,00000001 ${unit}`,
    slippage: 'Slippage',
    slippageOf: (value) => `Slippage ${value}%. Alterar`,
    slippageHint:
      'Se o preço mudar, você pode receber até esta porcentagem a menos. Se for ainda menos, nada é trocado.',
    slippageHigh: 'Você pode receber bem menos que o esperado.',
    slippageOwn: 'Slippage personalizado, em porcentagem',
    slippageOther: 'Personalizado',
    slippageWrong: 'Digite de 0,05% a 5%',

    enterAmount: 'Digite um valor',
    chooseToken: 'Escolha o que receber',
    checkAmount: 'Confira o valor',
    review: 'Revisar',
    underWay: 'Há uma troca em andamento. Ver',

    unsupportedTitle: 'Sem trocas nesta rede',
    unsupported: 'Dá para trocar tokens nestas redes:',
    unsupportedHere: (network) => `Dá para trocar tokens na rede ${network}.`,
    unsupportedAnywhere:
      'Nenhuma das redes deste site tem trocas. Seus tokens estão seguros.',
    loading: 'Carregando tokens',
    failed: 'Não é possível mostrar os tokens',
    failedHint:
      'O serviço de tokens não está respondendo. Seus tokens estão seguros.',
    empty: 'Não dá para trocar nada aqui',
    emptyHint: 'O serviço não lista tokens desta rede.',
    toAccount: 'Ir para a conta',

    search: 'Buscar um token ou endereço',
    own: 'Seus tokens',
    others: 'Todos os tokens',
    suggested: 'Populares',
    found: (count) =>
      plural(count, { one: `${count} token`, other: `${count} tokens` }),
    noneFound: (search) => `Nenhum resultado para “${search}”`,
    noneFoundHint: 'Tente o símbolo ou cole o endereço dele.',

    title: ({ amount, from, to }) => `Trocar ${amount} ${from} por ${to}`,
    expected: (amount) => `Cerca de ${amount}`,
    minimum: 'Você recebe no mínimo',
    minimumHint: (slippage) =>
      `${slippage}% a menos que o esperado, se o preço mudar. Se for ainda menos, nada é trocado.`,
    providerFee: 'Taxa do provedor',
    providerFeeIncluded: (amount) => `${amount}, incluída`,
    feeLevels: ({ fast, instant }) =>
      `Rápida: ${fast}. Imediata: ${instant}. A carteira define a taxa.`,
    network: 'Rede',
    oneApprovalHint: (amount) =>
      `Uma única aprovação: você permite exatamente ${amount} e troca. Nada além disso pode ser retirado.`,
    approvalHint: (amount) =>
      `Duas etapas: você autoriza exatamente ${amount} e depois faz a troca. Com essa autorização nunca se pode tirar mais.`,
    holds: (seconds) => `Este preço vale por ${seconds} s`,
    expired: 'Este preço não vale mais',
    renew: 'Obter um novo preço',
    worse: 'O preço mudou: você recebe menos do que era mostrado antes.',
    warn: (impact) =>
      `Você recebe ${impact}% a menos do que estes tokens valem em outros mercados.`,
    blocked: (impact) =>
      `Você perderia ${impact}%. Troque menos, ou outro token.`,
    impactUnknown:
      'Não há um segundo preço para comparar. Confira se este é justo.',
    missing: 'Nada para conferir ainda',
    missingHint: 'Escolha primeiro dois tokens e um valor.',
    enter: 'Preparar uma troca',
    edit: 'Editar',

    swap: 'Trocar',
    swapping: 'Trocando…',
    stop: 'Parar',
    stopping: 'Parando…',
    done: 'Concluir',
    stepApprove: (amount) => `Autorizar ${amount}`,
    stepSwap: (amount) => `Trocar ${amount}`,
    stepDone: 'Concluído',
    steps: {
      quoting: 'Conferindo tudo',
      switching: (wallet) => `Mudando a rede em ${wallet}`,
      asked: (wallet) => `Aprove em ${wallet}`,
      askedInFrame: 'Aprove na janela segura',
      sent: 'Enviado. Aguardando a rede',
    },
    goesOn: 'Você pode fechar esta janela. A troca continua.',
    failedYes: 'Veja no explorador. Não envie de novo.',
    failedReverted: 'Nada foi trocado, só a taxa de rede foi gasta.',
    failedUnknown:
      'Veja primeiro sua atividade. Se você preencher a mesma troca de novo, esta será encontrada.',
    failedOther: 'Confira seu saldo antes de tentar de novo.',
    approvalStays: (symbol) =>
      `A autorização de ${symbol} continua, só para este valor.`,
  },

  failures: {
    errors: {
      4001: 'Pedido recusado na sua carteira',
      4100: 'Sua sessão terminou. Entre de novo',
      4200: 'Sua carteira não permite isto',
      4900: 'Sua carteira está offline. Confira a conexão dela',
      4901: 'Sua carteira não está conectada a esta rede',
      4902: 'Sua carteira não conhece esta rede',
      5710: 'Sua carteira não é compatível com esta rede',
      5740: 'Este pedido é grande demais para sua carteira',
      [-32000]: 'A rede não aceitou isto',
      [-32001]: 'Sua carteira não encontrou o que foi pedido',
      [-32002]: 'Abra sua carteira para continuar',
      [-32003]: 'A rede recusou a transação',
      [-32004]: 'Sua carteira não oferece isto',
      [-32005]: 'Pedidos demais. Aguarde um momento e tente de novo',
      [-32601]: 'Sua carteira não oferece isto',
      [-32602]: 'Sua carteira não conseguiu ler o pedido',
      [-32603]: 'Sua carteira teve um problema. Tente de novo',
      ABORTED: 'Cancelado antes de terminar',
      ADAPTER_NOT_FOUND: 'Este site não oferece esse tipo de rede',
      BUDGET_INVALID: 'Este site definiu uma taxa inválida',
      COMMITMENT_INVALID: 'O pedido deste site não é válido',
      CHAIN_NOT_SUPPORTED: 'Este site não oferece essa rede',
      CONNECTION_ABORTED: 'Conexão cancelada',
      CONNECTOR_NOT_FOUND: 'Esta carteira não está disponível aqui',
      FRAME_ERROR: 'A carteira de e-mail teve um problema. Tente de novo',
      FRAME_INTERRUPTED: 'A carteira de e-mail foi interrompida. Tente de novo',
      FRAME_LOAD_FAILED:
        'A carteira de e-mail não carregou. Confira a conexão e tente de novo',
      FRAME_NOT_SET:
        'A carteira de e-mail ainda não está pronta. Tente de novo',
      FRAME_REFUSED: 'O serviço de carteiras não aceita pedidos deste site',
      FRAME_REQUEST_ABORTED: 'Foi interrompido antes do fim',
      FRAME_REQUEST_TIMEOUT:
        'A carteira de e-mail não respondeu. Tente de novo',
      FRAME_UNREACHABLE:
        'Não é possível acessar o serviço. Tente de novo em instantes',
      INVALID_CAIP10_ADDRESS: 'O endereço não é válido',
      INVALID_CAIP_ADDRESS: 'O endereço não é válido',
      INVALID_CAIP_NETWORK_ID: 'Esta rede não é conhecida',
      INVALID_CHAIN_ID: 'Esta rede não é conhecida',
      INVALID_EMAIL: 'Digite um e-mail válido',
      INVALID_SIGNATURE: 'A carteira deu uma assinatura errada',
      INVALID_TRANSACTION: 'A carteira recebeu algo que não pode assinar',
      LOGIN_REQUIRED: 'Entre primeiro',
      OFFLINE: 'Você está sem internet. Confira a conexão e tente de novo',
      NO_ACCOUNT: 'A carteira não compartilha nenhuma conta com este site',
      PARENT_NOT_SET: 'A carteira de e-mail só funciona dentro de um site',
      RECEIVER_BELOW_RENT:
        'É pouco para abrir a conta do destinatário. Envie mais',
      RELAY_REFUSED: 'O serviço de carteiras não aceita pedidos deste site',
      REQUEST_FAILED:
        'Não é possível acessar o serviço. Tente de novo em instantes',
      REQUEST_TIMED_OUT: 'O serviço demorou demais. Tente de novo em instantes',
      RESPONSE_INVALID:
        'O serviço não respondeu corretamente. Tente de novo mais tarde',
      RPC_BUSY: 'A rede está ocupada. Aguarde um momento e tente de novo',
      RPC_REQUEST_FAILED: 'A rede não respondeu corretamente. Tente de novo',
      SEND_UNDER_WAY: 'Este pagamento está em andamento em outra aba',
      SMART_SESSION_NOT_ACTIVATED:
        'A carteira concedeu a permissão, mas o serviço não a guardou. Tente de novo',
      SMART_SESSION_NOT_GRANTED:
        'A carteira não concedeu a permissão como pedida',
      SMART_SESSION_REFUSED:
        'Este site pediu uma permissão que não é permitida',
      SMART_SESSION_UNSUPPORTED:
        'A sua carteira não pode dar permissões a apps aqui',
      SOLANA_NOT_SET: 'Este site não oferece Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Este token tem regras próprias que não são aceitas aqui',
      TRANSACTION_EXPIRED:
        'A rede não aceitou a transação a tempo. Você pode enviá-la de novo',
      UNSUPPORTED_CHAIN: 'Isto não funciona nesta rede',
      WALLET_FAILED: 'A carteira não conseguiu fazer isto',
      WALLET_TIMEOUT: 'A carteira não responde',
    },
    kitErrors: {
      ALREADY_SENT:
        'O mesmo pagamento foi feito há pouco. Ele não foi enviado outra vez',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Digite um valor e um destinatário',
      AMOUNT_ZERO: 'O valor precisa ser maior que zero',
      APPROVAL_UNSUPPORTED:
        'Este navegador não consegue aprovar com segurança. Use um baseado no Chromium',
      CODE_EXPIRED: 'O código expirou. Peça um novo',
      COIN_TYPE_UNKNOWN: 'Nomes não funcionam nesta rede',
      DEVICE_NOT_APPROVED:
        'Este dispositivo não foi autorizado. Comece de novo',
      DISCONNECT_FAILED: 'Não foi possível desconectar tudo. Tente de novo',
      EMAIL_TAKEN: 'Este e-mail pertence a outra carteira',
      EMBEDDED_NAMESPACE: 'A carteira de e-mail não existe neste tipo de rede',
      EXECUTION_REVERTED:
        'O contrato recusaria esta transação. Nada foi enviado',
      DEVICES_BLOCKED:
        'Seu navegador bloqueou a janela de dispositivos. Permita pop-ups',
      DEVICES_UNREACHABLE: 'Este site desconectou a janela de dispositivos',
      EXPORT_BLOCKED:
        'Seu navegador bloqueou a janela de exportação. Permita pop-ups',
      EXPORT_UNREACHABLE: 'Este site desconectou a janela de exportação',
      FEE_CAP_TOO_HIGH: 'A taxa de rede está alta demais. Nada foi enviado',
      FEE_CAP_TOO_LOW:
        'A taxa de rede agora está baixa demais. Nada foi enviado',
      FEE_NOT_COVERED: 'O saldo não cobre a taxa de rede. Nada foi enviado',
      INSUFFICIENT_BALANCE: 'Saldo insuficiente',
      INSUFFICIENT_FUNDS:
        'O saldo não cobre o valor mais a taxa de rede. Nada foi enviado',
      INSUFFICIENT_LIQUIDITY: 'Não há liquidez suficiente para esta troca',
      INTRINSIC_GAS_TOO_HIGH:
        'A transação é grande demais para a rede. Nada foi enviado',
      INTRINSIC_GAS_TOO_LOW: 'O limite de gás é baixo demais. Nada foi enviado',
      INVALID_ADDRESS: 'O endereço não é válido',
      INVALID_AMOUNT:
        'Escreva o valor em algarismos, sem separador de milhares',
      INVALID_CODE: 'O código não está certo',
      INVALID_DECIMALS: 'As casas decimais deste token não são conhecidas',
      INVALID_NAME:
        'Um nome tem no mínimo 4 caracteres: somente letras, números e hifens',
      INVALID_SLIPPAGE: 'O slippage precisa ser de 0,05 a 5 por cento',
      INVALID_TOKEN: 'Este não é um token da rede',
      LOGIN_COOLDOWN: 'Aguarde um momento e tente de novo',
      MODULE_NOT_LOADED: 'Não é possível carregar uma parte desta página',
      NAMESPACE_NOT_APPROVED:
        'A carteira não aprovou nenhuma conta neste tipo de rede',
      NAME_NOT_FOUND: 'Este nome não leva a nenhum endereço',
      NAME_REFUSED: 'Este nome não pode ser registrado',
      NAME_UNSUPPORTED: 'Nesta rede, o destinatário precisa ser um endereço',
      NONCE_TOO_HIGH:
        'Falta uma transação anterior desta conta. Nada foi enviado',
      NONCE_TOO_LOW:
        'Esta transação pode já ter sido enviada. Confira sua atividade antes de tentar de novo',
      NOT_CONNECTED: 'Conecte uma carteira primeiro',
      NOT_SIGNED: 'A carteira não assinou. Nada foi enviado',
      ONRAMP_ACCOUNT_UNKNOWN: 'Este não é o endereço de uma conta conectada',
      ONRAMP_AMOUNT_TOO_HIGH: 'Está acima do máximo',
      ONRAMP_AMOUNT_TOO_LOW: 'Está abaixo do mínimo',
      ONRAMP_NOT_CONFIGURED: 'Este provedor não está configurado neste site',
      ONRAMP_NO_PRICE: 'Ainda não há preço para esta compra',
      ONRAMP_PROVIDER_UNKNOWN: 'Este provedor não está disponível aqui',
      ONRAMP_UNSUPPORTED: 'Não dá para comprar nesta rede',
      ONRAMP_URL_REFUSED: 'O link do provedor foi recusado',
      PAIRING_ANSWER: 'A carteira deu uma resposta errada',
      PAIRING_ENDED: 'A carteira encerrou a conexão',
      PAIRING_EXPIRED: 'O pedido de conexão expirou',
      PAIRING_UNAVAILABLE: 'Não é possível acessar o WalletConnect',
      POPUP_BLOCKED: 'Seu navegador bloqueou a janela de login',
      PRICE_IMPACT_TOO_HIGH: 'O impacto desta troca no preço é alto demais',
      QUOTE_EXPIRED: 'Este preço não vale mais. Peça um novo',
      RECEIPT_NOT_FOUND:
        'A transação ainda não foi confirmada. Confira outra vez antes de enviar de novo',
      RECEIPT_TIMEOUT:
        'A transação foi enviada, mas ainda não foi confirmada. Não envie de novo',
      RECEIVER_CHANGED:
        'Este nome agora leva a outro endereço. Confira o destinatário antes de enviar',
      RECEIVER_NOT_WALLET: 'Este endereço não é o de uma carteira',
      RECEIVER_OTHER_TOKEN: 'Este endereço só aceita outro token',
      RPC_FAILED: 'Não é possível acessar a rede. Nada foi enviado',
      SAME_TOKEN: 'Escolha dois tokens diferentes',
      SENDER_BELOW_RENT:
        'Sobraria pouco SOL na sua conta. Deixe mais ou envie tudo',
      EMAIL_REQUIRED: 'Este site exige um e-mail',
      SESSION_REJECTED: 'Não foi possível verificar a assinatura',
      SERVICE_UNAVAILABLE:
        'O serviço não responde agora. Tente de novo em alguns segundos',
      SIGNED_OTHERWISE:
        'A carteira assinou uma transação diferente da que foi pedida. Nada foi enviado',
      SIGN_IN_CANCELLED: 'Entrada cancelada',
      SIGN_IN_SERVICE: 'O serviço de entrada não funcionou. Tente de novo',
      SIGN_IN_UNSUPPORTED: 'Não é possível entrar nesta rede',
      SIMULATION_FAILED: 'A rede recusaria esta transação. Nada foi enviado',
      SOCIAL_LOGIN_CANCELLED: 'O login foi cancelado',
      SOCIAL_LOGIN_EXPIRED: 'O login demorou demais. Comece de novo',
      SOCIAL_LOGIN_FAILED: 'O login não funcionou. Tente de novo',
      SWAP_APPROVAL_FAILED:
        'Não foi possível autorizar o token. Nada foi trocado',
      SWAP_REFUSED:
        'O serviço montou uma troca diferente da mostrada. Nada foi trocado',
      SWAP_UNSUPPORTED: 'Esta rede não tem trocas',
      TOKEN_ACCOUNT_FROZEN: 'Esta conta de token está congelada',
      TOKEN_FEE_UNSUPPORTED:
        'Este token cobra uma taxa nas transferências, o que não é compatível',
      TOKEN_NOT_TRANSFERABLE: 'Este token não pode ser enviado a ninguém',
      TOKEN_REQUIRED: 'Escolha um token',
      TOO_MANY_DECIMALS: 'O valor tem mais casas decimais que o token',
      TOO_MANY_TRIES: 'Tentativas demais. Peça um novo código',
      TRANSACTION_CANCELLED:
        'A transação foi cancelada na carteira. Nada foi enviado',
      TRANSACTION_NOT_ACCEPTED:
        'A rede nunca recebeu esta transação. Nada foi enviado',
      TRANSACTION_NOT_FOUND:
        'A rede ainda não conhece esta transação. Confira outra vez antes de enviar de novo',
      TRANSACTION_REPLACED:
        'Outra transação tomou o lugar desta. Nada foi enviado',
      TRANSACTION_REVERTED:
        'A transação falhou na rede. Só a taxa de rede foi gasta',
      TRANSACTION_UNKNOWN:
        'Não foi possível confirmar o envio. Confira sua atividade antes de tentar de novo',
      WALLET_CANNOT_SEND: 'Esta carteira não consegue assinar transações',
      WALLET_LINK: 'Não é possível abrir o link desta carteira',
      WALLET_NOT_INSTALLED: 'Esta carteira não está instalada',
      WRONG_NAMESPACE: 'Este endereço pertence a outro tipo de rede',

      INVALID_PAYMENT_URI:
        'Este link de pagamento não pode ser usado. Digite o endereço',

      PAYMENT_URI_ELSEWHERE:
        'Este link de pagamento é de outra rede ou outro token. Troque de rede primeiro',

      SWITCH_REPLACED: 'Outra rede foi escolhida nesse meio-tempo',
    },
    money: {
      no: 'Nada saiu da sua conta.',
      yes: 'Foi enviado. Não envie de novo.',
      unknown: 'Pode ter sido enviado. Confira antes de enviar de novo.',
    },
  },

  legal: {
    agree: 'Ao continuar, você aceita:',
    accept: 'Aceito:',
    terms: 'Termos de serviço',
    privacy: 'Política de privacidade',
    and: 'e',
    tickFirst: 'Marque a caixa para continuar',
    title: 'Antes de conectar',
    text: 'Este site pede que você aceite os termos dele.',
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
    logins: 'Redes sociais',
    continueWith: (name) => `Continuar com ${name}`,
    more: 'Mais formas de entrar',
    none: 'Sem login por redes sociais aqui',
    noneHint: 'Este site oferece outras formas de conectar.',
    otherWays: 'Outras formas de conectar',

    start: (name) => `Entrar com ${name}`,
    startHint:
      'Uma janela se abre. Nada é compartilhado antes de você concordar nela.',
    opening: (name) => `Abrindo ${name}`,
    waiting: (name) => `Continue em ${name}`,
    waitingHint: 'Faça login na outra janela. Esta tela continua sozinha.',
    resumedHint:
      'Esta página foi recarregada. Termine na outra janela ou tente de novo.',
    interruptedHint:
      'Esta página foi recarregada antes de você terminar. Tente de novo.',
    leaving: (name) => `Indo para ${name}`,
    leavingHint: 'Você volta para cá depois do login.',
    blocked: 'Seu navegador bloqueou a janela',
    blockedHint: 'Abra aqui. Esta tela continua sozinha.',
    open: (name) => `Abrir ${name}`,
    connecting: 'Abrindo sua carteira',
    connectingHint: 'Leva um momento.',
    cancelled: 'O login foi cancelado',
    cancelledHint: 'Nada foi compartilhado com este site.',
    expired: 'O login demorou demais',
    expiredHint: 'Nada foi compartilhado com este site. Comece de novo.',
    failed: 'O login não funcionou',
    failedHint: 'Nada mudou. Tente de novo ou escolha outra forma.',

    scan: 'Escaneie com o celular',
    scanHint: 'Aprove o login no Farcaster. Esta tela continua sozinha.',
    qrLabel: 'QR code do login com Farcaster',
    preparing: 'Preparando o código',
    copyLink: 'Copiar link',
    copyFailed: 'Este navegador não permite copiar',
    continueInApp: 'Continue no Farcaster',
    continueInAppHint: 'Aprove o login lá e volte para esta página.',
  },
}

const providers = rest.social.names
