import {
  EVM_NATIVE_PLACEHOLDER,
  NAME_MAX_LENGTH,
  SYMBOL_MAX_LENGTH,
} from '../constants.js'
import { cleanText } from '../format/cleanText.js'
import { truncateAddress } from '../format/truncateAddress.js'

/** A token of a swap, as the views show it. */
export type SwapTokenLabel = {
  isNative: boolean
  /** Foreign text, cleaned and capped; without one, the symbol. */
  name: string
  /** As foreign; without one, the shortened address. */
  symbol: string
}

/**
 * What a token of a swap is called.
 *
 * @param token.id - CAIP-10 id
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
