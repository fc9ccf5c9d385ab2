import { useAccountBalances, useOnramp } from 'latchkey'
import { type FormEvent, Fragment, useState } from 'react'
import { Problem } from './Problem.js'

const methods: Record<string, string> = {
  ach_bank_account: 'By bank',
  card: 'By card',
}

export function Buy() {
  const onramp = useOnramp({ namespace: 'eip155' })
  const { isEstimate, paymentCurrency, provider, quote } = onramp
  const { isFetching, retry } = useAccountBalances({ namespace: 'eip155' })
  const [isOpened, setIsOpened] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsOpened(await onramp.open())
  }
  if (!provider) return <p>Nobody sells anything on this network.</p>
  return (
    <>
      <form onSubmit={submit}>
        <label>
          Currency to buy
          <select
            name="purchase"
            value={onramp.purchaseCurrency.id}
            onChange={({ target }) => onramp.setPurchaseCurrency(target.value)}
          >
            {onramp.purchaseCurrencies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Currency to pay with
          <select
            name="payment"
            value={paymentCurrency.id}
            onChange={({ target }) => onramp.setPaymentCurrency(target.value)}
          >
            {onramp.paymentCurrencies.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
        <label>
          You pay
          <input
            name="payment-amount"
            inputMode="decimal"
            placeholder="100"
            value={onramp.paymentAmount}
            onChange={({ target }) => onramp.setPaymentAmount(target.value)}
          />
        </label>
        {onramp.limits.map(({ id, max, min }) => (
          <p key={id} className="hint">
            {methods[id] ?? id}: {min} to {max} {paymentCurrency.id}
          </p>
        ))}
        {quote && <Price isEstimate={isEstimate} quote={quote} />}
        <button type="submit" disabled={!quote || isEstimate}>
          {onramp.quotesLoading
            ? 'Getting a price…'
            : `Go to ${provider.label}`}
        </button>
      </form>
      <Problem error={onramp.error} testId="buy-error" />
      {isOpened && (
        <>
          <p className="good" role="status">
            Go on at the provider. What you buy will be among the balances.
          </p>
          <button
            type="button"
            className="quiet"
            disabled={isFetching}
            onClick={retry}
          >
            I have paid
          </button>
        </>
      )}
    </>
  )
}

type Priced = ReturnType<typeof useOnramp>

function Price({
  isEstimate,
  quote,
}: {
  isEstimate: boolean
  quote: NonNullable<Priced['quote']>
}) {
  const { coinbaseFee, networkFee, paymentTotal, purchaseAmount } = quote
  const rows = [
    ['You get', purchaseAmount],
    ['Network fee', networkFee],
    ['Provider fee', coinbaseFee],
    ['Altogether', paymentTotal],
  ] as const
  return (
    <>
      <dl className="figures" data-testid="buy-quote">
        {rows.map(([title, amount]) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd className="figure">
              {amount ? `${amount.amount} ${amount.currency}` : '–'}
            </dd>
          </Fragment>
        ))}
      </dl>
      {isEstimate && (
        <p data-testid="estimate">
          An estimate: the price service does not answer now.
        </p>
      )}
    </>
  )
}
