import { KitError } from './base.js'

/** `projectId` is missing or blank. */
export class ProjectIdMissingError extends KitError<'PROJECT_ID_NOT_CONFIGURED'> {
  override name = 'ProjectIdMissingError'
  constructor() {
    super('Project ID Not Configured', {
      code: 'PROJECT_ID_NOT_CONFIGURED',
      details: 'Pass `projectId`. When self-hosting it can be any text.',
    })
  }
}

/** A host option is not an absolute http or websocket URL. */
export class InvalidHostError extends KitError<'INVALID_HOST'> {
  override name = 'InvalidHostError'
  constructor(parameters: { name: string; host: unknown }) {
    super(`The host \`${parameters.name}\` is not an absolute URL`, {
      code: 'INVALID_HOST',
      details: String(parameters.host),
    })
  }
}

/** A nonce for a Content Security Policy is not base64. */
export class InvalidNonceError extends KitError<'INVALID_NONCE'> {
  override name = 'InvalidNonceError'
  constructor() {
    super('The nonce is not base64', {
      code: 'INVALID_NONCE',
      details: 'Make a new one for each response, of random bytes.',
    })
  }
}

/** Kit and connector were given different projects or hosts. */
export class ProjectMismatchError extends KitError<'PROJECT_MISMATCH'> {
  override name = 'ProjectMismatchError'
  constructor(parameters: { connectorId: string }) {
    super('The kit and its connector belong to different projects', {
      code: 'PROJECT_MISMATCH',
      details: `Give \`createKit\` and the connector \`${parameters.connectorId}\` the same \`projectId\` and \`hosts\`.`,
    })
  }
}
