import { HostError } from 'latchkey/frame'
import { type Address, toHex } from 'viem'
import { findChain } from '../../node/findChain.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Delegation } from './readDelegation.js'

/**
 * Answers `wallet_getCapabilities` (EIP-5792): by hex chain id, for the chains
 * asked about or all. `atomic` is `ready` where the first batch upgrades the
 * account.
 *
 * Assets are offered as `assetDiscovery` (EIP-7811) where they have prices;
 * without, apps would show the tokens as worth nothing.
 *
 * @throws HostError 4100 for another account than the one signed in
 */
export async function getCapabilities(parameters: {
  address: Address | undefined
  chains: readonly FrameChain[]
  /** Whether user operations can be sent on the chain. */
  hasBundler(chain: FrameChain): Promise<boolean>
  hasPrices: boolean
  params: unknown
  /** Whose code the account runs on the chain. */
  readDelegation(chain: FrameChain): Promise<Delegation>
}): Promise<Record<string, object>> {
  const { address, chains, hasBundler, hasPrices } = parameters
  const { params, readDelegation } = parameters
  const [asked, chainIds] = Array.isArray(params) ? params : []
  const isOwn =
    asked == null || String(asked).toLowerCase() === address?.toLowerCase()
  if (!address || !isOwn)
    throw new HostError({ message: 'Not signed in', code: 4100 })
  const wanted = Array.isArray(chainIds)
    ? chainIds.map((chainId) => findChain(chains, chainId))
    : chains
  const entries = chains
    .filter((chain) => wanted.includes(chain))
    .map(async (chain) => {
      // A node that is away makes no promise.
      const delegation = await readDelegation(chain).catch(
        () => 'unavailable' as const,
      )
      const status = statuses[delegation]
      const isSponsorable =
        status !== 'unsupported' && (await hasBundler(chain).catch(() => false))
      return [
        toHex(chain.id),
        {
          atomic: { status },
          // As apps asked before EIP-5792 was final.
          atomicBatch: { supported: status !== 'unsupported' },
          ...(isSponsorable && { paymasterService: { supported: true } }),
          ...(status !== 'unsupported' && { permissions }),
          ...(hasPrices && { assetDiscovery: { supported: true } }),
        },
      ]
    })
  return Object.fromEntries(await Promise.all(entries))
}

/** Of smart sessions, which only upgraded accounts can enforce (ERC-7715). */
const permissions = {
  permissionTypes: [
    'contract-call',
    'erc20-recurring-allowance',
    'native-token-recurring-allowance',
  ],
  policyTypes: [],
  signerTypes: ['keys'],
  supported: true,
}

const statuses = {
  none: 'ready',
  ours: 'supported',
  foreign: 'unsupported',
  unavailable: 'unsupported',
} as const
