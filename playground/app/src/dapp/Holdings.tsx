import {
  formatBalance,
  formatFiat,
  type TokenBalance,
  useModal,
} from 'latchkey'

export function Holdings({ balances, hasFailed }: Holdings.Props) {
  const { open } = useModal()
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
    <>
      <ul className="holdings">
        {balances.map(({ address, name, quantity, symbol, value }) => (
          <li key={address ?? 'native'}>
            <span>{name}</span>
            <span className="figure">
              {group(formatBalance(quantity.numeric))} {symbol}
            </span>
            <span className="figure fiat">
              ${group(formatFiat(value ?? 0))}
            </span>
          </li>
        ))}
      </ul>
      <button
        className="quiet"
        onClick={() => open({ view: 'Account' })}
        type="button"
      >
        Open your account
      </button>
    </>
  )
}

export declare namespace Holdings {
  type Props = {
    balances: readonly TokenBalance[] | undefined
    hasFailed: boolean
  }
}

/** Thousands apart: 25000.00 as 25,000.00. */
const group = (figure: string) =>
  figure.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
