'use client'
import { Children, type ReactNode } from 'react'

/**
 * Puts each bare text among children into an element, keyed by the text.
 *
 * Translators such as Chrome's replace text nodes by elements. React then
 * fails to remove or update a text beside other nodes, and takes the whole app
 * down. A text that is the only child of its element is safe.
 */
export function wrapText(children: ReactNode): ReactNode {
  if (typeof children === 'string' || typeof children === 'number')
    return children === '' ? null : <span key={children}>{children}</span>
  return Array.isArray(children) ? Children.map(children, wrapText) : children
}
