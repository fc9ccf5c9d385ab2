/** Fields every event of an account carries, filled in by the recorder. */
const account = { isSmartAccount: 'boolean', network: 'network?' } as const

const connection = {
  name: 'name?',
  method: ['browser', 'mobile', 'qrcode', 'email', 'social'],
  reconnect: 'boolean?',
  view: 'view?',
  walletRank: 'integer?',
} as const

const swapped = {
  ...account,
  swapFromToken: 'name?',
  swapToToken: 'name?',
} as const

const socialProvider = { provider: 'name?' } as const

const payment = {
  caipNetworkId: 'network?',
  asset: 'name?',
  exchangeId: 'name?',
  source: ['pay', 'fund-from-exchange'],
  status: 'name?',
  type: 'name?',
} as const

const failed = { code: 'code' } as const

/**
 * Every event, with the only fields it may carry. All are scalars. A `?` marks
 * a field that may be missing; a value that does not fit its kind is left out.
 *
 * - `boolean`, `integer`
 * - `name`: a short label such as a wallet's name; never an address, an email,
 *   a URI or a long number
 * - `view`: a view of the modal
 * - `network`: CAIP-2 ID
 * - `id`: ID of a wallet in the explorer
 * - `search`: words only
 * - `code`: code of an error
 * - a list: one of these texts
 *
 * Amounts, transaction hashes, receivers, registered names and messages are
 * missing on purpose: each identifies an account on a public chain, or is text
 * from elsewhere.
 */
export const eventFields = {
  INITIALIZE: {
    embeddedWallet: 'boolean',
    networks: 'integer',
    siwx: 'boolean',
    solana: 'boolean',
    version: 'name?',
    walletConnect: 'boolean',
  },
  MODAL_OPEN: { connected: 'boolean' },
  MODAL_CLOSE: { connected: 'boolean' },
  CLICK_ALL_WALLETS: {},
  SELECT_WALLET: {
    name: 'name?',
    displayIndex: 'integer?',
    platform: ['browser', 'mobile', 'qrcode', 'web', 'desktop'],
    view: 'view?',
    walletRank: 'integer?',
  },
  CONNECT_SUCCESS: connection,
  CONNECT_ERROR: { ...failed, name: 'name?' },
  USER_REJECTED: { ...failed, name: 'name?' },
  DISCONNECT_SUCCESS: { namespace: ['all', 'eip155', 'solana'] },
  DISCONNECT_ERROR: { ...failed, namespace: ['all', 'eip155', 'solana'] },
  INTERNAL_SDK_ERROR: { ...failed, errorType: 'name?' },
  CLICK_WALLET_HELP: {},
  CLICK_NETWORK_HELP: {},
  CLICK_GET_WALLET_HELP: {},
  CLICK_NETWORKS: {},
  CLICK_TRANSACTIONS: { isSmartAccount: 'boolean' },
  ERROR_FETCH_TRANSACTIONS: {
    ...failed,
    isFirstPage: 'boolean',
    isSmartAccount: 'boolean',
  },
  LOAD_MORE_TRANSACTIONS: { isSmartAccount: 'boolean' },
  CLICK_SIGN_SIWX_MESSAGE: account,
  CLICK_CANCEL_SIWX: account,
  SIWX_AUTH_SUCCESS: account,
  SIWX_AUTH_ERROR: { ...account, ...failed },
  EMAIL_LOGIN_SELECTED: {},
  EMAIL_SUBMITTED: {},
  DEVICE_REGISTERED_FOR_EMAIL: {},
  EMAIL_VERIFICATION_CODE_SENT: {},
  EMAIL_VERIFICATION_CODE_PASS: {},
  EMAIL_VERIFICATION_CODE_FAIL: failed,
  EMAIL_EDIT: {},
  EMAIL_UPGRADE_FROM_MODAL: {},
  SWITCH_NETWORK: { network: 'network?' },
  CLICK_CONVERT: {},
  CLICK_SELECT_TOKEN_TO_SWAP: {},
  CLICK_SELECT_NETWORK_TO_SWAP: {},
  SELECT_BUY_CRYPTO: { isSmartAccount: 'boolean' },
  SELECT_WHAT_IS_A_BUY: { isSmartAccount: 'boolean' },
  SELECT_BUY_PROVIDER: { isSmartAccount: 'boolean', provider: 'name?' },
  SET_PREFERRED_ACCOUNT_TYPE: {
    accountType: ['eoa', 'smartAccount'],
    network: 'network?',
  },
  OPEN_SWAP: account,
  INITIATE_SWAP: swapped,
  SWAP_SUCCESS: swapped,
  SWAP_ERROR: { ...swapped, ...failed },
  SWAP_APPROVAL_ERROR: { ...swapped, ...failed },
  SOCIAL_LOGIN_STARTED: socialProvider,
  SOCIAL_LOGIN_REQUEST_USER_DATA: socialProvider,
  SOCIAL_LOGIN_SUCCESS: { ...socialProvider, reconnect: 'boolean?' },
  SOCIAL_LOGIN_CANCELED: socialProvider,
  SOCIAL_LOGIN_ERROR: { ...socialProvider, ...failed },
  OPEN_ENS_FLOW: { isSmartAccount: 'boolean' },
  REGISTER_NAME_INITIATED: { isSmartAccount: 'boolean' },
  REGISTER_NAME_SUCCESS: { isSmartAccount: 'boolean' },
  REGISTER_NAME_ERROR: { ...failed, isSmartAccount: 'boolean' },
  OPEN_SEND: account,
  SEND_INITIATED: { ...account, token: 'name?' },
  SEND_SUCCESS: { ...account, token: 'name?' },
  SEND_ERROR: { ...account, ...failed, token: 'name?' },
  SEND_REJECTED: { ...account, ...failed, token: 'name?' },
  CONNECT_PROXY_ERROR: { ...failed, name: 'name?' },
  SEARCH_WALLET: { badge: 'name?', results: 'integer', search: 'search?' },
  GET_WALLET: {
    name: 'name?',
    explorerId: 'id?',
    type: ['chrome_store', 'app_store', 'play_store', 'homepage'],
    walletRank: 'integer?',
  },
  WALLET_IMPRESSION_V2: {},
  PAY_MODAL_OPEN: { ...payment, exchanges: 'integer?' },
  PAY_EXCHANGE_SELECTED: { ...payment, headless: 'boolean?' },
  PAY_INITIATED: payment,
  PAY_SUCCESS: payment,
  PAY_ERROR: { ...payment, ...failed },
} as const

/** Fields of each wallet in `WALLET_IMPRESSION_V2`. */
export const impressionFields = {
  name: 'name?',
  certified: 'boolean?',
  displayIndex: 'integer?',
  explorerId: 'id?',
  rdnsId: 'name?',
  view: 'view?',
  walletRank: 'integer?',
} as const
