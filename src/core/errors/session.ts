import { KitError } from './base.js'

/** Thrown when a value is not the ID of a smart session. */
export class InvalidSessionIdError extends KitError<'INVALID_SESSION_ID'> {
  override name = 'InvalidSessionIdError'
  constructor(parameters: { pci: unknown }) {
    super('This is not a smart session ID. Pass the `pci` of a session', {
      code: 'INVALID_SESSION_ID',
      details: String(parameters.pci),
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when a wallet has not revoked a smart session. */
export class SessionNotRevokedError extends KitError<'SESSION_NOT_REVOKED'> {
  override name = 'SessionNotRevokedError'
  constructor() {
    super('The wallet did not revoke this smart session', {
      code: 'SESSION_NOT_REVOKED',
      details:
        'It answered `wallet_revokePermissions` without a signature. Use the wallet that granted the session.',
      sentToNetwork: 'no',
    })
  }
}

/** Why a permission could not be requested. */
export type SmartSessionUnsupportedReason =
  | 'network'
  | 'permission'
  | 'policy'
  | 'signer'
  | 'wallet'

const unsupported: Readonly<Record<SmartSessionUnsupportedReason, string>> = {
  network: 'Smart sessions are not supported on this network',
  permission: 'The wallet does not support this type of permission',
  policy: 'The wallet does not support this type of policy',
  signer: 'The wallet does not support this type of session key',
  wallet: 'The wallet does not support smart sessions',
}

/**
 * Thrown when the wallet or the network has no smart sessions of this kind.
 * The wallet was not prompted.
 */
export class SmartSessionUnsupportedError extends KitError<'SMART_SESSION_UNSUPPORTED'> {
  override name = 'SmartSessionUnsupportedError'
  readonly reason: SmartSessionUnsupportedReason
  constructor(parameters: {
    reason: SmartSessionUnsupportedReason
    details?: string | undefined
  }) {
    const { details, reason } = parameters
    super(unsupported[reason], {
      code: 'SMART_SESSION_UNSUPPORTED',
      details,
      sentToNetwork: 'no',
    })
    this.reason = reason
  }
}
