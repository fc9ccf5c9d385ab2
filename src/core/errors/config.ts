import { KitError } from './base.js'

/** Thrown when `projectId` is missing or blank. */
export class ProjectIdMissingError extends KitError<'PROJECT_ID_NOT_CONFIGURED'> {
  override name = 'ProjectIdMissingError'
  constructor() {
    super('Project ID Not Configured', {
      code: 'PROJECT_ID_NOT_CONFIGURED',
      details: 'Pass `projectId`. When self-hosting, any text works.',
    })
  }
}

/** Thrown when a host option is not an absolute HTTP or WebSocket URL. */
export class InvalidHostError extends KitError<'INVALID_HOST'> {
  override name = 'InvalidHostError'
  constructor(parameters: { name: string; host: unknown }) {
    super(`The host \`${parameters.name}\` is not an absolute URL`, {
      code: 'INVALID_HOST',
      details: String(parameters.host),
    })
  }
}

/** Thrown without `hosts` on a page that is not on localhost. */
export class HostsMissingError extends KitError<'HOSTS_NOT_SET'> {
  override name = 'HostsMissingError'
  constructor() {
    super('No hosts are set', {
      code: 'HOSTS_NOT_SET',
      details:
        'Pass `hosts`: the origin of your `latchkey-server`, or a preset of `latchkey/hosts`.',
    })
  }
}

/** Thrown when a Content Security Policy nonce is not base64. */
export class InvalidNonceError extends KitError<'INVALID_NONCE'> {
  override name = 'InvalidNonceError'
  constructor() {
    super('The nonce is not base64', {
      code: 'INVALID_NONCE',
      details: 'Generate a new nonce from random bytes for each response.',
    })
  }
}

/** Thrown when the kit and a connector have different projects or hosts. */
export class ProjectMismatchError extends KitError<'PROJECT_MISMATCH'> {
  override name = 'ProjectMismatchError'
  constructor(parameters: { connectorId: string }) {
    super('The kit and its connector have different projects or hosts', {
      code: 'PROJECT_MISMATCH',
      details: `Pass the same \`projectId\` and \`hosts\` to \`createKit\` and the connector \`${parameters.connectorId}\`.`,
    })
  }
}

/** Thrown when the kit is created with both forms of sign-in. */
export class SiwxConflictError extends KitError<'SIWX_CONFLICT'> {
  override name = 'SiwxConflictError'
  constructor() {
    super('Cannot set both `siweConfig` and `siwx` options', {
      code: 'SIWX_CONFLICT',
    })
  }
}
