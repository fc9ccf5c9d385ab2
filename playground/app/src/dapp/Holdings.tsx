import {
  formatBalance,
  formatFiat,
  type KitAccount,
  type TokenBalance,
  useBalances,
} from 'latchkey'

/** What one account has; those of both kinds of networks stand together. */
export function Holdings({ account, title }: Holdings.Props) {
  const { namespace } = account
  const { data, error } = useBalances({
    namespace,
    query: { refetchInterval: 10_000 },
  })
  return (
    <div data-testid={`holdings-${namespace}`}>
      {title && <h4>{title}</h4>}
      <List balances={data?.balances} hasFailed={Boolean(error)} />
    </div>
  )
}

export declare namespace Holdings {
  type Props = {
    account: KitAccount
    /** Where there is more than one account. */
    title: string | undefined
  }
}

function List(props: {
  balances: readonly TokenBalance[] | undefined
  hasFailed: boolean
}) {
  const { balances, hasFailed } = props
  if (!balances)
    return (
      <p>
        {hasFailed
          ? 'The balances cannot be read right now. Your money is where it was.'
          : 'Reading the chain…'}
      </p>
    )
  if (balances.length === 0) return <p>Nothing here on this network yet.</p>
  return (
    <ul className="holdings">
      {balances.map(({ address, name, quantity, symbol, value }) => (
        <li key={address ?? 'native'}>
          <span>{name || symbol || address}</span>
          <span className="figure">
            {group(formatBalance(quantity.numeric))} {symbol}
          </span>
          <span className="figure fiat">${group(formatFiat(value ?? 0))}</span>
        </li>
      ))}
    </ul>
  )
}

/** Thousands apart: 25000.00 as 25,000.00. */
const group = (figure: string) =>
  figure.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
