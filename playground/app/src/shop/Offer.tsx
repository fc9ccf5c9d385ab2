import { PayButton } from 'latchkey/components'
import { useState } from 'react'
import { createId } from '../secureContext.js'

/** Only this page uses them; nobody has their keys. */
const shop = {
  eip155: '0x7A7a7A7a7a7a7a7A7a7a7a7A7a7A7A7A7A7A7a7A',
  solana: '5Xub89Ey5Jzia89qb5aLs5JxQVBCfRJswGXGhWu5TaLe',
}

/** One product, what it costs, and what became of its order. */
export function Offer({ amount, asset, name }: Offer.Props) {
  const [order, setOrder] = useState<string>(() => createId())
  const [status, setStatus] = useState<string>()
  const isSolana = asset.network.startsWith('solana:')
  return (
    <section className="card">
      <h2>{name}</h2>
      <p style={{ marginTop: 12 }}>
        <PayButton
          amount={amount}
          asset={asset}
          id={order}
          onResult={(result) => {
            setStatus(result.status)
            // Whoever has paid may buy another one.
            if (result.success) setOrder(createId())
          }}
          to={isSolana ? shop.solana : shop.eip155}
        />
      </p>
      <p data-testid={`order-${asset.metadata.symbol}`} role="status">
        {status && texts[status]}
      </p>
    </section>
  )
}

export declare namespace Offer {
  type Props = Pick<PayButton.Props, 'amount' | 'asset'> & { name: string }
}

const texts: Readonly<Record<string, string>> = {
  success: 'Paid. Thank you!',
  failure: 'Not paid.',
  unknown: 'The payment is not confirmed yet.',
}
