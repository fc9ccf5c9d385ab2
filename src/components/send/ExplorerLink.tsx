'use client'
import { useStrings } from '../strings/useStrings.js'

/** To the page of a transaction, once that is known. */
export function ExplorerLink({ href }: ExplorerLink.Props) {
  const { send } = useStrings()
  if (!href) return null
  return (
    <a
      className="lk-send-link"
      href={href}
      rel="noopener noreferrer"
      target="_blank"
    >
      {send.viewOnExplorer}
    </a>
  )
}

export declare namespace ExplorerLink {
  type Props = { href: string | undefined }
}
