import { ConnectButton } from 'latchkey/components'
import { Account } from './Account'

/** A server component: the entry points of the package say themselves what is not. */
export default function Page() {
  return (
    <>
      <header>
        <h1>Latchkey with Next.js</h1>
        <ConnectButton />
      </header>
      <main>
        <Account />
      </main>
    </>
  )
}
