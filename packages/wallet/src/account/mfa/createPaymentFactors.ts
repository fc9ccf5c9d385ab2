import { HostError } from 'latchkey/frame'
import { type ExportAsk, isExportAsk } from '../../wire/exportWire.js'
import { isMfaAsk } from '../../wire/mfaWire.js'
import { isPasskeysAsk } from '../../wire/passkeysWire.js'
import type { PasskeysDesk } from '../passkeys/createPasskeysDesk.js'
import type { ProofAuth } from '../session/createProofAuth.js'
import type { SessionData } from '../session/createSession.js'
import type { MfaDesk } from './createMfaDesk.js'

/**
 * Answers what the window of a large payment asks: a second factor, and what it
 * takes to set one up. Nothing of it gives a key.
 *
 * @param parameters.getApp - origin of the page above, for the mail
 */
export function createPaymentFactors(parameters: {
  getApp(): string | undefined
  mfa: MfaDesk
  passkeys: PasskeysDesk
  proof: ProofAuth
}) {
  const { getApp, mfa, passkeys, proof } = parameters

  async function run(ask: ExportAsk, user: SessionData) {
    const { token, userId } = user
    if (isMfaAsk(ask)) return mfa.answer(ask, user)
    if (isPasskeysAsk(ask)) return passkeys.answer(ask, user)
    if (ask.type === 'send') return proof.start({ app: getApp() ?? '' }, token)
    if (ask.type !== 'prove') throw refused() // guard: payment-asks
    const answer = await proof.verify({ code: ask.code }, token)
    if (answer.userId !== userId) throw refused()
    return undefined
  }

  return {
    async answer(ask: unknown, user: SessionData) {
      if (!isExportAsk(ask)) return undefined
      const { id } = ask
      return run(ask, user).then(
        (value) => ({ id, value }),
        (error: unknown) => ({ id, code: toCode(error) }),
      )
    },
    use: (user: SessionData) => mfa.use('payments', user),
  }
}

function refused() {
  return new HostError({ message: 'Not asked here', code: 'FAILED' })
}

function toCode(error: unknown) {
  return error instanceof HostError ? String(error.code) : 'FAILED'
}
