import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { createApiKit } from '../../test/setup/kit/createApiKit.js'
import { KitProvider } from '../context.js'
import { useNameAvailability } from './useNameAvailability.js'
import { useNameSuggestions } from './useNameSuggestions.js'

test('behavior: debounces typing to one availability and one suggestions request', async () => {
  const app = createApiKit({
    answer: ({ path }) =>
      path.includes('/suggestions/') ? { suggestions: [] } : 404,
  })
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <WagmiProvider config={app.config} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <KitProvider kit={app.kit}>{children}</KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const { rerender, result } = renderHook(
    ({ name }) => ({
      availability: useNameAvailability({ chainId: 1, name }),
      suggestions: useNameSuggestions({ chainId: 1, name }),
    }),
    { initialProps: { name: '' }, wrapper },
  )
  for (const name of ['a', 'ad', 'ada', 'ada1', 'ada18', 'ada181', 'ada1815'])
    rerender({ name })
  await waitFor(() => {
    expect(result.current.availability.data?.isAvailable).toBe(true)
    expect(result.current.suggestions.isSuccess).toBe(true)
  })
  const paths = app.calls.map(({ path }) => path)
  expect(paths.filter((path) => path.includes('/profile/'))).toEqual([
    expect.stringContaining('ada1815'),
    expect.stringContaining('ada1815'),
  ])
})
