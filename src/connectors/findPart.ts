import type { Config } from 'wagmi'

/**
 * What one of our connectors has beside a connection: the frame, the pairing.
 * Connectors of other packages can have the id, without our method.
 */
export function findPart<part>(
  config: Config,
  id: string,
  method: string,
): part | undefined {
  for (const connector of config.connectors) {
    if (connector.id !== id) continue
    const get = (connector as unknown as Record<string, unknown>)[method]
    if (typeof get === 'function') return get() as part
  }
  return undefined
}
