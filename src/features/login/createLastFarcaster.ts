/**
 * The last Farcaster login of a kit. The promise resolves once it has ended and
 * the frame is usable again; other logins wait for it.
 */
export const createLastFarcaster = (): { done: Promise<void> | undefined } => ({
  done: undefined,
})
