import { type Address, isHex, toHex } from 'viem'
import {
  DELEGATE,
  DELEGATION_MANAGER,
  ENTRY_POINT,
} from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import { loadAccounts } from '../../node/loadAccounts.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Database } from '../../storage/createDatabase.js'
import { type Delegation, readDelegation } from './readDelegation.js'

export type AccountType = 'eoa' | 'smartAccount'

export type SmartAccounts = {
  /** Whether the chain's bundler serves it, with EntryPoint 0.7 (ERC-4337). */
  hasBundler(chain: FrameChain): Promise<boolean>
  /** IDs of the chains where accounts can be upgraded. */
  listEnabled(): Promise<readonly number[]>
  /** Whose code the user's account runs on the chain. */
  readDelegation(parameters: {
    address: Address
    chain: FrameChain
    userId: string
  }): Promise<Delegation>
  /** The user's choice; by default accounts are smart accounts. */
  readType(userId: string): Promise<AccountType>
  writeType(userId: string, type: AccountType): Promise<void>
}

/**
 * Knows where accounts can be upgraded to smart accounts, and who wants it.
 *
 * A chain counts if the project has it on and the chain really has EIP-7702,
 * the delegate and the entry point. It is asked once; a node that is away is
 * asked again the next time.
 */
export function createSmartAccounts(parameters: {
  chains: readonly FrameChain[]
  database: Pick<Database, 'get' | 'set'>
  rpc: Rpc
}): SmartAccounts {
  const { chains, database, rpc } = parameters
  const known = new Map<number, Promise<boolean>>()
  const bundlers = new Map<number, Promise<boolean>>()

  /** Asks once; who is away is asked again the next time. */
  function remember(
    answers: Map<number, Promise<boolean>>,
    chain: FrameChain,
    ask: () => Promise<boolean>,
  ) {
    const answer = answers.get(chain.id)
    if (answer) return answer
    const asked = ask()
    answers.set(chain.id, asked)
    asked.catch(() => answers.delete(chain.id))
    return asked
  }

  function isEnabled(chain: FrameChain) {
    if (!chain.smartAccounts) return Promise.resolve(false)
    return remember(known, chain, () => probe(chain, rpc))
  }

  const toKey = (userId: string) => `accountType:${userId}`
  const readType = async (userId: string) =>
    (await database.get(toKey(userId))) === 'eoa' ? 'eoa' : 'smartAccount'

  return {
    readType,
    writeType: (userId, type) => database.set(toKey(userId), type),
    async hasBundler(chain) {
      if (!chain.bundlerUrl) return false
      return remember(bundlers, chain, () => probeBundler(chain, rpc))
    },
    async readDelegation({ address, chain, userId }) {
      const isOn =
        (await readType(userId)) === 'smartAccount' && (await isEnabled(chain))
      return isOn ? readDelegation({ address, chain, rpc }) : 'unavailable'
    },
    async listEnabled() {
      const answers = await Promise.all(
        chains.map((chain) => isEnabled(chain).catch(() => false)),
      )
      return chains.filter((_, index) => answers[index]).map(({ id }) => id)
    },
  }
}

/** One that serves another chain would take operations for that one. */
async function probeBundler(chain: FrameChain, rpc: Rpc): Promise<boolean> {
  const bundler = { rpcUrls: [chain.bundlerUrl ?? ''] }
  const [chainId, entryPoints] = await Promise.all([
    rpc(bundler, 'eth_chainId'),
    rpc(bundler, 'eth_supportedEntryPoints'),
  ])
  const addresses = Array.isArray(entryPoints) ? entryPoints : []
  return (
    isHex(chainId) &&
    Number(chainId) === chain.id && // guard: bundler chain
    addresses.some(
      (address) => String(address).toLowerCase() === ENTRY_POINT.toLowerCase(),
    )
  )
}

async function probe(chain: FrameChain, rpc: Rpc): Promise<boolean> {
  const [chainId, ...codes] = await Promise.all([
    rpc(chain, 'eth_chainId'),
    ...[DELEGATE, DELEGATION_MANAGER, ENTRY_POINT].map((address) =>
      rpc(chain, 'eth_getCode', [address, 'latest']),
    ),
  ])
  if (chainId !== toHex(chain.id)) return false
  if (!codes.every((code) => isHex(code) && code.length > 2)) return false
  return hasDelegation(chain, rpc)
}

/**
 * A chain without EIP-7702 refuses an authorization list, or ignores it: the
 * estimate then does not grow by what an authorization costs. Asked with a
 * key made for it, whose signature is good for nothing.
 */
async function hasDelegation(chain: FrameChain, rpc: Rpc): Promise<boolean> {
  const { generatePrivateKey, privateKeyToAccount } = await loadAccounts()
  const { address, signAuthorization } = privateKeyToAccount(
    generatePrivateKey(),
  )
  const { r, s, yParity } = await signAuthorization({
    address: DELEGATE,
    chainId: chain.id,
    nonce: 0,
  })
  const call = { from: address, to: address, value: '0x0', data: '0x' }
  const authorizationList = [
    {
      ...{ address: DELEGATE, chainId: toHex(chain.id), nonce: '0x0' },
      ...{ r, s, yParity: toHex(yParity ?? 0) },
    },
  ]
  const [plain, authorized] = await Promise.all([
    estimate(call),
    estimate({ ...call, authorizationList }),
  ])
  if (plain === undefined || authorized === undefined) return false
  return authorized > plain

  /** A node's refusal is an answer; a node that is away is none. */
  async function estimate(transaction: object) {
    try {
      const gas = await rpc(chain, 'eth_estimateGas', [transaction])
      return isHex(gas) ? BigInt(gas) : undefined
    } catch (error) {
      if ((error as { code?: unknown }).code === 'SERVICE_UNAVAILABLE')
        throw error
      return undefined
    }
  }
}
