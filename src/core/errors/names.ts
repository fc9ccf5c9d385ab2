import { KitError } from './base.js'

/** Thrown when the name service rejects a name. Nothing was registered. */
export class NameError extends KitError<'NAME_REFUSED'> {
  override name = 'NameError'
  /** Reason given by the service. Untrusted text, sanitized and truncated. */
  readonly reason: string | undefined
  constructor(
    parameters: { cause?: unknown; reason?: string | undefined } = {},
  ) {
    super("This name can't be registered", {
      code: 'NAME_REFUSED',
      cause: parameters.cause,
      details: parameters.reason,
      sentToNetwork: 'no',
    })
    this.reason = parameters.reason
  }
}
