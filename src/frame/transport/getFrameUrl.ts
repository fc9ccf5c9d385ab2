import { FRAME_PROTOCOL_VERSION } from '../../core/constants.js'
import type { FrameOptions } from '../../core/ports.js'

/** Address of the frame's page, with what it needs to know at the start. */
export function getFrameUrl({
  approvals,
  caipNetworkId,
  enableLogger,
  hosts,
  projectId,
}: FrameOptions) {
  const url = new URL(hosts.frame)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set('chainId', caipNetworkId)
  url.searchParams.set('version', FRAME_PROTOCOL_VERSION)
  url.searchParams.set('enableLogger', String(enableLogger))
  if (approvals === 'window') url.searchParams.set('approvals', approvals)
  return url.href
}
