import { getAccount } from '@wagmi/core'
import { foundry } from 'viem/chains'
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import {
  createFakePage,
  FakeFrameError,
  silence,
} from '../../test/setup/frame/createFakePage.js'
import {
  account,
  otherAccount,
  setupAuthFrame,
} from '../../test/setup/frame/setupAuthFrame.js'
import { catchReported } from '../../test/setup/kit/catchReported.js'
import { createSiwxStub } from '../../test/setup/kit/createSignInKit.js'
import { settle } from '../../test/setup/vitest/settle.js'
import { DEVICE_LINK_LIFE_MS } from '../core/constants/login.js'
import { FrameLoadError } from '../core/errors/frameLoad.js'
import {
  DeviceNotApprovedError,
  InvalidCodeError,
  InvalidEmailError,
  LoginCooldownError,
} from '../core/errors/login.js'
import { createKit } from '../createKit.js'
import { connectDevice } from './connectDevice.js'
import { connectEmail } from './connectEmail.js'
import { connectOtp } from './connectOtp.js'
import { getActiveAccount } from './getActiveAccount.js'

let page: ReturnType<typeof createFakePage>
const email = 'ada@example.com'

beforeAll(async () => {
  // Imported first, so that fake timers do not wait for the module.
  await import('../frame/createFrameClient.js')
})

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakePage()
  const { answers } = page.frame
  answers.CONNECT_EMAIL = () => ({ action: 'VERIFY_OTP' })
  answers.CONNECT_OTP = ({ otp }: { otp: string }) => {
    if (otp !== '123456') throw new FakeFrameError('no', 'INVALID_CODE')
    page.frame.session = { address: account, chainId: foundry.id, email }
    return undefined
  }
})

afterEach(() => void vi.useRealTimers())

function setup() {
  const { config } = setupAuthFrame({ page })
  const hosts = { frame: 'https://wallet.example/sdk' }
  const kit = createKit({ config, debug: true, hosts, projectId: 'test' })
  return { config, kit }
}

const caught = (promise: Promise<unknown>) =>
  settle(promise).then(
    () => expect.unreachable('it went well'),
    (error) => error,
  )

describe('a frame that falls silent', () => {
  /** Every message of a login; 30 s each at most, and 20 s for the frame. */
  test.each(['CONNECT_EMAIL', 'GET_CHAIN_ID', 'GET_USER', 'IS_CONNECTED'])(
    'error: connectEmail settles, with and without sign-in: %s',
    async (name) => {
      for (const isSigningIn of [false, true]) {
        page = createFakePage()
        const { answers } = page.frame
        answers.CONNECT_EMAIL = () => {
          page.frame.session = { address: account, chainId: foundry.id, email }
          return { action: 'CONNECT' }
        }
        answers[name] = silence
        const { config } = setupAuthFrame({ page })
        const kit = createKit({
          config,
          hosts: { frame: 'https://wallet.example/sdk' },
          projectId: 'test',
          ...(isSigningIn && {
            siwx: createSiwxStub({ signMessage: undefined }).siwx,
          }),
        })
        const settled = vi.fn()
        connectEmail(kit, { email }).then(settled, settled)
        // Modules that load on the way wait for no timer.
        for (let second = 0; second < 110; second++) {
          await vi.advanceTimersByTimeAsync(1_000)
          await vi.dynamicImportSettled()
        }
        expect(settled, `${name} ${isSigningIn}`).toHaveBeenCalledOnce()
        const [result] = settled.mock.calls[0] ?? []
        if (result instanceof Error) expect(result).toHaveProperty('code')
        else expect(result).toEqual({ step: 'connected' })
      }
    },
  )
})

describe('connectEmail', () => {
  test('default', async () => {
    const { kit } = setup()
    expect(page.iframes).toEqual([])
    const promise = connectEmail(kit, { email: ` ${email} ` })
    expect(await settle(promise)).toEqual({ step: 'otp' })
    expect(page.iframes).toHaveLength(1)
    expect(page.frame.posted).toContainEqual({
      name: 'CONNECT_EMAIL',
      payload: { email },
    })
  })

  test('behavior: new device', async () => {
    const { kit } = setup()
    page.frame.answers.CONNECT_EMAIL = () => ({ action: 'VERIFY_DEVICE' })
    expect(await settle(connectEmail(kit, { email }))).toEqual({
      step: 'device',
    })
  })

  test('behavior: connects at once if the frame knows the user', async () => {
    const { config, kit } = setup()
    page.frame.answers.CONNECT_EMAIL = () => {
      page.frame.session = { address: account, chainId: foundry.id, email }
      return { action: 'CONNECT' }
    }
    expect(await settle(connectEmail(kit, { email }))).toEqual({
      step: 'connected',
    })
    expect(getAccount(config).address).toBe(account)
  })

  test('error: invalid email, also an alert', async () => {
    const { kit } = setup()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const value of ['', 'ada', 'ada@example', undefined as never])
      expect(await caught(connectEmail(kit, { email: value }))).toBeInstanceOf(
        InvalidEmailError,
      )
    expect(page.iframes).toEqual([])
    const { alerts } = kit.store.get(kit.atoms.notices)
    expect(alerts).toEqual([
      { code: 'APKTW002', key: 'emailInvalid', variant: 'warning' },
    ])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test('error: cooldown between two emails', async () => {
    const { kit } = setup()
    await settle(connectEmail(kit, { email }))
    const error = await caught(connectEmail(kit, { email }))
    expect(error).toBeInstanceOf(LoginCooldownError)
    expect(error.shortMessage).toMatch(/^Please try again after \d+ seconds$/)
  })

  test('error: frame fails to load, next attempt succeeds', async () => {
    const { kit } = setup()
    page.frame.readyAfter = undefined
    const promise = connectEmail(kit, { email })
    expect(
      await settle(promise, 20_000).catch((error: unknown) => error),
    ).toBeInstanceOf(FrameLoadError)
    page.frame.readyAfter = 0
    expect(await settle(connectEmail(kit, { email }))).toEqual({ step: 'otp' })
  })

  test('error: no authFrame in the config', async () => {
    const { config } = setup()
    config._internal.connectors.setState((x) =>
      x.filter(({ id }) => id !== 'ID_AUTH'),
    )
    const kit = createKit({ config, projectId: 'test' })
    expect(await caught(connectEmail(kit, { email }))).toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
    })
  })

  test('param: signal', async () => {
    const { kit } = setup()
    page.frame.answers.CONNECT_EMAIL = silence
    const controller = new AbortController()
    const promise = connectEmail(kit, { email, signal: controller.signal })
    setTimeout(() => controller.abort(), 900)
    expect((await caught(promise)).shortMessage).toBeTruthy()
  })
})

describe('connectOtp', () => {
  test('default', async () => {
    const { kit } = setup()
    await settle(connectEmail(kit, { email }))
    const onAccepted = vi.fn()
    expect(
      await settle(connectOtp(kit, { onAccepted, otp: '123456' })),
    ).toEqual({ step: 'connected' })
    expect(onAccepted).toHaveBeenCalledOnce()
    expect(getActiveAccount(kit)).toMatchObject({
      address: account,
      connector: { id: 'ID_AUTH' },
      isActive: true,
    })
  })

  test('behavior: an onAccepted that throws is reported, and the login goes on', async () => {
    const reported = catchReported()
    const { kit } = setup()
    await settle(connectEmail(kit, { email }))
    const onAccepted = () => {
      throw new Error('onAccepted')
    }
    expect(
      await settle(connectOtp(kit, { onAccepted, otp: '123456' })),
    ).toEqual({ step: 'connected' })
    expect(reported).toEqual([new Error('onAccepted')])
  })

  test('error: not six digits, nothing is posted', async () => {
    const { kit } = setup()
    for (const otp of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(await caught(connectOtp(kit, { otp }))).toBeInstanceOf(
        InvalidCodeError,
      )
    expect(page.frame.log).toEqual([])
  })

  test('error: wrong code, then the right one', async () => {
    const { kit } = setup()
    await settle(connectEmail(kit, { email }))
    expect(await caught(connectOtp(kit, { otp: '000000' }))).toBeInstanceOf(
      InvalidCodeError,
    )
    await settle(connectOtp(kit, { otp: '123456' }))
    expect(getActiveAccount(kit)?.address).toBe(account)
  })

  test('behavior: replaces the previous user', async () => {
    const { config, kit } = setup()
    await settle(connectEmail(kit, { email }))
    await settle(connectOtp(kit, { otp: '123456' }))
    await vi.advanceTimersByTimeAsync(30_000)
    page.frame.answers.CONNECT_OTP = () => {
      page.frame.session = { address: otherAccount, chainId: foundry.id }
      return undefined
    }
    await settle(connectEmail(kit, { email: 'bob@example.com' }))
    await settle(connectOtp(kit, { otp: '123456' }))
    expect(getActiveAccount(kit)?.address).toBe(otherAccount)
    expect(config.state.connections.size).toBe(1)
    expect(page.frame.log).not.toContain('SIGN_OUT')
  })
})

describe('connectDevice', () => {
  test('default', async () => {
    const { kit } = setup()
    page.frame.answers.CONNECT_DEVICE = () => undefined
    expect(await settle(connectDevice(kit))).toEqual({ step: 'otp' })
  })

  test('behavior: silently repeats the request until the link is used', async () => {
    const { kit } = setup()
    let isUsed = false
    page.frame.answers.CONNECT_DEVICE = () => (isUsed ? undefined : silence())
    const promise = connectDevice(kit)
    await vi.advanceTimersByTimeAsync(95_000)
    isUsed = true
    expect(await settle(promise, 30_000)).toEqual({ step: 'otp' })
    expect(
      page.frame.log.filter((name) => name === 'CONNECT_DEVICE').length,
    ).toBeGreaterThan(3)
  })

  test('error: link is never used', async () => {
    const { kit } = setup()
    page.frame.answers.CONNECT_DEVICE = silence
    const error = connectDevice(kit).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(DEVICE_LINK_LIFE_MS + 60_000)
    expect(await error).toBeInstanceOf(DeviceNotApprovedError)
  })

  test('param: signal', async () => {
    const { kit } = setup()
    page.frame.answers.CONNECT_DEVICE = silence
    const controller = new AbortController()
    const { signal } = controller
    const error = connectDevice(kit, { signal }).catch((error) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    controller.abort()
    expect((await error).shortMessage).toBeTruthy()
    const count = page.frame.log.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.frame.log).toHaveLength(count)
  })
})
