import { readFile } from 'node:fs/promises'
import { isSolanaAddress } from 'latchkey-wallet/base58'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import { createGuard, type GuardResult } from '../createGuard.js'
import { fetchJson } from '../fetchJson.js'

const HOUR_MS = 3_600_000
const CACHE_MS = 6 * HOUR_MS
const STALE_MS = 7 * 24 * HOUR_MS
/** More than one wallet reads in a few calls is of no use. */
const TOKENS_MAX = 1_000

export type ListedToken = {
  /** With its checksum on EVM chains. */
  address: string
  decimals: number
  name: string
  symbol: string
  logoUri: string
}

export type TokenLists = {
  /** Tokens of a chain, in the order of the lists. */
  list(chainId: string): Promise<readonly ListedToken[]>
}

/**
 * Reads token lists (https://tokenlists.org), from files or by URL. A `chainId`
 * of other namespaces is a CAIP-2 id. Lists of
 * URLs are read again after six hours; a list that fails is left out, once
 * its last answer is a week old.
 */
export function createTokenLists(
  parameters: createTokenLists.Parameters,
): createTokenLists.ReturnType {
  const { now, observe, report, sources } = parameters
  const lists = sources.map((source, index) => {
    const name = `token list ${index + 1}`
    const guard = createGuard({ name, now, observe })
    const read = () =>
      guard.call({
        ...{ key: 'list', cacheMs: CACHE_MS, staleMs: STALE_MS },
        async run(signal) {
          const isUrl = /^https?:/.test(source)
          return parseList(
            isUrl
              ? await fetchJson(new URL(source), { signal })
              : JSON.parse(await readFile(source, 'utf8')),
          )
        },
      })
    return { name, read }
  })
  return {
    checks: lists.map(({ name, read }) => ({
      name,
      async check() {
        const counts = [...(await read()).values()].map(({ length }) => length)
        const sum = counts.reduce((all, count) => all + count, 0)
        return `${sum} tokens on ${counts.length} networks`
      },
    })),
    async list(chainId) {
      const read = await Promise.allSettled(lists.map((one) => one.read()))
      const tokens = new Map<string, ListedToken>()
      for (const result of read) {
        if (result.status === 'rejected') report?.(result.reason)
        else
          for (const token of result.value.get(chainId) ?? [])
            if (tokens.size < TOKENS_MAX && !tokens.has(token.address))
              tokens.set(token.address, token)
      }
      return [...tokens.values()]
    },
  }
}

export declare namespace createTokenLists {
  type Parameters = {
    now?: (() => number) | undefined
    observe?: ((name: string, result: GuardResult) => void) | undefined
    /** Hears of lists that cannot be read. */
    report?: ((error: unknown) => void) | undefined
    /** URLs, and paths of files. */
    sources: readonly string[]
  }
  type ReturnType = TokenLists & {
    /** What `check` asks of each list. Rejects when it cannot be read. */
    checks: readonly { name: string; check(): Promise<string> }[]
  }
}

const listSchema = z.looseObject({ tokens: z.array(z.unknown()) })
const tokenSchema = z.looseObject({
  chainId: z.union([
    z.int().check(z.positive()),
    z.string().check(z.regex(/^solana:[\w-]{1,32}$/)),
  ]),
  address: z.string(),
  decimals: z.int().check(z.gte(0), z.lte(77)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  symbol: z.string().check(z.minLength(1), z.maxLength(40)),
  logoURI: z.optional(z.unknown()),
})

function parseList(body: unknown) {
  const { data: list } = listSchema.safeParse(body)
  if (!list) throw new Error('A token list has no tokens')
  const byChain = new Map<string, ListedToken[]>()
  for (const row of list.tokens) {
    const { data } = tokenSchema.safeParse(row)
    if (!data) continue
    const { decimals, logoURI, name, symbol } = data
    const isEvm = typeof data.chainId === 'number'
    const isRight = isEvm ? isAddress : isSolanaAddress
    if (!isRight(data.address)) continue
    const chainId = isEvm ? `eip155:${data.chainId}` : String(data.chainId)
    const found = byChain.get(chainId) ?? []
    byChain.set(chainId, found)
    const address = isEvm ? getAddress(data.address) : data.address
    const logoUri = isWebUrl(logoURI) ? logoURI : ''
    found.push({ address, decimals, logoUri, name, symbol })
  }
  return byChain
}

function isWebUrl(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 2_000 &&
    URL.canParse(value) &&
    /^https?:$/.test(new URL(value).protocol)
  )
}
