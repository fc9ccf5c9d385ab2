import type { Address } from 'viem'
import type { ChainInfo } from '../../chain/chainInfo.js'
import type { Adapter } from '../adapter.js'
import type { Guard } from '../createGuard.js'
import { askIndexer, type IndexerList } from './askIndexer.js'
import { toTransactions } from './toTransactions.js'

const CACHE_MS = 15_000
const STALE_MS = 10 * 60_000
/** Rows of each list on a page. */
const PAGE_SIZE = 50

/**
 * History of one EVM chain from an indexer with the API of Etherscan, which
 * Blockscout has too.
 */
export function createIndexerHistory(
  parameters: createIndexerHistory.Parameters,
): Adapter {
  const { chain, guard, kind, name } = parameters
  const chainId = chain.caipNetworkId
  const lists = {
    plain: 'txlist',
    internal: 'txlistinternal',
    tokens: 'tokentx',
    // Blockscout has the NFTs among the tokens.
    ...(kind === 'etherscan' && { nfts: 'tokennfttx' }),
  }

  async function read(
    address: Address,
    cursor: string | undefined,
    signal: AbortSignal,
  ) {
    const answers = await Promise.all(
      Object.values(lists).map((action) =>
        askIndexer({
          ...parameters,
          ...{ action, address, signal },
          chainId,
          endBlock: cursor,
          offset: PAGE_SIZE,
        }),
      ),
    )
    const horizon = getHorizon(answers)
    const kept = answers.map(({ rows }) =>
      rows.filter(({ blockNumber }) => BigInt(blockNumber) >= horizon.from),
    )
    const [plain = [], internal = [], tokens = [], nfts = []] = kept
    const data = toTransactions({
      ...{ address, chain, internal, plain },
      tokens: [...tokens, ...nfts],
    })
    return { data, next: horizon.next }
  }

  return {
    name,
    chainIds: [chainId],
    history: {
      read: ({ address, cursor }) =>
        guard.call({
          ...{ cacheMs: CACHE_MS, staleMs: STALE_MS },
          key: `${address} ${cursor ?? ''}`,
          run: (signal) => read(address, cursor, signal),
        }),
    },
    async check() {
      const zero = '0x0000000000000000000000000000000000000000'
      await guard.call({
        run: (signal) =>
          askIndexer({
            ...parameters,
            ...{ action: 'txlist', address: zero, chainId, signal },
            endBlock: undefined,
            offset: 1,
          }),
      })
      return 'the indexer answers'
    },
  }
}

export declare namespace createIndexerHistory {
  type Parameters = {
    chain: ChainInfo
    guard: Guard
    key?: string | undefined
    kind: 'blockscout' | 'etherscan'
    name: string
    url: string
  }
}

/**
 * A full list may go on below its last row. So a page ends where the first
 * of the full lists ends, and all lists go on together below that block.
 */
function getHorizon(lists: readonly IndexerList[]) {
  const blocks = ({ rows }: IndexerList) =>
    rows.map(({ blockNumber }) => BigInt(blockNumber))
  const sort = (values: readonly bigint[]) =>
    values.toSorted((one, other) => (one < other ? -1 : 1))
  const lowest = (values: readonly bigint[]) => sort(values)[0] ?? 0n
  const highest = (values: readonly bigint[]) => sort(values).at(-1) ?? 0n
  const full = lists.filter(({ isFull, rows }) => isFull && rows.length > 0)
  if (full.length === 0) return { from: 0n, next: undefined }
  const end = highest(full.map((list) => lowest(blocks(list))))
  const top = highest(lists.flatMap(blocks))
  // A block with more rows than a page is shown as far as it was read.
  const from = end === top ? end : end + 1n
  return { from, next: from === 0n ? undefined : String(from - 1n) }
}
