import type { ReactNode } from 'react'
import { wrapText } from '../parts/wrapText.js'

/** Card for one token of a swap, with its balance and amount. */
export function SwapCard({ children, end, label }: SwapCard.Props) {
  return (
    <div className="lk-swap-card">
      <div className="lk-swap-card-head">
        <span>{label}</span>
        {wrapText(end)}
      </div>
      {wrapText(children)}
    </div>
  )
}

export declare namespace SwapCard {
  type Props = { children: ReactNode; end?: ReactNode; label: string }
}
