/** The first minute, in three lines. */
export function Guide({
  connected,
  mailbox,
  sent,
}: {
  connected: boolean
  mailbox: string
  sent: boolean
}) {
  return (
    <ol className="guide" aria-label="The first minute">
      <li data-done={connected || undefined}>
        Sign in with any email address. The code is in the{' '}
        <a href={mailbox} target="_blank" rel="noreferrer">
          local mailbox
        </a>
        .
      </li>
      <li data-done={connected || undefined}>
        See what the new wallet holds: the faucet has already funded it.
      </li>
      <li data-done={sent || undefined}>
        Send some, and approve it inside the secure frame.
      </li>
    </ol>
  )
}
