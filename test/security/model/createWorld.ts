import type { Address } from 'viem'
import type { Clock } from './createClock.js'
import { createDisk } from './createDisk.js'
import { createExtension } from './createExtension.js'
import { createPhone } from './createPhone.js'
import { createTab, type Tab } from './createTab.js'

export const walletIds = ['ember', 'flint', 'walletConnect'] as const
export type WalletId = (typeof walletIds)[number]

const addresses: readonly Address[] = ['1', '2', '3'].map(
  (digit): Address => `0x${digit.repeat(40)}`,
)

/** Creates everything outside the pages, and the pages that are open. */
export function createWorld(clock: Clock, isTicking: boolean) {
  const disk = createDisk()
  const line = { latency: 0, isOnline: true }
  const ember = createExtension({
    id: 'ember',
    addresses,
    canRevoke: true,
    line,
  })
  const flint = createExtension({
    id: 'flint',
    addresses,
    canRevoke: false,
    line,
  })
  const phone = createPhone({ addresses, line })
  const tabs: (Tab | undefined)[] = []
  let count = 0

  function load() {
    return createTab({
      id: ++count,
      disk,
      announced: ember,
      installed: flint,
      isTicking,
      phone,
    })
  }

  return {
    clock,
    disk,
    line,
    extensions: { ember, flint },
    phone,
    tabs,
    async open(place: number) {
      tabs[place] = load()
    },
    async close(place: number) {
      const tab = tabs[place]
      tabs[place] = undefined
      await tab?.kill()
    },
    setOnline(isOnline: boolean) {
      Object.defineProperty(navigator, 'onLine', {
        value: isOnline,
        configurable: true,
      })
      phone.setOnline(isOnline)
    },
  }
}

export type World = ReturnType<typeof createWorld>
