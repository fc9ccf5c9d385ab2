import { headers } from 'next/headers'
import { Suspense } from 'react'
import { cookieToInitialState } from 'wagmi'
import { Account } from './account'
import { Providers } from './providers'
import { getConfig } from './wagmi'

export default function Page() {
  return (
    <main>
      <h1>Latchkey and Next</h1>
      <Suspense>
        <Wallet />
      </Suspense>
    </main>
  )
}

/** Reads the request's cookie: the part of the page that is not static. */
async function Wallet() {
  const cookie = (await headers()).get('cookie')
  return (
    <Providers initialState={cookieToInitialState(getConfig(), cookie)}>
      <Account />
    </Providers>
  )
}
