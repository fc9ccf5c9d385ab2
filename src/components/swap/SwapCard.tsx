import type { ReactNode } from 'react'

/** Card for one token of a swap, with its balance and amount. */
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
