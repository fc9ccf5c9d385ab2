import type { SessionGrant } from '../session/smartSession.js'
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
    cause?: unknown
    details?: string | undefined
  }) {
    const { cause, details, reason } = parameters
    super(unsupported[reason], {
      code: 'SMART_SESSION_UNSUPPORTED',
      cause,
      details,
      sentToNetwork: 'no',
    })
    this.reason = reason
  }
}

/** What is wrong with a request for permissions. */
export type SmartSessionRefusal =
  | 'allowance'
  | 'delegate-call'
  | 'expiry'
  | 'function'
  | 'period'
  | 'permissions'
  | 'policies'
  | 'signer'
  | 'start'
  | 'target'

const refused: Readonly<Record<SmartSessionRefusal, string>> = {
  allowance: 'An allowance is above zero, in base units',
  'delegate-call': 'A session key may not run code as the account',
  expiry: 'A smart session ends within 30 days. Pass `expiry` in Unix seconds',
  function: 'Each function is part of the `abi`, with limits in hex or bigint',
  period: 'The period of an allowance is a number of seconds above zero',
  permissions: 'Pass one to 20 permissions of the known types',
  policies: 'Policies have a `type` and `data`',
  signer: 'Pass the public key of the session',
  start: 'An allowance starts now or later, in Unix seconds, before the expiry',
  target: 'A session key may not call this contract',
}

/**
 * Thrown when permissions would be too powerful or are incomplete. The wallet
 * was not prompted.
 */
export class SmartSessionRefusedError extends KitError<'SMART_SESSION_REFUSED'> {
  override name = 'SmartSessionRefusedError'
  readonly reason: SmartSessionRefusal
  constructor(parameters: {
    reason: SmartSessionRefusal
    details?: string | undefined
  }) {
    const { details, reason } = parameters
    super(refused[reason], {
      code: 'SMART_SESSION_REFUSED',
      details,
      sentToNetwork: 'no',
    })
    this.reason = reason
  }
}

/** Thrown when the wallet's answer is not the permission that was asked for. */
export class SmartSessionNotGrantedError extends KitError<'SMART_SESSION_NOT_GRANTED'> {
  override name = 'SmartSessionNotGrantedError'
  constructor(parameters: { details: string }) {
    super('The wallet did not grant this permission as requested', {
      code: 'SMART_SESSION_NOT_GRANTED',
      details: parameters.details,
      sentToNetwork: 'no',
    })
  }
}

/**
 * Thrown when the wallet has granted a permission and the service has not
 * recorded it. Revoke it with `pci`, `permissions` and `expiry`, or ask again.
 */
export class SmartSessionNotActivatedError extends KitError<'SMART_SESSION_NOT_ACTIVATED'> {
  override name = 'SmartSessionNotActivatedError'
  readonly pci: string
  /** The wallet's answer. */
  readonly grant: SessionGrant
  constructor(parameters: {
    pci: string
    grant: SessionGrant
    cause?: unknown
  }) {
    const { cause, grant, pci } = parameters
    super('The permission was granted but could not be recorded', {
      code: 'SMART_SESSION_NOT_ACTIVATED',
      cause,
      details: 'Revoke it with the `pci` of this error, or ask again.',
      sentToNetwork: 'no',
    })
    this.grant = grant
    this.pci = pci
  }
}
