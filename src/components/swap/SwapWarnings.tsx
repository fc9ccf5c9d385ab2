'use client'
import type { useSwapPreview } from '../../modal/swap/useSwapPreview.js'
import { Block } from '../parts/Block.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** The one thing to think about before agreeing, if there is one. */
export function SwapWarnings({ preview }: SwapWarnings.Props) {
  const { swap } = useInsideStrings()
  const toErrorText = useErrorText()
  const toFigure = useFigures()
  const { hasWorsened, isExpired, problem, quote } = preview
  const { priceImpact, priceImpactLevel } = quote ?? {}
  const impact = toFigure(String(priceImpact ?? ''))
  if (priceImpactLevel === 'blocked')
    return (
      <Block kind="bad" role="status">
        <p>{swap.blocked(impact)}</p>
      </Block>
    )
  if (problem)
    return (
      <Block kind="bad" role="status">
        <p>{toErrorText(problem)}</p>
      </Block>
    )
  const text = isExpired
    ? swap.expired
    : hasWorsened
      ? swap.worse
      : priceImpactLevel === 'warn'
        ? swap.warn(impact)
        : priceImpactLevel === 'unknown'
          ? swap.impactUnknown
          : undefined
  if (!text) return null
  return (
    <Block kind="pause" role="status">
      <p>{text}</p>
    </Block>
  )
}

export declare namespace SwapWarnings {
  type Props = { preview: useSwapPreview.ReturnType }
}
