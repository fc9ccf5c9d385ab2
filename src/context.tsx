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
import { WagmiContext } from 'wagmi'
import { getHydration } from './connectors/wagmi/getHydration.js'
import type { Account, AccountNamespace } from './core/account/account.js'
import {
  ConfigMismatchError,
  ProviderMissingError,
} from './core/errors/provider.js'
import { isDevelopment } from './core/isDevelopment.js'
import { warnOnce } from './core/warnOnce.js'
import type { Kit } from './createKit.js'

type KitContextValue = {
  kit: Kit
  /** What the server has rendered, for markup that is hydrated late. */
  serverAccounts: readonly Account[]
}

export const KitContext = createContext<KitContextValue | undefined>(undefined)

/**
 * Gives the kit to the hooks beneath it.
 *
 * Put it inside `WagmiProvider` and `QueryClientProvider`, and outside of any
 * Suspense boundary when the page is rendered on a server. It renders nothing
 * of its own but the modal, once a component asks for one. When the last
 * provider of a kit has gone, approvals that are still open are aborted.
 *
 * @param props.kit - from `createKit`
 * @throws ProviderMissingError without one of the two
 * @throws ConfigMismatchError when WagmiProvider has another config
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
  if (!useContext(QueryClientContext))
    throw new ProviderMissingError({ provider: 'QueryClientProvider' })
  if (config !== kit.config) throw new ConfigMismatchError()
  const [serverAccounts] = useState(() => getServerAccounts(kit))
  const value = useMemo(() => ({ kit, serverAccounts }), [kit, serverAccounts])
  const last = useRef({ kit, count: 0 })
  // wagmi starts its reconnect while it renders, and calls the first connector
  // a microtask later: an effect after the paint would come too late.
  useMountEffect(() => {
    if (isDevelopment) last.current = replaceKit(last.current, kit)
    return kit.mount()
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

/** React 18 warns of layout effects on a server. */
function useMountEffect(...parameters: Parameters<typeof useEffect>) {
  const isServer = typeof document === 'undefined'
  const useEnvironmentEffect = isServer ? useEffect : useLayoutEffect
  useEnvironmentEffect(...parameters)
}

/** For the developer, who edits the module of the config, or has made a slip. */
function replaceKit(last: { kit: Kit; count: number }, kit: Kit) {
  if (last.kit === kit) return last
  const { frame } = last.kit
  // Or each edit would leave one more hidden iframe on the page.
  if (frame !== kit.frame) frame?.peek()?.destroy()
  if (last.kit.config !== kit.config) return { kit, count: 0 }
  if (last.count > 0)
    warnOnce(
      'KitProvider gets one kit after the other. Call `createKit` outside of components, or in `useState(() => createKit(...))`.',
    )
  return { kit, count: last.count + 1 }
}

/**
 * The modal stands here and not in the button that opens it, because buttons
 * go, with the menu they are in for example.
 */
function Host({ kit }: { kit: Kit }) {
  const host = useKitAtom(kit, kit.atoms.host)
  return host ? createElement(host.Component as ComponentType) : null
}

// The two below stand here and not in files of their own: a bundler cuts the
// page in pieces where hooks that lazy code has too build on one another.

/** Reads an atom of the kit's own store. */
export function useKitAtom<value>(kit: Kit, atom: Atom<value>): value {
  const read = () => kit.store.get(atom)
  return useSyncExternalStore(
    useCallback((listener) => kit.store.sub(atom, listener), [kit, atom]),
    read,
    // The server's kit has changed nothing, this one may have by now: markup
    // is hydrated late under a Suspense boundary.
    () => (hasInitialValue(atom) ? atom.init : read()),
  )
}

function hasInitialValue<value>(
  atom: Atom<value>,
): atom is Atom<value> & { init: value } {
  return 'init' in atom
}

/** What `useAccounts` and `useActiveAccount` read. */
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
    // The owner, because an atom is stale until it is mounted.
    () => kit.getAccounts(namespace),
    () => serverAccounts,
  )
}

const none: readonly Account[] = []

/**
 * With `ssr`, wagmi shows `initialState` until the page is mounted, so both
 * sides agree on the first render. Without it a browser may have restored
 * connections of which the server knows nothing: there it rendered none. Of
 * Solana's wallets no server knows.
 */
function getServerAccounts(kit: Kit): readonly Account[] {
  const { isSsr, persist } = getHydration(kit.config)
  return isSsr && !persist?.hasHydrated() ? kit.getAccounts('eip155') : []
}
