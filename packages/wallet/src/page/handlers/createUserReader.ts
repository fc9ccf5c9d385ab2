import type { SessionData } from '../../account/session/createSession.js'
import type { SolanaWallet, Wallet } from '../../core/wallet.js'
import type { Network } from '../../node/createNetwork.js'
import { findCluster } from '../../node/findCluster.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import type { SmartAccounts } from '../../requests/smartAccount/createSmartAccounts.js'

/** A login does not wait longer for a node that is slow or away. */
const CHAIN_TIMEOUT_MS = 2_000

export type UserReader = ReturnType<typeof createUserReader>

/** Tells the app who is signed in, and their account on the asked network. */
export function createUserReader(parameters: {
  /** Whether the browser keeps the user's keys after it closes. */
  isStored(userId: string): Promise<boolean>
  clusters: readonly FrameCluster[]
  network: Network
  smartAccounts: Pick<
    SmartAccounts,
    'listEnabled' | 'readDelegation' | 'readType'
  >
  solanaWallet: SolanaWallet
  wallet: Wallet
}) {
  const { clusters, isStored, network } = parameters
  const { smartAccounts, solanaWallet, wallet } = parameters

  async function getSolanaAccount(userId: string, caipNetworkId: string) {
    const { caipNetworkId: chainId } = findCluster(clusters, caipNetworkId)
    const { address } = await solanaWallet.getAccount(userId)
    return {
      ...{ address, chainId },
      accounts: [{ address, type: 'eoa' as const }],
      preferredAccountType: 'eoa',
    }
  }

  async function getAccount(
    userId: string,
    asked: string | number | undefined,
  ) {
    // Of Solana it is only told, whatever network is active for Ethereum.
    if (typeof asked === 'string' && asked.startsWith('solana:'))
      return getSolanaAccount(userId, asked)
    const { address } = await wallet.getAccount(userId)
    const chain =
      asked === undefined ? network.current() : network.tryChange(asked)
    const [delegation, enabled, type] = await Promise.all([
      inTime(
        smartAccounts.readDelegation({ address, chain, userId }),
        'unavailable',
      ),
      inTime(smartAccounts.listEnabled(), []),
      smartAccounts.readType(userId),
    ])
    const isOffered = enabled.length > 0
    return {
      ...{ address, chainId: chain.id },
      accounts: [
        { address, type: 'eoa' as const },
        // The same address: an upgrade does not change it.
        ...(isOffered ? [{ address, type: 'smartAccount' as const }] : []),
      ],
      preferredAccountType: isOffered ? type : 'eoa',
      smartAccountDeployed: delegation === 'ours',
    }
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
      isStored: await isStored(userId),
    }
  }
}

function inTime<value>(promise: Promise<value>, otherwise: value) {
  return new Promise<value>((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), CHAIN_TIMEOUT_MS)
    promise.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      () => {
        clearTimeout(timer)
        resolve(otherwise)
      },
    )
  })
}
