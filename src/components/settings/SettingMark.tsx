import type { ReactNode } from 'react'

/** Icon in place of a wallet's picture. */
export function SettingMark({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="lk-wallet-tile lk-wallet-tile-letter lk-setting-mark"
    >
      {children}
    </span>
  )
}
