'use client'
import { useSignIn } from 'latchkey'
import type { SignInServerSession } from 'latchkey/server'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Signs in with the connected wallet, and shows the session of the server. */
export function SignIn({ session }: { session: SignInServerSession | null }) {
  const { refresh } = useRouter()
  const { error, signIn, signOut, status } = useSignIn()
  const address = session?.address
  const isSignedIn = status === 'signedIn'
  const isSignedOut = status === 'signedOut'

  // The server renders the page again for another session.
  useEffect(() => {
    if (address ? isSignedOut : isSignedIn) refresh()
  }, [address, isSignedIn, isSignedOut, refresh])

  if (address && !isSignedOut)
    return (
      <p>
        Signed in as <code>{address}</code>{' '}
        <button type="button" disabled={!isSignedIn} onClick={signOut}>
          Sign out
        </button>
      </p>
    )
  if (!isSignedOut && status !== 'signing') return null
  return (
    <p>
      <button type="button" disabled={!isSignedOut} onClick={() => signIn()}>
        {isSignedOut ? 'Sign in' : 'Confirm in your wallet'}
      </button>
      {error && <span role="alert">You are not signed in.</span>}
    </p>
  )
}
