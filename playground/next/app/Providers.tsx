'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import { siwe } from 'latchkey/siwx'
import { type ReactNode, useState } from 'react'
import { type State, WagmiProvider } from 'wagmi'
import { createAppConfig } from './createAppConfig'
import type { Settings } from './getSettings'

/** The sign-in server, see `auth/[route]/route.ts`. */
const signIn = siwe({ namespaces: ['eip155'], url: '/auth' })

/** In state: in module scope, all visitors of a server would share them. */
export function Providers(props: {
  children: ReactNode
  initialState: State | undefined
  settings: Settings
}) {
  const { children, initialState, settings } = props
  const [config] = useState(() => createAppConfig(settings))
  const [kit] = useState(() =>
    createKit({ config, ...settings.project, siwx: signIn }),
  )
  const [client] = useState(() => new QueryClient())
  return (
    <WagmiProvider config={config} {...(initialState && { initialState })}>
      <QueryClientProvider client={client}>
        <KitProvider kit={kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
