import type { Network } from '../chain/createNetwork.js'
import { findCluster } from '../chain/findCluster.js'
import type { SessionData } from '../createSession.js'
import type { Wallet } from '../createWallet.js'
import type { FrameCluster } from '../loadConfig.js'
import type { SolanaWallet } from '../solana/createSolanaWallet.js'

export type UserReader = ReturnType<typeof createUserReader>

/** Tells the app who is signed in, and their account on the asked network. */
export function createUserReader(parameters: {
  /** Whether the browser keeps the user's keys after it closes. */
  isStored(userId: string): Promise<boolean>
  clusters: readonly FrameCluster[]
  network: Network
  solanaWallet: SolanaWallet
  wallet: Wallet
}) {
  const { clusters, isStored, network, solanaWallet, wallet } = parameters

  async function getSolanaAccount(userId: string, caipNetworkId: string) {
    const { caipNetworkId: chainId } = findCluster(clusters, caipNetworkId)
    const { address } = await solanaWallet.getAccount(userId)
    return { address, chainId }
  }

  async function getAccount(
    userId: string,
    asked: string | number | undefined,
  ) {
    // Of Solana it is only told, whatever network is active for Ethereum.
    if (typeof asked === 'string' && asked.startsWith('solana:'))
      return getSolanaAccount(userId, asked)
    const { address } = await wallet.getAccount(userId)
    const { id } =
      asked === undefined ? network.current() : network.tryChange(asked)
    return { address, chainId: id, smartAccountDeployed: false }
  }

  return async (
    { email, userId, userName }: SessionData,
    chainId: string | number | undefined,
  ) => {
    const account = await getAccount(userId, chainId)
    return {
      email: email ?? null,
      ...(userName !== undefined && { userName }),
      ...account,
      accounts: [{ address: account.address, type: 'eoa' as const }],
      preferredAccountType: 'eoa',
      isStored: await isStored(userId),
    }
  }
}
