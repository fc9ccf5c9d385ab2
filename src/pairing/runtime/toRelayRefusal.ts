import { RelayRefusedError } from '../../core/errors/pairing.js'

const reasons = [
  ['origin', /origin not allowed/i],
  ['projectId', /invalid key|project not found/i],
  ['clock', /JWT Token is not yet valid/i],
] as const

/**
 * Returns why the relay has rejected this page.
 *
 * @returns `undefined` when it is only a connection failure
 */
export function toRelayRefusal(error: unknown): RelayRefusedError | undefined {
  const text = error instanceof Error ? error.message : String(error)
  const reason = reasons.find(([, sentence]) => sentence.test(text))?.[0]
  return reason && new RelayRefusedError({ cause: error, reason })
}
