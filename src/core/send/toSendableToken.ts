import { parseAmount } from '../amount/parseAmount.js'
import { cleanText } from '../format/cleanText.js'
import { floorDecimal } from '../format/floorDecimal.js'
import { truncateAddress } from '../format/truncateAddress.js'

const NAME_MAX_LENGTH = 64
const SYMBOL_MAX_LENGTH = 12

/** A row of the balances, as the send views work with it. */
export type SendableToken = {
  /** `native` or the contract's address. */
  id: string
  /** Base units. */
  balance: bigint
  decimals: number
  iconUrl: string
  isNative: boolean
  /** Foreign text, cleaned and capped; without one, the symbol. */
  name: string
  /** As foreign; without one, the shortened address. */
  symbol: string
  /** Of one whole token, in US dollars; zero where there is none. */
  price: number
}

/**
 * Reads a row of the balances.
 *
 * @param row - as `getBalances` gives it
 *
 * @example
 * data.balances.map(toSendableToken)
 */
export function toSendableToken(row: toSendableToken.Row): SendableToken {
  const decimals = Number(row.quantity.decimals)
  // A CAIP-10 id: the address is its third part.
  const id = row.address?.split(':')[2] ?? 'native'
  // On Solana a token need not have a name: then its address has to do.
  const symbol = cleanText(row.symbol, SYMBOL_MAX_LENGTH) || truncateAddress(id)
  return {
    id,
    // A service may give more digits than the token has.
    balance: parseAmount(
      floorDecimal(row.quantity.numeric, decimals),
      decimals,
    ),
    decimals,
    iconUrl: row.iconUrl,
    isNative: id === 'native',
    name: cleanText(row.name, NAME_MAX_LENGTH) || symbol,
    symbol,
    price: row.price,
  }
}

export declare namespace toSendableToken {
  type Row = {
    address?: string | undefined
    iconUrl: string
    name: string
    price: number
    quantity: { decimals: string; numeric: string }
    symbol: string
  }
}
