import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, plural, time } = createWords('es')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Copiar dirección',
    copyFailed: 'No se pudo copiar. Selecciona la dirección.',
    addressCopied: 'Dirección copiada',
    switchWallet: (wallet) => `${wallet}. Tus wallets`,
    switchNetwork: (network) => `${network}. Cambiar de red`,

    accounts: 'Tus cuentas',
    namespaces: kinds,
    networkGroups: { eip155: 'Redes EVM', solana: 'Redes de Solana' },

    totalBalance: 'Saldo total',
    fiat: (value) => `US$${value}`,
    buy: 'Comprar',
    swap: 'Swap',
    receive: 'Recibir',
    send: 'Enviar',
    sendUnsupported: 'En esta red no se puede enviar.',
    tokens: 'Tokens',
    loadingTokens: 'Cargando tokens',
    empty: 'Todavía no hay tokens',
    emptyHint: 'Aquí aparecen los tokens que recibes.',

    balancesFailed: 'No se pueden mostrar tus saldos',
    balancesFailedHint:
      'El servicio de saldos no responde. Tus tokens están a salvo.',
    balancesOld: (at) => `Actualizado: ${time(at)}`,
    nextTry: (seconds) => `Próximo intento en ${seconds} s`,
    tryingAgain: 'Reintentando…',

    explorer: 'Ver en el explorador',
    disconnect: 'Desconectar',
    disconnectAll: 'Desconectar todas',
    disconnectOne: (wallet) => `Desconectar ${wallet}`,
    connectAnother: 'Conectar otra wallet',
    active: 'Activa',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Actual',
    testNetwork: 'Red de prueba',
    confirmInWallet: 'Confirma en tu wallet',
    switching: 'Cambiando…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} está en una red que esta app no conoce (número ${chainId}). Elige una de estas para continuar.`,

    networkGone: 'Esta app ya no ofrece la red en la que estabas',
    networkGoneHint: 'Tus tokens están a salvo. Elige otra red para continuar.',
    chooseNetwork: 'Elegir una red',

    receiveHint: (network) =>
      `Envía a esta dirección solo tokens de la red ${network}. Los demás podrían perderse.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Envía a esta dirección solo SOL y tokens de Solana. Los demás podrían perderse.'
        : `Envía a esta dirección solo SOL y tokens de Solana, en la red ${network}. Los demás podrían perderse.`,
    solanaAddress: 'Tu dirección de Solana',
    qrLabel: 'Código QR de tu dirección',
    requestQrLabel: (amount) => `Código QR que solicita ${amount}`,
    askAmount: 'Solicitar una cantidad',
    amountIn: (symbol) => `Cantidad en ${symbol}`,
    amountHelp: 'Se añade al código QR. Algunas wallets la ignoran.',
    copyLink: 'Copiar enlace de pago',
  },

  buy: {
    amountHint: 'La cantidad que pagas',
    chooseFiat: (currency) => `Pagas en ${currency}. Elegir otra moneda`,
    chooseToken: (symbol) => `Compras ${symbol}. Elegir otra cosa`,
    youGet: 'Recibes',
    asking: 'Consultando el precio',
    enterAmount: 'Indica la cantidad',
    checkAmount: 'Revisa la cantidad',
    noPrice: 'Ahora no hay precio',
    preparing: 'Preparando',
    continueAt: (provider) => `Continuar a ${provider}`,
    opensTab: (provider) => `Pagas en ${provider}, en una pestaña nueva.`,
    priceThere: (provider) => `Ver el precio en ${provider}`,
    estimate: 'Estimación',
    estimateTitle: 'Solo una estimación',
    estimateText:
      'El servicio de precios no responde, así que por ahora no se puede comprar nada.',
    providers: 'Lo vende',
    fees: (fees) => `${fees} de comisiones`,
    feeRange: (range) => `${range.replace('-', '–')} de comisiones`,
    sells: (symbol) => `Solo vende ${symbol}`,
    chosen: 'Elegido',
    nobody: 'Aquí no se puede comprar nada',
    nobodyHint: 'Ningún proveedor de este sitio entrega en esta red.',
    otherNetwork: 'Elegir otra red',
    howItWorks: 'Cómo funciona la compra',

    search: 'Buscar',
    noneFound: (search) => `Sin resultados para «${search}»`,
    listFailed: 'Esta es la lista corta. No se pudo cargar la completa.',
    on: (networks) => `En ${networks}`,

    waiting: (provider) => `Continúa en ${provider}`,
    waitingHint: ({ symbol }) =>
      `Paga en la otra pestaña. Cuando llegue, tu compra de ${symbol} aparecerá aquí.`,
    waitingLong:
      'Con tarjeta tarda minutos; por transferencia, hasta unos días. Puedes cerrar esta ventana.',
    unseen:
      'Ahora no se puede consultar tu saldo. Lo que hayas pagado llegará igualmente.',
    notOpened: (provider) => `Abrir ${provider} de nuevo`,
    stop: 'No he comprado nada',
    stopped: 'No se compró nada',
    stoppedHint: 'Si al final pagaste, llegará igualmente a tu cuenta.',
    tryAgain: 'Reintentar',
    toAccount: 'Volver a la cuenta',
    arrived: (amount) => `Llegó tu compra: ${amount}`,
    arrivedHint: 'Ya está en tu cuenta.',
    done: 'Listo',
    nothing: 'No hay ninguna compra en curso',
    nothingHint: 'Lo que pagaste antes llegará por sí solo.',
    start: 'Comprar cripto',

    guide: [
      {
        title: 'Le pagas a un proveedor',
        text: 'Compra con tarjeta o transferencia. El proveedor gestiona tu pago y este sitio nunca lo ve.',
      },
      {
        title: 'Llega a tu cuenta',
        text: 'Tu dirección ya viene completada. El proveedor puede pedirte que te identifiques antes de vender.',
      },
      {
        title: 'Tarda un poco',
        text: 'Con tarjeta llega en minutos; desde un banco puede tardar días. Aparece entre tus tokens.',
      },
    ],
  },

  email: {
    current: 'Tu correo electrónico',
    next: 'Correo electrónico nuevo',
    nextHint: 'Lo confirmas con un código. Tu wallet sigue siendo la misma.',
    same: 'Es el correo que ya tienes',
    submit: 'Continuar',
    fromOld: 'Primero confirma que eres tú. Escribe el código enviado a',
    fromNew: 'Escribe el código enviado a tu nuevo correo',
    yourAddress: 'tu correo actual',
    saving: 'Guardando tu nuevo correo…',
    done: 'Tu correo ha cambiado',
    doneHint: 'Desde ahora, inicia sesión con él.',
    finish: 'Listo',
    nothingSent: 'No se envió ningún código',
    nothingSentHint: 'Empieza con tu correo nuevo.',
    start: 'Cambiar correo',
    noWallet: 'No hay ningún correo que cambiar',
    noWalletHint:
      'Solo lo tiene una wallet en la que inicias sesión por correo.',
    connect: 'Iniciar sesión con correo',
  },

  guide: {
    wallet: [
      {
        title: 'Guarda lo que es tuyo',
        text: 'Dinero, coleccionables y nombres, en cada app a la que la conectas.',
      },
      {
        title: 'Es tu forma de entrar',
        text: 'Conecta la misma wallet en todas partes en vez de inventar contraseñas.',
      },
      {
        title: 'Solo tú puedes usarla',
        text: 'Los sitios piden, tú apruebas en tu wallet. Nunca compartas tu frase de recuperación.',
      },
    ],
    createLead:
      'Inicia sesión y tendrás tu propia wallet. No hay que instalar nada.',
    noLoginLead: 'Aquí la necesitas para iniciar sesión. Es gratis.',
    otherWays: 'Otras formas',
    getWalletHint: 'Una app para tu teléfono o navegador',
    getWallet: 'Obtener una wallet',
    aboutNetworks: '¿Qué es una red?',
    network: [
      {
        title: 'Donde vive tu cuenta',
        text: 'Cada red lleva su propio registro de quién tiene qué. Tu cuenta puede estar en varias.',
      },
      {
        title: 'Difieren en comisión y velocidad',
        text: 'Cada pago cuesta una comisión en la moneda de su red, desde menos de un centavo hasta varios dólares.',
      },
      {
        title: 'Los tokens no salen de su red',
        text: 'Lo que envías debe ir a una dirección de la misma red; si no, puede perderse.',
      },
    ],
    gotIt: 'Entendido',
    listLead: 'Algunas para elegir.',
    loading: 'Cargando wallets',
    listFailed: 'No se pudo cargar la lista',
    listFailedHint: 'El servicio de wallets no responde.',
    listEmpty: 'No hay wallets que recomendar',
    listEmptyHint: 'Pregunta a quien gestiona este sitio con cuáles funciona.',
    get: (wallet) => `Obtener ${wallet}`,
    scanHint: 'Escanéalo con la cámara de tu teléfono.',
    qrLabel: (wallet) => `Código QR de la página de ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Extensión del navegador',
      homepage: 'Sitio web',
      playStore: 'Google Play',
    },
    afterwards: '¿Ya la instalaste? Vuelve a cargar esta página y conéctala.',
    noLinks: 'No se conoce ninguna descarga',
    noLinksHint: 'Búscala en la tienda de tu teléfono o navegador.',
    otherWallet: 'Elegir una wallet',

    usage: 'Ahora este sitio no puede conectar a nadie',
    usageHint:
      'Ha llegado al límite de su plan. Tu wallet y tus tokens están a salvo.',
    usageOwner: '¿El sitio es tuyo? Consulta el panel de tu proyecto.',
    usageRetry: 'Volver a mirar',
  },

  holdings: {
    label: 'Saldo y actividad',
    tabs: { tokens: 'Tokens', nfts: 'NFT', activity: 'Actividad' },

    loadingActivity: 'Cargando actividad',
    noActivity: 'Todavía no hay actividad',
    noActivityHint: 'Aquí aparece lo que envías, recibes e intercambias.',
    activityOff: 'Aquí no hay actividad',
    activityOffHint:
      'El historial de esta red no está disponible. Tus tokens están a salvo.',
    activityFailed: 'No se puede mostrar tu actividad',
    activityFailedHint:
      'El servicio de actividad no responde. Tus tokens están a salvo.',
    more: 'Cargar más',
    moreFailed:
      'No se cargó la página siguiente. Lo que ves está completo hasta aquí.',
    loaded: (count) =>
      plural(count, {
        one: `${count} transacción mostrada`,
        other: `${count} transacciones mostradas`,
      }),
    month(group) {
      const name = month(group)
      return name.charAt(0).toUpperCase() + name.slice(1)
    },
    failed: 'Fallida',
    pending: 'Pendiente',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Ahora mismo'
      const units = {
        second: 's',
        minute: 'min',
        hour: 'h',
        day: plural(count, { one: 'día', other: 'días' }),
        month: plural(count, { one: 'mes', other: 'meses' }),
        year: plural(count, { one: 'año', other: 'años' }),
      }
      return `Hace ${count} ${units[unit]}`
    },
    date: dateTime,
    moreMoved: (count) => `y ${count} más`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Un NFT',
    opensExplorer: 'Abre el explorador',
    operations: {
      approve: 'Aprobado',
      burn: 'Quemado',
      cancel: 'Cancelado',
      claim: 'Reclamado',
      delegate: 'Delegado',
      deploy: 'Contrato desplegado',
      deposit: 'Depositado',
      execute: 'Contrato usado',
      mint: 'Acuñado',
      receive: 'Recibido',
      revoke: 'Revocado',
      send: 'Enviado',
      stake: 'En staking',
      trade: 'Intercambiado',
      unstake: 'Staking retirado',
      withdraw: 'Retirado',
    },
    transaction: 'Transacción',

    loadingNfts: 'Cargando NFT',
    noNfts: 'Todavía no hay NFT',
    noNftsHint: 'Aquí aparecen los NFT enviados a tu dirección.',
    nftsFailed: 'No se pueden mostrar tus NFT',
    nftsPartial:
      'Solo lo que muestra tu actividad reciente. Puede que haya más.',
    allNfts: 'Todos los NFT',
    unnamed: 'Sin nombre',
    copies: (amount) => `× ${amount}`,
    collection: 'Colección',
    number: 'ID del token',
    held: 'Tienes',
    network: 'Red',
  },

  names: {
    choose: 'Elegir un nombre',
    guide: [
      {
        title: 'Más fácil que una dirección',
        text: 'Tus amigos pueden enviar a tu nombre en vez de a una dirección larga.',
      },
      {
        title: 'Gratis',
        text: 'Solo firmas un mensaje. Sin comisión ni transacción.',
      },
      {
        title: 'Todo el mundo puede verlo',
        text: 'Quien conozca el nombre puede consultar tu dirección y lo que contiene.',
      },
    ],
    name: 'Tu nombre',
    suffixed: (suffix) => `Termina en ${suffix}`,
    hint: 'Letras, números y guiones, al menos 4',
    checking: 'Comprobando si está libre',
    free: (name) => `${name} está libre`,
    taken: (name) => `${name} está ocupado`,
    suggestions: 'Nombres parecidos libres',
    take: (name) => `Usar ${name}`,
    enter: 'Indica un nombre',
    other: 'Elegir otro nombre',
    register: 'Registrar nombre',
    confirm: 'Confirma en tu wallet',
    unchanged: 'No se registró nada.',
    unknown:
      'Puede que sí se haya registrado. Revísalo antes de intentarlo de nuevo.',
    unsupported: 'Los nombres no funcionan en esta red',
    unsupportedHint: 'Son para las cuentas de las redes EVM.',
    otherNetwork: 'Elegir otra red',
    success: 'Este nombre es tuyo',
    successHint: 'Lo que se envía a este nombre llega a tu cuenta.',
    successUnknown: 'Tu nombre está registrado',
    done: 'Listo',
  },

  pairing: {
    scan: 'Escanea con tu wallet',
    scanWith: (wallet) => `Escanea con ${wallet}`,
    scanHint: 'Abre su escáner en tu teléfono y apunta a este código.',
    qrLabel: 'Código QR de la solicitud de conexión',
    preparing: 'Preparando el código',
    copyLink: 'Copiar enlace',
    copyFailed: 'Este navegador no permite copiar',
    openDesktop: 'Abrir la app de escritorio',
    openWeb: 'Abrir la wallet web',

    ways: 'Formas de conectar',
    wayNames: {
      browser: 'Navegador',
      desktop: 'Escritorio',
      mobile: 'App',
      qrcode: 'Teléfono',
      unsupported: 'No encontrada',
      web: 'Web',
    },

    continueIn: (wallet) => `Continúa en ${wallet}`,
    continueHint: 'Aprueba allí la conexión y vuelve a esta página.',
    browserHint:
      'Esta página se abre de nuevo dentro de la app. Conéctate allí.',
    openWallet: (wallet) => `Abrir ${wallet}`,
    notOpened: (wallet) => `${wallet} no se abrió`,
    notOpenedHint: '¿Está instalada en este dispositivo?',
    getWallet: (wallet) => `Obtener ${wallet}`,
    showCode: 'Mostrar código QR',

    search: 'Buscar wallets',
    searching: 'Buscando wallets',
    found: (count) =>
      plural(count, { one: `${count} wallet`, other: `${count} wallets` }),
    noneFound: (search) => `Sin resultados para «${search}»`,
    noneFoundHint: 'Revisa cómo se escribe o escanea el código con la tuya.',
    none: 'No hay wallets para elegir',
    noneHint: 'Aun así puedes escanear el código con la tuya.',
    scanAny: 'Conectar con código QR',
    moreWallets: 'Mostrar más',
    listFailed: 'No se pudo cargar la lista',
    moreFailed: 'No se pudieron cargar las demás.',

    whichKind: (wallet) => `¿Dónde usas ${wallet}?`,
    whichKindHint:
      'Tiene una cuenta en cada una. Puedes conectar la otra más tarde.',
    kinds: 'Tipos de redes',
    notFound: 'No se encontró la wallet',
    chooseWallet: 'Elegir una wallet',

    expired: 'La solicitud caducó',
    expiredHint: 'No se conectó nada. Empieza una nueva.',
  },

  pay: {
    title: (amount) => `Pagar ${amount}`,
    deposit: (amount) => `Depositar ${amount}`,
    withWallet: 'Pagar con la billetera',
    connect: 'Conecta una billetera para pagar',
    otherToken: 'Pagar con otro token',
    exchanges: 'O paga desde un exchange',
    delivering: 'Entregando el pago',
    waiting: (name) => `Esperando a ${name}`,
    waitingHint: 'Termina el pago en la otra pestaña.',
    done: 'Pago completado',
    failed: 'Pago no realizado',
    unknown: 'El pago aún no está confirmado',
    unknownHint: 'Aún puede llegar. Compruébalo antes de volver a pagar.',
    anyway: 'Pagar de todos modos',
    invalid: 'No se puede hacer este pago. El sitio lo configuró mal.',
    gets: 'El destinatario recibe',
    through: 'Se paga a través de',
    fee: 'Comisión del servicio',
    fromExchange: 'Depositar desde un exchange',
    noExchanges: 'Ningún exchange lo ofrece',
  },

  send: {
    amount: 'Cantidad',
    amountHint: 'La cantidad que envías',
    to: 'Para',
    toPlaceholder: { eip155: 'Dirección, 0x…', solana: 'Dirección de Solana' },
    toHint: (network) => `Una dirección de la red ${network}`,
    paste: 'Pegar',
    pasteAddress: 'Pegar dirección',
    max: 'Máx.',
    useMax: 'Máx., todo lo que se puede enviar',
    balance: (balance) => `Saldo ${balance}`,
    chooseToken: (symbol) => `${symbol}. Elegir otro token`,
    worth: (value) => `≈ US$${value}`,
    loading: 'Cargando tokens',
    enterAmount: 'Indica la cantidad',
    enterAddress: 'Indica la dirección',
    checkAmount: 'Revisa la cantidad',
    checkAddress: 'Revisa la dirección',
    review: 'Revisar',
    empty: 'Todavía no hay nada que enviar',
    notHere: 'Red no compatible',
    otherNetwork: 'Elegir otra red',
    emptyHint: 'Aquí aparecen los tokens que recibes.',
    receive: 'Recibir',

    title: (subject) => `Enviar ${subject}`,
    from: 'Desde',
    network: 'Red',
    fee: 'Comisión de red',
    feeAbout: (fee) => `Aprox. ${fee}`,
    feeSmall: (unit) => `Menos de 0,00000001 ${unit}`,
    rent: 'Cuenta de token nueva',
    rentHint:
      'El destinatario aún no tiene cuenta para este token. Pagas una sola vez por abrirla.',
    changed: 'Algunos datos han cambiado. Revísalos de nuevo.',
    feeUnknown: 'Aún no se conoce. Tu wallet la muestra.',
    warnings: {
      ownAddress: 'Es tu propia dirección. Solo pagarías la comisión.',
      lookAlike:
        'Esta dirección se parece a una que ya conoces, pero es otra. Comprueba cada carácter.',
      contract:
        'Es un contrato, no una billetera. Los tokens que envíes pueden perderse.',
      firstTime: 'Es la primera vez que envías a esta dirección desde aquí.',
    },
    tokenAddress: 'Dirección del token',
    addToken: 'Añadir',
    addedToken:
      'Añadido por su dirección. Cualquiera puede crear un token con este nombre.',
    send: 'Enviar',
    sending: 'Enviando…',
    cancelling: 'Deteniendo…',
    stop: 'Detener',
    done: 'Listo',
    edit: 'Editar',
    steps: {
      resolving: 'Buscando el nombre',
      preparing: 'Revisando el saldo y el destinatario',
      switching: (wallet) => `Cambiando la red en ${wallet}`,
      approving: (wallet) => `Aprueba en ${wallet}`,
      approvingInFrame: 'Aprueba en la ventana segura',
      handing: 'Enviando a la red',
      checking: 'Comprobando si se envió',
      confirming: 'Enviado. Esperando a la red',
      confirmed: 'Listo',
    },
    commitments: {
      processed: 'Visto por la red, aún sin confirmar',
      confirmed: 'Confirmado. Esperando a que sea definitivo',
      finalized: 'Definitivo',
    },
    goesOn: 'Puedes cerrar esto. El proceso sigue.',
    failedYes: 'Míralo en el explorador. No lo envíes otra vez.',
    failedReverted: 'No se envió ningún token. Puedes enviarlo de nuevo.',
    failedUnknown:
      'Mira primero tu actividad. Otro intento podría enviarlo dos veces.',
    failedOther: 'Revisa tu saldo antes de intentarlo de nuevo.',
    viewOnExplorer: 'Ver en el explorador',

    recentPending: (subject) => `Enviando ${subject}`,
    recentSent: (subject) => `Enviado: ${subject}`,
    recentUnknown: (subject) => `${subject}: puede estar en camino`,
    recentTo: (address) => `Para ${address}`,

    approve: 'Aprueba en la ventana segura',
    approveHint:
      'Solo tú puedes verlo y aprobarlo allí. Esta página no puede hacerlo.',
    approveWhat: 'Solicita',
    approveMore: (count) =>
      plural(count, {
        one: 'Después espera una más',
        other: `Después esperan ${count} más`,
      }),
    showAgain: 'Mostrar la ventana segura',
    refuse: 'Cancelar',
    ended: 'Nada que aprobar',
    methods: {
      eth_sendTransaction: 'Enviar una transacción',
      eth_sendUserOperation: 'Enviar una transacción',
      eth_signTypedData_v4: 'Firmar datos',
      personal_sign: 'Firmar un mensaje',
      solana_signAllTransactions: 'Firmar varias transacciones',
      solana_signAndSendTransaction: 'Enviar una transacción',
      solana_signMessage: 'Firmar un mensaje',
      solana_signTransaction: 'Firmar una transacción',
      wallet_grantPermissions: 'Conceder permisos',
      wallet_revokePermissions: 'Revocar permisos',
      wallet_sendCalls: 'Enviar varias transacciones',
    },
    otherMethod: 'Usar tu wallet',

    refused: {
      digits: (plain) =>
        plain
          ? `Usa los dígitos del 0 al 9: ${plain}`
          : 'Usa los dígitos del 0 al 9',
      separators: (plain) =>
        plain
          ? `Escríbelo sin separadores: ${plain}`
          : 'Escríbelo sin separadores',
      number: () => 'Escribe solo dígitos, como 12.5',
    },

    keepAccount: 'Guarda tu cuenta',

    keepAccountHint: 'Termina en la ventana segura para iniciar sesión.',
  },

  settings: {
    open: 'Ajustes',
    wallet: (wallet) => `Conectado con ${wallet}`,
    email: 'Correo',
    changeEmail: 'Correo. Cambiarlo',
    provider: (provider) => `Sesión iniciada con ${providers[provider]}`,
    name: 'Nombre de la cuenta',
    noName: 'Obtener un nombre',
    noNameHint: 'Más fácil de compartir que una dirección',
    permissionsHint: 'Lo que las apps pueden hacer por ti',
    activityHint: 'Tu historial de transacciones',

    exportKey: 'Exportar clave privada',
    exportKeyHint: 'Para usar tu cuenta en otra wallet',
    devices: 'Dispositivos y recuperación',
    devicesHint: 'Quita dispositivos, cambia la recuperación',

    accountType: 'Tipo de cuenta',
    types: { smartAccount: 'Cuenta inteligente', eoa: 'Cuenta estándar' },
    typeHints: {
      smartAccount:
        'Puede agrupar pasos y dejar que las apps paguen comisiones',
      eoa: 'Una sola clave. Funciona con cualquier app',
    },
    typeChanging: 'Cambiando el tipo de cuenta',
    reset: {
      action: 'Desactivar la cuenta inteligente',
      hint: 'En esta red. Tu dirección y tus fondos no cambian',
      done: 'Cuenta inteligente desactivada',
    },
    notKept: 'Tu sesión no se mantendrá',
    notKeptHint:
      'Este navegador no guarda nada para este sitio. Al salir de la página tendrás que iniciar sesión de nuevo.',

    loadingSessions: 'Cargando permisos',
    noSessions: 'Sin permisos de apps',
    noSessionsHint: 'Aquí aparecen los permisos que concedes a las apps.',
    sessionsFailed: 'No se pueden mostrar tus permisos',
    sessionsFailedHint:
      'El servicio de permisos no responde. Tus permisos no han cambiado.',
    sessionsOff: 'Los permisos de apps no están disponibles',
    sessionsOffHint: 'Esta red no los admite.',
    sessionsLead:
      'Estas apps pueden actuar por ti dentro de los límites que fijaste. Puedes revocarlo en cualquier momento.',
    ended: 'Terminados',
    unnamedApp: 'App sin nombre',
    until: (seconds) => `Hasta el ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Activo',
      expired: 'Caducado',
      revoked: 'Revocado por ti',
    },
    permissions: {
      'contract-call': 'Puede usar ciertos contratos',
      'native-token-recurring-allowance': 'Puede gastar la moneda de la red',
      'erc20-recurring-allowance': 'Puede gastar un token',
    },
    limit: 'Límite',
    period: 'Periodo',
    otherPermission: 'Tiene otro permiso',
    granted: 'Esta app ya puede actuar por ti',
    grantedUntil: (seconds) => `Hasta el ${date(seconds * 1_000)}.`,
    grantedHint: 'Puedes revocarlo en cualquier momento, en tus permisos.',
    grantedNothing: 'No indica para qué es.',
    mayDo: 'Lo que puede hacer',
    toPermissions: 'Ver permisos',
    done: 'Listo',
    revoke: 'Revocar',
    revokeOf: (app) => `Revocar el permiso de ${app}`,
    revoking: 'Confirma en tu wallet',
    revoked: (app) => `Se revocó el permiso de ${app}`,
    notRevoked: 'El permiso no se revocó. Sigue activo.',

    scopeDay: (amount) => `Hasta ${amount} al día`,
    scopeEvery: ({ amount, period }) => `Hasta ${amount} cada ${period}`,
    scopeUntil: ({ date, what }) => `${what}, hasta el ${date}`,
    scopeTo: ({ app, what }) => `${what}, para ${app}`,

    switchTo: (network) => `Cambiar a ${network}`,
    switchHint: 'Tus tokens se quedan donde están.',
    switch: 'Cambiar de red',
    alreadyThere: (network) => `Ya estás en ${network}`,
    alreadyThereHint: 'No hay nada que cambiar.',
    notOffered: 'Esta app no ofrece esa red',
    notOfferedHint: 'Elige una de sus redes para continuar.',

    needs: (kind) => `Esto solo funciona en ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Continúa con tu cuenta ${address}. La otra sigue conectada.`,
      network: 'Tu wallet también tiene una cuenta allí. La otra se mantiene.',
      connect: 'Conecta una wallet para ello. La otra sigue conectada.',
    },
    goOn: (kind) => `Continuar con ${kinds[kind]}`,
    connectFor: 'Conectar una wallet',
    noKind: (kind) => `Esta app no tiene redes ${kinds[kind]}`,
    noKindHint: 'No ha cambiado nada.',

    worksOn: (count) =>
      plural(count, {
        one: `Funciona en ${count} red`,
        other: `Funciona en ${count} redes`,
      }),
    worksOnLead:
      'Tu dirección es la misma en estas redes. Envíale solo tokens de ellas. Los demás podrían perderse.',
    receiveHint:
      'Envía a esta dirección solo tokens de estas redes. Los demás podrían perderse.',

    accountNotKept: 'Este navegador no guarda tu cuenta',

    accountNotKeptHint:
      'La perderás al cerrar la página o el navegador. No guardes dinero en ella.',
  },

  signIn: {
    title: (site) => `Inicia sesión en ${site}`,
    text: 'Firma un mensaje para demostrar que esta cuenta es tuya. Es gratis y nada sale de tu cuenta.',
    account: 'Cuenta',
    sign: 'Iniciar sesión',
    emailTitle: (site) => `${site} pide tu correo electrónico`,
    emailHint: 'Se comparte con este sitio, junto con tu cuenta.',
    emailRequired: 'Este sitio requiere un correo electrónico.',
    skip: 'Omitir',
    required:
      'Este sitio exige una firma. Si cancelas, tu wallet se desconecta.',
  },

  sponsor: {
    atMost: (amount) => `Como máximo ${amount}`,
    inToken: (symbol) => `Se paga en ${symbol}`,
    paid: 'La paga la app',
  },

  swap: {
    pay: 'Pagas',
    payHint: 'La cantidad que pagas',
    receive: 'Recibes',
    balance: (balance) => `Saldo ${balance}`,
    balanceUnknown: 'Saldo desconocido',
    max: 'Máx.',
    useMax: 'Máx., todo lo que se puede intercambiar',
    flip: 'Invertir los dos tokens',
    choose: 'Elegir un token',
    chooseFor: {
      from: (symbol) => `Pagas ${symbol}. Elegir otro token`,
      to: (symbol) => `Recibes ${symbol}. Elegir otro token`,
    },
    worth: (value) => `≈ US$${value}`,
    about: (amount) => `Aprox. ${amount}`,
    quoting: 'Consultando el precio',
    noQuote: 'Ahora no hay precio',
    unreadable:
      'Este intercambio no se puede comprobar. Prueba con otra cantidad',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Precio',
    priceUnknown: 'Desconocido',
    impact: 'Impacto en el precio',
    percent: (value) => `${value} %`,
    fee: 'Comisión de red',
    feeAbout: (fee) => `Aprox. ${fee}`,
    feeSmall: (unit) => `Menos de 0,00000001 ${unit}`,
    slippage: 'Slippage',
    slippageOf: (value) => `Slippage ${value} %. Cambiarlo`,
    slippageHint:
      'Si el precio se mueve, puedes recibir hasta este porcentaje menos. Si fuera aún menos, no se intercambia nada.',
    slippageHigh: 'Puedes recibir bastante menos de lo esperado.',
    slippageOwn: 'Slippage personalizado, en porcentaje',
    slippageOther: 'Personalizado',
    slippageWrong: 'Introduce de 0,05 a 5 %',

    enterAmount: 'Indica la cantidad',
    chooseToken: 'Elige qué recibes',
    checkAmount: 'Revisa la cantidad',
    review: 'Revisar',
    underWay: 'Hay un swap en curso. Verlo',

    unsupportedTitle: 'No hay swaps en esta red',
    unsupported: 'Se pueden intercambiar tokens en estas redes:',
    unsupportedHere: (network) =>
      `En la red ${network} se pueden intercambiar tokens.`,
    unsupportedAnywhere:
      'Ninguna de las redes de este sitio tiene swaps. Tus tokens están a salvo.',
    loading: 'Cargando tokens',
    failed: 'No se pueden mostrar los tokens',
    failedHint: 'El servicio de tokens no responde. Tus tokens están a salvo.',
    empty: 'Aquí no se puede intercambiar nada',
    emptyHint: 'El servicio no tiene tokens de esta red.',
    toAccount: 'Ir a tu cuenta',

    search: 'Buscar un token o una dirección',
    own: 'Tus tokens',
    others: 'Todos los tokens',
    suggested: 'Populares',
    found: (count) =>
      plural(count, { one: `${count} token`, other: `${count} tokens` }),
    noneFound: (search) => `Sin resultados para «${search}»`,
    noneFoundHint: 'Prueba con su símbolo o pega su dirección.',

    title: ({ amount, from, to }) => `Intercambiar ${amount} ${from} por ${to}`,
    expected: (amount) => `Aprox. ${amount}`,
    minimum: 'Recibes al menos',
    minimumHint: (slippage) =>
      `Un ${slippage} % menos de lo esperado, si el precio se mueve. Si fuera aún menos, no se intercambia nada.`,
    providerFee: 'Comisión del proveedor',
    providerFeeIncluded: (amount) => `${amount}, incluida`,
    feeLevels: ({ fast, instant }) =>
      `Rápida: ${fast}. Inmediata: ${instant}. La wallet fija la comisión.`,
    network: 'Red',
    oneApprovalHint: (amount) =>
      `Una sola aprobación: permites exactamente ${amount} y lo intercambias. No se puede tomar nada más.`,
    approvalHint: (amount) =>
      `Dos pasos: autorizas exactamente ${amount} y después haces el swap. Con ese permiso nunca se puede retirar más.`,
    holds: (seconds) => `Este precio vale ${seconds} s más`,
    expired: 'Este precio ya no es válido',
    renew: 'Obtener un precio nuevo',
    worse: 'El precio se ha movido: recibes menos de lo que se mostraba antes.',
    warn: (impact) =>
      `Recibes un ${impact} % menos de lo que estos tokens valen en otros mercados.`,
    blocked: (impact) =>
      `Perderías un ${impact} %. Intercambia menos, o bien otro token.`,
    impactUnknown:
      'No hay otro precio con el que comparar. Asegúrate de que este sea justo.',
    missing: 'Todavía no hay nada que revisar',
    missingHint: 'Elige primero dos tokens y una cantidad.',
    enter: 'Preparar un swap',
    edit: 'Editar',

    swap: 'Intercambiar',
    swapping: 'Intercambiando…',
    stop: 'Detener',
    stopping: 'Deteniendo…',
    done: 'Listo',
    stepApprove: (amount) => `Autorizar ${amount}`,
    stepSwap: (amount) => `Intercambiar ${amount}`,
    stepDone: 'Listo',
    steps: {
      quoting: 'Revisando todo',
      switching: (wallet) => `Cambiando la red en ${wallet}`,
      asked: (wallet) => `Aprueba en ${wallet}`,
      askedInFrame: 'Aprueba en la ventana segura',
      sent: 'Enviado. Esperando a la red',
    },
    goesOn: 'Puedes cerrar esto. El proceso sigue.',
    failedYes: 'Míralo en el explorador. No lo envíes otra vez.',
    failedReverted: 'No se intercambió nada, solo se gastó la comisión de red.',
    failedUnknown:
      'Mira primero tu actividad. Si vuelves a indicar el mismo swap, se localizará este.',
    failedOther: 'Revisa tu saldo antes de intentarlo de nuevo.',
    approvalStays: (symbol) =>
      `La autorización de ${symbol} se mantiene, solo para esta cantidad.`,
  },

  failures: {
    errors: {
      4001: 'Solicitud rechazada en tu wallet',
      4100: 'Tu sesión terminó. Inicia sesión de nuevo',
      4200: 'Tu wallet no permite esto',
      4900: 'Tu wallet no tiene conexión. Revísala',
      4901: 'Tu wallet no está conectada a esta red',
      4902: 'Tu wallet no conoce esta red',
      5710: 'Tu wallet no es compatible con esta red',
      5740: 'Esta solicitud es demasiado grande para tu wallet',
      [-32000]: 'La red no aceptó esto',
      [-32001]: 'Tu wallet no encontró lo que se pedía',
      [-32002]: 'Abre tu wallet para continuar',
      [-32003]: 'La red rechazó la transacción',
      [-32004]: 'Tu wallet no admite esto',
      [-32005]:
        'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo',
      [-32601]: 'Tu wallet no admite esto',
      [-32602]: 'Tu wallet no pudo leer la solicitud',
      [-32603]: 'Tu wallet tuvo un problema. Inténtalo de nuevo',
      ABORTED: 'Se canceló antes de terminar',
      ADAPTER_NOT_FOUND: 'Este sitio no ofrece ese tipo de red',
      BUDGET_INVALID: 'Este sitio ha fijado una comisión no válida',
      COMMITMENT_INVALID: 'La solicitud de este sitio no es válida',
      CHAIN_NOT_SUPPORTED: 'Este sitio no ofrece esa red',
      CONNECTION_ABORTED: 'Conexión cancelada',
      CONNECTOR_NOT_FOUND: 'Esta wallet no está disponible aquí',
      FRAME_ERROR: 'La wallet de correo tuvo un problema. Inténtalo de nuevo',
      FRAME_INTERRUPTED:
        'La wallet de correo se interrumpió. Inténtalo de nuevo',
      FRAME_LOAD_FAILED:
        'No se pudo cargar la wallet de correo. Revisa la conexión e inténtalo de nuevo',
      FRAME_NOT_SET:
        'La wallet de correo aún no está lista. Inténtalo de nuevo',
      FRAME_REFUSED:
        'El servicio de wallets no acepta solicitudes de este sitio',
      FRAME_REQUEST_ABORTED: 'Se detuvo antes de terminar',
      FRAME_REQUEST_TIMEOUT:
        'La wallet de correo no respondió. Inténtalo de nuevo',
      FRAME_UNREACHABLE:
        'No se puede acceder al servicio. Inténtalo de nuevo en un momento',
      INVALID_CAIP10_ADDRESS: 'La dirección no es válida',
      INVALID_CAIP_ADDRESS: 'La dirección no es válida',
      INVALID_CAIP_NETWORK_ID: 'Esta red no se conoce',
      INVALID_CHAIN_ID: 'Esta red no se conoce',
      INVALID_EMAIL: 'Introduce un correo válido',
      INVALID_SIGNATURE: 'La wallet dio una firma incorrecta',
      INVALID_TRANSACTION: 'La wallet recibió algo que no puede firmar',
      LOGIN_REQUIRED: 'Primero inicia sesión',
      OFFLINE: 'No tienes conexión. Revísala e inténtalo de nuevo',
      NO_ACCOUNT: 'La wallet no comparte ninguna cuenta con este sitio',
      PARENT_NOT_SET: 'La wallet de correo solo funciona dentro de un sitio',
      RECEIVER_BELOW_RENT:
        'Es muy poco para abrir la cuenta del destinatario. Envía más',
      RELAY_REFUSED:
        'El servicio de wallets no acepta solicitudes de este sitio',
      REQUEST_FAILED:
        'No se puede acceder al servicio. Inténtalo de nuevo en un momento',
      REQUEST_TIMED_OUT:
        'El servicio tardó demasiado. Inténtalo de nuevo en un momento',
      RESPONSE_INVALID:
        'El servicio no respondió bien. Inténtalo de nuevo más tarde',
      RPC_BUSY: 'La red está saturada. Espera un momento e inténtalo de nuevo',
      RPC_REQUEST_FAILED: 'La red no respondió bien. Inténtalo de nuevo',
      SEND_UNDER_WAY: 'Este pago está en curso en otra pestaña',
      SMART_SESSION_NOT_ACTIVATED:
        'Tu billetera concedió el permiso, pero el servicio no lo guardó. Inténtalo de nuevo',
      SMART_SESSION_NOT_GRANTED:
        'Tu billetera no concedió el permiso como se pidió',
      SMART_SESSION_REFUSED: 'Este sitio pidió un permiso que no está admitido',
      SMART_SESSION_UNSUPPORTED:
        'Tu billetera no puede dar permisos a las apps aquí',
      SOLANA_NOT_SET: 'Este sitio no ofrece Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Este token tiene reglas propias que aquí no se admiten',
      TRANSACTION_EXPIRED:
        'La red no tomó la transacción a tiempo. Puedes enviarla de nuevo',
      UNSUPPORTED_CHAIN: 'Esto no funciona en esta red',
      WALLET_FAILED: 'La wallet no pudo hacerlo',
      WALLET_TIMEOUT: 'La wallet no responde',
    },
    kitErrors: {
      ALREADY_SENT:
        'El mismo pago se hizo hace un momento. No se volvió a enviar',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Indica la cantidad y el destinatario',
      AMOUNT_ZERO: 'La cantidad debe ser mayor que cero',
      APPROVAL_UNSUPPORTED:
        'Con este navegador no se puede aprobar de forma segura. Usa uno basado en Chromium',
      CODE_EXPIRED: 'El código caducó. Pide uno nuevo',
      COIN_TYPE_UNKNOWN: 'Los nombres no funcionan en esta red',
      DEVICE_NOT_APPROVED: 'No se autorizó este dispositivo. Empieza de nuevo',
      DISCONNECT_FAILED: 'No se pudo desconectar todo. Inténtalo de nuevo',
      EMAIL_TAKEN: 'Este correo pertenece a otra wallet',
      EMBEDDED_NAMESPACE: 'La wallet de correo no existe en este tipo de red',
      EXECUTION_REVERTED:
        'El contrato rechazaría esta transacción. No se envió nada',
      DEVICES_BLOCKED:
        'Tu navegador bloqueó la ventana de dispositivos. Permite las ventanas emergentes',
      DEVICES_UNREACHABLE: 'Este sitio desconectó la ventana de dispositivos',
      EXPORT_BLOCKED:
        'Tu navegador bloqueó la ventana de exportación. Permite las ventanas emergentes',
      EXPORT_UNREACHABLE: 'Este sitio desconectó la ventana de exportación',
      FEE_CAP_TOO_HIGH:
        'La comisión de red es demasiado alta. No se envió nada',
      FEE_CAP_TOO_LOW:
        'La comisión de red ahora es demasiado baja. No se envió nada',
      FEE_NOT_COVERED: 'El saldo no cubre la comisión de red. No se envió nada',
      INSUFFICIENT_BALANCE: 'Saldo insuficiente',
      INSUFFICIENT_FUNDS:
        'El saldo no cubre la cantidad más la comisión de red. No se envió nada',
      INSUFFICIENT_LIQUIDITY: 'No hay suficiente liquidez para este swap',
      INTRINSIC_GAS_TOO_HIGH:
        'La transacción es demasiado grande para la red. No se envió nada',
      INTRINSIC_GAS_TOO_LOW:
        'El límite de gas es demasiado bajo. No se envió nada',
      INVALID_ADDRESS: 'La dirección no es válida',
      INVALID_AMOUNT: 'Escribe la cantidad en cifras, sin separadores de miles',
      INVALID_CODE: 'El código no es correcto',
      INVALID_DECIMALS: 'No se conocen los decimales de este token',
      INVALID_NAME:
        'Un nombre tiene al menos 4 caracteres: solo letras, números y guiones',
      INVALID_SLIPPAGE: 'El slippage debe ser de 0,05 a 5 por ciento',
      INVALID_TOKEN: 'No es un token de esta red',
      LOGIN_COOLDOWN: 'Espera un momento e inténtalo de nuevo',
      MODULE_NOT_LOADED: 'No se puede cargar una parte de esta página',
      NAMESPACE_NOT_APPROVED:
        'La wallet no aprobó ninguna cuenta en este tipo de red',
      NAME_NOT_FOUND: 'Este nombre no lleva a ninguna dirección',
      NAME_REFUSED: 'Este nombre no se puede registrar',
      NAME_UNSUPPORTED:
        'En esta red, el destinatario tiene que ser una dirección',
      NONCE_TOO_HIGH:
        'Falta una transacción anterior de esta cuenta. No se envió nada',
      NONCE_TOO_LOW:
        'Puede que esta transacción ya se haya enviado. Revisa tu actividad antes de intentarlo de nuevo',
      NOT_CONNECTED: 'Primero conecta una wallet',
      NOT_SIGNED: 'La wallet no firmó. No se envió nada',
      ONRAMP_ACCOUNT_UNKNOWN: 'No es la dirección de una cuenta conectada',
      ONRAMP_AMOUNT_TOO_HIGH: 'Supera el máximo',
      ONRAMP_AMOUNT_TOO_LOW: 'No llega al mínimo',
      ONRAMP_NOT_CONFIGURED: 'Este proveedor no está configurado en este sitio',
      ONRAMP_NO_PRICE: 'Todavía no hay precio para esta compra',
      ONRAMP_PROVIDER_UNKNOWN: 'Este proveedor no está disponible aquí',
      ONRAMP_UNSUPPORTED: 'En esta red no se puede comprar',
      ONRAMP_URL_REFUSED: 'Se rechazó el enlace del proveedor',
      PAIRING_ANSWER: 'La wallet dio una respuesta incorrecta',
      PAIRING_ENDED: 'La wallet terminó la conexión',
      PAIRING_EXPIRED: 'La solicitud de conexión caducó',
      PAIRING_UNAVAILABLE: 'No se puede acceder a WalletConnect',
      POPUP_BLOCKED: 'Tu navegador bloqueó la ventana de inicio de sesión',
      PRICE_IMPACT_TOO_HIGH:
        'El impacto de este swap en el precio es demasiado alto',
      QUOTE_EXPIRED: 'Este precio ya no es válido. Pide uno nuevo',
      RECEIPT_NOT_FOUND:
        'La transacción aún no está confirmada. Vuelve a comprobarla antes de enviar de nuevo',
      RECEIPT_TIMEOUT:
        'La transacción se envió, pero aún no está confirmada. No la envíes de nuevo',
      RECEIVER_CHANGED:
        'Este nombre ahora lleva a otra dirección. Revisa el destinatario antes de enviar',
      RECEIVER_NOT_WALLET: 'Esta dirección no es la de una wallet',
      RECEIVER_OTHER_TOKEN: 'Esta dirección solo acepta otro token',
      RPC_FAILED: 'No se puede acceder a la red. No se envió nada',
      SAME_TOKEN: 'Elige dos tokens distintos',
      SENDER_BELOW_RENT:
        'En tu cuenta quedaría muy poco SOL. Deja más o envíalo todo',
      EMAIL_REQUIRED: 'Este sitio requiere un correo electrónico',
      SESSION_REJECTED: 'No se pudo verificar la firma',
      SERVICE_UNAVAILABLE:
        'El servicio no responde ahora. Inténtalo de nuevo en unos segundos',
      SIGNED_OTHERWISE:
        'La wallet firmó una transacción distinta de la solicitada. No se envió nada',
      SIGN_IN_CANCELLED: 'Inicio de sesión cancelado',
      SIGN_IN_SERVICE:
        'El servicio de inicio de sesión no funcionó. Inténtalo de nuevo',
      SIGN_IN_UNSUPPORTED: 'No se puede iniciar sesión en esta red',
      SIMULATION_FAILED: 'La red rechazaría esta transacción. No se envió nada',
      SOCIAL_LOGIN_CANCELLED: 'Se canceló el inicio de sesión',
      SOCIAL_LOGIN_EXPIRED:
        'El inicio de sesión tardó demasiado. Empieza de nuevo',
      SOCIAL_LOGIN_FAILED:
        'El inicio de sesión no funcionó. Inténtalo de nuevo',
      SWAP_APPROVAL_FAILED:
        'No se pudo autorizar el token. No se intercambió nada',
      SWAP_REFUSED:
        'El servicio preparó un swap distinto del mostrado. No se intercambió nada',
      SWAP_UNSUPPORTED: 'Esta red no tiene swaps',
      TOKEN_ACCOUNT_FROZEN: 'Esta cuenta de token está congelada',
      TOKEN_FEE_UNSUPPORTED:
        'Este token cobra una comisión por transferencia, lo que no se admite',
      TOKEN_NOT_TRANSFERABLE: 'Este token no se puede enviar a nadie',
      TOKEN_REQUIRED: 'Elige un token',
      TOO_MANY_DECIMALS: 'La cantidad tiene más decimales que el token',
      TOO_MANY_TRIES: 'Demasiados intentos. Pide un código nuevo',
      TRANSACTION_CANCELLED:
        'La transacción se canceló en la wallet. No se envió nada',
      TRANSACTION_NOT_ACCEPTED:
        'La red nunca recibió esta transacción. No se envió nada',
      TRANSACTION_NOT_FOUND:
        'La red aún no conoce esta transacción. Vuelve a comprobarla antes de enviar de nuevo',
      TRANSACTION_REPLACED:
        'Otra transacción ocupó el lugar de esta. No se envió nada',
      TRANSACTION_REVERTED:
        'La transacción falló en la red. Solo se gastó la comisión de red',
      TRANSACTION_UNKNOWN:
        'No pudimos confirmar que se envió. Revisa tu actividad antes de intentarlo de nuevo',
      WALLET_CANNOT_SEND: 'Esta wallet no puede firmar transacciones',
      WALLET_LINK: 'No se puede abrir el enlace de esta wallet',
      WALLET_NOT_INSTALLED: 'Esta wallet no está instalada',
      WRONG_NAMESPACE: 'Esta dirección pertenece a otro tipo de red',

      INVALID_PAYMENT_URI:
        'Este enlace de pago no se puede usar. Escribe la dirección',

      PAYMENT_URI_ELSEWHERE:
        'Este enlace de pago es para otra red u otro token. Cambia primero de red',

      SWITCH_REPLACED: 'Mientras tanto elegiste otra red',
    },
    money: {
      no: 'No ha salido nada de tu cuenta.',
      yes: 'Se envió. No lo envíes de nuevo.',
      unknown:
        'Puede que se haya enviado. Compruébalo antes de enviar de nuevo.',
    },
  },

  legal: {
    agree: 'Al continuar, aceptas:',
    accept: 'Acepto:',
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
    and: 'y',
    tickFirst: 'Marca la casilla para continuar',
    title: 'Antes de conectar',
    text: 'Este sitio te pide que aceptes sus condiciones.',
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
    logins: 'Redes sociales',
    continueWith: (name) => `Continuar con ${name}`,
    more: 'Más formas de iniciar sesión',
    none: 'Aquí no hay acceso con redes sociales',
    noneHint: 'Este sitio ofrece otras formas de conectar.',
    otherWays: 'Otras formas de conectar',

    start: (name) => `Iniciar sesión con ${name}`,
    startHint: 'Se abre una ventana. No se comparte nada hasta que aceptes.',
    opening: (name) => `Abriendo ${name}`,
    waiting: (name) => `Continúa en ${name}`,
    waitingHint:
      'Inicia sesión en la otra ventana. Esta pantalla continúa por sí sola.',
    resumedHint:
      'Esta página se recargó. Termina en la otra ventana o inténtalo de nuevo.',
    interruptedHint:
      'Esta página se recargó antes de que terminaras. Inténtalo de nuevo.',
    leaving: (name) => `Pasando a ${name}`,
    leavingHint: 'Vuelves aquí después de iniciar sesión.',
    blocked: 'Tu navegador bloqueó la ventana',
    blockedHint: 'Ábrela aquí. Esta pantalla continúa por sí sola.',
    open: (name) => `Abrir ${name}`,
    connecting: 'Abriendo tu wallet',
    connectingHint: 'Tarda un momento.',
    cancelled: 'Se canceló el inicio de sesión',
    cancelledHint: 'No se compartió nada con este sitio.',
    expired: 'El inicio de sesión tardó demasiado',
    expiredHint: 'No se compartió nada con este sitio. Empieza de nuevo.',
    failed: 'No se pudo iniciar sesión',
    failedHint: 'No ha cambiado nada. Inténtalo de nuevo o elige otra forma.',

    scan: 'Escanea con tu teléfono',
    scanHint:
      'Aprueba el inicio de sesión en Farcaster. Esta pantalla continúa por sí sola.',
    qrLabel: 'Código QR para iniciar sesión con Farcaster',
    preparing: 'Preparando el código',
    copyLink: 'Copiar enlace',
    copyFailed: 'Este navegador no permite copiar',
    continueInApp: 'Continúa en Farcaster',
    continueInAppHint:
      'Aprueba allí el inicio de sesión y vuelve a esta página.',
  },
}

const providers = rest.social.names
