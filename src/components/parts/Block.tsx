import type { ReactNode } from 'react'
import { Icon } from './Icon.js'

/** A warning to read before continuing. */
export function Block({ children, kind, role }: Block.Props) {
  return (
    <div className="lk-block" data-kind={kind} role={role}>
      <Icon name="warning" />
      <div className="lk-block-text">{children}</div>
    </div>
  )
}

export declare namespace Block {
  type Props = {
    children: ReactNode
    /** `pause` for a warning, `bad` for a failure. */
    kind: 'bad' | 'pause'
    /** Set it if the block appears without user action. */
    role?: 'alert' | 'status' | undefined
  }
}
