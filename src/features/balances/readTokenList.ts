import { TokenListError } from '../../core/errors/tokenList.js'
import { cleanText } from '../../core/format/cleanText.js'
import { toTokenId } from '../../core/token/tokenId.js'
import type { ListedToken } from '../../core/token/tokenList.js'
import { isImageUrl } from '../../core/url.js'

/** Limits of the schema of tokenlists.org. */
const TOKENS_LIMIT = 10_000
const LIST_NAME_MAX_LENGTH = 30
const NAME_MAX_LENGTH = 60
const SYMBOL_MAX_LENGTH = 20

/**
 * Reads a list in the schema of tokenlists.org. Tokens that break it are
 * dropped.
 *
 * @throws TokenListError `invalid` when it is not a list of tokens
 */
export function readTokenList(value: unknown): readonly ListedToken[] {
  const { name, tokens } = Object(value) as { [key: string]: unknown }
  if (typeof name !== 'string' || !Array.isArray(tokens))
    throw new TokenListError({
      details: 'It has no name, or no tokens.',
      reason: 'invalid',
    })
  if (tokens.length > TOKENS_LIMIT)
    throw new TokenListError({
      details: `It has more than ${TOKENS_LIMIT} tokens.`,
      reason: 'size',
    })
  const list = cleanText(name, LIST_NAME_MAX_LENGTH)
  return tokens.flatMap((item) => readToken(item, list) ?? [])
}

function readToken(item: unknown, list: string): ListedToken | undefined {
  const token = Object(item) as { [key: string]: unknown }
  const { address, chainId, decimals, logoURI } = token
  if (typeof address !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(address))
    return undefined
  if (!isInteger(chainId, 1, Number.MAX_SAFE_INTEGER)) return undefined
  if (!isInteger(decimals, 0, 255)) return undefined
  const symbol = toText(token.symbol, SYMBOL_MAX_LENGTH)
  if (!symbol) return undefined
  const caipNetworkId = `eip155:${chainId as number}` as const
  return {
    id: toTokenId({ address, caipNetworkId }),
    address: address.toLowerCase() as `0x${string}`,
    caipNetworkId,
    iconUrl: isImageUrl(logoURI) && !/^http:/i.test(logoURI) ? logoURI : '',
    list,
    name: toText(token.name, NAME_MAX_LENGTH) || symbol,
    symbol,
  }
}

const toText = (value: unknown, length: number) =>
  typeof value === 'string' ? cleanText(value, length) : ''

const isInteger = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) &&
  (value as number) >= least &&
  (value as number) <= most
