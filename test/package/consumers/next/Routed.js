'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
// @ts-expect-error: only the app has it.
import { usePathname, useRouter } from 'next/navigation'
import { createElement, useEffect, useState } from 'react'
import {
  createConfig,
  createStorage,
  http,
  injected,
  useConnection,
  WagmiProvider,
} from 'wagmi'
import { foundry } from 'wagmi/chains'

/**
 * An app whose router leaves `login` once a wallet is connected, and `account`
 * once none is. It has its own config, as its wallet signs in nowhere. `how` is
 * `push` or `replace`, with `-bare` at its end without the modal's entry.
 *
 * @param {{
 *   children: import('react').ReactNode
 *   how: string
 *   project: { projectId: string }
 *   rpcUrl: string
 * }} parameters
 */
export function Routed({ children, how, project, rpcUrl }) {
  const [config] = useState(() =>
    createConfig({
      chains: [foundry],
      connectors: [injected()],
      ssr: true,
      storage: createStorage({
        key: 'routed',
        storage: globalThis.localStorage,
      }),
      transports: { [foundry.id]: http(rpcUrl) },
    }),
  )
  const [kit] = useState(() =>
    createKit({ config, ...project, backButton: !how.endsWith('-bare') }),
  )
  const [client] = useState(() => new QueryClient())
  return createElement(
    WagmiProvider,
    { config },
    createElement(
      QueryClientProvider,
      { client },
      createElement(
        KitProvider,
        { kit },
        createElement(Layout, { base: `/routed/${how}` }, children),
      ),
    ),
  )
}

/** @param {{ base: string, children?: import('react').ReactNode }} parameters */
function Layout({ base, children }) {
  const { push, replace } = useRouter()
  const { status } = useConnection()
  const path = usePathname().slice(base.length)
  const go = base.includes('replace') ? replace : push
  useEffect(() => {
    if (path === '/login' && status === 'connected') go(`${base}/account`)
    if (path === '/account' && status === 'disconnected') go(`${base}/login`)
  })
  return createElement(
    'section',
    null,
    createElement('h2', null, path),
    createElement(
      'button',
      { onClick: () => push(`${base}/login`), type: 'button' },
      'To login',
    ),
    createElement(ConnectButton),
    children,
  )
}
