'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import { type ReactNode, useState } from 'react'
import { type State, WagmiProvider } from 'wagmi'
import { getConfig, project } from './wagmi'

export function Providers(props: {
  children: ReactNode
  initialState?: State | undefined
}) {
  const { children, initialState } = props
  const [config] = useState(getConfig)
  const [kit] = useState(() =>
    // The modal follows the system's theme; without this it is dark.
    createKit({ config, ...project, theme: { mode: 'auto' } }),
  )
  const [client] = useState(() => new QueryClient())
  return (
    <WagmiProvider config={config} initialState={initialState}>
      <QueryClientProvider client={client}>
        <KitProvider kit={kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
