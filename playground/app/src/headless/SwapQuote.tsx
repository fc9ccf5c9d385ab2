import { formatFiat, type SwapFeeLevel, type SwapQuoteDetails } from 'latchkey'

const levels = ['standard', 'fast', 'instant'] as const

/** All that a person has to see before agreeing to it. */
export function SwapQuote({
  feeLevel,
  isAccepted,
  onAccept,
  onFeeLevel,
  quote,
}: {
  feeLevel: SwapFeeLevel
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  onFeeLevel: (level: SwapFeeLevel) => void
  quote: SwapQuoteDetails
}) {
  const { fees, from, priceImpact, priceImpactLevel, providerFee, to } = quote
  return (
    <>
      <dl className="figures" data-testid="swap-quote">
        <dt>You get about</dt>
        <dd className="figure" data-testid="swap-gets">
          {quote.toAmountShown} {to.symbol}
        </dd>
        <dt>At least, {quote.slippage} % less</dt>
        <dd className="figure" data-testid="swap-minimum">
          {quote.minimumReceived} {to.symbol}
        </dd>
        <dt>Price impact</dt>
        <dd
          className="figure"
          data-level={priceImpactLevel}
          data-testid="swap-impact"
        >
          {priceImpact === undefined ? 'not known' : `${priceImpact} %`}
        </dd>
        <dt>Provider fee, included</dt>
        <dd className="figure">
          {providerFee.amount} {from.symbol}
        </dd>
        <dt>
          <label htmlFor="fee-level">Network fee</label>
        </dt>
        <dd className="figure">{fees[feeLevel].amount} ETH</dd>
      </dl>
      <select
        id="fee-level"
        name="fee-level"
        value={feeLevel}
        onChange={({ target }) => onFeeLevel(target.value as SwapFeeLevel)}
      >
        {levels.map((level) => {
          const { worth } = fees[level]
          return (
            <option key={level} value={level}>
              {level}
              {worth && `, about $${formatFiat(worth)}`}
            </option>
          )
        })}
      </select>
      {quote.isApprovalNeeded && (
        <p>Two cards: one to allow this amount, one for the swap.</p>
      )}
      {priceImpactLevel === 'blocked' && (
        <label className="check">
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={({ target }) => onAccept(target.checked)}
          />
          I know that I lose this much
        </label>
      )}
    </>
  )
}
