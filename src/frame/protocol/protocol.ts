import * as z from 'zod/mini'

import {
  accountType,
  chainId,
  dappData,
  email,
  none,
  otp,
  rpcRequest,
  siwxMessage,
  socialProvider,
  socialUser,
  theme,
  user,
  wireError,
} from './payloads.js'

/** Prefix of the type of every message from the app to the frame. */
export const appMarker = '@w3m-app/'
/** Prefix of the type of every message from the frame to the app. */
export const frameMarker = '@w3m-frame/'

const social = {
  preferredAccountType: z.optional(z.string()),
  chainId: z.optional(chainId),
  siwxMessage: z.optional(siwxMessage),
  rpcUrl: z.optional(z.string()),
}

/**
 * All requests of the app: the schemas of the payload and of the payload of
 * the frame's `_SUCCESS` reply. `_ERROR` replies carry `wireError`.
 */
export const messages = {
  SWITCH_NETWORK: {
    payload: z.object({ chainId, rpcUrl: z.optional(z.string()) }),
    reply: z.object({ chainId }),
  },
  CONNECT_EMAIL: {
    payload: z.object({ email }),
    reply: z.object({
      action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    }),
  },
  CONNECT_DEVICE: { payload: none, reply: none },
  CONNECT_OTP: { payload: otp, reply: none },
  CONNECT_SOCIAL: {
    payload: z.object({ uri: z.string(), ...social }),
    reply: socialUser,
  },
  GET_FARCASTER_URI: { payload: none, reply: z.object({ url: z.string() }) },
  CONNECT_FARCASTER: {
    payload: none,
    reply: z.object({ userName: z.string() }),
  },
  GET_USER: {
    payload: z.optional(
      z.object({ socialUri: z.optional(z.string()), ...social }),
    ),
    reply: user,
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: z.object({
      provider: socialProvider,
      // Latchkey extension: ticket of the popup, with which it finds the
      // provider by itself if the embedding page has lost the popup.
      ticket: z.optional(z.string()),
    }),
    // Latchkey extension: `state`, which `GET_SOCIAL_RESULT` takes.
    reply: z.object({ uri: z.string(), state: z.optional(z.string()) }),
  },
  // Latchkey extension: what the auth server knows about a popup login.
  GET_SOCIAL_RESULT: {
    payload: z.object({ state: z.string() }),
    reply: z.object({
      status: z.enum(['PENDING', 'COMPLETE', 'CANCELLED', 'EXPIRED']),
      uri: z.optional(z.string()),
    }),
  },
  // Latchkey extension: the frame shows a card from which the user opens a
  // window of its origin, where the browser keeps the account.
  KEEP_ACCOUNT: {
    payload: none,
    reply: z.object({ isStored: z.boolean() }),
  },
  SIGN_OUT: { payload: none, reply: none },
  IS_CONNECTED: {
    payload: z.optional(z.object({ token: z.optional(z.string()) })),
    reply: z.object({ isConnected: z.boolean() }),
  },
  GET_CHAIN_ID: { payload: none, reply: z.object({ chainId }) },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: none,
    reply: z.object({ smartAccountEnabledNetworks: z.array(z.number()) }),
  },
  INIT_SMART_ACCOUNT: {
    payload: none,
    reply: z.object({ address: z.string(), isDeployed: z.boolean() }),
  },
  SET_PREFERRED_ACCOUNT: {
    payload: z.object({ type: accountType }),
    reply: z.object({ type: z.string(), address: z.string() }),
  },
  RPC_REQUEST: { payload: rpcRequest, reply: z.unknown() },
  RPC_ABORT: {
    // Latchkey extension: id of one request; without it, all are aborted.
    payload: z.optional(z.object({ id: z.optional(z.string()) })),
    reply: none,
  },
  UPDATE_EMAIL: {
    payload: z.object({ email }),
    reply: z.object({
      action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
    }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: otp, reply: none },
  UPDATE_EMAIL_SECONDARY_OTP: {
    payload: otp,
    reply: z.object({ newEmail: email }),
  },
  SYNC_THEME: { payload: theme, reply: none },
  SYNC_DAPP_DATA: { payload: dappData, reply: none },
  RELOAD: { payload: none, reply: none },
  // Latchkey extension: checks whether the frame still answers. Sent only to
  // frames whose `READY` announces support for it.
  PING: { payload: none, reply: none },
} satisfies Record<string, { payload: z.ZodMiniType; reply: z.ZodMiniType }>

/** Unsolicited messages of the frame. */
export const events = {
  READY: z.optional(
    z.object({
      version: z.optional(z.string()),
      // Latchkey extension: `temporary` asks the app for `KEEP_ACCOUNT` after
      // each login, because the browser clears the frame's storage.
      storage: z.optional(z.string()),
      // Latchkey extension: the frame answers `PING`.
      ping: z.optional(z.boolean()),
    }),
  ),
  SESSION_UPDATE: z.object({ token: z.string() }),
}

export { wireError }

/** Name of a request: its type without the prefix. */
export type MessageName = keyof typeof messages
/** Payload of a request, as its schema returns it. */
export type Payload<name extends MessageName> = z.output<
  (typeof messages)[name]['payload']
>
/** Payload of the frame's successful reply. */
export type Reply<name extends MessageName> = z.output<
  (typeof messages)[name]['reply']
>
/** Name of an unsolicited message of the frame. */
export type EventName = keyof typeof events

/** What the frame reports about itself once it listens. */
export type ReadyEvent = z.output<typeof events.READY>

/** Type of a message from the app to the frame. */
export type AppType = `${typeof appMarker}${MessageName}`
/** Type of a message from the frame to the app. */
export type FrameType =
  | `${typeof frameMarker}${MessageName}_${'SUCCESS' | 'ERROR'}`
  | `${typeof frameMarker}${EventName}`

/** Message that is posted, as a structured clone. */
export type Envelope = {
  type: string
  payload?: unknown
  id?: string | undefined
}

const names = Object.keys(messages) as MessageName[]

/** Requests by their exact message type. */
export const appTypes: ReadonlyMap<string, MessageName> = new Map(
  names.map((name) => [`${appMarker}${name}`, name]),
)

type Inbound =
  | { kind: 'event'; name: EventName; schema: z.ZodMiniType }
  | { kind: 'success' | 'error'; name: MessageName; schema: z.ZodMiniType }

/** Messages of the frame by their exact message type. */
export const frameTypes: ReadonlyMap<string, Inbound> = new Map<
  string,
  Inbound
>([
  ...(Object.keys(events) as EventName[]).map(
    (name) =>
      [
        `${frameMarker}${name}`,
        { kind: 'event', name, schema: events[name] },
      ] as const,
  ),
  ...names.flatMap(
    (name) =>
      [
        [
          `${frameMarker}${name}_SUCCESS`,
          { kind: 'success', name, schema: messages[name].reply },
        ],
        [
          `${frameMarker}${name}_ERROR`,
          { kind: 'error', name, schema: wireError },
        ],
      ] as const,
  ),
])
