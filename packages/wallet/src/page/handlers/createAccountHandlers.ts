import { HostError, type HostHandlers } from 'latchkey/frame'
import type { Auth } from '../../account/session/createAuth.js'
import type { Challenge } from '../../account/session/createChallenge.js'
import type { Funding } from '../../account/session/createFunding.js'
import type {
  Session,
  SessionData,
} from '../../account/session/createSession.js'
import type { Wallet } from '../../core/wallet.js'
import type { Network } from '../../node/createNetwork.js'
import type { SmartAccounts } from '../../requests/smartAccount/createSmartAccounts.js'
import type { SignInSigner } from './createSignInSigner.js'
import type { UserReader } from './createUserReader.js'

/** Who is signed in, on which chain, and the way out. */
export function createAccountHandlers(parameters: {
  auth: Auth
  challenge: Challenge
  funding: Funding
  network: Network
  readUser: UserReader
  session: Session
  signIn: Pick<SignInSigner, 'answer'>
  smartAccounts: Pick<
    SmartAccounts,
    'listEnabled' | 'readDelegation' | 'writeType'
  >
  wallet: Wallet
}) {
  const { auth, challenge, funding, network, readUser } = parameters
  const { session, signIn, smartAccounts, wallet } = parameters

  async function requireSession(): Promise<SessionData> {
    const current = await session.verify()
    if (current) return current
    throw new HostError({ message: 'Not signed in', code: 4100 })
  }

  return {
    async GET_USER(payload, { origin }) {
      const current = await requireSession()
      // For a restored session; it may take its time.
      void funding(current)
      const user = await readUser(current, payload?.chainId)
      const { userId } = current
      const place = { chainId: user.chainId, origin, userId }
      return { ...user, ...(await signIn.answer(payload?.siwxMessage, place)) }
    },

    async IS_CONNECTED() {
      return { isConnected: (await session.verify()) !== undefined }
    },

    async GET_CHAIN_ID() {
      return { chainId: network.current().id }
    },

    async SWITCH_NETWORK({ chainId }) {
      return { chainId: network.change(chainId).id }
    },

    async SIGN_OUT() {
      const current = await session.read()
      challenge.clear()
      await session.clear()
      // The sign-out counts here whatever the server says.
      if (current) await auth.signOut(current.token).catch(() => {})
    },

    async GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
      return {
        smartAccountEnabledNetworks: [...(await smartAccounts.listEnabled())],
      }
    },

    async INIT_SMART_ACCOUNT() {
      const { userId } = await requireSession()
      const { address } = await wallet.getAccount(userId)
      const chain = network.current()
      const delegation = await smartAccounts.readDelegation({
        address,
        chain,
        userId,
      })
      // The first operation upgrades the account: there is nothing to deploy.
      if (delegation !== 'unavailable')
        return { address, isDeployed: delegation === 'ours' }
      throw new HostError({
        message: 'This wallet has no smart accounts',
        code: 4200,
      })
    },

    async SET_PREFERRED_ACCOUNT({ type }) {
      const { userId } = await requireSession()
      const isOffered =
        type === 'eoa' || (await smartAccounts.listEnabled()).length > 0
      if (!isOffered)
        throw new HostError({
          message: 'This wallet has no smart accounts',
          code: 4200,
        })
      await smartAccounts.writeType(userId, type)
      return { type, address: (await wallet.getAccount(userId)).address }
    },
  } satisfies HostHandlers
}
