'use client'
import { QueryClientContext } from '@tanstack/react-query'
import type { Atom } from 'jotai/vanilla'
import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ChainNotConfiguredError, type Config, WagmiContext } from 'wagmi'
import { startSignIn } from './actions/signIn/startSignIn.js'
import { getHydration } from './connectors/wagmi/getHydration.js'
import type { Account, AccountNamespace } from './core/account/account.js'
import {
  ConfigMismatchError,
  ProviderMissingError,
  WagmiVersionError,
} from './core/errors/provider.js'
import { isDevelopment } from './core/isDevelopment.js'
import { warnOnce } from './core/warnOnce.js'
import type { Kit } from './createKit.js'
import { startEvents } from './features/analytics/startEvents.js'

type KitContextValue = {
  kit: Kit
  /** Accounts rendered on the server, for markup that hydrates late. */
  serverAccounts: readonly Account[]
}

export const KitContext = createContext<KitContextValue | undefined>(undefined)

/**
 * Provides the kit to hooks and components.
 *
 * Render it inside `WagmiProvider` and `QueryClientProvider`. With server
 * rendering, place it outside any Suspense boundary. Besides its children it
 * renders only the modal, once a component requests it. When the last provider
 * of a kit unmounts, pending approvals are aborted.
 *
 * @param props.kit - from `createKit`
 * @param props.children - parts of the app that use the kit
 * @throws ProviderMissingError without one of the two
 * @throws ConfigMismatchError when WagmiProvider has another config
 * @throws WagmiVersionError in development, when the config was created with
 * another major version of `@wagmi/core` than that of `wagmi`
 *
 * @example
 * <WagmiProvider config={config}>
 *   <QueryClientProvider client={queryClient}>
 *     <KitProvider kit={kit}>{children}</KitProvider>
 *   </QueryClientProvider>
 * </WagmiProvider>
 */
export function KitProvider(props: KitProvider.Props) {
  const { children, kit } = props
  const config = useContext(WagmiContext)
  if (!config) throw new ProviderMissingError({ provider: 'WagmiProvider' })
  const client = useContext(QueryClientContext)
  if (!client)
    throw new ProviderMissingError({ provider: 'QueryClientProvider' })
  if (config !== kit.config) throw new ConfigMismatchError()
  if (isDevelopment) assertSameVersion(config)
  useEffect(() => guard(() => startEvents(kit, client)), [client, kit])
  const [serverAccounts] = useState(() => getServerAccounts(kit))
  const value = useMemo(() => ({ kit, serverAccounts }), [kit, serverAccounts])
  const last = useRef({ kit, count: 0 })
  // wagmi starts reconnecting during render and calls the first connector
  // one microtask later. A passive effect would run too late.
  useMountEffect(() => {
    if (isDevelopment) last.current = replaceKit(last.current, kit)
    const unmount = guard(() => kit.mount())
    const stop =
      kit.siwx || kit.siweConfig ? guard(() => startSignIn(kit)) : undefined
    return () => {
      guard(() => stop?.())
      guard(() => unmount?.())
    }
  }, [kit])
  return (
    <KitContext.Provider value={value}>
      {children}
      <Host kit={kit} />
    </KitContext.Provider>
  )
}

export declare namespace KitProvider {
  type Props = { kit: Kit; children?: ReactNode | undefined }
}

/**
 * Development only: a config of another major version has states and events
 * that the hooks of the installed `wagmi` do not know.
 */
function assertSameVersion(config: Config) {
  const wagmi = new ChainNotConfiguredError().version
  try {
    // Its error is the only place where a config tells its version.
    config.getClient({ chainId: -1 })
  } catch (error) {
    if (!(error instanceof Error) || !('version' in error)) return
    const core = String(error.version)
    if (toMajor(core) !== toMajor(wagmi))
      throw new WagmiVersionError({ config: core, wagmi })
  }
}

/** Of `@wagmi/core@3.6.5`. */
const toMajor = (version: string) => /@(\d+)\./.exec(version)?.[1]

/** An effect that throws would unmount the app. */
function guard<result>(run: () => result): result | undefined {
  try {
    return run()
  } catch (error) {
    globalThis.reportError?.(error)
    return undefined
  }
}

/** React 18 warns about layout effects on the server. */
function useMountEffect(...parameters: Parameters<typeof useEffect>) {
  const isServer = typeof document === 'undefined'
  const useEnvironmentEffect = isServer ? useEffect : useLayoutEffect
  useEnvironmentEffect(...parameters)
}

/**
 * Development only: handles a hot-reloaded config module, and warns when a new
 * kit is created on every render.
 */
function replaceKit(last: { kit: Kit; count: number }, kit: Kit) {
  if (last.kit === kit) return last
  const { frame } = last.kit
  // Without this, every hot reload would leave another hidden iframe on the
  // page.
  if (frame !== kit.frame) frame?.peek()?.destroy()
  if (last.kit.config !== kit.config) return { kit, count: 0 }
  if (last.count > 0)
    warnOnce(
      'KitProvider gets one kit after the other. Call `createKit` outside of components, or in `useState(() => createKit(...))`.',
    )
  return { kit, count: last.count + 1 }
}

/**
 * Renders the modal here rather than in the button that opens it, because
 * buttons can unmount, for example together with a menu.
 */
function Host({ kit }: { kit: Kit }) {
  const host = useKitAtom(kit, kit.atoms.host)
  return host ? createElement(host.Component as ComponentType) : null
}

// The two hooks below are in this file on purpose. In modules shared with
// lazy chunks they would make the bundler split the page's code.

/** Reads an atom from the kit's own store. */
export function useKitAtom<value>(kit: Kit, atom: Atom<value>): value {
  const read = () => kit.store.get(atom)
  return useSyncExternalStore(
    useCallback((listener) => kit.store.sub(atom, listener), [kit, atom]),
    read,
    // On the server, atoms have their initial value. This kit may have
    // changed by the time markup under a Suspense boundary hydrates.
    () => (hasInitialValue(atom) ? atom.init : read()),
  )
}

function hasInitialValue<value>(
  atom: Atom<value>,
): atom is Atom<value> & { init: value } {
  return 'init' in atom
}

/** Shared by `useAccounts` and `useActiveAccount`. */
export function useAccountList(
  kit: Kit,
  namespace: AccountNamespace | undefined,
): readonly Account[] {
  const context = useContext(KitContext)
  const serverAccounts =
    context && context.kit === kit && namespace !== 'solana'
      ? context.serverAccounts
      : none
  return useSyncExternalStore(
    useCallback(
      (listener) => kit.store.sub(kit.atoms.accounts, listener),
      [kit],
    ),
    // Read the store directly, because an unmounted atom is stale.
    () => kit.getAccounts(namespace),
    () => serverAccounts,
  )
}

const none: readonly Account[] = []

/**
 * Returns the accounts to hydrate with.
 *
 * With `ssr`, wagmi uses `initialState` until it has hydrated, so server and
 * browser agree on the first render. Without `ssr`, the browser may already
 * have restored connections the server did not render, so the list is empty.
 * The server never knows Solana wallets.
 */
function getServerAccounts(kit: Kit): readonly Account[] {
  const { isSsr, persist } = getHydration(kit.config)
  return isSsr && !persist?.hasHydrated() ? kit.getAccounts('eip155') : []
}
