import type { RestPart } from '../../strings/Catalogue.js'
import { createWords } from '../../strings/createWords.js'

const { date, dateTime, month, time } = createWords('vi')

const kinds = { eip155: 'EVM', solana: 'Solana' }

export const rest: RestPart = {
  account: {
    copyAddress: 'Sao chép địa chỉ',
    copyFailed: 'Không sao chép được. Hãy tự chọn địa chỉ để sao chép.',
    addressCopied: 'Đã sao chép địa chỉ',
    switchWallet: (wallet) => `${wallet}. Ví của bạn`,
    switchNetwork: (network) => `${network}. Chuyển mạng`,

    accounts: 'Tài khoản của bạn',
    namespaces: kinds,
    networkGroups: { eip155: 'Mạng EVM', solana: 'Mạng Solana' },

    totalBalance: 'Tổng số dư',
    fiat: (value) => `$${value}`,
    buy: 'Mua',
    swap: 'Hoán đổi',
    receive: 'Nhận',
    send: 'Gửi',
    sendUnsupported: 'Không thể gửi trên mạng này.',
    tokens: 'Token',
    loadingTokens: 'Đang tải token',
    empty: 'Chưa có token nào',
    emptyHint: 'Token bạn nhận được sẽ hiện ở đây.',

    balancesFailed: 'Không thể hiển thị số dư',
    balancesFailedHint:
      'Dịch vụ số dư không phản hồi. Token của bạn vẫn an toàn.',
    balancesOld: (at) => `Số liệu lúc ${time(at)}`,
    nextTry: (seconds) => `Thử lại sau ${seconds} giây`,
    tryingAgain: 'Đang thử lại…',

    explorer: 'Xem trên trình khám phá',
    disconnect: 'Ngắt kết nối',
    disconnectAll: 'Ngắt kết nối tất cả',
    disconnectOne: (wallet) => `Ngắt kết nối ${wallet}`,
    connectAnother: 'Kết nối ví khác',
    active: 'Đang dùng',
    walletDetail: ({ address, network }) => `${address} · ${network}`,

    current: 'Hiện tại',
    testNetwork: 'Mạng thử nghiệm',
    confirmInWallet: 'Xác nhận trong ví của bạn',
    switching: 'Đang chuyển…',
    unsupported: ({ chainId, wallet }) =>
      `${wallet} đang ở một mạng mà ứng dụng này không hỗ trợ (số ${chainId}). Chọn một trong các mạng sau để tiếp tục.`,

    networkGone: 'Ứng dụng này không còn hỗ trợ mạng bạn đang dùng',
    networkGoneHint: 'Token của bạn vẫn an toàn. Chọn mạng khác để tiếp tục.',
    chooseNetwork: 'Chọn mạng',

    receiveHint: (network) =>
      `Chỉ gửi token của mạng ${network} đến địa chỉ này. Token khác có thể bị mất.`,
    receiveOnSolana: (network) =>
      network === 'Solana'
        ? 'Chỉ gửi SOL và token của Solana đến địa chỉ này. Token khác có thể bị mất.'
        : `Chỉ gửi SOL và token của Solana đến địa chỉ này, trên mạng ${network}. Token khác có thể bị mất.`,
    solanaAddress: 'Địa chỉ Solana của bạn',
    qrLabel: 'Mã QR địa chỉ của bạn',
    requestQrLabel: (amount) => `Mã QR yêu cầu ${amount}`,
    askAmount: 'Yêu cầu số lượng cụ thể',
    amountIn: (symbol) => `Số lượng ${symbol}`,
    amountHelp: 'Được thêm vào mã QR. Một số ví bỏ qua thông tin này.',
    copyLink: 'Sao chép liên kết thanh toán',
  },

  buy: {
    amountHint: 'Số tiền bạn trả',
    chooseFiat: (currency) => `Trả bằng ${currency}. Chọn loại tiền khác`,
    chooseToken: (symbol) => `Mua ${symbol}. Chọn tài sản khác`,
    youGet: 'Bạn nhận',
    asking: 'Đang hỏi giá',
    enterAmount: 'Nhập số tiền',
    checkAmount: 'Kiểm tra số tiền',
    noPrice: 'Hiện chưa có giá',
    preparing: 'Đang chuẩn bị',
    continueAt: (provider) => `Tiếp tục đến ${provider}`,
    opensTab: (provider) => `Bạn thanh toán tại ${provider}, trong tab mới.`,
    priceThere: (provider) => `Xem giá trên ${provider}`,
    estimate: 'Ước tính',
    estimateTitle: 'Chỉ là ước tính',
    estimateText: 'Dịch vụ báo giá không phản hồi nên hiện chưa thể mua.',
    providers: 'Bên bán',
    fees: (fees) => `Phí ${fees}`,
    feeRange: (range) => `Phí ${range.replace('-', '–')}`,
    sells: (symbol) => `Chỉ bán ${symbol}`,
    chosen: 'Đã chọn',
    nobody: 'Không thể mua ở đây',
    nobodyHint: 'Trang này không có bên bán nào hỗ trợ mạng này.',
    otherNetwork: 'Chọn mạng khác',
    howItWorks: 'Cách mua',

    search: 'Tìm kiếm',
    noneFound: (search) => `Không có kết quả cho “${search}”`,
    listFailed: 'Đây là danh sách rút gọn. Không tải được danh sách đầy đủ.',
    on: (networks) => `Trên ${networks}`,

    waiting: (provider) => `Tiếp tục tại ${provider}`,
    waitingHint: ({ symbol }) =>
      `Hãy thanh toán trong tab kia. ${symbol} sẽ hiện ở đây khi về đến tài khoản.`,
    waitingLong:
      'Thẻ mất vài phút, chuyển khoản có thể mất vài ngày. Bạn có thể đóng cửa sổ này.',
    unseen: 'Hiện không xem được số dư. Những gì bạn đã thanh toán vẫn sẽ về.',
    notOpened: (provider) => `Mở lại ${provider}`,
    stop: 'Tôi chưa mua gì',
    stopped: 'Chưa mua gì',
    stoppedHint:
      'Nếu thực ra bạn đã thanh toán, tài sản vẫn sẽ về tài khoản của bạn.',
    tryAgain: 'Thử lại',
    toAccount: 'Về tài khoản',
    arrived: (amount) => `Đã nhận ${amount}`,
    arrivedHint: 'Đã có trong tài khoản của bạn.',
    done: 'Xong',
    nothing: 'Không có giao dịch mua nào đang diễn ra',
    nothingHint: 'Những gì bạn đã thanh toán trước đó vẫn sẽ tự động về.',
    start: 'Mua tiền mã hóa',

    guide: [
      {
        title: 'Bạn trả cho nhà cung cấp',
        text: 'Mua bằng thẻ hoặc chuyển khoản. Nhà cung cấp xử lý khoản thanh toán, trang này không bao giờ thấy.',
      },
      {
        title: 'Về thẳng tài khoản của bạn',
        text: 'Địa chỉ của bạn đã được điền sẵn. Bên bán có thể xác minh danh tính trước khi bán.',
      },
      {
        title: 'Cần một chút thời gian',
        text: 'Mua bằng thẻ sẽ về trong vài phút, qua ngân hàng có thể mất vài ngày. Tài sản sẽ hiện trong danh sách token.',
      },
    ],
  },

  email: {
    current: 'Địa chỉ email của bạn',
    next: 'Địa chỉ email mới',
    nextHint: 'Bạn xác nhận bằng một mã. Ví của bạn vẫn giữ nguyên.',
    same: 'Đây là địa chỉ bạn đang dùng',
    submit: 'Tiếp tục',
    fromOld: 'Trước tiên hãy xác nhận đó là bạn. Nhập mã đã gửi đến',
    fromNew: 'Nhập mã đã gửi đến địa chỉ mới',
    yourAddress: 'địa chỉ hiện tại của bạn',
    saving: 'Đang lưu địa chỉ mới…',
    done: 'Đã đổi email của bạn',
    doneHint: 'Từ giờ hãy đăng nhập bằng email này.',
    finish: 'Xong',
    nothingSent: 'Chưa gửi mã nào',
    nothingSentHint: 'Hãy bắt đầu bằng địa chỉ email mới.',
    start: 'Đổi email',
    noWallet: 'Không có địa chỉ để đổi',
    noWalletHint: 'Chỉ ví đăng nhập bằng email mới có địa chỉ email.',
    connect: 'Đăng nhập bằng email',
  },

  guide: {
    wallet: [
      {
        title: 'Nơi giữ tài sản của bạn',
        text: 'Tiền, vật sưu tầm và tên, trong mọi ứng dụng bạn kết nối.',
      },
      {
        title: 'Cũng là cách bạn đăng nhập',
        text: 'Kết nối cùng một ví ở mọi nơi thay vì nghĩ ra mật khẩu.',
      },
      {
        title: 'Chỉ bạn dùng được',
        text: 'Trang web yêu cầu, bạn phê duyệt trong ví. Tuyệt đối không chia sẻ cụm từ khôi phục với bất kỳ ai.',
      },
    ],
    createLead: 'Đăng nhập là bạn có ví riêng. Không cần cài đặt gì.',
    noLoginLead: 'Bạn cần có ví để đăng nhập ở đây. Ví miễn phí.',
    otherWays: 'Cách khác',
    getWalletHint: 'Ứng dụng cho điện thoại hoặc trình duyệt',
    getWallet: 'Tải ví',
    aboutNetworks: 'Mạng là gì?',
    network: [
      {
        title: 'Nơi có tài khoản của bạn',
        text: 'Mỗi mạng có sổ cái riêng ghi lại ai sở hữu gì. Tài khoản của bạn có thể có mặt trên nhiều mạng.',
      },
      {
        title: 'Phí và tốc độ khác nhau',
        text: 'Mỗi lần thanh toán tốn một khoản phí bằng đồng coin của mạng, từ chưa đến một xu đến vài đô la.',
      },
      {
        title: 'Token ở nguyên trên mạng của nó',
        text: 'Bạn phải gửi đến địa chỉ trên cùng một mạng, nếu không token có thể bị mất.',
      },
    ],
    gotIt: 'Đã hiểu',
    listLead: 'Một vài ví để bạn chọn.',
    loading: 'Đang tải danh sách ví',
    listFailed: 'Không tải được danh sách',
    listFailedHint: 'Dịch vụ ví không phản hồi.',
    listEmpty: 'Không có ví nào để đề xuất',
    listEmptyHint: 'Hãy hỏi đơn vị vận hành trang này xem dùng được ví nào.',
    get: (wallet) => `Tải ${wallet}`,
    scanHint: 'Quét bằng camera điện thoại của bạn.',
    qrLabel: (wallet) => `Mã QR của trang ${wallet}`,
    stores: {
      appStore: 'App Store',
      chromeStore: 'Tiện ích trình duyệt',
      homepage: 'Trang web',
      playStore: 'Google Play',
    },
    afterwards: 'Đã cài đặt? Hãy tải lại trang rồi kết nối.',
    noLinks: 'Chưa có liên kết tải xuống',
    noLinksHint:
      'Hãy tìm trong cửa hàng ứng dụng của điện thoại hoặc trình duyệt.',
    otherWallet: 'Chọn ví',

    usage: 'Trang này hiện không thể kết nối',
    usageHint:
      'Trang đã đạt giới hạn của gói. Ví và token của bạn vẫn an toàn.',
    usageOwner: 'Đây là trang của bạn? Hãy xem bảng điều khiển của dự án.',
    usageRetry: 'Kiểm tra lại',
  },

  holdings: {
    label: 'Tài sản và hoạt động',
    tabs: { tokens: 'Token', nfts: 'NFT', activity: 'Lịch sử' },

    loadingActivity: 'Đang tải lịch sử giao dịch',
    noActivity: 'Chưa có giao dịch',
    noActivityHint: 'Những gì bạn gửi, nhận và hoán đổi sẽ hiện ở đây.',
    activityOff: 'Không có lịch sử ở đây',
    activityOffHint:
      'Không xem được lịch sử của mạng này. Token của bạn vẫn an toàn.',
    activityFailed: 'Không thể hiển thị lịch sử giao dịch',
    activityFailedHint:
      'Dịch vụ hoạt động không phản hồi. Token của bạn vẫn an toàn.',
    more: 'Tải thêm',
    moreFailed:
      'Không tải được trang tiếp theo. Phần đã hiển thị đến đây là đầy đủ.',
    loaded: (count) => `Đã hiển thị ${count} giao dịch`,
    month(group) {
      const text = month(group)
      return text.charAt(0).toUpperCase() + text.slice(1)
    },
    failed: 'Thất bại',
    pending: 'Đang chờ',
    timeAgo({ count, unit }) {
      if (unit === 'second' && count === 0) return 'Vừa xong'
      const units = {
        second: 'giây',
        minute: 'phút',
        hour: 'giờ',
        day: 'ngày',
        month: 'tháng',
        year: 'năm',
      }
      return `${count} ${units[unit]} trước`
    },
    date: dateTime,
    moreMoved: (count) => `và ${count} mục khác`,
    piece: (tokenId) => `#${tokenId}`,
    somePiece: 'Một NFT',
    opensExplorer: 'Mở trình khám phá',
    operations: {
      approve: 'Cho phép chi tiêu',
      burn: 'Đốt',
      cancel: 'Hủy',
      claim: 'Claim',
      delegate: 'Ủy quyền',
      deploy: 'Tạo hợp đồng',
      deposit: 'Nạp vào',
      execute: 'Tương tác hợp đồng',
      mint: 'Mint',
      receive: 'Nhận',
      revoke: 'Thu hồi quyền',
      send: 'Gửi',
      stake: 'Stake',
      trade: 'Hoán đổi',
      unstake: 'Rút stake',
      withdraw: 'Rút ra',
    },
    transaction: 'Giao dịch',

    loadingNfts: 'Đang tải NFT',
    noNfts: 'Chưa có NFT',
    noNftsHint: 'NFT gửi đến địa chỉ của bạn sẽ hiện ở đây.',
    nftsFailed: 'Không thể hiển thị NFT',
    nftsPartial:
      'Chỉ gồm những gì có trong lịch sử gần đây. Bạn có thể còn NFT khác.',
    allNfts: 'Tất cả NFT',
    unnamed: 'Chưa có tên',
    copies: (amount) => `× ${amount}`,
    collection: 'Bộ sưu tập',
    number: 'ID token',
    held: 'Bạn có',
    network: 'Mạng',
  },

  names: {
    choose: 'Chọn tên',
    guide: [
      {
        title: 'Dễ hơn địa chỉ',
        text: 'Bạn bè có thể gửi đến tên của bạn thay vì một địa chỉ dài.',
      },
      {
        title: 'Miễn phí',
        text: 'Bạn chỉ ký một tin nhắn. Không phí, không giao dịch.',
      },
      {
        title: 'Ai cũng xem được',
        text: 'Người biết tên có thể tra ra địa chỉ của bạn và tài sản trong đó.',
      },
    ],
    name: 'Tên của bạn',
    suffixed: (suffix) => `Tên kết thúc bằng ${suffix}`,
    hint: 'Chữ cái, chữ số và dấu gạch nối, ít nhất 4 ký tự',
    checking: 'Đang kiểm tra tên còn trống không',
    free: (name) => `${name} còn trống`,
    taken: (name) => `${name} đã có người dùng`,
    suggestions: 'Tên tương tự còn trống',
    take: (name) => `Dùng ${name}`,
    enter: 'Nhập tên',
    other: 'Chọn tên khác',
    register: 'Đăng ký tên',
    confirm: 'Xác nhận trong ví của bạn',
    unchanged: 'Chưa đăng ký tên nào.',
    unknown: 'Tên có thể vẫn đã được đăng ký. Hãy xem lại trước khi thử lại.',
    unsupported: 'Mạng này không hỗ trợ tên',
    unsupportedHint: 'Tên chỉ dành cho tài khoản trên các mạng EVM.',
    otherNetwork: 'Chọn mạng khác',
    success: 'Tên này là của bạn',
    successHint: 'Mọi thứ gửi đến tên này sẽ về tài khoản của bạn.',
    successUnknown: 'Tên của bạn đã được đăng ký',
    done: 'Xong',
  },

  pairing: {
    scan: 'Quét bằng ví của bạn',
    scanWith: (wallet) => `Quét bằng ${wallet}`,
    scanHint: 'Mở trình quét của ví trên điện thoại và hướng vào mã này.',
    qrLabel: 'Mã QR của yêu cầu kết nối',
    preparing: 'Đang tạo mã',
    copyLink: 'Sao chép liên kết',
    copyFailed: 'Trình duyệt này không cho phép sao chép',
    openDesktop: 'Mở ứng dụng máy tính',
    openWeb: 'Mở ví web',

    ways: 'Cách kết nối',
    wayNames: {
      browser: 'Trình duyệt',
      desktop: 'Máy tính',
      mobile: 'Ứng dụng',
      qrcode: 'Điện thoại',
      unsupported: 'Không tìm thấy',
      web: 'Trang web',
    },

    continueIn: (wallet) => `Tiếp tục trong ${wallet}`,
    continueHint: 'Phê duyệt kết nối tại đó rồi quay lại trang này.',
    browserHint: 'Trang này sẽ mở lại bên trong ứng dụng. Hãy kết nối tại đó.',
    openWallet: (wallet) => `Mở ${wallet}`,
    notOpened: (wallet) => `${wallet} chưa mở`,
    notOpenedHint: 'Ví đã được cài trên thiết bị này chưa?',
    getWallet: (wallet) => `Tải ${wallet}`,
    showCode: 'Hiện mã QR',

    search: 'Tìm ví',
    searching: 'Đang tìm ví',
    found: (count) => `${count} ví`,
    noneFound: (search) => `Không có kết quả cho “${search}”`,
    noneFoundHint: 'Kiểm tra chính tả, hoặc quét mã bằng ví bạn đang có.',
    none: 'Không có ví để chọn',
    noneHint: 'Bạn vẫn có thể quét mã bằng ví đang có.',
    scanAny: 'Kết nối bằng mã QR',
    moreWallets: 'Hiện thêm',
    listFailed: 'Không tải được danh sách',
    moreFailed: 'Không tải được các ví còn lại.',

    whichKind: (wallet) => `Bạn dùng ${wallet} ở đâu?`,
    whichKindHint:
      'Ví có tài khoản ở cả hai bên. Bạn có thể kết nối bên còn lại sau.',
    kinds: 'Loại mạng',
    notFound: 'Không tìm thấy ví',
    chooseWallet: 'Chọn ví',

    expired: 'Yêu cầu đã hết hạn',
    expiredHint: 'Chưa có gì được kết nối. Hãy tạo yêu cầu mới.',
  },

  pay: {
    title: (amount) => `Thanh toán ${amount}`,
    deposit: (amount) => `Nạp ${amount}`,
    withWallet: 'Thanh toán bằng ví',
    connect: 'Kết nối ví để thanh toán',
    otherToken: 'Thanh toán bằng token khác',
    exchanges: 'Hoặc thanh toán từ sàn giao dịch',
    delivering: 'Đang chuyển khoản thanh toán',
    waiting: (name) => `Đang chờ ${name}`,
    waitingHint: 'Hoàn tất thanh toán ở thẻ kia.',
    done: 'Đã thanh toán',
    failed: 'Chưa thanh toán',
    unknown: 'Thanh toán chưa được xác nhận',
    unknownHint: 'Khoản này vẫn có thể đến. Hãy kiểm tra trước khi trả lại.',
    anyway: 'Vẫn thanh toán',
    invalid: 'Không thể thực hiện thanh toán này. Trang web đã thiết lập sai.',
    gets: 'Người nhận nhận được',
    through: 'Thanh toán qua',
    fee: 'Phí dịch vụ',
    fromExchange: 'Nạp từ sàn giao dịch',
    noExchanges: 'Không sàn nào hỗ trợ',
  },

  send: {
    amount: 'Số lượng',
    amountHint: 'Số lượng cần gửi',
    to: 'Đến',
    toPlaceholder: { eip155: 'Địa chỉ, 0x…', solana: 'Địa chỉ Solana' },
    toHint: (network) => `Địa chỉ trên mạng ${network}`,
    paste: 'Dán',
    pasteAddress: 'Dán địa chỉ',
    max: 'Tối đa',
    useMax: 'Tối đa, toàn bộ số có thể gửi',
    balance: (balance) => `Số dư ${balance}`,
    chooseToken: (symbol) => `${symbol}. Chọn token khác`,
    worth: (value) => `≈ $${value}`,
    loading: 'Đang tải token',
    enterAmount: 'Nhập số lượng',
    enterAddress: 'Nhập địa chỉ',
    checkAmount: 'Kiểm tra số lượng',
    checkAddress: 'Kiểm tra địa chỉ',
    review: 'Xem lại',
    empty: 'Chưa có gì để gửi',
    notHere: 'Mạng không được hỗ trợ',
    otherNetwork: 'Chọn mạng khác',
    emptyHint: 'Token bạn nhận được sẽ hiện ở đây.',
    receive: 'Nhận',

    title: (subject) => `Gửi ${subject}`,
    from: 'Từ',
    network: 'Mạng',
    fee: 'Phí mạng',
    feeAbout: (fee) => `Khoảng ${fee}`,
    feeSmall: (unit) => `Dưới 0,00000001 ${unit}`,
    rent: 'Tài khoản token mới',
    rentHint:
      'Người nhận chưa có tài khoản cho token này. Bạn trả phí một lần để mở.',
    changed: 'Một số chi tiết đã thay đổi. Hãy xem lại.',
    feeUnknown: 'Chưa xác định. Ví của bạn sẽ hiển thị.',
    warnings: {
      ownAddress:
        'Đây là địa chỉ của chính bạn. Bạn chỉ mất phí, ngoài ra không có gì thay đổi.',
      lookAlike:
        'Địa chỉ này giống một địa chỉ bạn từng dùng nhưng là địa chỉ khác. Hãy kiểm tra từng ký tự.',
      contract: 'Đây là hợp đồng, không phải ví. Token gửi tới có thể bị mất.',
      firstTime: 'Đây là lần đầu bạn gửi đến địa chỉ này từ đây.',
    },
    tokenAddress: 'Địa chỉ token',
    addToken: 'Thêm',
    addedToken:
      'Được thêm bằng địa chỉ. Bất kỳ ai cũng có thể tạo token tên này.',
    send: 'Gửi',
    sending: 'Đang gửi…',
    cancelling: 'Đang dừng…',
    stop: 'Dừng',
    done: 'Xong',
    edit: 'Chỉnh sửa',
    steps: {
      resolving: 'Đang tra cứu tên',
      preparing: 'Đang kiểm tra số dư và người nhận',
      switching: (wallet) => `Đang chuyển mạng trong ${wallet}`,
      approving: (wallet) => `Phê duyệt trong ${wallet}`,
      approvingInFrame: 'Phê duyệt trong cửa sổ bảo mật',
      handing: 'Đang gửi đến mạng',
      checking: 'Đang kiểm tra xem đã gửi chưa',
      confirming: 'Đã gửi. Đang chờ mạng xác nhận',
      confirmed: 'Xong',
    },
    commitments: {
      processed: 'Mạng đã nhận, chưa xác nhận',
      confirmed: 'Đã xác nhận. Đang chờ hoàn tất',
      finalized: 'Đã hoàn tất',
    },
    goesOn: 'Bạn có thể đóng cửa sổ này. Giao dịch vẫn tiếp tục.',
    failedYes: 'Xem trên trình khám phá. Đừng gửi lại.',
    failedReverted: 'Chưa có token nào được gửi. Bạn có thể gửi lại.',
    failedUnknown:
      'Trước tiên hãy xem lịch sử giao dịch. Thử lại có thể khiến bạn gửi hai lần.',
    failedOther: 'Kiểm tra số dư trước khi thử lại.',
    viewOnExplorer: 'Xem trên trình khám phá',

    recentPending: (subject) => `Đang gửi ${subject}`,
    recentSent: (subject) => `Đã gửi ${subject}`,
    recentUnknown: (subject) => `${subject} có thể đã được gửi đi`,
    recentTo: (address) => `Đến ${address}`,

    approve: 'Phê duyệt trong cửa sổ bảo mật',
    approveHint:
      'Chỉ bạn mới xem và phê duyệt được tại đó. Trang này thì không.',
    approveWhat: 'Yêu cầu',
    approveMore: (count) => `Còn ${count} yêu cầu chờ sau đó`,
    showAgain: 'Hiện cửa sổ bảo mật',
    refuse: 'Hủy',
    ended: 'Không có gì để phê duyệt',
    methods: {
      eth_sendTransaction: 'Gửi giao dịch',
      eth_sendUserOperation: 'Gửi giao dịch',
      eth_signTypedData_v4: 'Ký dữ liệu',
      personal_sign: 'Ký tin nhắn',
      solana_signAllTransactions: 'Ký nhiều giao dịch',
      solana_signAndSendTransaction: 'Gửi giao dịch',
      solana_signMessage: 'Ký tin nhắn',
      solana_signTransaction: 'Ký giao dịch',
      wallet_grantPermissions: 'Cấp quyền',
      wallet_revokePermissions: 'Thu hồi quyền',
      wallet_sendCalls: 'Gửi nhiều giao dịch',
    },
    otherMethod: 'Dùng ví của bạn',

    refused: {
      digits: (plain) =>
        plain
          ? `Dùng các chữ số từ 0 đến 9: ${plain}`
          : 'Dùng các chữ số từ 0 đến 9',
      separators: (plain) =>
        plain
          ? `Nhập không có dấu phân cách: ${plain}`
          : 'Nhập không có dấu phân cách',
      number: () => 'Chỉ nhập chữ số, ví dụ 12.5',
    },

    keepAccount: 'Lưu tài khoản của bạn',

    keepAccountHint: 'Hoàn tất trong cửa sổ bảo mật để đăng nhập.',
  },

  settings: {
    open: 'Cài đặt',
    wallet: (wallet) => `Đã kết nối với ${wallet}`,
    email: 'Email',
    changeEmail: 'Email. Thay đổi',
    provider: (provider) => `Đã đăng nhập bằng ${providers[provider]}`,
    name: 'Tên tài khoản',
    noName: 'Lấy một tên',
    noNameHint: 'Dễ chia sẻ hơn địa chỉ',
    permissionsHint: 'Những gì ứng dụng được làm thay bạn',
    activityHint: 'Lịch sử giao dịch của bạn',

    exportKey: 'Xuất khóa riêng tư',
    exportKeyHint: 'Để dùng tài khoản của bạn trong ví khác',
    devices: 'Thiết bị và khôi phục',
    devicesHint: 'Gỡ thiết bị, thay đổi cách khôi phục',

    accountType: 'Loại tài khoản',
    types: {
      smartAccount: 'Tài khoản thông minh',
      eoa: 'Tài khoản tiêu chuẩn',
    },
    typeHints: {
      smartAccount: 'Có thể gộp nhiều bước và để ứng dụng trả phí',
      eoa: 'Một khóa duy nhất. Dùng được với mọi ứng dụng',
    },
    typeChanging: 'Đang đổi loại tài khoản',
    reset: {
      action: 'Tắt tài khoản thông minh',
      hint: 'Trên mạng này. Địa chỉ và tiền của bạn giữ nguyên',
      done: 'Đã tắt tài khoản thông minh',
    },
    notKept: 'Phiên đăng nhập sẽ không được lưu',
    notKeptHint:
      'Trình duyệt này không lưu dữ liệu cho trang. Bạn cần đăng nhập lại sau khi rời trang.',

    loadingSessions: 'Đang tải các quyền',
    noSessions: 'Chưa có quyền ứng dụng nào',
    noSessionsHint: 'Các quyền bạn cấp cho ứng dụng sẽ hiện ở đây.',
    sessionsFailed: 'Không thể hiển thị các quyền',
    sessionsFailedHint:
      'Dịch vụ quyền không phản hồi. Các quyền của bạn không thay đổi.',
    sessionsOff: 'Quyền ứng dụng không khả dụng',
    sessionsOffHint: 'Mạng này không hỗ trợ quyền ứng dụng.',
    sessionsLead:
      'Các ứng dụng này được thao tác thay bạn trong giới hạn bạn đặt. Bạn có thể chấm dứt bất cứ lúc nào.',
    ended: 'Đã chấm dứt',
    unnamedApp: 'Ứng dụng chưa có tên',
    until: (seconds) => `Đến ${date(seconds * 1_000)}`,
    sessionStatus: {
      active: 'Đang hiệu lực',
      expired: 'Đã hết hạn',
      revoked: 'Bạn đã chấm dứt',
    },
    permissions: {
      'contract-call': 'Được dùng một số hợp đồng',
      'native-token-recurring-allowance': 'Được chi coin của mạng',
      'erc20-recurring-allowance': 'Được chi một token',
    },
    limit: 'Hạn mức',
    period: 'Chu kỳ',
    otherPermission: 'Có quyền khác',
    granted: 'Ứng dụng này giờ có thể thay bạn thực hiện',
    grantedUntil: (seconds) => `Đến ${date(seconds * 1_000)}.`,
    grantedHint: 'Bạn có thể chấm dứt bất cứ lúc nào trong mục quyền.',
    grantedNothing: 'Không nêu rõ quyền này dùng để làm gì.',
    mayDo: 'Những gì được làm',
    toPermissions: 'Xem các quyền',
    done: 'Xong',
    revoke: 'Thu hồi',
    revokeOf: (app) => `Thu hồi quyền của ${app}`,
    revoking: 'Xác nhận trong ví của bạn',
    revoked: (app) => `Đã thu hồi quyền của ${app}`,
    notRevoked: 'Quyền chưa bị thu hồi. Quyền vẫn có hiệu lực.',

    scopeDay: (amount) => `Tối đa ${amount} mỗi ngày`,
    scopeEvery: ({ amount, period }) => `Tối đa ${amount} mỗi ${period}`,
    scopeUntil: ({ date, what }) => `${what}, đến ${date}`,
    scopeTo: ({ app, what }) => `${what}, cho ${app}`,

    switchTo: (network) => `Chuyển sang ${network}`,
    switchHint: 'Token của bạn vẫn ở nguyên chỗ cũ.',
    switch: 'Chuyển mạng',
    alreadyThere: (network) => `Bạn đang ở mạng ${network}`,
    alreadyThereHint: 'Không cần chuyển.',
    notOffered: 'Ứng dụng này không hỗ trợ mạng đó',
    notOfferedHint: 'Chọn một mạng của ứng dụng để tiếp tục.',

    needs: (kind) => `Tính năng này chỉ dùng được trên ${kinds[kind]}`,
    needsHint: {
      account: (address) =>
        `Tiếp tục với tài khoản ${address} của bạn. Tài khoản kia vẫn kết nối.`,
      network:
        'Ví của bạn cũng có tài khoản ở đó. Tài khoản kia vẫn giữ nguyên.',
      connect: 'Hãy kết nối một ví phù hợp. Ví kia vẫn kết nối.',
    },
    goOn: (kind) => `Tiếp tục với ${kinds[kind]}`,
    connectFor: 'Kết nối ví',
    noKind: (kind) => `Ứng dụng này không có mạng ${kinds[kind]}`,
    noKindHint: 'Chưa có gì thay đổi.',

    worksOn: (count) => `Dùng được trên ${count} mạng`,
    worksOnLead:
      'Địa chỉ của bạn giống nhau trên các mạng này. Chỉ gửi token của các mạng này đến đó. Token khác có thể bị mất.',
    receiveHint:
      'Chỉ gửi token của các mạng này đến địa chỉ này. Token khác có thể bị mất.',

    accountNotKept: 'Trình duyệt này không lưu tài khoản của bạn',

    accountNotKeptHint:
      'Bạn sẽ mất tài khoản khi đóng trang hoặc trình duyệt. Đừng giữ tiền trong đó.',
  },

  signIn: {
    title: (site) => `Đăng nhập vào ${site}`,
    text: 'Ký một tin nhắn để cho thấy tài khoản này là của bạn. Việc này miễn phí và không có gì rời khỏi tài khoản.',
    account: 'Tài khoản',
    sign: 'Đăng nhập',
    emailTitle: (site) => `${site} yêu cầu địa chỉ email của bạn`,
    emailHint: 'Được chia sẻ với trang này cùng với tài khoản của bạn.',
    emailRequired: 'Trang này yêu cầu địa chỉ email.',
    skip: 'Bỏ qua',
    required: 'Trang này yêu cầu chữ ký. Hủy sẽ ngắt kết nối ví của bạn.',
  },

  sponsor: {
    atMost: (amount) => `Tối đa ${amount}`,
    inToken: (symbol) => `Trả bằng ${symbol}`,
    paid: 'Ứng dụng trả',
  },

  swap: {
    pay: 'Bạn trả',
    payHint: 'Số lượng bạn trả',
    receive: 'Bạn nhận',
    balance: (balance) => `Số dư ${balance}`,
    balanceUnknown: 'Chưa rõ số dư',
    max: 'Tối đa',
    useMax: 'Tối đa, toàn bộ số có thể hoán đổi',
    flip: 'Đảo hai token',
    choose: 'Chọn token',
    chooseFor: {
      from: (symbol) => `Bạn trả ${symbol}. Chọn token khác`,
      to: (symbol) => `Bạn nhận ${symbol}. Chọn token khác`,
    },
    worth: (value) => `≈ $${value}`,
    about: (amount) => `Khoảng ${amount}`,
    quoting: 'Đang hỏi giá',
    noQuote: 'Hiện chưa có giá',
    unreadable:
      'Không thể kiểm tra giao dịch hoán đổi này. Hãy thử số tiền khác',

    rate: ({ from, rate, to }) => `1 ${from} ≈ ${rate} ${to}`,
    price: 'Giá',
    priceUnknown: 'Chưa rõ',
    impact: 'Tác động giá',
    percent: (value) => `${value}%`,
    fee: 'Phí mạng',
    feeAbout: (fee) => `Khoảng ${fee}`,
    feeSmall: (unit) => `Dưới 0,00000001 ${unit}`,
    slippage: 'Trượt giá',
    slippageOf: (value) => `Trượt giá ${value}%. Thay đổi`,
    slippageHint:
      'Nếu giá biến động, bạn có thể nhận ít hơn, tối đa bằng mức này. Nếu còn ít hơn nữa, giao dịch sẽ không được thực hiện.',
    slippageHigh: 'Bạn có thể nhận ít hơn đáng kể so với dự kiến.',
    slippageOwn: 'Trượt giá tùy chỉnh theo phần trăm',
    slippageOther: 'Tùy chỉnh',
    slippageWrong: 'Nhập từ 0,05% đến 5%',

    enterAmount: 'Nhập số lượng',
    chooseToken: 'Chọn token bạn nhận',
    checkAmount: 'Kiểm tra số lượng',
    review: 'Xem lại',
    underWay: 'Một giao dịch hoán đổi đang diễn ra. Xem',

    unsupportedTitle: 'Mạng này không hỗ trợ hoán đổi',
    unsupported: 'Có thể hoán đổi token trên các mạng sau:',
    unsupportedHere: (network) => `Có thể hoán đổi token trên ${network}.`,
    unsupportedAnywhere:
      'Không mạng nào của trang này hỗ trợ hoán đổi. Token của bạn vẫn an toàn.',
    loading: 'Đang tải token',
    failed: 'Không thể hiển thị token',
    failedHint: 'Dịch vụ token không phản hồi. Token của bạn vẫn an toàn.',
    empty: 'Không có gì để hoán đổi ở đây',
    emptyHint: 'Dịch vụ không có token nào của mạng này.',
    toAccount: 'Đến tài khoản',

    search: 'Tìm token hoặc địa chỉ',
    own: 'Token của bạn',
    others: 'Tất cả token',
    suggested: 'Phổ biến',
    found: (count) => `${count} token`,
    noneFound: (search) => `Không có kết quả cho “${search}”`,
    noneFoundHint: 'Thử tìm theo ký hiệu, hoặc dán địa chỉ của token.',

    title: ({ amount, from, to }) => `Hoán đổi ${amount} ${from} lấy ${to}`,
    expected: (amount) => `Khoảng ${amount}`,
    minimum: 'Bạn nhận ít nhất',
    minimumHint: (slippage) =>
      `Ít hơn dự kiến tối đa ${slippage}% nếu giá biến động. Nếu còn ít hơn nữa, giao dịch sẽ không được thực hiện.`,
    providerFee: 'Phí nhà cung cấp',
    providerFeeIncluded: (amount) => `${amount}, đã bao gồm`,
    feeLevels: ({ fast, instant }) =>
      `Nhanh: ${fast}. Tức thì: ${instant}. Ví quyết định mức phí.`,
    network: 'Mạng',
    oneApprovalHint: (amount) =>
      `Một lần phê duyệt: bạn cho phép đúng ${amount} và hoán đổi. Không thể lấy thêm gì khác.`,
    approvalHint: (amount) =>
      `Hai bước: cho phép chi đúng ${amount}, sau đó hoán đổi. Quyền này không bao giờ cho phép lấy nhiều hơn.`,
    holds: (seconds) => `Giá này có hiệu lực trong ${seconds} giây`,
    expired: 'Giá này không còn hiệu lực',
    renew: 'Lấy giá mới',
    worse: 'Giá đã biến động: bạn nhận ít hơn mức hiển thị trước đó.',
    warn: (impact) =>
      `Bạn nhận ít hơn ${impact}% so với giá trị của các token này ở nơi khác.`,
    blocked: (impact) =>
      `Bạn sẽ mất ${impact}%. Hãy hoán đổi ít hơn, hoặc chọn token khác.`,
    impactUnknown:
      'Không có giá nào khác để so sánh. Hãy chắc chắn rằng giá này hợp lý.',
    missing: 'Chưa có gì để xem lại',
    missingHint: 'Trước tiên hãy chọn hai token và số lượng.',
    enter: 'Nhập giao dịch hoán đổi',
    edit: 'Chỉnh sửa',

    swap: 'Hoán đổi',
    swapping: 'Đang hoán đổi…',
    stop: 'Dừng',
    stopping: 'Đang dừng…',
    done: 'Xong',
    stepApprove: (amount) => `Cho phép chi ${amount}`,
    stepSwap: (amount) => `Hoán đổi ${amount}`,
    stepDone: 'Xong',
    steps: {
      quoting: 'Đang kiểm tra mọi thứ',
      switching: (wallet) => `Đang chuyển mạng trong ${wallet}`,
      asked: (wallet) => `Phê duyệt trong ${wallet}`,
      askedInFrame: 'Phê duyệt trong cửa sổ bảo mật',
      sent: 'Đã gửi. Đang chờ mạng xác nhận',
    },
    goesOn: 'Bạn có thể đóng cửa sổ này. Giao dịch vẫn tiếp tục.',
    failedYes: 'Xem trên trình khám phá. Đừng gửi lại.',
    failedReverted: 'Không có gì được hoán đổi, bạn chỉ mất phí mạng.',
    failedUnknown:
      'Trước tiên hãy xem lịch sử giao dịch. Nhập lại đúng giao dịch hoán đổi này sẽ tìm ra nó.',
    failedOther: 'Kiểm tra số dư trước khi thử lại.',
    approvalStays: (symbol) =>
      `Quyền chi ${symbol} vẫn còn, chỉ cho đúng số lượng này.`,
  },

  failures: {
    errors: {
      4001: 'Yêu cầu bị từ chối trong ví',
      4100: 'Phiên của bạn đã kết thúc. Vui lòng đăng nhập lại',
      4200: 'Ví của bạn không cho phép thao tác này',
      4900: 'Ví của bạn đang ngoại tuyến. Hãy kiểm tra kết nối của ví',
      4901: 'Ví của bạn chưa kết nối với mạng này',
      4902: 'Ví của bạn không nhận ra mạng này',
      5710: 'Ví của bạn không hỗ trợ mạng này',
      5740: 'Yêu cầu này quá lớn đối với ví của bạn',
      [-32000]: 'Mạng không chấp nhận yêu cầu này',
      [-32001]: 'Ví của bạn không tìm thấy nội dung được yêu cầu',
      [-32002]: 'Mở ví của bạn để tiếp tục',
      [-32003]: 'Mạng đã từ chối giao dịch',
      [-32004]: 'Ví của bạn không hỗ trợ thao tác này',
      [-32005]: 'Quá nhiều yêu cầu. Vui lòng chờ một lát rồi thử lại',
      [-32601]: 'Ví của bạn không hỗ trợ thao tác này',
      [-32602]: 'Ví của bạn không đọc được yêu cầu',
      [-32603]: 'Ví của bạn gặp sự cố. Vui lòng thử lại',
      ABORTED: 'Đã hủy trước khi hoàn tất',
      ADAPTER_NOT_FOUND: 'Trang này không hỗ trợ loại mạng đó',
      BUDGET_INVALID: 'Trang này đã đặt mức phí không hợp lệ',
      COMMITMENT_INVALID: 'Trang này đã gửi yêu cầu không hợp lệ',
      CHAIN_NOT_SUPPORTED: 'Trang này không hỗ trợ mạng đó',
      CONNECTION_ABORTED: 'Đã hủy kết nối',
      CONNECTOR_NOT_FOUND: 'Ví này không dùng được ở đây',
      FRAME_ERROR: 'Ví email gặp sự cố. Vui lòng thử lại',
      FRAME_INTERRUPTED: 'Ví email bị gián đoạn. Vui lòng thử lại',
      FRAME_LOAD_FAILED:
        'Không tải được ví email. Hãy kiểm tra kết nối rồi thử lại',
      FRAME_NOT_SET: 'Ví email chưa sẵn sàng. Vui lòng thử lại',
      FRAME_REFUSED: 'Dịch vụ ví không nhận yêu cầu từ trang này',
      FRAME_REQUEST_ABORTED: 'Đã dừng trước khi hoàn tất',
      FRAME_REQUEST_TIMEOUT: 'Ví email không phản hồi. Vui lòng thử lại',
      FRAME_UNREACHABLE:
        'Không kết nối được với dịch vụ. Vui lòng thử lại sau giây lát',
      INVALID_CAIP10_ADDRESS: 'Địa chỉ không hợp lệ',
      INVALID_CAIP_ADDRESS: 'Địa chỉ không hợp lệ',
      INVALID_CAIP_NETWORK_ID: 'Không nhận ra mạng này',
      INVALID_CHAIN_ID: 'Không nhận ra mạng này',
      INVALID_EMAIL: 'Nhập địa chỉ email hợp lệ',
      INVALID_SIGNATURE: 'Ví đã đưa ra chữ ký sai',
      INVALID_TRANSACTION: 'Ví nhận được nội dung không thể ký',
      LOGIN_REQUIRED: 'Vui lòng đăng nhập trước',
      OFFLINE: 'Bạn đang ngoại tuyến. Kiểm tra kết nối rồi thử lại',
      NO_ACCOUNT: 'Ví không chia sẻ tài khoản nào với trang này',
      PARENT_NOT_SET: 'Ví email chỉ hoạt động bên trong một trang web',
      RECEIVER_BELOW_RENT:
        'Số này không đủ để mở tài khoản cho người nhận. Hãy gửi nhiều hơn',
      RELAY_REFUSED: 'Dịch vụ ví không nhận yêu cầu từ trang này',
      REQUEST_FAILED:
        'Không kết nối được với dịch vụ. Vui lòng thử lại sau giây lát',
      REQUEST_TIMED_OUT:
        'Dịch vụ phản hồi quá lâu. Vui lòng thử lại sau giây lát',
      RESPONSE_INVALID: 'Dịch vụ phản hồi không đúng. Vui lòng thử lại sau',
      RPC_BUSY: 'Mạng đang bận. Vui lòng chờ một lát rồi thử lại',
      RPC_REQUEST_FAILED: 'Mạng phản hồi không đúng. Vui lòng thử lại',
      SEND_UNDER_WAY: 'Khoản thanh toán này đang diễn ra ở tab khác',
      SMART_SESSION_NOT_ACTIVATED:
        'Ví đã cấp quyền nhưng dịch vụ chưa lưu. Hãy thử lại',
      SMART_SESSION_NOT_GRANTED: 'Ví không cấp quyền như yêu cầu',
      SMART_SESSION_REFUSED: 'Trang này yêu cầu một quyền không được phép',
      SMART_SESSION_UNSUPPORTED:
        'Ví của bạn không thể cấp quyền cho ứng dụng ở đây',
      SOLANA_NOT_SET: 'Trang này không hỗ trợ Solana',
      TOKEN_HOOK_UNSUPPORTED:
        'Token này có quy tắc riêng không được hỗ trợ ở đây',
      TRANSACTION_EXPIRED:
        'Mạng không nhận giao dịch kịp thời. Bạn có thể gửi lại',
      UNSUPPORTED_CHAIN: 'Thao tác này không dùng được trên mạng này',
      WALLET_FAILED: 'Ví không thực hiện được thao tác này',
      WALLET_TIMEOUT: 'Ví không phản hồi',
    },
    kitErrors: {
      ALREADY_SENT:
        'Khoản thanh toán y hệt vừa được thực hiện. Lần này không có gì được gửi đi',
      AMOUNT_AND_RECEIVER_REQUIRED: 'Nhập số lượng và người nhận',
      AMOUNT_ZERO: 'Số lượng phải lớn hơn không',
      APPROVAL_UNSUPPORTED:
        'Không thể phê duyệt an toàn trên trình duyệt này. Hãy dùng trình duyệt dựa trên Chromium',
      CODE_EXPIRED: 'Mã đã hết hạn. Hãy yêu cầu mã mới',
      COIN_TYPE_UNKNOWN: 'Mạng này không hỗ trợ tên',
      DEVICE_NOT_APPROVED:
        'Thiết bị này chưa được cho phép. Vui lòng bắt đầu lại',
      DISCONNECT_FAILED: 'Không ngắt được tất cả kết nối. Vui lòng thử lại',
      EMAIL_TAKEN: 'Email này thuộc về một ví khác',
      EMBEDDED_NAMESPACE: 'Ví email không có trên loại mạng này',
      EXECUTION_REVERTED:
        'Hợp đồng sẽ từ chối giao dịch này. Không có gì được gửi đi',
      DEVICES_BLOCKED:
        'Trình duyệt đã chặn cửa sổ thiết bị. Hãy cho phép cửa sổ bật lên',
      DEVICES_UNREACHABLE: 'Trang này đã ngắt kết nối với cửa sổ thiết bị',
      EXPORT_BLOCKED:
        'Trình duyệt đã chặn cửa sổ xuất khóa. Hãy cho phép cửa sổ bật lên',
      EXPORT_UNREACHABLE: 'Trang này đã ngắt kết nối với cửa sổ xuất',
      FEE_CAP_TOO_HIGH: 'Phí mạng quá cao. Không có gì được gửi đi',
      FEE_CAP_TOO_LOW: 'Phí mạng hiện quá thấp. Không có gì được gửi đi',
      FEE_NOT_COVERED: 'Số dư không đủ trả phí mạng. Không có gì được gửi đi',
      INSUFFICIENT_BALANCE: 'Không đủ số dư',
      INSUFFICIENT_FUNDS:
        'Số dư không đủ cho số lượng này và phí mạng. Không có gì được gửi đi',
      INSUFFICIENT_LIQUIDITY: 'Không đủ thanh khoản cho giao dịch hoán đổi này',
      INTRINSIC_GAS_TOO_HIGH:
        'Giao dịch quá lớn đối với mạng. Không có gì được gửi đi',
      INTRINSIC_GAS_TOO_LOW: 'Giới hạn gas quá thấp. Chưa có gì được gửi',
      INVALID_ADDRESS: 'Địa chỉ không hợp lệ',
      INVALID_AMOUNT:
        'Nhập số lượng bằng chữ số, không dùng dấu phân cách hàng nghìn',
      INVALID_CODE: 'Mã không đúng',
      INVALID_DECIMALS: 'Không rõ số chữ số thập phân của token này',
      INVALID_NAME:
        'Tên có ít nhất 4 ký tự, chỉ gồm chữ cái, chữ số và dấu gạch nối',
      INVALID_SLIPPAGE: 'Mức trượt giá phải từ 0,05 đến 5 phần trăm',
      INVALID_TOKEN: 'Đây không phải token của mạng này',
      LOGIN_COOLDOWN: 'Vui lòng chờ một lát rồi thử lại',
      MODULE_NOT_LOADED: 'Không tải được một phần của trang này',
      NAMESPACE_NOT_APPROVED:
        'Ví chưa phê duyệt tài khoản nào trên loại mạng này',
      NAME_NOT_FOUND: 'Không có địa chỉ nào ứng với tên này',
      NAME_REFUSED: 'Không thể đăng ký tên này',
      NAME_UNSUPPORTED: 'Trên mạng này, người nhận phải là một địa chỉ',
      NONCE_TOO_HIGH:
        'Thiếu một giao dịch trước đó của tài khoản này. Không có gì được gửi đi',
      NONCE_TOO_LOW:
        'Giao dịch này có thể đã được gửi trước đó. Hãy xem lịch sử giao dịch trước khi thử lại',
      NOT_CONNECTED: 'Vui lòng kết nối ví trước',
      NOT_SIGNED: 'Ví chưa ký. Không có gì được gửi đi',
      ONRAMP_ACCOUNT_UNKNOWN: 'Đây không phải địa chỉ của tài khoản đã kết nối',
      ONRAMP_AMOUNT_TOO_HIGH: 'Vượt quá mức tối đa',
      ONRAMP_AMOUNT_TOO_LOW: 'Thấp hơn mức tối thiểu',
      ONRAMP_NOT_CONFIGURED: 'Trang này chưa thiết lập bên bán này',
      ONRAMP_NO_PRICE: 'Chưa có giá cho giao dịch mua này',
      ONRAMP_PROVIDER_UNKNOWN: 'Bên bán này không dùng được ở đây',
      ONRAMP_UNSUPPORTED: 'Không thể mua trên mạng này',
      ONRAMP_URL_REFUSED: 'Liên kết của bên bán đã bị từ chối',
      PAIRING_ANSWER: 'Ví phản hồi không đúng',
      PAIRING_ENDED: 'Ví đã chấm dứt kết nối',
      PAIRING_EXPIRED: 'Yêu cầu kết nối đã hết hạn',
      PAIRING_UNAVAILABLE: 'Không kết nối được với WalletConnect',
      POPUP_BLOCKED: 'Trình duyệt đã chặn cửa sổ đăng nhập',
      PRICE_IMPACT_TOO_HIGH: 'Tác động giá của giao dịch hoán đổi này quá lớn',
      QUOTE_EXPIRED: 'Giá đã hết hiệu lực. Hãy lấy giá mới',
      RECEIPT_NOT_FOUND:
        'Giao dịch chưa được xác nhận. Hãy kiểm tra lại trước khi gửi lần nữa',
      RECEIPT_TIMEOUT:
        'Giao dịch đã được gửi nhưng chưa được xác nhận. Đừng gửi lại',
      RECEIVER_CHANGED:
        'Tên này hiện dẫn đến một địa chỉ khác. Hãy kiểm tra người nhận trước khi gửi',
      RECEIVER_NOT_WALLET: 'Địa chỉ này không phải địa chỉ ví',
      RECEIVER_OTHER_TOKEN: 'Địa chỉ này chỉ nhận một token khác',
      RPC_FAILED: 'Không kết nối được với mạng. Không có gì được gửi đi',
      SAME_TOKEN: 'Chọn hai token khác nhau',
      SENDER_BELOW_RENT:
        'Số SOL còn lại trong tài khoản của bạn sẽ quá ít. Hãy để lại nhiều hơn, hoặc gửi hết',
      EMAIL_REQUIRED: 'Trang này yêu cầu địa chỉ email',
      SESSION_REJECTED: 'Không thể xác minh chữ ký',
      SERVICE_UNAVAILABLE:
        'Dịch vụ hiện không phản hồi. Vui lòng thử lại sau vài giây',
      SIGNED_OTHERWISE:
        'Ví đã ký một giao dịch khác với giao dịch được yêu cầu. Không có gì được gửi đi',
      SIGN_IN_CANCELLED: 'Đã hủy đăng nhập',
      SIGN_IN_SERVICE: 'Dịch vụ đăng nhập không hoạt động. Hãy thử lại',
      SIGN_IN_UNSUPPORTED: 'Mạng này không hỗ trợ đăng nhập',
      SIMULATION_FAILED:
        'Mạng sẽ từ chối giao dịch này. Không có gì được gửi đi',
      SOCIAL_LOGIN_CANCELLED: 'Đã hủy đăng nhập',
      SOCIAL_LOGIN_EXPIRED:
        'Đăng nhập mất quá nhiều thời gian. Vui lòng bắt đầu lại',
      SOCIAL_LOGIN_FAILED: 'Đăng nhập không thành công. Vui lòng thử lại',
      SWAP_APPROVAL_FAILED:
        'Không cấp được quyền chi token. Không có gì được hoán đổi',
      SWAP_REFUSED:
        'Dịch vụ đã tạo giao dịch hoán đổi khác với giao dịch hiển thị. Không có gì được hoán đổi',
      SWAP_UNSUPPORTED: 'Mạng này không hỗ trợ hoán đổi',
      TOKEN_ACCOUNT_FROZEN: 'Tài khoản token này đang bị đóng băng',
      TOKEN_FEE_UNSUPPORTED:
        'Token này thu phí khi chuyển, điều này không được hỗ trợ',
      TOKEN_NOT_TRANSFERABLE: 'Không thể gửi token này cho bất kỳ ai',
      TOKEN_REQUIRED: 'Chọn token',
      TOO_MANY_DECIMALS:
        'Số lượng có nhiều chữ số thập phân hơn mức token cho phép',
      TOO_MANY_TRIES: 'Thử quá nhiều lần. Hãy yêu cầu mã mới',
      TRANSACTION_CANCELLED:
        'Giao dịch đã bị hủy trong ví. Không có gì được gửi đi',
      TRANSACTION_NOT_ACCEPTED:
        'Mạng chưa từng nhận giao dịch này. Chưa có gì được gửi',
      TRANSACTION_NOT_FOUND:
        'Mạng chưa tìm thấy giao dịch này. Hãy kiểm tra lại trước khi gửi lần nữa',
      TRANSACTION_REPLACED:
        'Một giao dịch khác đã thay thế giao dịch này. Không có gì được gửi đi',
      TRANSACTION_REVERTED:
        'Giao dịch thất bại trên mạng. Bạn chỉ mất phí mạng',
      TRANSACTION_UNKNOWN:
        'Không xác nhận được giao dịch đã gửi hay chưa. Hãy xem hoạt động trước khi thử lại',
      WALLET_CANNOT_SEND: 'Ví này không thể ký giao dịch',
      WALLET_LINK: 'Không mở được liên kết của ví này',
      WALLET_NOT_INSTALLED: 'Ví này chưa được cài đặt',
      WRONG_NAMESPACE: 'Địa chỉ này thuộc về loại mạng khác',

      INVALID_PAYMENT_URI:
        'Không thể dùng liên kết thanh toán này. Hãy nhập địa chỉ',

      PAYMENT_URI_ELSEWHERE:
        'Liên kết thanh toán này dành cho mạng hoặc token khác. Hãy đổi mạng trước',

      SWITCH_REPLACED: 'Trong lúc đó bạn đã chọn mạng khác',
    },
    money: {
      no: 'Không có gì rời khỏi tài khoản của bạn.',
      yes: 'Giao dịch đã được gửi. Đừng gửi lại.',
      unknown: 'Có thể đã được gửi. Hãy kiểm tra trước khi gửi lại.',
    },
  },

  legal: {
    agree: 'Khi tiếp tục, bạn đồng ý với',
    accept: 'Tôi đồng ý với',
    terms: 'Điều khoản dịch vụ',
    privacy: 'Chính sách quyền riêng tư',
    and: 'và',
    tickFirst: 'Đánh dấu vào ô để tiếp tục',
    title: 'Trước khi kết nối',
    text: 'Trang này yêu cầu bạn đồng ý với các điều khoản.',
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
    logins: 'Đăng nhập mạng xã hội',
    continueWith: (name) => `Tiếp tục với ${name}`,
    more: 'Cách đăng nhập khác',
    none: 'Không có đăng nhập mạng xã hội ở đây',
    noneHint: 'Trang này có cách kết nối khác.',
    otherWays: 'Cách kết nối khác',

    start: (name) => `Đăng nhập bằng ${name}`,
    startHint:
      'Một cửa sổ sẽ mở ra. Không có gì được chia sẻ trước khi bạn đồng ý tại đó.',
    opening: (name) => `Đang mở ${name}`,
    waiting: (name) => `Tiếp tục tại ${name}`,
    waitingHint:
      'Hãy đăng nhập trong cửa sổ kia. Màn hình này sẽ tự động tiếp tục.',
    resumedHint:
      'Trang này đã tải lại. Hãy hoàn tất trong cửa sổ kia hoặc thử lại.',
    interruptedHint:
      'Trang này đã tải lại trước khi bạn hoàn tất. Hãy thử lại.',
    leaving: (name) => `Đang chuyển đến ${name}`,
    leavingHint: 'Bạn sẽ quay lại đây sau khi đăng nhập.',
    blocked: 'Trình duyệt đã chặn cửa sổ',
    blockedHint: 'Hãy mở tại đây. Màn hình này sẽ tự động tiếp tục.',
    open: (name) => `Mở ${name}`,
    connecting: 'Đang mở ví của bạn',
    connectingHint: 'Vui lòng chờ một lát.',
    cancelled: 'Đã hủy đăng nhập',
    cancelledHint: 'Không có gì được chia sẻ với trang này.',
    expired: 'Đăng nhập mất quá nhiều thời gian',
    expiredHint:
      'Không có gì được chia sẻ với trang này. Vui lòng bắt đầu lại.',
    failed: 'Đăng nhập không thành công',
    failedHint: 'Chưa có gì thay đổi. Hãy thử lại, hoặc chọn cách khác.',

    scan: 'Quét bằng điện thoại',
    scanHint:
      'Phê duyệt đăng nhập trong Farcaster. Màn hình này sẽ tự động tiếp tục.',
    qrLabel: 'Mã QR đăng nhập bằng Farcaster',
    preparing: 'Đang tạo mã',
    copyLink: 'Sao chép liên kết',
    copyFailed: 'Trình duyệt này không cho phép sao chép',
    continueInApp: 'Tiếp tục trong Farcaster',
    continueInAppHint: 'Phê duyệt đăng nhập tại đó rồi quay lại trang này.',
  },
}

const providers = rest.social.names
