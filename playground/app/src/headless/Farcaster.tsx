import type { useFarcasterLogin } from 'latchkey'
import { Problem } from './Problem.js'
import { QrCode } from './QrCode.js'

/** The address to approve at, as a code for a phone and as a link here. */
export function Farcaster({
  login,
}: {
  login: ReturnType<typeof useFarcasterLogin>
}) {
  const { error, reset, secondsLeft, status, url } = login
  if (status === 'idle')
    return error && <Problem error={error} testId="farcaster-error" />
  return (
    <div className="social">
      <h3>Farcaster</h3>
      <p className="lead" data-status={status} data-testid="farcaster-status">
        {status === 'waiting'
          ? `Scan the code, or approve on this device: ${secondsLeft} s left.`
          : 'One moment…'}
      </p>
      {url && (
        <>
          <QrCode text={url} />
          <a
            data-testid="farcaster-url"
            href={url}
            rel="noopener"
            target="_blank"
          >
            Approve on this device
          </a>
        </>
      )}
      <button type="button" className="quiet" onClick={reset}>
        Back
      </button>
    </div>
  )
}
