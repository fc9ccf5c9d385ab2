import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Config, createConfig, createStorage, injected } from '@wagmi/core'
import { createElement, type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { base, mainnet, optimism } from 'viem/chains'
import { useAccount, WagmiContext } from 'wagmi'
import { walletConnect } from '../../../src/connectors/walletConnect.js'
import { KitProvider } from '../../../src/context.js'
import type { Account } from '../../../src/core/account/account.js'
import type { Pairing, PairingState } from '../../../src/core/ports/pairing.js'
import { createKit, type Kit } from '../../../src/createKit.js'
import { useAccounts } from '../../../src/hooks/useAccounts.js'
import { useConnectionStatus } from '../../../src/hooks/useConnectionStatus.js'
import { useKit } from '../../../src/hooks/useKit.js'
import { useKitConnections } from '../../../src/hooks/useKitConnections.js'
import { usePairing } from '../../../src/hooks/usePairing.js'
import type { PairingCore } from '../../../src/pairing/runtime/core.js'
import { createReconnect } from '../../setup/connectors/createReconnect.js'
import type { Disk } from './createDisk.js'
import type { Extension } from './createExtension.js'
import type { Phone } from './createPhone.js'

export const chains = [mainnet, base, optimism] as const
const transport = http('http://localhost:1')
const transports = {
  [mainnet.id]: transport,
  [base.id]: transport,
  [optimism.id]: transport,
}

/** What the hooks of a page returned last. */
export type Seen = {
  wagmi: Pick<
    ReturnType<typeof useAccount>,
    'addresses' | 'chainId' | 'connector' | 'status'
  >
  accounts: readonly Account[]
  status: useConnectionStatus.ReturnType
  connections: useKitConnections.ReturnType
  pairing: Pick<PairingState, 'session' | 'status' | 'uri'>
}

type PageProps = { isTicking: boolean; seen: { last: Seen | undefined } }

function Page({ isTicking, seen }: PageProps) {
  // Read at once: wagmi only rerenders for what was read.
  const { addresses, chainId, connector, status } = useAccount()
  const { pairing } = useKit()
  // It renders every second, which most sequences do not need.
  const usePairingState = isTicking ? usePairing : useBarePairing
  seen.last = {
    wagmi: { addresses, chainId, connector, status },
    accounts: useAccounts(),
    status: useConnectionStatus(),
    connections: useKitConnections(),
    pairing: usePairingState({ isWatched: false }, pairing),
  }
  return null
}

function useBarePairing(_: object, pairing: Pairing | undefined) {
  if (!pairing) throw new Error('no pairing')
  return useSyncExternalStore(pairing.subscribe, pairing.getState)
}

/** Creates a page of the app, as it is between two reloads. */
export function createTab(parameters: createTab.Parameters) {
  const { announced, disk, id, installed, isTicking, phone } = parameters
  const storage = disk.open(id)
  const config: Config = createConfig({
    chains,
    transports,
    connectors: [
      injected({ target: toTarget(installed, id) }),
      walletConnect({ projectId: 'test', storage }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage }),
  })
  const kit = createKit({ config, projectId: 'test', storage })
  const seen: { last: Seen | undefined } = { last: undefined }
  const queryClient = new QueryClient()
  const root = createRoot(document.createElement('div'))
  const tree = wrap(kit, queryClient, createElement(Page, { isTicking, seen }))
  flushSync(() => root.render(tree))
  // Announced by the wallet (EIP-6963), once there is a page.
  const { providerDetailToConnector, setState, setup } =
    config._internal.connectors
  const { provider, ...info } = toTarget(announced, id)
  const detail = {
    info: { ...info, rdns: info.id, uuid: '', icon: '' },
    provider,
  }
  const late = setup(providerDetailToConnector(detail as never))
  setState((known) => [...known, late])
  const reconnecting = createReconnect()(config)
  let isLoading = true
  reconnecting.finally(() => {
    isLoading = false
  })

  function unmount() {
    flushSync(() => root.unmount())
    queryClient.clear()
  }

  return {
    id,
    config,
    kit,
    seen,
    storage,
    /** Whether wagmi is reconnecting the wallets of an earlier visit. */
    isLoading: () => isLoading,
    getConnector(walletId: string) {
      const found = config.connectors.find((item) => item.id === walletId)
      if (!found) throw new Error(`no ${walletId}`)
      return found
    },
    unmount,
    /** Cuts everything that connects the page to the world at once. */
    async kill() {
      storage.kill()
      installed.close(id)
      announced.close(id)
      phone.close(id)
      unmount()
      ;(await findCore(storage))?.discard()
    },
  }
}

export declare namespace createTab {
  type Parameters = {
    id: number
    disk: Disk
    announced: Extension
    installed: Extension
    isTicking: boolean
    phone: Phone
  }
}

export type Tab = ReturnType<typeof createTab>

function toTarget(extension: Extension, tab: number) {
  const { id } = extension
  return { id, name: id, provider: extension.open(tab) as never }
}

function wrap(kit: Kit, client: QueryClient, page: ReactNode) {
  return createElement(
    WagmiContext.Provider,
    { value: kit.config },
    createElement(
      QueryClientProvider,
      { client },
      createElement(KitProvider, { kit }, page),
    ),
  )
}

type Entry = { storage: unknown; core: Promise<PairingCore> }

function listCores(): Entry[] {
  return Reflect.get(globalThis, Symbol.for('latchkey.pairing')) ?? []
}

function findCore(storage: object) {
  return listCores()
    .find((entry) => entry.storage === storage)
    ?.core.catch(() => undefined)
}

/** Discards the SDKs of pages that were closed while starting them. */
export async function discardCores() {
  for (const { core } of [...listCores()])
    (await core.catch(() => undefined))?.discard()
}
