import type { WireTransaction } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'
import { type Address, isAddress } from 'viem'
import type { DevWallet } from '../../chain/createDevWallet.js'
import type { LocalTokens } from '../../chain/readTokens.js'
import { readPrices } from '../readPrices.js'
import { comparePositions, type Position } from './comparePositions.js'
import type { ChainHistory } from './createChainHistory.js'
import { decodeCursor } from './decodeCursor.js'
import { encodeCursor } from './encodeCursor.js'
import type { IndexedTransaction } from './indexedTransaction.js'
import { toLowerCase } from './toLowerCase.js'
import { toWireTransaction } from './toWireTransaction.js'

/** Mined entries on a page; as many pending ones come on top of the first. */
const PAGE_SIZE = 50

type Entry = {
  chain: ChainHistory
  position: Position
  transaction: IndexedTransaction
}

/** One page of what an address took part in, newest first. */
export async function getHistory(
  context: getHistory.Context,
  parameters: getHistory.Parameters,
): Promise<{ data: WireTransaction[]; next: string | null }> {
  const { apiUrl, chains, client, tokens } = context
  const { chainId, cursor, isListed = () => true } = parameters
  if (!isAddress(parameters.address, { strict: false }))
    throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid address')
  const address = toLowerCase(parameters.address)
  const owner = { address, chainId }
  const after = cursor === undefined ? undefined : decodeCursor(owner, cursor)
  const wanted = chains.flatMap((chain, index) =>
    chainId === undefined || chain.caipNetworkId === chainId
      ? { chain, index }
      : [],
  )
  if (wanted.length === 0)
    throw new ServiceError(400, 'UNSUPPORTED_CHAIN', 'Unknown chainId')
  const [prices, ...lists] = await Promise.all([
    readPrices(client, tokens),
    ...wanted.map(({ chain, index }) =>
      readChain({ address, after, chain, isListed, place: index }),
    ),
  ])
  const byAddress = new Map(
    [...prices].map(([token, price]) => [toLowerCase(token), price]),
  )
  const entries = lists.flatMap(({ mined }) => mined)
  entries.sort((a, b) => comparePositions(a.position, b.position))
  const page = entries.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  const hasMore = last && entries.length > PAGE_SIZE
  const all = [...lists.flatMap(({ pending }) => pending), ...page]
  const data = all.map(({ chain, transaction }) =>
    toWireTransaction(transaction, {
      ...{ address, apiUrl: apiUrl(), chain, prices: byAddress },
    }),
  )
  return {
    data: await Promise.all(data),
    next: hasMore ? encodeCursor(owner, last.position) : null,
  }
}

export declare namespace getHistory {
  type Context = {
    apiUrl: () => string
    chains: readonly ChainHistory[]
    /** Of the chain with the pools, which make the prices. */
    client: DevWallet
    tokens: LocalTokens
  }
  type Parameters = {
    address: string
    /** CAIP-2. */
    chainId?: string | undefined
    /** What the page before gave as `next`. */
    cursor?: string | undefined
    /** By transaction hash; default all. */
    isListed?: ((hash: string) => boolean) | undefined
  }
}

async function readChain(parameters: {
  address: Address
  after: Position | undefined
  chain: ChainHistory
  isListed: (hash: string) => boolean
  place: number
}) {
  const { address, after, chain, isListed, place } = parameters
  // The pool first: what is mined in between is in the index then.
  const waiting = after ? [] : await chain.pending(address)
  await chain.indexer.sync()
  const list = chain.indexer.store.list(address)
  const mined: Entry[] = []
  for (let i = list.length - 1; i >= 0 && mined.length <= PAGE_SIZE; i--) {
    const transaction = list[i]
    if (!transaction || !isListed(transaction.hash)) continue
    const { block, index, timestamp } = transaction
    const position = { block, chain: place, index, timestamp }
    if (!after || comparePositions(after, position) < 0)
      mined.push({ chain, position, transaction })
  }
  const hashes = new Set(waiting.length > 0 ? list.map((t) => t.hash) : [])
  const pending = waiting
    .filter(({ hash }) => !hashes.has(hash) && isListed(hash))
    .slice(0, PAGE_SIZE)
    .map((transaction) => ({ chain, transaction }))
  return { mined, pending }
}
