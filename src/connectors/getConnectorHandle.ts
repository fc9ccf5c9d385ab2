import type { Config } from 'wagmi'
import {
  AUTH_CONNECTOR_ID,
  WALLET_CONNECT_ID,
} from '../core/constants/connectors.js'
import { ProjectMismatchError } from '../core/errors/config.js'
import type { resolveProject } from '../core/options.js'
import type { Pairing } from '../core/ports/pairing.js'
import type { Frame } from '../core/ports.js'

type Handles = { getFrame: Frame; getPairing: Pairing }

const sources = {
  getFrame: { id: AUTH_CONNECTOR_ID, host: 'frame' },
  getPairing: { id: WALLET_CONNECT_ID, host: 'relay' },
} as const

/**
 * Returns the handle of a Latchkey connector: the frame or the pairing.
 * Connectors of other packages may share the id but lack the method.
 *
 * @throws ProjectMismatchError when the connector has another project or host
 */
export function getConnectorHandle<method extends keyof Handles>(
  config: Config,
  parameters: { method: method; project: ReturnType<typeof resolveProject> },
): Handles[method] | undefined {
  const { method, project } = parameters
  const { host, id } = sources[method]
  for (const connector of config.connectors) {
    if (connector.id !== id) continue
    const get: unknown = Reflect.get(connector, method)
    if (typeof get !== 'function') continue
    const handle: Handles[method] = get()
    const { hosts, projectId } = handle.options
    if (projectId !== project.projectId || hosts[host] !== project.hosts[host])
      throw new ProjectMismatchError({ connectorId: id })
    return handle
  }
  return undefined
}
