'use client'
import type { ActivityTransfer } from '../../core/activity/activity.js'
import { NAME_MAX_LENGTH, SYMBOL_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { formatBalance } from '../../core/format/formatBalance.js'
import { Figure } from '../parts/Figure.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

const signs = { in: '+', out: '−', self: '' } as const
const NOTHING = formatBalance('0')
const LEAST = NOTHING.replace(/0$/, '1')

/** What a transaction moved, with its sign; names are foreign. */
export function TransferLine({ transfer }: TransferLine.Props) {
  const { holdings } = useInsideStrings()
  const toFigure = useFigures()
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
  const shown = formatBalance(amount)
  const isLess = shown === NOTHING && /[1-9]/.test(amount)
  return (
    <span className="lk-activity-line" data-direction={direction} dir="ltr">
      {sign}
      <Figure>
        {isLess ? holdings.less(toFigure(LEAST)) : toFigure(shown)}
      </Figure>{' '}
      <bdi>{cleanText(token?.symbol ?? '', SYMBOL_MAX_LENGTH)}</bdi>
    </span>
  )
}

export declare namespace TransferLine {
  type Props = { transfer: ActivityTransfer }
}
