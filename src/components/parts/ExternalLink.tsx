import type { ReactNode } from 'react'

/** Leads out of the page, in a tab of its own that learns nothing of it. */
export function ExternalLink({
  children,
  className,
  href,
}: ExternalLink.Props) {
  return (
    <a
      className={className}
      href={href}
      rel="noopener noreferrer"
      target="_blank"
    >
      {children}
    </a>
  )
}

export declare namespace ExternalLink {
  type Props = { children: ReactNode; className: string; href: string }
}
