import { vi } from 'vitest'
import type { SolanaAccount } from '../../../src/core/account/account.js'
import type {
  SolanaCluster,
  SolanaPort,
  SolanaState,
  SolanaTokenBalance,
  SolanaWallet,
} from '../../../src/core/ports/solana.js'

export const solanaAddress = 'Fvy7LVGZ6yRhWCVKSgRcYcCPTWDyrQuZHDiCmUaPiGZt'
export const solanaPayee = 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'

export const clusters = [
  {
    id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Solana',
    rpcUrl: 'http://localhost:1',
    isTestnet: false,
    explorer: { name: 'Explorer', url: 'https://explorer.solana.example' },
  },
  {
    id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    name: 'Solana Devnet',
    rpcUrl: 'http://localhost:1',
    isTestnet: true,
  },
] as const satisfies readonly SolanaCluster[]

/**
 * Creates a kit's Solana port that the test controls, for tests above the
 * port.
 */
export function createSolanaStub(parameters: createSolanaStub.Parameters = {}) {
  const { balances = [], wallets = [] } = parameters
  const listeners = new Set<() => void>()
  let state: SolanaState = {
    status: 'disconnected',
    wallets,
    accounts: [],
    network: clusters[0].id,
  }
  function set(change: Partial<SolanaState>) {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }
  function createAccount(wallet: SolanaWallet): SolanaAccount {
    const { network } = state
    const { icon, id, name } = wallet
    return {
      namespace: 'solana',
      address: solanaAddress,
      caipAddress: `${network}:${solanaAddress}`,
      caipNetworkId: network,
      chainId: network,
      type: 'eoa',
      status: 'connected',
      connector: { icon, id, name, type: 'solana', uid: `solana:${id}` },
      isActive: true,
      publicKey: solanaAddress,
    }
  }
  const ask = vi.fn<SolanaPort['connect']>(async () => {})
  let configured: readonly SolanaCluster[] = clusters
  const port: SolanaPort = {
    get clusters() {
      return configured
    },
    setClusters(next) {
      configured = next.map((cluster) => ({
        ...cluster,
        rpcUrl: cluster.rpcUrl ?? 'http://localhost:1',
      }))
      const isThere = next.some(({ id }) => id === state.network)
      if (!isThere && next[0]) set({ network: next[0].id })
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    mount: () => () => {},
    async connect(parameters) {
      const wallet = state.wallets.find(({ id }) => id === parameters.walletId)
      parameters.onAsked?.()
      await ask(parameters)
      if (!wallet) throw new Error('no such wallet')
      set({ accounts: [createAccount(wallet)], status: 'connected' })
    },
    async disconnect() {
      set({ accounts: [], status: 'disconnected' })
    },
    switchAccount() {},
    async switchNetwork({ caipNetworkId }) {
      const network = caipNetworkId as SolanaState['network']
      const accounts = state.accounts.map((account) => ({
        ...account,
        caipAddress: `${network}:${account.address}` as const,
        caipNetworkId: network,
        chainId: network,
      }))
      set({ accounts, network })
    },
    signMessage: vi.fn(async () => ({
      address: solanaAddress,
      signature: '1'.repeat(64),
    })),
    async getToken() {
      throw new Error('not played')
    },
    getBalances: async () => balances,
    findNameAddress: vi.fn<SolanaPort['findNameAddress']>(async () => ({
      value: undefined,
    })),
    isWallet: vi.fn<SolanaPort['isWallet']>(async () => true),
    sendToken: vi.fn<SolanaPort['sendToken']>(() => new Promise(() => {})),
    getSendStatus: vi.fn<SolanaPort['getSendStatus']>(async () => undefined),
    estimateSend: vi.fn<SolanaPort['estimateSend']>(async () => ({
      caipNetworkId: state.network,
      fee: 10_000n,
      feeText: '0.00001',
      rent: 0n,
    })),
  }
  return { ask, createAccount, port, set }
}

export declare namespace createSolanaStub {
  type Parameters = {
    balances?: readonly SolanaTokenBalance[] | undefined
    wallets?: readonly SolanaWallet[] | undefined
  }
}
