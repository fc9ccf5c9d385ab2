import type { ApiClient } from '../../../src/api/createApiClient.js'
import type {
  SessionGrant,
  SessionRequest,
} from '../../../src/core/session/smartSession.js'

type Options = { signal?: AbortSignal | undefined }

/** One method of the API: its call, its request and its response. */
export type ApiEndpoint = {
  name: keyof ApiClient
  call: (api: ApiClient, options?: Options) => Promise<unknown>
  method: 'GET' | 'POST'
  /** Host that serves it. */
  host: 'api' | 'explorer' | 'rpc'
  path: string
  /** Parameters besides `st`, `sv` and `projectId`. */
  query: Record<string, string>
  body?: unknown
  /** The response of the service, and what the client returns for it. */
  answer: unknown
  result: unknown
  /** On an unsupported network: a value, or a class that is thrown. */
  unsupported?: { value: unknown } | { thrown: string }
  /** Sent only once, because it has effects. */
  isActing?: boolean
  /** What any failure of the service resolves to, if it does not throw. */
  fallback?: unknown
}

export const hosts = {
  api: 'http://api.localhost',
  explorer: 'http://explorer.localhost',
  rpc: 'http://rpc.localhost',
}

const network = 'eip155:31337'
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const account = `${network}:${address}`
const gold = `${network}:0x5FbDB2315678afecb367f032d93F642f64180aa3`
const usd = `${network}:0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512`
const router = `${network}:0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0`
const none = { dropped: 0, partial: false }
const icon = 'https://icons.example/a.png'

const ether = {
  network: 'eip155:1',
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, logoURI: icon },
}

const balance = {
  name: 'Dollar',
  symbol: 'USD',
  chainId: network,
  address: usd,
  value: 1.5,
  price: 1,
  quantity: { decimals: '6', numeric: '1.5' },
  iconUrl: icon,
}

const metadata = {
  operationType: 'send',
  hash: '0xabc',
  chain: network,
  minedAt: '2026-11-21T10:00:00Z',
  sentFrom: address,
  sentTo: address,
  status: 'confirmed',
  nonce: 3,
}

const record = {
  name: 'alice.reown.id',
  registered_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T11:00:00Z',
  addresses: { '2147483708': { address, created: '2026-11-21T10:00:00Z' } },
  attributes: [{ avatar: icon, bio: 'me' }],
}

const nameRecord = {
  name: record.name,
  registeredAt: record.registered_at,
  updatedAt: record.updated_at,
  addresses: record.addresses,
  attributes: record.attributes,
}

const wireNetwork = {
  name: 'ethereum-mainnet',
  display_name: 'Ethereum',
  chain_id: '1',
  contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
}

const purchaseCurrency = {
  id: 'usdc',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [
    {
      name: wireNetwork.name,
      displayName: wireNetwork.display_name,
      chainId: wireNetwork.chain_id,
      contractAddress: wireNetwork.contract_address,
    },
  ],
}

const limits = [{ id: 'card', min: '10.00', max: '7500.00' }]
const paymentCurrency = { id: 'USD', limits }

const money = (amount: string, currency = 'USD') => ({ amount, currency })

const quote = {
  quoteId: 'quote-1',
  purchaseAmount: money('98.5', 'USDC'),
  paymentTotal: money('100'),
  paymentSubtotal: money('99'),
  networkFee: money('1'),
}

const tx = {
  from: account,
  to: router,
  data: '0xa9059cbb',
  eip155: { gas: '150000', gasPrice: '1000000000' },
}

const builtTransaction = {
  from: account,
  to: router,
  data: '0xa9059cbb',
  gas: 150_000n,
  gasPrice: 1_000_000_000n,
}

const session = {
  pci: 'pci-1',
  project: { id: 'p', name: 'App', url: 'https://app.example', iconUrl: icon },
  expiry: 4_102_444_800,
  createdAt: 1_700_000_000_000,
  permissions: [{ type: 'contract-call', data: { address } }],
  policies: [{ id: 'policy' }],
  context: '0xc0',
}

const sessionKey = { type: 'secp256k1', publicKey: `0x04${'ab'.repeat(64)}` }
const sessionRequest = {
  chainId: '0x7a69',
  address,
  expiry: 4_102_444_800,
  signer: { type: 'keys', data: { keys: [sessionKey] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0x1', start: 1_700_000_000, period: 86_400 },
    },
  ],
  policies: [],
} as unknown as SessionRequest
const { policies: _, ...granted } = sessionRequest
const sessionGrant: SessionGrant = { ...granted, context: '0xc0' }

const limitsAnswer = {
  tier: 'starter',
  isAboveRpcLimit: true,
  isAboveMauLimit: false,
}

/** Every endpoint of the client. */
export const apiEndpoints: readonly ApiEndpoint[] = [
  {
    name: 'getSupportedChains',
    call: (api, options) => api.getSupportedChains(options),
    method: 'GET',
    host: 'api',
    path: '/v1/supported-chains',
    query: {},
    answer: { http: [network], ws: [] },
    result: { http: [network], ws: [] },
  },
  {
    name: 'getIdentity',
    call: (api, options) =>
      api.getIdentity(
        { address, sender: address, caipNetworkId: network },
        options,
      ),
    method: 'GET',
    host: 'api',
    path: `/v1/identity/${address}`,
    query: { sender: address },
    answer: { avatar: icon, name: 'alice.eth' },
    result: { avatar: icon, name: 'alice.eth', isSupported: true },
    unsupported: { value: { isSupported: false } },
  },
  {
    name: 'getHistory',
    call: (api, options) =>
      api.getHistory(
        { address, cursor: 'c1', caipNetworkId: network, onramp: 'coinbase' },
        options,
      ),
    method: 'GET',
    host: 'api',
    path: `/v1/account/${address}/history`,
    query: { cursor: 'c1', onramp: 'coinbase', chainId: network },
    answer: {
      data: [
        {
          id: 'one',
          metadata,
          transfers: [
            {
              direction: 'out',
              quantity: { numeric: '1.5' },
              value: 3,
              price: 2,
              fungible_info: {
                name: 'Gold',
                symbol: 'GOLD',
                icon: { url: icon },
              },
            },
            {
              direction: 'in',
              quantity: { numeric: '1' },
              nft_info: {
                name: 'Cat #1',
                content: {
                  preview: { url: icon, content_type: null },
                  detail: { url: icon, content_type: null },
                },
                flags: { is_spam: false },
                contract: '0xcats',
                token_id: '1',
              },
            },
          ],
        },
        { id: 'two', metadata, transfers: null },
      ],
      next: 'c2',
    },
    result: {
      transactions: [
        {
          id: 'one',
          metadata,
          transfers: [
            {
              direction: 'out',
              quantity: { numeric: '1.5' },
              value: 3,
              price: 2,
              fungibleInfo: { name: 'Gold', symbol: 'GOLD', iconUrl: icon },
            },
            {
              direction: 'in',
              quantity: { numeric: '1' },
              nftInfo: {
                name: 'Cat #1',
                previewUrl: icon,
                detailUrl: icon,
                isSpam: false,
                contract: '0xcats',
                tokenId: '1',
              },
            },
          ],
        },
        { id: 'two', metadata, transfers: null },
      ],
      currency: 'USD',
      next: 'c2',
      isSupported: true,
      ...none,
    },
    unsupported: {
      value: {
        currency: 'USD',
        transactions: [],
        next: undefined,
        isSupported: false,
        ...none,
      },
    },
  },
  {
    name: 'getBalances',
    call: (api, options) =>
      api.getBalances(
        { address, caipNetworkId: network, forceUpdate: [gold, usd] },
        options,
      ),
    method: 'GET',
    host: 'api',
    path: `/v1/account/${address}/balance`,
    query: { currency: 'usd', chainId: network, forceUpdate: `${gold},${usd}` },
    answer: { balances: [balance] },
    result: {
      balances: [balance],
      currency: 'USD',
      isSupported: true,
      ...none,
    },
    unsupported: {
      value: { balances: [], currency: 'USD', isSupported: false, ...none },
    },
  },
  {
    name: 'getPrices',
    call: (api, options) =>
      api.getPrices({ addresses: [usd], caipNetworkId: network }, options),
    method: 'POST',
    host: 'api',
    path: '/v1/fungible/price',
    query: {},
    body: { currency: 'usd', addresses: [usd], projectId: 'test' },
    answer: {
      fungibles: [
        {
          address: usd,
          name: 'Dollar',
          symbol: 'USD',
          iconUrl: icon,
          price: 1,
        },
      ],
    },
    result: {
      currency: 'USD',
      fungibles: [
        {
          address: usd,
          name: 'Dollar',
          symbol: 'USD',
          iconUrl: icon,
          price: 1,
        },
      ],
      isSupported: true,
      ...none,
    },
    unsupported: {
      value: { currency: 'USD', fungibles: [], isSupported: false, ...none },
    },
  },
  {
    name: 'getSwapTokens',
    call: (api, options) =>
      api.getSwapTokens({ caipNetworkId: network }, options),
    method: 'GET',
    host: 'api',
    path: '/v1/convert/tokens',
    query: { chainId: network },
    answer: {
      tokens: [
        {
          name: 'Gold',
          symbol: 'GOLD',
          address: gold,
          decimals: 18,
          logoUri: icon,
        },
      ],
    },
    result: {
      tokens: [
        {
          name: 'Gold',
          symbol: 'GOLD',
          address: gold,
          decimals: 18,
          logoUri: icon,
          eip2612: false,
        },
      ],
      isSupported: true,
      ...none,
    },
    unsupported: { value: { tokens: [], isSupported: false, ...none } },
  },
  {
    name: 'getSwapQuotes',
    call: (api, options) =>
      api.getSwapQuotes(
        {
          address,
          amount: 1_500_000n,
          from: usd,
          to: gold,
          gasPrice: 7n,
          caipNetworkId: network,
        },
        options,
      ),
    method: 'GET',
    host: 'api',
    path: '/v1/convert/quotes',
    query: {
      amount: '1500000',
      userAddress: address,
      from: usd,
      to: gold,
      gasPrice: '7',
    },
    answer: {
      quotes: [
        {
          id: null,
          fromAmount: '1500000',
          fromAccount: usd,
          toAmount:
            '115792089237316195423570985008687907853269984665640564039457584007913129639935',
          toAccount: gold,
        },
      ],
    },
    result: {
      quotes: [
        {
          id: null,
          fromAmount: 1_500_000n,
          fromAccount: usd,
          toAmount: 2n ** 256n - 1n,
          toAccount: gold,
        },
      ],
      isSupported: true,
    },
    unsupported: { value: { quotes: [], isSupported: false } },
  },
  {
    name: 'getSwapAllowance',
    call: (api, options) =>
      api.getSwapAllowance(
        { tokenAddress: usd, userAddress: account, caipNetworkId: network },
        options,
      ),
    method: 'GET',
    host: 'api',
    path: '/v1/convert/allowance',
    query: { tokenAddress: usd, userAddress: account },
    answer: { allowance: '5' },
    result: { allowance: 5n, isSupported: true },
    unsupported: { value: { allowance: 0n, isSupported: false } },
  },
  {
    name: 'getGasPrices',
    call: (api, options) =>
      api.getGasPrices({ caipNetworkId: network }, options),
    method: 'GET',
    host: 'api',
    path: '/v1/convert/gas-price',
    query: { chainId: network },
    answer: { standard: '1', fast: '2', instant: '3' },
    result: { standard: 1n, fast: 2n, instant: 3n },
    unsupported: { thrown: 'GasPriceUnsupportedError' },
  },
  {
    name: 'buildApprove',
    call: (api, options) =>
      api.buildApprove(
        { userAddress: account, from: usd, to: gold, caipNetworkId: network },
        options,
      ),
    method: 'GET',
    host: 'api',
    path: '/v1/convert/build-approve',
    query: { userAddress: account, from: usd, to: gold },
    answer: {
      tx: { ...tx, value: '0', eip155: { ...tx.eip155, gas: 150_000 } },
    },
    result: { ...builtTransaction, value: 0n },
    unsupported: { thrown: 'SwapUnsupportedError' },
  },
  {
    name: 'buildSwap',
    call: (api, options) =>
      api.buildSwap(
        {
          amount: 1_500_000n,
          from: usd,
          to: gold,
          userAddress: account,
          caipNetworkId: network,
        },
        options,
      ),
    method: 'POST',
    host: 'api',
    path: '/v1/convert/build-transaction',
    query: {},
    body: {
      amount: '1500000',
      eip155: { slippage: 1 },
      projectId: 'test',
      from: usd,
      to: gold,
      userAddress: account,
      disableEstimate: true,
    },
    answer: { tx: { ...tx, amount: '1500000' } },
    result: { ...builtTransaction, value: 1_500_000n },
    unsupported: { thrown: 'SwapUnsupportedError' },
  },
  {
    name: 'getName',
    call: (api, options) =>
      api.getName({ name: 'alice.reown.id', caipNetworkId: network }, options),
    method: 'GET',
    host: 'api',
    path: '/v1/profile/account/alice.reown.id',
    query: { apiVersion: '2' },
    answer: record,
    result: { record: nameRecord, isSupported: true },
    unsupported: { value: { record: undefined, isSupported: false } },
  },
  {
    name: 'reverseName',
    call: (api, options) =>
      api.reverseName(
        { address, sender: address, caipNetworkId: network },
        options,
      ),
    method: 'GET',
    host: 'api',
    path: `/v1/profile/reverse/${address}`,
    query: { sender: address, apiVersion: '2' },
    answer: [record],
    result: { records: [nameRecord], isSupported: true, ...none },
    unsupported: { value: { records: [], isSupported: false, ...none } },
  },
  {
    name: 'suggestNames',
    call: (api, options) =>
      api.suggestNames({ name: 'ali', caipNetworkId: network }, options),
    method: 'GET',
    host: 'api',
    path: '/v1/profile/suggestions/ali',
    query: { zone: 'reown.id' },
    answer: { suggestions: [{ name: 'alice', registered: true }] },
    result: {
      suggestions: [{ name: 'alice', isRegistered: true }],
      isSupported: true,
      ...none,
    },
    unsupported: { value: { suggestions: [], isSupported: false, ...none } },
  },
  {
    name: 'registerName',
    call: (api, options) =>
      api.registerName(
        {
          address,
          coinType: 2_147_514_985,
          message: '{}',
          signature: '0x1',
          caipNetworkId: network,
        },
        options,
      ),
    method: 'POST',
    host: 'api',
    path: '/v1/profile/account',
    query: {},
    body: {
      coin_type: 2_147_514_985,
      address,
      message: '{}',
      signature: '0x1',
    },
    answer: { success: true },
    result: { success: true },
    unsupported: { value: { success: false } },
    isActing: true,
  },
  {
    name: 'getOnrampOptions',
    call: (api, options) =>
      api.getOnrampOptions({ caipNetworkId: network }, options),
    method: 'GET',
    host: 'api',
    path: '/v1/onramp/options',
    query: {},
    answer: {
      paymentCurrencies: [{ id: 'USD', payment_method_limits: limits }],
      purchaseCurrencies: [{ ...purchaseCurrency, networks: [wireNetwork] }],
    },
    result: {
      paymentCurrencies: [paymentCurrency],
      purchaseCurrencies: [purchaseCurrency],
      isFallback: false,
      ...none,
    },
    unsupported: {
      value: {
        paymentCurrencies: [],
        purchaseCurrencies: [],
        isFallback: false,
        ...none,
      },
    },
    fallback: { isFallback: true, dropped: 0, partial: false },
  },
  {
    name: 'getOnrampQuote',
    call: (api, options) =>
      api.getOnrampQuote(
        {
          purchaseCurrency,
          paymentCurrency,
          amount: '100',
          caipNetworkId: network,
        },
        options,
      ),
    method: 'POST',
    host: 'api',
    path: '/v1/onramp/quote',
    query: {},
    body: {
      purchaseCurrency: { ...purchaseCurrency, networks: [wireNetwork] },
      paymentCurrency: { id: 'USD', payment_method_limits: limits },
      amount: '100',
      network: 'USDC',
    },
    answer: quote,
    result: { ...quote, estimated: false },
    unsupported: { value: undefined },
    fallback: {
      quoteId: 'mocked-quote-id',
      purchaseAmount: money('100'),
      paymentTotal: money('100'),
      paymentSubtotal: money('100'),
      networkFee: money('100'),
      estimated: true,
    },
  },
  {
    name: 'getOnrampUrl',
    call: (api, options) =>
      api.getOnrampUrl(
        {
          destinationWallets: [
            { address, blockchains: ['ethereum'], assets: ['USDC'] },
          ],
          partnerUserId: 'user',
          defaultNetwork: 'ethereum',
          presetCryptoAmount: 2,
          presetFiatAmount: 100,
          caipNetworkId: network,
        },
        options,
      ),
    method: 'POST',
    host: 'api',
    path: '/v1/generators/onrampurl',
    query: {},
    body: {
      destinationWallets: [
        { address, blockchains: ['ethereum'], assets: ['USDC'] },
      ],
      partnerUserId: 'user',
      defaultNetwork: 'ethereum',
      presetCryptoAmount: 2,
      presetFiatAmount: 100,
      defaultExperience: 'buy',
    },
    answer: { url: 'https://pay.example/buy?x=1' },
    result: { url: 'https://pay.example/buy?x=1' },
    unsupported: { value: { url: undefined } },
    isActing: true,
  },
  {
    name: 'getExchanges',
    call: (api, options) =>
      api.getExchanges({ amount: '5', asset: 'eip155:1/slip44:60' }, options),
    method: 'POST',
    host: 'rpc',
    path: '/v1/json-rpc',
    query: {},
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'reown_getExchanges' },
      params: { page: 0, asset: 'eip155:1/slip44:60', amount: '5' },
    },
    answer: {
      ...{ jsonrpc: '2.0', id: 1 },
      result: {
        exchanges: [{ id: 'a', imageUrl: icon, name: 'A' }],
        total: 1,
      },
    },
    result: {
      exchanges: [{ id: 'a', imageUrl: icon, name: 'A' }],
      total: 1,
      ...none,
    },
  },
  {
    name: 'getExchangePayUrl',
    call: (api, options) =>
      api.getExchangePayUrl(
        {
          amount: '5',
          asset: 'eip155:1/slip44:60',
          exchangeId: 'a',
          isDeposit: true,
          recipient: account,
        },
        options,
      ),
    method: 'POST',
    host: 'rpc',
    path: '/v1/json-rpc',
    query: { source: 'fund-wallet' },
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'reown_getExchangePayUrl' },
      params: {
        amount: '5',
        asset: 'eip155:1/slip44:60',
        exchangeId: 'a',
        recipient: account,
      },
    },
    answer: {
      ...{ jsonrpc: '2.0', id: 1 },
      result: { url: 'https://a.example/pay', sessionId: 's' },
    },
    result: { url: 'https://a.example/pay', sessionId: 's' },
    isActing: true,
  },
  {
    name: 'getExchangeBuyStatus',
    call: (api, options) =>
      api.getExchangeBuyStatus({ exchangeId: 'a', sessionId: 's' }, options),
    method: 'POST',
    host: 'rpc',
    path: '/v1/json-rpc',
    query: {},
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'reown_getExchangeBuyStatus' },
      params: { exchangeId: 'a', sessionId: 's' },
    },
    answer: {
      ...{ jsonrpc: '2.0', id: 1 },
      result: { status: 'SUCCESS', txHash: '0xab' },
    },
    result: { status: 'SUCCESS', txHash: '0xab' },
  },
  {
    name: 'getExchangeAssets',
    call: (api, options) => api.getExchangeAssets({ exchangeId: 'a' }, options),
    method: 'GET',
    host: 'explorer',
    path: '/appkit/v1/transfers/assets/exchanges/a',
    query: {},
    answer: { exchangeId: 'a', assets: { eip155: [ether] } },
    result: { exchangeId: 'a', assets: [ether], ...none },
  },
  {
    name: 'getTransferQuote',
    call: (api, options) =>
      api.getTransferQuote(
        {
          amount: 5n,
          destination: { ...ether, network: 'eip155:8453' },
          origin: ether,
          recipient: address,
          user: address,
        },
        options,
      ),
    method: 'POST',
    host: 'explorer',
    path: '/appkit/v1/transfers/quote',
    query: {},
    body: {
      user: address,
      originChainId: '1',
      originCurrency: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      destinationChainId: '8453',
      destinationCurrency: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      recipient: address,
      amount: '5',
    },
    answer: {
      origin: { amount: '6', currency: ether },
      destination: { amount: '5', currency: ether },
      fees: [],
      steps: [
        {
          requestId: 'r',
          type: 'deposit',
          deposit: { amount: '6', currency: 'native', receiver: address },
        },
      ],
      timeInSeconds: 6,
    },
    result: {
      origin: { amount: 6n, currency: ether },
      destination: { amount: 5n, currency: ether },
      fees: [],
      steps: [
        {
          requestId: 'r',
          type: 'deposit',
          deposit: { amount: 6n, currency: 'native', receiver: address },
        },
      ],
      timeInSeconds: 6,
    },
  },
  {
    name: 'getTransferStatus',
    call: (api, options) => api.getTransferStatus({ requestId: 'r' }, options),
    method: 'GET',
    host: 'explorer',
    path: '/appkit/v1/transfers/status',
    query: { requestId: 'r' },
    answer: { status: 'pending' },
    result: { status: 'pending' },
  },
  {
    name: 'getSessions',
    call: (api, options) => api.getSessions({ caipAddress: account }, options),
    method: 'GET',
    host: 'api',
    path: `/v1/sessions/${encodeURIComponent(account)}`,
    query: {},
    answer: { pcis: [session] },
    result: {
      sessions: [{ ...session, revokedAt: undefined, status: 'active' }],
      isSupported: true,
      ...none,
    },
    unsupported: { value: { sessions: [], isSupported: false, ...none } },
  },
  {
    name: 'createSession',
    call: (api, options) =>
      api.createSession(
        { caipAddress: account, request: sessionRequest },
        options,
      ),
    method: 'POST',
    host: 'api',
    path: `/v1/sessions/${encodeURIComponent(account)}`,
    query: { v: '2' },
    body: sessionRequest,
    answer: { pci: 'pci-1', key: sessionKey },
    result: { pci: 'pci-1', key: sessionKey },
    unsupported: { thrown: 'SmartSessionUnsupportedError' },
    isActing: true,
  },
  {
    name: 'activateSession',
    call: (api, options) =>
      api.activateSession(
        { caipAddress: account, grant: sessionGrant, pci: 'pci-1' },
        options,
      ),
    method: 'POST',
    host: 'api',
    path: `/v1/sessions/${encodeURIComponent(account)}/activate`,
    query: {},
    body: { pci: 'pci-1', ...sessionGrant },
    answer: { success: true },
    result: { success: true },
    unsupported: { value: { success: false } },
  },
  {
    name: 'revokeSession',
    call: (api, options) =>
      api.revokeSession(
        {
          address: account,
          pci: 'pci-1',
          signature: '0x1',
          caipNetworkId: network,
        },
        options,
      ),
    method: 'POST',
    host: 'api',
    path: `/v1/sessions/${encodeURIComponent(account)}/revoke`,
    query: {},
    body: { pci: 'pci-1', signature: '0x1' },
    answer: { success: true },
    result: { success: true },
    unsupported: { value: { success: false } },
    isActing: true,
  },
  {
    name: 'getProjectConfig',
    call: (api, options) => api.getProjectConfig(options),
    method: 'GET',
    host: 'explorer',
    path: '/appkit/v1/config',
    query: {},
    answer: {
      features: [{ id: 'swap', isEnabled: true, config: ['1inch'] }],
    },
    result: {
      features: [{ id: 'swap', isEnabled: true, config: ['1inch'] }],
      ...none,
    },
  },
  {
    name: 'getProjectLimits',
    call: (api, options) => api.getProjectLimits(options),
    method: 'GET',
    host: 'explorer',
    path: '/appkit/v1/project-limits',
    query: {},
    answer: { planLimits: limitsAnswer },
    result: limitsAnswer,
  },
  {
    name: 'getAllowedOrigins',
    call: (api, options) => api.getAllowedOrigins(options),
    method: 'GET',
    host: 'explorer',
    path: '/projects/v1/origins',
    query: {},
    answer: { allowedOrigins: ['https://*.example.com'] },
    result: { origins: ['https://*.example.com'] },
  },
  {
    name: 'getAnalyticsConfig',
    call: (api, options) => api.getAnalyticsConfig(options),
    method: 'GET',
    host: 'explorer',
    path: '/getAnalyticsConfig',
    query: {},
    answer: { isAnalyticsEnabled: true },
    result: { isAnalyticsEnabled: true },
  },
  {
    name: 'getWallets',
    call: (api, options) =>
      api.getWallets(
        {
          page: 2,
          entries: 40,
          chains: [network, 'eip155:1'],
          search: ' meta ',
          include: ['a'],
          exclude: ['b', 'c'],
          badge: 'certified',
          badgeType: 'none',
          names: ['One'],
          rdns: ['io.one'],
          includePayOnly: true,
          sort: 'wcpay',
        },
        options,
      ),
    method: 'GET',
    host: 'explorer',
    path: '/getWallets',
    query: {
      page: '2',
      entries: '40',
      chains: `${network},eip155:1`,
      search: 'meta',
      include: 'a',
      exclude: 'b,c',
      badge: 'certified',
      badge_type: 'none',
      names: 'One',
      rdns: 'io.one',
      include_pay_only: 'true',
      sort: 'wcpay',
    },
    answer: {
      data: [
        {
          id: 'a',
          name: 'One',
          badge_type: 'certified',
          description: 'The one',
          homepage: 'https://one.example',
          image_id: 'image-1',
          image_url: icon,
          chains: ['eip155:1'],
          order: 1,
          link_mode: null,
          mobile_link: 'one://',
          desktop_link: null,
          webapp_link: 'https://app.one.example',
          app_store: 'https://store.example/one',
          play_store: null,
          chrome_store: 'javascript:alert(1)',
          rdns: 'io.one',
          injected: [{ namespace: 'eip155', injected_id: 'isOne' }],
          supports_wc: true,
          supports_wcpay: false,
        },
      ],
      count: 61,
    },
    result: {
      wallets: [
        {
          id: 'a',
          name: 'One',
          badgeType: 'certified',
          description: 'The one',
          homepage: 'https://one.example',
          imageId: 'image-1',
          imageUrl: icon,
          chains: ['eip155:1'],
          order: 1,
          mobileLink: 'one://',
          webappLink: 'https://app.one.example',
          appStore: 'https://store.example/one',
          rdns: 'io.one',
          injected: [{ namespace: 'eip155', injectedId: 'isOne' }],
          supportsWc: true,
          supportsWcPay: false,
        },
      ],
      count: 61,
      ...none,
    },
  },
  {
    name: 'getImage',
    call: (api, options) =>
      api.getImage({ kind: 'wallet', id: 'image-1' }, options),
    method: 'GET',
    host: 'explorer',
    path: '/getWalletImage/image-1',
    query: {},
    answer: new Blob(['<svg xmlns="a"/>'], { type: 'image/svg+xml' }),
    result: new Blob(['<svg xmlns="a"/>'], { type: 'image/svg+xml' }),
  },
  {
    name: 'rpc',
    call: (api, options) =>
      api.rpc(
        { caipNetworkId: network, method: 'eth_chainId', params: [] },
        options,
      ),
    method: 'POST',
    host: 'rpc',
    path: '/v1/',
    query: { chainId: network },
    body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
    answer: { jsonrpc: '2.0', id: 1, result: '0x7a69' },
    result: '0x7a69',
  },
]

/** Returns one endpoint of the table. */
export function findEndpoint(name: ApiEndpoint['name']): ApiEndpoint {
  const found = apiEndpoints.find((endpoint) => endpoint.name === name)
  if (!found) throw new Error(`No endpoint ${name}`)
  return found
}
