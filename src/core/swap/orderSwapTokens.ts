import { foldCase } from '../address/foldCase.js'
import { EVM_NATIVE_PLACEHOLDER } from '../constants.js'
import { networkSwapSymbols } from '../data/networkSwapSymbols.js'
import { suggestedSwapSymbols } from '../data/suggestedSwapSymbols.js'

/** What an account has of a token. Foreign figures: never pay by them. */
export type HeldToken = {
  /** Decimal text in whole tokens, `undefined` when nothing is held. */
  balance: string | undefined
  /** Whether it stands among the suggestions. */
  isSuggested: boolean
  /** Of one token in US dollars. */
  price: number | undefined
  /** Of the balance in US dollars. */
  value: number | undefined
}

type Row = { address: string; symbol: string }
type Balance = {
  address?: string | undefined
  price: number
  quantity: { numeric: string }
  value?: number | undefined
}

/**
 * Puts balances to the tokens of a network by their CAIP-10 ids, and the
 * suggested ones in front. The native coin has no address in balances. Tokens
 * of other networks, and the second row of one, are left out.
 *
 * @example
 * orderSwapTokens({ balances, caipNetworkId: 'eip155:1', tokens })
 */
export function orderSwapTokens<token extends Row>(parameters: {
  balances: readonly Balance[]
  caipNetworkId: string
  tokens: readonly token[]
}): readonly (token & HeldToken)[] {
  const { balances, caipNetworkId, tokens } = parameters
  const native = `${caipNetworkId}:${EVM_NATIVE_PLACEHOLDER}`
  const held = new Map(
    balances.map((item) => [foldCase(item.address ?? native), item]),
  )
  const symbols = listSymbols(caipNetworkId)
  const getPlace = ({ symbol }: Row) => {
    const place = symbols.indexOf(symbol.toUpperCase())
    return place < 0 ? symbols.length : place
  }
  const rows = pickTokens(tokens, caipNetworkId).map((token) => {
    const found = held.get(foldCase(token.address))
    return {
      ...token,
      balance: found?.quantity.numeric,
      isSuggested: getPlace(token) < symbols.length,
      price: found?.price,
      value: found?.value,
    }
  })
  // The sort is stable, so that the others keep the order they came in.
  return rows.sort((a, b) => getPlace(a) - getPlace(b))
}

function pickTokens<token extends Row>(
  tokens: readonly token[],
  caipNetworkId: string,
): readonly token[] {
  const own = tokens.filter(({ address }) =>
    address.startsWith(`${caipNetworkId}:`),
  )
  const rows = new Map<string, token>()
  for (const token of own) {
    const id = foldCase(token.address)
    if (!rows.has(id)) rows.set(id, token)
  }
  return [...rows.values()]
}

function listSymbols(caipNetworkId: string): readonly string[] {
  const special: { readonly [network: string]: readonly string[] } =
    networkSwapSymbols
  return [...(special[caipNetworkId] ?? []), ...suggestedSwapSymbols]
}
