import { http } from 'viem'
import { base } from 'viem/chains'
import * as actions from '../../../src/exports/actions.js'
import { places } from '../../setup/chain/createSwapNode.js'
import { callSamples } from '../fuzz/callSamples.js'
import { otherPayee, payer } from './createServices.js'
import type { SilentWorld } from './createSilentWorld.js'

export type Step = {
  /** Who is connected before; default the embedded wallet, on both. */
  account?: 'none' | 'embedded' | 'paired' | undefined
  /** Milliseconds within which the call settles; default `BOUND_MS`. */
  bound?: number | undefined
  isSignInUsed?: boolean | undefined
  /** Runs before anything falls silent. */
  prepare?: ((world: SilentWorld) => unknown) | undefined
  run(world: SilentWorld, signal?: AbortSignal | undefined): unknown
}

type Actions = typeof actions
type Name = {
  [name in keyof Actions]: Actions[name] extends (
    ...parameters: never
  ) => unknown
    ? name
    : never
}[keyof Actions]

/** What waits for nobody: each attempt of a request has 10 s. */
export const BOUND_MS = 60_000
/**
 * A card expires after 10 min, and the wait for it 2 min later. The chain is
 * then asked what became of a payment.
 */
export const APPROVAL_MS = 900_000
/** A link in an email. */
const DEVICE_MS = 960_000
/** A login in another window. */
export const SOCIAL_MS = 345_000

const email = 'ada@example.com'
const address = payer
const place = { address, chainId: 31_337, namespace: 'eip155' as const }
const to = otherPayee
const sample = (name: keyof typeof callSamples) => callSamples[name][0] as never

const approveLogin = ({ frame }: SilentWorld) =>
  void frame.approveLogin({ timeoutMs: 1_000_000 }).catch(() => {})

/** Each action that the package exports, as an app calls it. */
export const actionSteps: Record<
  Exclude<Name, 'createKit' | 'cspDirectives'>,
  Step | readonly Step[]
> = {
  addNetwork: {
    run: ({ kit }) =>
      actions.addNetwork(kit, {
        network: base,
        transport: http('https://node.test/8453'),
      } as never),
  },
  connectDevice: {
    account: 'none',
    bound: DEVICE_MS,
    run: ({ kit }) => actions.connectDevice(kit, {}),
  },
  connectEmail: [
    {
      account: 'none',
      run: ({ kit }) => actions.connectEmail(kit, { email }),
    },
    {
      account: 'none',
      isSignInUsed: true,
      run: ({ kit }) => actions.connectEmail(kit, { email }),
    },
  ],
  connectFarcaster: {
    account: 'none',
    bound: SOCIAL_MS,
    run: (world) =>
      actions.connectFarcaster(world.kit, {
        onUri: () => approveLogin(world),
      }),
  },
  connectGuest: {
    account: 'none',
    run: ({ kit }) => actions.connectGuest(kit),
  },
  connectIdToken: {
    account: 'none',
    run: ({ kit }) => actions.connectIdToken(kit, { idToken: 'a.b.c' }),
  },
  connectOtp: [
    {
      account: 'none',
      prepare: ({ kit }) => actions.connectEmail(kit, { email }),
      run: ({ kit, frame }) => actions.connectOtp(kit, { otp: frame.otp }),
    },
    {
      account: 'none',
      isSignInUsed: true,
      prepare: ({ kit }) => actions.connectEmail(kit, { email }),
      run: ({ kit, frame }) => actions.connectOtp(kit, { otp: frame.otp }),
    },
  ],
  connectPasskey: {
    account: 'none',
    bound: SOCIAL_MS,
    run: (world) =>
      actions.connectPasskey(world.kit, {
        onOpened: () => approveLogin(world),
      }),
  },
  connectSocial: {
    account: 'none',
    bound: SOCIAL_MS,
    run: (world) =>
      actions.connectSocial(world.kit, {
        onOpened: () => approveLogin(world),
        provider: 'google',
      }),
  },
  connectWallet: [
    {
      account: 'none',
      bound: SOCIAL_MS,
      run: ({ kit }) =>
        actions.connectWallet(kit, {
          namespace: 'eip155',
          walletId: 'walletConnect',
        }),
    },
    {
      prepare: ({ kit }) =>
        actions.disconnectAll(kit, { namespace: 'solana' } as never),
      run: ({ kit }) =>
        actions.connectWallet(kit, {
          namespace: 'solana',
          walletId: 'ID_AUTH',
        }),
    },
  ],
  disconnectAccount: [
    {
      run: ({ config, kit }) =>
        actions.disconnectAccount(kit, {
          connectorUid: config.state.current ?? '',
        }),
    },
    {
      account: 'paired',
      run: ({ config, kit }) =>
        actions.disconnectAccount(kit, {
          connectorUid: config.state.current ?? '',
        }),
    },
  ],
  disconnectAll: [
    { run: ({ kit }) => actions.disconnectAll(kit) },
    { account: 'paired', run: ({ kit }) => actions.disconnectAll(kit) },
  ],
  estimateSend: [
    {
      run: ({ kit }) =>
        actions.estimateSend(kit, {
          account: address,
          amount: '0.1',
          to,
          token: 'native',
        }),
    },
    {
      run: ({ kit, frame }) =>
        actions.estimateSend(kit, {
          account: frame.solanaAddress,
          amount: '0.1',
          token: 'native',
          to: 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL',
        }),
    },
  ],
  exportContacts: { run: ({ kit }) => actions.exportContacts(kit) },
  exportWallet: { run: ({ kit }) => actions.exportWallet(kit) },
  getContacts: { run: ({ kit }) => actions.getContacts(kit) },
  importContacts: {
    run: ({ kit }) => actions.importContacts(kit, sample('importContacts')),
  },
  getNameTexts: {
    run: ({ kit }) => actions.getNameTexts(kit, sample('getNameTexts')),
  },
  removeContact: {
    run: ({ kit }) => actions.removeContact(kit, sample('removeContact')),
  },
  saveContact: {
    run: ({ kit }) =>
      actions.saveContact(kit, sample('saveContact')) && undefined,
  },
  getAccounts: { run: ({ kit }) => actions.getAccounts(kit) },
  getActiveAccount: { run: ({ kit }) => actions.getActiveAccount(kit) },
  getActivity: { run: ({ kit }) => actions.getActivity(kit, place) },
  getBalances: [
    { run: ({ kit }) => actions.getBalances(kit, place) },
    {
      run: ({ kit, frame }) =>
        actions.getBalances(kit, {
          address: frame.solanaAddress ?? '',
          namespace: 'solana',
        }),
    },
  ],
  getChainBalances: { run: ({ kit }) => actions.getChainBalances(kit, place) },
  getEmbeddedUser: { run: ({ kit }) => actions.getEmbeddedUser(kit, {}) },
  getExchangeAssets: {
    run: ({ kit }) =>
      actions.getExchangeAssets(kit, sample('getExchangeAssets')),
  },
  getExchangeBuyStatus: {
    run: ({ kit }) =>
      actions.getExchangeBuyStatus(kit, sample('getExchangeBuyStatus')),
  },
  getExchangePayUrl: {
    run: ({ kit }) =>
      actions.getExchangePayUrl(kit, sample('getExchangePayUrl')),
  },
  getExchanges: {
    run: ({ kit }) => actions.getExchanges(kit, sample('getExchanges')),
  },
  getGasPrices: {
    run: ({ kit }) => actions.getGasPrices(kit, { chainId: 31_337 }),
  },
  getIdentity: { run: ({ kit }) => actions.getIdentity(kit, place) },
  getMaxSend: [
    {
      run: ({ kit }) =>
        actions.getMaxSend(kit, { account: address, to, token: 'native' }),
    },
    {
      run: ({ kit, frame }) =>
        actions.getMaxSend(kit, {
          account: frame.solanaAddress,
          token: 'native',
        }),
    },
  ],
  getName: {
    run: ({ kit }) =>
      actions.getName(kit, { chainId: 31_337, name: 'alice.reown.id' }),
  },
  getNameAvailability: {
    run: ({ kit }) => actions.getNameAvailability(kit, { name: 'alice' }),
  },
  getNameSuggestions: {
    run: ({ kit }) => actions.getNameSuggestions(kit, { name: 'alice' }),
  },
  getNativeBalance: {
    run: ({ kit }) => actions.getNativeBalance(kit, place),
  },
  getNfts: { run: ({ kit }) => actions.getNfts(kit, place) },
  getOnrampOptions: {
    run: ({ kit }) => actions.getOnrampOptions(kit, { chainId: 31_337 }),
  },
  getOnrampQuote: {
    run: ({ kit }) =>
      actions.getOnrampQuote(kit, {
        ...(sample('getOnrampQuote') as object),
        chainId: 31_337,
      } as never),
  },
  getOnrampUrl: {
    run: ({ kit }) =>
      actions.getOnrampUrl(kit, {
        address,
        chainId: 31_337,
        provider: 'coinbase',
      } as never),
  },
  getOriginStatus: {
    run: ({ kit }) => actions.getOriginStatus(kit, sample('getOriginStatus')),
  },
  getPayQuote: {
    run: ({ kit }) => actions.getPayQuote(kit, toPayment()),
  },
  getPayStatus: {
    run: ({ kit }) => actions.getPayStatus(kit, { requestId: 'a' }),
  },
  getPrices: { run: ({ kit }) => actions.getPrices(kit, sample('getPrices')) },
  getProjectFeatures: { run: ({ kit }) => actions.getProjectFeatures(kit, {}) },
  getProjectLimits: { run: ({ kit }) => actions.getProjectLimits(kit, {}) },
  getReceive: { run: ({ kit }) => actions.getReceive(kit, place as never) },
  getReceiverWarning: {
    run: ({ kit }) =>
      actions.getReceiverWarning(kit, { ...place, to } as never),
  },
  getReverseNames: { run: ({ kit }) => actions.getReverseNames(kit, place) },
  cancelSend: {
    run: ({ kit }) => actions.cancelSend(kit, { sendId: 'x' }),
  },
  speedUp: {
    run: ({ kit }) => actions.speedUp(kit, { sendId: 'x' }),
  },
  getSendStatus: {
    run: ({ kit }) => actions.getSendStatus(kit, { sendId: 'x' }),
  },
  getSignInAccount: {
    isSignInUsed: true,
    run: ({ kit }) => actions.getSignInAccount(kit, {}),
  },
  getSignInSession: {
    isSignInUsed: true,
    run: ({ kit }) => actions.getSignInSession(kit, {}),
  },
  getSmartSessions: {
    run: ({ kit }) =>
      actions.getSmartSessions(kit, { address, chainId: 31_337 } as never),
  },
  getSwapQuote: { run: ({ kit }) => actions.getSwapQuote(kit, toSwap()) },
  getSwapTokens: {
    run: ({ kit }) => actions.getSwapTokens(kit, { chainId: 31_337 }),
  },
  getToken: {
    run: ({ kit }) =>
      actions.getToken(kit, { chainId: 31_337, token: places.gold }),
  },
  getTokenBalance: {
    run: ({ kit }) =>
      actions.getTokenBalance(kit, { ...place, token: places.gold }),
  },
  getTokenLists: { run: ({ kit }) => actions.getTokenLists(kit) },
  getWallets: { run: ({ kit }) => actions.getWallets(kit, {}) },
  grantPermissions: {
    bound: APPROVAL_MS,
    run: ({ kit }) =>
      actions.grantPermissions(kit, {
        ...(sample('grantPermissions') as object),
        address,
        chainId: 31_337,
        expiry: Math.floor(Date.now() / 1000) + 3_600,
        permissions: [
          {
            type: 'native-token-recurring-allowance',
            data: {
              allowance: 1n,
              period: 60,
              start: Math.floor(Date.now() / 1000) + 60,
            },
          },
        ],
      } as never),
  },
  manageDevices: { run: ({ kit }) => actions.manageDevices(kit) },
  openSocialPopup: {
    run: ({ kit }) => actions.openSocialPopup(kit) && undefined,
  },
  openWalletLink: {
    run: ({ kit }) => actions.openWalletLink(kit, sample('openWalletLink')),
  },
  pay: {
    bound: APPROVAL_MS,
    run: ({ kit }) =>
      actions.pay(kit, { ...(toPayment() as object), id: 'a' } as never),
  },
  registerName: {
    bound: APPROVAL_MS,
    run: ({ kit }) => actions.registerName(kit, { name: 'alice' }),
  },
  removeNetwork: {
    run: ({ kit }) => actions.removeNetwork(kit, { chainId: 1 }),
  },
  resetAccount: {
    run: ({ kit }) =>
      actions.resetAccount(kit, { address, chainId: 31_337 } as never),
  },
  resolveName: {
    run: ({ kit }) =>
      actions.resolveName(kit, { chainId: 31_337, name: 'alice.reown.id' }),
  },
  resumeSocialLogin: {
    account: 'none',
    bound: SOCIAL_MS,
    run: ({ kit }) => actions.resumeSocialLogin(kit, {}),
  },
  resumeSocialRedirect: {
    account: 'none',
    run: ({ kit }) => actions.resumeSocialRedirect(kit, {}),
  },
  revokePermissions: {
    bound: APPROVAL_MS,
    run: ({ kit }) =>
      actions.revokePermissions(kit, {
        address,
        chainId: 31_337,
        pci: 'pci-1',
      } as never),
  },
  sendToken: [
    {
      bound: APPROVAL_MS,
      run: ({ kit }) =>
        actions.sendToken(kit, {
          account: address,
          amount: '0.1',
          to,
          token: 'native',
        } as never),
    },
    {
      bound: APPROVAL_MS,
      run: ({ frame, kit }) =>
        actions.sendToken(kit, {
          account: frame.solanaAddress,
          amount: '0.1',
          token: 'native',
          to: 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL',
        } as never),
    },
    {
      account: 'paired',
      bound: APPROVAL_MS,
      run: ({ kit }) =>
        actions.sendToken(kit, { amount: '0.1', to, token: 'native' } as never),
    },
  ],
  setActiveAccount: {
    run: ({ config, kit }) =>
      actions.setActiveAccount(kit, {
        address,
        connectorUid: config.state.current ?? '',
      } as never),
  },
  setPreferredAccountType: {
    run: ({ kit }) => actions.setPreferredAccountType(kit, { type: 'eoa' }),
  },
  setSignInMetadata: {
    isSignInUsed: true,
    run: ({ kit }) =>
      actions.setSignInMetadata(kit, sample('setSignInMetadata')),
  },
  signIn: {
    bound: APPROVAL_MS,
    isSignInUsed: true,
    run: ({ kit }) => actions.signIn(kit, {}),
  },
  signOut: {
    isSignInUsed: true,
    run: ({ kit }) => actions.signOut(kit, {}),
  },
  signText: [
    {
      bound: APPROVAL_MS,
      run: ({ kit }) =>
        actions.signText(kit, { message: 'hello', namespace: 'eip155' }),
    },
    {
      bound: APPROVAL_MS,
      run: ({ kit }) =>
        actions.signText(kit, { message: 'hello', namespace: 'solana' }),
    },
    {
      account: 'paired',
      bound: APPROVAL_MS,
      run: ({ kit }) =>
        actions.signText(kit, { message: 'hello', namespace: 'eip155' }),
    },
  ],
  startSocialRedirect: {
    account: 'none',
    run: ({ kit }) => actions.startSocialRedirect(kit, { provider: 'google' }),
  },
  swap: {
    bound: APPROVAL_MS,
    run: ({ kit }) => actions.swap(kit, toSwap() as never),
  },
  switchNetwork: [
    { run: ({ kit }) => actions.switchNetwork(kit, { chainId: 1 }) },
    {
      account: 'paired',
      bound: APPROVAL_MS,
      run: ({ kit }) => actions.switchNetwork(kit, { chainId: 31_337 }),
    },
  ],
  transact: {
    bound: APPROVAL_MS,
    run: ({ kit }) =>
      actions.transact(kit, {
        account: address,
        calls: [{ to, value: 1n }],
        chainId: 31_337,
      }),
  },
  unwatchToken: {
    run: ({ kit }) =>
      actions.unwatchToken(kit, { chainId: 31_337, token: places.gold }),
  },
  updateEmail: {
    run: ({ kit }) => actions.updateEmail(kit, { email: 'b@c.co' }),
  },
  updateEmailPrimaryOtp: {
    run: ({ kit }) => actions.updateEmailPrimaryOtp(kit, { otp: '123456' }),
  },
  updateEmailSecondaryOtp: {
    run: ({ kit }) => actions.updateEmailSecondaryOtp(kit, { otp: '123456' }),
  },
  watchAccountTransactions: {
    run: ({ kit }) =>
      actions.watchAccountTransactions(kit, {
        ...place,
        onTransactions() {},
      } as never)(),
  },
  watchSignIn: {
    isSignInUsed: true,
    run: ({ kit }) => actions.watchSignIn(kit)(),
  },
  watchToken: {
    run: ({ kit }) =>
      actions.watchToken(kit, { chainId: 31_337, token: places.gold }),
  },
}

function toSwap() {
  return {
    account: address,
    amount: '1',
    chainId: 31_337,
    from: 'native',
    to: places.usd,
  } as const
}

function toPayment() {
  return {
    account: address,
    amount: '1.5',
    paymentAsset: {
      network: 'eip155:31337',
      asset: 'native',
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, logoURI: '' },
    },
    recipient: to,
  } as never
}
