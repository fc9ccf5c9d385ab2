import type { ReactNode } from 'react'
import { Icon } from './Icon.js'

/** What somebody has to know before going on. */
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
    /** A pause to think, or a failure. */
    kind: 'bad' | 'pause'
    /** When it comes by itself. */
    role?: 'alert' | 'status' | undefined
  }
}
