import { afterEach, expect, test, vi } from 'vitest'
import {
  createSignInKit,
  otherAddress,
  signInAddress,
} from '../../test/setup/kit/createSignInKit.js'
import { solanaPayee } from '../../test/setup/solana/createSolanaStub.js'
import { createSignInMemory } from '../features/signIn/createSignInMemory.js'
import { getSignInSession } from './getSignInSession.js'
import { closeModal } from './modal/closeModal.js'
import { openModal } from './modal/openModal.js'
import { setActiveAccount } from './setActiveAccount.js'
import { cancelSignIn } from './signIn/cancelSignIn.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'
import { watchSignIn } from './watchSignIn.js'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

function setup(parameters: createSignInKit.Parameters = {}) {
  const made = createSignInKit(parameters)
  stops.push(made.watch())
  return made
}

/** Waits until the session of the active account has been read. */
const settled = ({ kit }: ReturnType<typeof setup>) =>
  vi.waitFor(() => {
    const { checked } = kit.store.get(kit.atoms.signIn)
    expect(checked).toBe(kit.getActiveAccount()?.caipAddress)
  })

async function connected(parameters?: createSignInKit.Parameters) {
  const made = setup(parameters)
  await made.connectFirst()
  await settled(made)
  return made
}

async function signedIn(parameters?: createSignInKit.Parameters) {
  const made = await connected(parameters)
  await signIn(made.kit)
  return made
}

test('default: asks for a signature after connecting', async () => {
  const made = setup()
  expect(made.view()).toBe(undefined)
  await made.connectFirst()
  await settled(made)
  expect(made.view()).toBe('SIWXSignMessage')
  await signIn(made.kit)
  expect(made.view()).toBe(undefined)
  expect(made.ids()).toEqual([`eip155:1:${signInAddress}`])
})

test('behavior: does not ask with a session', async () => {
  const made = await signedIn()
  stops.splice(0)[0]?.()
  stops.push(made.watch())
  await settled(made)
  expect(made.siwx.getSessions.mock.calls.length).toBeGreaterThan(1)
  expect(made.view()).toBe(undefined)
})

test('behavior: a session that is found keeps another view open', async () => {
  const made = await signedIn()
  await made.connectSecond()
  await settled(made)
  await signIn(made.kit)
  openModal(made.kit, { view: 'Networks' })
  await setActiveAccount(made.kit, { connectorUid: made.first.uid })
  await settled(made)
  expect(made.kit.getActiveAccount()?.address).toBe(signInAddress)
  expect(made.view()).toBe('Networks')
})

test('behavior: asks again after a switch of account', async () => {
  const made = await signedIn()
  await made.connectSecond()
  await settled(made)
  expect(made.kit.getActiveAccount()?.address).toBe(otherAddress)
  expect(made.view()).toBe('SIWXSignMessage')
  await signIn(made.kit)
  expect(made.ids()).toEqual([
    `eip155:1:${signInAddress}`,
    `eip155:1:${otherAddress}`,
  ])
  // The session of the first account is still there.
  await setActiveAccount(made.kit, { connectorUid: made.first.uid })
  await settled(made)
  expect(made.view()).toBe(undefined)
})

test('behavior: asks again after a switch of network', async () => {
  const made = await signedIn()
  await made.switchTo(8453)
  await settled(made)
  expect(made.view()).toBe('SIWXSignMessage')
  await made.switchTo(1)
  await vi.waitFor(() => expect(made.view()).toBe(undefined))
})

test('behavior: does not ask on a network that is not configured', async () => {
  const made = await signedIn()
  made.goForeign()
  await settled(made)
  expect(made.view()).toBe(undefined)
  expect(made.siwx.getSessions).not.toHaveBeenCalledWith(
    'eip155:5',
    expect.anything(),
  )
})

test('behavior: an unconfigured option does nothing', async () => {
  const made = createSignInKit()
  const kit = { ...made.kit, siwx: undefined }
  stops.push(made.kit.mount())
  stops.push(watchSignIn(kit))
  await made.connectFirst()
  expect(made.siwx.getSessions).not.toHaveBeenCalled()
})

test('behavior: the view requested before connecting follows', async () => {
  const made = setup()
  openModal(made.kit, { view: 'WalletReceive' })
  await made.connectFirst()
  await settled(made)
  expect(made.view()).toBe('SIWXSignMessage')
  await signIn(made.kit)
  expect(made.view()).toBe('WalletReceive')
})

test('behavior: cannot be closed while required, and shakes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const made = await connected()
  closeModal(made.kit)
  expect(made.read()).toMatchObject({ isOpen: true, isShaking: true })
  vi.advanceTimersByTime(499)
  expect(made.read().isShaking).toBe(true)
  vi.advanceTimersByTime(1)
  expect(made.read()).toMatchObject({ isOpen: true, isShaking: false })
  // The same while the embedded wallet asks for the signature.
  made.kit.store.set(made.kit.atoms.modal, (state) => ({
    ...state,
    stack: [...state.stack, { view: 'ApproveTransaction' }],
  }))
  closeModal(made.kit)
  expect(made.read()).toMatchObject({ isOpen: true, isShaking: true })
})

test('param: getRequired, the prompt can be closed', async () => {
  const made = await connected({ options: { getRequired: () => false } })
  closeModal(made.kit)
  expect(made.view()).toBe(undefined)
  expect(made.kit.getAccounts()).toHaveLength(1)
})

test('behavior: cancelling disconnects while required', async () => {
  const made = await connected()
  await cancelSignIn(made.kit)
  expect(made.kit.getAccounts()).toEqual([])
  expect(made.view()).toBe(undefined)
})

test('behavior: cancelling closes while not required', async () => {
  const made = await connected({ options: { getRequired: () => false } })
  await cancelSignIn(made.kit)
  expect(made.kit.getAccounts()).toHaveLength(1)
  expect(made.view()).toBe(undefined)
})

test.each([true, false])(
  'behavior: cancelling does what the prompt said: required %s',
  async (isRequired) => {
    let now = isRequired
    const made = await connected({ options: { getRequired: () => now } })
    now = !isRequired
    await cancelSignIn(made.kit)
    expect(made.kit.getAccounts()).toHaveLength(isRequired ? 0 : 1)
    expect(made.view()).toBe(undefined)
  },
)

test('behavior: cancelling returns to the last signed-in network', async () => {
  const made = await signedIn()
  await made.switchTo(8453)
  await settled(made)
  expect(made.view()).toBe('SIWXSignMessage')
  await cancelSignIn(made.kit)
  expect(made.kit.getActiveAccount()?.chainId).toBe(1)
  expect(made.view()).toBe(undefined)
  expect(made.ids()).toEqual([`eip155:1:${signInAddress}`])
})

test('behavior: cancelling disconnects without a session there', async () => {
  const made = await signedIn()
  await made.switchTo(8453)
  await settled(made)
  made.sessions.clear()
  await cancelSignIn(made.kit)
  expect(made.kit.getAccounts()).toEqual([])
})

test.each([
  ['declines', async () => Promise.reject(new Error('declined'))],
  ['never answers', () => new Promise<never>(() => {})],
])(
  'behavior: cancelling disconnects a wallet that %s to switch back',
  async (_, switchChain) => {
    const made = await signedIn()
    await made.switchTo(8453)
    await settled(made)
    Object.assign(made.first, { switchChain })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const cancelling = cancelSignIn(made.kit)
    await vi.advanceTimersByTimeAsync(30_000)
    await cancelling
    expect(made.kit.getAccounts()).toEqual([])
    expect(made.view()).toBe(undefined)
  },
)

test('behavior: a failed read disconnects and says so', async () => {
  const made = setup({
    options: {
      getSessions: async () => {
        throw new Error('offline')
      },
    },
  })
  openModal(made.kit)
  await made.connectFirst()
  await vi.waitFor(() => expect(made.kit.getAccounts()).toEqual([]))
  await vi.waitFor(() => expect(made.toast()).toBe('authenticationFailed'))
  expect(made.view()).toBe('Connect')
})

test('behavior: a failed read leaves a closed modal closed', async () => {
  const made = setup({
    options: {
      getSessions: async () => {
        throw new Error('offline')
      },
    },
  })
  await made.connectFirst()
  await vi.waitFor(() => expect(made.toast()).toBe('authenticationFailed'))
  expect(made.view()).toBe(undefined)
})

test('behavior: disconnecting ends all sessions', async () => {
  const made = await signedIn()
  await made.disconnectFirst()
  await vi.waitFor(() => expect(made.siwx.setSessions).toHaveBeenCalledWith([]))
  expect(made.ids()).toEqual([])
})

test('param: signOutOnDisconnect', async () => {
  const made = await signedIn({ options: { signOutOnDisconnect: false } })
  await made.disconnectFirst()
  await made.connectFirst()
  await settled(made)
  expect(made.siwx.setSessions).not.toHaveBeenCalled()
  expect(made.view()).toBe(undefined)
})

test('behavior: disconnecting one of two wallets keeps the other', async () => {
  const made = await signedIn()
  await made.switchTo(8453)
  await settled(made)
  await signIn(made.kit)
  await made.connectSecond()
  await settled(made)
  await signIn(made.kit)
  await made.disconnectFirst()
  await vi.waitFor(() =>
    expect(made.ids()).toEqual([`eip155:1:${otherAddress}`]),
  )
})

test('error: a sign-out that fails is tried again, and told', async () => {
  const made = await signedIn()
  made.siwx.setSessions.mockRejectedValue(new Error('offline'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await made.disconnectFirst()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(made.siwx.setSessions).toHaveBeenCalledTimes(1)
  expect(made.toast()).toBe(undefined)
  await vi.advanceTimersByTimeAsync(1)
  expect(made.siwx.setSessions).toHaveBeenCalledTimes(2)
  expect(made.toast()).toBe('stillSignedIn')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(made.siwx.setSessions).toHaveBeenCalledTimes(3)
  expect(made.ids()).toHaveLength(1)
  made.siwx.setSessions.mockReset()
  made.siwx.setSessions.mockImplementation(async () => made.sessions.clear())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made.ids()).toEqual([])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(made.siwx.setSessions).toHaveBeenCalledTimes(1)
})

test('behavior: a sign-out that failed is made up for before the wallet is read again', async () => {
  const made = await signedIn()
  made.siwx.setSessions.mockRejectedValueOnce(new Error('offline'))
  await made.disconnectFirst()
  await vi.waitFor(() => expect(made.siwx.setSessions).toHaveBeenCalled())
  expect(made.ids()).toHaveLength(1)
  await made.connectFirst()
  await settled(made)
  expect(made.ids()).toEqual([])
  expect(made.view()).toBe('SIWXSignMessage')
  expect(made.toast()).toBe(undefined)
})

test('behavior: a sign-out that failed does not end the session after it', async () => {
  const made = await signedIn()
  made.siwx.setSessions.mockRejectedValue(new Error('offline'))
  made.siwx.revokeSession.mockRejectedValue(new Error('offline'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await made.disconnectFirst()
  await vi.advanceTimersByTimeAsync(0)
  made.sessions.clear()
  await made.connectFirst()
  await vi.advanceTimersByTimeAsync(0)
  expect(made.view()).toBe('SIWXSignMessage')
  await signIn(made.kit)
  made.siwx.revokeSession.mockReset()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(made.siwx.revokeSession.mock.calls).toEqual([
    ['eip155:8453', signInAddress],
  ])
  expect(made.ids()).toHaveLength(1)
})

test('behavior: one network that fails does not keep the session of another', async () => {
  const made = await signedIn()
  await made.switchTo(8453)
  await settled(made)
  await signIn(made.kit)
  await made.connectSecond()
  await settled(made)
  made.siwx.revokeSession.mockRejectedValueOnce(new Error('offline'))
  await made.disconnectFirst()
  await vi.waitFor(() =>
    expect(made.ids()).toEqual([`eip155:1:${signInAddress}`]),
  )
})

test('param: signOutOnAccountChange', async () => {
  const made = await signedIn({ options: { signOutOnAccountChange: true } })
  await made.switchTo(8453)
  await settled(made)
  expect(made.ids()).toHaveLength(1)
  await made.switchTo(1)
  await settled(made)
  await made.connectSecond()
  await settled(made)
  expect(made.ids()).toEqual([])
})

test('param: signOutOnNetworkChange', async () => {
  const made = await signedIn({ options: { signOutOnNetworkChange: true } })
  await made.switchTo(8453)
  await settled(made)
  expect(made.ids()).toEqual([])
  expect(made.view()).toBe('SIWXSignMessage')
})

test('param: namespaces, others are not asked', async () => {
  const made = await connected({ options: { namespaces: ['solana'] } })
  expect(made.view()).toBe(undefined)
  await expect(signIn(made.kit)).rejects.toMatchObject({
    code: 'SIGN_IN_UNSUPPORTED',
  })
})

test('behavior: Solana is asked for its own session', async () => {
  const made = await signedIn({
    wallets: [solflare],
  })
  await made.solana.port.connect({ walletId: 'Solflare' })
  made.kit.store.set(made.kit.atoms.activeNamespace, 'solana')
  await settled(made)
  expect(made.view()).toBe('SIWXSignMessage')
  const session = await signIn(made.kit)
  expect(session.data.chainId).toMatch(/^solana:/)
  expect(made.ids()).toHaveLength(2)
  await made.solana.port.disconnect()
  await vi.waitFor(() =>
    expect(made.ids()).toEqual([`eip155:1:${signInAddress}`]),
  )
})

// Wallets of extensions, of WalletConnect and of a login all end up here.
test('behavior: the wallet itself switches to another account', async () => {
  const made = await signedIn()
  made.first.emitter.emit('change', { accounts: [otherAddress] })
  await vi.waitFor(() => expect(made.view()).toBe('SIWXSignMessage'))
  expect(made.kit.getActiveAccount()?.address).toBe(otherAddress)
  expect(await getSignInSession(made.kit)).toBe(undefined)
  made.first.emitter.emit('change', { accounts: [signInAddress] })
  await vi.waitFor(() => expect(made.view()).toBe(undefined))
  expect(await getSignInSession(made.kit)).toMatchObject({
    data: { accountAddress: signInAddress },
  })
})

const solflare = {
  icon: undefined,
  id: 'Solflare',
  isAnnounced: true,
  isInstalled: true,
  name: 'Solflare',
} as never

async function signedInOnSolana() {
  const made = setup({ wallets: [solflare] })
  await made.solana.port.connect({ walletId: 'Solflare' })
  await settled(made)
  await signIn(made.kit)
  return made
}

test('behavior: a Solana wallet switches to another account', async () => {
  const made = await signedInOnSolana()
  const { accounts } = made.solana.port.getState()
  made.solana.set({
    accounts: accounts.map((account) => ({
      ...account,
      address: solanaPayee,
      caipAddress: `${account.caipNetworkId}:${solanaPayee}` as const,
    })),
  })
  await vi.waitFor(() => expect(made.view()).toBe('SIWXSignMessage'))
  expect(await getSignInSession(made.kit)).toBe(undefined)
  made.solana.set({ accounts })
  await vi.waitFor(() => expect(made.view()).toBe(undefined))
  expect(await getSignInSession(made.kit)).toBeDefined()
})

test('behavior: two tabs agree about a Solana account', async () => {
  const [left, right] = [await signedInOnSolana(), await signedInOnSolana()]
  const readVersion = () => right.kit.store.get(right.kit.atoms.signIn).version
  const before = readVersion()
  // Both tabs read the same storage.
  right.sessions.clear()
  await signOut(left.kit)
  await vi.waitFor(() => expect(readVersion()).toBeGreaterThan(before))
  expect(await getSignInSession(right.kit)).toBe(undefined)
})

test('behavior: two tabs agree', async () => {
  const [left, right] = [setup(), setup()]
  const version = ({ kit }: typeof left) =>
    kit.store.get(kit.atoms.signIn).version
  await left.connectFirst()
  await right.connectFirst()
  await settled(left)
  await settled(right)
  expect(right.view()).toBe('SIWXSignMessage')
  // Both tabs read the same storage.
  await signIn(left.kit)
  for (const [id, session] of left.sessions) right.sessions.set(id, session)
  await vi.waitFor(() => expect(right.view()).toBe(undefined))
  expect(version(right)).toBe(1)
  left.sessions.clear()
  await signOut(right.kit)
  await vi.waitFor(() => expect(version(left)).toBe(2))
  expect(await getSignInSession(left.kit)).toBe(undefined)
  // The other tab reads the session again, and finds no change.
  await signOut(left.kit)
  await vi.waitFor(() =>
    expect(right.siwx.getSessions.mock.calls.length).toBeGreaterThan(2),
  )
  expect(version(right)).toBe(2)
})

test('param: sessionRefetchIntervalMs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const made = await signedIn({ options: { sessionRefetchIntervalMs: 60_000 } })
  expect(made.view()).toBe(undefined)
  made.sessions.clear()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(made.view()).toBe(undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(made.view()).toBe('SIWXSignMessage')
  for (const stop of stops.splice(0)) stop()
  expect(vi.getTimerCount()).toBe(0)
})

/** A wallet that signs on request of the test. */
function createSlowSigner() {
  let sign = () => {}
  const signMessage = () =>
    new Promise<string>((resolve) => {
      sign = () => resolve('signed late')
    })
  return { sign: () => sign(), signMessage }
}

test('behavior: disconnected while signing, a late signature starts no session', async () => {
  const { sign, signMessage } = createSlowSigner()
  const made = await connected({ options: { signMessage } })
  const signing = signIn(made.kit)
  signing.catch(() => {})
  await vi.waitFor(() => expect(made.siwx.createMessage).toHaveBeenCalled())
  await made.disconnectFirst()
  sign()
  await expect(signing).rejects.toMatchObject({ code: 'SIGN_IN_CANCELLED' })
  await made.connectFirst()
  await settled(made)
  expect(made.view()).toBe('SIWXSignMessage')
  expect(made.siwx.addSession).not.toHaveBeenCalled()
})

test.each([
  { isEnded: true, options: { signOutOnAccountChange: true } },
  { isEnded: false, options: { signOutOnAccountChange: false } },
])(
  'behavior: another account while signing: $options',
  async ({ isEnded, options }) => {
    const { sign, signMessage } = createSlowSigner()
    const made = await connected({ options: { ...options, signMessage } })
    const signing = signIn(made.kit)
    signing.catch(() => {})
    await vi.waitFor(() => expect(made.siwx.createMessage).toHaveBeenCalled())
    await made.connectSecond()
    await settled(made)
    sign()
    await signing.catch(() => {})
    expect(made.ids()).toEqual(isEnded ? [] : [`eip155:1:${signInAddress}`])
    // The prompt of the other account stays.
    expect(made.view()).toBe('SIWXSignMessage')
  },
)

test('error: a read that never ends fails in time, and the next account is asked', async () => {
  const made = setup()
  made.siwx.getSessions.mockImplementationOnce(() => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  openModal(made.kit)
  await made.connectFirst()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(made.kit.getAccounts()).toEqual([])
  expect(made.toast()).toBe('authenticationFailed')
  await made.connectSecond()
  await vi.advanceTimersByTimeAsync(0)
  expect(made.view()).toBe('SIWXSignMessage')
})

test('error: a sign-out that never ends does not block the next account', async () => {
  const made = await signedIn({ options: { signOutOnAccountChange: true } })
  made.siwx.revokeSession.mockImplementationOnce(() => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await made.connectSecond()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(made.view()).toBe('SIWXSignMessage')
})

test('behavior: asks again when the session expires', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const made = await connected()
  const { createMessage } = made.siwx
  const create = createMessage.getMockImplementation()
  createMessage.mockImplementation(async (input) => ({
    ...(await (create as NonNullable<typeof create>)(input)),
    expirationTime: new Date(Date.now() + 60_000).toISOString(),
  }))
  await signIn(made.kit)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(made.view()).toBe(undefined)
  made.sessions.clear()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(made.view()).toBe('SIWXSignMessage')
  for (const stop of stops.splice(0)) stop()
  // Modules that are still loading have deadlines, and take real time.
  const patience = performance.now() + 10_000
  while (vi.getTimerCount() > 0 && performance.now() < patience)
    await new Promise((resolve) => setImmediate(resolve))
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: reading the session again does not look like a change', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const made = await connected({
    options: { sessionRefetchIntervalMs: 60_000 },
  })
  // As a server answers, which keeps the message.
  made.siwx.addSession.mockImplementation(async ({ data }) => {
    const { accountAddress, chainId } = data
    made.sessions.set(`${chainId}:${accountAddress}`, {
      data,
      message: '',
      signature: '',
    })
  })
  await signIn(made.kit)
  await getSignInSession(made.kit)
  const { version } = made.kit.store.get(made.kit.atoms.signIn)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made.siwx.getSessions.mock.calls.length).toBeGreaterThan(2)
  expect(made.kit.store.get(made.kit.atoms.signIn).version).toBe(version)
})

test('behavior: an approval stays open when the session ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const made = await signedIn({ options: { sessionRefetchIntervalMs: 60_000 } })
  openModal(made.kit, { view: 'ApproveTransaction' })
  made.sessions.clear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made.read().stack.map(({ view }) => view)).toEqual([
    'SIWXSignMessage',
    'ApproveTransaction',
  ])
})

test('param: sessionRefetchIntervalMs: longer than a timer can be', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sessionRefetchIntervalMs = 2 ** 31
  const made = await signedIn({ options: { sessionRefetchIntervalMs } })
  const { length } = made.siwx.getSessions.mock.calls
  await vi.advanceTimersByTimeAsync(1_000)
  expect(made.siwx.getSessions.mock.calls).toHaveLength(length)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a login or pairing that is pending does not delay another wallet', async () => {
  const made = setup()
  const { logins } = made.kit.own(createSignInMemory)
  logins.set('walletConnect', new Promise(() => {}))
  await made.connectFirst()
  await settled(made)
  expect(made.view()).toBe('SIWXSignMessage')
})
