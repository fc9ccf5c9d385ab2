// A process of its own: the kit loads the sign-in with `import()`.

import { connect } from '@wagmi/core'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakePage } from '../../../test/setup/frame/createFakePage.js'
import { setupAuthFrame } from '../../../test/setup/frame/setupAuthFrame.js'
import { createSiwxStub } from '../../../test/setup/kit/createSignInKit.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { getModalEntry } from '../../core/modal/modal.js'
import { createKit } from '../../createKit.js'
import { siwx } from '../../siwx/client/siwx.js'
import type { SiwxConfig } from '../../siwx/client/types.js'
import { connectOtp } from '../connectOtp.js'
import { getSignInSession } from '../getSignInSession.js'
import { finishSocialLogin } from '../social/finishSocialLogin.js'
import { watchSignIn } from '../watchSignIn.js'
import { signInWithLogin } from './signInWithLogin.js'

const owner = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const thief = privateKeyToAccount(`0x${'2'.repeat(64)}`)
const stops: (() => void)[] = []

type Asked = { nonce: string; serializedMessage: string }
type Reply = {
  chainId?: number
  message?: string
  preferredAccountType?: 'eoa' | 'smartAccount'
  signature?: string
}

beforeEach(() => {
  vi.stubGlobal('location', {
    host: 'app.example',
    origin: 'https://app.example',
    pathname: '/',
  })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

const fill = ({ serializedMessage }: Asked) =>
  serializedMessage.replace('<<AccountAddress>>', owner.address)

async function signed(message: string, account = owner): Promise<Reply> {
  return { message, signature: await account.signMessage({ message }) }
}

/** Creates a kit, and a frame that answers with `sign` what it was sent. */
function setup(
  sign: (asked: Asked) => Promise<Reply> = (asked) => signed(fill(asked)),
  option: createKit.Parameters['siwx'] | null = siwx(),
  features?: createKit.Parameters['features'],
) {
  const page = createFakePage()
  const { config } = setupAuthFrame({ page })
  const hosts = { frame: 'https://wallet.example/sdk' }
  const kit = createKit({
    ...{ config, hosts, projectId: 'test' },
    ...(option && { siwx: option }),
    ...(features && { features }),
  })
  const { answers } = page.frame
  const user = { address: owner.address, chainId: foundry.id }
  async function answer({ siwxMessage }: { siwxMessage?: Asked } = {}) {
    const session = page.frame.session ?? user
    return { ...session, ...(siwxMessage && (await sign(siwxMessage))) }
  }
  answers.CONNECT_OTP = () => {
    page.frame.session = { ...user }
  }
  answers.CONNECT_SOCIAL = (payload: object) => {
    page.frame.session = { ...user }
    return answer(payload)
  }
  answers.GET_USER = answer as never
  stops.push(kit.mount(), watchSignIn(kit))
  const sent = () =>
    page.frame.posted
      .map(({ name, payload }) => ({ name, payload: payload as Asked2 }))
      .filter(({ payload }) => payload?.siwxMessage)
  const view = () => {
    const modal = kit.store.get(kit.atoms.modal)
    return modal.isOpen ? getModalEntry(modal).view : undefined
  }
  return { config, kit, page, sent, view, settled: () => settled(kit) }
}

type Asked2 = { siwxMessage?: Asked } | undefined

/** Waits until the session of the account has been read. */
const settled = (kit: ReturnType<typeof createKit>) =>
  vi.waitFor(() => {
    const { checked } = kit.store.get(kit.atoms.signIn)
    expect(checked).toBe(`eip155:${foundry.id}:${owner.address}`)
  })

const { signal } = new AbortController()
const logins = {
  email: (kit: ReturnType<typeof createKit>) =>
    connectOtp(kit, { otp: '123456' }),
  social: (kit: ReturnType<typeof createKit>) =>
    finishSocialLogin(kit, { provider: 'google', signal, uri: 'https://a.b' }),
}

test.each([
  ['email', 'GET_USER', logins.email],
  ['social', 'CONNECT_SOCIAL', logins.social],
])('default: %s, no prompt follows', async (_, name, login) => {
  const { kit, sent, settled, view } = setup()
  await login(kit)
  await settled()
  expect(view()).toBe(undefined)
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({
    name,
    payload: {
      siwxMessage: {
        accountAddress: '<<AccountAddress>>',
        chainId: `eip155:${foundry.id}`,
        domain: 'app.example',
        serializedMessage: expect.stringMatching(/\n<<AccountAddress>>\n/),
        uri: 'https://app.example/',
      },
    },
  })
  const session = await getSignInSession(kit)
  expect(session?.data).toMatchObject({
    accountAddress: owner.address,
    chainId: `eip155:${foundry.id}`,
    nonce: sent()[0]?.payload?.siwxMessage?.nonce,
  })
})

test('behavior: with email capture, no message is sent, and the view follows', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const option = siwx({ emailCapture: { submit: async () => {} } })
  const features = { emailCapture: true }
  const { kit, sent, view } = setup(undefined, option, features)
  await logins.email(kit)
  await vi.waitFor(() => expect(view()).toBe('DataCapture'))
  expect(sent()).toEqual([])
})

// A 7702 account has the address of its key, and signs as the key.
test.each(['eoa', 'smartAccount'] as const)(
  'behavior: an account of the type %s signs in with the login',
  async (preferredAccountType) => {
    const { kit, sent, settled, view } = setup(async (asked) => ({
      ...(await signed(fill(asked))),
      preferredAccountType,
    }))
    await logins.email(kit)
    await settled()
    expect(sent()).toHaveLength(1)
    expect(view()).toBe(undefined)
    const session = await getSignInSession(kit)
    expect(session?.data.accountAddress).toBe(owner.address)
  },
)

test('behavior: an account that is active before the wallet connects does not prompt', async () => {
  const { kit, settled, view } = setup()
  const views = new Set<string | undefined>()
  stops.push(kit.store.sub(kit.atoms.modal, () => views.add(view())))
  await signInWithLogin(kit, {
    ask: async () => undefined,
    async connect() {
      // As Solana does, which is of the same login.
      const [, mock] = kit.config.connectors
      if (!mock) throw new Error('no connector')
      await connect(kit.config, {
        connector: Object.assign(mock, { id: AUTH_CONNECTOR_ID }),
      })
      await logins.email(kit)
    },
    getChainId: async () => undefined,
  })
  await settled()
  expect([...views]).toEqual([])
})

test('behavior: a connection that waits for the login does not prompt', async () => {
  let isAdded = false
  const stub = createSiwxStub({ signMessage: undefined })
  const addSession: SiwxConfig['addSession'] = async (session) => {
    // The waiting connection is made by now.
    await vi.waitFor(() => expect(made.kit.getActiveAccount()).toBeDefined())
    isAdded = true
    stub.sessions.set(`eip155:${foundry.id}:${owner.address}`, session)
  }
  const made = setup(undefined, {
    ...stub.siwx,
    addSession,
    createMessage: siwx()({} as never).createMessage,
    signMessage: undefined,
  })
  const { config, kit, settled, view } = made
  const release = kit.frame?.claimLogin()
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  const waiting = connect(config, { connector })
  await vi.waitFor(() => expect(config.state.status).toBe('connecting'))
  await logins.email(kit).catch(() => {})
  await waiting
  await settled()
  expect(isAdded).toBe(true)
  expect(view()).toBe(undefined)
  release?.()
})

const hostile: [string, (asked: Asked) => Promise<Reply>][] = [
  ['nothing', async () => ({})],
  ['no signature', async (asked) => ({ message: fill(asked) })],
  [
    'another nonce',
    (asked) => signed(fill(asked).replace(asked.nonce, 'a'.repeat(32))),
  ],
  [
    'another domain',
    (asked) => signed(fill(asked).replaceAll('app.example', 'evil.example')),
  ],
  [
    'another address',
    (asked) => signed(fill(asked).replace(owner.address, thief.address), thief),
  ],
  ['another text', () => signed('Pay all of it.')],
  ...(
    [
      ['URI', /^URI: .*$/m, 'URI: https://app.example/other'],
      ['version', /^Version: .*$/m, 'Version: 2'],
      ['chain ID in the text', /^Chain ID: .*$/m, 'Chain ID: 1'],
      ['time of issue', /^Issued At: ..../m, 'Issued At: 2020'],
      ['expiry', /^Expiration Time: ..../m, 'Expiration Time: 2999'],
      ['statement', /\n\nURI: /, '\nI pay all of it.\n\nURI: '],
      ['line at its end', /$/, '\nRequest ID: 1'],
    ] as const
  ).map(([field, from, to]): (typeof hostile)[number] => [
    `another ${field}`,
    (asked) => {
      const text = fill(asked)
      const changed = text.replace(from, to)
      if (changed === text) throw new Error('unchanged')
      return signed(changed)
    },
  ]),
  ['the signature of another key', (asked) => signed(fill(asked), thief)],
  [
    'another chain',
    async (asked) => ({ ...(await signed(fill(asked))), chainId: mainnet.id }),
  ],
]

// The stub accepts every session, as a careless app could: the frame client
// and the kit have to refuse by themselves. It verifies signatures only.
test.each(hostile)(
  'error: a frame that answers with %s; the prompt follows',
  async (_, sign) => {
    for (const login of Object.values(logins)) {
      const stub = createSiwxStub({ signMessage: undefined })
      const { addSession } = stub.siwx
      addSession.mockImplementation(async ({ data, message, signature }) => {
        const { verifyMessage } = await import('viem')
        const address = data.accountAddress as `0x${string}`
        const isRight = await verifyMessage({
          address,
          message,
          signature: signature as `0x${string}`,
        })
        if (!isRight) throw new Error('invalid')
      })
      const made = setup(sign, {
        ...stub.siwx,
        createMessage: siwx()({} as never).createMessage,
        signMessage: undefined,
      })
      await login(made.kit)
      await vi.waitFor(() => expect(made.view()).toBe('SIWXSignMessage'))
      expect(made.sent()).toHaveLength(1)
      for (const { value } of addSession.mock.results)
        await expect(value).rejects.toThrow('invalid')
      for (const stop of stops.splice(0)) stop()
    }
  },
)

test('behavior: the frame is asked as before without sign-in, or where another signer signs', async () => {
  const other = { signMessage: async () => '0x' }
  for (const option of [null, siwx({ signer: other })]) {
    const { kit, sent } = setup(undefined, option)
    await logins.email(kit)
    expect(sent()).toEqual([])
  }
})

test('behavior: an app whose message fails still logs in', async () => {
  const stub = createSiwxStub({ signMessage: undefined })
  const createMessage: SiwxConfig['createMessage'] = async () => {
    throw new Error('away')
  }
  const { kit, sent, view } = setup(undefined, { ...stub.siwx, createMessage })
  await logins.email(kit)
  await vi.waitFor(() => expect(view()).toBe('SIWXSignMessage'))
  expect(kit.getActiveAccount()?.address).toBe(owner.address)
  expect(sent()).toEqual([])
})

test('behavior: a message without the address is not sent', async () => {
  const stub = createSiwxStub({ signMessage: undefined })
  const createMessage: SiwxConfig['createMessage'] = async (input) => ({
    ...(await stub.siwx.createMessage(input)),
    toString: () => 'Sign in.',
  })
  const { kit, sent } = setup(undefined, { ...stub.siwx, createMessage })
  await logins.social(kit)
  expect(sent()).toEqual([])
})
