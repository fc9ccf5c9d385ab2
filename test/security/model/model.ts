import { BaseError } from 'viem'
import { expect } from 'vitest'
import { getAccounts } from '../../../src/actions/getAccounts.js'
import { KitError } from '../../../src/core/errors/base.js'
import { getMember } from '../../../src/core/errors/getMember.js'
import { createAttempts } from '../../../src/features/accounts/createAttempts.js'
import type { Tab } from './createTab.js'
import { type WalletId, type World, walletIds } from './createWorld.js'

/**
 * `undefined` where either is correct, such as what a wallet does by itself.
 */
type Expected = Record<WalletId, boolean | undefined>

export type Attempt = {
  tab: Tab
  walletId: WalletId
  controller: AbortController
  isAborted: boolean
  isApproved: boolean
  /** Whether something else has happened that may make it fail. */
  isDisturbed: boolean
  isSettled: boolean
}

type Call = {
  name: string
  tab: Tab
  /** Wallets that it connects or disconnects. */
  walletIds: readonly WalletId[]
  isSettled: boolean
}

/**
 * The expected state: which wallets may be connected, and what is in progress.
 */
export type Model = {
  /** By position of the tab. */
  tabs: (Expected | undefined)[]
  /** Whether a page that is loaded now reconnects the wallet. */
  isRemembered: Expected
  attempts: Attempt[]
  calls: Call[]
  /** Requests by number, with the chain and account they were bound to. */
  requests: Map<string, { chainId: string; from: string }>
  /** The wallet disconnected while the line was down: no page can know. */
  isUnheard: boolean
  /** Whether the wallet may keep sessions, since it could not be told. */
  isExcused: boolean
  faults: string[]
  commands: number
}

const LONGEST_MS = 310_000
/** Switches wait for each other, and each one for the user. */
const QUEUE_LIMIT = 12

export function createModel(): Model {
  return {
    tabs: [],
    isRemembered: { ember: false, flint: false, walletConnect: false },
    attempts: [],
    calls: [],
    requests: new Map(),
    isUnheard: false,
    isExcused: false,
    faults: [],
    commands: 0,
  }
}

export function isLive(world: World, tab: Tab) {
  return world.tabs.includes(tab)
}

/** Whether the wallet itself grants what the page has. */
export function isGranted(world: World, tab: Tab, walletId: WalletId) {
  if (walletId !== 'walletConnect')
    return world.extensions[walletId].state.isGranted
  const { session } = tab.kit.pairing?.getState() ?? {}
  return session !== undefined && world.phone.sessions.has(session.topic)
}

export function isConnected(tab: Tab, walletId: WalletId) {
  const { uid } = tab.getConnector(walletId)
  return tab.config.state.connections.has(uid)
}

/** Tracks a call until it has settled, and checks its outcome. */
export function follow(
  model: Model,
  parameters: {
    name: string
    tab: Tab
    promise: Promise<unknown>
    onDone?: (() => void) | undefined
    onFailed?: ((error: unknown) => void) | undefined
    walletIds?: readonly WalletId[] | undefined
    world: World
  },
) {
  const { name, onDone, onFailed, promise, tab, world } = parameters
  const { walletIds = [] } = parameters
  const call: Call = { name, tab, walletIds, isSettled: false }
  model.calls.push(call)
  promise.then(
    () => {
      call.isSettled = true
      if (isLive(world, tab)) onDone?.()
    },
    (error: unknown) => {
      call.isSettled = true
      if (!isLive(world, tab)) return
      if (!isTyped(error))
        model.faults.push(`${name} failed with ${String(error)}`)
      onFailed?.(error)
    },
  )
}

function isTyped(error: unknown) {
  if (error instanceof KitError) return error.code !== 'MODULE_NOT_LOADED'
  return (
    error instanceof BaseError && typeof getMember(error, 'code') === 'number'
  )
}

/** Checks what must hold at any moment. */
export function checkNow(model: Model, world: World) {
  expect(model.faults).toEqual([])
  for (const tab of world.tabs) if (tab) checkHooks(tab)
  for (const { request, chainId } of world.phone.heard.splice(0)) {
    const [call] = (request.params ?? []) as [{ data?: string; from?: string }]
    const bound = model.requests.get(call?.data ?? '')
    if (bound) expect({ chainId, from: call.from }).toEqual(bound)
  }
}

/** Checks that wagmi, its hooks, our reads and our hooks agree. */
function checkHooks({ config, kit, seen }: Tab) {
  const { connections, current, status } = config.state
  const { accounts, connections: ours, pairing, wagmi } = seen.last ?? {}
  const all = [...connections.values()].flatMap(
    ({ accounts, chainId, connector }) =>
      accounts.map((address) => `${connector.uid}:${chainId}:${address}`),
  )
  const read = (list: typeof accounts = []) =>
    list.map(
      ({ address, chainId, connector }) =>
        `${connector.uid}:${chainId}:${address}`,
    )
  expect(read(accounts)).toEqual(all)
  expect(read(getAccounts(kit))).toEqual(all)
  expect(
    read(ours?.flatMap((connection) => connection.accounts)).sort(),
  ).toEqual([...all].sort())
  const active = current ? connections.get(current) : undefined
  expect(wagmi?.addresses).toEqual(active?.accounts)
  expect(wagmi?.chainId).toBe(active?.chainId)
  const isUnknown = status === 'disconnected' && connections.size > 0
  expect(seen.last?.status).toBe(isUnknown ? 'unknown' : status)
  expect(pairing).toMatchObject({
    session: kit.pairing?.getState().session,
    status: kit.pairing?.getState().status,
    uri: kit.pairing?.getState().uri,
  })
}

/** Lets everything settle, and checks all of it. */
export async function rest(model: Model, world: World) {
  await world.clock.advance(LONGEST_MS)
  const isOpen = () =>
    model.calls.some(({ isSettled, tab }) => !isSettled && isLive(world, tab))
  for (let count = 0; isOpen() && count < QUEUE_LIMIT; count++) {
    while (world.phone.requests.length) world.phone.answer()
    await world.clock.advance(LONGEST_MS)
  }
  checkNow(model, world)
  const open = model.calls.filter(
    ({ isSettled, tab }) => !isSettled && isLive(world, tab),
  )
  // The wallet's response waits at the relay for as long as it has to.
  model.calls = world.line.isOnline
    ? []
    : open.filter(({ name }) => name === 'send')
  expect(open).toEqual(model.calls)
  model.attempts = []
  for (const [place, tab] of world.tabs.entries())
    if (tab) checkSettled(model, world, { place, tab })
}

function checkSettled(
  model: Model,
  world: World,
  { place, tab }: { place: number; tab: Tab },
) {
  const { config, kit } = tab
  const { connections, current, status } = config.state
  expect(status).toBe(connections.size ? 'connected' : 'disconnected')
  expect(current === null).toBe(connections.size === 0)
  if (current !== null) expect(connections.has(current)).toBe(true)
  expect([...kit.own(createAttempts).keys()]).toEqual([])
  const pairing = kit.pairing?.getState()
  expect(pairing?.uri).toBe(undefined)
  expect(['idle', 'connected', 'expired']).toContain(pairing?.status)
  const connected = Object.fromEntries(
    walletIds.map((id) => [id, isConnected(tab, id)]),
  )
  const expected = { ...model.tabs[place] }
  if (model.isUnheard) delete expected.walletConnect
  expect({ place, ...connected }).toMatchObject({ place, ...known(expected) })
  for (const walletId of walletIds)
    if (connected[walletId]) checkGrant(world, tab, walletId)
}

function known(expected: Partial<Expected>) {
  return Object.fromEntries(
    Object.entries(expected).filter(([, value]) => value !== undefined),
  )
}

/** Checks that what is shown is what the wallet grants. */
function checkGrant(world: World, tab: Tab, walletId: WalletId) {
  const { uid } = tab.getConnector(walletId)
  const connection = tab.config.state.connections.get(uid)
  if (walletId !== 'walletConnect') {
    const { list, state } = world.extensions[walletId]
    expect({ walletId, accounts: connection?.accounts }).toEqual({
      walletId,
      accounts: list(),
    })
    expect(connection?.chainId).toBe(state.chainId)
    return
  }
  if (!world.line.isOnline) return
  const { session } = tab.kit.pairing?.getState() ?? {}
  const granted = world.phone.sessions.get(session?.topic ?? '')
  expect(granted).toBeDefined()
  const accounts = getMember(
    getMember(granted?.namespaces, 'eip155'),
    'accounts',
  )
  const prefix = `eip155:${connection?.chainId}:`
  expect(connection?.accounts.map((address) => prefix + address)).toEqual(
    (accounts as string[]).filter((account) => account.startsWith(prefix)),
  )
}
