import { KitError } from './base.js'

/** The name service refused a name. Nothing was registered. */
export class NameError extends KitError<'NAME_REFUSED'> {
  override name = 'NameError'
  /** Why, in the words of the service: foreign text, capped and stripped. */
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
