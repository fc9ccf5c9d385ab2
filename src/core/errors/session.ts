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
