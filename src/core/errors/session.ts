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
