import { formatBalance, formatFiat, useBalances } from 'latchkey'
import { Problem } from '../Problem.js'

export function SolanaBalances() {
  const { data, error } = useBalances({
    namespace: 'solana',
    query: { refetchInterval: 5_000 },
  })
  return (
    <section aria-labelledby="solana-balances-title">
      <h2 id="solana-balances-title">Balances on Solana</h2>
      {!data && !error && <p>Reading the chain…</p>}
      <ul className="balances">
        {data?.balances.map(({ address, name, quantity, symbol, value }) => (
          <li
            key={address ?? 'native'}
            data-testid={`solana-balance-${symbol || address}`}
          >
            <span>{name || symbol || address}</span>
            <span className="figure">
              {formatBalance(quantity.numeric)} {symbol}
            </span>
            <span className="figure fiat">${formatFiat(value ?? 0)}</span>
          </li>
        ))}
      </ul>
      <Problem error={error} testId="solana-balances-error" />
    </section>
  )
}
