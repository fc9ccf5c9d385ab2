import { HostError } from 'latchkey/frame'

/** As app and service name a permission; rules out any other sentence. */
const isPermissionId = /^[-_.:a-zA-Z0-9]{1,128}$/

/**
 * The message by which an owner tells the service that a session has ended.
 *
 * @throws HostError -32602 for a malformed id
 */
export function toRevokeMessage(pci: unknown): string {
  if (typeof pci !== 'string' || !isPermissionId.test(pci))
    throw new HostError({
      message: 'The id of the permission is malformed',
      code: -32602,
    })
  return `Revoke app permission ${pci}`
}
