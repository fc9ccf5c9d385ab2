'use client'
import { getOnrampFees } from '../../core/onramp/getOnrampFees.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import type { useOnramp } from '../../hooks/useOnramp.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ProviderRow } from './ProviderRow.js'
import { toCode } from './toCode.js'

/** Who sells, one of them chosen. */
export function Providers({ onramp }: Providers.Props) {
  const { buy } = useInsideStrings()
  const toFigure = useFigures()
  const { namespace = 'eip155' } = useActiveAccount() ?? {}
  const { isEstimate, provider: chosen, providers, quote } = onramp
  const fees = quote && !isEstimate ? getOnrampFees(quote) : undefined
  const code = toCode(quote?.paymentTotal.currency ?? '')
  return (
    <section aria-label={buy.providers} className="lk-buy-providers">
      <h3 className="lk-group-title">{buy.providers}</h3>
      <div className="lk-list">
        {providers.map((provider) => (
          <ProviderRow
            // The price is of who sells what was chosen.
            fees={
              provider.getSymbol || !fees
                ? undefined
                : `${toFigure(fees)} ${code}`
            }
            isChosen={provider.name === chosen?.name}
            key={provider.name}
            onClick={() => onramp.setProvider(provider.name)}
            provider={provider}
            symbol={provider.getSymbol?.(namespace)}
          />
        ))}
      </div>
    </section>
  )
}

export declare namespace Providers {
  type Props = { onramp: useOnramp.ReturnType }
}
