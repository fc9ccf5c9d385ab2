import type { FrameOptions } from '../../core/ports.js'

/** Version of the frame protocol, sent in the frame's URL. */
const FRAME_PROTOCOL_VERSION = '4'

/** Returns the URL of the frame's page, with its initial parameters. */
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
