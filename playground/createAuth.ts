import { randomBytes } from 'node:crypto'
import { createSignInServer } from 'latchkey/server'
import type { LocalConfig } from 'latchkey-devnet'

/**
 * Creates the sign-in server of a local page. A restart signs everyone out.
 *
 * @example
 * const auth = createAuth(toLocalConfig(services), 'http://app.localhost:4100')
 */
export function createAuth(
  { chains }: Pick<LocalConfig, 'chains'>,
  uri: string,
): createSignInServer.ReturnType {
  return createSignInServer({
    chains: {
      ...Object.fromEntries(
        chains.map(({ id, rpcUrl }) => [`eip155:${id}`, rpcUrl]),
      ),
      'solana:localnet': true,
    },
    secret: randomBytes(32).toString('hex'),
    uri,
  })
}
