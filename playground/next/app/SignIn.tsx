'use client'
import type { SignInServerSession } from 'latchkey/server'
import { useRouter } from 'next/navigation'
import { createSiweMessage } from 'viem/siwe'
import { useConnection, useSignMessage } from 'wagmi'

const SESSION_MS = 3_600_000

/** Signs in with the connected wallet, and shows the session of the server. */
export function SignIn({ session }: { session: SignInServerSession | null }) {
  const { refresh } = useRouter()
  const { address, chainId } = useConnection()
  const { error, isPending, mutateAsync: signMessage } = useSignMessage()

  async function signIn() {
    if (!address || !chainId) return
    const { nonce } = await (await fetch('/auth/nonce')).json()
    const issuedAt = new Date()
    const message = createSiweMessage({
      address,
      chainId,
      domain: location.host,
      expirationTime: new Date(issuedAt.getTime() + SESSION_MS),
      issuedAt,
      nonce,
      uri: location.origin,
      version: '1',
    })
    const signature = await signMessage({ message }).catch(() => undefined)
    if (signature) await post('verify', { message, signature })
    refresh()
  }

  async function signOut() {
    await post('sign-out', {})
    refresh()
  }

  if (session)
    return (
      <p>
        Signed in as <code>{session.address}</code>{' '}
        <button type="button" onClick={signOut}>
          Sign out
        </button>
      </p>
    )
  if (!address) return null
  return (
    <p>
      <button type="button" disabled={isPending} onClick={signIn}>
        {isPending ? 'Confirm in your wallet' : 'Sign in'}
      </button>
      {error && <span role="alert">You are not signed in.</span>}
    </p>
  )
}

function post(route: string, body: object) {
  return fetch(`/auth/${route}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    method: 'POST',
  })
}
