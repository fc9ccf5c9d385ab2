import { RelayRefusedError } from '../../core/errors/pairing.js'

const reasons = [
  ['origin', /origin not allowed/i],
  ['projectId', /invalid key|project not found/i],
  ['clock', /JWT Token is not yet valid/i],
] as const

/**
 * Why the relay has turned this page away.
 *
 * @returns `undefined` when the failure is only one of the line
 */
export function toRelayRefusal(error: unknown): RelayRefusedError | undefined {
  const text = error instanceof Error ? error.message : String(error)
  const reason = reasons.find(([, sentence]) => sentence.test(text))?.[0]
  return reason && new RelayRefusedError({ cause: error, reason })
}
