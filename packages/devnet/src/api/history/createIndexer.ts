import { ServiceError } from 'latchkey-server/http'
import type { DevWallet } from '../../chain/createDevWallet.js'
import { createStore, type Store } from './createStore.js'
import { ignoreMissing } from './ignoreMissing.js'
import { readBlocks } from './readBlocks.js'
import type { LocalContracts } from './toLocalContracts.js'

/** Blocks that are asked for at once. */
const BATCH = 50
/** How often a chain may change under one reading before that gives up. */
const REVERTS_MAX = 10

export type Indexer = {
  store: Store
  /**
   * Reads what was mined since the last time. Who asks while a reading is
   * under way shares the next one, which sees what this one may have missed.
   */
  sync(): Promise<void>
}

/** Follows one chain, block by block, only when somebody asks. */
export function createIndexer(parameters: createIndexer.Parameters): Indexer {
  const store = createStore()
  const run = () =>
    readAll(store, parameters).catch((error: unknown) => {
      if (error instanceof ServiceError) throw error
      throw new ServiceError(502, 'CHAIN_SILENT', 'The chain does not answer')
    })
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = () => {
    const running = run().finally(() => {
      if (current === running) current = undefined
    })
    current = running
    return running
  }
  return {
    store,
    sync() {
      if (!current) return start()
      next ??= current
        .catch(() => {})
        .then(() => {
          next = undefined
          return start()
        })
      return next
    },
  }
}

export declare namespace createIndexer {
  type Parameters = {
    client: DevWallet
    /** `undefined` on a chain where nothing is deployed. */
    contracts: LocalContracts | undefined
    /** Called when blocks that were read are no longer of the chain. */
    onRevert?: (() => void) | undefined
  }
}

async function readAll(store: Store, parameters: createIndexer.Parameters) {
  const { client, contracts, onRevert } = parameters
  for (let reverts = 0; reverts < REVERTS_MAX; reverts++) {
    const head = Number(await client.getBlockNumber())
    const common = await findCommonBlock(store, client, head)
    if (common < store.last()) {
      store.rollBack(common)
      onRevert?.()
    }
    if (await readUpTo(store, { client, contracts }, head)) return
  }
  throw new ServiceError(503, 'CHAIN_UNSTEADY', 'The chain keeps changing')
}

/** Whether it got there: a block that does not follow means a revert. */
async function readUpTo(
  store: Store,
  { client, contracts }: createIndexer.Parameters,
  head: number,
) {
  while (store.last() < head) {
    const first = store.last() + 1
    const last = Math.min(head, first + BATCH - 1)
    const blocks = await readBlocks(client, { contracts, first, last })
    const [block] = blocks
    if (!block) return false
    if (first > 0 && block.parentHash !== store.hashOf(first - 1)) return false
    for (const block of blocks) store.append(block)
  }
  return true
}

/** The newest block that was read and still is of the chain, or -1. */
async function findCommonBlock(store: Store, client: DevWallet, head: number) {
  const isCommon = async (number: number) => {
    const block = await client
      .getBlock({ blockNumber: BigInt(number) })
      .catch(ignoreMissing)
    return block !== undefined && block.hash === store.hashOf(number)
  }
  const newest = Math.min(store.last(), head)
  if (newest < 0 || (await isCommon(newest))) return newest
  let [common, other] = [-1, newest]
  while (other - common > 1) {
    const middle = Math.floor((common + other) / 2)
    if (await isCommon(middle)) common = middle
    else other = middle
  }
  return common
}
