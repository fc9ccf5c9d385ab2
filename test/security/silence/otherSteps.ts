import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { privateKeyToAccount } from 'viem/accounts'
import { createApiClient } from '../../../src/api/createApiClient.js'
import { createSiwxMessage } from '../../../src/exports/server.js'
import { FrameWalletAdapter } from '../../../src/exports/solanaAdapter.js'
import { getSolana } from '../../../src/solana/getSolana.js'
import { apiEndpoints } from '../../setup/api/apiEndpoints.js'
import { places } from '../../setup/chain/createSwapNode.js'
import { APPROVAL_MS, SOCIAL_MS, type Step } from './actionSteps.js'
import { otherPayee, payer, payerKey } from './createServices.js'
import { cluster, hosts, type SilentWorld } from './createSilentWorld.js'

type Steps = Readonly<Record<string, Step | readonly Step[]>>

const message = '0x68656c6c6f'
const typed = {
  domain: { chainId: 31_337 },
  message: { text: 'hello' },
  primaryType: 'Note',
  types: {
    EIP712Domain: [{ name: 'chainId', type: 'uint256' }],
    Note: [{ name: 'text', type: 'string' }],
  },
}
const transaction = { from: payer, to: otherPayee, value: '0x1' }
const calls = {
  calls: [{ to: otherPayee, value: '0x1' }],
  chainId: '0x7a69',
  from: payer,
  version: '2.0.0',
}

/** Requests of the embedded wallet's EIP-1193 provider, with parameters. */
const requests: Readonly<Record<string, readonly unknown[] | undefined>> = {
  eth_accounts: undefined,
  eth_blockNumber: undefined,
  // `symbol()`
  eth_call: [{ data: '0x95d89b41', to: places.usd }, 'latest'],
  eth_chainId: undefined,
  eth_estimateGas: [transaction],
  eth_getBalance: [payer, 'latest'],
  eth_requestAccounts: undefined,
  eth_sendRawTransaction: [
    await privateKeyToAccount(payerKey).signTransaction({
      chainId: 31_337,
      gas: 21_000n,
      gasPrice: 1n,
      to: otherPayee,
    }),
  ],
  eth_sendTransaction: [transaction],
  eth_signTypedData_v4: [payer, JSON.stringify(typed)],
  net_version: undefined,
  personal_sign: [message, payer],
  wallet_addEthereumChain: [{ chainId: '0x1' }],
  wallet_getCallsStatus: [`0x${'1'.repeat(64)}`],
  wallet_getCapabilities: [payer],
  wallet_getPermissions: undefined,
  wallet_requestPermissions: [{ eth_accounts: {} }],
  wallet_revokePermissions: [{ eth_accounts: {} }],
  wallet_sendCalls: [calls],
  wallet_showCallsStatus: [`0x${'1'.repeat(64)}`],
  wallet_switchEthereumChain: [{ chainId: '0x1' }],
  wallet_watchAsset: [{ options: { address: places.usd }, type: 'ERC20' }],
}

export function find({ config }: SilentWorld, id: string) {
  const found = config.connectors.find((connector) => connector.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

async function ask(world: SilentWorld, id: string, method: string) {
  const provider = (await find(world, id).getProvider()) as {
    request(request: object): Promise<unknown>
  }
  const own = JSON.stringify(requests[method] ?? null)
  // The wallet at the other end of the relay has the other account.
  const params = JSON.parse(
    id === 'walletConnect' ? own.replaceAll(payer, otherPayee) : own,
  )
  return provider.request(params ? { method, params } : { method })
}

export const providerSteps: Steps = Object.fromEntries(
  Object.keys(requests).map((method) => [
    method,
    [
      {
        bound: APPROVAL_MS,
        run: (world: SilentWorld) => ask(world, 'ID_AUTH', method),
      },
      {
        account: 'paired' as const,
        bound: APPROVAL_MS,
        run: (world: SilentWorld) => ask(world, 'walletConnect', method),
      },
    ],
  ]),
)

/** Methods of both connectors that return promises. */
export const connectorSteps: Steps = {
  ...toConnectorSteps('ID_AUTH', 'embedded'),
  ...toConnectorSteps('walletConnect', 'paired'),
}

function toConnectorSteps(id: string, account: 'embedded' | 'paired'): Steps {
  const step = (
    name: string,
    run: (world: SilentWorld) => unknown,
    rest: Partial<Step> = {},
  ) => [`${id} ${name}`, { account, run, ...rest }] as const
  return Object.fromEntries([
    step('connect', (world) => find(world, id).connect(), {
      account: 'none',
      bound: SOCIAL_MS,
    }),
    step('connect again', (world) =>
      find(world, id).connect({
        isReconnecting: true,
      }),
    ),
    step('disconnect', (world) => find(world, id).disconnect()),
    step('getAccounts', (world) => find(world, id).getAccounts()),
    step('getChainId', (world) => find(world, id).getChainId()),
    step('getProvider', (world) => find(world, id).getProvider()),
    step('isAuthorized', (world) => find(world, id).isAuthorized()),
    step(
      'switchChain',
      (world) => find(world, id).switchChain?.({ chainId: 1 }),
      { bound: SOCIAL_MS },
    ),
  ])
}

const frame = (
  run: (
    client: Awaited<
      ReturnType<NonNullable<SilentWorld['kit']['frame']>['open']>
    >,
  ) => unknown,
  rest: Partial<Step> = {},
): Step => ({
  ...rest,
  async run({ kit }) {
    const client = await kit.frame?.open()
    return client && run(client)
  },
})

/** Methods of the frame's client that return promises. */
export const frameSteps: Steps = {
  connectDevice: frame((client) => client.connectDevice()),
  connectEmail: frame((client) => client.connectEmail({ email: 'a@b.co' }), {
    account: 'none',
  }),
  connectFarcaster: frame(
    async (client) => {
      await client.getFarcasterUri()
      return client.connectFarcaster()
    },
    { account: 'none', bound: SOCIAL_MS },
  ),
  connectOtp: frame((client) => client.connectOtp({ otp: '123456' })),
  connectSocial: frame((client) =>
    client.connectSocial({ uri: 'https://frame.test/?id_token=a' }),
  ),
  getChainId: frame((client) => client.getChainId()),
  getFarcasterUri: frame((client) => client.getFarcasterUri()),
  getSmartAccountEnabledNetworks: frame((client) =>
    client.getSmartAccountEnabledNetworks(),
  ),
  getSocialRedirectUri: frame((client) =>
    client.getSocialRedirectUri({ provider: 'google' }),
  ),
  getSocialResult: frame((client) => client.getSocialResult({ state: 'a' })),
  getUser: frame((client) => client.getUser()),
  initSmartAccount: frame((client) => client.initSmartAccount(), {
    bound: 125_000,
  }),
  isConnected: frame((client) => client.isConnected()),
  reload: frame((client) => client.reload()),
  request: frame(
    (client) =>
      client.request({
        caipNetworkId: 'eip155:31337',
        method: 'personal_sign',
        params: [message, payer],
      }),
    { bound: APPROVAL_MS },
  ),
  setPreferredAccount: frame((client) =>
    client.setPreferredAccount({ type: 'eoa' }),
  ),
  signOut: frame((client) => client.signOut()),
  switchNetwork: frame((client) => client.switchNetwork({ chainId: 1 })),
  syncDappData: frame((client) => client.syncDappData(), {
    account: 'none',
    bound: 125_000,
  }),
  syncTheme: frame((client) => client.syncTheme({ themeMode: 'dark' }), {
    account: 'none',
    bound: 125_000,
  }),
  updateEmail: frame((client) => client.updateEmail({ email: 'b@c.co' })),
  updateEmailPrimaryOtp: frame((client) =>
    client.updateEmailPrimaryOtp({ otp: '123456' }),
  ),
  updateEmailSecondaryOtp: frame((client) =>
    client.updateEmailSecondaryOtp({ otp: '123456' }),
  ),
}

const payee = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'
const bytes = new TextEncoder().encode('hello')

function createTransfer({ frame }: SilentWorld) {
  const from = new PublicKey(frame.solanaAddress ?? '')
  const transaction = new Transaction({
    blockhash: Keypair.generate().publicKey.toBase58(),
    feePayer: from,
    lastValidBlockHeight: 1_000,
  })
  return transaction.add(
    SystemProgram.transfer({
      fromPubkey: from,
      lamports: 1,
      toPubkey: new PublicKey(payee),
    }),
  )
}

const adapters = new WeakMap<SilentWorld, FrameWalletAdapter>()

function getAdapter(world: SilentWorld) {
  const found =
    adapters.get(world) ??
    new FrameWalletAdapter({ frame: world.kit.frame } as never)
  adapters.set(world, found)
  return found
}

const adapted = (
  run: (adapter: FrameWalletAdapter, world: SilentWorld) => unknown,
): Step => ({
  bound: APPROVAL_MS,
  prepare: (world) => getAdapter(world).connect(),
  run: (world) => run(getAdapter(world), world),
})

/** Methods of the Solana part and of the adapter that return promises. */
export const solanaSteps: Steps = {
  connect: {
    prepare: ({ kit }) =>
      kit.solana?.disconnect({ walletId: 'ID_AUTH' } as never),
    run: ({ kit }) => kit.solana?.connect({ walletId: 'ID_AUTH' } as never),
  },
  disconnect: {
    run: ({ kit }) => kit.solana?.disconnect({ walletId: 'ID_AUTH' } as never),
  },
  getBalances: {
    run: ({ frame, kit }) =>
      kit.solana?.getBalances({
        address: frame.solanaAddress ?? '',
        caipNetworkId: cluster,
      } as never),
  },
  getConnection: { run: ({ kit }) => getSolana(kit).getConnection() },
  getSendStatus: {
    run: ({ kit }) => kit.solana?.getSendStatus({ sendId: 'a' } as never),
  },
  getToken: {
    run: ({ kit }) =>
      kit.solana?.getToken({
        caipNetworkId: cluster,
        token: 'native',
      } as never),
  },
  isWallet: {
    run: ({ kit }) =>
      kit.solana?.isWallet({ address: payee, caipNetworkId: cluster } as never),
  },
  signAllTransactions: {
    bound: APPROVAL_MS,
    run: async (world) =>
      getSolana(world.kit).signAllTransactions({
        transactions: [createTransfer(world)],
      }),
  },
  signAndSendTransaction: {
    bound: APPROVAL_MS,
    run: async (world) =>
      getSolana(world.kit).signAndSendTransaction({
        transaction: createTransfer(world),
      }),
  },
  signMessage: {
    bound: APPROVAL_MS,
    run: ({ kit }) => kit.solana?.signMessage({ message: bytes } as never),
  },
  signTransaction: {
    bound: APPROVAL_MS,
    run: async (world) =>
      getSolana(world.kit).signTransaction({
        transaction: createTransfer(world),
      }),
  },
  switchNetwork: {
    run: ({ kit }) => kit.solana?.switchNetwork({ caipNetworkId: cluster }),
  },
  'adapter.autoConnect': {
    run: (world) => getAdapter(world).autoConnect(),
  },
  'adapter.connect': { run: (world) => getAdapter(world).connect() },
  'adapter.disconnect': adapted((adapter) => adapter.disconnect()),
  'adapter.signAllTransactions': adapted(async (adapter, world) =>
    adapter.signAllTransactions([createTransfer(world)]),
  ),
  'adapter.signMessage': adapted((adapter) => adapter.signMessage(bytes)),
  'adapter.signTransaction': adapted(async (adapter, world) =>
    adapter.signTransaction(createTransfer(world)),
  ),
}

/** Methods of the API client. */
export const apiSteps: Steps = Object.fromEntries(
  apiEndpoints.map(({ call, name }) => [
    name,
    {
      account: 'none' as const,
      run: () => call(createApiClient({ hosts, projectId: 'test' })),
    },
  ]),
)

/** Routes of the sign-in server, with the nodes that it asks. */
export const serverSteps: Steps = {
  nonce: {
    account: 'none',
    run: ({ services }) => services.signIn('nonce'),
  },
  session: {
    account: 'none',
    run: ({ services }) => services.signIn('session'),
  },
  'sign-out': {
    account: 'none',
    run: ({ services }) => services.signIn('sign-out', {}),
  },
  verify: {
    account: 'none',
    async run({ services }) {
      const { nonce } = await services.signIn('nonce')
      const text = createSiwxMessage({
        accountAddress: payer,
        chainId: 'eip155:31337',
        domain: 'app.test',
        issuedAt: new Date().toISOString(),
        nonce,
        uri: 'https://app.test',
        version: '1',
      } as never)
      // Not the signature of a key, so that a contract is asked.
      return services.signIn('verify', {
        message: `${text}`,
        signature: `0x${'12'.repeat(70)}`,
      })
    },
  },
}
