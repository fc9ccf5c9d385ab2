import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setupSocial } from '../../test/setup/frame/setupSocial.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import {
  InvalidCodeError,
  InvalidEmailError,
  LoginRequiredError,
} from '../core/errors/login.js'
import type { FrameClient } from '../core/ports.js'
import { getEmbeddedUser } from './getEmbeddedUser.js'
import { setPreferredAccountType } from './setPreferredAccountType.js'
import { updateEmail } from './updateEmail.js'
import { updateEmailPrimaryOtp } from './updateEmailPrimaryOtp.js'
import { updateEmailSecondaryOtp } from './updateEmailSecondaryOtp.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})

function setup({ hasStoredSession = true } = {}) {
  const social = setupSocial()
  if (hasStoredSession) social.storage.set('emailLoginUsed', true)
  const client = Object.assign(social.client, {
    onSessionUpdate: () => () => {},
    isConnected: vi.fn<FrameClient['isConnected']>(async () => true),
    getUser: vi.fn<FrameClient['getUser']>(async () => social.user),
    getSmartAccountEnabledNetworks: vi.fn<
      FrameClient['getSmartAccountEnabledNetworks']
    >(async () => {
      social.storage.set('smartAccountEnabledNetworks', [1, 10])
      return [1, 10]
    }),
    initSmartAccount: vi.fn<FrameClient['initSmartAccount']>(async () => ({
      address: '0x9',
      isDeployed: true,
    })),
    setPreferredAccount: vi.fn<FrameClient['setPreferredAccount']>(
      async ({ type }) => ({ address: '0x9', type }),
    ),
    updateEmail: vi.fn<FrameClient['updateEmail']>(async () => ({
      action: 'VERIFY_PRIMARY_OTP',
    })),
    updateEmailPrimaryOtp: vi.fn<FrameClient['updateEmailPrimaryOtp']>(
      async () => {},
    ),
    updateEmailSecondaryOtp: vi.fn<FrameClient['updateEmailSecondaryOtp']>(
      async () => ({ newEmail: 'new@example.com' }),
    ),
  })
  return { ...social, client }
}

describe('getEmbeddedUser', () => {
  test('default', async () => {
    const { kit, storage, user } = setup()
    storage.set('socialProvider', 'google')
    storage.set('email', 'ada@example.com')
    expect(await getEmbeddedUser(kit)).toEqual({
      accounts: [{ address: user.address, type: 'eoa' }],
      address: user.address,
      chainId: 31337,
      email: 'ada@example.com',
      preferredAccountType: 'eoa',
      smartAccountDeployed: undefined,
      smartAccountEnabledNetworks: [1, 10],
      socialProvider: 'google',
      userName: 'ada',
    })
  })

  test('behavior: sanitizes untrusted values', async () => {
    const { client, kit, storage, user } = setup()
    client.getUser.mockResolvedValue({
      ...user,
      email: 'not an address',
      preferredAccountType: 'evil',
      userName: 'a\u202eda',
    })
    storage.set('socialProvider', 'evil')
    expect(await getEmbeddedUser(kit)).toMatchObject({
      email: undefined,
      preferredAccountType: 'eoa',
      socialProvider: undefined,
      userName: 'ada',
    })
  })

  test('behavior: frame without smart accounts', async () => {
    const { client, kit } = setup()
    client.getSmartAccountEnabledNetworks.mockRejectedValue(new Error('no'))
    expect(await getEmbeddedUser(kit)).toMatchObject({
      smartAccountEnabledNetworks: [],
    })
  })

  test('behavior: not logged in', async () => {
    const { frame, kit } = setup({ hasStoredSession: false })
    expect(await getEmbeddedUser(kit)).toBeUndefined()
    expect(frame.peek()).toBeUndefined()
  })

  test('error: frame does not answer', async () => {
    const { client, kit } = setup()
    client.isConnected.mockImplementation(never)
    const done = getEmbeddedUser(kit)
    done.catch(() => {})
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(done).rejects.toBeInstanceOf(FrameRequestTimeoutError)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('setPreferredAccountType', () => {
  test('default', async () => {
    const { client, kit } = setup()
    expect(
      await setPreferredAccountType(kit, { type: 'smartAccount' }),
    ).toEqual({ address: '0x9', type: 'smartAccount' })
    expect(client.setPreferredAccount).toHaveBeenCalledExactlyOnceWith({
      type: 'smartAccount',
    })
  })

  test('behavior: a chosen smart account is initialized, and not waited for', async () => {
    const { client, kit } = setup()
    client.initSmartAccount.mockImplementation(never)
    await setPreferredAccountType(kit, { type: 'eoa' })
    expect(client.initSmartAccount).not.toHaveBeenCalled()
    const chosen = await setPreferredAccountType(kit, { type: 'smartAccount' })
    expect(chosen.type).toBe('smartAccount')
    expect(client.initSmartAccount).toHaveBeenCalledExactlyOnceWith({
      signal: expect.any(AbortSignal),
    })
    client.initSmartAccount.mockRejectedValue(new Error('no'))
    await setPreferredAccountType(kit, { type: 'smartAccount' })
  })

  test('behavior: a frame that keeps the eoa is a toast', async () => {
    const { client, kit } = setup()
    client.setPreferredAccount.mockResolvedValue({
      address: '0x9',
      type: 'eoa',
    })
    const read = () => kit.store.get(kit.atoms.notices).toast
    await setPreferredAccountType(kit, { type: 'eoa' })
    expect(read()).toBeUndefined()
    await setPreferredAccountType(kit, { type: 'smartAccount' })
    expect(read()).toMatchObject({
      key: 'smartAccountsUnsupported',
      variant: 'error',
    })
  })

  test('error: not logged in', async () => {
    const { kit } = setup({ hasStoredSession: false })
    await expect(
      setPreferredAccountType(kit, { type: 'eoa' }),
    ).rejects.toBeInstanceOf(LoginRequiredError)
  })

  test('error: frame does not answer', async () => {
    const { client, kit } = setup()
    client.setPreferredAccount.mockImplementation(never)
    const done = setPreferredAccountType(kit, { type: 'eoa' })
    done.catch(() => {})
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(done).rejects.toBeInstanceOf(FrameRequestTimeoutError)
  })
})

describe('updateEmail', () => {
  test('default', async () => {
    const { client, kit } = setup()
    expect(await updateEmail(kit, { email: ' new@example.com' })).toEqual({
      step: 'primaryCode',
    })
    expect(client.updateEmail.mock.calls[0]?.[0]).toEqual({
      email: 'new@example.com',
    })
    expect(await updateEmailPrimaryOtp(kit, { otp: '123456 ' })).toEqual({
      step: 'secondaryCode',
    })
    expect(await updateEmailSecondaryOtp(kit, { otp: '654321' })).toEqual({
      newEmail: 'new@example.com',
      step: 'done',
    })
    expect(client.updateEmailPrimaryOtp.mock.calls[0]?.[0].otp).toBe('123456')
    expect(client.updateEmailSecondaryOtp.mock.calls[0]?.[0].otp).toBe('654321')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: frames that ask for one code only', async () => {
    const { client, kit } = setup()
    client.updateEmail.mockResolvedValue({ action: 'VERIFY_SECONDARY_OTP' })
    expect(await updateEmail(kit, { email: 'new@example.com' })).toEqual({
      step: 'secondaryCode',
    })
  })

  test.each(['', 'ada', 'ada@example'])('error: email %j', async (email) => {
    const { client, kit } = setup()
    await expect(updateEmail(kit, { email })).rejects.toBeInstanceOf(
      InvalidEmailError,
    )
    expect(client.updateEmail).not.toHaveBeenCalled()
  })

  test.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
    'error: code %j',
    async (otp) => {
      const { client, kit } = setup()
      await expect(updateEmailPrimaryOtp(kit, { otp })).rejects.toBeInstanceOf(
        InvalidCodeError,
      )
      await expect(
        updateEmailSecondaryOtp(kit, { otp }),
      ).rejects.toBeInstanceOf(InvalidCodeError)
      expect(client.updateEmailPrimaryOtp).not.toHaveBeenCalled()
    },
  )

  test('error: frame does not answer', async () => {
    const { client, kit } = setup()
    client.updateEmail.mockImplementation(never)
    client.updateEmailPrimaryOtp.mockImplementation(never)
    client.updateEmailSecondaryOtp.mockImplementation(never)
    const all = [
      updateEmail(kit, { email: 'new@example.com' }),
      updateEmailPrimaryOtp(kit, { otp: '123456' }),
      updateEmailSecondaryOtp(kit, { otp: '123456' }),
    ]
    for (const one of all) one.catch(() => {})
    await vi.advanceTimersByTimeAsync(30_000)
    for (const one of all)
      await expect(one).rejects.toBeInstanceOf(FrameRequestTimeoutError)
    // The pending request is aborted as well.
    expect(client.updateEmail.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})
