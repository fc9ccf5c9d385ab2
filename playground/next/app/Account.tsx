'use client'
import { useActiveAccount } from 'latchkey'

/** Any hook works beside the components. */
export function Account() {
  const account = useActiveAccount()
  if (!account) return <p>Nobody is connected.</p>
  return (
    <p>
      Connected as <code>{account.address}</code>
    </p>
  )
}
