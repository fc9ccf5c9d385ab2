'use client'
import type { TokenFee } from '../../features/payments/tokenFee.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useFeeText } from './useFeeText.js'

/** Network fee in a token, at most. */
export function TokenFeeText({ currency, fee, worth }: TokenFeeText.Props) {
  const { sponsor } = useInsideStrings()
  const toFigure = useFigures()
  const toFeeText = useFeeText(currency)
  const { amount, symbol } = fee
  return (
    <bdi translate="no">
      {amount === undefined
        ? sponsor.inToken(symbol)
        : toFeeText(sponsor.atMost(`${toFigure(amount)} ${symbol}`), worth)}
    </bdi>
  )
}

export declare namespace TokenFeeText {
  type Props = {
    /** ISO 4217 code of `worth`; default the user's. */
    currency?: string | undefined
    fee: TokenFee
    /** Estimate in the user's currency; `undefined` without a price. */
    worth: string | undefined
  }
}
