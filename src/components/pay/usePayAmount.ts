'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useFigures } from '../strings/useFigures.js'

/**
 * Returns a function that formats an exact amount with its symbol, such as
 * `1,000 USDC`.
 */
export function usePayAmount(): usePayAmount.ReturnType {
  const toFigure = useFigures()
  return ({ amount, asset }) =>
    `${toFigure(amount)} ${cleanText(asset.metadata.symbol, NAME_MAX_LENGTH)}`
}

export declare namespace usePayAmount {
  type ReturnType = (parameters: {
    amount: string
    asset: { metadata: { symbol: string } }
  }) => string
}
