import { useTheme } from 'latchkey'
import type { Local } from '../local.js'
import { Header } from './Header.js'
import { Hero } from './Hero.js'
import { Look } from './Look.js'
import { Services } from './Services.js'
import { Snippet } from './Snippet.js'
import { Steps } from './Steps.js'
import { useStatus } from './useStatus.js'

export function App({ local }: { local: Local }) {
  const { mode, variables } = useTheme()
  const { hasMail, mail, services } = useStatus()
  const { accent } = variables
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
            <h1>A wallet for everyone with an email address</h1>
            <p>
              Sign in, hold tokens, send them. The chains, the wallet and the
              mailbox behind this page are real and run on this machine; nothing
              leaves it.
            </p>
          </div>
          <Hero />
        </section>
        <div className="columns">
          <Steps hasMail={hasMail} local={local} mail={mail} />
          <aside>
            <Look />
          </aside>
        </div>
        <Snippet />
        <Services services={services} />
      </main>
      <footer>
        <p>
          No component needed:{' '}
          <a href="/headless.html">the same wallet with hooks only</a>. With a
          signature: <a href="/sign-in.html">sign in with a wallet</a>. With a
          payment: <a href="/shop.html">a shop</a>
        </p>
      </footer>
    </div>
  )
}
