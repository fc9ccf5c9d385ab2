'use client'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { isSendOpen } from '../../features/payments/isSendOpen.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import type { useSwapFlow } from '../../modal/swap/useSwapFlow.js'
import { Block } from '../parts/Block.js'
import { ExplorerLink } from '../parts/ExplorerLink.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useMoneyText } from '../strings/useMoneyText.js'

/** Explains the error, its effect on the money, and the next step. */
export function SwapFailure({ error, flow }: SwapFailure.Props) {
  const { swap } = useInsideStrings()
  const toErrorText = useErrorText()
  const toMoneyText = useMoneyText()
  const { approvalHash, href, money, quote } = flow
  const isReverted = getErrorCode(error) === 'TRANSACTION_REVERTED'
  const next = {
    no: undefined,
    other: swap.failedOther,
    unknown: swap.failedUnknown,
    yes: isSendOpen(error) ? swap.failedYes : swap.failedReverted,
  }[money ?? 'other']
  const title = toErrorText(error)
  // Do not repeat it; a reverted swap needs no further explanation.
  const isSaid = isReverted || title.includes('Nothing was swapped')
  const meaning = isSaid ? undefined : toMoneyText(error)
  const { from } = quote ?? {}
  return (
    <Block kind={money === 'no' ? 'bad' : 'pause'} role="alert">
      <p className="lk-block-title">{title}</p>
      {meaning && <p>{meaning}</p>}
      {next && <p>{next}</p>}
      {approvalHash && from && (
        <p>
          {swap.approvalStays(
            toSwapToken({ id: from.caipAddress, ...from }).symbol,
          )}
        </p>
      )}
      <ExplorerLink href={href} />
    </Block>
  )
}

export declare namespace SwapFailure {
  type Props = { error: Error; flow: useSwapFlow.ReturnType }
}
