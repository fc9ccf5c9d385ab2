import { ServiceError } from '../../http/ServiceError.js'

/** What a project asks a second factor for. */
export type ProjectMfa = {
  /** At least one. */
  methods: readonly MfaMethod[]
  /** At least one. */
  for: readonly MfaAction[]
  /**
   * Dollars above which a payment needs a factor. Default: those of
   * `passkeyAbove`.
   */
  paymentsAbove?: string | undefined
}

/**
 * `passkey`: of the wallet's host, with user verification. `totp`: a code of
 * an authenticator app.
 */
export type MfaMethod = (typeof mfaMethods)[number]

export const mfaMethods = ['passkey', 'totp'] as const

/**
 * `export`: of private keys. `devices`: the wallet on a new device, a removed
 * one, other recovery methods. `payments`: above a limit.
 */
export type MfaAction = (typeof mfaActions)[number]

export const mfaActions = ['export', 'devices', 'payments'] as const

/** What a proof allows; `factors`: a change of the factors themselves. */
export type ProofAction = MfaAction | 'factors'

/** The refusal where a factor has not been shown lately. */
export function factorRequired(): ServiceError {
  const message = 'Confirm with a second factor'
  return new ServiceError(403, 'MFA_REQUIRED', message)
}

/** The refusal where there is no factor to show. */
export function enrolmentRequired(): ServiceError {
  const message = 'Set up a second factor first'
  return new ServiceError(403, 'MFA_ENROLMENT_REQUIRED', message)
}
