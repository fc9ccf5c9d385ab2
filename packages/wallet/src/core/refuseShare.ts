import { HostError } from 'latchkey/frame'

/** The failure of shares that do not give the wallet's key. */
export function refuseShare(cause?: unknown): HostError {
  return new HostError({
    message: 'The share of this wallet is not the right one',
    code: 'SHARE_REFUSED',
    cause,
  })
}
