import { foldCase } from '../../core/address/foldCase.js'
import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants/swap.js'
import { cleanText } from '../../core/format/cleanText.js'
import { parseTokenId, toTokenId } from '../../core/token/tokenId.js'
import type { ListedToken } from '../../core/token/tokenList.js'
import { orderSwapTokens } from './orderSwapTokens.js'

/** A token to choose. Its texts, picture and figures are untrusted. */
export type PickerToken = {
  /** CAIP-19 ID, as `sendToken`, `swap` and `useTokenBalance` accept it. */
  id: string
  /** Contract or mint; `undefined` for the native coin. */
  address: string | undefined
  /**
   * Balance in whole tokens, `undefined` if nothing is held or it is unknown.
   */
  balance: string | undefined
  /** CAIP-2 ID of the network. */
  caipNetworkId: string
  /** URL of an image; empty if there is none. */
  iconUrl: string
  /** Whether it is one of the popular tokens. */
  isSuggested: boolean
  name: string
  symbol: string
  /** Value of the balance in the user's currency, if a price is known. */
  value: number | undefined
}

type Balance = {
  address?: string | undefined
  iconUrl: string
  name: string
  price: number
  quantity: { numeric: string }
  symbol: string
  value?: number | undefined
}

type Row = { address: string; iconUrl: string; name: string; symbol: string }

const NAME_MAX_LENGTH = 60
const SYMBOL_MAX_LENGTH = 20

/**
 * Returns the tokens of a network to choose from: native coin, those of
 * services and lists, and all that the account holds. Popular ones come first;
 * each token is listed once, as its first source names it.
 *
 * @param parameters.swappable - tokens of the swap service
 */
export function listPickerTokens(parameters: {
  balances: readonly Balance[]
  caipNetworkId: string
  listed: readonly ListedToken[]
  native: { name: string; symbol: string } | undefined
  swappable: readonly (Omit<Row, 'iconUrl'> & { logoUri: string })[]
}): readonly PickerToken[] {
  const { balances, caipNetworkId, listed, native, swappable } = parameters
  const toAddress = (address: string | undefined) =>
    `${caipNetworkId}:${address ?? EVM_NATIVE_PLACEHOLDER}`
  const coin = balances.find(({ address }) => !address)
  const rows: Row[] = [
    ...(native
      ? [
          {
            ...native,
            address: toAddress(undefined),
            iconUrl: coin?.iconUrl ?? '',
          },
        ]
      : []),
    ...swappable.map(({ address, logoUri, name, symbol }) => ({
      address,
      iconUrl: logoUri,
      name,
      symbol,
    })),
    ...listed.map(({ address, iconUrl, name, symbol }) => ({
      address: toAddress(address),
      iconUrl,
      name,
      symbol,
    })),
    ...balances.map(({ address, iconUrl, name, symbol }) => ({
      address: address ?? toAddress(undefined),
      iconUrl,
      name,
      symbol,
    })),
  ]
  const icons = new Map<string, string>()
  for (const { address, iconUrl } of rows)
    if (iconUrl && !icons.has(foldCase(address)))
      icons.set(foldCase(address), iconUrl)
  const ordered = orderSwapTokens({ balances, caipNetworkId, tokens: rows })
  return ordered.flatMap(({ address, price: _, ...row }) => {
    const place = parseTokenId(address)
    if (!place) return []
    const symbol = cleanText(row.symbol, SYMBOL_MAX_LENGTH)
    return {
      ...row,
      id: toTokenId(place),
      address: place.address,
      caipNetworkId,
      iconUrl: icons.get(foldCase(address)) ?? '',
      name: cleanText(row.name, NAME_MAX_LENGTH) || symbol,
      symbol,
    }
  })
}

/** Groups of tokens, those that match a search best first in each. */
export type PickerGroups = {
  /** Held by the account. */
  own: readonly PickerToken[]
  /** Common ones of the network, not held. */
  popular: readonly PickerToken[]
  /** All that remain. */
  others: readonly PickerToken[]
}

/**
 * Groups tokens, and keeps those that a search matches by symbol, name or
 * address.
 *
 * @param search - as typed
 */
export function groupPickerTokens(
  tokens: readonly PickerToken[],
  search: string,
): PickerGroups {
  const text = search.trim().toLowerCase()
  const rows = text
    ? tokens
        .map((token) => ({ place: getPlace(token, text), token }))
        .filter(({ place }) => place < NONE)
        .sort((a, b) => a.place - b.place)
        .map(({ token }) => token)
    : tokens
  const isHeld = ({ balance = '' }: PickerToken) => /[1-9]/.test(balance)
  const own = rows.filter(isHeld)
  const rest = rows.filter((row) => !isHeld(row))
  return {
    others: rest.filter(({ isSuggested }) => !isSuggested),
    own: text ? own : own.sort((a, b) => (b.value ?? 0) - (a.value ?? 0)),
    popular: rest.filter(({ isSuggested }) => isSuggested),
  }
}

const NONE = 4

function getPlace({ address, id, name, symbol }: PickerToken, text: string) {
  const [short, long] = [symbol.toLowerCase(), name.toLowerCase()]
  if (short === text || address?.toLowerCase() === text) return 0
  if (id.toLowerCase() === text) return 0
  if (short.startsWith(text)) return 1
  if (long.startsWith(text)) return 2
  return short.includes(text) || long.includes(text) ? 3 : NONE
}
