import type { Connection, Keypair } from '@solana/web3.js'
import type { SolanaAccount } from '../../../src/core/account/account.js'
import { createOwn } from '../../../src/core/createOwn.js'
import { ChainNotSupportedError } from '../../../src/core/errors/chain.js'
import { noopLogger } from '../../../src/core/noopLogger.js'
import type { BaseStorage } from '../../../src/core/storage/types.js'
import { createKitStorage } from '../../../src/core/storage.js'
import type { SolanaContext } from '../../../src/solana/solanaContext.js'
import type { WalletHandle } from '../../../src/solana/wallet.js'

export const localnet = 'solana:localnet'

/**
 * Creates one page of an app: what reads and sends need, on storage that
 * persists.
 */
export function createSolanaPage(parameters: {
  connection: Connection
  /** Further nodes of the cluster. */
  backups?: readonly Connection[] | undefined
  keypair: Keypair
  storage?: BaseStorage | undefined
  wallet: Pick<WalletHandle, 'signAndSendTransaction' | 'signTransaction'> &
    Partial<Pick<WalletHandle, 'subscribe'>>
}): { account: SolanaAccount; context: SolanaContext } {
  const { backups = [], connection, keypair, wallet } = parameters
  const items = new Map<string, string>()
  const storage = parameters.storage ?? {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const address = keypair.publicKey.toBase58()
  const handle: WalletHandle = {
    id: 'Test',
    name: 'Test',
    icon: undefined,
    isEmbedded: false,
    isInstalled: () => true,
    isReady: () => true,
    connect: async () => [{ address }],
    disconnect: async () => {},
    subscribe: () => () => {},
    ...wallet,
  }
  const context: SolanaContext = {
    clusters: [
      {
        id: localnet,
        isTestnet: true,
        name: 'Local',
        rpcUrl: 'http://localhost:1',
      },
    ],
    logger: noopLogger,
    storage: createKitStorage({ storage }),
    async getConnection(chain) {
      if (chain !== localnet) throw new ChainNotSupportedError({ chain })
      return connection
    },
    async getNodes(chain) {
      if (chain !== localnet) throw new ChainNotSupportedError({ chain })
      return [connection, ...backups]
    },
    getWallet: () => handle,
    own: createOwn(() => context),
  }
  return {
    account: {
      namespace: 'solana',
      type: 'eoa',
      status: 'connected',
      address,
      caipAddress: `${localnet}:${address}`,
      caipNetworkId: localnet,
      chainId: localnet,
      connector: {
        id: 'Test',
        name: 'Test',
        type: 'solana',
        uid: 'solana:Test',
      },
      isActive: true,
    },
    context,
  }
}
