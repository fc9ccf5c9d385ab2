import { useTheme } from 'latchkey'
import { SignedIn } from 'latchkey/components'
import { Header } from '../dapp/Header.js'
import { Door } from './Door.js'
import { Library } from './Library.js'

/** A page with a part for members only. */
export function App(props: { hasModal: boolean; hasServer: boolean }) {
  const { hasModal, hasServer } = props
  const { mode, variables } = useTheme()
  const { accent } = variables
  return (
    <div
      className="page"
      data-mode={mode}
      style={accent ? { ['--accent' as string]: accent } : {}}
    >
      {hasModal && <Header />}
      <main>
        <section className="hero">
          <div>
            <h1>A library for those who sign in</h1>
            <p>
              Connect a wallet and sign one message.{' '}
              {hasServer
                ? 'The server verifies it, and keeps the session.'
                : 'The session is kept in this browser, and its signature is verified at every read.'}
            </p>
          </div>
        </section>
        <section className="card">
          <SignedIn fallback={<Door />} loading={<p>Looking for a session.</p>}>
            <Library />
          </SignedIn>
        </section>
      </main>
      <footer>
        <p>
          <a href="/">Back to the playground</a>
        </p>
      </footer>
    </div>
  )
}
