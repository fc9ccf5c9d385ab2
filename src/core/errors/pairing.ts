import { KitError } from './base.js'

/** Thrown when the pairing URI expires before the wallet approves. */
export class PairingExpiredError extends KitError<'PAIRING_EXPIRED'> {
  override name = 'PairingExpiredError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('The connection request has expired', {
      code: 'PAIRING_EXPIRED',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}

/** Thrown when the session has ended: the wallet closed or lost it. */
export class PairingEndedError extends KitError<'PAIRING_ENDED'> {
  override name = 'PairingEndedError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('Your wallet ended the connection', {
      code: 'PAIRING_ENDED',
      ...parameters,
    })
  }
}

/**
 * Thrown when the wallet connects without an account in the required
 * namespace.
 */
export class NamespaceNotApprovedError extends KitError<'NAMESPACE_NOT_APPROVED'> {
  override name = 'NamespaceNotApprovedError'
  constructor(parameters: { namespace: string }) {
    super("Your wallet didn't approve an account on this kind of network", {
      code: 'NAMESPACE_NOT_APPROVED',
      details: parameters.namespace,
      sentToNetwork: 'no',
    })
  }
}

/** What the relay rejects about this page. */
export type RelayRefusal = 'origin' | 'projectId' | 'clock'

/**
 * Thrown when the relay rejects this page because of its origin, project or
 * clock.
 */
export class RelayRefusedError extends KitError<'RELAY_REFUSED'> {
  override name = 'RelayRefusedError'
  readonly reason: RelayRefusal
  constructor(parameters: { cause?: unknown; reason: RelayRefusal }) {
    const { reason, ...rest } = parameters
    super(sentences[reason], { code: 'RELAY_REFUSED', ...rest })
    this.reason = reason
  }
}

const sentences = {
  origin:
    'The WalletConnect relay does not allow the origin of this page. Add it to the allowed origins of the project',
  projectId:
    'The WalletConnect relay does not know this project ID. Check `projectId`',
  clock: 'The clock of this device is wrong. Set the correct date and time',
} as const

/** Thrown when the wallet sends an invalid response. */
export class PairingAnswerError extends KitError<'PAIRING_ANSWER'> {
  override name = 'PairingAnswerError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('Your wallet sent an invalid response', {
      code: 'PAIRING_ANSWER',
      ...parameters,
    })
  }
}

/** Thrown when a wallet's link is not safe to open. */
export class WalletLinkError extends KitError<'WALLET_LINK'> {
  override name = 'WalletLinkError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super("This wallet's link couldn't be opened", {
      code: 'WALLET_LINK',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}

/** Thrown when the wallet is disconnected while it is connecting. */
export class ConnectionAbortedError extends KitError<'CONNECTION_ABORTED'> {
  override name = 'ConnectionAbortedError'
  constructor() {
    super('Connection cancelled', {
      code: 'CONNECTION_ABORTED',
      sentToNetwork: 'no',
    })
  }
}

/** Thrown when a feature requires an optional package that is not installed. */
export class PackageMissingError extends KitError<'PACKAGE_MISSING'> {
  override name = 'PackageMissingError'
  /** Command that installs the package. */
  readonly install: string
  constructor(parameters: {
    cause: unknown
    feature: string
    /** Packages, as passed to the package manager. */
    packages: string
  }) {
    const { cause, feature, packages } = parameters
    const install = `npm install ${packages}`
    super(`${feature} is not installed. Run \`${install}\``, {
      cause,
      code: 'PACKAGE_MISSING',
      sentToNetwork: 'no',
    })
    this.install = install
  }
}
