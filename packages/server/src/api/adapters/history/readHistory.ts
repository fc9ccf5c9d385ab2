import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import { ServiceError } from '../../../http/ServiceError.js'
import type { ApiBackend } from '../../apiBackend.js'
import type { Adapter, HistoryAdapter } from '../adapter.js'

/** By CAIP-2 id, what each network goes on with; `null` is its end. */
const cursorSchema = z.record(
  z.string().check(z.maxLength(64)),
  z.nullable(z.string().check(z.regex(/^\d{1,15}$/))),
)
type Cursor = z.output<typeof cursorSchema>

/**
 * One page of an account's history, from the indexer of each wanted network.
 * Networks without one have no history.
 *
 * @throws ServiceError INVALID_ADDRESS, UNSUPPORTED_CHAIN, INVALID_CURSOR
 */
export async function readHistory(
  parameters: readHistory.Parameters,
): Promise<readHistory.ReturnType> {
  const { adapters, chainId, chainIds, onramp } = parameters
  if (!isAddress(parameters.address, { strict: false }))
    throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid address')
  if (chainId !== undefined && !chainIds.includes(chainId))
    throw new ServiceError(400, 'UNSUPPORTED_CHAIN', 'Unknown chainId')
  const address = getAddress(parameters.address)
  const cursor =
    parameters.cursor === undefined
      ? undefined
      : decodeCursor(address, parameters.cursor)
  // An indexer does not know what was bought where.
  if (onramp !== undefined) return { data: [], next: null }
  const wanted = adapters.flatMap(({ chainIds: [id], history }) =>
    history && id && (chainId === undefined || chainId === id)
      ? [{ history, id, after: cursor?.[id] }]
      : [],
  )
  const pages = await Promise.all(
    wanted.flatMap(({ after, ...one }) =>
      after === null ? [] : [readPage({ ...one, address, after })],
    ),
  )
  const data = pages
    .flatMap((page) => page.data)
    .toSorted((one, other) =>
      other.metadata.minedAt.localeCompare(one.metadata.minedAt),
    )
  const after: Cursor = { ...cursor }
  for (const { id, next } of pages) after[id] = next ?? null
  const hasMore = Object.values(after).some((next) => next !== null)
  return { data, next: hasMore ? encodeCursor(address, after) : null }
}

export declare namespace readHistory {
  type Parameters = HistoryWish & {
    adapters: readonly Adapter[]
    /** CAIP-2 ids of all networks. */
    chainIds: readonly string[]
  }
  type ReturnType = HistoryPage
}

type HistoryWish = Parameters<ApiBackend['getHistory']>[0]
type HistoryPage = Awaited<ReturnType<ApiBackend['getHistory']>>

async function readPage(parameters: {
  address: Address
  after: string | undefined
  history: HistoryAdapter
  id: string
}) {
  const { address, after, history, id } = parameters
  return { ...(await history.read({ address, cursor: after })), id }
}

function encodeCursor(address: Address, after: Cursor) {
  return Buffer.from(JSON.stringify([address, after])).toString('base64url')
}

function decodeCursor(address: Address, text: string): Cursor {
  try {
    const [owner, after] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const { data } = cursorSchema.safeParse(after)
    if (owner === address && data) return data
  } catch {
    // Refused below.
  }
  throw new ServiceError(400, 'INVALID_CURSOR', 'Invalid cursor')
}
