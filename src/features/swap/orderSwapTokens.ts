import { foldCase } from '../../core/address/foldCase.js'
import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants/swap.js'
import { networkSwapSymbols } from '../../core/data/networkSwapSymbols.js'
import { suggestedSwapSymbols } from '../../core/data/suggestedSwapSymbols.js'

/**
 * An account's holdings of a token. Untrusted figures: never use them to pay.
 */
export type HeldToken = {
  /**
   * Balance in token units as a decimal string, `undefined` if nothing is held.
   */
  balance: string | undefined
  /** Whether it is one of the suggested tokens. */
  isSuggested: boolean
  /** Price of one token in the user's currency. */
  price: number | undefined
  /** Value of the balance in the user's currency. */
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
 * Adds balances to a network's tokens by CAIP-10 ID, and moves suggested
 * tokens to the front. The native token has no address in balances. Tokens of
 * other networks and duplicates are dropped.
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
  // The sort is stable, so the other tokens keep their order.
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
