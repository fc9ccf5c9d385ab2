import { type EvmAccount, useReceive } from 'latchkey'
import { useState } from 'react'
import type { Local } from '../local.js'
import { Problem } from './Problem.js'

export function Receive({
  account,
  tokens,
}: {
  account: EvmAccount
  tokens: Local['tokens']
}) {
  const { address, chainId } = account
  const [token, setToken] = useState('native')
  const [amount, setAmount] = useState('')
  const { data, error } = useReceive({
    address,
    amount: amount || undefined,
    chainId,
    token,
  })
  return (
    <>
      <form>
        <label>
          Ask for
          <input
            name="receive-amount"
            inputMode="decimal"
            placeholder="As much as they like"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </label>
        <label>
          In
          <select
            name="receive-in"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          >
            <option value="native">ETH</option>
            {Object.values(tokens).map(({ address, symbol }) => (
              <option key={address} value={address}>
                {symbol}
              </option>
            ))}
          </select>
        </label>
      </form>
      <dl>
        <dt>Address</dt>
        <dd>{address}</dd>
        <dt>CAIP-10</dt>
        <dd data-testid="caip-address">{data?.caipAddress}</dd>
        <dt>Link to pay</dt>
        <dd>
          {data && (
            <a href={data.paymentUri} data-testid="payment-uri">
              {data.paymentUri}
            </a>
          )}
        </dd>
      </dl>
      <Problem error={error} testId="receive-error" />
    </>
  )
}
