import { http } from 'viem'
import { base } from 'viem/chains'
import type * as actions from '../../../src/exports/actions.js'
import { devnet } from '../../../src/solana/clusters/clusters.js'
import { readerAddress as address } from '../../setup/kit/createApiKit.js'
import { solanaAddress } from '../../setup/solana/createSolanaStub.js'

const chainId = 1
const connectorUid = 'uid'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const gold = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const place = { address, chainId, namespace: 'eip155' as const }
const paymentCurrency = {
  id: 'USD',
  limits: [{ id: 'card', max: '7500', min: '10' }],
}
const purchaseCurrency = {
  id: 'eth',
  name: 'Ether',
  networks: [{ name: 'ethereum', chainId: '1' }],
  symbol: 'ETH',
}
const paymentAsset = {
  network: 'eip155:1',
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, logoURI: '' },
}
const payment = { amount: '1.5', paymentAsset, recipient: to }
const side = {
  address: gold,
  caipAddress: `eip155:1:${gold}`,
  decimals: 18,
  name: 'Gold',
  price: 1,
  symbol: 'GOLD',
  worth: '1',
}
const quote = {
  account: address,
  amount: '1',
  balance: '2',
  caipNetworkId: 'eip155:1',
  chainId,
  createdAt: 0,
  expiresAt: Number.MAX_SAFE_INTEGER,
  fees: {},
  from: side,
  isApprovalNeeded: false,
  max: '2',
  maxSlippage: '0.1',
  minimumReceived: '1',
  priceImpact: 0,
  priceImpactLevel: 'low',
  providerFee: { amount: '0', worth: undefined },
  rate: '1',
  slippage: 1,
  to: { ...side, address: to, caipAddress: `eip155:1:${to}` },
  toAmount: '1',
  toAmountShown: '1',
}
const wallet = {
  connectorUid,
  entries: [{ namespace: 'eip155', id: 'mock', connectorUid }],
  group: 'injected',
  hint: undefined,
  icon: undefined,
  id: 'mock',
  isInstalled: true,
  isRecent: false,
  key: 'mock',
  name: 'Mock',
  namespace: 'eip155',
  type: 'MULTI_CHAIN',
}
const solana = {
  commitment: 'confirmed',
  computeUnitLimit: 500,
  computeUnitPrice: 1n,
  maxPriorityFee: 1n,
  memo: 'order 7',
  preflightCommitment: 'confirmed',
  priorityFeePercentile: 50,
  skipPreflight: false,
}
const send = {
  ...{ account: address, amount: '0.1', chainId, solana, to, token: 'native' },
  toAddress: to,
}
const onStep = () => {}

type Actions = typeof actions
type Name = {
  [name in keyof Actions]: Actions[name] extends (
    ...parameters: never
  ) => unknown
    ? name
    : never
}[keyof Actions]

/**
 * Valid parameters for each action, as many as it accepts: parameters left out
 * here are never spoiled.
 */
export const callSamples: Record<
  Exclude<Name, 'createKit' | 'cspDirectives'>,
  readonly object[]
> = {
  addNetwork: [
    { network: base, transport: http('http://localhost:1') },
    { network: { ...devnet, rpcUrl: 'http://localhost:1' } },
  ],
  connectDevice: [{}],
  connectEmail: [{ email: 'a@b.co' }],
  connectFarcaster: [{ onAccepted: onStep, onUri: onStep }],
  connectGuest: [{ chainId: 1 }],
  connectIdToken: [{ idToken: 'a.b.c' }, { chainId: 1, idToken: 'a.b.c' }],
  connectOtp: [{ onAccepted: onStep, otp: '123456' }],
  connectPasskey: [{ chainId, onAccepted: onStep, onOpened: onStep }],
  connectSocial: [
    { provider: 'google', chainId, onAccepted: onStep, onOpened: onStep },
  ],
  connectWallet: [
    { namespace: 'eip155', walletId: 'mock', onAsked: onStep, onUri: onStep },
    { wallet },
    { namespace: 'solana', walletId: 'phantom' },
  ],
  disconnectAccount: [{ connectorUid }],
  disconnectAll: [{ namespace: 'solana' }],
  estimateSend: [send, { ...send, account: solanaAddress, to: solanaAddress }],
  exportContacts: [{ account: address }],
  exportWallet: [],
  manageDevices: [],
  getAccounts: [{ namespace: 'eip155' }],
  getContacts: [{ account: address, namespace: 'eip155' }],
  importContacts: [{ account: address, json: '{"contacts":[],"version":1}' }],
  getNameTexts: [{ keys: ['url'], name: 'alice.eth' }],
  removeContact: [{ account: address, address: to }],
  saveContact: [{ account: address, address: to, name: 'Ada' }],
  getActiveAccount: [{ namespace: 'eip155' }],
  getActivity: [{ ...place, cursor: 'c' }],
  getBalances: [{ ...place, forceUpdate: [gold], includeIndivisible: true }],
  getEmbeddedUser: [{}],
  getExchangeAssets: [{ exchangeId: 'a' }],
  getExchangeBuyStatus: [{ exchangeId: 'a', isDeposit: true, sessionId: 'b' }],
  getExchangePayUrl: [{ ...payment, exchangeId: 'a', id: 'b' }],
  getExchanges: [
    {
      amount: '1',
      exclude: ['a'],
      includeOnly: ['b'],
      isDeposit: true,
      page: 0,
      paymentAsset,
    },
  ],
  getGasPrices: [{ chainId }],
  getIdentity: [place],
  getMaxSend: [{ account: address, chainId, solana, to, token: gold }],
  getNameAvailability: [{ chainId, name: 'alice' }],
  getNameSuggestions: [{ chainId, name: 'alice' }],
  getNativeBalance: [place],
  getNfts: [place],
  getOnrampOptions: [{ chainId }],
  getOnrampQuote: [
    {
      amount: '50',
      chainId,
      paymentCurrency,
      paymentMethod: 'card',
      purchaseCurrency,
    },
  ],
  getOnrampUrl: [
    { address, chainId, provider: 'meld' },
    {
      address,
      amount: '50',
      chainId,
      paymentCurrency,
      provider: 'meld',
      paymentMethod: 'card',
      purchaseCurrency,
      quote: {
        estimated: false,
        paymentTotal: { amount: '50', currency: 'USD' },
      },
    },
  ],
  getOriginStatus: [{ origin: 'https://app.example' }],
  getPayQuote: [{ ...payment, account: address, from: paymentAsset }],
  getPayStatus: [{ requestId: 'a' }],
  getPrices: [
    { addresses: [`eip155:1:${gold}`], tokens: [{ address: gold, chainId }] },
  ],
  getProjectFeatures: [{}],
  getProjectLimits: [{}],
  getReceive: [{ ...place, amount: '1', token: 'native' }],
  getReceiverWarning: [{ ...place, to: place.address }],
  getChainBalances: [place],
  getReverseNames: [place],
  transact: [
    {
      ...{ account: address, calls: [{ data: '0x', to, value: 1n }], chainId },
      ...{ confirmations: 1, onStep, resend: false },
    },
  ],
  unwatchToken: [{ chainId: 1, token: place.address }],
  watchToken: [{ chainId: 1, token: place.address }],
  cancelSend: [{ sendId: 'x' }],
  speedUp: [{ sendId: 'x' }],
  getSendStatus: [{ sendId: 'x' }],
  getSignInAccount: [{ namespace: 'eip155' }],
  getSignInSession: [{ namespace: 'eip155' }],
  getSmartSessions: [{ address, chainId }],
  getSwapQuote: [
    {
      account: address,
      amount: '1',
      chainId,
      from: 'native',
      slippage: 1,
      to: gold,
    },
  ],
  getSwapTokens: [{ address, chainId }],
  getToken: [{ chainId, token: gold }],
  getTokenBalance: [{ address, chainId, namespace: 'eip155', token: gold }],
  getTokenLists: [{ chainId }],
  getWallets: [
    {
      badgeType: 'certified',
      isMobile: false,
      list: 'all',
      namespace: 'eip155',
      page: 1,
      search: 'a',
      skip: ['x'],
    },
  ],
  getName: [{ chainId, fresh: true, name: 'alice.eth' }],
  grantPermissions: [
    {
      ...{ address, chainId, expiry: 4_000_000_000 },
      permissions: [
        {
          type: 'native-token-recurring-allowance',
          data: { allowance: 1n, period: 60, start: 3_999_999_999 },
        },
      ],
      policies: [{ type: 'rate-limit', data: {} }],
      signer: {
        type: 'key',
        data: { type: 'secp256k1', publicKey: `0x02${'ab'.repeat(32)}` },
      },
    },
  ],
  openSocialPopup: [],
  openWalletLink: [
    {
      features: 'noopener',
      href: 'metamask://wc',
      name: 'MetaMask',
      target: '_self',
    },
  ],
  pay: [
    {
      ...payment,
      account: address,
      confirmations: 1,
      id: 'a',
      onStep,
      resend: false,
      solana,
    },
  ],
  registerName: [{ account: address, chainId, name: 'alice' }],
  removeNetwork: [{ chainId }],
  resetAccount: [{ address, chainId, sessions: [] }],
  resolveName: [{ chainId, fresh: false, name: 'alice' }],
  resumeSocialLogin: [{ onAccepted: onStep }],
  resumeSocialRedirect: [{ onFound: onStep }],
  revokePermissions: [{ address, chainId, pci: 'abc' }],
  sendToken: [{ ...send, confirmations: 1, onStep, resend: false }],
  setPreferredAccountType: [{ type: 'eoa' }],
  setSignInMetadata: [{ metadata: { plan: 'free' }, namespace: 'eip155' }],
  signIn: [{ namespace: 'eip155' }],
  signOut: [{ namespace: 'eip155' }],
  signText: [{ account: address, message: 'hello', namespace: 'eip155' }],
  startSocialRedirect: [{ provider: 'google' }],
  swap: [
    {
      quote,
      acceptPriceImpact: true,
      confirmations: 1,
      feeLevel: 'fast',
      onStep,
    },
    {
      account: address,
      amount: '1',
      chainId,
      from: 'native',
      resend: true,
      slippage: 1,
      to: gold,
    },
  ],
  setActiveAccount: [{ address, connectorUid }],
  switchNetwork: [{ chainId }],
  updateEmail: [{ email: 'a@b.co' }],
  updateEmailPrimaryOtp: [{ otp: '123456' }],
  updateEmailSecondaryOtp: [{ otp: '123456' }],
  watchAccountTransactions: [
    {
      address,
      chainId,
      limit: 1,
      onError: onStep,
      onTransactions: onStep,
      pollingInterval: 1_000,
    },
  ],
  watchSignIn: [{}],
}
