import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants/swap.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'

/** A swap token in the format the views use. */
export type SwapTokenLabel = {
  isNative: boolean
  /** Sanitized and truncated name; falls back to the symbol. */
  name: string
  /** Sanitized and truncated symbol; falls back to the truncated address. */
  symbol: string
}

/**
 * Returns the display name and symbol of a swap token.
 *
 * @param token.id - CAIP-10 ID
 *
 * @example
 * toSwapToken({ id: quote.to.caipAddress, ...quote.to }).symbol
 */
export function toSwapToken(token: {
  id: string
  name: string
  symbol: string
}): SwapTokenLabel {
  const address = token.id.split(':')[2] ?? ''
  const symbol =
    cleanText(token.symbol, SYMBOL_MAX_LENGTH) || truncateAddress(address)
  return {
    isNative: address.toLowerCase() === EVM_NATIVE_PLACEHOLDER,
    name: cleanText(token.name, NAME_MAX_LENGTH) || symbol,
    symbol,
  }
}
