import type { ReactNode } from 'react'

/** One side of a swap: what it is, what there is of it, and how much. */
export function SwapCard({ children, end, label }: SwapCard.Props) {
  return (
    <div className="lk-swap-card">
      <div className="lk-swap-card-head">
        <span>{label}</span>
        {end}
      </div>
      {children}
    </div>
  )
}

export declare namespace SwapCard {
  type Props = { children: ReactNode; end?: ReactNode; label: string }
}
