import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider, useActivity, useBalances } from 'latchkey'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

/** Rows rendered at once, as in a long list. */
const WINDOW = 50
const account = { address: `0x${'a'.repeat(40)}`, chainId: mainnet.id } as const
const api = new URLSearchParams(location.search).get('api') ?? ''
const config = createConfig({
  chains: [mainnet],
  connectors: [],
  multiInjectedProviderDiscovery: false,
  transports: { [mainnet.id]: http(api) },
})
const kit = createKit({ config, hosts: { api }, projectId: 'bench' })

function Tokens() {
  const { data, isFetching, refetch } = useBalances(account)
  const { balances } = data ?? { balances: [] }
  return (
    <>
      <State count={balances.length} isFetching={isFetching} />
      <button type="button" onClick={() => refetch()}>
        Again
      </button>
      <ul>
        {balances.slice(0, WINDOW).map(({ address, quantity, symbol }) => (
          <li key={address}>
            {quantity.numeric} {symbol}
          </li>
        ))}
      </ul>
    </>
  )
}

function Entries() {
  const { fetchNextPage, groups, isFetching, refetch } = useActivity(account)
  const rows = groups.flatMap(({ activities }) => activities)
  return (
    <>
      <State count={rows.length} isFetching={isFetching} />
      <button type="button" onClick={() => fetchNextPage()}>
        More
      </button>
      <button type="button" onClick={() => refetch()}>
        Again
      </button>
      <ul>
        {rows.slice(0, WINDOW).map(({ id, operation, transfers: [first] }) => (
          <li key={id}>
            {operation} {first?.amount} {first?.token?.symbol}
          </li>
        ))}
      </ul>
    </>
  )
}

function State({ count, isFetching }: { count: number; isFetching: boolean }) {
  useEffect(() => {
    performance.mark('commit')
  })
  return <output>{`${count} ${isFetching ? 'busy' : 'idle'}`}</output>
}

function Page() {
  const [shown, setShown] = useState<'Balances' | 'Activity'>()
  return (
    <>
      <button type="button" onClick={() => setShown('Balances')}>
        Balances
      </button>
      <button type="button" onClick={() => setShown('Activity')}>
        Activity
      </button>
      {/* Several places on a page may use the same list. */}
      {shown === 'Balances' &&
        [1, 2, 3, 4, 5].map((key) => <Tokens key={key} />)}
      {shown === 'Activity' && <Entries />}
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit}>
        <Page />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
