import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { WagmiProvider } from 'wagmi'
import { KitProvider } from '../../../src/context.js'
import { answerFeatures } from '../kit/answerFeatures.js'
import { createModalKit } from '../kit/createModalKit.js'

/** `createModalKit` with the providers around what a test renders. */
export function createModalApp(
  parameters: Parameters<typeof createModalKit>[0] = {},
) {
  const modal = createModalKit(parameters)
  const client = new QueryClient()
  answerFeatures(modal.kit, client)
  const wrapper = ({ children }: PropsWithChildren) => (
    <WagmiProvider config={modal.config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <KitProvider kit={modal.kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  return { ...modal, wrapper }
}
