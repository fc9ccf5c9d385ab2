import type { Hono } from 'hono'
import type { Chains } from '../chain/startChains.js'
import type { BundlerControl } from './bundler.js'
import { createBundler } from './createBundler.js'
import { createBundlerApp } from './createBundlerApp.js'
import { createGasRates } from './createGasRates.js'
import { createPaymaster } from './createPaymaster.js'

/** A bundler and a paymaster for every chain, steered together. */
export function connectBundlers({
  clients,
  contracts,
  paymasters,
}: Pick<Chains, 'clients' | 'contracts' | 'paymasters'>): {
  app: Hono
  control: BundlerControl & { heal(): Promise<void> }
} {
  const entries = clients.map((client, index) => {
    const placed = paymasters[index]
    if (!placed) throw new Error('The chain has no paymaster')
    return {
      bundler: createBundler(client),
      id: String(client.chain.id),
      paymaster: createPaymaster({
        ...{ client, placed },
        // The first chain has the tokens, and the pools that price them.
        rates: index === 0 ? createGasRates({ client, contracts }) : undefined,
      }),
    }
  })
  const controls = entries.map(({ bundler }) => bundler.control)
  const control: BundlerControl = {
    setMode(mode) {
      for (const one of controls) one.setMode(mode)
    },
    setPrice(gwei) {
      for (const one of controls) one.setPrice(gwei)
    },
    async flush() {
      await Promise.all(controls.map((one) => one.flush()))
    },
    pending: () => controls.flatMap((one) => one.pending()),
  }
  return {
    app: createBundlerApp({
      bundlers: new Map(
        entries.map(({ bundler, id }) => [id, bundler.methods]),
      ),
      paymasters: new Map(entries.map(({ id, paymaster }) => [id, paymaster])),
    }),
    control: {
      ...control,
      async heal() {
        control.setMode('mine')
        control.setPrice(0)
        await control.flush()
      },
    },
  }
}
