import { KitError } from './base.js'

/** Nobody has approved while the pairing's URI was valid. */
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

/** The session with the wallet is over: the wallet has ended or lost it. */
export class PairingEndedError extends KitError<'PAIRING_ENDED'> {
  override name = 'PairingEndedError'
  constructor(parameters: { cause?: unknown } = {}) {
    super('Your wallet ended the connection', {
      code: 'PAIRING_ENDED',
      ...parameters,
    })
  }
}

/** The wallet has connected, but with no account of the kind that is needed. */
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

/** The relay does not serve this page: its origin, project or clock. */
export class RelayRefusedError extends KitError<'RELAY_REFUSED'> {
  override name = 'RelayRefusedError'
  readonly reason: 'origin' | 'projectId' | 'clock'
  constructor(parameters: {
    cause?: unknown
    reason: 'origin' | 'projectId' | 'clock'
  }) {
    const { reason, ...rest } = parameters
    super(sentences[reason], { code: 'RELAY_REFUSED', ...rest })
    this.reason = reason
  }
}

const sentences = {
  origin: 'The WalletConnect relay does not allow the origin of this page',
  projectId: 'The WalletConnect relay does not know the project id',
  clock: 'The clock of this device is wrong',
} as const

/** The wallet has answered what no wallet may: it is not taken for true. */
export class PairingAnswerError extends KitError<'PAIRING_ANSWER'> {
  override name = 'PairingAnswerError'
  constructor(parameters: { details?: string | undefined } = {}) {
    super('Your wallet sent an invalid response', {
      code: 'PAIRING_ANSWER',
      ...parameters,
    })
  }
}

/** The link of a wallet is not one that may be opened. */
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
