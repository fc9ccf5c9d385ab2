import { formatBalance, formatFiat, useAccountBalances } from 'latchkey'
import { Problem } from './Problem.js'

export function Balances() {
  const { balances, error, isFetching, retry } = useAccountBalances({
    namespace: 'eip155',
  })
  return (
    <section aria-labelledby="balances-title">
      <h2 id="balances-title">Balances</h2>
      {!balances && !error ? (
        <p>Reading the chain…</p>
      ) : balances?.length ? (
        <ul className="balances">
          {balances.map((balance) => (
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
        !error && <p>No tokens yet on this network.</p>
      )}
      <Problem error={error} />
      {error && (
        <button
          type="button"
          className="quiet"
          disabled={isFetching}
          onClick={retry}
        >
          {isFetching ? 'Retrying…' : 'Try again'}
        </button>
      )}
    </section>
  )
}
