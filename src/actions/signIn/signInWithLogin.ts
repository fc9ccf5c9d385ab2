import { getAddress, zeroAddress } from 'viem'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import type { FrameSignIn } from '../../core/ports/frameSignIn.js'
import type { FrameUser } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { addSessions } from '../../features/signIn/addSessions.js'
import { canSignIn } from '../../features/signIn/canSignIn.js'
import { changeSignIn } from '../../features/signIn/changeSignIn.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { getSignIn } from '../../features/signIn/getSignIn.js'
import { rememberSession } from '../../features/signIn/rememberSession.js'
import { withSignInTimeout } from '../../features/signIn/withSignInTimeout.js'
import type { SiwxConfig, SiwxMessage } from '../../siwx/client/types.js'
import { readEmailCapture } from './readEmailCapture.js'

const PLACEHOLDER = '<<AccountAddress>>'

/**
 * Signs in as part of a login to the embedded wallet: the frame signs the
 * message of the app with its response, and no prompt follows. Without a valid
 * signature there is no session, and the prompt follows.
 *
 * The account is not known yet, so the message is created with the zero
 * address, and sent with a placeholder in its place.
 *
 * @param parameters.ask - sends the login request, with the message if there
 * is one
 * @param parameters.connect - connects the wallet; sessions are read afterwards,
 * because another namespace of the login may connect first
 * @param parameters.getChainId - returns the network of the account
 * @returns what `ask` returns
 * @throws what `ask` and `connect` throw, nothing else
 */
export async function signInWithLogin<user extends FrameUser | undefined>(
  kit: Kit,
  { ask, connect, getChainId }: signInWithLogin.Parameters<user>,
): Promise<user> {
  const memory = kit.own(createSignInMemory)
  let finish = () => {}
  const pending = new Promise<void>((resolve) => (finish = resolve))
  memory.logins.set(AUTH_CONNECTOR_ID, pending)
  try {
    const attempt = await create(kit, getChainId).catch((error) => {
      kit.logger.warn('sign-in with a login', error)
      return undefined
    })
    const user = await ask(attempt?.siwxMessage)
    if (attempt && user)
      await add(kit, attempt, user).catch((error) => {
        const network = `eip155:${attempt.chainId}` as const
        emit(kit, { error, event: 'SIWX_AUTH_ERROR', network })
        kit.logger.warn('sign-in with a login', error)
      })
    await connect()
    return user
  } finally {
    if (memory.logins.get(AUTH_CONNECTOR_ID) === pending)
      memory.logins.delete(AUTH_CONNECTOR_ID)
    finish()
  }
}

export declare namespace signInWithLogin {
  type Parameters<user extends FrameUser | undefined> = {
    ask(siwxMessage: FrameSignIn | undefined): Promise<user>
    connect(): Promise<void>
    getChainId(): Promise<string | number | undefined>
  }
}

type Attempt = {
  chainId: number
  config: SiwxConfig
  created: SiwxMessage
  siwxMessage: FrameSignIn
}

async function create(
  kit: Kit,
  getChainId: () => Promise<string | number | undefined>,
): Promise<Attempt | undefined> {
  const config = getSignIn(kit)
  // Signs by other means than the wallet.
  if (!config || config.signMessage) return undefined
  const own = await getChainId()
  const { chains } = kit.config
  const chainId = chains.find(({ id }) => String(id) === String(own))?.id
  if (chainId === undefined) return undefined
  if (!canSignIn(kit, { chainId, namespace: 'eip155' })) return undefined
  // The user is asked for an email address before the message is created.
  if (await readEmailCapture(kit)) return undefined
  const created = await withSignInTimeout(
    config.createMessage({
      accountAddress: zeroAddress,
      chainId: `eip155:${chainId}`,
    }),
  )
  const text = created.toString()
  const parts = text.split(zeroAddress)
  if (parts.length !== 2) return undefined
  const { resources, toString: _, ...fields } = created
  const siwxMessage = {
    ...fields,
    accountAddress: PLACEHOLDER,
    serializedMessage: parts.join(PLACEHOLDER),
    ...(resources && { resources: [...resources] }),
  }
  return { chainId, config, created, siwxMessage }
}

/** The frame client has compared the text with what was sent. */
async function add(kit: Kit, attempt: Attempt, user: FrameUser) {
  const { chainId, config, created } = attempt
  const { message, signature } = user
  // guard: same network
  if (!message || !signature || user.chainId !== chainId) return
  const { toString: _, ...fields } = created
  const accountAddress = getAddress(user.address)
  const session = { data: { ...fields, accountAddress }, message, signature }
  const caipNetworkId = `eip155:${chainId}` as const
  const memory = kit.own(createSignInMemory)
  memory.owed.delete(`${caipNetworkId}:${accountAddress}`)
  await addSessions(kit, { config, sessions: [session] })
  memory.lastNetwork = caipNetworkId
  rememberSession(kit, `${caipNetworkId}:${accountAddress}`, session)
  changeSignIn(kit)
  emit(kit, { event: 'SIWX_AUTH_SUCCESS', network: caipNetworkId })
}
