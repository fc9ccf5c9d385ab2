import type { Config } from './config.js'

/**
 * Origin that browsers reach a server by.
 *
 * @param port - that it listens on
 */
export function toPublicUrl(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  port: number,
): string {
  return publicUrl ?? `http://wallet.localhost:${port}`
}
