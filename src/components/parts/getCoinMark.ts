import { coinMarks } from './coinMarks.js'

/**
 * The mark of a coin, `undefined` where its first letter has to do. A token
 * can call itself whatever it likes, so only a network's own coin gets that
 * coin's mark; what a token is worth is a claim that a letter makes too.
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
    /** The coin of its network, in which fees are paid. */
    isNative: boolean | undefined
    symbol: string
  }
}
