// Generated from packages/wallet/src/language/translations/es.json.
// Edit that, then run `npm run messages`.

import { createPlural } from '../createPlural.js'
import type { Strings } from '../english.js'

const plural = createPlural('es')

export const es: Strings = {
  card: {
    title: 'Aprobar solicitud',
    approve: 'Aprobar',
    reject: 'Rechazar',
    close: 'Cerrar',
    request: 'Solicitud',
    asks: 'Pide tu aprobación',
    claims: (name) => `Se hace llamar «${name}»`,
    checking: 'Comprobando la solicitud',
    waiting: (count) => `${count} más en espera`,
    exactData: 'Datos exactos',
    scroll: 'Desplázate hasta el final',
    early: 'Demasiado pronto. Inténtalo de nuevo en un momento.',
    sending: 'Enviando…',
    signing: 'Firmando…',
    expired: 'Esta solicitud ha caducado',
    expiredText: 'No se firmó nada. Inténtalo de nuevo en el sitio.',
    again: 'Este sitio lo pide otra vez',
    againText: 'Has rechazado varias de sus solicitudes.',
    show: 'Mostrar solicitud',
  },
  window: {
    reason:
      'Este navegador no puede comprobar que nada tape esta tarjeta, así que se aprueba en una ventana aparte.',
    chosen:
      'Esto se aprueba en una ventana de la wallet, que ningún sitio puede tapar.',
    blocked:
      'La ventana no se abrió. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
    cutOff: (header) =>
      `Si se abrió una ventana, este sitio la aisló. Su desarrollador debe enviar ${header}.`,
    continue: 'Continuar en una ventana',
    show: 'Mostrar ventana',
    tryAgain: 'Reintentar',
    opened: 'Continúa en la ventana que se abrió.',
    lost: 'No hay nada que aprobar',
    lostText:
      'Esta ventana no está conectada con la página que hizo la solicitud. Ciérrala e inténtalo de nuevo desde esa página.',
  },
  keep: {
    title: 'Guarda tu cuenta',
    lead: 'Un paso más en este navegador',
    why: 'Este navegador borra tu cuenta de esta página al cerrarse. Continúa en una ventana para guardarla, o para recuperarla si ya habías iniciado sesión aquí.',
    cancel: 'Cancelar',
    without: 'Continuar sin guardar',
    withoutText:
      'Si continúas sin guardar, tu cuenta se pierde al cerrar este navegador. No guardes dinero en ella.',
    opened: 'Termina en la ventana que se abrió.',
    closed: 'La ventana se cerró. Inténtalo de nuevo.',
    cutOff:
      'La ventana se cerró antes de que tu cuenta estuviera lista. Inténtalo de nuevo o continúa sin ella.',
    unavailable: 'Este navegador no guardó tu cuenta.',
    account: 'Tu cuenta',
    accountText:
      'Tu cuenta se guarda en este navegador y es la misma cada vez que inicias sesión.',
    usedOn: 'La usarás en',
    continue: 'Continuar',
    lost: 'No hay nada que guardar',
    lostText:
      'Esta ventana no está conectada con la página que la abrió. Ciérrala e inténtalo de nuevo desde esa página.',
  },
  recovery: {
    title: 'Guarda tu código de recuperación',
    lead: 'Este código te devuelve tu cuenta',
    why: 'En un dispositivo nuevo necesitas tu correo y este código. Imprímelo o apúntalo, y no se lo enseñes a nadie.',
    held: 'Tu clave está repartida entre este dispositivo y el servidor. Ninguno abre tu cuenta por sí solo.',
    moved: 'Tu cuenta sigue siendo la misma. Desde ahora puedes recuperarla.',
    unreadable: 'No se puede abrir tu cuenta anterior',
    unreadableText:
      'Su clave está en este navegador, pero no se puede leer. Si la exportaste antes, impórtala en otro monedero. Aquí puedes continuar con una cuenta nueva, que tiene otra dirección. No se elimina nada de la anterior.',
    code: 'Código de recuperación',
    copied: 'Copiado.',
    copyFailed: 'No se pudo copiar el código. Apúntalo.',
    download: 'Descargar',
    print: 'Imprimir',
    saved: 'Ya lo guardé',
    confirmTitle: 'Introduce tu código de recuperación',
    confirmText:
      'Introduce el código que acabas de guardar. Después se abre tu cuenta.',
    back: 'Atrás',
    restoreTitle: 'Abre tu cuenta aquí',
    restoreText:
      'Este dispositivo es nuevo. Introduce el código de recuperación que guardaste al iniciar sesión por primera vez.',
    open: 'Abrir cuenta',
    noCode: 'No tengo el código',
    noCodeText:
      'Sin el código no se puede abrir tu cuenta aquí. Usa un dispositivo en el que tengas la sesión abierta. Si no tienes ninguno, nadie puede recuperar tu cuenta y el dinero que contiene se pierde.',
    noKey: 'No tengo la llave de acceso',
    noKeyText:
      'Sin la llave de acceso no se puede abrir tu cuenta aquí. Usa un dispositivo en el que tengas la sesión abierta. Si no tienes ninguno, nadie puede recuperar tu cuenta y el dinero que contiene se pierde.',
    mistyped:
      'Ese código de recuperación no está completo. Comprueba cada letra.',
    tooMany: (count) =>
      `Demasiados intentos. Vuelve a intentarlo en ${plural(count, { one: `${count} minuto`, other: `${count} minutos` })}.`,
    refused:
      'La respuesta del servidor no corresponde a tu cuenta. No se abrió nada.',
    fileTitle: 'Código de recuperación de una cuenta',
    fileWarning: 'Quien tenga este código y tu correo puede abrir tu cuenta.',
    passkeyTitle: 'Protege tu cuenta',
    passkeyLead: 'Una llave de acceso te devuelve tu cuenta',
    passkeyText:
      'En un dispositivo nuevo, tu huella, tu cara o tu PIN abre tu cuenta. Si pierdes la llave de acceso y todos los dispositivos con la sesión abierta, pierdes la cuenta.',
    passkeyCreate: 'Crear llave de acceso',
    passkeyUse: 'Usar llave de acceso',
    passkeyOpenText:
      'Este dispositivo es nuevo. Abre tu cuenta con su llave de acceso.',
    useCode: 'Usar un código de recuperación',
    noPasskey:
      'Esta llave de acceso no puede proteger una cuenta. Guarda un código de recuperación.',
  },
  exporting: {
    title: 'Exportar clave privada',
    lead: 'Lleva tu cuenta a otro monedero',
    leadText:
      'Una clave privada abre tu cuenta en cualquier monedero. Antes de mostrarla aquí, introduce un código de tu correo.',
    danger:
      'Quien tenga esta clave puede llevarse todo lo que hay en tu cuenta. Nadie que te ayude la necesita.',
    send: 'Enviarme un código',
    mailed: 'Introduce el código que enviamos a',
    code: 'Código',
    again: 'Nuevo código',
    wrongCode: 'Ese código no es correcto.',
    codeExpired: 'Ese código ha caducado. Envía uno nuevo.',
    tooMany: 'Demasiados intentos. Envía un código nuevo más tarde.',
    tooSoon: 'Espera un momento y vuelve a intentarlo.',
    noEmail: 'Tu cuenta no tiene correo. Añade uno primero en los ajustes.',
    emailTooNew:
      'Tu correo se añadió en los últimos 3 días. Podrás exportar después.',
    signedOut:
      'Has cerrado sesión. Cierra esta ventana e inicia sesión de nuevo.',
    failed: 'No ha funcionado. Vuelve a intentarlo en un momento.',
    kinds: { evm: 'Ethereum y redes similares', solana: 'Solana' },
    hold: 'Mantén pulsado para ver la clave',
    holding: 'Sigue pulsando…',
    copy: 'Copiar',
    copied: 'Copiada. Pégala solo en el otro monedero.',
    copyFailed: 'No se pudo copiar. Selecciona la clave.',
    qr: 'Código QR',
    text: 'Texto',
    hide: 'Ocultar',
    hidden: 'La clave vuelve a estar oculta.',
    left: (seconds) => `Se oculta en ${seconds} s`,
    lost: 'No hay nada que exportar aquí',
  },
  devices: {
    title: 'Dispositivos y recuperación',
    list: 'Dispositivos',
    thisDevice: 'Este dispositivo',
    lastUsed: (date) => `Último uso: ${date}`,
    unnamed: 'Dispositivo sin nombre',
    remove: 'Quitar',
    removeLead: '¿Quitar este dispositivo?',
    removeText:
      'Se cierra su sesión y ya no puede abrir tu cuenta. Tus otros dispositivos siguen conectados.',
    removed: 'Se quitó el dispositivo.',
    lastDevice:
      'Tu cuenta solo se puede recuperar desde este dispositivo, así que no se puede quitar.',
    methods: 'Recuperación',
    passkey: 'Llave de acceso',
    newCode: 'Sustituir por un nuevo código de recuperación',
    newPasskey: 'Sustituir por una nueva llave de acceso',
    replaces:
      'Tu código de recuperación y tu llave de acceso anteriores dejan de funcionar. Tus dispositivos siguen conectados.',
    changed: 'Se cambió tu recuperación.',
    addPasskey: 'Añadir una llave de acceso',
    addCode: 'Añadir un código de recuperación',
    addText:
      'Confirma primero con lo que tienes ahora. Después funcionan los dos.',
    proveLead: 'Confirma que eres tú',
    proveText: 'Antes de cambiar algo aquí, introduce un código de tu correo.',
    lostAll: 'Si lo pierdes todo',
    lostAllText:
      'Sin un dispositivo, un código de recuperación o una llave de acceso, nadie puede abrir tu cuenta. El dinero que contiene se pierde. Para estar seguro, exporta tus claves y guárdalas sin conexión.',
    delete: 'Eliminar cuenta',
    deleteLead: '¿Eliminar tu cuenta?',
    deleteText:
      'Saca antes tu dinero. Pasados 7 días, el servidor elimina su parte de tu clave y nadie puede abrir tu cuenta. Hasta entonces puedes cambiar de opinión aquí.',
    deleteHold: 'Mantén pulsado para eliminar',
    deleteAt: (date) => `Tu cuenta se eliminará el ${date}.`,
    keepAccount: 'Conservar cuenta',
    kept: 'Tu cuenta se conserva.',
    onlyHere: 'Tu cuenta solo existe en este navegador',
    onlyHereText:
      'Si pierdes este dispositivo, pierdes tu cuenta. Exporta su clave privada para guardar una copia.',
    earlier: 'Cuenta anterior en este navegador',
    earlierText: (place) =>
      `Su clave solo existe en este navegador. En «${place}» puedes mover su dinero a tu cuenta. También puedes exportar su clave.`,
    earlierEmpty: 'No tiene nada en estas redes.',
    earlierMove: 'Mover a tu cuenta',
    earlierMoved: 'Todo se movió a tu cuenta.',
    earlierRest:
      'Lo que sigue en la lista no se pudo mover. Puede que no alcance para pagar la comisión de red.',
    lost: 'No hay nada que gestionar aquí',
  },
  handOver: {
    open: 'Abrir desde este navegador',
    text: '¿Has usado esta cuenta en otro sitio con este navegador? Entonces ábrela sin código.',
    none: 'Este navegador no tiene una copia de tu cuenta.',
    otherwise: 'Usa tu código o tu llave de acceso.',
    lead: 'Abre tu cuenta en este sitio',
    hold: 'Mantén pulsado para abrir',
  },
  phrase: {
    title: 'Frase de recuperación',
    hold: 'Mantén pulsado para ver las palabras',
    text: 'Estas palabras abren todas tus cuentas en otro monedero.',
  },
  callsStatus: {
    title: 'Estado de la solicitud',
    pending: 'Pendiente',
    pendingText: 'A la espera de que la red lo confirme.',
    confirmed: 'Confirmado',
    failed: 'Ha fallado',
    failedText: 'No ha cambiado nada.',
    revertedText: 'No ha cambiado nada, pero se ha cobrado la comisión de red.',
    partly: 'Hecho en parte',
    partlyText:
      'Algunas llamadas se han completado. Las demás han fallado o no se han enviado.',
    unsent: 'No enviada',
  },
  notices: {
    notKept:
      'Este navegador no guarda tu cuenta. La perderás al cerrar la página o el navegador. No guardes dinero en ella.',
  },
  permissions: {
    grant: 'Conceder permiso a la app',
    revoke: 'Revocar permiso de la app',
    hourly: (amount) => `Hasta ${amount} por hora`,
    daily: (amount) => `Hasta ${amount} al día`,
    weekly: (amount) => `Hasta ${amount} a la semana`,
    every: ({ amount, period }) => `Hasta ${amount} cada ${period}`,
    until: ({ date, app }) => `Hasta el ${date}, para ${app}`,
    perCall: (amount) => `hasta ${amount} por llamada`,
    starts: 'Empieza',
    key: 'Clave de sesión',
    spends:
      'Dentro de este límite, la app puede gastar sin volver a preguntarte y pagar a cualquiera.',
    calls:
      'La app puede llamar a estas funciones en cualquier momento y con cualquier valor, sin volver a preguntarte.',
    takes: 'Estas funciones pueden sacar tokens de tu cuenta.',
    unknown:
      'Esta wallet no concedió aquí este permiso, así que no puede ponerle fin en la red. Puede seguir siendo válido hasta que caduque.',
  },
  delegate: {
    reset: 'Desactivar la cuenta inteligente',
    resetText:
      'Tu cuenta pasa a ser una cuenta estándar en esta red. La dirección y todo lo que contiene no cambian.',
    replace: 'Reemplazar el código de la cuenta',
    replaceText:
      'En esta red, la cuenta usa código de otra wallet. Aprueba para reemplazarlo por la cuenta inteligente de esta wallet. La dirección y todo lo que contiene no cambian.',
    orSequence:
      'Rechaza para conservarlo. Las llamadas se enviarán una tras otra.',
    orNothing: 'Rechaza para conservarlo. Las llamadas no se enviarán.',
    removed: 'Código que se quita',
    ended: 'Permisos de apps que terminan',
    otherWallet:
      'Lo que configuraste con la otra wallet puede dejar de funcionar.',
  },
  actions: {
    send: 'Enviar',
    moveTokens: 'Mover tokens',
    allow: 'Permitir gasto',
    allowMore: 'Aumentar permiso de gasto',
    revoke: 'Retirar permiso de gasto',
    allowAll: 'Permitir toda la colección',
    swap: 'Intercambiar',
    callContract: 'Llamar a un contrato',
    createContract: 'Crear un contrato',
    signMessage: 'Firmar un mensaje',
    signIn: 'Iniciar sesión',
    signData: 'Firmar datos',
    signStructured: 'Firmar datos estructurados',
    calls: (count) =>
      `Aprobar ${plural(count, { one: `${count} llamada`, other: `${count} llamadas` })}`,
    transactions: (count) =>
      `Firmar ${plural(count, { one: `${count} transacción`, other: `${count} transacciones` })}`,
    several: (count) =>
      `Aprobar ${plural(count, { one: `${count} acción`, other: `${count} acciones` })}`,
  },
  amounts: { unlimited: (symbol) => `${symbol} sin límite` },
  labels: {
    to: 'Para',
    from: 'De',
    account: 'Cuenta',
    network: 'Red',
    token: 'Token',
    fee: 'Comisión',
    feeAtMost: 'Comisión, como máximo',
    total: 'Total',
    totalAtMost: 'Total, como máximo',
    spender: 'Autorizado',
    operator: 'Autorizado',
    collection: 'Colección',
    contract: 'Contrato',
    newContract: 'Un contrato nuevo',
    function: 'Función',
    data: 'Datos',
    bytes: (count) =>
      `${plural(count, { one: `${count} byte`, other: `${count} bytes` })} de datos`,
    alsoSends: 'También envía',
    receiver: 'Destinatario',
    receiveAtLeast: 'Recibes al menos',
    asksAtLeast: 'Pide al menos',
    exchange: 'Exchange',
    pay: 'Pagas',
    receive: 'Recibes',
    via: 'A través de',
    wrappedAs: 'Envuelto como',
    validUntil: 'Válido hasta',
    noEnd: 'Sin fin',
    domain: 'Dominio',
    memo: 'Nota',
    calls: 'Llamadas',
    together: 'Se hacen todas o ninguna',
    upgrade: 'Actualización',
    sameAddress: 'Cuenta inteligente, misma dirección',
    call: (list, count) =>
      plural(count, { one: `Llamada ${list}`, other: `Llamadas ${list}` }),
    transaction: (list, count) =>
      plural(count, {
        one: `Transacción ${list}`,
        other: `Transacciones ${list}`,
      }),
    part: (list, count) =>
      plural(count, { one: `Parte ${list}`, other: `Partes ${list}` }),
  },
  fees: {
    network: 'Comisión de red',
    paidBy: (name) => `La paga «${name}»`,
    atMost: (amount) => `como máximo ${amount}`,
    paidTo: (name) => `se paga a «${name}»`,
    token: 'Token de la comisión',
  },
  automatic: {
    lead: 'Esta cuenta está en custodia',
    text: 'El operador de este servicio guarda su clave. Inicia sesión con tu correo en cualquier dispositivo y tendrás tu cuenta: sin código ni llave de acceso.',
    risk: 'El operador puede usar tu cuenta, y también quien entre en tu correo. Guarda aquí solo cantidades pequeñas.',
    method: 'En custodia: el operador guarda la clave',
  },
  warnings: {
    highFee: 'El sitio fijó una comisión mucho más alta de lo habitual.',
    toToken:
      'El destinatario es el propio contrato del token. Los tokens que se le envían se pierden.',
    unlimited: (symbol) =>
      `El autorizado puede llevarse todos tus ${symbol}, ahora y más adelante.`,
    allowance:
      'El autorizado puede llevarse esta cantidad en cualquier momento.',
    operator:
      'El autorizado puede llevarse todo lo que tengas de esta colección.',
    alsoSends: (amount) => `También envía ${amount} al contrato.`,
    unknownCall: 'La wallet no puede saber qué hace esta llamada.',
    unknownContract: 'La wallet no puede saber qué hace el contrato nuevo.',
    notText: 'Esto no es un texto legible. Fírmalo solo si sabes qué es.',
    hiddenCharacters:
      'El mensaje contiene caracteres ocultos, mostrados como ⟨U+…⟩.',
    noNetwork:
      'No nombra ninguna red, así que la firma puede valer también en otras redes.',
    movesTokens: 'Quien tenga esta firma podría mover tus tokens.',
    separateCalls:
      'Las llamadas se envían una tras otra. Si una falla, las anteriores no se deshacen.',
    untried: 'No se puede probar de antemano.',
    unknownExchange:
      'Este contrato no es un exchange conocido. Puede hacer otra cosa.',
    otherReceiver: 'Lo que compras va a otra cuenta, no a la tuya.',
    noMinimum: 'No se garantiza un mínimo: puedes recibir casi nada.',
    swapExpired: 'Ha caducado: fallará y la comisión se cobrará igualmente.',
    longDeadline:
      'Es válido durante más de 20 minutos, así que puede ejecutarse más tarde, a peor precio.',
    neverExpires: 'No caduca: se puede enviar en cualquier momento posterior.',
    unreadablePart: (program) =>
      `La wallet no puede leer esta parte. Podría mover todo lo que tienes. Programa: ${program}`,
    rent: 'Pagas una nueva cuenta de token. Su titular puede retirar ese SOL.',
    handsOver: 'Entrega toda tu cuenta. Perderías todo el SOL que contiene.',
    unlimitedToken:
      'El autorizado puede llevarse todo este token, ahora y más adelante.',
    givesAway: 'Entrega la cuenta de token, con todo lo que contiene.',
    burns: 'Estos tokens se pierden para siempre.',
  },
  solana: {
    payFee: 'Pagar una comisión de red',
    createTokenAccount: 'Crear una cuenta de token',
    callProgram: 'Llamar a un programa',
    moveSol: 'Mover SOL',
    createAccount: 'Crear una cuenta',
    assign: 'Asignar una cuenta a un programa',
    allocate: 'Hacer espacio en una cuenta',
    closeTokenAccount: 'Cerrar una cuenta de token',
    changeControl: 'Cambiar quién controla una cuenta de token',
    burn: 'Quemar tokens',
    wrap: 'Envolver SOL',
    memo: 'Añadir una nota pública',
    useNonce: 'Usar un nonce duradero',
    withdrawNonce: 'Retirar de una cuenta nonce',
    setUpNonce: 'Configurar una cuenta nonce',
    changeNonce: 'Cambiar quién controla una cuenta nonce',
    baseUnits: (amount) =>
      `${plural(amount, { one: `${amount} unidad`, other: `${amount} unidades` })} base`,
    unlimited: 'Tokens sin límite',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Cuenta para',
    newTokenAccount: 'Nueva cuenta de token',
    newTokenAccounts: 'Nuevas cuentas de token',
    none: 'Ninguna',
    existsAlready: 'ya existe',
    paidBy: 'Pagado por',
    tokenAccount: 'Cuenta de token',
    wrappedNow: 'SOL envuelto que contiene ahora',
    solTo: 'Su SOL va a',
    newAuthority: 'Nuevo control',
    fromTokenAccount: 'Desde la cuenta de token',
    toTokenAccount: 'A la cuenta de token',
    toYourself: 'A ti',
    ownerNow: 'Titular actual',
    callsItself: 'Se hace llamar',
    unnamed:
      'Ni la red ni la lista de esta wallet tienen un nombre para este token. Comprueba su dirección.',
    newAccount: 'Cuenta nueva',
    forProgram: 'Para el programa',
    toProgram: 'Al programa',
    program: 'Programa',
    size: 'Tamaño',
    bytes: (count) =>
      plural(count, { one: `${count} byte`, other: `${count} bytes` }),
    accounts: (count) => `cuentas: ${count}`,
    of: 'De',
    nonceAccount: 'Cuenta nonce',
    itsAuthority: 'Quién la controla',
    authority: 'Control',
    fees: 'Comisiones',
    feesAtMost: 'Comisiones, como máximo',
    feePaidBy: 'Comisión pagada por',
    lookupTable:
      'Algunas de sus cuentas vienen de una tabla de consulta de la red.',
    accountExists: 'La cuenta de token ya existe, así que esto fallará.',
    revoked:
      'Después de esto, nadie más podrá gastar desde esta cuenta de token.',
    closedToUser: 'La cuenta de token se cierra. Su SOL vuelve a ti.',
    closedToOther: 'La cuenta de token se cierra. Su SOL va a otra persona.',
    closeAuthority:
      'Cambia quién puede cerrar la cuenta de token y llevarse su SOL.',
    tokenAuthority: 'Cambia quién controla este token.',
    programReceiver:
      'El destinatario es un programa. Lo que se le envía se pierde.',
    tokenReceiver: 'El destinatario es una cuenta de token, no una wallet.',
    fromUser: 'El importe sale de tu cuenta y va a la nueva.',
    programControls: 'A partir de entonces, el programa controla esta cuenta.',
    allocated: 'Con datos en ella, tu cuenta ya no puede enviar SOL.',
    nonceControl: 'Quien controla una cuenta nonce puede llevarse su SOL.',
    missingReceiver:
      'La cuenta de token de destino no existe. No se puede saber de quién será.',
    unusualReceiver:
      'No es la cuenta de token habitual de su titular. Cuando se envíe, puede que ya sea de otra persona.',
    unreadableSource: 'La wallet no puede leer la cuenta de token de origen.',
    unreadableToken:
      'La wallet no puede leer el token. La cantidad está en su unidad más pequeña.',
    nameTaken: (claim) => `El token se hace llamar ${claim}, pero es otro.`,
    otherDecimals: 'Se hizo para otros decimales que los del token y fallará.',
    transferFee:
      'El token puede quedarse con una parte de cada transferencia como comisión.',
    transferHook:
      'El token puede ejecutar un programa propio en cada transferencia.',
    permanentDelegate:
      'Quien controla el token puede retirarlo de cualquier cuenta.',
    memoHidden: 'La nota contiene caracteres ocultos, mostrados como ⟨U+…⟩.',
  },
}
