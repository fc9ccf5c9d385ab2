import type { ReactNode } from 'react'
import { ExternalLink } from './ExternalLink.js'
import { Icon } from './Icon.js'

/** A row that leads out of the page. */
export function LinkRow({ href, tile, title }: LinkRow.Props) {
  return (
    <ExternalLink className="lk-row" href={href}>
      {tile}
      <span className="lk-row-text">
        <span className="lk-row-title">{title}</span>
      </span>
      <Icon name="external" />
    </ExternalLink>
  )
}

export declare namespace LinkRow {
  type Props = { href: string; tile?: ReactNode; title: ReactNode }
}
