import type { StartPart } from '../../strings/Catalogue.js'

export const start: StartPart = {
  button: {
    connect: 'Kết nối ví',
    connecting: 'Đang kết nối…',
    failed: 'Chưa tải được. Thử lại',
    account: (name) => `Tài khoản ${name}`,
    network: (name) => `Mạng ${name}`,
    unsupported: 'Mạng không được hỗ trợ',
  },

  login: {
    or: 'hoặc',
    installed: 'Đã cài đặt',
    recent: 'Gần đây',
    wallets: 'Ví',
    moreWallets: 'Ví khác',
    allWallets: 'Tất cả ví',
    qrCode: 'Mã QR',
    noMethods: 'Không tìm thấy ví',
    noMethodsHint: 'Cài đặt ví trên trình duyệt này rồi tải lại trang.',

    email: 'Địa chỉ email',
    emailHint: 'Bạn sẽ nhận mã qua email. Không cần mật khẩu.',
    emailInvalid: 'Địa chỉ email không hợp lệ',
    continueWithEmail: 'Tiếp tục với email',
    suggestions: 'Gợi ý',
    continueWithWallet: 'Tiếp tục với ví',
    resumeCode: 'Nhập mã của bạn',
    resumeLink: 'Mở liên kết trong email',
    resumeOpening: 'Đang mở ví của bạn',
    wait: (seconds) => `Thử lại sau ${seconds} giây`,
    waitBriefly: 'Vui lòng chờ một lát trước khi gửi email tiếp theo',

    code: 'Mã',
    codeSent: 'Nhập mã đã gửi đến',
    codeHint: 'Sáu chữ số',
    checking: 'Đang kiểm tra mã…',
    opening: 'Đang mở ví của bạn…',
    sending: 'Đang gửi mã mới…',
    resend: 'Gửi mã mới',
    resendIn: (seconds) => `Gửi mã mới sau ${seconds} giây`,
    otherEmail: 'Dùng email khác',
    nothingSent: 'Chưa có mã nào được gửi',
    nothingSentHint: 'Hãy bắt đầu bằng địa chỉ email của bạn.',
    startAgain: 'Bắt đầu lại',

    linkSent: 'Mở liên kết đã gửi đến',
    linkHint:
      'Liên kết sẽ cho phép thiết bị này. Sau đó màn hình này tự động tiếp tục.',
    linkWaiting: 'Đang chờ bạn mở liên kết',
    resendLink: 'Gửi liên kết mới',
    resendLinkIn: (seconds) => `Gửi liên kết mới sau ${seconds} giây`,
    linkFailed: 'Thiết bị này chưa được cho phép',

    yourWallet: 'ví của bạn',
    connectWith: (wallet) => `Kết nối với ${wallet}`,
    openWallet: (wallet) => `Mở ${wallet}`,
    confirmIn: (wallet) => `Xác nhận trong ${wallet}`,
    namespaces: { eip155: 'EVM', solana: 'Solana' },
    confirmHint:
      'Ví sẽ hỏi bạn có cho phép trang này xem địa chỉ của bạn không.',
    asking: 'Mở ví của bạn',
    askingHint:
      'Ví đang chờ bạn trả lời. Hãy trả lời trong ví, hoặc đóng yêu cầu rồi thử lại.',
    declined: 'Bạn đã từ chối',
    declinedHint: 'Trang này chưa xem được địa chỉ của bạn.',
    notInstalled: (wallet) => `Không tìm thấy ${wallet}`,
    notInstalledHint: 'Cài đặt hoặc bật ví lên rồi tải lại trang.',
    getWallet: (wallet) => `Tải ${wallet}`,
    notConnected: 'Chưa kết nối',

    noWallet: 'Tôi chưa có ví',

    codeAmbiguous: 'Văn bản có nhiều hơn một số. Chỉ dán mã.',

    codeMissing: 'Không có mã 6 chữ số trong nội dung đã dán',

    codeOfOther: (site) => `Mã đó dành cho ${site}. Đừng dùng ở đây.`,
  },

  notices: {
    dismiss: 'Đóng',
    details: 'Chi tiết',
    viewOnExplorer: 'Xem',
    toasts: {
      actionNotAllowed: () => 'Thao tác không được phép',
      addressCopied: () => 'Đã sao chép địa chỉ',
      authenticationFailed: () => 'Không thể bắt đầu đăng nhập',
      balanceUnavailable: () => 'Chưa xem được số dư',
      failedToDisconnect: () => 'Không thể ngắt kết nối',
      networkSwitched: (subject) =>
        subject ? `Đã chuyển sang ${subject}` : 'Đã chuyển mạng',
      sendFailed: (subject) =>
        subject ? `Không gửi được ${subject}` : 'Không gửi được',
      sendUnknown: (subject) =>
        subject ? `${subject} có thể đã được gửi đi` : 'Có thể đã được gửi đi',
      sending: (subject) => (subject ? `Đang gửi ${subject}` : 'Đang gửi'),
      sent: (subject) => (subject ? `Đã gửi ${subject}` : 'Đã gửi'),
      signatureDeclined: () => 'Đã từ chối ký',
      smartAccountsUnsupported: () =>
        'Ứng dụng này có thể không hỗ trợ tài khoản thông minh',
      swapFailed: (subject) =>
        subject ? `Không hoán đổi được ${subject}` : 'Không hoán đổi được',
      swapUnknown: (subject) =>
        subject ? `${subject} có thể đã được gửi đi` : 'Có thể đã được gửi đi',
      swapped: (subject) =>
        subject ? `Đã hoán đổi ${subject}` : 'Đã hoán đổi',
    },
    alerts: {
      featuresIgnored: [
        'Cài đặt tính năng cục bộ không có hiệu lực',
        'Cài đặt của dự án được áp dụng thay thế.',
      ],
      invalidAppConfiguration: [
        'Cấu hình ứng dụng không hợp lệ',
        'Dịch vụ ví không nhận yêu cầu từ trang này.',
      ],
      networkNotFound: [
        'Không tìm thấy mạng',
        'Trang này không hỗ trợ mạng đó.',
      ],
      projectIdMissing: [
        'Thiếu ID dự án',
        'Trang này chưa được thiết lập để dùng ví.',
      ],
      rateLimited: [
        'Quá nhiều yêu cầu',
        'Dịch vụ đang nhận quá nhiều yêu cầu từ trang này. Vui lòng thử lại sau giây lát.',
      ],
      serverFailed: [
        'Dịch vụ không khả dụng',
        'Dịch vụ gặp sự cố. Vui lòng thử lại sau.',
      ],
      sessionExpired: [
        'Phiên đã hết hạn',
        'Vui lòng đăng nhập lại. Nếu vẫn gặp lỗi, hãy kiểm tra đồng hồ của thiết bị.',
      ],
      walletNotLoaded: [
        'Không tải được ví email',
        'Kiểm tra kết nối hoặc trình chặn nội dung rồi thử lại.',
      ],
      walletTimedOut: [
        'Ví email phản hồi quá lâu',
        'Ví email không phản hồi. Vui lòng thử lại.',
      ],
    },
    unknown: 'Đã xảy ra lỗi',
  },

  common: {
    back: 'Quay lại',
    close: 'Đóng',
    cancel: 'Hủy',
    tryAgain: 'Thử lại',
    copied: 'Đã sao chép',
    loading: 'Đang tải',
    notLoaded: 'Không tải được phần này',
    notLoadedHint: 'Kiểm tra kết nối. Chưa có gì thay đổi.',
    unknownNetwork: 'Mạng không xác định',
  },

  titles: {
    Connect: 'Kết nối',
    ConnectingExternal: 'Kết nối',
    ConnectingWalletConnect: 'Kết nối',
    ConnectingWalletConnectBasic: 'Kết nối',
    ConnectingMultiChain: 'Chọn mạng',
    ConnectWallets: 'Ví',
    ConnectSocials: 'Đăng nhập mạng xã hội',
    ConnectingSocial: 'Đăng nhập',
    ConnectingFarcaster: 'Đăng nhập bằng Farcaster',
    AllWallets: 'Tất cả ví',
    Create: 'Tạo ví',
    EmailVerifyOtp: 'Xác nhận email',
    EmailVerifyDevice: 'Thiết bị mới',
    UpdateEmailWallet: 'Đổi email',
    UpdateEmailPrimaryOtp: 'Xác nhận email hiện tại',
    UpdateEmailSecondaryOtp: 'Xác nhận email mới',
    Account: 'Tài khoản',
    AccountSettings: 'Cài đặt',
    Transactions: 'Lịch sử giao dịch',
    SmartSessionList: 'Quyền ứng dụng',
    SmartSessionCreated: 'Đã cấp quyền',
    ProfileWallets: 'Ví của bạn',
    Networks: 'Mạng',
    SwitchNetwork: 'Chuyển mạng',
    SwitchActiveChain: 'Chuyển tài khoản',
    WalletCompatibleNetworks: 'Mạng được hỗ trợ',
    UnsupportedChain: 'Mạng không được hỗ trợ',
    WalletReceive: 'Nhận',
    WalletSend: 'Gửi',
    WalletSendSelectToken: 'Chọn token',
    WalletSendPreview: 'Kiểm tra và gửi',
    ApproveTransaction: 'Phê duyệt',
    Swap: 'Hoán đổi',
    SwapSelectToken: 'Chọn token',
    SwapPreview: 'Kiểm tra và hoán đổi',
    OnRampProviders: 'Mua',
    OnRampFiatSelect: 'Chọn loại tiền',
    OnRampTokenSelect: 'Chọn tài sản muốn mua',
    BuyInProgress: 'Giao dịch mua',
    WhatIsABuy: 'Cách mua',
    ChooseAccountName: 'Tên riêng của bạn',
    RegisterAccountName: 'Đăng ký tên',
    RegisterAccountNameSuccess: 'Đã đăng ký tên',
    WhatIsAWallet: 'Ví là gì?',
    WhatIsANetwork: 'Mạng là gì?',
    GetWallet: 'Tải ví',
    Downloads: 'Tải xuống',
    UsageExceeded: 'Không khả dụng',
  },
}
