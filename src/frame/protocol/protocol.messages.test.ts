import { describe, expect, test } from 'vitest'

import {
  appMarker,
  appTypes,
  events,
  frameMarker,
  frameTypes,
  type MessageName,
  messages,
} from './protocol.js'

const chainIds = ['eip155:1', 1]
const siwxMessage = {
  accountAddress: '0x1',
  chainId: 'eip155:1',
  domain: 'd',
  uri: 'u',
  version: '1',
  nonce: 'n',
}
const social = {
  preferredAccountType: 'eoa',
  chainId: 'eip155:1',
  siwxMessage,
  rpcUrl: 'https://rpc.example',
}

/** All members of each payload or reply, and which of them are optional. */
const payloads: Partial<
  Record<MessageName, [whole: Record<string, unknown>, optional: string[]]>
> = {
  SWITCH_NETWORK: [{ chainId: 1, rpcUrl: 'u' }, ['rpcUrl']],
  CONNECT_EMAIL: [{ email: 'a@b.co' }, []],
  CONNECT_OTP: [{ otp: '1' }, []],
  CONNECT_SOCIAL: [{ uri: 'u', ...social }, Object.keys(social)],
  GET_USER: [
    { socialUri: 'u', ...social },
    ['socialUri', ...Object.keys(social)],
  ],
  GET_SOCIAL_REDIRECT_URI: [{ provider: 'x', ticket: 't' }, ['ticket']],
  GET_SOCIAL_RESULT: [{ state: 's' }, []],
  IS_CONNECTED: [{ token: 't' }, ['token']],
  SET_PREFERRED_ACCOUNT: [{ type: 'smartAccount' }, []],
  RPC_ABORT: [{ id: 'i' }, ['id']],
  UPDATE_EMAIL: [{ email: 'a@b.co' }, []],
  UPDATE_EMAIL_PRIMARY_OTP: [{ otp: '1' }, []],
  UPDATE_EMAIL_SECONDARY_OTP: [{ otp: '1' }, []],
}
const replies: typeof payloads = {
  SWITCH_NETWORK: [{ chainId: 'eip155:1' }, []],
  CONNECT_EMAIL: [{ action: 'CONNECT' }, []],
  GET_FARCASTER_URI: [{ url: 'u' }, []],
  CONNECT_FARCASTER: [{ userName: 'ada' }, []],
  GET_SOCIAL_REDIRECT_URI: [{ uri: 'u', state: 's' }, ['state']],
  GET_SOCIAL_RESULT: [{ status: 'COMPLETE', uri: 'u' }, ['uri']],
  IS_CONNECTED: [{ isConnected: true }, []],
  KEEP_ACCOUNT: [{ isStored: true }, []],
  GET_CHAIN_ID: [{ chainId: 'eip155:1' }, []],
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [
    { smartAccountEnabledNetworks: [1] },
    [],
  ],
  INIT_SMART_ACCOUNT: [{ address: '0x1', isDeployed: true }, []],
  SET_PREFERRED_ACCOUNT: [{ type: 'eoa', address: '0x1' }, []],
  UPDATE_EMAIL: [{ action: 'VERIFY_SECONDARY_OTP' }, []],
  UPDATE_EMAIL_SECONDARY_OTP: [{ newEmail: 'a@b.co' }, []],
}
const all = [
  ...Object.entries(payloads).map((entry) => ['payload', ...entry] as const),
  ...Object.entries(replies).map((entry) => ['reply', ...entry] as const),
]

describe('messages', () => {
  test.each(all)('default: %s of %s', (side, name, [whole, optional]) => {
    const schema = messages[name as MessageName][side]
    expect(schema.parse({ ...whole, more: 1 })).toEqual(whole)
    for (const key of Object.keys(whole)) {
      const { [key]: _, ...rest } = whole
      expect(schema.safeParse(rest).success).toBe(optional.includes(key))
      for (const value of [null, { a: 1 }, [null]]) {
        const bad = { ...whole, [key]: value }
        expect(schema.safeParse(bad).success).toBe(false)
      }
    }
    expect(schema.safeParse('text').success).toBe(false)
  })

  test.each(['GET_USER', 'IS_CONNECTED', 'RPC_ABORT'] as const)(
    'behavior: %s may be sent without a payload',
    (name) => {
      expect(messages[name].payload.parse(undefined)).toBeUndefined()
    },
  )

  test('behavior: everything is dropped where no payload is expected', () => {
    const dropped = (Object.keys(messages) as MessageName[]).flatMap((name) =>
      (['payload', 'reply'] as const)
        .filter((side) => messages[name][side].safeParse(1).data === undefined)
        .filter((side) => messages[name][side].safeParse(1).success)
        .map((side) => `${side} of ${name}`),
    )
    expect(dropped.sort()).toEqual([
      'payload of CONNECT_DEVICE',
      'payload of CONNECT_FARCASTER',
      'payload of GET_CHAIN_ID',
      'payload of GET_FARCASTER_URI',
      'payload of GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'payload of INIT_SMART_ACCOUNT',
      'payload of KEEP_ACCOUNT',
      'payload of PING',
      'payload of RELOAD',
      'payload of SIGN_OUT',
      'reply of CONNECT_DEVICE',
      'reply of CONNECT_OTP',
      'reply of PING',
      'reply of RELOAD',
      'reply of RPC_ABORT',
      'reply of SIGN_OUT',
      'reply of SYNC_DAPP_DATA',
      'reply of SYNC_THEME',
      'reply of UPDATE_EMAIL_PRIMARY_OTP',
    ])
  })

  test.each([
    ['CONNECT_EMAIL', 'action', ['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']],
    ['UPDATE_EMAIL', 'action', ['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']],
    [
      'GET_SOCIAL_RESULT',
      'status',
      ['PENDING', 'COMPLETE', 'CANCELLED', 'EXPIRED'],
    ],
  ] as const)('default: %s takes only known %s values', (name, key, values) => {
    const schema = messages[name].reply
    for (const value of values)
      expect(schema.parse({ [key]: value })).toEqual({ [key]: value })
    for (const value of ['', values[0].toLowerCase()])
      expect(schema.safeParse({ [key]: value }).success).toBe(false)
  })

  test('default: a chain is a number or a string', () => {
    for (const chainId of chainIds)
      for (const schema of [
        messages.SWITCH_NETWORK.payload,
        messages.SWITCH_NETWORK.reply,
        messages.GET_CHAIN_ID.reply,
      ])
        expect(schema.parse({ chainId })).toEqual({ chainId })
  })
})

describe('events', () => {
  test('default: unsolicited messages of the frame', () => {
    expect(events.READY.parse(undefined)).toBeUndefined()
    expect(events.READY.parse({})).toEqual({})
    expect(events.READY.parse({ version: '1', more: 1 })).toEqual({
      version: '1',
    })
    expect(events.READY.safeParse({ version: 1 }).success).toBe(false)
    expect(events.SESSION_UPDATE.parse({ token: 't', more: 1 })).toEqual({
      token: 't',
    })
    expect(events.SESSION_UPDATE.safeParse({}).success).toBe(false)
  })
})

describe('types', () => {
  test('default: exact message types', () => {
    expect([appMarker, frameMarker]).toEqual(['@w3m-app/', '@w3m-frame/'])
    const names = Object.keys(messages)
    expect([...appTypes]).toEqual(
      names.map((name) => [`@w3m-app/${name}`, name]),
    )
    expect([...frameTypes.keys()]).toEqual([
      '@w3m-frame/READY',
      '@w3m-frame/SESSION_UPDATE',
      ...names.flatMap((name) => [
        `@w3m-frame/${name}_SUCCESS`,
        `@w3m-frame/${name}_ERROR`,
      ]),
    ])
    expect(frameTypes.get('@w3m-frame/READY')).toEqual({
      kind: 'event',
      name: 'READY',
      schema: events.READY,
    })
  })
})
