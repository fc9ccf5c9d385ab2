import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type PropsWithChildren, StrictMode } from 'react'
import { WagmiProvider } from 'wagmi'
import { KitProvider } from '../../../src/context.js'
import type { Kit } from '../../../src/createKit.js'

/** Creates the providers of an app around what a test renders. */
export function createWrapper(kit: Kit, queryClient: QueryClient) {
  return ({ children }: PropsWithChildren) => (
    <StrictMode>
      <WagmiProvider config={kit.config} reconnectOnMount={false}>
        <QueryClientProvider client={queryClient}>
          <KitProvider kit={kit}>{children}</KitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )
}
