import { useTheme } from 'latchkey'
import { Header } from '../dapp/Header.js'
import type { Local } from '../local.js'
import { Offer } from './Offer.js'

/** A shop that takes payments from wallets and exchanges. */
export function App({ local }: { local: Local }) {
  const { mode, variables } = useTheme()
  const { accent } = variables
  const { address, decimals, symbol } = local.tokens.usd
  const { chains, solana } = local
  const network = `eip155:${chains[0]?.id}` as const
  return (
    <div
      className="page"
      data-mode={mode}
      style={accent ? { ['--accent' as string]: accent } : {}}
    >
      <Header />
      <main>
        <section className="hero">
          <div>
            <h1>A shop in one component</h1>
            <p>
              Each button is a <code>PayButton</code>. Pay from a wallet, with
              another token, or from an exchange. An order is paid once, even if
              the page is closed in between.
            </p>
          </div>
        </section>
        <Offer
          amount="5"
          asset={{
            network,
            asset: address,
            metadata: { name: 'Local Dollar', symbol, decimals },
          }}
          name="Coffee for a week"
        />
        <Offer
          amount="0.01"
          asset={{
            network,
            asset: 'native',
            metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          }}
          name="A book"
        />
        <Offer
          amount="0.25"
          asset={{
            network: solana.caipNetworkId,
            asset: 'native',
            metadata: { name: 'Solana', symbol: 'SOL', decimals: 9 },
          }}
          name="A record"
        />
      </main>
      <footer>
        <p>
          <a href="/">Back to the playground</a>
        </p>
      </footer>
    </div>
  )
}
