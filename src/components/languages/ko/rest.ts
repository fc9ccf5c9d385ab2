import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, time } = createWords('ko')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: '주소 복사',
    copyFailed: '복사하지 못했어요. 주소를 직접 선택해 주세요.',
    addressCopied: '주소를 복사했어요',
    switchWallet: (wallet) => `${wallet}, 내 지갑`,
    switchNetwork: (network) => `${network}, 네트워크 변경`,

    accounts: '내 계정',
    namespaces: kinds,
    networkGroups: { eip155: 'EVM 네트워크', solana: 'Solana 네트워크' },

    totalBalance: '총 잔액',
    fiat: (value) => `$${value}`,
    buy: '구매',
    swap: '스왑',
    receive: '받기',
    send: '보내기',
    sendUnsupported: '이 네트워크에서는 보낼 수 없어요.',
    tokens: '토큰',
    loadingTokens: '토큰을 불러오는 중',
    empty: '아직 토큰이 없어요',
    emptyHint: '받은 토큰이 여기에 표시돼요.',

    balancesFailed: '잔액을 표시할 수 없어요',
    balancesFailedHint: '잔액 서비스가 응답하지 않아요. 토큰은 안전해요.',
    balancesOld: (at) => `${time(at)} 기준`,
    nextTry: (seconds) => `${seconds}초 후 다시 시도해요`,
    tryingAgain: '다시 시도하는 중…',

    explorer: '탐색기에서 보기',
    disconnect: '연결 해제',
    disconnectAll: '모두 연결 해제',
    disconnectOne: (wallet) => `${wallet} 연결 해제`,
    connectAnother: '다른 지갑 연결',
    active: '사용 중',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: '현재',
    testNetwork: '테스트 네트워크',
    confirmInWallet: '지갑에서 확인해 주세요',
    switching: '변경 중…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} 지갑이 이 앱에서 지원하지 않는 네트워크(번호 ${chainId})에 연결되어 있어요. 계속하려면 다음 중 하나를 선택해 주세요.`,

    networkGone: '이 앱은 사용 중이던 네트워크를 더 이상 제공하지 않아요',
    networkGoneHint:
      '토큰은 안전해요. 계속하려면 다른 네트워크를 선택해 주세요.',
    chooseNetwork: '네트워크 선택',

    receiveHint: (network) =>
      `이 주소로는 ${network} 네트워크의 토큰만 보내 주세요. 다른 토큰을 보내면 잃을 수 있어요.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? '이 주소로는 SOL과 Solana 토큰만 보내 주세요. 다른 토큰을 보내면 잃을 수 있어요.'
        : `이 주소로는 ${network} 네트워크에서 SOL과 Solana 토큰만 보내 주세요. 다른 토큰을 보내면 잃을 수 있어요.`,
    solanaAddress: '내 Solana 주소',
    qrLabel: '내 주소의 QR 코드',
    requestQrLabel: (amount) => `${amount} 요청 QR 코드`,
    askAmount: '수량 정해서 요청하기',
    amountIn: (symbol) => `수량(${symbol})`,
    amountHelp: 'QR 코드에 추가돼요. 일부 지갑은 읽지 않아요.',
    copyLink: '결제 링크 복사',
  },

  buy: {
    amountHint: '결제할 금액',
    chooseFiat: (currency) => `결제 통화 ${currency}, 다른 통화 선택`,
    chooseToken: (symbol) => `${symbol} 구매, 다른 자산 선택`,
    youGet: '받을 수량',
    asking: '가격 확인 중',
    enterAmount: '금액을 입력해 주세요',
    checkAmount: '금액을 확인해 주세요',
    noPrice: '지금은 가격이 없어요',
    preparing: '준비 중',
    continueAt: (provider) => `${provider}에서 계속하기`,
    opensTab: (provider) => `새 탭이 열리고 ${provider}에서 결제해요.`,
    priceThere: (provider) => `${provider}에서 가격 보기`,
    estimate: '예상 금액',
    estimateTitle: '예상 금액일 뿐이에요',
    estimateText: '가격 서비스가 응답하지 않아 지금은 구매할 수 없어요.',
    providers: '판매처',
    fees: (fees) => `수수료 ${fees}`,
    feeRange: (range) => `수수료 ${range.replace('-', '–')}`,
    sells: (symbol) => `${symbol}만 판매`,
    chosen: '선택됨',
    nobody: '여기서는 구매할 수 없어요',
    nobodyHint: '이 사이트에는 이 네트워크를 지원하는 판매처가 없어요.',
    otherNetwork: '다른 네트워크 선택',
    howItWorks: '구매 방법',

    search: '검색',
    noneFound: (search) => `‘${search}’ 검색 결과가 없어요`,
    listFailed: '간단한 목록이에요. 전체 목록은 불러오지 못했어요.',
    on: (networks) => `네트워크: ${networks}`,

    waiting: (provider) => `${provider}에서 계속해 주세요`,
    waitingHint: ({ symbol }) =>
      `다른 탭에서 결제해 주세요. ${symbol} 입금이 확인되면 여기에 표시돼요.`,
    waitingLong:
      '카드는 몇 분, 계좌 이체는 며칠까지 걸려요. 이 창을 닫아도 돼요.',
    unseen: '지금은 잔액을 확인할 수 없어요. 결제한 자산은 그대로 들어와요.',
    notOpened: (provider) => `${provider} 다시 열기`,
    stop: '구매하지 않았어요',
    stopped: '구매한 자산이 없어요',
    stoppedHint: '이미 결제했다면 자산은 그대로 계정에 들어와요.',
    tryAgain: '다시 시도',
    toAccount: '계정으로 돌아가기',
    arrived: (amount) => `${amount} 들어왔어요`,
    arrivedHint: '이제 계정에 있어요.',
    done: '완료',
    nothing: '진행 중인 구매가 없어요',
    nothingHint: '이전에 결제한 자산은 자동으로 들어와요.',
    start: '암호화폐 구매하기',

    guide: [
      {
        title: '업체에 결제해요',
        text: '카드나 계좌 이체로 구매하세요. 결제는 업체가 처리하고, 이 사이트는 결제 내용을 볼 수 없어요.',
      },
      {
        title: '내 계정으로 들어와요',
        text: '주소는 미리 입력되어 있어요. 판매처가 판매 전에 본인 확인을 요청할 수 있어요.',
      },
      {
        title: '시간이 조금 걸려요',
        text: '카드는 몇 분 안에, 은행 이체는 며칠이 걸릴 수 있어요. 들어오면 토큰 목록에 표시돼요.',
      },
    ],
  },

  email: {
    current: '현재 이메일 주소',
    next: '새 이메일 주소',
    nextHint: '코드로 확인해요. 지갑은 그대로예요.',
    same: '지금 사용 중인 주소예요',
    submit: '계속',
    fromOld: '먼저 본인인지 확인할게요. 다음 주소로 보낸 코드를 입력해 주세요:',
    fromNew: '새 이메일로 보낸 코드를 입력해 주세요:',
    yourAddress: '현재 이메일 주소',
    saving: '새 주소를 저장하는 중…',
    done: '이메일을 변경했어요',
    doneHint: '이제부터 새 이메일로 로그인해 주세요.',
    finish: '완료',
    nothingSent: '보낸 코드가 없어요',
    nothingSentHint: '새 이메일 주소부터 입력해 주세요.',
    start: '이메일 변경',
    noWallet: '변경할 주소가 없어요',
    noWalletHint: '이메일로 로그인하는 지갑에만 이메일 주소가 있어요.',
    connect: '이메일로 로그인',
  },

  guide: {
    wallet: [
      {
        title: '내 자산을 보관해요',
        text: '돈, 수집품, 이름을 연결한 모든 앱에서 쓸 수 있어요.',
      },
      {
        title: '로그인할 때도 써요',
        text: '비밀번호를 만드는 대신 어디서나 같은 지갑을 연결하세요.',
      },
      {
        title: '나만 사용할 수 있어요',
        text: '사이트가 요청하면 지갑에서 승인해요. 복구 구문은 절대 누구와도 공유하지 마세요.',
      },
    ],
    createLead: '로그인하면 내 지갑이 생겨요. 설치할 필요가 없어요.',
    noLoginLead: '여기에 로그인하려면 지갑이 필요해요. 무료예요.',
    otherWays: '다른 방법',
    getWalletHint: '휴대폰이나 브라우저에서 쓰는 앱',
    getWallet: '지갑 받기',
    aboutNetworks: '네트워크란?',
    network: [
      {
        title: '계정이 있는 곳이에요',
        text: '누가 무엇을 가졌는지 네트워크마다 따로 기록해요. 한 계정이 여러 네트워크에 있을 수 있어요.',
      },
      {
        title: '수수료와 속도가 달라요',
        text: '결제할 때마다 해당 네트워크의 코인으로 수수료를 내요. 센트 단위도 안 되는 곳부터 몇 달러인 곳까지 있어요.',
      },
      {
        title: '토큰은 같은 네트워크에서만',
        text: '같은 네트워크의 주소로 보내야 해요. 그렇지 않으면 잃을 수 있어요.',
      },
    ],
    gotIt: '확인',
    listLead: '이런 지갑이 있어요.',
    loading: '지갑을 불러오는 중',
    listFailed: '목록을 불러오지 못했어요',
    listFailedHint: '지갑 서비스가 응답하지 않아요.',
    listEmpty: '추천할 지갑이 없어요',
    listEmptyHint: '어떤 지갑을 쓸 수 있는지 사이트 운영자에게 문의해 주세요.',
    get: (wallet) => `${wallet} 받기`,
    scanHint: '휴대폰 카메라로 스캔해 주세요.',
    qrLabel: (wallet) => `${wallet} 페이지의 QR 코드`,
    stores: {
      appStore: 'App Store',
      chromeStore: '브라우저 확장 프로그램',
      homepage: '웹사이트',
      playStore: 'Google Play',
    },
    afterwards: '설치했나요? 페이지를 새로고침한 다음 연결해 주세요.',
    noLinks: '다운로드 링크가 없어요',
    noLinksHint: '휴대폰이나 브라우저의 스토어에서 찾아보세요.',
    otherWallet: '지갑 선택',

    usage: '지금은 이 사이트에 연결할 수 없어요',
    usageHint: '요금제 한도에 도달했어요. 지갑과 토큰은 안전해요.',
    usageOwner: '내 사이트인가요? 프로젝트 대시보드를 확인해 주세요.',
    usageRetry: '다시 확인',
  },

  holdings: {
    label: '자산과 활동',
    tabs: { tokens: '토큰', nfts: 'NFT', activity: '거래 내역' },

    loadingActivity: '거래 내역을 불러오는 중',
    noActivity: '아직 거래 내역이 없어요',
    noActivityHint: '보내고, 받고, 스왑한 내역이 여기에 표시돼요.',
    activityOff: '여기에는 거래 내역이 없어요',
    activityOffHint: '이 네트워크의 내역은 볼 수 없어요. 토큰은 안전해요.',
    activityFailed: '거래 내역을 표시할 수 없어요',
    activityFailedHint: '활동 서비스가 응답하지 않아요. 토큰은 안전해요.',
    more: '더 불러오기',
    moreFailed:
      '다음 페이지를 불러오지 못했어요. 여기까지는 빠짐없이 표시됐어요.',
    loaded: (count) => `거래 ${count}건 표시됨`,
    month,
    failed: '실패',
    pending: '대기 중',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return '방금 전'
      const units = {
        second: '초',
        minute: '분',
        hour: '시간',
        day: '일',
        month: '개월',
        year: '년',
      }
      return `${count}${units[unit]} 전`
    },
    date: dateTime,
    moreMoved: (count) => `외 ${count}건`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'NFT',
    opensExplorer: '탐색기를 열어요',
    operations: {
      approve: '사용 허용',
      burn: '소각',
      cancel: '취소',
      claim: '클레임',
      delegate: '위임',
      deploy: '컨트랙트 배포',
      deposit: '예치',
      execute: '컨트랙트 실행',
      mint: '민팅',
      receive: '받음',
      revoke: '허용 취소',
      send: '보냄',
      stake: '스테이킹',
      trade: '스왑',
      unstake: '언스테이킹',
      withdraw: '인출',
    },
    transaction: '거래',

    loadingNfts: 'NFT를 불러오는 중',
    noNfts: '아직 NFT가 없어요',
    noNftsHint: '내 주소로 받은 NFT가 여기에 표시돼요.',
    nftsFailed: 'NFT를 표시할 수 없어요',
    nftsPartial: '최근 거래 내역에 있는 NFT만 보여요. 더 있을 수도 있어요.',
    allNfts: '모든 NFT',
    unnamed: '이름 없음',
    copies: (amount) => `× ${amount}`,
    collection: '컬렉션',
    number: '토큰 ID',
    held: '보유 수량',
    network: '네트워크',
  },

  names: {
    choose: '이름 선택하기',
    guide: [
      {
        title: '주소보다 쉬워요',
        text: '친구가 긴 주소 대신 이름으로 보낼 수 있어요.',
      },
      {
        title: '무료',
        text: '메시지에 서명만 하면 돼요. 수수료도 트랜잭션도 없어요.',
      },
      {
        title: '누구나 볼 수 있어요',
        text: '이름을 아는 사람은 주소와 그 안의 자산을 조회할 수 있어요.',
      },
    ],
    name: '내 이름',
    suffixed: (suffix) => `끝에 붙는 말: ${suffix}`,
    hint: '영문자, 숫자, 하이픈으로 4자 이상',
    checking: '사용할 수 있는지 확인 중',
    free: (name) => `사용할 수 있음: ${name}`,
    taken: (name) => `이미 사용 중: ${name}`,
    suggestions: '사용할 수 있는 비슷한 이름',
    take: (name) => `${name} 사용`,
    enter: '이름을 입력해 주세요',
    other: '다른 이름 선택하기',
    register: '이름 등록하기',
    confirm: '지갑에서 확인해 주세요',
    unchanged: '등록된 이름이 없어요.',
    unknown: '이미 등록됐을 수 있어요. 다시 시도하기 전에 확인해 주세요.',
    unsupported: '이 네트워크에서는 이름을 쓸 수 없어요',
    unsupportedHint: '이름은 EVM 네트워크의 계정에서만 쓸 수 있어요.',
    otherNetwork: '다른 네트워크 선택',
    success: '이제 내 이름이에요',
    successHint: '이 이름으로 보내면 내 계정에 도착해요.',
    successUnknown: '이름이 등록됐어요',
    done: '완료',
  },

  pairing: {
    scan: '지갑으로 스캔하기',
    scanWith: (wallet) => `${wallet} 앱으로 스캔하기`,
    scanHint: '휴대폰에서 지갑의 스캐너를 열고 이 코드를 비춰 주세요.',
    qrLabel: '연결 요청 QR 코드',
    preparing: '코드 준비 중',
    copyLink: '링크 복사',
    copyFailed: '이 브라우저에서는 복사할 수 없어요',
    openDesktop: '데스크톱 앱 열기',
    openWeb: '웹 지갑 열기',

    ways: '연결 방법',
    wayNames: {
      browser: '브라우저',
      desktop: '데스크톱 앱',
      mobile: '앱',
      qrcode: '휴대폰',
      unsupported: '찾을 수 없음',
      web: '웹사이트',
    },

    continueIn: (wallet) => `${wallet}에서 계속하기`,
    continueHint: '지갑에서 연결을 승인한 다음 이 페이지로 돌아와 주세요.',
    browserHint: '이 페이지가 앱 안에서 다시 열려요. 거기서 연결해 주세요.',
    openWallet: (wallet) => `${wallet} 열기`,
    notOpened: (wallet) => `${wallet} 앱이 열리지 않았어요`,
    notOpenedHint: '이 기기에 설치되어 있나요?',
    getWallet: (wallet) => `${wallet} 받기`,
    showCode: 'QR 코드 보기',

    search: '지갑 검색',
    searching: '지갑을 찾는 중',
    found: (count) => `지갑 ${count}개`,
    noneFound: (search) => `‘${search}’ 검색 결과가 없어요`,
    noneFoundHint:
      '철자를 확인하거나, 가지고 있는 지갑으로 코드를 스캔해 주세요.',
    none: '선택할 수 있는 지갑이 없어요',
    noneHint: '가지고 있는 지갑으로 코드를 스캔할 수는 있어요.',
    scanAny: 'QR 코드로 연결',
    moreWallets: '더 보기',
    listFailed: '목록을 불러오지 못했어요',
    moreFailed: '나머지를 불러오지 못했어요.',

    whichKind: (wallet) => `${wallet} 지갑을 어디에서 쓰나요?`,
    whichKindHint:
      '양쪽에 모두 계정이 있어요. 다른 쪽은 나중에 연결할 수 있어요.',
    kinds: '네트워크 종류',
    notFound: '지갑을 찾지 못했어요',
    chooseWallet: '지갑 선택',

    expired: '요청이 만료됐어요',
    expiredHint: '연결된 것은 없어요. 다시 시작해 주세요.',
  },

  pay: {
    title: (amount) => `${amount} 결제`,
    deposit: (amount) => `${amount} 입금`,
    withWallet: '지갑으로 결제',
    connect: '결제하려면 지갑을 연결하세요',
    otherToken: '다른 토큰으로 결제',
    exchanges: '또는 거래소에서 결제',
    delivering: '결제를 전달하는 중',
    waiting: (name) => `${name} 대기 중`,
    waitingHint: '다른 탭에서 결제를 완료하세요.',
    done: '결제 완료',
    failed: '결제되지 않음',
    unknown: '결제가 아직 확인되지 않았어요',
    unknownHint: '아직 도착할 수 있어요. 다시 결제하기 전에 확인하세요.',
    anyway: '그래도 결제',
    invalid: '결제할 수 없어요. 사이트가 잘못 설정했어요.',
    gets: '받는 사람이 받는 금액',
    through: '결제 경로',
    fee: '서비스 수수료',
    fromExchange: '거래소에서 입금',
    noExchanges: '지원하는 거래소가 없어요',
  },

  send: {
    amount: '수량',
    amountHint: '보낼 수량',
    to: '받는 주소',
    toPlaceholder: { eip155: '주소, 0x…', solana: 'Solana 주소' },
    toHint: (network) => `${network} 네트워크의 주소`,
    paste: '붙여넣기',
    pasteAddress: '주소 붙여넣기',
    max: '최대',
    useMax: '최대, 보낼 수 있는 전체 수량',
    balance: (balance) => `잔액 ${balance}`,
    chooseToken: (symbol) => `${symbol}, 다른 토큰 선택`,
    worth: (value) => `≈ $${value}`,
    loading: '토큰을 불러오는 중',
    enterAmount: '수량을 입력해 주세요',
    enterAddress: '주소를 입력해 주세요',
    checkAmount: '수량을 확인해 주세요',
    checkAddress: '주소를 확인해 주세요',
    review: '내용 확인',
    empty: '아직 보낼 토큰이 없어요',
    notHere: '지원하지 않는 네트워크',
    otherNetwork: '다른 네트워크 선택',
    emptyHint: '받은 토큰이 여기에 표시돼요.',
    receive: '받기',

    title: (subject) => `${subject} 보내기`,
    from: '보내는 주소',
    network: '네트워크',
    fee: '네트워크 수수료',
    feeAbout: (fee) => `약 ${fee}`,
    feeSmall: (unit) => `0.00000001 ${unit} 미만`,
    rent: '새 토큰 계정',
    rentHint:
      '받는 사람에게 아직 이 토큰의 계정이 없어요. 계정을 여는 비용을 한 번만 내면 돼요.',
    changed: '일부 내용이 바뀌었어요. 다시 확인해 주세요.',
    feeUnknown: '아직 알 수 없어요. 지갑에 표시돼요.',
    warnings: {
      ownAddress: '내 주소예요. 수수료만 나가고 달라지는 것은 없어요.',
      lookAlike:
        '전에 사용한 주소와 비슷하지만 다른 주소예요. 모든 글자를 확인하세요.',
      contract: '지갑이 아니라 컨트랙트예요. 보낸 토큰을 잃을 수 있어요.',
      firstTime: '이 주소로 여기서 처음 보내요.',
    },
    tokenAddress: '토큰 주소',
    addToken: '추가',
    addedToken: '주소로 추가했어요. 누구나 이 이름으로 토큰을 만들 수 있어요.',
    send: '보내기',
    sending: '보내는 중…',
    cancelling: '중단하는 중…',
    stop: '중단',
    done: '완료',
    edit: '수정',
    steps: {
      resolving: '이름을 조회하는 중',
      preparing: '잔액과 받는 주소를 확인하는 중',
      switching: (wallet) => `${wallet}에서 네트워크를 변경하는 중`,
      approving: (wallet) => `${wallet}에서 승인해 주세요`,
      approvingInFrame: '보안 창에서 승인해 주세요',
      handing: '네트워크로 보내는 중',
      checking: '전송 여부를 확인하는 중',
      confirming: '보냈어요. 네트워크 확인을 기다리는 중',
      confirmed: '완료',
    },
    commitments: {
      processed: '네트워크가 받음, 아직 확인 전',
      confirmed: '확인됨. 최종 확정을 기다리는 중',
      finalized: '최종 확정',
    },
    goesOn: '창을 닫아도 계속 진행돼요.',
    failedYes: '탐색기에서 확인하세요. 다시 보내지 마세요.',
    failedReverted: '토큰이 보내지지 않았어요. 다시 보낼 수 있어요.',
    failedUnknown:
      '먼저 거래 내역을 확인해 주세요. 다시 시도하면 두 번 보내질 수 있어요.',
    failedOther: '다시 시도하기 전에 잔액을 확인해 주세요.',
    viewOnExplorer: '탐색기에서 보기',

    recentPending: (subject) => `${subject} 보내는 중`,
    recentSent: (subject) => `${subject} 보냄`,
    recentUnknown: (subject) => `${subject} 전송됐을 수 있어요`,
    recentTo: (address) => `받는 주소 ${address}`,

    approve: '보안 창에서 승인해 주세요',
    approveHint:
      '보안 창에서는 본인만 내용을 보고 승인할 수 있어요. 이 페이지는 그럴 수 없어요.',
    approveWhat: '요청',
    approveMore: (count) => `이후 대기 중인 요청 ${count}건`,
    showAgain: '보안 창 보기',
    refuse: '취소',
    ended: '승인할 것이 없어요',
    methods: {
      eth_sendTransaction: '거래 보내기',
      eth_sendUserOperation: '거래 보내기',
      eth_signTypedData_v4: '데이터 서명',
      personal_sign: '메시지 서명',
      solana_signAllTransactions: '여러 거래 서명',
      solana_signAndSendTransaction: '거래 보내기',
      solana_signMessage: '메시지 서명',
      solana_signTransaction: '거래 서명',
      wallet_grantPermissions: '권한 허용',
      wallet_revokePermissions: '권한 회수',
      wallet_sendCalls: '여러 거래 보내기',
    },
    otherMethod: '지갑 사용',

    refused: {
      digits: (plain) =>
        plain ? `0~9 숫자를 사용하세요: ${plain}` : '0~9 숫자를 사용하세요',
      separators: (plain) =>
        plain
          ? `구분 기호 없이 입력하세요: ${plain}`
          : '구분 기호 없이 입력하세요',
      number: () => '숫자만 입력하세요(예: 12.5)',
    },

    keepAccount: '계정 저장',

    keepAccountHint: '로그인하려면 보안 창에서 완료하세요.',
  },

  settings: {
    open: '설정',
    wallet: (wallet) => `연결된 지갑: ${wallet}`,
    email: '이메일',
    changeEmail: '이메일, 변경',
    provider: (provider) => `로그인 계정: ${providers[provider]}`,
    name: '계정 이름',
    noName: '이름 받기',
    noNameHint: '주소보다 공유하기 쉬워요',
    permissionsHint: '앱이 대신 할 수 있는 일',
    activityHint: '거래 내역',

    exportKey: '개인 키 내보내기',
    exportKeyHint: '다른 지갑에서 계정을 사용할 수 있어요',

    accountType: '계정 유형',
    types: { smartAccount: '스마트 계정', eoa: '일반 계정' },
    typeHints: {
      smartAccount: '여러 단계를 묶거나, 앱이 수수료를 대신 낼 수 있어요',
      eoa: '키 하나. 모든 앱에서 쓸 수 있어요',
    },
    typeChanging: '계정 유형을 변경하는 중',
    reset: {
      action: '스마트 계정 끄기',
      hint: '이 네트워크에서만. 주소와 자금은 그대로예요',
      done: '스마트 계정을 껐어요',
    },
    notKept: '로그인 상태가 유지되지 않아요',
    notKeptHint:
      '이 브라우저는 이 사이트의 데이터를 저장하지 않아요. 페이지를 나가면 다시 로그인해야 해요.',

    loadingSessions: '권한을 불러오는 중',
    noSessions: '앱 권한이 없어요',
    noSessionsHint: '앱에 준 권한이 여기에 표시돼요.',
    sessionsFailed: '권한을 표시할 수 없어요',
    sessionsFailedHint:
      '권한 서비스가 응답하지 않아요. 권한은 바뀌지 않았어요.',
    sessionsOff: '앱 권한을 사용할 수 없어요',
    sessionsOffHint: '이 네트워크는 지원하지 않아요.',
    sessionsLead:
      '이 앱들은 정해 둔 한도 안에서 대신 작업할 수 있어요. 언제든지 종료할 수 있어요.',
    ended: '종료됨',
    unnamedApp: '이름 없는 앱',
    until: (seconds) => `${date(seconds * 1_000)}까지`,
    sessionStatus: {
      active: '사용 중',
      expired: '만료됨',
      revoked: '직접 종료함',
    },
    permissions: {
      'contract-call': '특정 컨트랙트를 사용할 수 있어요',
      'native-token-recurring-allowance': '네트워크 코인을 쓸 수 있어요',
      'erc20-recurring-allowance': '토큰을 쓸 수 있어요',
    },
    limit: '한도',
    period: '기간',
    otherPermission: '다른 권한이 있어요',
    granted: '이제 이 앱이 대신 할 수 있어요',
    grantedUntil: (seconds) => `${date(seconds * 1_000)}까지 유효해요.`,
    grantedHint: '앱 권한에서 언제든지 종료할 수 있어요.',
    grantedNothing: '어떤 용도인지 표시되어 있지 않아요.',
    mayDo: '할 수 있는 일',
    toPermissions: '권한 보기',
    done: '완료',
    revoke: '취소',
    revokeOf: (app) => `${app} 권한 취소`,
    revoking: '지갑에서 확인해 주세요',
    revoked: (app) => `${app} 권한을 취소했어요`,
    notRevoked: '권한이 취소되지 않았어요. 아직 사용 중이에요.',

    scopeDay: (amount) => `하루 최대 ${amount}`,
    scopeEvery: ({ amount, period }) => `${period}마다 최대 ${amount}`,
    scopeUntil: ({ date, what }) => `${what}, ${date}까지`,
    scopeTo: ({ app, what }) => `${what}, 대상 ${app}`,

    switchTo: (network) => `${network} 네트워크로 변경`,
    switchHint: '토큰은 지금 있는 곳에 그대로 있어요.',
    switch: '네트워크 변경',
    alreadyThere: (network) => `지금 ${network} 네트워크에 있어요`,
    alreadyThereHint: '변경할 것이 없어요.',
    notOffered: '이 앱은 해당 네트워크를 제공하지 않아요',
    notOfferedHint: '계속하려면 앱이 제공하는 네트워크를 선택해 주세요.',

    needs: (kind) => `${kinds[kind]}에서만 쓸 수 있는 기능이에요`,
    needsHint: {
      account: (address) =>
        `내 계정 ${address}에서 계속해요. 다른 계정은 연결된 상태로 유지돼요.`,
      network: '지갑에 해당 계정도 있어요. 다른 계정은 그대로 유지돼요.',
      connect:
        '사용할 지갑을 연결해 주세요. 다른 지갑은 연결된 상태로 유지돼요.',
    },
    goOn: (kind) => `${kinds[kind]}에서 계속하기`,
    connectFor: '지갑 연결',
    noKind: (kind) => `이 앱에는 ${kinds[kind]} 네트워크가 없어요`,
    noKindHint: '변경된 내용은 없어요.',

    worksOn: (count) => `네트워크 ${count}개에서 사용 가능`,
    worksOnLead:
      '이 네트워크들에서는 주소가 같아요. 이 네트워크들의 토큰만 보내 주세요. 다른 토큰을 보내면 잃을 수 있어요.',
    receiveHint:
      '이 주소로는 이 네트워크들의 토큰만 보내 주세요. 다른 토큰을 보내면 잃을 수 있어요.',

    accountNotKept: '이 브라우저는 계정을 저장하지 않습니다',

    accountNotKeptHint:
      '페이지나 브라우저를 닫으면 계정을 잃게 됩니다. 돈을 보관하지 마세요.',
  },

  signIn: {
    title: (site) => `${site}에 로그인`,
    text: '이 계정이 내 것임을 확인하려면 메시지에 서명하세요. 무료이며 계정에서 아무것도 나가지 않아요.',
    account: '계정',
    sign: '로그인',
    emailTitle: (site) => `${site}에서 이메일 주소를 요청합니다`,
    emailHint: '계정과 함께 이 사이트에 공유됩니다.',
    emailRequired: '이 사이트에는 이메일 주소가 필요합니다.',
    skip: '건너뛰기',
    required: '이 사이트는 서명이 필요해요. 취소하면 지갑 연결이 해제돼요.',
  },

  sponsor: { paid: '앱에서 부담' },

  swap: {
    pay: '지불할 토큰',
    payHint: '지불할 수량',
    receive: '받을 토큰',
    balance: (balance) => `잔액 ${balance}`,
    balanceUnknown: '잔액을 알 수 없음',
    max: '최대',
    useMax: '최대, 스왑할 수 있는 전체 수량',
    flip: '두 토큰 서로 바꾸기',
    choose: '토큰 선택',
    chooseFor: {
      from: (symbol) => `지불 토큰 ${symbol}, 다른 토큰 선택`,
      to: (symbol) => `받을 토큰 ${symbol}, 다른 토큰 선택`,
    },
    worth: (value) => `≈ $${value}`,
    about: (amount) => `약 ${amount}`,
    quoting: '가격 확인 중',
    noQuote: '지금은 가격이 없어요',
    unreadable: '이 스왑은 확인할 수 없습니다. 다른 금액으로 시도해 보세요',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: '가격',
    priceUnknown: '알 수 없음',
    impact: '가격 영향',
    percent: (value) => `${value}%`,
    fee: '네트워크 수수료',
    feeAbout: (fee) => `약 ${fee}`,
    feeSmall: (unit) => `0.00000001 ${unit} 미만`,
    slippage: '슬리피지',
    slippageOf: (value) => `슬리피지 ${value}%, 변경`,
    slippageHint:
      '가격이 움직이면 최대 이만큼 적게 받을 수 있어요. 그보다 더 적어지면 스왑하지 않아요.',
    slippageHigh: '예상보다 눈에 띄게 적게 받을 수 있어요.',
    slippageOwn: '슬리피지 직접 설정(%)',
    slippageOther: '직접 설정',
    slippageWrong: '0.05%에서 5% 사이로 입력해 주세요',

    enterAmount: '수량을 입력해 주세요',
    chooseToken: '받을 토큰을 선택해 주세요',
    checkAmount: '수량을 확인해 주세요',
    review: '내용 확인',
    underWay: '진행 중인 스왑이 있어요. 보기',

    unsupportedTitle: '이 네트워크에서는 스왑할 수 없어요',
    unsupported: '다음 네트워크에서 토큰을 스왑할 수 있어요:',
    unsupportedHere: (network) =>
      `${network} 네트워크에서 토큰을 스왑할 수 있어요.`,
    unsupportedAnywhere:
      '이 사이트에는 스왑을 지원하는 네트워크가 없어요. 토큰은 안전해요.',
    loading: '토큰을 불러오는 중',
    failed: '토큰을 표시할 수 없어요',
    failedHint: '토큰 서비스가 응답하지 않아요. 토큰은 안전해요.',
    empty: '여기에는 스왑할 수 있는 토큰이 없어요',
    emptyHint: '서비스에 이 네트워크의 토큰이 없어요.',
    toAccount: '계정으로 가기',

    search: '토큰 또는 주소 검색',
    own: '내 토큰',
    others: '모든 토큰',
    suggested: '인기',
    found: (count) => `토큰 ${count}개`,
    noneFound: (search) => `‘${search}’ 검색 결과가 없어요`,
    noneFoundHint: '심볼로 검색하거나 주소를 붙여넣어 보세요.',

    title: ({ amount, from, to }) => `스왑: ${amount} ${from} → ${to}`,
    expected: (amount) => `약 ${amount}`,
    minimum: '최소 수령 수량',
    minimumHint: (slippage) =>
      `가격이 움직이면 예상보다 최대 ${slippage}% 적게 받아요. 그보다 더 적어지면 스왑하지 않아요.`,
    providerFee: '제공업체 수수료',
    providerFeeIncluded: (amount) => `${amount}, 포함됨`,
    feeLevels: ({ fast, instant }) =>
      `빠름: ${fast}. 즉시: ${instant}. 수수료는 지갑이 정합니다.`,
    network: '네트워크',
    oneApprovalHint: (amount) =>
      `한 번만 승인합니다. 정확히 ${amount}만 허용하고 스왑합니다. 그 이상은 가져갈 수 없습니다.`,
    approvalHint: (amount) =>
      `두 단계로 진행해요. 먼저 정확히 ${amount}만 사용을 허용하고, 그다음 스왑해요. 이 허용으로 그 이상은 절대 가져갈 수 없어요.`,
    holds: (seconds) => `이 가격은 ${seconds}초 동안 유효해요`,
    expired: '이 가격은 더 이상 유효하지 않아요',
    renew: '새 가격 받기',
    worse: '가격이 움직여서 앞서 표시된 것보다 적게 받아요.',
    warn: (impact) => `이 토큰의 다른 곳 시세보다 ${impact}% 적게 받아요.`,
    blocked: (impact) =>
      `${impact}% 손실이 발생해요. 수량을 줄이거나 다른 토큰을 선택해 주세요.`,
    impactUnknown:
      '비교할 다른 가격이 없어요. 적정한 가격인지 직접 확인해 주세요.',
    missing: '아직 확인할 내용이 없어요',
    missingHint: '먼저 두 토큰과 수량을 선택해 주세요.',
    enter: '스왑 입력하기',
    edit: '수정',

    swap: '스왑하기',
    swapping: '스왑 중…',
    stop: '중단',
    stopping: '중단하는 중…',
    done: '완료',
    stepApprove: (amount) => `${amount} 사용 허용`,
    stepSwap: (amount) => `${amount} 스왑`,
    stepDone: '완료',
    steps: {
      quoting: '모두 확인하는 중',
      switching: (wallet) => `${wallet}에서 네트워크를 변경하는 중`,
      asked: (wallet) => `${wallet}에서 승인해 주세요`,
      askedInFrame: '보안 창에서 승인해 주세요',
      sent: '보냈어요. 네트워크 확인을 기다리는 중',
    },
    goesOn: '창을 닫아도 계속 진행돼요.',
    failedYes: '탐색기에서 확인하세요. 다시 보내지 마세요.',
    failedReverted: '스왑되지 않았고, 네트워크 수수료만 나갔어요.',
    failedUnknown:
      '먼저 거래 내역을 확인해 주세요. 같은 스왑을 다시 입력하면 해당 거래를 찾을 수 있어요.',
    failedOther: '다시 시도하기 전에 잔액을 확인해 주세요.',
    approvalStays: (symbol) => `${symbol} 사용 허용은 이 수량에 한해 유지돼요.`,
  },

  failures: {
    errors: {
      4001: '지갑에서 요청이 거절됐어요',
      4100: '세션이 종료됐어요. 다시 로그인해 주세요',
      4200: '지갑에서 이 작업을 허용하지 않아요',
      4900: '지갑이 오프라인이에요. 지갑의 연결을 확인해 주세요',
      4901: '지갑이 이 네트워크에 연결되어 있지 않아요',
      4902: '지갑에 이 네트워크가 등록되어 있지 않아요',
      5710: '지갑이 이 네트워크를 지원하지 않아요',
      5740: '요청이 지갑에서 처리하기에 너무 커요',
      [-32000]: '네트워크가 요청을 받아들이지 않았어요',
      [-32001]: '지갑이 요청한 항목을 찾지 못했어요',
      [-32002]: '계속하려면 지갑을 열어 주세요',
      [-32003]: '네트워크가 거래를 거부했어요',
      [-32004]: '지갑이 이 작업을 지원하지 않아요',
      [-32005]: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요',
      [-32601]: '지갑이 이 작업을 지원하지 않아요',
      [-32602]: '지갑이 요청을 읽지 못했어요',
      [-32603]: '지갑에 문제가 생겼어요. 다시 시도해 주세요',
      ABORTED: '끝나기 전에 취소됐어요',
      ADAPTER_NOT_FOUND: '이 사이트는 해당 종류의 네트워크를 제공하지 않아요',
      BUDGET_INVALID: '이 사이트가 설정한 수수료가 올바르지 않아요',
      COMMITMENT_INVALID: '이 사이트의 요청 방식이 올바르지 않아요',
      CHAIN_NOT_SUPPORTED: '이 사이트는 해당 네트워크를 제공하지 않아요',
      CONNECTION_ABORTED: '연결이 취소됐어요',
      CONNECTOR_NOT_FOUND: '여기서는 이 지갑을 사용할 수 없어요',
      FRAME_ERROR: '이메일 지갑에 문제가 생겼어요. 다시 시도해 주세요',
      FRAME_INTERRUPTED: '이메일 지갑이 중단됐어요. 다시 시도해 주세요',
      FRAME_LOAD_FAILED:
        '이메일 지갑을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요',
      FRAME_NOT_SET: '이메일 지갑이 아직 준비되지 않았어요. 다시 시도해 주세요',
      FRAME_REFUSED: '지갑 서비스가 이 사이트의 요청을 받지 않아요',
      FRAME_REQUEST_ABORTED: '완료되기 전에 중단됐어요',
      FRAME_REQUEST_TIMEOUT:
        '이메일 지갑이 응답하지 않았어요. 다시 시도해 주세요',
      FRAME_UNREACHABLE:
        '서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요',
      INVALID_CAIP10_ADDRESS: '주소가 올바르지 않아요',
      INVALID_CAIP_ADDRESS: '주소가 올바르지 않아요',
      INVALID_CAIP_NETWORK_ID: '알 수 없는 네트워크예요',
      INVALID_CHAIN_ID: '알 수 없는 네트워크예요',
      INVALID_EMAIL: '올바른 이메일 주소를 입력해 주세요',
      INVALID_SIGNATURE: '지갑의 서명이 올바르지 않아요',
      INVALID_TRANSACTION: '지갑이 서명할 수 없는 내용을 받았어요',
      LOGIN_REQUIRED: '먼저 로그인해 주세요',
      OFFLINE: '오프라인 상태예요. 연결을 확인하고 다시 시도하세요',
      NO_ACCOUNT: '지갑이 이 사이트와 공유하는 계정이 없어요',
      PARENT_NOT_SET: '이메일 지갑은 사이트 안에서만 사용할 수 있어요',
      RECEIVER_BELOW_RENT:
        '받는 사람의 계정을 열기에는 수량이 부족해요. 더 많이 보내 주세요',
      RELAY_REFUSED: '지갑 서비스가 이 사이트의 요청을 받지 않아요',
      REQUEST_FAILED: '서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요',
      REQUEST_TIMED_OUT:
        '서비스 응답이 너무 오래 걸려요. 잠시 후 다시 시도해 주세요',
      RESPONSE_INVALID:
        '서비스가 올바르게 응답하지 않았어요. 나중에 다시 시도해 주세요',
      RPC_BUSY: '네트워크가 혼잡해요. 잠시 후 다시 시도해 주세요',
      RPC_REQUEST_FAILED:
        '네트워크가 올바르게 응답하지 않았어요. 다시 시도해 주세요',
      SEND_UNDER_WAY: '이 결제는 다른 탭에서 진행 중이에요',
      SMART_SESSION_NOT_ACTIVATED:
        '지갑이 권한을 허용했지만 서비스에 저장되지 않았습니다. 다시 시도하세요',
      SMART_SESSION_NOT_GRANTED:
        '지갑이 요청한 대로 권한을 허용하지 않았습니다',
      SMART_SESSION_REFUSED: '이 사이트가 허용되지 않는 권한을 요청했습니다',
      SMART_SESSION_UNSUPPORTED: '이 지갑은 여기서 앱에 권한을 줄 수 없습니다',
      SOLANA_NOT_SET: '이 사이트는 Solana를 제공하지 않아요',
      TOKEN_HOOK_UNSUPPORTED:
        '이 토큰에는 여기서 지원하지 않는 자체 규칙이 있어요',
      TRANSACTION_EXPIRED:
        '네트워크가 제때 거래를 받아들이지 않았어요. 다시 보낼 수 있어요',
      UNSUPPORTED_CHAIN: '이 네트워크에서는 할 수 없어요',
      WALLET_FAILED: '지갑이 이 작업을 처리하지 못했어요',
      WALLET_TIMEOUT: '지갑이 응답하지 않아요',
    },
    kitErrors: {
      ALREADY_SENT: '방금 같은 결제를 했어요. 다시 전송된 것은 없어요',
      AMOUNT_AND_RECEIVER_REQUIRED: '수량과 받는 주소를 입력해 주세요',
      AMOUNT_ZERO: '수량은 양수로 입력해 주세요',
      APPROVAL_UNSUPPORTED:
        '이 브라우저에서는 안전하게 승인할 수 없어요. Chromium 기반 브라우저를 사용해 주세요',
      CODE_EXPIRED: '코드가 만료됐어요. 새 코드를 요청해 주세요',
      COIN_TYPE_UNKNOWN: '이 네트워크에서는 이름을 쓸 수 없어요',
      DEVICE_NOT_APPROVED: '이 기기는 허용되지 않았어요. 다시 시작해 주세요',
      DISCONNECT_FAILED: '일부 연결을 해제하지 못했어요. 다시 시도해 주세요',
      EMAIL_TAKEN: '이 이메일은 다른 지갑에서 사용 중이에요',
      EMBEDDED_NAMESPACE: '이메일 지갑은 이 종류의 네트워크를 지원하지 않아요',
      EXECUTION_REVERTED:
        '컨트랙트가 이 거래를 거부할 거예요. 아무것도 전송되지 않았어요',
      EXPORT_BLOCKED:
        '브라우저가 내보내기 창을 차단했어요. 팝업을 허용해 주세요',
      EXPORT_UNREACHABLE: '이 사이트가 내보내기 창의 연결을 끊었어요',
      FEE_CAP_TOO_HIGH:
        '네트워크 수수료가 너무 높아요. 아무것도 전송되지 않았어요',
      FEE_CAP_TOO_LOW:
        '지금은 네트워크 수수료가 너무 낮아요. 아무것도 전송되지 않았어요',
      FEE_NOT_COVERED:
        '네트워크 수수료를 내기에 잔액이 부족해요. 아무것도 전송되지 않았어요',
      INSUFFICIENT_BALANCE: '잔액이 부족해요',
      INSUFFICIENT_FUNDS:
        '수량과 네트워크 수수료를 합한 금액에 비해 잔액이 부족해요. 아무것도 전송되지 않았어요',
      INSUFFICIENT_LIQUIDITY: '이 스왑에 필요한 유동성이 부족해요',
      INTRINSIC_GAS_TOO_HIGH:
        '거래가 네트워크에서 처리하기에는 너무 커요. 아무것도 전송되지 않았어요',
      INTRINSIC_GAS_TOO_LOW: '가스 한도가 너무 낮아요. 보내진 것이 없어요',
      INVALID_ADDRESS: '주소가 올바르지 않아요',
      INVALID_AMOUNT: '수량은 천 단위 구분 기호 없이 숫자로 입력해 주세요',
      INVALID_CODE: '코드가 올바르지 않아요',
      INVALID_DECIMALS: '이 토큰의 소수점 자릿수를 알 수 없어요',
      INVALID_NAME:
        '이름은 4자 이상이어야 하고 영문자, 숫자, 하이픈만 쓸 수 있어요',
      INVALID_SLIPPAGE: '슬리피지는 0.05에서 5퍼센트 사이여야 해요',
      INVALID_TOKEN: '이 네트워크의 토큰이 아니에요',
      LOGIN_COOLDOWN: '잠시 후 다시 시도해 주세요',
      MODULE_NOT_LOADED: '이 페이지의 일부를 불러올 수 없어요',
      NAMESPACE_NOT_APPROVED:
        '지갑에서 이 종류의 네트워크 계정을 승인하지 않았어요',
      NAME_NOT_FOUND: '이 이름에 연결된 주소가 없어요',
      NAME_REFUSED: '이 이름은 등록할 수 없어요',
      NAME_UNSUPPORTED: '이 네트워크에서는 이름이 아닌 주소로만 보낼 수 있어요',
      NONCE_TOO_HIGH:
        '이 계정의 이전 거래가 빠져 있어요. 아무것도 전송되지 않았어요',
      NONCE_TOO_LOW:
        '이 거래는 이미 전송됐을 수 있어요. 다시 시도하기 전에 거래 내역을 확인해 주세요',
      NOT_CONNECTED: '먼저 지갑을 연결해 주세요',
      NOT_SIGNED: '지갑이 서명하지 않았어요. 아무것도 전송되지 않았어요',
      ONRAMP_ACCOUNT_UNKNOWN: '연결된 계정의 주소가 아니에요',
      ONRAMP_AMOUNT_TOO_HIGH: '최대 금액을 넘었어요',
      ONRAMP_AMOUNT_TOO_LOW: '최소 금액보다 적어요',
      ONRAMP_NOT_CONFIGURED: '이 사이트에 설정되지 않은 판매처예요',
      ONRAMP_NO_PRICE: '이 구매의 가격이 아직 없어요',
      ONRAMP_PROVIDER_UNKNOWN: '여기서는 이 판매처를 이용할 수 없어요',
      ONRAMP_UNSUPPORTED: '이 네트워크에서는 구매할 수 없어요',
      ONRAMP_URL_REFUSED: '판매처의 링크가 거부됐어요',
      PAIRING_ANSWER: '지갑의 응답이 올바르지 않아요',
      PAIRING_ENDED: '지갑이 연결을 종료했어요',
      PAIRING_EXPIRED: '연결 요청이 만료됐어요',
      PAIRING_UNAVAILABLE: 'WalletConnect에 연결할 수 없어요',
      POPUP_BLOCKED: '브라우저가 로그인 창을 차단했어요',
      PRICE_IMPACT_TOO_HIGH: '이 스왑의 가격 영향이 너무 커요',
      QUOTE_EXPIRED: '가격이 만료됐어요. 새 가격을 받아 주세요',
      RECEIPT_NOT_FOUND:
        '거래가 아직 확인되지 않았어요. 새로 보내기 전에 다시 확인해 주세요',
      RECEIPT_TIMEOUT:
        '거래가 전송됐지만 아직 확인되지 않았어요. 다시 보내지 마세요',
      RECEIVER_CHANGED:
        '이 이름이 이제 다른 주소를 가리켜요. 보내기 전에 받는 주소를 확인해 주세요',
      RECEIVER_NOT_WALLET: '이 주소는 지갑 주소가 아니에요',
      RECEIVER_OTHER_TOKEN: '이 주소는 다른 토큰만 받을 수 있어요',
      RPC_FAILED: '네트워크에 연결할 수 없어요. 아무것도 전송되지 않았어요',
      SAME_TOKEN: '서로 다른 두 토큰을 선택해 주세요',
      SENDER_BELOW_RENT:
        '계정에 남는 SOL이 너무 적어요. 더 남기거나 전부 보내 주세요',
      EMAIL_REQUIRED: '이 사이트에는 이메일 주소가 필요합니다',
      SESSION_REJECTED: '서명을 확인하지 못했어요',
      SERVICE_UNAVAILABLE:
        '지금은 서비스가 응답하지 않아요. 몇 초 후 다시 시도해 주세요',
      SIGNED_OTHERWISE:
        '지갑이 요청과 다른 거래에 서명했어요. 아무것도 전송되지 않았어요',
      SIGN_IN_CANCELLED: '로그인이 취소됐어요',
      SIGN_IN_SERVICE: '로그인 서비스가 작동하지 않았어요. 다시 시도해 주세요',
      SIGN_IN_UNSUPPORTED: '이 네트워크에서는 로그인할 수 없어요',
      SIMULATION_FAILED:
        '네트워크가 이 거래를 거부할 거예요. 아무것도 전송되지 않았어요',
      SOCIAL_LOGIN_CANCELLED: '로그인이 취소됐어요',
      SOCIAL_LOGIN_EXPIRED:
        '로그인에 시간이 너무 오래 걸렸어요. 다시 시작해 주세요',
      SOCIAL_LOGIN_FAILED: '로그인하지 못했어요. 다시 시도해 주세요',
      SWAP_APPROVAL_FAILED:
        '토큰 사용을 허용하지 못했어요. 아무것도 스왑되지 않았어요',
      SWAP_REFUSED:
        '서비스가 표시된 것과 다른 스왑을 만들었어요. 아무것도 스왑되지 않았어요',
      SWAP_UNSUPPORTED: '이 네트워크에서는 스왑할 수 없어요',
      TOKEN_ACCOUNT_FROZEN: '이 토큰 계정은 동결되어 있어요',
      TOKEN_FEE_UNSUPPORTED: '이체할 때 수수료를 떼는 토큰은 지원하지 않아요',
      TOKEN_NOT_TRANSFERABLE: '이 토큰은 누구에게도 보낼 수 없어요',
      TOKEN_REQUIRED: '토큰을 선택해 주세요',
      TOO_MANY_DECIMALS: '수량의 소수점 자릿수가 이 토큰보다 많아요',
      TOO_MANY_TRIES: '시도 횟수가 너무 많아요. 새 코드를 요청해 주세요',
      TRANSACTION_CANCELLED:
        '지갑에서 거래가 취소됐어요. 아무것도 전송되지 않았어요',
      TRANSACTION_NOT_ACCEPTED:
        '네트워크가 이 거래를 받지 못했어요. 아무것도 보내지 않았어요',
      TRANSACTION_NOT_FOUND:
        '네트워크에서 이 거래를 아직 찾을 수 없어요. 새로 보내기 전에 다시 확인해 주세요',
      TRANSACTION_REPLACED:
        '이 거래가 다른 거래로 대체됐어요. 아무것도 전송되지 않았어요',
      TRANSACTION_REVERTED:
        '네트워크에서 거래가 실패했어요. 네트워크 수수료만 나갔어요',
      TRANSACTION_UNKNOWN:
        '보내졌는지 확인하지 못했어요. 다시 시도하기 전에 활동을 확인해 주세요',
      WALLET_CANNOT_SEND: '이 지갑은 거래에 서명할 수 없어요',
      WALLET_LINK: '이 지갑의 링크를 열 수 없어요',
      WALLET_NOT_INSTALLED: '이 지갑이 설치되어 있지 않아요',
      WRONG_NAMESPACE: '이 주소는 다른 종류의 네트워크 주소예요',

      INVALID_PAYMENT_URI:
        '이 결제 링크는 사용할 수 없습니다. 주소를 입력하세요',

      PAYMENT_URI_ELSEWHERE:
        '이 결제 링크는 다른 네트워크 또는 토큰용입니다. 먼저 네트워크를 전환하세요',

      SWITCH_REPLACED: '그사이 다른 네트워크를 선택했습니다',
    },
    money: {
      no: '계정에서 빠져나간 자산은 없어요.',
      yes: '이미 전송됐어요. 다시 보내지 마세요.',
      unknown: '이미 보내졌을 수 있어요. 다시 보내기 전에 확인해 주세요.',
    },
  },

  legal: {
    agree: '계속하면 다음에 동의하게 돼요:',
    accept: '다음에 동의합니다:',
    terms: '서비스 이용약관',
    privacy: '개인정보 처리방침',
    and: '및',
    tickFirst: '계속하려면 체크해 주세요',
    title: '연결하기 전에',
    text: '이 사이트를 이용하려면 약관에 동의해야 해요.',
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
    logins: '소셜 로그인',
    continueWith: (name) => `${name} 계정으로 계속하기`,
    more: '다른 로그인 방법',
    none: '여기서는 소셜 로그인을 쓸 수 없어요',
    noneHint: '이 사이트는 다른 연결 방법을 제공해요.',
    otherWays: '다른 연결 방법',

    start: (name) => `${name} 계정으로 로그인`,
    startHint:
      '창이 열려요. 그 창에서 동의하기 전에는 아무것도 공유되지 않아요.',
    opening: (name) => `${name} 여는 중`,
    waiting: (name) => `${name}에서 계속해 주세요`,
    waitingHint: '다른 창에서 로그인해 주세요. 이 화면은 자동으로 넘어가요.',
    resumedHint:
      '페이지가 새로고침됐어요. 다른 창에서 마치거나 다시 시도해 주세요.',
    interruptedHint: '마치기 전에 페이지가 새로고침됐어요. 다시 시도해 주세요.',
    leaving: (name) => `${name} 페이지로 이동하는 중`,
    leavingHint: '로그인하면 여기로 돌아와요.',
    blocked: '브라우저가 창을 차단했어요',
    blockedHint: '여기에서 열어 주세요. 이 화면은 자동으로 넘어가요.',
    open: (name) => `${name} 열기`,
    connecting: '지갑을 여는 중',
    connectingHint: '잠시만 기다려 주세요.',
    cancelled: '로그인이 취소됐어요',
    cancelledHint: '이 사이트와 공유된 정보는 없어요.',
    expired: '로그인에 시간이 너무 오래 걸렸어요',
    expiredHint: '이 사이트와 공유된 정보는 없어요. 다시 시작해 주세요.',
    failed: '로그인하지 못했어요',
    failedHint:
      '변경된 내용은 없어요. 다시 시도하거나 다른 방법을 선택해 주세요.',

    scan: '휴대폰으로 스캔하기',
    scanHint:
      'Farcaster에서 로그인을 승인해 주세요. 이 화면은 자동으로 넘어가요.',
    qrLabel: 'Farcaster 로그인 QR 코드',
    preparing: '코드 준비 중',
    copyLink: '링크 복사',
    copyFailed: '이 브라우저에서는 복사할 수 없어요',
    continueInApp: 'Farcaster에서 계속하기',
    continueInAppHint: '로그인을 승인한 다음 이 페이지로 돌아와 주세요.',
  },
}

const providers = rest.social.names
