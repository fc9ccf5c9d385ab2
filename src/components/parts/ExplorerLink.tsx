'use client'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ExternalLink } from './ExternalLink.js'

/** Link to a transaction in the explorer, once known. */
export function ExplorerLink({ href }: ExplorerLink.Props) {
  const { send } = useInsideStrings()
  if (!href) return null
  return (
    <ExternalLink className="lk-send-link" href={href}>
      {send.viewOnExplorer}
    </ExternalLink>
  )
}

export declare namespace ExplorerLink {
  type Props = { href: string | undefined }
}
