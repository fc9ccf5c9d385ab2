'use client'
import type { ActivityTransfer } from '../../core/activity/activity.js'
import { NAME_MAX_LENGTH, SYMBOL_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { Balance } from '../parts/Balance.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

const signs = { in: '+', out: '−', self: '' } as const

/** What a transaction moved, with its sign; names are foreign. */
export function TransferLine({ transfer }: TransferLine.Props) {
  const { holdings } = useInsideStrings()
  const { amount, direction, nft, token } = transfer
  const sign = signs[direction]
  if (nft) {
    const number = nft.tokenId && holdings.piece(nft.tokenId)
    const name = cleanText(nft.name ?? number ?? '', NAME_MAX_LENGTH)
    return (
      <span className="lk-activity-line" data-direction={direction}>
        {sign}
        <bdi>{name || holdings.somePiece}</bdi>
      </span>
    )
  }
  return (
    <span className="lk-activity-line" data-direction={direction} dir="ltr">
      <Balance
        amount={amount}
        sign={sign}
        symbol={cleanText(token?.symbol ?? '', SYMBOL_MAX_LENGTH)}
      />
    </span>
  )
}

export declare namespace TransferLine {
  type Props = { transfer: ActivityTransfer }
}
