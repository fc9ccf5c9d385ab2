'use client'
import type { TokenFee } from '../../core/paymaster/tokenFee.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Network fee in a token, at most. */
export function TokenFeeText({ fee }: TokenFeeText.Props) {
  const { sponsor } = useInsideStrings()
  const toFigure = useFigures()
  const { amount, symbol } = fee
  return (
    <bdi>
      {amount === undefined
        ? sponsor.inToken(symbol)
        : sponsor.atMost(`${toFigure(amount)} ${symbol}`)}
    </bdi>
  )
}

export declare namespace TokenFeeText {
  type Props = { fee: TokenFee }
}
