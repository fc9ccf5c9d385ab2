import { KitError } from './base.js'

/** The id of a smart session is a text that is none. */
export class InvalidSessionIdError extends KitError<'INVALID_SESSION_ID'> {
  override name = 'InvalidSessionIdError'
  constructor(parameters: { pci: unknown }) {
    super('This is not the id of a smart session', {
      code: 'INVALID_SESSION_ID',
      details: String(parameters.pci),
      sentToNetwork: 'no',
    })
  }
}
