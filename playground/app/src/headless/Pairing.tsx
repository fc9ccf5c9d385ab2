import { usePairing } from 'latchkey'
import { useState } from 'react'
import { Problem } from './Problem.js'

/** The URI that a wallet pairs by, to copy or to open the local wallet with. */
export function Pairing({ walletPage }: Pairing.Props) {
  const [isWatched, setIsWatched] = useState(true)
  const pairing = usePairing({ isWatched })
  const { abort, error, renew, secondsLeft, status, uri } = pairing
  if (status === 'connected') return null
  if (status === 'idle')
    return error && <Problem error={error} testId="pairing-error" />
  return (
    <section aria-labelledby="pairing-title">
      <h2 id="pairing-title">Connection link</h2>
      <p role="status" data-testid="pairing-status" data-status={status}>
        {status === 'opening' && 'Making a connection link…'}
        {status === 'waiting' && `Open it in a wallet: ${secondsLeft} s left`}
        {status === 'expired' && 'The connection link has expired'}
      </p>
      {uri && (
        <>
          <label>
            Connection link
            <input data-testid="pairing-uri" readOnly value={uri} />
          </label>
          <p>
            <a
              href={`${walletPage}/wc?uri=${encodeURIComponent(uri)}`}
              rel="noreferrer noopener"
              target="_blank"
            >
              Open the test wallet
            </a>
          </p>
        </>
      )}
      <label className="check">
        <input
          checked={isWatched}
          onChange={({ target }) => setIsWatched(target.checked)}
          type="checkbox"
        />
        Make a new link when this one ends
      </label>
      <div className="row">
        <button type="button" className="quiet" onClick={renew}>
          New connection link
        </button>
        <button type="button" className="quiet" onClick={abort}>
          Stop connecting
        </button>
      </div>
    </section>
  )
}

export declare namespace Pairing {
  type Props = { walletPage: string }
}
