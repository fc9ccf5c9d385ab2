import type { ReactNode } from 'react'
import { wrapText } from './wrapText.js'

/** Opens in a new tab, without an opener or referrer. */
export function ExternalLink({
  children,
  className,
  href,
  onClick,
}: ExternalLink.Props) {
  return (
    <a
      className={className}
      href={href}
      onClick={onClick}
      rel="noopener noreferrer"
      target="_blank"
    >
      {wrapText(children)}
    </a>
  )
}

export declare namespace ExternalLink {
  type Props = {
    children: ReactNode
    className: string
    href: string
    onClick?: (() => void) | undefined
  }
}
