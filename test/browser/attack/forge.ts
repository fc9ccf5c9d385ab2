import { frameMarker, frameTypes, type MessageName } from 'latchkey/frame'

const address = '0x000000000000000000000000000000000000dEaD'
const email = 'mallory@example.com'

const user = {
  address,
  chainId: 666,
  email,
  accounts: [{ address, type: 'eoa' }],
}

/** An answer that the schema takes, for every request. */
const replies: { [name in MessageName]: unknown } = {
  SWITCH_NETWORK: { chainId: 666 },
  CONNECT_EMAIL: { action: 'CONNECT' },
  CONNECT_DEVICE: undefined,
  CONNECT_OTP: undefined,
  CONNECT_SOCIAL: user,
  GET_FARCASTER_URI: { url: 'https://evil.example' },
  CONNECT_FARCASTER: { userName: 'mallory' },
  GET_USER: user,
  GET_SOCIAL_RESULT: { status: 'PENDING' },
  GET_SOCIAL_REDIRECT_URI: { uri: 'https://evil.example' },
  SIGN_OUT: undefined,
  IS_CONNECTED: { isConnected: false },
  GET_CHAIN_ID: { chainId: 666 },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [666] },
  INIT_SMART_ACCOUNT: { address, isDeployed: true },
  SET_PREFERRED_ACCOUNT: { type: 'eoa', address },
  RPC_REQUEST: '0xf0f0',
  RPC_ABORT: undefined,
  UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
  UPDATE_EMAIL_PRIMARY_OTP: undefined,
  UPDATE_EMAIL_SECONDARY_OTP: { newEmail: email },
  SYNC_THEME: undefined,
  SYNC_DAPP_DATA: undefined,
  RELOAD: undefined,
}

export type Forged = {
  forged: true
  type: string
  id?: string
  payload?: unknown
}

function toPayload(type: string) {
  const inbound = frameTypes.get(type)
  if (inbound?.kind === 'success') return replies[inbound.name]
  if (inbound?.kind === 'error') return { message: 'forged', code: 4001 }
  return inbound?.name === 'READY' ? { version: '4' } : { token: 'forged' }
}

/**
 * Every message that a frame can send, for each of the ids, with a payload
 * that would be taken. Events go out as they are and with an id.
 */
export function forge(ids: readonly string[]): Forged[] {
  return [...frameTypes.keys()].flatMap((type) => {
    const payload = toPayload(type)
    const message = { forged: true as const, type, payload }
    return frameTypes.get(type)?.kind === 'event'
      ? [message, ...ids.map((id) => ({ ...message, id }))]
      : ids.map((id) => ({ ...message, id }))
  })
}

/** Types whose forged payload the schema refuses: there must be none. */
export function findUselessForgeries(): string[] {
  return [...frameTypes].flatMap(([type, { schema }]) =>
    schema.safeParse(toPayload(type)).success ? [] : [type],
  )
}

/** What looks like a message and is none. */
export function makeJunk(ids: readonly string[]): unknown[] {
  const [id = ''] = ids
  const type = `${frameMarker}GET_USER_SUCCESS`
  return [
    'text',
    0,
    null,
    [],
    { type: 1 },
    { type: `evil${type}`, id, payload: user },
    { type: `${type}_SUCCESS`, id, payload: user },
    { type: type.toLowerCase(), id, payload: user },
    { type, id: [id], payload: user },
    { type, payload: user },
    { type: `${frameMarker}__proto__`, id },
    { type: `${frameMarker}READY_SUCCESS`, id },
    { type: 'x'.repeat(10_000), id },
  ]
}
