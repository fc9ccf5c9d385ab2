import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import type { Factors, Session } from '../records.js'
import { FACTOR_DEVICES_MAX, FACTOR_PROOFS_MAX } from '../rules.js'
import type { ProofAction } from './mfa.js'
import { isFresh } from './requireFactor.js'

/** Writes down that a session has shown a factor, on a device that is known now. */
export function addProof(
  { now }: Pick<Auth, 'now'>,
  factors: Factors,
  parameters: {
    action: ProofAction
    session: Pick<Session, 'deviceId'>
    token: string | undefined
  },
): Factors {
  const { action, session, token } = parameters
  const device = hash(session.deviceId)
  const proof = { action, at: now(), session: hash(token ?? '') }
  const others = factors.proofs.filter(
    (one) =>
      isFresh(one, now()) &&
      !(one.session === proof.session && one.action === action),
  )
  const devices = factors.devices.filter((known) => known !== device)
  return {
    ...factors,
    devices: [...devices, device].slice(-FACTOR_DEVICES_MAX),
    proofs: [...others, proof].slice(-FACTOR_PROOFS_MAX),
  }
}
