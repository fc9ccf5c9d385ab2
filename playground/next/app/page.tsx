import { ConnectButton } from 'latchkey/components'
import { headers } from 'next/headers'
import { Account } from './Account'
import { getAuth } from './getAuth'
import { SignIn } from './SignIn'

/** A server component: the entry points of the package say themselves what is not. */
export default async function Page() {
  const session = await getAuth().getSession({ headers: await headers() })
  return (
    <>
      <header>
        <h1>Latchkey with Next.js</h1>
        <ConnectButton />
      </header>
      <main>
        <Account />
        <SignIn session={session} />
      </main>
    </>
  )
}
