import type { Database } from '../../storage/createDatabase.js'
import { withLock } from '../../storage/withLock.js'
import type { StoredOperation } from './operation.js'
import type { KeptCall } from './toKeptCalls.js'

/** What became of the calls of one `wallet_sendCalls` (EIP-5792). */
export type Bundle = {
  chainId: number
  /** How many transactions were approved. */
  count: number
  /** Whether all calls are one transaction. */
  isAtomic: boolean
  /** Of the transactions that were sent, in their order. */
  hashes: readonly `0x${string}`[]
  /** Nothing more will be sent. */
  isDone: boolean
  /** When the page that sends was last at work, in ms. */
  aliveAt: number
  /** As they were approved; absent if they are large, or kept earlier. */
  calls?: readonly KeptCall[] | undefined
  /** All calls are one user operation, kept before it is sent (ERC-4337). */
  operation?: StoredOperation | undefined
  /**
   * Everything that was signed for them at one nonce, once they were sped up or
   * cancelled: any of it may land, and nothing of it is ever forgotten.
   */
  attempts?: readonly Attempt[] | undefined
  /** The same of calls that are sent one by one, by the place of each. */
  steps?: Readonly<Record<number, readonly Attempt[]>> | undefined
}

/** One of several user operations, or transactions, of which one can land. */
export type Attempt = {
  hash: `0x${string}`
  /** It does nothing in place of the calls. */
  isCancelled?: boolean | undefined
}

export type Bundles = {
  /** Takes an id; false when the scope has it already. */
  open(scope: string, id: string, bundle: Bundle): Promise<boolean>
  /** All that are kept, with the scope of each. */
  list(): Promise<readonly (Bundle & { id: string; scope: string })[]>
  read(scope: string, id: string): Promise<Bundle | undefined>
  /**
   * Changes what is kept, one after the other in all tabs: what another one has
   * added meanwhile stays.
   */
  update(scope: string, id: string, change: BundleChange): Promise<void>
}

/** Returns what is kept from now on. */
export type BundleChange = (bundle: Bundle) => Bundle

const INDEX = 'bundles'
const PREFIX = 'bundle:'
const LIMIT = 100

/**
 * Remembers bundles of calls in the frame's own storage, so that they are
 * answered for after a reload too. The last hundred are kept.
 *
 * A scope is one app in one session: nobody else's ids are known there.
 */
export function createBundles(parameters: {
  database: Pick<Database, 'get' | 'remove' | 'set' | 'setOnce'>
}): Bundles {
  const { database } = parameters
  let last: Promise<unknown> = Promise.resolve()

  /** Two tabs at once may lose an entry, which then is only kept longer. */
  async function enlist(key: string) {
    const listed = (await database.get(INDEX)) ?? []
    const keys = [...(listed as string[]), key]
    const old = keys.splice(0, keys.length - LIMIT)
    await database.set(INDEX, keys)
    for (const key of old) await database.remove(key)
  }

  return {
    async open(scope, id, bundle) {
      const key = toKey(scope, id)
      const owner = crypto.randomUUID()
      const kept = await database.setOnce(key, { ...bundle, owner })
      if ((kept as { owner?: unknown }).owner !== owner) return false
      await enlist(key)
      return true
    },
    async list() {
      const keys = ((await database.get(INDEX)) ?? []) as string[]
      const kept = await Promise.all(
        keys.map(async (key) => {
          const bundle = (await database.get(key)) as Bundle | undefined
          const [scope, id] = JSON.parse(key.slice(PREFIX.length))
          return bundle && { ...bundle, id, scope }
        }),
      )
      return kept.filter((bundle) => bundle !== undefined)
    },
    read: async (scope, id) =>
      (await database.get(toKey(scope, id))) as Bundle | undefined,
    update(scope, id, change) {
      const key = toKey(scope, id)
      const run = () =>
        withLock(key, async () => {
          const bundle = (await database.get(key)) as Bundle | undefined
          if (bundle) await database.set(key, change(bundle))
        })
      const turn = last.then(run, run) // guard: bundle-lock
      last = turn.catch(() => {})
      return turn
    },
  }
}

function toKey(scope: string, id: string) {
  return `${PREFIX}${JSON.stringify([scope, id])}`
}
