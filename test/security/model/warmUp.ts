import { vi } from 'vitest'
import { connectWallet } from '../../../src/actions/connectWallet.js'
import { disconnectAll } from '../../../src/actions/disconnectAll.js'
import { switchNetwork } from '../../../src/actions/switchNetwork.js'
import { createClock } from './createClock.js'
import { createWorld, type World } from './createWorld.js'

/**
 * Loads the modules that load on first use, so that what follows takes no
 * time.
 */
export async function warmUp(onReady: (world: World) => void) {
  const late = import.meta.glob([
    '../../../src/connectors/**/*.ts',
    '../../../src/actions/connect/*.ts',
    '../../../src/features/{accounts,analytics,networks,notices}/*.ts',
    '../../../src/pairing/**/*.ts',
    '../../../src/core/errors/*.ts',
    '!../../../src/**/*.test.ts',
  ])
  for (const load of Object.values(late)) await load()
  const clock = createClock()
  clock.install()
  const world = createWorld(clock, false)
  onReady(world)
  await world.open(0)
  const [tab] = world.tabs
  if (!tab) return
  const settle = async () => {
    for (let count = 0; count < 5; count++) {
      await clock.advance(10)
      clock.uninstall()
      await vi.dynamicImportSettled()
      clock.install()
    }
  }
  await settle()
  for (const walletId of ['flint', 'walletConnect']) {
    const done = connectWallet(tab.kit, { walletId })
    await settle()
    world.extensions.flint.prompts.shift()?.approve()
    const [proposal] = world.phone.proposals
    if (proposal) world.phone.approve(proposal)
    await settle()
    await done
  }
  await Promise.all([switchNetwork(tab.kit, { chainId: 10 }), settle()])
  await Promise.all([disconnectAll(tab.kit), settle()])
  await world.close(0)
  await clock.advance(1_000_000)
  clock.uninstall()
}
