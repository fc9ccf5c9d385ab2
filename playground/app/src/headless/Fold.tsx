import { type ReactNode, useState } from 'react'

/** Nothing of it is there, and nothing is asked, before it is opened. */
export function Fold({
  children,
  title,
}: {
  children: ReactNode
  title: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && children}
    </details>
  )
}
