import type { Address } from 'viem'
import * as z from 'zod/mini'
import { ServiceError } from '../../../http/ServiceError.js'
import { fetchJson } from '../fetchJson.js'

const digits = z.string().check(z.regex(/^\d{1,78}$/))
const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const text = z.optional(z.nullable(z.string()))

/** A row of any of the lists; only the first ones are in all of them. */
const rowSchema = z.object({
  blockNumber: z.string().check(z.regex(/^\d{1,15}$/)),
  /** Seconds, before the year 5139. */
  timeStamp: z.string().check(z.regex(/^\d{1,11}$/)),
  hash: z.optional(z.string()),
  transactionHash: z.optional(z.string()),
  from: address,
  /** Empty where a contract is created. */
  to: z.optional(z.nullable(z.union([address, z.literal('')]))),
  value: z.optional(digits),
  nonce: z.optional(digits),
  isError: text,
  txreceipt_status: text,
  input: text,
  contractAddress: text,
  tokenName: text,
  tokenSymbol: text,
  tokenDecimal: text,
  tokenID: text,
})

export type IndexerRow = Omit<
  z.output<typeof rowSchema>,
  'hash' | 'transactionHash'
> & { hash: string }

export type IndexerList = {
  /** Whether there may be older rows. */
  isFull: boolean
  rows: IndexerRow[]
}

const answerSchema = z.looseObject({
  message: z.optional(z.nullable(z.string())),
  result: z.unknown(),
})

/**
 * Reads one list of an account, newest first. Rows that cannot be read are
 * left out.
 *
 * @throws ServiceError 502 UPSTREAM_FAILED when the indexer refuses
 */
export async function askIndexer(
  parameters: askIndexer.Parameters,
): Promise<IndexerList> {
  const { action, chainId, endBlock, key, kind, offset, signal } = parameters
  const url = new URL(parameters.url)
  const query = {
    module: 'account',
    action,
    address: parameters.address,
    startblock: '0',
    endblock: endBlock ?? '999999999',
    page: '1',
    offset: String(offset),
    sort: 'desc',
    ...(kind === 'etherscan' && { chainid: chainId.replace('eip155:', '') }),
    ...(key && { apikey: key }),
  }
  for (const [name, value] of Object.entries(query))
    url.searchParams.set(name, value)
  const { data } = answerSchema.safeParse(await fetchJson(url, { signal }))
  if (!data) throw fail('something else')
  if (!Array.isArray(data.result)) {
    // An empty list has no status of success.
    if (/^no .*found/i.test(data.message ?? ''))
      return { isFull: false, rows: [] }
    throw fail('a refusal')
  }
  const rows = data.result.flatMap((row): IndexerRow[] => {
    const { data: read } = rowSchema.safeParse(row)
    if (!read) return []
    const { hash, transactionHash, ...rest } = read
    const id = hash ?? transactionHash ?? ''
    return /^0x[0-9a-fA-F]{64}$/.test(id)
      ? [{ ...rest, hash: id.toLowerCase() }]
      : []
  })
  return { isFull: data.result.length >= offset, rows }
}

export declare namespace askIndexer {
  type Parameters = {
    action: string
    address: Address
    /** CAIP-2. */
    chainId: string
    /** The last block, inclusive. */
    endBlock: string | undefined
    key?: string | undefined
    kind: 'blockscout' | 'etherscan'
    offset: number
    signal: AbortSignal
    /** Address of the API, as in `https://eth.blockscout.com/api`. */
    url: string
  }
}

function fail(what: string) {
  return new ServiceError(502, 'UPSTREAM_FAILED', `The indexer sent ${what}`)
}
