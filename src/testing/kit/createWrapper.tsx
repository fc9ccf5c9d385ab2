'use client'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren, ReactElement } from 'react'
import { WagmiProvider } from 'wagmi'
import { KitProvider } from '../../context.js'
import type { Kit } from '../../createKit.js'

/** Creates the providers of an app around what a test renders. */
export function createWrapper(
  kit: Kit,
  queryClient: QueryClient,
): (props: PropsWithChildren) => ReactElement {
  return ({ children }) => (
    <WagmiProvider config={kit.config}>
      <QueryClientProvider client={queryClient}>
        <KitProvider kit={kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
