import { useActiveAccount, useDisconnectAll } from 'latchkey'
import { useState } from 'react'
import type { LocalSolana } from '../../local.js'
import { Problem } from '../Problem.js'
import { SolanaBalances } from './SolanaBalances.js'
import { SolanaSend } from './SolanaSend.js'
import { SolanaSign } from './SolanaSign.js'
import { SolanaWallets } from './SolanaWallets.js'

/** The other side, by the same hooks; neither has to be switched to. */
export function Solana({ local, onSent }: Solana.Props) {
  const account = useActiveAccount({ namespace: 'solana' })
  const evm = useActiveAccount({ namespace: 'eip155' })
  const leave = useDisconnectAll()
  // Until somebody acts the page has nothing going, not even a query.
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <section aria-labelledby="solana-title">
        <h2 id="solana-title">On Solana</h2>
        {account ? (
          <>
            <dl>
              <dt>Address</dt>
              <dd data-testid="solana-address">{account.address}</dd>
              <dt>Wallet</dt>
              <dd data-testid="solana-connector">{account.connector.name}</dd>
              <dt>Status</dt>
              <dd className="status" data-testid="solana-status">
                {account.status}
              </dd>
              <dt>Network</dt>
              <dd data-testid="solana-network">
                {account.chainId === local.caipNetworkId
                  ? local.name
                  : `Not configured here: ${account.chainId}`}
              </dd>
            </dl>
            <button
              type="button"
              className="quiet"
              disabled={leave.isPending}
              onClick={() => leave.mutate({ namespace: 'solana' })}
            >
              Leave Solana
            </button>
          </>
        ) : evm || isAsked ? (
          <SolanaWallets />
        ) : (
          <button
            type="button"
            className="quiet"
            onClick={() => setIsAsked(true)}
          >
            Use a Solana wallet
          </button>
        )}
        <Problem error={leave.error} testId="solana-leave-error" />
      </section>
      {account && (
        <>
          <SolanaBalances />
          <SolanaSend account={account} local={local} onSent={onSent} />
          <SolanaSign />
        </>
      )}
    </>
  )
}

export declare namespace Solana {
  type Props = { local: LocalSolana; onSent: () => void }
}
