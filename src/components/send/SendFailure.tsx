'use client'
import { isSendOpen } from '../../features/payments/isSendOpen.js'
import { Block } from '../parts/Block.js'
import { ExplorerLink } from '../parts/ExplorerLink.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useMoneyText } from '../strings/useMoneyText.js'
import { useSend } from './useSend.js'

/** Explains the error, its effect on the money, and the next step. */
export function SendFailure({ error }: SendFailure.Props) {
  const { send } = useInsideStrings()
  const { href, money } = useSend()
  const toErrorText = useErrorText()
  const toMoneyText = useMoneyText()
  const next = {
    no: undefined,
    other: send.failedOther,
    unknown: send.failedUnknown,
    yes: isSendOpen(error) ? send.failedYes : send.failedReverted,
  }[money ?? 'other']
  const meaning = toMoneyText(error)
  return (
    <Block kind={money === 'no' ? 'bad' : 'pause'} role="alert">
      <p className="lk-block-title">{toErrorText(error)}</p>
      {meaning && <p>{meaning}</p>}
      {next && <p>{next}</p>}
      <ExplorerLink href={href} />
    </Block>
  )
}

export declare namespace SendFailure {
  type Props = { error: Error }
}
