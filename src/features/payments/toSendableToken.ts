import { parseAmount } from '../../core/amount/parseAmount.js'
import { cleanText } from '../../core/format/cleanText.js'
import { floorDecimal } from '../../core/format/floorDecimal.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'

const NAME_MAX_LENGTH = 64
const SYMBOL_MAX_LENGTH = 12

/** A balance in the format the send views use. */
export type SendableToken = {
  /** `native` or the contract address. */
  id: string
  /** Base units. */
  balance: bigint
  decimals: number
  iconUrl: string
  isNative: boolean
  /** Whether the user added it. Anyone can choose its name and symbol. */
  isWatched?: boolean | undefined
  /** Sanitized and truncated name; falls back to the symbol. */
  name: string
  /** Sanitized and truncated symbol; falls back to the truncated address. */
  symbol: string
  /** Price of one token in the user's currency; zero if unknown. */
  price: number
}

/**
 * Converts a row of the balances.
 *
 * @param row - row returned by `getBalances`
 *
 * @example
 * data.balances.map(toSendableToken)
 */
export function toSendableToken(row: toSendableToken.Row): SendableToken {
  const decimals = Number(row.quantity.decimals)
  // The address is the third part of a CAIP-10 ID.
  const id = row.address?.split(':')[2] ?? 'native'
  // A Solana token may have no symbol; then use its address.
  const symbol = cleanText(row.symbol, SYMBOL_MAX_LENGTH) || truncateAddress(id)
  return {
    id,
    // A service may return more decimal places than the token has.
    balance: parseAmount(
      floorDecimal(row.quantity.numeric, decimals),
      decimals,
    ),
    decimals,
    iconUrl: row.iconUrl,
    isNative: id === 'native',
    ...(row.isWatched && { isWatched: true }),
    name: cleanText(row.name, NAME_MAX_LENGTH) || symbol,
    symbol,
    price: row.price,
  }
}

export declare namespace toSendableToken {
  type Row = {
    address?: string | undefined
    iconUrl: string
    isWatched?: boolean | undefined
    name: string
    price: number
    quantity: { decimals: string; numeric: string }
    symbol: string
  }
}
