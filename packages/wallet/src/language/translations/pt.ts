// Generated from packages/wallet/src/language/translations/pt.json.
// Edit that, then run `npm run messages`.

import { createPlural } from '../createPlural.js'
import type { Strings } from '../english.js'

const plural = createPlural('pt')

export const pt: Strings = {
  card: {
    title: 'Aprovar pedido',
    approve: 'Aprovar',
    reject: 'Recusar',
    close: 'Fechar',
    request: 'Pedido',
    asks: 'Pede sua aprovação',
    claims: (name) => `Diz se chamar “${name}”`,
    checking: 'Verificando o pedido',
    waiting: (count) => `Mais ${count} aguardando`,
    exactData: 'Dados exatos',
    scroll: 'Role até o fim',
    early: 'Foi cedo demais. Tente de novo em um instante.',
    sending: 'Enviando…',
    signing: 'Assinando…',
    expired: 'Este pedido expirou',
    expiredText: 'Nada foi assinado. Tente de novo no site.',
    again: 'Este site está pedindo de novo',
    againText: 'Você recusou vários pedidos dele.',
    show: 'Mostrar pedido',
  },
  window: {
    reason:
      'Este navegador não consegue verificar se algo cobre este cartão, então você aprova em uma janela separada.',
    chosen:
      'Você aprova isto em uma janela da carteira, que nenhum site consegue cobrir.',
    blocked:
      'A janela não abriu. Permita pop-ups para este site e tente de novo.',
    cutOff: (header) =>
      `Se uma janela abriu, este site a isolou. O desenvolvedor precisa enviar ${header}.`,
    continue: 'Continuar em uma janela',
    show: 'Mostrar janela',
    tryAgain: 'Tentar de novo',
    opened: 'Continue na janela que abriu.',
    lost: 'Nada para aprovar aqui',
    lostText:
      'Esta janela não está ligada à página que fez o pedido. Feche-a e tente de novo a partir daquela página.',
  },
  keep: {
    title: 'Salve sua conta',
    lead: 'Mais uma etapa neste navegador',
    why: 'Este navegador apaga sua conta desta página ao ser fechado. Continue em uma janela para salvá-la, ou para recuperá-la se você já entrou aqui antes.',
    cancel: 'Cancelar',
    without: 'Continuar sem salvar',
    withoutText:
      'Se você continuar sem salvar, sua conta será perdida quando este navegador fechar. Não guarde dinheiro nela.',
    opened: 'Conclua na janela que abriu.',
    closed: 'A janela foi fechada. Tente de novo.',
    cutOff:
      'A janela fechou antes de sua conta ficar pronta. Tente de novo ou continue sem ela.',
    unavailable: 'Este navegador não salvou sua conta.',
    account: 'Sua conta',
    accountText:
      'Sua conta fica salva neste navegador e é a mesma sempre que você entra.',
    usedOn: 'Você vai usá-la em',
    continue: 'Continuar',
    lost: 'Nada para salvar aqui',
    lostText:
      'Esta janela não está ligada à página que a abriu. Feche-a e tente de novo a partir daquela página.',
  },
  recovery: {
    title: 'Guarde seu código de recuperação',
    lead: 'Este código traz sua conta de volta',
    why: 'Em um novo dispositivo, você precisa do seu e-mail e deste código. Imprima ou anote-o, e não o mostre a ninguém.',
    held: 'Sua chave está dividida entre este dispositivo e o servidor. Nenhum dos dois abre sua conta sozinho.',
    moved:
      'Sua conta continua a mesma. A partir de agora você pode recuperá-la.',
    unreadable: 'Não é possível abrir sua conta anterior',
    unreadableText:
      'A chave dela está neste navegador, mas não pode ser lida. Se você já a exportou, importe-a em outra carteira. Aqui você pode continuar com uma conta nova, que tem outro endereço. Nada da conta anterior é excluído.',
    code: 'Código de recuperação',
    copied: 'Copiado.',
    copyFailed: 'Não foi possível copiar o código. Anote-o.',
    download: 'Baixar',
    print: 'Imprimir',
    saved: 'Já guardei',
    confirmTitle: 'Digite seu código de recuperação',
    confirmText:
      'Digite o código que você acabou de guardar. Depois disso sua conta se abre.',
    back: 'Voltar',
    restoreTitle: 'Abra sua conta aqui',
    restoreText:
      'Este dispositivo é novo. Digite o código de recuperação que você guardou no primeiro acesso.',
    open: 'Abrir conta',
    noCode: 'Não tenho o código',
    noCodeText:
      'Sem o código, sua conta não pode ser aberta aqui. Use um dispositivo em que você ainda esteja conectado. Se não tiver nenhum, ninguém pode recuperar sua conta e o dinheiro nela está perdido.',
    noKey: 'Não tenho a chave de acesso',
    noKeyText:
      'Sem a chave de acesso, sua conta não pode ser aberta aqui. Use um dispositivo em que você ainda esteja conectado. Se não tiver nenhum, ninguém pode recuperar sua conta e o dinheiro nela está perdido.',
    mistyped:
      'Esse código de recuperação não está completo. Confira cada letra.',
    tooMany: (count) =>
      `Tentativas demais. Tente de novo em ${plural(count, { one: `${count} minuto`, other: `${count} minutos` })}.`,
    refused:
      'A resposta do servidor não pertence à sua conta. Nada foi aberto.',
    fileTitle: 'Código de recuperação de uma conta',
    fileWarning: 'Quem tiver este código e seu e-mail pode abrir sua conta.',
    passkeyTitle: 'Proteja sua conta',
    passkeyLead: 'Uma chave de acesso traz sua conta de volta',
    passkeyText:
      'Em um novo dispositivo, sua digital, seu rosto ou seu PIN abre sua conta. Se você perder a chave de acesso e todos os dispositivos conectados, a conta estará perdida.',
    passkeyCreate: 'Criar chave de acesso',
    passkeyUse: 'Usar chave de acesso',
    passkeyOpenText:
      'Este dispositivo é novo. Abra sua conta com a chave de acesso dela.',
    useCode: 'Usar um código de recuperação',
    noPasskey:
      'Esta chave de acesso não pode proteger uma conta. Guarde um código de recuperação.',
  },
  exporting: {
    title: 'Exportar chave privada',
    lead: 'Leve sua conta para outra carteira',
    leadText:
      'Uma chave privada abre sua conta em qualquer carteira. Antes de exibi-la aqui, digite um código do seu e-mail.',
    danger:
      'Quem tiver esta chave pode levar tudo o que há na sua conta. Ninguém que ajude você precisa dela.',
    send: 'Enviar um código por e-mail',
    mailed: 'Digite o código que enviamos para',
    code: 'Código',
    again: 'Novo código',
    wrongCode: 'Esse código não está certo.',
    codeExpired: 'Esse código expirou. Envie um novo.',
    tooMany: 'Tentativas demais. Envie um novo código mais tarde.',
    tooSoon: 'Espere um momento e tente de novo.',
    noEmail:
      'Sua conta não tem e-mail. Adicione um primeiro nas configurações.',
    emailTooNew:
      'Seu e-mail foi adicionado nos últimos 3 dias. Depois disso será possível exportar.',
    signedOut: 'Você saiu da conta. Feche esta janela e entre de novo.',
    failed: 'Não deu certo. Tente de novo em um momento.',
    kinds: { evm: 'Ethereum e redes semelhantes', solana: 'Solana' },
    hold: 'Segure para mostrar a chave',
    holding: 'Continue segurando…',
    copy: 'Copiar',
    copied: 'Copiada. Cole-a apenas na outra carteira.',
    copyFailed: 'Não foi possível copiar. Selecione a chave.',
    qr: 'Código QR',
    text: 'Texto',
    hide: 'Ocultar',
    hidden: 'A chave está oculta de novo.',
    left: (seconds) => `Oculta em ${seconds} s`,
    lost: 'Nada para exportar aqui',
  },
  devices: {
    title: 'Dispositivos e recuperação',
    list: 'Dispositivos',
    thisDevice: 'Este dispositivo',
    lastUsed: (date) => `Último uso: ${date}`,
    unnamed: 'Dispositivo sem nome',
    remove: 'Remover',
    removeLead: 'Remover este dispositivo?',
    removeText:
      'Ele é desconectado e não pode mais abrir sua conta. Seus outros dispositivos continuam conectados.',
    removed: 'O dispositivo foi removido.',
    lastDevice:
      'Sua conta só pode ser recuperada deste dispositivo, por isso ele não pode ser removido.',
    methods: 'Recuperação',
    passkey: 'Chave de acesso',
    newCode: 'Substituir por um novo código de recuperação',
    newPasskey: 'Substituir por uma nova chave de acesso',
    replaces:
      'Seu código de recuperação e sua chave de acesso anteriores deixam de funcionar. Seus dispositivos continuam conectados.',
    changed: 'Sua recuperação foi alterada.',
    addPasskey: 'Adicionar chave de acesso',
    addCode: 'Adicionar código de recuperação',
    addText:
      'Confirme primeiro com o que você tem agora. Depois disso, os dois funcionam.',
    proveLead: 'Confirme que é você',
    proveText: 'Antes de alterar algo aqui, digite um código do seu e-mail.',
    lostAll: 'Se você perder tudo',
    lostAllText:
      'Sem um dispositivo, um código de recuperação ou uma chave de acesso, ninguém pode abrir sua conta. O dinheiro nela está perdido. Por segurança, exporte suas chaves e guarde-as offline.',
    delete: 'Excluir conta',
    deleteLead: 'Excluir sua conta?',
    deleteText:
      'Retire seu dinheiro primeiro. Após 7 dias, o servidor exclui a parte dele da sua chave e ninguém pode abrir sua conta. Até lá, você pode mudar de ideia aqui.',
    deleteHold: 'Segure para excluir',
    deleteAt: (date) => `Sua conta será excluída em ${date}.`,
    keepAccount: 'Manter conta',
    kept: 'Sua conta continua.',
    onlyHere: 'Sua conta existe só neste navegador',
    onlyHereText:
      'Se você perder este dispositivo, perderá sua conta. Exporte a chave privada para ter uma cópia.',
    earlier: 'Conta anterior neste navegador',
    earlierText: (place) =>
      `A chave dela existe só neste navegador. Em “${place}”, você pode mover o dinheiro para a sua conta. Também pode exportar a chave.`,
    earlierEmpty: 'Não há nada nela nestas redes.',
    earlierMove: 'Mover para a sua conta',
    earlierMoved: 'Tudo foi movido para a sua conta.',
    earlierRest:
      'O que ainda aparece na lista não pôde ser movido. Talvez não baste para pagar a taxa de rede.',
    lost: 'Nada para gerenciar aqui',
  },
  handOver: {
    open: 'Abrir deste navegador',
    text: 'Você já usou esta conta em outro site neste navegador? Então abra-a sem código.',
    none: 'Este navegador não tem uma cópia da sua conta.',
    otherwise: 'Use seu código ou sua chave de acesso.',
    lead: 'Abra sua conta neste site',
    hold: 'Segure para abrir',
  },
  phrase: {
    title: 'Frase de recuperação',
    hold: 'Segure para mostrar as palavras',
    text: 'Estas palavras abrem todas as suas contas em outra carteira.',
  },
  callsStatus: {
    title: 'Status do pedido',
    pending: 'Pendente',
    pendingText: 'Aguardando a confirmação da rede.',
    confirmed: 'Confirmado',
    failed: 'Falhou',
    failedText: 'Nada mudou.',
    revertedText: 'Nada mudou, mas a taxa de rede foi cobrada.',
    partly: 'Feito em parte',
    partlyText:
      'Algumas chamadas foram concluídas. As outras falharam ou não foram enviadas.',
    unsent: 'Não enviada',
  },
  notices: {
    notKept:
      'Este navegador não salva sua conta. Você a perderá ao fechar a página ou o navegador. Não guarde dinheiro nela.',
  },
  permissions: {
    grant: 'Conceder permissão ao app',
    revoke: 'Revogar permissão do app',
    hourly: (amount) => `Até ${amount} por hora`,
    daily: (amount) => `Até ${amount} por dia`,
    weekly: (amount) => `Até ${amount} por semana`,
    every: ({ amount, period }) => `Até ${amount} a cada ${period}`,
    until: ({ date, app }) => `Até ${date}, para ${app}`,
    perCall: (amount) => `até ${amount} por chamada`,
    starts: 'Início',
    key: 'Chave de sessão',
    spends:
      'Dentro deste limite, o app pode gastar sem perguntar de novo e pagar a qualquer pessoa.',
    calls:
      'O app pode chamar estas funções a qualquer momento e com quaisquer valores, sem perguntar de novo.',
    takes: 'Estas funções podem tirar tokens da sua conta.',
    unknown:
      'Esta carteira não concedeu esta permissão aqui, por isso não pode encerrá-la na rede. Ela pode continuar válida até expirar.',
  },
  delegate: {
    reset: 'Desativar a conta inteligente',
    resetText:
      'Sua conta passa a ser uma conta padrão nesta rede. O endereço e tudo o que há nela continuam iguais.',
    replace: 'Substituir o código da conta',
    replaceText:
      'Nesta rede, esta conta usa o código de outra carteira. Aprove para substituí-lo pela conta inteligente desta carteira. O endereço e tudo o que há nela continuam iguais.',
    orSequence:
      'Rejeite para mantê-lo. As chamadas são então enviadas uma após a outra.',
    orNothing: 'Rejeite para mantê-lo. As chamadas então não são enviadas.',
    removed: 'Código removido',
    ended: 'Permissões de apps que terminam',
    otherWallet:
      'O que você configurou com a outra carteira pode parar de funcionar.',
  },
  actions: {
    send: 'Enviar',
    moveTokens: 'Mover tokens',
    allow: 'Permitir gasto',
    allowMore: 'Aumentar permissão',
    revoke: 'Revogar permissão',
    allowAll: 'Permitir a coleção inteira',
    swap: 'Trocar',
    callContract: 'Chamar um contrato',
    createContract: 'Criar um contrato',
    signMessage: 'Assinar uma mensagem',
    signIn: 'Entrar',
    signData: 'Assinar dados',
    signStructured: 'Assinar dados estruturados',
    calls: (count) =>
      `Aprovar ${plural(count, { one: `${count} chamada`, other: `${count} chamadas` })}`,
    transactions: (count) =>
      `Assinar ${plural(count, { one: `${count} transação`, other: `${count} transações` })}`,
    several: (count) =>
      `Aprovar ${plural(count, { one: `${count} ação`, other: `${count} ações` })}`,
  },
  amounts: { unlimited: (symbol) => `${symbol} sem limite` },
  labels: {
    to: 'Para',
    from: 'De',
    account: 'Conta',
    network: 'Rede',
    token: 'Token',
    fee: 'Taxa',
    feeAtMost: 'Taxa, no máximo',
    total: 'Total',
    totalAtMost: 'Total, no máximo',
    spender: 'Autorizado',
    operator: 'Autorizado',
    collection: 'Coleção',
    contract: 'Contrato',
    newContract: 'Um contrato novo',
    function: 'Função',
    data: 'Dados',
    bytes: (count) =>
      `${plural(count, { one: `${count} byte`, other: `${count} bytes` })} de dados`,
    alsoSends: 'Também envia',
    receiver: 'Destinatário',
    receiveAtLeast: 'Você recebe pelo menos',
    asksAtLeast: 'Pede pelo menos',
    exchange: 'Corretora',
    pay: 'Você paga',
    receive: 'Você recebe',
    via: 'Via',
    wrappedAs: 'Convertido em',
    validUntil: 'Válido até',
    noEnd: 'Sem prazo',
    domain: 'Domínio',
    memo: 'Nota',
    calls: 'Chamadas',
    together: 'Todas são feitas, ou nenhuma',
    upgrade: 'Atualização',
    sameAddress: 'Conta inteligente, mesmo endereço',
    call: (list, count) =>
      plural(count, { one: `Chamada ${list}`, other: `Chamadas ${list}` }),
    transaction: (list, count) =>
      plural(count, { one: `Transação ${list}`, other: `Transações ${list}` }),
    part: (list, count) =>
      plural(count, { one: `Parte ${list}`, other: `Partes ${list}` }),
  },
  fees: {
    network: 'Taxa de rede',
    paidBy: (name) => `Paga por “${name}”`,
    atMost: (amount) => `no máximo ${amount}`,
    paidTo: (name) => `paga a “${name}”`,
    token: 'Token da taxa',
  },
  automatic: {
    lead: 'Esta conta é custodiada',
    text: 'O operador deste serviço guarda a chave. Entre com seu e-mail em qualquer dispositivo e sua conta está lá: sem código e sem chave de acesso.',
    risk: 'O operador pode usar sua conta, assim como quem entrar na sua caixa de e-mail. Guarde aqui apenas valores pequenos.',
    method: 'Custodiada: o operador guarda a chave',
  },
  warnings: {
    highFee: 'O site definiu uma taxa muito mais alta que o normal.',
    toToken:
      'O destinatário é o próprio contrato do token. Tokens enviados para ele são perdidos.',
    unlimited: (symbol) =>
      `O autorizado pode tirar todos os seus ${symbol}, agora e depois.`,
    allowance: 'O autorizado pode tirar esta quantia a qualquer momento.',
    operator: 'O autorizado pode tirar tudo o que você tem desta coleção.',
    alsoSends: (amount) => `Também envia ${amount} ao contrato.`,
    unknownCall: 'A carteira não consegue saber o que esta chamada faz.',
    unknownContract: 'A carteira não consegue saber o que o contrato novo faz.',
    notText: 'Isto não é um texto legível. Só assine se souber o que é.',
    hiddenCharacters:
      'A mensagem contém caracteres ocultos, mostrados como ⟨U+…⟩.',
    noNetwork:
      'Nenhuma rede é indicada, então a assinatura pode valer também em outras redes.',
    movesTokens: 'Quem tiver esta assinatura talvez possa mover seus tokens.',
    separateCalls:
      'As chamadas são enviadas uma após a outra. Se uma falhar, as anteriores não são desfeitas.',
    untried: 'Não é possível testar antes.',
    unknownExchange:
      'Este contrato não é uma corretora conhecida. Ele pode fazer outra coisa.',
    otherReceiver: 'O que você compra vai para outra conta, não para a sua.',
    noMinimum: 'Nenhum mínimo é garantido: você pode receber quase nada.',
    swapExpired: 'O prazo venceu: a operação vai falhar e ainda custar a taxa.',
    longDeadline:
      'Fica válido por mais de 20 minutos, então pode acontecer mais tarde, a um preço pior.',
    neverExpires: 'Não expira: pode ser enviada a qualquer momento depois.',
    unreadablePart: (program) =>
      `A carteira não consegue ler esta parte. Ela pode mover tudo o que você tem. Programa: ${program}`,
    rent: 'Você paga uma nova conta de token. O titular pode retirar esse SOL.',
    handsOver:
      'Isto entrega sua conta inteira. Você perderia todo o SOL que está nela.',
    unlimitedToken: 'O autorizado pode tirar todo este token, agora e depois.',
    givesAway: 'Isto entrega a conta de token, com tudo o que está nela.',
    burns: 'Estes tokens são perdidos para sempre.',
  },
  solana: {
    payFee: 'Pagar uma taxa de rede',
    createTokenAccount: 'Criar uma conta de token',
    callProgram: 'Chamar um programa',
    moveSol: 'Mover SOL',
    createAccount: 'Criar uma conta',
    assign: 'Atribuir uma conta a um programa',
    allocate: 'Abrir espaço em uma conta',
    closeTokenAccount: 'Fechar uma conta de token',
    changeControl: 'Mudar quem controla uma conta de token',
    burn: 'Queimar tokens',
    wrap: 'Converter SOL',
    memo: 'Adicionar uma nota pública',
    useNonce: 'Usar um nonce durável',
    withdrawNonce: 'Retirar de uma conta nonce',
    setUpNonce: 'Configurar uma conta nonce',
    changeNonce: 'Mudar quem controla uma conta nonce',
    baseUnits: (amount) =>
      `${plural(amount, { one: `${amount} unidade`, other: `${amount} unidades` })} base`,
    unlimited: 'Tokens sem limite',
    tokenEnds: (ends) => `Token ${ends}`,
    accountFor: 'Conta para',
    newTokenAccount: 'Nova conta de token',
    newTokenAccounts: 'Novas contas de token',
    none: 'Nenhuma',
    existsAlready: 'já existe',
    paidBy: 'Pago por',
    tokenAccount: 'Conta de token',
    wrappedNow: 'SOL convertido que está nela',
    solTo: 'O SOL dela vai para',
    newAuthority: 'Novo controle',
    fromTokenAccount: 'Da conta de token',
    toTokenAccount: 'Para a conta de token',
    toYourself: 'Para você',
    ownerNow: 'Titular atual',
    callsItself: 'Diz se chamar',
    unnamed:
      'Nem a rede nem a lista desta carteira têm um nome para este token. Confira o endereço dele.',
    newAccount: 'Nova conta',
    forProgram: 'Para o programa',
    toProgram: 'Ao programa',
    program: 'Programa',
    size: 'Tamanho',
    bytes: (count) =>
      plural(count, { one: `${count} byte`, other: `${count} bytes` }),
    accounts: (count) => `contas: ${count}`,
    of: 'De',
    nonceAccount: 'Conta nonce',
    itsAuthority: 'Quem a controla',
    authority: 'Controle',
    fees: 'Taxas',
    feesAtMost: 'Taxas, no máximo',
    feePaidBy: 'Taxa paga por',
    lookupTable: 'Algumas das contas vêm de uma tabela de consulta da rede.',
    accountExists: 'A conta de token já existe, então isto vai falhar.',
    revoked: 'Depois disto, ninguém mais pode gastar desta conta de token.',
    closedToUser: 'A conta de token é fechada. O SOL dela volta para você.',
    closedToOther:
      'A conta de token é fechada. O SOL dela vai para outra pessoa.',
    closeAuthority:
      'Muda quem pode fechar a conta de token e tirar o SOL dela.',
    tokenAuthority: 'Muda quem controla este token.',
    programReceiver:
      'O destinatário é um programa. O que for enviado a ele é perdido.',
    tokenReceiver: 'O destinatário é uma conta de token, não uma carteira.',
    fromUser: 'A quantia sai da sua conta e vai para a nova.',
    programControls: 'A partir daí, o programa controla esta conta.',
    allocated: 'Com dados nela, sua conta não pode mais enviar SOL.',
    nonceControl: 'Quem controla uma conta nonce pode tirar o SOL dela.',
    missingReceiver:
      'A conta de token de destino não existe. Não dá para saber de quem ela será.',
    unusualReceiver:
      'Esta não é a conta de token habitual do titular. Na hora do envio, ela pode ser de outra pessoa.',
    unreadableSource: 'A carteira não consegue ler a conta de token de origem.',
    unreadableToken:
      'A carteira não consegue ler o token. A quantia está na menor unidade dele.',
    nameTaken: (claim) => `O token diz se chamar ${claim}, mas é outro.`,
    otherDecimals:
      'Foi feita para outras casas decimais que não as do token e vai falhar.',
    transferFee:
      'O token pode ficar com uma parte de cada transferência como taxa.',
    transferHook:
      'O token pode executar um programa próprio em cada transferência.',
    permanentDelegate: 'Quem controla o token pode tirá-lo de qualquer conta.',
    memoHidden: 'A nota contém caracteres ocultos, mostrados como ⟨U+…⟩.',
  },
}
