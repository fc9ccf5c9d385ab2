import { coinMarks } from './coinMarks.js'

/**
 * Returns the mark of a coin, or `undefined` if its initial should be used.
 * Tokens can choose any symbol, so only native coins get a native coin's
 * mark. A currency mark claims no more than the symbol itself.
 */
export function getCoinMark({ isNative, symbol }: getCoinMark.Parameters) {
  if (isNative) {
    if (/^sol$/i.test(symbol)) return coinMarks.sol
    return /^s?eth$/i.test(symbol) ? coinMarks.ether : undefined
  }
  if (/usd|^dai$/i.test(symbol)) return coinMarks.dollar
  if (/eur/i.test(symbol)) return coinMarks.euro
  return /gold|xau/i.test(symbol) ? coinMarks.gold : undefined
}

export declare namespace getCoinMark {
  type Parameters = {
    /** Whether it is the native coin of its network, used for fees. */
    isNative: boolean | undefined
    symbol: string
  }
}
