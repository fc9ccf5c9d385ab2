'use client'
import type { ReactNode } from 'react'
import { useSignInStatus } from '../../hooks/useSignInStatus.js'
import { AppContent, Boundary } from '../parts/Boundary.js'

/**
 * Renders its children only while the active account is signed in. Needs no
 * modal and no styles.
 *
 * This hides content, it does not protect it: check the session on your server
 * before sending data.
 *
 * @param props.children - shown while signed in
 * @param props.fallback - shown otherwise, default nothing
 * @param props.loading - shown while the session is read, default nothing
 * @param props.namespace - requires a session of the active `eip155` or
 * `solana` account; default the one used last
 * @throws KitProviderNotFoundError
 *
 * @example
 * <SignedIn fallback={<ConnectButton />}>
 *   <p>Welcome back</p>
 * </SignedIn>
 */
export function SignedIn(props: SignedIn.Props) {
  return (
    <Boundary renderFailure={() => props.fallback}>
      <Content {...props} />
    </Boundary>
  )
}

function Content(props: SignedIn.Props) {
  const { children, fallback, loading, namespace } = props
  const status = useSignInStatus({ namespace })
  if (status === 'signedIn') return <AppContent>{children}</AppContent>
  return <AppContent>{status === 'loading' ? loading : fallback}</AppContent>
}

export declare namespace SignedIn {
  type Props = Pick<useSignInStatus.Parameters, 'namespace'> & {
    children?: ReactNode
    fallback?: ReactNode
    loading?: ReactNode
  }
}
