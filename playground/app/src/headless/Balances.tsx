import { formatBalance, formatFiat, useBalances } from 'latchkey'
import { Problem } from './Problem.js'
import { useRetryBalances } from './useRetryBalances.js'

export function Balances() {
  const { data, error, isFetching, isPending } = useBalances({
    query: {
      // Money arrives without anybody doing anything here. A failure is kept
      // for 30 s, so that asking sooner would only show it again.
      refetchInterval: ({ state }) =>
        state.status === 'error' ? 30_000 : 10_000,
    },
  })
  const retry = useRetryBalances()
  return (
    <section aria-labelledby="balances-title">
      <h2 id="balances-title">Balances</h2>
      {isPending ? (
        <p>Reading the chain…</p>
      ) : data?.balances.length ? (
        <ul className="balances">
          {data.balances.map((balance) => (
            <li
              key={`${balance.chainId}:${balance.address ?? 'native'}`}
              data-testid={`balance-${balance.symbol}`}
            >
              <span>{balance.name}</span>
              <span className="figure">
                {formatBalance(balance.quantity.numeric)} {balance.symbol}
              </span>
              <span className="figure fiat">
                ${formatFiat(balance.value ?? 0)}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        !error && <p>Nothing here yet on this network.</p>
      )}
      <Problem error={error} />
      {error && (
        <button
          type="button"
          className="quiet"
          disabled={isFetching}
          onClick={retry}
        >
          {isFetching ? 'Trying again…' : 'Try again'}
        </button>
      )}
    </section>
  )
}
