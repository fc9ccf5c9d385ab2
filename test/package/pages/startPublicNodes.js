import { base, mainnet } from 'viem/chains'
import { startAnvil } from '../../setup/chain/startAnvil.js'

/**
 * Starts nodes of this machine in place of public ones, as it may have no
 * network.
 */
export async function startPublicNodes() {
  const chains = [mainnet, base]
  const anvils = await Promise.all(
    chains.map(({ id }) => startAnvil({ args: ['--chain-id', String(id)] })),
  )
  /** @type {Record<string, string>} */
  const nodes = Object.fromEntries(
    chains.map(({ rpcUrls }, index) => [
      new URL(rpcUrls.default.http[0]).href,
      anvils[index]?.url ?? '',
    ]),
  )
  const preload = new URL('./publicNodes.js', import.meta.url)
  return {
    /** Takes the requests of a server there. */
    env: {
      LATCHKEY_TEST_NODES: JSON.stringify(nodes),
      NODE_OPTIONS: `--import ${preload.href}`,
    },
    /** Their addresses, by those of the public nodes. */
    nodes,
    async stop() {
      for (const anvil of anvils) await anvil.stop()
    },
  }
}
