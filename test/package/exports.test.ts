import { execFile } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { ensureBuild } from '../../scripts/build.js'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

/** Globals of browsers, and what an import must not start. */
const watched = [
  'window',
  'self',
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'addEventListener',
  'BroadcastChannel',
]

type Loaded = {
  names: string[]
  /** What the package's own code accessed or started while it was imported. */
  touched: string[]
}

beforeAll(ensureBuild, 120_000)

describe('names of each entry point', () => {
  test('default: latchkey', async () => {
    const { names, touched } = await load('latchkey')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "AUTH_CONNECTOR_ID",
        "AccountNotResetError",
        "AccountRequiredError",
        "AccountResetUnsupportedError",
        "AdapterNotFoundError",
        "AmountAndReceiverRequiredError",
        "AmountZeroError",
        "ApiError",
        "ApiRequestError",
        "ApiResponseError",
        "ApiTimeoutError",
        "ApiUnavailableError",
        "ApprovalUnsupportedError",
        "ChainNotServedError",
        "ChainNotSupportedError",
        "CodeExpiredError",
        "CoinTypeError",
        "ConfigMismatchError",
        "ConnectionAbortedError",
        "ConnectorMissingError",
        "DeviceNotApprovedError",
        "DevicesBlockedError",
        "DevicesUnreachableError",
        "EmailRequiredError",
        "EmailTakenError",
        "EmbeddedNamespaceError",
        "ExportBlockedError",
        "ExportUnreachableError",
        "FrameError",
        "FrameInterruptedError",
        "FrameLoadError",
        "FrameNotSetError",
        "FrameOriginError",
        "FrameRefusedError",
        "FrameRequestAbortedError",
        "FrameRequestTimeoutError",
        "FrameUnreachableError",
        "GasPriceUnsupportedError",
        "GuestLimitError",
        "HostsMissingError",
        "InsufficientBalanceError",
        "InsufficientLiquidityError",
        "InvalidAmountError",
        "InvalidCaip10AddressError",
        "InvalidCaipAddressError",
        "InvalidCaipChainIdError",
        "InvalidCaipNetworkIdError",
        "InvalidCodeError",
        "InvalidDecimalsError",
        "InvalidEmailError",
        "InvalidHostError",
        "InvalidNameError",
        "InvalidNetworkError",
        "InvalidNonceError",
        "InvalidPaymentUriError",
        "InvalidReceiverError",
        "InvalidSessionIdError",
        "InvalidSlippageError",
        "InvalidThemeError",
        "InvalidTokenError",
        "KeyUnreadableError",
        "KitError",
        "KitProvider",
        "KitProviderNotFoundError",
        "LastNetworkError",
        "LoginCooldownError",
        "LoginRequiredError",
        "LoginTakenError",
        "NAME_SUFFIXES",
        "NameError",
        "NameNotFoundError",
        "NameUnsupportedError",
        "NamespaceNotApprovedError",
        "NoAccountError",
        "NotConnectedError",
        "OfflineError",
        "OnrampAccountUnknownError",
        "OnrampAmountTooHighError",
        "OnrampAmountTooLowError",
        "OnrampError",
        "OnrampNoPriceError",
        "OnrampNotConfiguredError",
        "OnrampProviderUnknownError",
        "OnrampUnsupportedError",
        "OnrampUrlRefusedError",
        "PackageMissingError",
        "PairingAnswerError",
        "PairingEndedError",
        "PairingExpiredError",
        "PairingUnavailableError",
        "ParameterError",
        "ParentNotSetError",
        "PayError",
        "PayUnderWayError",
        "PaymentUriElsewhereError",
        "PopupBlockedError",
        "PriceImpactError",
        "ProjectIdMissingError",
        "ProjectMismatchError",
        "ProviderMissingError",
        "QuoteExpiredError",
        "ReceiverChangedError",
        "RelayRefusedError",
        "SameTokenError",
        "SecureContextRequiredError",
        "SendError",
        "SessionNotRevokedError",
        "SessionRejectedError",
        "SignInCancelledError",
        "SignInNotConfiguredError",
        "SignInServiceError",
        "SignInUnsupportedError",
        "SiwxConflictError",
        "SmartSessionNotActivatedError",
        "SmartSessionNotGrantedError",
        "SmartSessionRefusedError",
        "SmartSessionUnsupportedError",
        "SocialLoginCancelledError",
        "SocialLoginExpiredError",
        "SocialLoginFailedError",
        "SwapApprovalError",
        "SwapRefusedError",
        "SwapUnsupportedError",
        "SwitchReplacedError",
        "TokenListError",
        "TokenRequiredError",
        "TooManyDecimalsError",
        "TooManyTriesError",
        "TransactionError",
        "TransactionUnknownError",
        "UnsupportedChainError",
        "WagmiVersionError",
        "WalletLinkError",
        "WalletNotInstalledError",
        "WalletTimeoutError",
        "WrongNamespaceError",
        "assertBlobData",
        "createKit",
        "createLogger",
        "cspDirectives",
        "defaultAccountTypes",
        "emailSuffixes",
        "formatActivityMonth",
        "formatAmount",
        "formatBalance",
        "formatCaipAddress",
        "formatFiat",
        "getNameWarning",
        "getSwapProblem",
        "groupActivity",
        "isKitName",
        "isName",
        "listSocials",
        "parseAmount",
        "parseCaipAddress",
        "parseCaipNetworkId",
        "parseName",
        "payAssets",
        "suggestEmails",
        "supports",
        "toEnsCoinType",
        "toNameInput",
        "toPaymentUri",
        "truncateAddress",
        "useAccountBalances",
        "useAccountDetails",
        "useAccountTransactions",
        "useAccounts",
        "useActiveAccount",
        "useActivity",
        "useAddNetwork",
        "useApprovals",
        "useAvailableExchanges",
        "useAvatar",
        "useBalances",
        "useCancelSend",
        "useChainBalances",
        "useConnectWallet",
        "useConnectionStatus",
        "useContacts",
        "useCurrency",
        "useDisconnectAccount",
        "useDisconnectAll",
        "useEmailLogin",
        "useEmailUpdate",
        "useEmbeddedUser",
        "useEstimateSend",
        "useExchangeBuyStatus",
        "useExplorer",
        "useExportWallet",
        "useFarcasterLogin",
        "useFeature",
        "useGasPrices",
        "useGrantPermissions",
        "useGuestLogin",
        "useIdentity",
        "useKit",
        "useKitConnections",
        "useLocalWallets",
        "useLoginMethods",
        "useManageDevices",
        "useMaxSend",
        "useModal",
        "useModalLoading",
        "useName",
        "useNameAvailability",
        "useNameSuggestions",
        "useNameTexts",
        "useNativeBalance",
        "useNetworks",
        "useNfts",
        "useNotices",
        "useOnramp",
        "useOnrampOptions",
        "useOnrampPurchase",
        "useOnrampQuote",
        "useOriginStatus",
        "usePairing",
        "usePasskeyLogin",
        "usePay",
        "usePayQuote",
        "usePrices",
        "useProjectFeatures",
        "useProjectLimits",
        "useReceive",
        "useReceiverWarning",
        "useRegisterName",
        "useRemoveNetwork",
        "useResetAccount",
        "useReverseNames",
        "useRevokePermissions",
        "useSendDraft",
        "useSendStatus",
        "useSendToken",
        "useSetActiveAccount",
        "useSignIn",
        "useSignInStatus",
        "useSignText",
        "useSmartSessions",
        "useSocialLogin",
        "useSocials",
        "useSpeedUp",
        "useStorageStatus",
        "useSwap",
        "useSwapDraft",
        "useSwapQuote",
        "useSwapTokens",
        "useSwitchNetwork",
        "useTheme",
        "useTokenBalance",
        "useTokenIcon",
        "useTokenLists",
        "useTokenPicker",
        "useTransactionButton",
        "useWalletAccounts",
        "useWalletFeatures",
        "useWalletLink",
        "useWallets",
      ]
    `)
  })

  test('default: latchkey/connectors', async () => {
    const { names, touched } = await load('latchkey/connectors')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "POLLING_INTERVAL_MS",
        "authFrame",
        "createLogger",
        "guardConnector",
        "projectHttp",
        "walletConnect",
      ]
    `)
  })

  test('default: latchkey/kit', async () => {
    const { names, touched } = await load('latchkey/kit')
    expect(touched).toEqual([])
    expect(names).toEqual(['KitProvider', 'createKit'])
  })

  test('default: latchkey/hosts', async () => {
    const { names, touched } = await load('latchkey/hosts')
    expect(touched).toEqual([])
    expect(names).toEqual(['reown', 'toHosts'])
  })

  test('default: latchkey/solana', async () => {
    const { names, touched } = await load('latchkey/solana')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "ConnectionAbortedError",
        "InvalidClustersError",
        "InvalidSolanaSignatureError",
        "InvalidTransactionError",
        "NoAccountError",
        "SolanaError",
        "SolanaNotSetError",
        "WalletFailedError",
        "WalletTimeoutError",
        "devnet",
        "getSolana",
        "localnet",
        "mainnet",
        "solana",
        "testnet",
      ]
    `)
  })

  test('default: latchkey/solana/adapter', async () => {
    const { names, touched } = await load('latchkey/solana/adapter')
    expect(touched).toEqual([])
    expect(names).toEqual(['FrameWalletAdapter'])
  })

  test('default: latchkey/solana/kit', async () => {
    const { names, touched } = await load('latchkey/solana/kit')
    expect(touched).toEqual([])
    expect(names).toEqual(['getSigner'])
  })

  test('default: latchkey/actions', async () => {
    const { names, touched } = await load('latchkey/actions')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "BALANCE_FRACTION_DIGITS",
        "BALANCE_RETRY_BLOCK_MS",
        "EMAIL_CODE_LENGTH",
        "EMAIL_LOGIN_COOLDOWN_MS",
        "FIAT_FRACTION_DIGITS",
        "HTTP_TIMEOUT_MS",
        "KitError",
        "NAME_MIN_LENGTH",
        "NAME_SUFFIXES",
        "ONRAMP_BANK_LIMITS",
        "ONRAMP_CARD_LIMITS",
        "ONRAMP_FEE_PERCENT",
        "PAIRING_EXPIRY_MS",
        "PENDING_TRANSACTIONS_LIMIT",
        "POLLING_INTERVAL_MS",
        "RELATIVE_TIME_LABELS",
        "RPC_BATCH_LIMIT",
        "SLIPPAGE_TOLERANCE_PERCENT",
        "UNKNOWN_NETWORK_LABEL",
        "addNetwork",
        "cancelSend",
        "connectDevice",
        "connectEmail",
        "connectFarcaster",
        "connectGuest",
        "connectIdToken",
        "connectOtp",
        "connectPasskey",
        "connectSocial",
        "connectWallet",
        "createKit",
        "cspDirectives",
        "disconnectAccount",
        "disconnectAll",
        "estimateSend",
        "exportContacts",
        "exportWallet",
        "getAccounts",
        "getActiveAccount",
        "getActivity",
        "getBalances",
        "getChainBalances",
        "getContacts",
        "getEmbeddedUser",
        "getExchangeAssets",
        "getExchangeBuyStatus",
        "getExchangePayUrl",
        "getExchanges",
        "getGasPrices",
        "getIdentity",
        "getMaxSend",
        "getName",
        "getNameAvailability",
        "getNameSuggestions",
        "getNameTexts",
        "getNativeBalance",
        "getNfts",
        "getOnrampOptions",
        "getOnrampQuote",
        "getOnrampUrl",
        "getOriginStatus",
        "getPayQuote",
        "getPayStatus",
        "getPrices",
        "getProjectFeatures",
        "getProjectLimits",
        "getReceive",
        "getReceiverWarning",
        "getReverseNames",
        "getSendStatus",
        "getSignInAccount",
        "getSignInSession",
        "getSmartSessions",
        "getSwapQuote",
        "getSwapTokens",
        "getToken",
        "getTokenBalance",
        "getTokenLists",
        "getWallets",
        "grantPermissions",
        "hostedChains",
        "importContacts",
        "manageDevices",
        "nativeAssets",
        "nativePlaceholders",
        "networkSwapSymbols",
        "openSocialPopup",
        "openWalletLink",
        "pay",
        "registerName",
        "removeContact",
        "removeNetwork",
        "resetAccount",
        "resolveName",
        "restrictedTimezones",
        "resumeSocialLogin",
        "resumeSocialRedirect",
        "revokePermissions",
        "saveContact",
        "sendToken",
        "setActiveAccount",
        "setPreferredAccountType",
        "setSignInMetadata",
        "signIn",
        "signOut",
        "signText",
        "speedUp",
        "stablecoins",
        "startSocialRedirect",
        "suggestedSwapSymbols",
        "swap",
        "switchNetwork",
        "symbolsByAddress",
        "tokensWithoutReturn",
        "transact",
        "unwatchToken",
        "updateEmail",
        "updateEmailPrimaryOtp",
        "updateEmailSecondaryOtp",
        "watchAccountTransactions",
        "watchSignIn",
        "watchToken",
      ]
    `)
  })

  test('default: latchkey/query', async () => {
    const { names, touched } = await load('latchkey/query')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "accountQueryFilters",
        "activityInfiniteQueryOptions",
        "activityQueryKey",
        "addNetworkMutationOptions",
        "balancesQueryKey",
        "balancesQueryOptions",
        "cancelSendMutationOptions",
        "chainBalancesQueryKey",
        "chainBalancesQueryOptions",
        "disconnectAccountMutationOptions",
        "disconnectAllMutationOptions",
        "embeddedUserQueryKey",
        "embeddedUserQueryOptions",
        "estimateSendQueryKey",
        "estimateSendQueryOptions",
        "exchangeAssetsQueryKey",
        "exchangeAssetsQueryOptions",
        "exchangeBuyStatusQueryKey",
        "exchangeBuyStatusQueryOptions",
        "exchangesQueryKey",
        "exchangesQueryOptions",
        "exportWalletMutationOptions",
        "gasPricesQueryKey",
        "gasPricesQueryOptions",
        "grantPermissionsMutationOptions",
        "identityQueryKey",
        "identityQueryOptions",
        "manageDevicesMutationOptions",
        "maxSendQueryKey",
        "maxSendQueryOptions",
        "nameAvailabilityQueryKey",
        "nameAvailabilityQueryOptions",
        "nameQueryFilters",
        "nameQueryKey",
        "nameQueryOptions",
        "nameSuggestionsQueryKey",
        "nameSuggestionsQueryOptions",
        "nameTextsQueryKey",
        "nameTextsQueryOptions",
        "nativeBalanceQueryKey",
        "nativeBalanceQueryOptions",
        "nftsQueryKey",
        "nftsQueryOptions",
        "onrampOptionsQueryKey",
        "onrampOptionsQueryOptions",
        "onrampQuoteQueryKey",
        "onrampQuoteQueryOptions",
        "onrampUrlQueryKey",
        "onrampUrlQueryOptions",
        "originStatusQueryKey",
        "originStatusQueryOptions",
        "payMutationOptions",
        "payQuoteQueryKey",
        "payQuoteQueryOptions",
        "payStatusQueryKey",
        "payStatusQueryOptions",
        "pricesQueryKey",
        "pricesQueryOptions",
        "projectFeaturesQueryKey",
        "projectFeaturesQueryOptions",
        "projectLimitsQueryKey",
        "projectLimitsQueryOptions",
        "receiveQueryKey",
        "receiveQueryOptions",
        "receiverWarningQueryKey",
        "receiverWarningQueryOptions",
        "registerNameMutationOptions",
        "removeNetworkMutationOptions",
        "resetAccountMutationOptions",
        "reverseNamesQueryKey",
        "reverseNamesQueryOptions",
        "revokePermissionsMutationOptions",
        "sendStatusQueryKey",
        "sendStatusQueryOptions",
        "sendTokenMutationOptions",
        "setActiveAccountMutationOptions",
        "signInMutationOptions",
        "signInSessionQueryKey",
        "signInSessionQueryOptions",
        "signOutMutationOptions",
        "signTextMutationOptions",
        "smartSessionsQueryFilters",
        "smartSessionsQueryKey",
        "smartSessionsQueryOptions",
        "speedUpMutationOptions",
        "swapMutationOptions",
        "swapQueryFilters",
        "swapQuoteQueryKey",
        "swapQuoteQueryOptions",
        "swapTokensQueryKey",
        "swapTokensQueryOptions",
        "switchNetworkMutationOptions",
        "tokenBalanceQueryKey",
        "tokenBalanceQueryOptions",
        "tokenListsQueryKey",
        "tokenListsQueryOptions",
        "tokenQueryKey",
        "tokenQueryOptions",
        "walletsInfiniteQueryOptions",
        "walletsQueryKey",
        "walletsQueryOptions",
      ]
    `)
  })

  test('default: latchkey/api', async () => {
    const { names, touched } = await load('latchkey/api')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "ApiError",
        "ApiRequestError",
        "ApiResponseError",
        "ApiTimeoutError",
        "ApiUnavailableError",
        "GasPriceUnsupportedError",
        "KitError",
        "NameError",
        "SmartSessionUnsupportedError",
        "SwapUnsupportedError",
        "createApiClient",
      ]
    `)
  })

  test('default: latchkey/frame', async () => {
    const { names, touched } = await load('latchkey/frame')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "HostError",
        "appMarker",
        "appTypes",
        "approvalMethods",
        "createFrameHost",
        "events",
        "frameMarker",
        "frameTypes",
        "getMethodPolicy",
        "getTimeouts",
        "isRepeatable",
        "messages",
        "readDataFee",
        "readGasFees",
        "readTokenRefusal",
        "rpcParams",
        "safeMethods",
        "wireError",
      ]
    `)
  })

  test('default: latchkey/siwx', async () => {
    const { names, touched } = await load('latchkey/siwx')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "hostedSiwx",
        "siwe",
        "siwx",
      ]
    `)
  })

  test('default: latchkey/server', async () => {
    const { names, touched } = await load('latchkey/server')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "KitError",
        "SignInServerConfigError",
        "SignInServerError",
        "SiwxMessageError",
        "SiwxUnreachableError",
        "checkSiwxMessage",
        "createMemoryStore",
        "createSignInServer",
        "createSiwxMessage",
        "createSiwxNonce",
        "parseSiwxMessage",
        "toNodeHandler",
        "verifySiwxSignature",
      ]
    `)
  })

  test('default: latchkey/testing', async () => {
    const { names, touched } = await load('latchkey/testing')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "MockRequestMissingError",
        "MockUnavailableError",
        "approve",
        "createMockFrame",
        "createMockWallet",
        "createTestKit",
        "disconnectAfter",
        "hang",
        "reject",
      ]
    `)
  })

  test('default: latchkey/testing/msw', async () => {
    const { names, touched } = await load('latchkey/testing/msw')
    expect(touched).toEqual([])
    expect(names).toEqual(['apiHandlers'])
  })

  test('default: latchkey/components', async () => {
    const { names, touched } = await load('latchkey/components')
    expect(touched).toEqual([])
    expect(names).toMatchInlineSnapshot(`
      [
        "AccountAvatar",
        "AccountButton",
        "AccountName",
        "Balance",
        "ConnectButton",
        "ConnectModal",
        "EmbeddedModal",
        "Language",
        "NetworkButton",
        "PayButton",
        "SignedIn",
        "TokenIcon",
        "TokenPicker",
        "TransactionButton",
      ]
    `)
  })

  test('behavior: every entry point of the package is tested above', () => {
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './connectors',
      './solana',
      './solana/adapter',
      './solana/kit',
      './siwx',
      './actions',
      './query',
      './api',
      './kit',
      './hosts',
      './frame',
      './server',
      './testing',
      './testing/msw',
      './components',
      './styles.css',
      './package.json',
    ])
  })

  test('behavior: detects what an import touches', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latchkey-exports-'))
    const file = join(folder, 'control.mjs')
    writeFileSync(
      file,
      'export const a = typeof window; document; setTimeout(() => {}); fetch("data:,")',
    )
    const { names, touched } = await load(file, folder)
    rmSync(folder, { recursive: true })
    expect(names).toEqual(['a'])
    expect(touched).toEqual(['document', 'fetch', 'setTimeout', 'window'])
  })
})

describe('types', () => {
  test('behavior: only the types of the Solana entry points mention @solana', () => {
    const files = readdirSync(`${root}/dist`, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.d.ts'))
      .filter((file) => !/^(exports\/solana(Adapter)?\.|solana\/)/.test(file))
    expect(files.length).toBeGreaterThan(50)
    const mentioning = files.filter((file) =>
      readFileSync(`${root}/dist/${file}`, 'utf8').includes('@solana'),
    )
    expect(mentioning).toEqual([])
  })

  test('behavior: each entry point lists its types before its code', () => {
    const entryPoints = Object.values(manifest.exports).filter(
      (entryPoint) => typeof entryPoint === 'object' && entryPoint !== null,
    )
    expect(entryPoints).toHaveLength(17)
    for (const entryPoint of entryPoints)
      expect(Object.keys(entryPoint)).toEqual(['types', 'default'])
  })
})

/** Imports an entry point in its own Node process, as an app's server would. */
async function load(
  entryPoint: string,
  folder = join(root, 'dist'),
): Promise<Loaded> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script, entryPoint, `${folder}/`],
    { cwd: root },
  )
  return JSON.parse(stdout)
}

const script = `
const [, entryPoint, folder] = process.argv
const touched = new Set()
for (const name of ${JSON.stringify(watched)}) {
  let value = globalThis[name]
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      // Dependencies may look around; only our own code is held to it.
      const caller = new Error().stack.split('\\n')[2] ?? ''
      if (caller.includes(folder)) touched.add(name)
      return value
    },
    set(next) { value = next },
  })
}
const module = await import(entryPoint)
console.log(JSON.stringify({
  names: Object.keys(module).sort(),
  touched: [...touched].sort(),
}))
process.exit()
`
