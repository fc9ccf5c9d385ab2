import fc from 'fast-check'
import { expect } from 'vitest'
import { connectWallet } from '../../../src/actions/connectWallet.js'
import { disconnectAccount } from '../../../src/actions/disconnectAccount.js'
import { disconnectAll } from '../../../src/actions/disconnectAll.js'
import { setActiveAccount } from '../../../src/actions/setActiveAccount.js'
import { switchNetwork } from '../../../src/actions/switchNetwork.js'
import { RECONNECT_TIMEOUT_MS } from '../../../src/core/constants/connectors.js'
import { getErrorChain } from '../../../src/core/errors/getErrorChain.js'
import { getErrorCode } from '../../../src/core/errors/getErrorCode.js'
import type { Mood } from './createExtension.js'
import { chains, type Tab } from './createTab.js'
import { type WalletId, type World, walletIds } from './createWorld.js'
import {
  checkNow,
  follow,
  isConnected,
  isGranted,
  isLive,
  type Model,
  rest,
} from './model.js'

type Command = fc.AsyncCommand<Model, World>
type Place = { place: number }
type Target = Place & { walletId: WalletId }

/** A pause after most commands, too short for any timeout. */
const PAUSE_MS = 10

function command(
  name: string,
  parameters: object,
  run: (model: Model, world: World) => void | Promise<void>,
): Command {
  return {
    check: () => true,
    async run(model, world) {
      model.commands++
      await run(model, world)
      await world.clock.advance(PAUSE_MS)
      checkNow(model, world)
    },
    toString: () => `${name} ${JSON.stringify(parameters)}`,
  }
}

function disturb(
  model: Model,
  isMeant: (attempt: Model['attempts'][number]) => boolean,
) {
  for (const attempt of model.attempts)
    if (isMeant(attempt)) attempt.isDisturbed = true
}

/** Sets the expectation in all tabs, or in all but one. */
function expectIn(
  model: Model,
  walletId: WalletId,
  value: boolean | undefined,
  except?: number,
) {
  for (const [place, expected] of model.tabs.entries())
    if (expected && place !== except) expected[walletId] = value
}

/**
 * An injected wallet connects by itself when it reports that it is authorized,
 * even after a disconnect that it could not be told about: to wagmi, another
 * account of it looks the same as a user who connects the page in the wallet.
 */
function loosen(model: Model, walletId: WalletId, except?: number) {
  for (const [place, expected] of model.tabs.entries())
    if (expected && place !== except && expected[walletId] === false)
      expected[walletId] = undefined
}

/** Returns an error together with its causes. */
function tell(error: unknown): string {
  const chain = getErrorChain(error).map(String)
  const [last] = getErrorChain(error).slice(-1)
  const errors = last instanceof AggregateError ? last.errors : []
  return [...chain, ...errors.map(tell)].join(' < ')
}

function place(tab: Tab, world: World) {
  return world.tabs.indexOf(tab)
}

function connect({ place: at, walletId }: Target) {
  return command('connect', { at, walletId }, (model, world) => {
    const tab = world.tabs[at]
    if (!tab) return
    const controller = new AbortController()
    const wasThere = isConnected(tab, walletId)
    const attempt = {
      tab,
      walletId,
      controller,
      isAborted: false,
      isApproved: false,
      isDisturbed: wasThere || tab.isLoading() || !world.line.isOnline,
      isSettled: false,
    }
    model.attempts.push(attempt)
    const { signal } = controller
    follow(model, {
      name: `connect ${walletId}`,
      tab,
      world,
      walletIds: [walletId],
      promise: connectWallet(tab.kit, { walletId, signal }),
      onDone() {
        attempt.isSettled = true
        if (attempt.isAborted) model.faults.push('an aborted attempt connects')
        if (!isConnected(tab, walletId) && isGranted(world, tab, walletId))
          model.faults.push(`${walletId} is said to be connected, and is not`)
        const isThere = isGranted(world, tab, walletId)
        const expected = model.tabs[place(tab, world)]
        if (expected) expected[walletId] = isThere
        if (walletId === 'walletConnect' && isLeavingElsewhere(model, tab)) {
          if (expected) expected[walletId] = undefined
          model.isRemembered[walletId] = undefined
          // That tab's SDK has never learned of the session.
          model.isExcused = true
          return
        }
        // A disconnect in another tab persists for a wallet that was connected.
        if (!wasThere) model.isRemembered[walletId] = isThere
        // If two codes are approved at once, in two tabs, only one counts.
        const topic = getTopic(tab)
        for (const [at, other] of world.tabs.entries()) {
          const rival = other && getTopic(other)
          const theirs = model.tabs[at]
          if (!rival || !topic || rival === topic) continue
          if (expected) expected.walletConnect = undefined
          if (theirs) theirs.walletConnect = undefined
        }
      },
      onFailed(error) {
        attempt.isSettled = true
        const code = getErrorCode(error)
        if (attempt.isAborted && code !== 'CONNECTION_ABORTED')
          model.faults.push(`an aborted attempt ends with ${code}`)
        if (attempt.isApproved && !attempt.isDisturbed && !attempt.isAborted)
          model.faults.push(`${walletId} was approved, and fails with ${code}`)
      },
    })
  })
}

const getTopic = ({ kit }: Tab) => kit.pairing?.getState().session?.topic

/**
 * Whether another tab is disconnecting everything the site has, including new
 * connections.
 */
function isLeavingElsewhere(model: Model, tab: Tab) {
  return model.calls.some(
    (call) =>
      call.name === 'disconnectAll' && call.tab !== tab && !call.isSettled,
  )
}

/** The user closes the view. */
function abort({ place: at, walletId }: Target) {
  return command('abort', { at, walletId }, async (model, world) => {
    const live = model.attempts.filter(
      (attempt) =>
        attempt.tab === world.tabs[at] &&
        attempt.walletId === walletId &&
        !attempt.isSettled &&
        !attempt.isAborted,
    )
    for (const attempt of live) {
      attempt.isAborted = true
      attempt.controller.abort()
    }
    if (!live.length) return
    await world.clock.advance()
    for (const attempt of live) expect(attempt.isSettled).toBe(true)
  })
}

/** The user approves the first prompt of a wallet, or one of its proposals. */
function approve({ item, walletId }: { item: number; walletId: WalletId }) {
  return command('approve', { item, walletId }, (model, world) => {
    if (walletId === 'walletConnect') {
      const { proposals } = world.phone
      const proposal = proposals[item % Math.max(proposals.length, 1)]
      if (!proposal) return
      const tab = world.tabs.find((item) => item?.id === proposal.sdk.tab)
      if (!tab) model.isExcused = true
      const isCurrent = tab?.kit.pairing?.getState().uri === proposal.uri
      // A wallet can still be handling a request that was cancelled here.
      if (isCurrent) noteApproval(model, tab, walletId)
      world.phone.approve(proposal)
      return
    }
    const { prompts, state } = world.extensions[walletId]
    const prompt = prompts.shift()
    if (!prompt) return
    const tab = world.tabs.find((item) => item?.id === prompt.tab)
    noteApproval(model, tab, walletId)
    if (!state.isGranted) {
      loosen(model, walletId)
      if (!model.isRemembered[walletId] && (!tab || walletId === 'flint'))
        model.isRemembered[walletId] = undefined
    }
    prompt.approve()
  })
}

function noteApproval(model: Model, tab: Tab | undefined, walletId: WalletId) {
  for (const attempt of model.attempts)
    if (
      attempt.tab === tab &&
      attempt.walletId === walletId &&
      !attempt.isSettled
    )
      attempt.isApproved = true
}

const refusals: Record<string, () => unknown> = {
  coded: () => Object.assign(new Error('User rejected'), { code: 4001 }),
  plain: () => ({ code: 4001, message: 'no' }),
  text: () => 'User rejected the request',
  nothing: () => undefined,
  broken: () => ({ code: -32603, message: 'Internal error' }),
}

function reject({
  how,
  walletId,
}: {
  how: keyof typeof refusals
  walletId: WalletId
}) {
  return command('reject', { how, walletId }, (_model, world) => {
    const error = refusals[how]?.()
    if (walletId !== 'walletConnect')
      return world.extensions[walletId].prompts.shift()?.reject(error)
    const proposal = world.phone.proposals.at(-1)
    if (proposal) world.phone.reject(proposal, error)
  })
}

/** A wallet disconnected in one tab stays disconnected. */
function forget(model: Model, world: World, { place: at, walletId }: Target) {
  const expected = model.tabs[at]
  model.isRemembered[walletId] = false
  // The older wallet cannot be asked to forget the site.
  if (walletId !== 'flint') expectIn(model, walletId, false)
  else loosenLoading(model, world, walletId)
  if (expected) expected[walletId] = false
}

/**
 * A page that is still loading may have checked before or after: wagmi then
 * removes the mark that the other page has just set.
 */
function loosenLoading(model: Model, world: World, walletId: WalletId) {
  for (const [place, tab] of world.tabs.entries()) {
    const expected = model.tabs[place]
    const isBusy = tab?.config.state.status.endsWith('onnecting')
    if (!expected || (!isBusy && expected[walletId] !== undefined)) continue
    expected[walletId] = undefined
    model.isRemembered[walletId] = undefined
  }
}

/**
 * Whether a wallet answers the requests for accounts and chain too late for
 * wagmi. It is restored later, but not while the user is prompted for another
 * one.
 */
function isSlow({ line }: World) {
  return line.latency * 4 >= RECONNECT_TIMEOUT_MS
}

function loosenTab({ tabs }: Model, place: number) {
  const expected = tabs[place]
  for (const id of walletIds) if (expected?.[id]) expected[id] = undefined
}

function disconnect({ place: at, walletId }: Target) {
  return command('disconnect', { at, walletId }, (model, world) => {
    const tab = world.tabs[at]
    if (!tab || !isConnected(tab, walletId)) return
    if (!world.line.isOnline) model.isExcused = true
    disturb(model, (attempt) => attempt.walletId === walletId)
    const connectorUid = tab.getConnector(walletId).uid
    if (walletId === 'walletConnect')
      forget(model, world, { place: at, walletId })
    follow(model, {
      name: `disconnect ${walletId}`,
      walletIds: [walletId],
      tab,
      world,
      promise: disconnectAccount(tab.kit, { connectorUid }),
      onDone: () =>
        forget(model, world, { place: place(tab, world), walletId }),
      onFailed() {
        const code = isConnected(tab, walletId)
        model.faults.push(`${walletId} does not leave (${code})`)
      },
    })
  })
}

function leaveAll({ place: at }: Place) {
  return command('disconnectAll', { at }, (model, world) => {
    const tab = world.tabs[at]
    if (!tab) return
    if (!world.line.isOnline) model.isExcused = true
    disturb(model, () => true)
    for (const attempt of model.attempts)
      if (attempt.tab === tab && !attempt.isSettled) attempt.isAborted = true
    const used = walletIds.filter((id) => isConnected(tab, id))
    // A wallet that is still reconnecting is only disconnected if wagmi
    // already lists it.
    if (tab.isLoading())
      for (const id of ['ember', 'flint'] as const) {
        if (!model.isRemembered[id]) continue
        model.isRemembered[id] = undefined
        expectIn(model, id, undefined)
      }
    const isPaired = tab.kit.pairing?.isRemembered('eip155')
    const left = isPaired ? [...used, 'walletConnect' as const] : used
    if (used.includes('walletConnect'))
      forget(model, world, { place: at, walletId: 'walletConnect' })
    else if (isPaired) {
      // It is disconnected after the others, if the page lives that long.
      model.isRemembered.walletConnect = undefined
      expectIn(model, 'walletConnect', undefined)
    }
    follow(model, {
      name: 'disconnectAll',
      walletIds: left,
      tab,
      world,
      promise: disconnectAll(tab.kit),
      onDone() {
        for (const walletId of left)
          forget(model, world, { place: place(tab, world), walletId })
      },
      onFailed: (error) => model.faults.push(`not all leave: ${tell(error)}`),
    })
  })
}

function goTo({ chainId, place: at }: Place & { chainId: number }) {
  return command('switchNetwork', { at, chainId }, (model, world) => {
    const tab = world.tabs[at]
    if (!tab) return
    const { current } = tab.config.state
    follow(model, {
      name: 'switchNetwork',
      tab,
      world,
      promise: switchNetwork(tab.kit, { chainId }),
      onDone() {
        const { connections } = tab.config.state
        const connection = current ? connections.get(current) : undefined
        if (connection && connection.chainId !== chainId && !world.line.latency)
          model.faults.push(`on ${connection.chainId}, not on ${chainId}`)
      },
    })
  })
}

function use({ place: at, walletId }: Target) {
  return command('setActiveAccount', { at, walletId }, (model, world) => {
    const tab = world.tabs[at]
    if (!tab || !isConnected(tab, walletId)) return
    const connectorUid = tab.getConnector(walletId).uid
    follow(model, {
      name: 'setActiveAccount',
      tab,
      world,
      promise: setActiveAccount(tab.kit, { connectorUid }),
    })
  })
}

function setAccount(parameters: {
  isTold: boolean
  item: number
  walletId: WalletId
}) {
  const { isTold, item, walletId } = parameters
  return command('account', parameters, (model, world) => {
    if (walletId === 'walletConnect')
      return world.phone.setAccount(item, isTold)
    const extension = world.extensions[walletId]
    if (extension.state.isGranted && extension.state.account !== item) {
      loosen(model, walletId)
      if (!model.isRemembered[walletId])
        model.isRemembered[walletId] = undefined
    }
    extension.setAccount(item)
  })
}

function setChain({
  chainId,
  walletId,
}: {
  chainId: number
  walletId: WalletId
}) {
  return command('chain', { chainId, walletId }, (_model, world) => {
    if (walletId === 'walletConnect') world.phone.setChain(chainId)
    else world.extensions[walletId].setChain(chainId)
  })
}

/** The wallet disconnects by itself. */
function leave({ walletId }: { walletId: WalletId }) {
  return command('leave', { walletId }, (model, world) => {
    disturb(model, (attempt) => attempt.walletId === walletId)
    if (walletId === 'walletConnect') {
      if (!world.phone.sessions.size) return
      for (const topic of [...world.phone.sessions.keys()])
        world.phone.leave(topic)
      model.isUnheard = !world.line.isOnline
    } else if (world.extensions[walletId].state.isGranted)
      world.extensions[walletId].grant(false)
    else return
    expectIn(model, walletId, false)
    model.isRemembered[walletId] = false
  })
}

async function load(model: Model, world: World, at: number) {
  model.tabs[at] = { ...model.isRemembered }
  const expected = model.tabs[at]
  if (!world.line.isOnline) expected.walletConnect = undefined
  // Approved but not received yet: either page may be first.
  for (const { isApproved, isSettled, walletId } of model.attempts)
    if (isApproved && !isSettled) expected[walletId] = undefined
  if (isSlow(world)) loosenTab(model, at)
  await world.open(at)
}

/** Reloads a page, or opens a second one beside it. */
function reload({ place: at }: Place) {
  return command('reload', { at }, async (model, world) => {
    cut(model, world, at)
    await world.close(at)
    await load(model, world, at)
  })
}

/** Requests in flight between page and wallet are lost with the page. */
function cut(model: Model, world: World, at: number) {
  const tab = world.tabs[at]
  for (const call of model.calls) {
    if (!tab || call.tab !== tab || call.isSettled) continue
    model.isExcused = true
    for (const id of call.walletIds) {
      // Its mark is set or removed immediately.
      if (id === 'walletConnect') continue
      model.isRemembered[id] = undefined
      expectIn(model, id, undefined)
    }
  }
}

function close({ place: at }: Place) {
  return command('close', { at }, async (model, world) => {
    if (at === 0) return
    cut(model, world, at)
    model.tabs[at] = undefined
    await world.close(at)
  })
}

function setLine({ latency }: { latency: number }) {
  return command('slow', { latency }, (model, world) => {
    world.line.latency = latency
    if (!isSlow(world)) return
    // A wallet that reconnects now may respond too late.
    for (const [place, tab] of world.tabs.entries())
      if (tab?.isLoading()) loosenTab(model, place)
  })
}

function setOnline({ isOnline }: { isOnline: boolean }) {
  return command('online', { isOnline }, (model, world) => {
    if (!isOnline) {
      model.isExcused = true
      disturb(model, ({ walletId }) => walletId === 'walletConnect')
    } else model.isUnheard = false
    world.setOnline(isOnline)
  })
}

function setMood({ mood, walletId }: { mood: Mood; walletId: WalletId }) {
  return command('mood', { mood, walletId }, (_model, world) => {
    if (walletId === 'walletConnect') world.phone.state.mood = mood
    else world.extensions[walletId].state.mood = mood
  })
}

function send({ place: at }: Place) {
  return command('send', { at }, async (model, world) => {
    const tab = world.tabs[at]
    if (!tab || !isConnected(tab, 'walletConnect')) return
    const connector = tab.getConnector('walletConnect')
    const provider = (await connector.getProvider()) as {
      request(request: object): Promise<unknown>
    }
    const connection = tab.config.state.connections.get(connector.uid)
    const [from] = connection?.accounts ?? []
    if (!connection || !from) return
    const data = `0x${(model.requests.size + 1).toString(16).padStart(8, '0')}`
    const chainId = `eip155:${connection.chainId}`
    model.requests.set(data, { chainId, from })
    const request = {
      method: 'eth_sendTransaction',
      params: [{ data, to: from, value: '0x0' }],
    }
    follow(model, {
      name: 'send',
      tab,
      world,
      promise: provider.request(request),
    })
  })
}

function answer() {
  return command('answer', {}, (_model, world) => world.phone.answer())
}

function wait({ ms }: { ms: number }) {
  return command('wait', { ms }, (_model, world) => world.clock.advance(ms))
}

function settle() {
  return command('rest', {}, async (model, world) => {
    await rest(model, world)
  })
}

const at = fc.constantFrom(0, 0, 1)
const walletId = fc.constantFrom(...walletIds, 'walletConnect' as const)
const chainId = fc.constantFrom(...chains.map(({ id }) => id))
const target = fc.record({ place: at, walletId })

/** All possible commands, the more common ones more often. */
export function commands(maxCommands: number) {
  return fc.commands(
    [
      target.map(connect),
      target.map(connect),
      target.map(connect),
      target.map(abort),
      fc.record({ item: fc.nat(2), walletId }).map(approve),
      fc.record({ item: fc.nat(2), walletId }).map(approve),
      fc.record({ item: fc.nat(2), walletId }).map(approve),
      fc
        .record({ how: fc.constantFrom(...Object.keys(refusals)), walletId })
        .map(reject),
      target.map(disconnect),
      fc.record({ place: at }).map(leaveAll),
      fc.record({ place: at, chainId }).map(goTo),
      target.map(use),
      fc
        .record({ isTold: fc.boolean(), item: fc.nat(2), walletId })
        .map(setAccount),
      fc.record({ chainId, walletId }).map(setChain),
      fc.record({ walletId }).map(leave),
      fc.record({ place: at }).map(reload),
      fc.record({ place: at }).map(close),
      fc
        .record({ latency: fc.constantFrom(0, 0, 40, 400, 2_000, 7_000) })
        .map(setLine),
      fc.record({ isOnline: fc.boolean() }).map(setOnline),
      fc
        .record({
          mood: fc.constantFrom<Mood>('ok', 'reject', 'hang'),
          walletId,
        })
        .map(setMood),
      fc.record({ place: at }).map(send),
      fc.constant(null).map(answer),
      fc
        .record({ ms: fc.constantFrom(50, 1_600, 4_000, 25_000, 240_000) })
        .map(wait),
      fc.constant(null).map(settle),
    ],
    { maxCommands, size: 'max' },
  )
}

/**
 * Lets the world settle: disconnected wallets stay disconnected, and nothing
 * is left behind.
 */
export async function finish(model: Model, world: World) {
  world.line.latency = 0
  world.setOnline(true)
  model.isUnheard = false
  world.phone.state.mood = 'ok'
  for (const { state } of Object.values(world.extensions)) state.mood = 'ok'
  await world.clock.advance(PAUSE_MS)
  await rest(model, world)
  for (const [place, tab] of world.tabs.entries()) {
    if (!tab) continue
    await world.close(place)
    await load(model, world, place)
    await rest(model, world)
  }
  await leaveWorld(model, world)
}

async function leaveWorld(model: Model, world: World) {
  const open = world.tabs.filter((tab) => tab !== undefined)
  for (const tab of open) {
    follow(model, {
      name: 'disconnectAll',
      tab,
      world,
      promise: disconnectAll(tab.kit),
      onFailed: (error) => model.faults.push(`not all leave: ${tell(error)}`),
    })
    await world.clock.advance(PAUSE_MS)
  }
  for (const expected of model.tabs)
    for (const id of walletIds) if (expected) expected[id] = false
  await rest(model, world)
  if (!model.isExcused) expect([...world.phone.sessions.keys()]).toEqual([])
  for (const tab of open) expect(isLive(world, tab)).toBe(true)
}

/** Starts with connected wallets, and optionally with a second tab. */
export async function begin(
  model: Model,
  world: World,
  start: { walletIds: readonly WalletId[]; isDouble: boolean },
) {
  model.tabs[0] = { ember: false, flint: false, walletConnect: false }
  await world.open(0)
  await world.clock.advance(PAUSE_MS)
  for (const walletId of start.walletIds) {
    await connect({ place: 0, walletId }).run(model, world)
    await approve({ item: 0, walletId }).run(model, world)
  }
  if (start.isDouble) await reload({ place: 1 }).run(model, world)
}

const seldom = fc.nat(2).map((value) => value === 2)

/** Some sequences start with connected wallets, or with two tabs. */
export const starts = fc.record({
  isDouble: seldom,
  isTicking: fc.nat(15).map((value) => value === 15),
  walletIds: fc
    .tuple(seldom, fc.subarray([...walletIds], { maxLength: 2 }))
    .map(([isUsed, used]) => (isUsed ? used : [])),
})
